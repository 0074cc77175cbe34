; The setup program for Windows: for the person who runs it, without rights of an administrator.
Target amd64-unicode
Unicode true
SetCompressor /SOLID ${COMPRESSOR}
!include "MUI2.nsh"
Name "Gridlight ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Gridlight"
InstallDirRegKey HKCU "Software\Gridlight" "Folder"
RequestExecutionLevel user
!define MUI_ICON "${APP}\gridlight.ico"
!define MUI_UNICON "${APP}\gridlight.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\gridlight.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Gridlight"

!macro Opens EXTENSION KIND WORDS
  WriteRegStr HKCU "Software\Classes\${EXTENSION}" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "${WORDS}"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\gridlight.ico"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\gridlight.exe" "%1"'
!macroend

Section
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\Lib"
  File /r "${APP}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Gridlight.lnk" "$INSTDIR\gridlight.exe" "" "$INSTDIR\gridlight.ico"
  !insertmacro Opens ".gridlight" "Gridlight.Game" "Gridlight game"
  !insertmacro Opens ".deck" "Gridlight.Deck" "Gridlight deck of cards"
  WriteRegStr HKCU "Software\Gridlight" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Gridlight"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\gridlight.ico"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

Section "Uninstall"
  ; Games and settings lie elsewhere and stay. Only what the setup laid down goes.
  RMDir /r "$INSTDIR\Lib"
  RMDir /r "$INSTDIR\licenses"
  Delete "$INSTDIR\*.exe"
  Delete "$INSTDIR\*.dll"
  Delete "$INSTDIR\*.pyd"
  Delete "$INSTDIR\python313.zip"
  Delete "$INSTDIR\python313._pth"
  Delete "$INSTDIR\python.cat"
  Delete "$INSTDIR\gridlight.ico"
  Delete "$INSTDIR\LICENSE.txt"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Gridlight.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Gridlight"
  DeleteRegKey HKCU "Software\Classes\Gridlight.Game"
  DeleteRegKey HKCU "Software\Classes\Gridlight.Deck"
  DeleteRegKey HKCU "Software\Classes\.gridlight"
  DeleteRegKey HKCU "Software\Classes\.deck"
SectionEnd
