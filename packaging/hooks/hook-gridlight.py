"""Every module and file of the program goes along: most are only read when they are needed."""

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

hiddenimports = collect_submodules("gridlight")
datas = collect_data_files("gridlight")
