<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en_US">
<context>
    <name></name>
    <message>
        <source>A receiver is in line and the passer is safe: call the pass.</source>
        <translation>Ein Receiver steht in der Linie und der Passgeber ist sicher: Sag den Pass an.</translation>
    </message>
    <message>
        <source>Even odds on a man beside him are worth more than his own run: call the lateral.</source>
        <translation>Halbe Chancen bei einem Spieler neben ihm sind mehr wert als sein eigener Lauf: Sag den Lateral an.</translation>
    </message>
    <message>
        <source>The ball is worth more far away than the odds of a first down here: punt.</source>
        <translation>Der Ball weit weg ist mehr wert als die Chance auf ein First Down hier: Punte.</translation>
    </message>
    <message>
        <source>Three points are in reach of the dice: try the field goal.</source>
        <translation>Drei Punkte sind in Reichweite der Würfel: Versuch das Field Goal.</translation>
    </message>
    <message>
        <source>A coin has no memory: either side will do.</source>
        <translation>Eine Münze hat kein Gedächtnis: Beide Seiten sind recht.</translation>
    </message>
    <message>
        <source>Both sides kick off once: have the ball first.</source>
        <translation>Jede Seite hat einmal den Kickoff: Nimm zuerst den Ball.</translation>
    </message>
    <message>
        <source>Men stand where the dice are likeliest to bring the ball down.</source>
        <translation>Spieler stehen, wo die Würfel den Ball am ehesten herunterbringen.</translation>
    </message>
    <message>
        <source>Everybody is in place: kick off.</source>
        <translation>Alle stehen auf ihrem Platz: Kickoff.</translation>
    </message>
    <message>
        <source>Everybody runs down the field but the last man.</source>
        <translation>Alle laufen das Feld hinunter, nur der letzte Spieler nicht.</translation>
    </message>
    <message>
        <source>What counts is how near the kickers are, against the touchback’s 20.</source>
        <translation>Es zählt, wie nah das Kick-Team ist, gegen die 20 des Touchbacks.</translation>
    </message>
    <message>
        <source>The line-up that promises most against what the defense shows.</source>
        <translation>Die Aufstellung, die gegen das, was die Defense zeigt, am meisten verspricht.</translation>
    </message>
    <message>
        <source>The line-up that leaves this offense least.</source>
        <translation>Die Aufstellung, die dieser Offense am wenigsten lässt.</translation>
    </message>
    <message>
        <source>Everybody is in place: snap it.</source>
        <translation>Alle stehen auf ihrem Platz: Snap.</translation>
    </message>
    <message>
        <source>A kick-off comes down farther away than a punt.</source>
        <translation>Ein Kickoff kommt weiter weg herunter als ein Punt.</translation>
    </message>
    <message>
        <source>The better of the two places to go on from.</source>
        <translation>Die bessere der beiden Stellen, um weiterzumachen.</translation>
    </message>
    <message>
        <source>Five faces of six score the point.</source>
        <translation>Fünf von sechs Seiten bringen den Punkt.</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Nichts Besseres gefunden.</translation>
    </message>
    <message>
        <source>The man on {square} catches {percent} throws in a hundred and gains most by them.</source>
        <translation>Der Spieler auf {square} fängt {percent} von hundert Würfen und gewinnt damit am meisten.</translation>
    </message>
    <message>
        <source>He is the best receiver there is.</source>
        <translation>Er ist der beste Receiver, den es gibt.</translation>
    </message>
    <message>
        <source>The man with the ball is in reach: tackle him.</source>
        <translation>Der Ballträger ist in Reichweite: Tackle ihn.</translation>
    </message>
    <message>
        <source>The way ahead is open: run.</source>
        <translation>Der Weg nach vorn ist frei: Lauf.</translation>
    </message>
    <message>
        <source>Make room first, then run or throw.</source>
        <translation>Schaff erst Platz, dann lauf oder wirf.</translation>
    </message>
    <message>
        <source>The rush comes too late: get into the line of the throw and near its receivers.</source>
        <translation>Der Rush kommt zu spät: Geh in die Linie des Wurfs und nah an seine Receiver.</translation>
    </message>
    <message>
        <source>Close the ways ahead of the ball and stay near those who may catch it.</source>
        <translation>Schließ die Wege vor dem Ball und bleib nah bei allen, die ihn fangen dürfen.</translation>
    </message>
    <message>
        <source>yards a run</source>
        <translation>Yards je Lauf</translation>
    </message>
    <message>
        <source>completions</source>
        <translation>gefangene Pässe</translation>
    </message>
    <message>
        <source>yards a completion</source>
        <translation>Yards je gefangenem Pass</translation>
    </message>
    <message>
        <source>interceptions, of passes</source>
        <translation>Interceptions je Pass</translation>
    </message>
    <message>
        <source>fumbles, of plays</source>
        <translation>Fumbles je Spielzug</translation>
    </message>
    <message>
        <source>plays that go all the way</source>
        <translation>Spielzüge bis zum Touchdown</translation>
    </message>
    <message>
        <source>running a play</source>
        <translation>ein Spielzug</translation>
    </message>
    <message>
        <source>punting</source>
        <translation>ein Punt</translation>
    </message>
    <message>
        <source>a quick kick</source>
        <translation>ein Quick Kick</translation>
    </message>
    <message>
        <source>a field goal</source>
        <translation>ein Field Goal</translation>
    </message>
    <message>
        <source>a deep kick-off</source>
        <translation>ein tiefer Kickoff</translation>
    </message>
    <message>
        <source>an on-side kick</source>
        <translation>ein Onside-Kick</translation>
    </message>
    <message>
        <source>taking the touchback</source>
        <translation>der Touchback</translation>
    </message>
    <message>
        <source>running it out</source>
        <translation>das Heraustragen</translation>
    </message>
    <message>
        <source>calling a fair catch</source>
        <translation>ein Fair Catch</translation>
    </message>
    <message>
        <source>running the punt back</source>
        <translation>der Punt-Return</translation>
    </message>
    <message>
        <source>accepting the penalty</source>
        <translation>das Annehmen der Strafe</translation>
    </message>
    <message>
        <source>declining the penalty</source>
        <translation>das Ablehnen der Strafe</translation>
    </message>
    <message>
        <source>kicking the point</source>
        <translation>der Kick zum Extrapunkt</translation>
    </message>
    <message>
        <source>running for it</source>
        <translation>der Versuch per Lauf</translation>
    </message>
    <message>
        <source>passing for it</source>
        <translation>der Versuch per Pass</translation>
    </message>
    <message>
        <source>kicking first</source>
        <translation>zuerst kicken</translation>
    </message>
    <message>
        <source>receiving first</source>
        <translation>zuerst empfangen</translation>
    </message>
    <message>
        <source>There is nothing to choose between.</source>
        <translation>Es gibt keinen Unterschied.</translation>
    </message>
    <message>
        <source>There is no choice.</source>
        <translation>Es gibt keine Wahl.</translation>
    </message>
    <message>
        <source>{best} is worth {worth}, {other} {other_worth}.</source>
        <translation>{best} bringt {worth}, {other} {other_worth}.</translation>
    </message>
    <message>
        <source>The snap is worth {worth}.</source>
        <translation>Der Snap bringt {worth}.</translation>
    </message>
    <message>
        <source>Always {move} here.</source>
        <translation>Hier immer {move}.</translation>
    </message>
    <message>
        <source>A mixture that can&apos;t be read: {moves}.</source>
        <translation>Eine Mischung, die niemand durchschaut: {moves}.</translation>
    </message>
    <message>
        <source>an unknown worth</source>
        <translation>einen unbekannten Wert</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} Punkte</translation>
    </message>
    <message>
        <source>an unknown chance</source>
        <translation>eine unbekannte Chance</translation>
    </message>
    <message>
        <source>a {percent:.0f} % chance to win</source>
        <translation>eine Siegchance von {percent:.0f} %</translation>
    </message>
    <message>
        <source>lines 0.01 in wider</source>
        <translation>0,01 Zoll breiteren Linien</translation>
    </message>
    <message>
        <source>lines 0.01 in narrower</source>
        <translation>0,01 Zoll schmaleren Linien</translation>
    </message>
    <message>
        <source>a defense card 0.3 mm to the left</source>
        <translation>einer Defense-Karte 0,3 mm weiter links</translation>
    </message>
    <message>
        <source>a defense card 0.3 mm to the right</source>
        <translation>einer Defense-Karte 0,3 mm weiter rechts</translation>
    </message>
    <message>
        <source>a defense card 0.3 mm too high</source>
        <translation>einer Defense-Karte 0,3 mm zu hoch</translation>
    </message>
    <message>
        <source>a defense card 0.3 mm too low</source>
        <translation>einer Defense-Karte 0,3 mm zu tief</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Rookie</source>
        <translation>Rookie</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Profi</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Equilibrium</source>
        <translation>Gleichgewicht</translation>
    </message>
    <message>
        <source>a punt</source>
        <translation>ein Punt</translation>
    </message>
    <message>
        <source>a play from scrimmage</source>
        <translation>ein Spielzug von der Line</translation>
    </message>
    <message>
        <source>running now</source>
        <translation>ein Lauf jetzt</translation>
    </message>
    <message>
        <source>the pass</source>
        <translation>der Pass</translation>
    </message>
    <message>
        <source>rolling on</source>
        <translation>das Weiterwürfeln</translation>
    </message>
    <message>
        <source>running for two</source>
        <translation>der Lauf für zwei</translation>
    </message>
    <message>
        <source>passing for two</source>
        <translation>der Pass für zwei</translation>
    </message>
    <message>
        <source>Heads and tails are as good.</source>
        <translation>Kopf und Zahl sind gleich gut.</translation>
    </message>
    <message>
        <source>{best} leaves {chance}.</source>
        <translation>{best} lässt {chance}.</translation>
    </message>
    <message>
        <source>{best} leaves {chance}, {other} {other_chance}.</source>
        <translation>{best} lässt {chance}, {other} {other_chance}.</translation>
    </message>
    <message>
        <source>the pass to {man}</source>
        <translation>der Pass zu {man}</translation>
    </message>
    <message>
        <source>this line-up</source>
        <translation>diese Aufstellung</translation>
    </message>
    <message>
        <source>the snap can&apos;t be solved: its worths aren&apos;t all numbers</source>
        <translation>der Snap ist nicht lösbar: seine Werte sind nicht alle Zahlen</translation>
    </message>
    <message>
        <source>the snap can&apos;t be solved: {reason}</source>
        <translation>der Snap ist nicht lösbar: {reason}</translation>
    </message>
    <message>
        <source>a snap&apos;s linear program needs scipy; install it with: pip install &apos;gridlight[lab]&apos;</source>
        <translation>das lineare Programm eines Snaps braucht scipy; installier es mit: pip install &apos;gridlight[lab]&apos;</translation>
    </message>
    <message>
        <source>no such key; there are {names}</source>
        <translation>kein solcher Schlüssel; es gibt {names}</translation>
    </message>
    <message>
        <source>“{value}” isn&apos;t home or visitors</source>
        <translation>„{value}“ ist weder home noch visitors</translation>
    </message>
    <message>
        <source>{value!r} isn&apos;t a whole number from {least} to {most}</source>
        <translation>{value!r} ist keine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>{value!r} isn&apos;t a list of words</source>
        <translation>{value!r} ist keine Liste von Wörtern</translation>
    </message>
    <message>
        <source>{value!r} isn&apos;t true or false</source>
        <translation>{value!r} ist weder true noch false</translation>
    </message>
    <message>
        <source>{value!r} isn&apos;t two whole numbers, home first</source>
        <translation>{value!r} sind nicht zwei ganze Zahlen, home zuerst</translation>
    </message>
    <message>
        <source>{togo!r} isn&apos;t a number of yards or “goal”</source>
        <translation>{togo!r} ist weder eine Zahl von Yards noch „goal“</translation>
    </message>
    <message>
        <source>it is not TOML ({problem})</source>
        <translation>das ist kein TOML ({problem})</translation>
    </message>
    <message>
        <source>Restore the file.</source>
        <translation>Stell die Datei wieder her.</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>isn&apos;t a rule</source>
        <translation>ist keine Regel</translation>
    </message>
    <message>
        <source>{value!r} is no whole number</source>
        <translation>{value!r} ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>Write a number.</source>
        <translation>Schreib eine Zahl.</translation>
    </message>
    <message>
        <source>there is no move</source>
        <translation>da steht kein Zug</translation>
    </message>
    <message>
        <source>“{verb}” is no move of All-Pro</source>
        <translation>„{verb}“ ist kein Zug in All-Pro</translation>
    </message>
    <message>
        <source>“{letter}” is no man; men are B, E, L, C and b, e, l, c</source>
        <translation>„{letter}“ ist kein Spieler; Spieler sind B, E, L, C und b, e, l, c</translation>
    </message>
    <message>
        <source>“{pair}” is no row: write its number, then its squares</source>
        <translation>„{pair}“ ist keine Reihe: erst ihre Nummer, dann ihre Felder</translation>
    </message>
    <message>
        <source>row {row} stands there twice</source>
        <translation>Reihe {row} steht zweimal da</translation>
    </message>
    <message>
        <source>row {row} isn&apos;t one of 0 to {last}</source>
        <translation>Reihe {row} ist keine von 0 bis {last}</translation>
    </message>
    <message>
        <source>row {row} has {count} squares, the board {columns}</source>
        <translation>Reihe {row} hat {count} Felder, das Brett {columns}</translation>
    </message>
    <message>
        <source>“{pair}” is no pair: write square, man on top, man below, like h12 B l</source>
        <translation>„{pair}“ ist kein Paar: Schreib Feld, Spieler oben, Spieler unten, etwa h12 B l</translation>
    </message>
    <message>
        <source>{square} isn&apos;t on the board</source>
        <translation>{square} ist nicht auf dem Brett</translation>
    </message>
    <message>
        <source>“{pair}”: nobody blocks a man of his own team</source>
        <translation>„{pair}“: Niemand blockt einen Spieler des eigenen Teams</translation>
    </message>
    <message>
        <source>at least seven men of the offense stand on its first row (AP-40).</source>
        <translation>mindestens sieben Spieler der Offense stehen in ihrer ersten Reihe (AP-40).</translation>
    </message>
    <message>
        <source>no eligible receiver is on a legal space: that is intentional grounding (AP-41).</source>
        <translation>kein Receiver steht auf einem erlaubten Feld: Das ist Intentional Grounding (AP-41).</translation>
    </message>
    <message>
        <source>a lineman or the center is more than one space past the line (AP-42).</source>
        <translation>ein Lineman oder der Center ist mehr als ein Feld jenseits der Line (AP-42).</translation>
    </message>
    <message>
        <source>linemen and the center of the offense never move diagonally (AP-43).</source>
        <translation>Linemen und Center der Offense ziehen nie diagonal (AP-43).</translation>
    </message>
    <message>
        <source>an eligible receiver can&apos;t be blocked there: pass interference (AP-44).</source>
        <translation>ein Receiver darf dort nicht geblockt werden: Pass Interference (AP-44).</translation>
    </message>
    <message>
        <source>the turn&apos;s three moves are used up (AP-45).</source>
        <translation>die drei Züge der Runde sind verbraucht (AP-45).</translation>
    </message>
    <message>
        <source>the game is over (FB-12).</source>
        <translation>das Spiel ist vorbei (FB-12).</translation>
    </message>
    <message>
        <source>the quarter is played by plays (FB-9).</source>
        <translation>das Viertel wird nach Spielzügen gespielt (FB-9).</translation>
    </message>
    <message>
        <source>only the own men are placed</source>
        <translation>nur eigene Spieler werden aufgestellt</translation>
    </message>
    <message>
        <source>a team has four backs, two ends, four linemen and a center (AP-3).</source>
        <translation>ein Team hat vier Backs, zwei Ends, vier Linemen und einen Center (AP-3).</translation>
    </message>
    <message>
        <source>every man stands on his own side, behind the line (AP-14).</source>
        <translation>alle stehen auf der eigenen Seite, hinter der Line (AP-14).</translation>
    </message>
    <message>
        <source>all eleven kickers stand on the row behind the line (AP-33).</source>
        <translation>beim Kick-Team stehen alle elf in der Reihe hinter der Line (AP-33).</translation>
    </message>
    <message>
        <source>the receivers&apos; backs stand behind their linemen (AP-33).</source>
        <translation>die Backs des Return-Teams stehen hinter dessen Linemen (AP-33).</translation>
    </message>
    <message>
        <source>the receivers&apos; linemen and ends stand on their line (AP-33).</source>
        <translation>Linemen und Ends des Return-Teams stehen an dessen Line (AP-33).</translation>
    </message>
    <message>
        <source>the center stands on the first row (AP-14).</source>
        <translation>der Center steht in der ersten Reihe (AP-14).</translation>
    </message>
    <message>
        <source>somebody must stand straight behind the center to take the snap (AP-15).</source>
        <translation>für den Snap muss jemand gerade hinter dem Center stehen (AP-15).</translation>
    </message>
    <message>
        <source>“{phase}” is no phase of All-Pro</source>
        <translation>„{phase}“ ist keine Phase von All-Pro</translation>
    </message>
    <message>
        <source>a position can&apos;t start in “{phase}”; start before it</source>
        <translation>eine Stellung kann nicht in „{phase}“ beginnen; beginne davor</translation>
    </message>
    <message>
        <source>{spot!r} isn&apos;t a stripe: 0, 5, 10 … 100 from the home goal line</source>
        <translation>{spot!r} ist kein Streifen: 0, 5, 10 … 100 ab der Goalline von Heim</translation>
    </message>
    <message>
        <source>{value!r} isn&apos;t text</source>
        <translation>{value!r} ist kein Text</translation>
    </message>
    <message>
        <source>{seat} has {count} of {kind}, a team has {most} (AP-3)</source>
        <translation>{seat} hat {count} × {kind}, ein Team hat {most} (AP-3)</translation>
    </message>
    <message>
        <source>{square} is taken twice</source>
        <translation>{square} ist doppelt besetzt</translation>
    </message>
    <message>
        <source>the ball is carried or loose, not both</source>
        <translation>der Ball wird getragen oder ist frei, nicht beides</translation>
    </message>
    <message>
        <source>no man of {seat} in the play stands on {square}</source>
        <translation>{seat} hat auf {square} keinen Spieler, der im Spiel ist</translation>
    </message>
    <message>
        <source>somebody stands on {square}</source>
        <translation>auf {square} steht schon jemand</translation>
    </message>
    <message>
        <source>say who has the ball, or where it is loose</source>
        <translation>sag, wer den Ball hat oder wo er frei liegt</translation>
    </message>
    <message>
        <source>say who passes</source>
        <translation>sag, wer den Pass wirft</translation>
    </message>
    <message>
        <source>nobody stands straight behind the center to take the snap</source>
        <translation>niemand steht für den Snap gerade hinter dem Center</translation>
    </message>
    <message>
        <source>say where the ball lies to be kicked</source>
        <translation>sag, wo der Ball zum Kick liegt</translation>
    </message>
    <message>
        <source>“{kicked}” isn&apos;t kickoff, punt or field-goal</source>
        <translation>„{kicked}“ ist nicht kickoff, punt oder field-goal</translation>
    </message>
    <message>
        <source>“{value}” isn&apos;t {first} or {second}</source>
        <translation>„{value}“ ist nicht {first} oder {second}</translation>
    </message>
    <message>
        <source>“{after}” isn&apos;t half, touchdown, field-goal or safety</source>
        <translation>„{after}“ ist nicht half, touchdown, field-goal oder safety</translation>
    </message>
    <message>
        <source>in “{phase}” {seat} decides</source>
        <translation>in „{phase}“ entscheidet {seat}</translation>
    </message>
    <message>
        <source>the visitors call the toss first: call heads or call tails (FB-14)</source>
        <translation>erst rufen die Gäste beim Münzwurf: call heads oder call tails (FB-14)</translation>
    </message>
    <message>
        <source>the winner of the toss chooses to kick or to receive (FB-14)</source>
        <translation>wer den Münzwurf gewann, wählt Kicken oder Empfangen (FB-14)</translation>
    </message>
    <message>
        <source>the line-ups for the kick-off come first (AP-33)</source>
        <translation>erst kommen die Aufstellungen zum Kickoff (AP-33)</translation>
    </message>
    <message>
        <source>the kick-off comes first (AP-33)</source>
        <translation>erst kommt der Kickoff (AP-33)</translation>
    </message>
    <message>
        <source>the kicking team&apos;s men run forward now (AP-34)</source>
        <translation>jetzt läuft das Kick-Team vor (AP-34)</translation>
    </message>
    <message>
        <source>the receivers have their three moves now (AP-35)</source>
        <translation>jetzt hat das Return-Team seine drei Züge (AP-35)</translation>
    </message>
    <message>
        <source>the kicking team has its three moves now (AP-35)</source>
        <translation>jetzt hat das Kick-Team seine drei Züge (AP-35)</translation>
    </message>
    <message>
        <source>touchback or run-out is to be chosen first (AP-37)</source>
        <translation>erst ist zwischen Touchback und Herauslaufen zu wählen (AP-37)</translation>
    </message>
    <message>
        <source>the offense lines up first (AP-14)</source>
        <translation>erst stellt die Offense auf (AP-14)</translation>
    </message>
    <message>
        <source>the defense lines up now (AP-14)</source>
        <translation>jetzt stellt die Defense auf (AP-14)</translation>
    </message>
    <message>
        <source>the snap comes first (AP-15)</source>
        <translation>erst kommt der Snap (AP-15)</translation>
    </message>
    <message>
        <source>the offense has its three moves now (AP-5)</source>
        <translation>jetzt hat die Offense ihre drei Züge (AP-5)</translation>
    </message>
    <message>
        <source>the defense has its three moves now (AP-5)</source>
        <translation>jetzt hat die Defense ihre drei Züge (AP-5)</translation>
    </message>
    <message>
        <source>the defense has its three moves before the throw (AP-22)</source>
        <translation>vor dem Wurf hat die Defense ihre drei Züge (AP-22)</translation>
    </message>
    <message>
        <source>the ball is to be thrown now (AP-28)</source>
        <translation>jetzt ist der Ball zu werfen (AP-28)</translation>
    </message>
    <message>
        <source>the defense has its three moves before the kick (AP-P1)</source>
        <translation>vor dem Kick hat die Defense ihre drei Züge (AP-P1)</translation>
    </message>
    <message>
        <source>a kick-off or a punt follows the safety (AP-39)</source>
        <translation>auf den Safety folgt ein Kickoff oder ein Punt (AP-39)</translation>
    </message>
    <message>
        <source>the penalty is to be accepted or declined first (AP-47)</source>
        <translation>erst ist die Strafe anzunehmen oder abzulehnen (AP-47)</translation>
    </message>
    <message>
        <source>the try after the touchdown comes first (AP-P5)</source>
        <translation>erst kommt der Zusatzversuch nach dem Touchdown (AP-P5)</translation>
    </message>
    <message>
        <source>the game is over (FB-12)</source>
        <translation>das Spiel ist vorbei (FB-12)</translation>
    </message>
    <message>
        <source>nobody may be left standing on his own blocker: a way off must remain (AP-10).</source>
        <translation>niemand darf auf dem eigenen Blocker stehen bleiben: Ein Weg hinunter muss frei sein (AP-10).</translation>
    </message>
    <message>
        <source>it isn&apos;t the turn of {seat}: {waiting}.</source>
        <translation>nicht am Zug: {seat}; {waiting}.</translation>
    </message>
    <message>
        <source>“{verb}” is said without anything after it.</source>
        <translation>nach „{verb}“ kommt nichts mehr.</translation>
    </message>
    <message>
        <source>the referee sees every foul himself (AP-47).</source>
        <translation>der Schiedsrichter sieht jedes Foul selbst (AP-47).</translation>
    </message>
    <message>
        <source>say whose flag it is: flag home or flag visitors (AP-47).</source>
        <translation>sag, wessen Flagge es ist: flag home oder flag visitors (AP-47).</translation>
    </message>
    <message>
        <source>a seat presses only its own flag (AP-47).</source>
        <translation>jede Seite wirft nur ihre eigene Flagge (AP-47).</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} oder {last}</translation>
    </message>
    <message>
        <source>say {words} after it ({ruling}).</source>
        <translation>sag danach {words} ({ruling}).</translation>
    </message>
    <message>
        <source>“{verb}” is said without anything after it ({ruling}).</source>
        <translation>nach „{verb}“ kommt nichts mehr ({ruling}).</translation>
    </message>
    <message>
        <source>a move made is made: taking back isn&apos;t agreed on (AP-7).</source>
        <translation>gezogen ist gezogen: Zurücknehmen ist nicht vereinbart (AP-7).</translation>
    </message>
    <message>
        <source>nothing of this turn can be taken back any more (AP-7).</source>
        <translation>von dieser Runde lässt sich nichts mehr zurücknehmen (AP-7).</translation>
    </message>
    <message>
        <source>{problem} (AP-14).</source>
        <translation>{problem} (AP-14).</translation>
    </message>
    <message>
        <source>“kick” has been called already (AP-P4).</source>
        <translation>„kick“ ist schon angesagt (AP-P4).</translation>
    </message>
    <message>
        <source>“kick” is called only from a line-up in the own end zone (AP-P4).</source>
        <translation>„kick“ wird nur bei einer Aufstellung in der eigenen Endzone angesagt (AP-P4).</translation>
    </message>
    <message>
        <source>name the squares after “{verb}”, like h12 ({ruling}).</source>
        <translation>nenne nach „{verb}“ die Felder, etwa h12 ({ruling}).</translation>
    </message>
    <message>
        <source>{problem} (AP-1).</source>
        <translation>{problem} (AP-1).</translation>
    </message>
    <message>
        <source>there is no square {word} on the board (AP-1).</source>
        <translation>ein Feld {word} gibt es auf dem Brett nicht (AP-1).</translation>
    </message>
    <message>
        <source>the ball falls by hand only with the setting “steady hand” (AP-17).</source>
        <translation>von Hand fällt der Ball nur mit der Einstellung „ruhige Hand“ (AP-17).</translation>
    </message>
    <message>
        <source>only the man with the ball can let it fall (AP-17).</source>
        <translation>nur wer den Ball hat, kann ihn fallen lassen (AP-17).</translation>
    </message>
    <message>
        <source>the ball is snapped to the man straight behind the center, nobody between (AP-15).</source>
        <translation>der Snap geht an den Spieler gerade hinter dem Center, ohne jemanden dazwischen (AP-15).</translation>
    </message>
    <message>
        <source>there the move ends: nobody goes on after it (AP-8, AP-12).</source>
        <translation>dort endet der Zug: Niemand geht danach weiter (AP-8, AP-12).</translation>
    </message>
    <message>
        <source>men who are blocked or have blocked are out of the play (AP-8).</source>
        <translation>Geblockte und Blockende sind für den Spielzug raus (AP-8).</translation>
    </message>
    <message>
        <source>one moves only one&apos;s own men (AP-5).</source>
        <translation>man zieht nur eigene Spieler (AP-5).</translation>
    </message>
    <message>
        <source>nobody stands there (AP-5).</source>
        <translation>dort steht niemand (AP-5).</translation>
    </message>
    <message>
        <source>only the man with the ball hands it off (AP-16).</source>
        <translation>nur wer den Ball hat, macht den Handoff (AP-16).</translation>
    </message>
    <message>
        <source>the ball is handed to an own man who is in the play (AP-11, AP-16).</source>
        <translation>der Handoff geht an einen eigenen Spieler, der im Spiel ist (AP-11, AP-16).</translation>
    </message>
    <message>
        <source>the ball is handed to a man on a neighboring square (AP-16).</source>
        <translation>der Handoff geht an einen Spieler auf einem Nachbarfeld (AP-16).</translation>
    </message>
    <message>
        <source>“kick” was called: the kicker keeps the ball (AP-P4).</source>
        <translation>„kick“ ist angesagt: Der Kicker behält den Ball (AP-P4).</translation>
    </message>
    <message>
        <source>beyond the line the ball is handed only sideways or backward (AP-16).</source>
        <translation>jenseits der Line geht der Handoff nur seitwärts oder zurück (AP-16).</translation>
    </message>
    <message>
        <source>a free kick can&apos;t be run past the line (AP-39).</source>
        <translation>bei einem Free Kick läuft niemand mit dem Ball über die Line (AP-39).</translation>
    </message>
    <message>
        <source>nobody ends a turn on his own blocker (AP-10).</source>
        <translation>niemand beendet eine Runde auf dem eigenen Blocker (AP-10).</translation>
    </message>
    <message>
        <source>a forward pass is thrown only by the side that snapped (AP-21).</source>
        <translation>einen Vorwärtspass wirft nur die Seite, die den Snap hatte (AP-21).</translation>
    </message>
    <message>
        <source>one forward pass a play (AP-21).</source>
        <translation>ein Vorwärtspass je Spielzug (AP-21).</translation>
    </message>
    <message>
        <source>he has run past the line with the ball (AP-21).</source>
        <translation>er ist mit dem Ball über die Line gelaufen (AP-21).</translation>
    </message>
    <message>
        <source>nobody is 2, 4 or 6 spaces away in a line, not ahead of the passer (AP-32).</source>
        <translation>niemand steht 2, 4 oder 6 Felder entfernt in einer Linie und nicht vor dem Passgeber (AP-32).</translation>
    </message>
    <message>
        <source>the ball lies on the ground (AP-18).</source>
        <translation>der Ball liegt am Boden (AP-18).</translation>
    </message>
    <message>
        <source>a free kick can&apos;t be passed (AP-39).</source>
        <translation>bei einem Free Kick wird nicht gepasst (AP-39).</translation>
    </message>
    <message>
        <source>“kick” was called (AP-P4).</source>
        <translation>„kick“ ist angesagt (AP-P4).</translation>
    </message>
    <message>
        <source>the kicker took the snap two or more rows behind the center and has not moved with the ball (AP-P1).</source>
        <translation>der Kicker nahm den Snap mindestens zwei Reihen hinter dem Center und ist mit dem Ball nicht gezogen (AP-P1).</translation>
    </message>
    <message>
        <source>“kick” was called: it is kicked when the turn is done (AP-P4).</source>
        <translation>„kick“ ist angesagt: Gekickt wird, wenn die Runde zu Ende ist (AP-P4).</translation>
    </message>
    <message>
        <source>the square in front of the kicker must be empty (AP-P1).</source>
        <translation>das Feld vor dem Kicker muss frei sein (AP-P1).</translation>
    </message>
    <message>
        <source>a free kick is a kick-off or a punt (AP-39).</source>
        <translation>ein Free Kick ist ein Kickoff oder ein Punt (AP-39).</translation>
    </message>
    <message>
        <source>a field goal is tried from the opponents&apos; 45 or nearer (AP-P3).</source>
        <translation>ein Field Goal wird von der gegnerischen 45 oder näher versucht (AP-P3).</translation>
    </message>
    <message>
        <source>no man leaves the board (AP-6).</source>
        <translation>kein Spieler verlässt das Brett (AP-6).</translation>
    </message>
    <message>
        <source>only the man with the ball steps out (AP-6).</source>
        <translation>nur wer den Ball hat, geht ins Aus (AP-6).</translation>
    </message>
    <message>
        <source>he isn&apos;t at the sideline (AP-6).</source>
        <translation>er ist nicht an der Seitenlinie (AP-6).</translation>
    </message>
    <message>
        <source>nobody who may catch it is there: the receiver stands in a line, an even number of spaces away (AP-23 to AP-25, AP-32).</source>
        <translation>dort ist niemand, der fangen darf: Der Receiver steht in einer Linie, eine gerade Zahl Felder entfernt (AP-23 bis AP-25, AP-32).</translation>
    </message>
    <message>
        <source>say who runs how far: cover h9 3 (AP-34).</source>
        <translation>sag, wer wie weit läuft: cover h9 3 (AP-34).</translation>
    </message>
    <message>
        <source>he has made his run (AP-34).</source>
        <translation>er ist schon gelaufen (AP-34).</translation>
    </message>
    <message>
        <source>a covering man runs up to three squares, short of any man and the ball (AP-34).</source>
        <translation>wer dem Kick nachläuft, läuft bis zu drei Felder und hält vor jedem Spieler und dem Ball (AP-34).</translation>
    </message>
    <message>
        <source>{value} is out of range</source>
        <translation>{value} ist nicht im Bereich</translation>
    </message>
    <message>
        <source>Use {least} to {most}.</source>
        <translation>Nimm {least} bis {most}.</translation>
    </message>
    <message>
        <source>Use an odd number from 11 to 21.</source>
        <translation>Nimm eine ungerade Zahl von 11 bis 21.</translation>
    </message>
    <message>
        <source>{columns} has no middle</source>
        <translation>{columns} hat keine Mitte</translation>
    </message>
    <message>
        <source>“{officiating}” isn&apos;t known</source>
        <translation>„{officiating}“ ist unbekannt</translation>
    </message>
    <message>
        <source>Use prevent, referee or call-it.</source>
        <translation>Nimm prevent, referee oder call-it.</translation>
    </message>
    <message>
        <source>a man moves to a square that touches his own, one move each (AP-6).</source>
        <translation>ein Spieler zieht auf ein Feld, das an seins grenzt, je einen Zug weit (AP-6).</translation>
    </message>
    <message>
        <source>“kick” was called: the kicker stays on his square (AP-P4).</source>
        <translation>„kick“ ist angesagt: Der Kicker bleibt auf seinem Feld (AP-P4).</translation>
    </message>
    <message>
        <source>nobody passes over or lands on an opponent&apos;s blocker (AP-9, AP-10).</source>
        <translation>niemand geht über einen gegnerischen Blocker oder landet auf ihm (AP-9, AP-10).</translation>
    </message>
    <message>
        <source>one of his own men stands there (AP-6).</source>
        <translation>dort steht ein eigener Spieler (AP-6).</translation>
    </message>
    <message>
        <source>the man with the ball can&apos;t block (AP-9).</source>
        <translation>wer den Ball hat, kann nicht blocken (AP-9).</translation>
    </message>
    <message>
        <source>“{verb}” is no move of Foto-Electric</source>
        <translation>„{verb}“ ist kein Zug in Foto-Electric</translation>
    </message>
    <message>
        <source>the kick-off comes first (FB-15)</source>
        <translation>erst kommt der Kickoff (FB-15)</translation>
    </message>
    <message>
        <source>touchback or run-out is to be chosen first (FB-8)</source>
        <translation>erst ist zwischen Touchback und Herauslaufen zu wählen (FB-8)</translation>
    </message>
    <message>
        <source>the offense calls a play or a kick first (FE-3)</source>
        <translation>erst sagt die Offense einen Spielzug oder Kick an (FE-3)</translation>
    </message>
    <message>
        <source>both sides pick their cards now (FE-3)</source>
        <translation>jetzt wählen beide Seiten ihre Karten (FE-3)</translation>
    </message>
    <message>
        <source>the offense lays its card at L, C or R now (FE-3)</source>
        <translation>jetzt legt die Offense ihre Karte auf L, C oder R (FE-3)</translation>
    </message>
    <message>
        <source>the defense lays its card at L2, L1, C, R1 or R2 now (FE-3)</source>
        <translation>jetzt legt die Defense ihre Karte auf L2, L1, C, R1 oder R2 (FE-3)</translation>
    </message>
    <message>
        <source>the cards lie: the slide is to be pulled (FE-6)</source>
        <translation>die Karten liegen: Jetzt wird der Schieber gezogen (FE-6)</translation>
    </message>
    <message>
        <source>the receivers say first whether they call a fair catch (FE-21)</source>
        <translation>das Return-Team sagt erst, ob es den Fair Catch nimmt (FE-21)</translation>
    </message>
    <message>
        <source>the penalty is to be accepted or declined first (FE-27)</source>
        <translation>erst ist die Strafe anzunehmen oder abzulehnen (FE-27)</translation>
    </message>
    <message>
        <source>the try after the touchdown comes first (FE-30)</source>
        <translation>erst kommt der Zusatzversuch nach dem Touchdown (FE-30)</translation>
    </message>
    <message>
        <source>a kick-off or a punt follows the safety (FE-32)</source>
        <translation>auf den Safety folgt ein Kickoff oder ein Punt (FE-32)</translation>
    </message>
    <message>
        <source>an on-side kick opens a half or follows a touchdown (FE-17).</source>
        <translation>ein Onside-Kick eröffnet eine Halbzeit oder folgt auf einen Touchdown (FE-17).</translation>
    </message>
    <message>
        <source>a quick kick is called on downs 1 to 3 only (FE-22).</source>
        <translation>ein Quick Kick wird nur im 1. bis 3. Down angesagt (FE-22).</translation>
    </message>
    <message>
        <source>a field goal is tried from 50 yards or nearer (FE-23).</source>
        <translation>ein Field Goal wird von 50 Yards oder näher versucht (FE-23).</translation>
    </message>
    <message>
        <source>a card is laid beside its places only when it is its side&apos;s turn to lay it (FE-4).</source>
        <translation>neben ihre Plätze kommt eine Karte nur, wenn ihre Seite sie gerade legt (FE-4).</translation>
    </message>
    <message>
        <source>only the defense, about to lay its own card, can push the offense&apos;s (FE-28).</source>
        <translation>nur die Defense, die gleich ihre Karte legt, kann die der Offense schieben (FE-28).</translation>
    </message>
    <message>
        <source>cards are challenged when both lie, before the slide is pulled (FE-5).</source>
        <translation>eine Challenge gibt es, wenn beide Karten liegen und bevor der Schieber gezogen wird (FE-5).</translation>
    </message>
    <message>
        <source>cards are moved freely only with the setting “table feel” (FE-4).</source>
        <translation>frei bewegt werden Karten nur mit der Einstellung „Tischgefühl“ (FE-4).</translation>
    </message>
    <message>
        <source>both cards sit exactly on their places: nothing is to be challenged (FE-5).</source>
        <translation>beide Karten liegen genau auf ihren Plätzen: nichts für eine Challenge (FE-5).</translation>
    </message>
    <message>
        <source>the offense&apos;s card lies there already (FE-28).</source>
        <translation>die Karte der Offense liegt schon dort (FE-28).</translation>
    </message>
    <message>
        <source>say where the card is pushed to: nudge L, nudge C or nudge R (FE-28).</source>
        <translation>sag, wohin die Karte geschoben wird: nudge L, nudge C oder nudge R (FE-28).</translation>
    </message>
    <message>
        <source>this side&apos;s card is picked, and a pick stands (FE-3).</source>
        <translation>die Karte dieser Seite ist gewählt, und gewählt ist gewählt (FE-3).</translation>
    </message>
    <message>
        <source>there is no such card for the offense, which has the numbers 1 to 12 (FE-1).</source>
        <translation>so eine Karte hat die Offense nicht; sie hat die Zahlen 1 bis 12 (FE-1).</translation>
    </message>
    <message>
        <source>there is no such card for the defense, which has the letters A to F (FE-1).</source>
        <translation>so eine Karte hat die Defense nicht; sie hat die Buchstaben A bis F (FE-1).</translation>
    </message>
    <message>
        <source>the quarter is played by plays, not by the watch (FB-9).</source>
        <translation>das Viertel wird nach Spielzügen gespielt, nicht nach der Uhr (FB-9).</translation>
    </message>
    <message>
        <source>the quarter begins with the kick-off, after the toss (FB-9).</source>
        <translation>das Viertel beginnt mit dem Kickoff, nach dem Münzwurf (FB-9).</translation>
    </message>
    <message>
        <source>time has been called already: this play is the last (FB-9).</source>
        <translation>die Zeit ist schon um: Dies ist der letzte Spielzug (FB-9).</translation>
    </message>
    <message>
        <source>say how far from the center, up to {reach} steps either way (FE-4).</source>
        <translation>sag, wie weit von der Mitte, bis zu {reach} Schritte nach jeder Seite (FE-4).</translation>
    </message>
    <message>
        <source>“{phase}” is no phase of Foto-Electric</source>
        <translation>„{phase}“ ist keine Phase von Foto-Electric</translation>
    </message>
    <message>
        <source>a position can&apos;t start in “{phase}”; start before the kick</source>
        <translation>eine Stellung kann nicht in „{phase}“ beginnen; beginne vor dem Kick</translation>
    </message>
    <message>
        <source>{spot!r} isn&apos;t a whole or half yard between the goal lines</source>
        <translation>{spot!r} ist kein ganzes oder halbes Yard zwischen den Goallines</translation>
    </message>
    <message>
        <source>{cards!r} isn&apos;t one number and one letter, like [&apos;7&apos;, &apos;B&apos;]</source>
        <translation>{cards!r} ist nicht eine Zahl und ein Buchstabe, etwa [&apos;7&apos;, &apos;B&apos;]</translation>
    </message>
    <message>
        <source>{needed} are needed in this phase, the offense&apos;s first</source>
        <translation>in dieser Phase braucht es {needed}, die Offense zuerst</translation>
    </message>
    <message>
        <source>“{name}” isn&apos;t one of {known}</source>
        <translation>„{name}“ ist nicht unter {known}</translation>
    </message>
    <message>
        <source>“{after}” isn&apos;t half, touchdown or field-goal</source>
        <translation>„{after}“ ist nicht half, touchdown oder field-goal</translation>
    </message>
    <message>
        <source>“{trying}” isn&apos;t run or pass</source>
        <translation>„{trying}“ ist nicht run oder pass</translation>
    </message>
    <message>
        <source>no cards are played in “{phase}”; start at the try-choice</source>
        <translation>in „{phase}“ werden keine Karten gespielt; beginne bei try-choice</translation>
    </message>
    <message>
        <source>“{key}” isn&apos;t known</source>
        <translation>„{key}“ ist unbekannt</translation>
    </message>
    <message>
        <source>the outcome must be one of {known}</source>
        <translation>das Ergebnis muss unter {known} sein</translation>
    </message>
    <message>
        <source>yards (or at_yards) must be a whole number</source>
        <translation>yards (oder at_yards) muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>“{verb}” is no move of Pegskin</source>
        <translation>„{verb}“ ist kein Zug in Pegskin</translation>
    </message>
    <message>
        <source>“{name}” is no hole; write column and row, like 27,-1</source>
        <translation>„{name}“ ist kein Loch; schreib Spalte und Reihe, etwa 27,-1</translation>
    </message>
    <message>
        <source>say who takes the snap at the end, like snap 27,-2</source>
        <translation>sag am Ende, wer den Snap nimmt, etwa snap 27,-2</translation>
    </message>
    <message>
        <source>say one man after “snap”, like snap 27,-2</source>
        <translation>sag nach „snap“ einen Spieler, etwa snap 27,-2</translation>
    </message>
    <message>
        <source>each side places its own pegs only</source>
        <translation>jede Seite stellt nur eigene Stifte auf</translation>
    </message>
    <message>
        <source>a team has five linemen, four backs and two receivers (PS-4).</source>
        <translation>ein Team hat fünf Linemen, vier Backs und zwei Receiver (PS-4).</translation>
    </message>
    <message>
        <source>the defense stands on its own side, from row 1 on (PS-5).</source>
        <translation>die Defense steht auf ihrer Seite, ab Reihe 1 (PS-5).</translation>
    </message>
    <message>
        <source>the offense stands on its own side, behind row 0 (PS-5).</source>
        <translation>die Offense steht auf ihrer Seite, hinter Reihe 0 (PS-5).</translation>
    </message>
    <message numerus="yes">
        <source>at least {n} peg stands on row {row} (PS-5).</source>
        <comment>at least {n} pegs stand on row {row} (PS-5).</comment>
        <translation>
            <numerusform>mindestens {n} Stift steht in Reihe {row} (PS-5).</numerusform>
            <numerusform>mindestens {n} Stifte stehen in Reihe {row} (PS-5).</numerusform>
        </translation>
    </message>
    <message>
        <source>all five linemen stand on row {row} (PS-5).</source>
        <translation>alle fünf Linemen stehen in Reihe {row} (PS-5).</translation>
    </message>
    <message>
        <source>a back takes the snap (PS-5).</source>
        <translation>ein Back nimmt den Snap (PS-5).</translation>
    </message>
    <message>
        <source>he stands straight behind the center, one hole back or five (PS-5).</source>
        <translation>er steht gerade hinter dem Center, ein Loch zurück oder fünf (PS-5).</translation>
    </message>
    <message>
        <source>the quarterback has gone back already (PS-6).</source>
        <translation>der Quarterback ist schon zurückgegangen (PS-6).</translation>
    </message>
    <message>
        <source>the quarterback goes back only against a blitz: six defenders in two rows (PS-6).</source>
        <translation>der Quarterback geht nur gegen einen Blitz zurück: sechs Verteidiger in zwei Reihen (PS-6).</translation>
    </message>
    <message>
        <source>the holes behind the quarterback aren&apos;t free (PS-6, PS-11).</source>
        <translation>die Löcher hinter dem Quarterback sind nicht frei (PS-6, PS-11).</translation>
    </message>
    <message>
        <source>the five linemen stay on the line (PS-5, PS-6).</source>
        <translation>die fünf Linemen bleiben an der Line (PS-5, PS-6).</translation>
    </message>
    <message>
        <source>seven men must stay on the line (PS-6).</source>
        <translation>sieben Spieler müssen an der Line bleiben (PS-6).</translation>
    </message>
    <message numerus="yes">
        <source>the quarterback goes straight back exactly {n} hole (PS-6).</source>
        <comment>the quarterback goes straight back exactly {n} holes (PS-6).</comment>
        <translation>
            <numerusform>der Quarterback geht gerade zurück, genau {n} Loch (PS-6).</numerusform>
            <numerusform>der Quarterback geht gerade zurück, genau {n} Löcher (PS-6).</numerusform>
        </translation>
    </message>
    <message>
        <source>the man in motion moves up to four columns through free holes; from the line he also goes exactly one hole back (PS-6).</source>
        <translation>der Mann in Motion geht bis zu vier Spalten durch freie Löcher; von der Line geht er auch genau ein Loch zurück (PS-6).</translation>
    </message>
    <message>
        <source>the passer can&apos;t throw to himself (PS-21).</source>
        <translation>der Passgeber kann nicht auf sich selbst werfen (PS-21).</translation>
    </message>
    <message>
        <source>linemen may not handle the ball (PS-4, PS-21).</source>
        <translation>Linemen dürfen den Ball nicht nehmen (PS-4, PS-21).</translation>
    </message>
    <message>
        <source>a man behind the passer&apos;s row can only be pitched to (PS-21).</source>
        <translation>hinter der Reihe des Passgebers geht nur ein Pitch (PS-21).</translation>
    </message>
    <message>
        <source>behind the line a screen goes four or more to the side (PS-23).</source>
        <translation>hinter der Line geht ein Screen mindestens vier zur Seite (PS-23).</translation>
    </message>
    <message>
        <source>he is more than ten yards deep in the end zone (PS-22).</source>
        <translation>er ist mehr als zehn Yards tief in der Endzone (PS-22).</translation>
    </message>
    <message>
        <source>he has the ball already (PS-16).</source>
        <translation>er hat den Ball schon (PS-16).</translation>
    </message>
    <message>
        <source>linemen may not handle the ball (PS-4).</source>
        <translation>Linemen dürfen den Ball nicht nehmen (PS-4).</translation>
    </message>
    <message>
        <source>nobody on or over the line is handed the ball (PS-16).</source>
        <translation>auf oder jenseits der Line bekommt niemand einen Handoff (PS-16).</translation>
    </message>
    <message>
        <source>a pitch goes level or up to two rows back, within four holes sideways (PS-17).</source>
        <translation>ein Pitch geht gleichauf oder bis zu zwei Reihen zurück, höchstens vier Löcher quer (PS-17).</translation>
    </message>
    <message>
        <source>“{letter}” is no peg; pegs are L, B, R and l, b, r</source>
        <translation>„{letter}“ ist kein Stift; Stifte sind L, B, R und l, b, r</translation>
    </message>
    <message>
        <source>“{peg}” is no peg: write letter and hole, like L 24,-1</source>
        <translation>„{peg}“ ist kein Stift: Schreib Buchstabe und Loch, etwa L 24,-1</translation>
    </message>
    <message>
        <source>{hole} isn&apos;t on the board</source>
        <translation>{hole} ist nicht auf dem Brett</translation>
    </message>
    <message>
        <source>two pegs stand in {hole}</source>
        <translation>zwei Stifte stehen in {hole}</translation>
    </message>
    <message>
        <source>“{pair}” is no pair: write hole, man on top, man below, like 25,1 L l</source>
        <translation>„{pair}“ ist kein Paar: Schreib Loch, Spieler oben, Spieler unten, etwa 25,1 L l</translation>
    </message>
    <message>
        <source>“{pair}”: nobody blocks a peg of his own team</source>
        <translation>„{pair}“: Niemand blockt einen Stift des eigenen Teams</translation>
    </message>
    <message>
        <source>a scrimmage has no tries (PS-30)</source>
        <translation>ein Scrimmage hat keine Zusatzversuche (PS-30)</translation>
    </message>
    <message>
        <source>“{phase}” is no phase of Pegskin</source>
        <translation>„{phase}“ ist keine Phase von Pegskin</translation>
    </message>
    <message>
        <source>{plays} have been played, all there are is {most}</source>
        <translation>{plays} sind gespielt, im Ganzen gibt es {most}</translation>
    </message>
    <message>
        <source>{spot!r} isn&apos;t a whole number from 1 to 99</source>
        <translation>{spot!r} ist keine ganze Zahl von 1 bis 99</translation>
    </message>
    <message>
        <source>nobody stands on the board in “{phase}”</source>
        <translation>in „{phase}“ steht niemand auf dem Brett</translation>
    </message>
    <message>
        <source>{used!r} isn&apos;t a table of holes and steps</source>
        <translation>{used!r} ist keine Tabelle von Löchern und Schritten</translation>
    </message>
    <message>
        <source>nobody stands in {hole}</source>
        <translation>in {hole} steht niemand</translation>
    </message>
    <message>
        <source>{name} = {value!r} isn&apos;t a number of steps from 0 to 4</source>
        <translation>{name} = {value!r} ist keine Zahl von Schritten, 0 bis 4</translation>
    </message>
    <message>
        <source>the {side} has {count} of {kind}, a team has {most} (PS-4)</source>
        <translation>{side} hat {count} × {kind}, ein Team hat {most} (PS-4)</translation>
    </message>
    <message>
        <source>{hole} is taken twice</source>
        <translation>{hole} ist doppelt besetzt</translation>
    </message>
    <message>
        <source>in “{phase}” nobody has blocked yet</source>
        <translation>in „{phase}“ hat noch niemand geblockt</translation>
    </message>
    <message>
        <source>in “setup-defense” only the offense stands on the board</source>
        <translation>in „setup-defense“ steht nur die Offense auf dem Brett</translation>
    </message>
    <message>
        <source>{hole}: in “{phase}” the offense stands behind row 0 (PS-5)</source>
        <translation>{hole}: in „{phase}“ steht die Offense hinter Reihe 0 (PS-5)</translation>
    </message>
    <message>
        <source>{hole}: in “{phase}” the defense stands from row 1 on (PS-5)</source>
        <translation>{hole}: in „{phase}“ steht die Defense ab Reihe 1 (PS-5)</translation>
    </message>
    <message>
        <source>say who has the ball, or takes the snap</source>
        <translation>sag, wer den Ball hat oder den Snap nimmt</translation>
    </message>
    <message>
        <source>no peg of the offense that can move stands in {hole}</source>
        <translation>in {hole} steht kein Stift der Offense, der ziehen kann</translation>
    </message>
    <message>
        <source>the lineman in {hole} may not handle the ball (PS-4)</source>
        <translation>der Lineman in {hole} darf den Ball nicht nehmen (PS-4)</translation>
    </message>
    <message>
        <source>in “{phase}” the ball is behind row 0</source>
        <translation>in „{phase}“ ist der Ball hinter Reihe 0</translation>
    </message>
    <message>
        <source>he has reached the goal line already (PS-28)</source>
        <translation>er hat die Goalline schon erreicht (PS-28)</translation>
    </message>
    <message>
        <source>{rolled!r} isn&apos;t a list of “offense” and “defense”</source>
        <translation>{rolled!r} ist keine Liste aus „offense“ und „defense“</translation>
    </message>
    <message>
        <source>a catch on or over the line makes the play a run (PS-22)</source>
        <translation>ein Fang auf oder jenseits der Line macht den Spielzug zum Lauf (PS-22)</translation>
    </message>
    <message>
        <source>it is the defender that moves in “run-defense”</source>
        <translation>er ist der Verteidiger, der in „run-defense“ zieht</translation>
    </message>
    <message>
        <source>no defender that can move stands in {hole}</source>
        <translation>in {hole} steht kein Verteidiger, der ziehen kann</translation>
    </message>
    <message>
        <source>nobody moves in “{phase}”</source>
        <translation>in „{phase}“ zieht niemand</translation>
    </message>
    <message>
        <source>the offense lines up first (PS-5)</source>
        <translation>erst stellt die Offense auf (PS-5)</translation>
    </message>
    <message>
        <source>the defense lines up now (PS-5)</source>
        <translation>jetzt stellt die Defense auf (PS-5)</translation>
    </message>
    <message>
        <source>the offense sends a man in motion now, or says no-motion (PS-6)</source>
        <translation>jetzt schickt die Offense einen Mann in Motion oder sagt no-motion (PS-6)</translation>
    </message>
    <message>
        <source>the defense has its three moves now (PS-6)</source>
        <translation>jetzt hat die Defense ihre drei Züge (PS-6)</translation>
    </message>
    <message>
        <source>it is the offense&apos;s roll in line play (PS-8)</source>
        <translation>im Linienspiel würfelt jetzt die Offense (PS-8)</translation>
    </message>
    <message>
        <source>it is the defense&apos;s roll in line play (PS-8)</source>
        <translation>im Linienspiel würfelt jetzt die Defense (PS-8)</translation>
    </message>
    <message>
        <source>the offense rolls on or declares now: roll, run or throw (PS-8)</source>
        <translation>jetzt würfelt die Offense weiter oder sagt an: roll, run oder throw (PS-8)</translation>
    </message>
    <message>
        <source>the carrier runs now (PS-18)</source>
        <translation>jetzt läuft der Ballträger (PS-18)</translation>
    </message>
    <message>
        <source>the defense chases the carrier now (PS-18)</source>
        <translation>jetzt verfolgt die Defense den Ballträger (PS-18)</translation>
    </message>
    <message>
        <source>the try after the touchdown comes first (PS-27)</source>
        <translation>erst kommt der Zusatzversuch nach dem Touchdown (PS-27)</translation>
    </message>
    <message>
        <source>no moves of this roll are left: say done (PS-7).</source>
        <translation>von diesem Wurf sind keine Züge übrig: Sag „Fertig“ (PS-7).</translation>
    </message>
    <message>
        <source>the dice are rolled first: say roll (PS-7).</source>
        <translation>erst wird gewürfelt: roll (PS-7).</translation>
    </message>
    <message>
        <source>say {words} after it.</source>
        <translation>sag danach {words}.</translation>
    </message>
    <message>
        <source>{problem} (PS-5).</source>
        <translation>{problem} (PS-5).</translation>
    </message>
    <message>
        <source>nobody kicks in a scrimmage (PS-30).</source>
        <translation>in einem Scrimmage kickt niemand (PS-30).</translation>
    </message>
    <message>
        <source>on a try for two points nobody kicks: line up (PS-27).</source>
        <translation>beim Versuch für zwei Punkte kickt niemand: Stell dich auf (PS-27).</translation>
    </message>
    <message numerus="yes">
        <source>a field goal is tried from {n} yard or nearer (PS-26).</source>
        <comment>a field goal is tried from {n} yards or nearer (PS-26).</comment>
        <translation>
            <numerusform>ein Field Goal wird von {n} Yard oder näher versucht (PS-26).</numerusform>
            <numerusform>ein Field Goal wird von {n} Yards oder näher versucht (PS-26).</numerusform>
        </translation>
    </message>
    <message>
        <source>a try is a kick here, two points aren&apos;t agreed on: try kick (PS-27).</source>
        <translation>ein Zusatzversuch ist hier ein Kick, zwei Punkte sind nicht vereinbart: try kick (PS-27).</translation>
    </message>
    <message>
        <source>name the holes after “{verb}”, like 27,-1.</source>
        <translation>nenne nach „{verb}“ die Löcher, etwa 27,-1.</translation>
    </message>
    <message>
        <source>{problem} (PS-2).</source>
        <translation>{problem} (PS-2).</translation>
    </message>
    <message>
        <source>there is no hole {word} on the board (PS-2, PS-11).</source>
        <translation>ein Loch {word} gibt es auf dem Brett nicht (PS-2, PS-11).</translation>
    </message>
    <message>
        <source>the dice have been rolled: move, or say done (PS-9).</source>
        <translation>gewürfelt ist schon: Zieh oder sag „Fertig“ (PS-9).</translation>
    </message>
    <message numerus="yes">
        <source>after {n} roll the offense must declare (PS-30).</source>
        <comment>after {n} rolls the offense must declare (PS-30).</comment>
        <translation>
            <numerusform>nach {n} Wurf muss die Offense ansagen (PS-30).</numerusform>
            <numerusform>nach {n} Würfen muss die Offense ansagen (PS-30).</numerusform>
        </translation>
    </message>
    <message>
        <source>the move ends in {hole}: nobody goes on from there (PS-10).</source>
        <translation>der Zug endet in {hole}: Niemand geht von dort weiter (PS-10).</translation>
    </message>
    <message>
        <source>pegs that are blocked or have blocked don&apos;t move any more (PS-13).</source>
        <translation>geblockte und blockende Stifte ziehen nicht mehr (PS-13).</translation>
    </message>
    <message>
        <source>each side moves its own pegs only (PS-7).</source>
        <translation>jede Seite zieht nur eigene Stifte (PS-7).</translation>
    </message>
    <message>
        <source>nobody stands in {hole} (PS-11).</source>
        <translation>in {hole} steht niemand (PS-11).</translation>
    </message>
    <message>
        <source>the ball changes hands only after the dice are rolled (PS-16).</source>
        <translation>der Ball wechselt erst nach dem Würfeln die Hände (PS-16).</translation>
    </message>
    <message>
        <source>only the man with the ball hands it off or pitches it (PS-16).</source>
        <translation>nur wer den Ball hat, macht Handoff oder Pitch (PS-16).</translation>
    </message>
    <message>
        <source>the ball goes to a teammate who is still in the play (PS-16).</source>
        <translation>der Ball geht an einen Mitspieler, der noch im Spiel ist (PS-16).</translation>
    </message>
    <message>
        <source>a hand-off goes to a man one hole away (PS-16).</source>
        <translation>ein Handoff geht an einen Spieler ein Loch daneben (PS-16).</translation>
    </message>
    <message>
        <source>there is no second forward pass (PS-23).</source>
        <translation>einen zweiten Vorwärtspass gibt es nicht (PS-23).</translation>
    </message>
    <message>
        <source>a block beyond five yards has taken the pass away (PS-14).</source>
        <translation>ein Block jenseits von fünf Yards macht den Pass unmöglich (PS-14).</translation>
    </message>
    <message>
        <source>a pass goes to a teammate who is still in the play (PS-21).</source>
        <translation>ein Pass geht an einen Mitspieler, der noch im Spiel ist (PS-21).</translation>
    </message>
    <message>
        <source>a move made is made: taking back isn&apos;t agreed on (PS-9).</source>
        <translation>gezogen ist gezogen: Zurücknehmen ist nicht vereinbart (PS-9).</translation>
    </message>
    <message>
        <source>nothing of this turn can be taken back any more (PS-9).</source>
        <translation>von dieser Runde lässt sich nichts mehr zurücknehmen (PS-9).</translation>
    </message>
    <message>
        <source>Use an odd number from 31 to 53.</source>
        <translation>Nimm eine ungerade Zahl von 31 bis 53.</translation>
    </message>
    <message>
        <source>{width} has no middle</source>
        <translation>{width} hat keine Mitte</translation>
    </message>
    <message>
        <source>Use full or scrimmage.</source>
        <translation>Nimm full oder scrimmage.</translation>
    </message>
    <message>
        <source>“{mode}” isn&apos;t known</source>
        <translation>„{mode}“ ist unbekannt</translation>
    </message>
    <message>
        <source>pegs stay on the board; a carrier at the sideline steps “out” (PS-11).</source>
        <translation>Stifte bleiben auf dem Brett; ein Ballträger an der Seitenlinie geht mit „out“ ins Aus (PS-11).</translation>
    </message>
    <message>
        <source>a peg moves hole by hole (PS-11).</source>
        <translation>ein Stift zieht Loch für Loch (PS-11).</translation>
    </message>
    <message>
        <source>nobody moves through or onto a blocked pair (PS-11, PS-13).</source>
        <translation>niemand zieht durch oder auf ein geblocktes Paar (PS-11, PS-13).</translation>
    </message>
    <message>
        <source>one of its own pegs stands there (PS-11).</source>
        <translation>dort steht ein eigener Stift (PS-11).</translation>
    </message>
    <message>
        <source>the defense reacts on its own side of the line (PS-6).</source>
        <translation>die Defense reagiert auf ihrer Seite der Line (PS-6).</translation>
    </message>
    <message>
        <source>in the run only the carrier moves for the offense (PS-18).</source>
        <translation>im Lauf zieht von der Offense nur der Ballträger (PS-18).</translation>
    </message>
    <message>
        <source>in the run one defender moves a roll (PS-18).</source>
        <translation>im Lauf zieht je Wurf ein Verteidiger (PS-18).</translation>
    </message>
    <message>
        <source>the carrier can&apos;t block (PS-13).</source>
        <translation>der Ballträger kann nicht blocken (PS-13).</translation>
    </message>
    <message>
        <source>blocks are made only in line play (PS-13).</source>
        <translation>geblockt wird nur im Linienspiel (PS-13).</translation>
    </message>
    <message>
        <source>beyond five yards the offense blocks only on running plays (PS-14).</source>
        <translation>jenseits von fünf Yards blockt die Offense nur bei Läufen (PS-14).</translation>
    </message>
    <message>
        <source>from five yards on a ball handler may only be covered (PS-14).</source>
        <translation>ab fünf Yards darf, wer den Ball nehmen kann, nur gedeckt werden (PS-14).</translation>
    </message>
    <message>
        <source>only the man with the ball steps out of bounds (PS-11).</source>
        <translation>nur wer den Ball hat, geht ins Aus (PS-11).</translation>
    </message>
    <message>
        <source>he isn&apos;t at the sideline (PS-11).</source>
        <translation>er ist nicht an der Seitenlinie (PS-11).</translation>
    </message>
    <message numerus="yes">
        <source>a peg moves at most {n} hole a roll (PS-10).</source>
        <comment>a peg moves at most {n} holes a roll (PS-10).</comment>
        <translation>
            <numerusform>ein Stift zieht höchstens {n} Loch je Wurf (PS-10).</numerusform>
            <numerusform>ein Stift zieht höchstens {n} Löcher je Wurf (PS-10).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>it moves at most {n} hole forward, backward or diagonally a roll (PS-10).</source>
        <comment>it moves at most {n} holes forward, backward or diagonally a roll (PS-10).</comment>
        <translation>
            <numerusform>er zieht höchstens {n} Loch je Wurf vor, zurück oder diagonal (PS-10).</numerusform>
            <numerusform>er zieht höchstens {n} Löcher je Wurf vor, zurück oder diagonal (PS-10).</numerusform>
        </translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>a result is needed for the {purpose}</source>
        <translation>es fehlt ein Ergebnis für „{purpose}“</translation>
    </message>
    <message>
        <source>the {purpose} can&apos;t show “{label}” (it shows {known})</source>
        <translation>„{purpose}“ kann nicht „{label}“ zeigen (nur {known})</translation>
    </message>
    <message>
        <source>“{move}” is refused: {reason}</source>
        <translation>„{move}“ geht nicht: {reason}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <translation>Schritt {step}</translation>
    </message>
    <message>
        <source>“{name}” is no square</source>
        <translation>„{name}“ ist kein Feld</translation>
    </message>
    <message>
        <source>.</source>
        <translation>,</translation>
    </message>
    <message>
        <source>,</source>
        <translation>.</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>„{text}“</translation>
    </message>
    <message>
        <source>“{words}” is no entry of a card</source>
        <translation>„{words}“ ist kein Karteneintrag</translation>
    </message>
    <message>
        <source>the penalty die has been rolled for this play (PEN-1).</source>
        <translation>der Strafwürfel ist für diesen Spielzug schon gefallen (PEN-1).</translation>
    </message>
    <message>
        <source>there is no penalty to decide on (PEN-13).</source>
        <translation>es ist keine Strafe zu entscheiden (PEN-13).</translation>
    </message>
    <message>
        <source>“{shown}” isn&apos;t “X” or “-”</source>
        <translation>„{shown}“ ist weder „X“ noch „-“</translation>
    </message>
    <message>
        <source>in “{phase}” no play is under way</source>
        <translation>in „{phase}“ läuft kein Spielzug</translation>
    </message>
    <message>
        <source>a game of {name} shows no cards</source>
        <translation>ein Spiel von {name} zeigt keine Karten</translation>
    </message>
    <message>
        <source>the penalty is to be accepted or declined first (PEN-13).</source>
        <translation>erst ist die Strafe anzunehmen oder abzulehnen (PEN-13).</translation>
    </message>
    <message>
        <source>nobody has said anything.</source>
        <translation>niemand hat etwas gesagt.</translation>
    </message>
    <message numerus="yes">
        <source>{remedy} ({n} more fault in it.)</source>
        <comment>{remedy} ({n} more faults in it.)</comment>
        <translation>
            <numerusform>{remedy} ({n} weiterer Fehler darin.)</numerusform>
            <numerusform>{remedy} ({n} weitere Fehler darin.)</numerusform>
        </translation>
    </message>
    <message>
        <source>it is not JSON ({reason})</source>
        <translation>kein JSON ({reason})</translation>
    </message>
    <message>
        <source>it isn&apos;t 1</source>
        <translation>das ist nicht 1</translation>
    </message>
    <message>
        <source>Write spinners in format 1.</source>
        <translation>Schreib Drehscheiben in Format 1.</translation>
    </message>
    <message>
        <source>Write an object of areas.</source>
        <translation>Schreib ein Objekt mit Bereichen.</translation>
    </message>
    <message>
        <source>the area is missing</source>
        <translation>der Bereich fehlt</translation>
    </message>
    <message>
        <source>no such area</source>
        <translation>kein solcher Bereich</translation>
    </message>
    <message>
        <source>The areas are {areas}.</source>
        <translation>Die Bereiche sind {areas}.</translation>
    </message>
    <message>
        <source>it has no sectors</source>
        <translation>hat keine Felder</translation>
    </message>
    <message>
        <source>Write labels with their degrees.</source>
        <translation>Schreib Beschriftungen mit ihren Graden.</translation>
    </message>
    <message>
        <source>no such sector</source>
        <translation>kein solches Feld</translation>
    </message>
    <message>
        <source>Make both one sector.</source>
        <translation>Mach aus beiden ein Feld.</translation>
    </message>
    <message>
        <source>{weight} is no width</source>
        <translation>{weight} ist keine Breite</translation>
    </message>
    <message>
        <source>Use whole degrees, 1 or more.</source>
        <translation>Nimm ganze Grad, 1 oder mehr.</translation>
    </message>
    <message>
        <source>the degrees make {total}</source>
        <translation>die Grade ergeben {total}</translation>
    </message>
    <message>
        <source>They must make {total}.</source>
        <translation>Sie müssen {total} ergeben.</translation>
    </message>
    <message>
        <source>no sector shows yards</source>
        <translation>kein Feld zeigt Yards</translation>
    </message>
    <message>
        <source>Add sectors with yards.</source>
        <translation>Füg Felder mit Yards hinzu.</translation>
    </message>
    <message>
        <source>“red +4” or “blue -2”: who has the ball, and the yards</source>
        <translation>„red +4“ oder „blue -2“: wer den Ball hat, und die Yards</translation>
    </message>
    <message>
        <source>yards, a whole number</source>
        <translation>Yards, eine ganze Zahl</translation>
    </message>
    <message>
        <source>Known here: {known}.</source>
        <translation>Hier bekannt: {known}.</translation>
    </message>
    <message>
        <source>it is no object {…}</source>
        <translation>es ist kein Objekt {…}</translation>
    </message>
    <message>
        <source>it isn&apos;t “{form}”</source>
        <translation>es ist nicht „{form}“</translation>
    </message>
    <message>
        <source>Write “{form}”.</source>
        <translation>Schreib „{form}“.</translation>
    </message>
    <message>
        <source>{version} is no version</source>
        <translation>{version} ist keine Version</translation>
    </message>
    <message>
        <source>Write {version}.</source>
        <translation>Schreib {version}.</translation>
    </message>
    <message>
        <source>version {version} isn&apos;t known</source>
        <translation>Version {version} ist unbekannt</translation>
    </message>
    <message>
        <source>Use a newer Gridlight.</source>
        <translation>Nimm ein neueres Gridlight.</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>Write an object with {names}.</source>
        <translation>Schreib ein Objekt mit {names}.</translation>
    </message>
    <message>
        <source>the line is missing</source>
        <translation>die Zeile fehlt</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Ergänze das.</translation>
    </message>
    <message>
        <source>Write an object with offense and defense.</source>
        <translation>Schreib ein Objekt mit offense und defense.</translation>
    </message>
    <message>
        <source>this kind of play is missing</source>
        <translation>diese Art Spielzug fehlt</translation>
    </message>
    <message>
        <source>Write an object with the numbers 1 to 7.</source>
        <translation>Schreib ein Objekt mit den Zahlen 1 bis 7.</translation>
    </message>
    <message>
        <source>this role is missing</source>
        <translation>diese Rolle fehlt</translation>
    </message>
    <message>
        <source>Write { name, yards, from }.</source>
        <translation>Schreib { name, yards, from }.</translation>
    </message>
    <message>
        <source>{plain} is no line of the chart</source>
        <translation>{plain} ist keine Zeile der Straftafel</translation>
    </message>
    <message>
        <source>Write a whole number from 0 to {most}.</source>
        <translation>Schreib eine ganze Zahl von 0 bis {most}.</translation>
    </message>
    <message>
        <source>{yards} is no number of yards</source>
        <translation>{yards} ist keine Zahl von Yards</translation>
    </message>
    <message>
        <source>Write “previous” or “end”.</source>
        <translation>Schreib „previous“ oder „end“.</translation>
    </message>
    <message>
        <source>{start} isn&apos;t where a foul is walked off</source>
        <translation>{start} ist kein Ort, von dem die Raumstrafe zählt</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Schreib true oder false.</translation>
    </message>
    <message>
        <source>{plain} is no switch</source>
        <translation>{plain} ist kein Schalter</translation>
    </message>
    <message>
        <source>a foul added on to the play&apos;s end can&apos;t be one</source>
        <translation>bei einem Foul, das am Ende des Spielzugs zählt, geht das nicht</translation>
    </message>
    <message>
        <source>Walk it off from “previous”.</source>
        <translation>Zähl die Raumstrafe von „previous“.</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>Write an object with the totals 2 to 12.</source>
        <translation>Schreib ein Objekt mit den Summen 2 bis 12.</translation>
    </message>
    <message>
        <source>its entry is missing</source>
        <translation>der Eintrag fehlt</translation>
    </message>
    <message>
        <source>Write “{entry}” at least.</source>
        <translation>Schreib mindestens „{entry}“.</translation>
    </message>
    <message>
        <source>{words} is no entry of a card</source>
        <translation>{words} ist kein Karteneintrag</translation>
    </message>
    <message>
        <source>Write a text of 1 to {most} letters.</source>
        <translation>Schreib einen Text von 1 bis {most} Zeichen.</translation>
    </message>
    <message>
        <source>{value} is no name</source>
        <translation>{value} ist kein Name</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>so einen Schlüssel gibt es nicht</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message numerus="yes">
        <source>{remedy} ({n} more fault: check the deck.)</source>
        <comment>{remedy} ({n} more faults: check the deck.)</comment>
        <translation>
            <numerusform>{remedy} ({n} weiterer Fehler: Prüf den Kartensatz.)</numerusform>
            <numerusform>{remedy} ({n} weitere Fehler: Prüf den Kartensatz.)</numerusform>
        </translation>
    </message>
    <message>
        <source>item {number}</source>
        <translation>Eintrag {number}</translation>
    </message>
    <message>
        <source>Did you mean “{name}”?</source>
        <translation>Meintest du „{name}“?</translation>
    </message>
    <message>
        <source>Known are {names}.</source>
        <translation>Bekannt sind {names}.</translation>
    </message>
    <message>
        <source>the key {value} is unknown</source>
        <translation>der Schlüssel {value} ist unbekannt</translation>
    </message>
    <message>
        <source>the key “{key}” is missing</source>
        <translation>der Schlüssel „{key}“ fehlt</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>{value} isn&apos;t {wanted}</source>
        <translation>hier gehört {wanted} hin, nicht {value}</translation>
    </message>
    <message>
        <source>Write {wanted} here.</source>
        <translation>Hier muss {wanted} stehen.</translation>
    </message>
    <message>
        <source>Write one of {names}.</source>
        <translation>Schreib eins von {names}.</translation>
    </message>
    <message>
        <source>{value} isn&apos;t one of the words allowed here</source>
        <translation>{value} ist hier kein erlaubtes Wort</translation>
    </message>
    <message>
        <source>{value} can&apos;t stand here</source>
        <translation>{value} darf hier nicht stehen</translation>
    </message>
    <message>
        <source>Write “{limit}”.</source>
        <translation>Schreib „{limit}“.</translation>
    </message>
    <message>
        <source>{value} is too small</source>
        <translation>{value} ist zu klein</translation>
    </message>
    <message>
        <source>The least is {limit}.</source>
        <translation>Mindestens {limit} muss es sein.</translation>
    </message>
    <message>
        <source>version {value} of the format is newer than this program</source>
        <translation>Version {value} des Formats ist neuer als dieses Programm</translation>
    </message>
    <message>
        <source>It knows versions up to {limit}; install a newer program.</source>
        <translation>Es kennt Versionen bis {limit}; installiere ein neueres Programm.</translation>
    </message>
    <message>
        <source>{value} is too large</source>
        <translation>{value} ist zu groß</translation>
    </message>
    <message>
        <source>The most is {limit}.</source>
        <translation>Höchstens {limit} ist erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>there is only {n} item</source>
        <comment>there are only {n} items</comment>
        <translation>
            <numerusform>es ist nur {n} Eintrag</numerusform>
            <numerusform>es sind nur {n} Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Give at least {limit}.</source>
        <translation>Gib mindestens {limit} an.</translation>
    </message>
    <message numerus="yes">
        <source>there is {n} item</source>
        <comment>there are {n} items</comment>
        <translation>
            <numerusform>es ist {n} Eintrag</numerusform>
            <numerusform>es sind {n} Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Give at most {limit}.</source>
        <translation>Gib höchstens {limit} an.</translation>
    </message>
    <message>
        <source>a plain file name that ends in .json, in the same folder</source>
        <translation>ein einfacher Dateiname auf .json, im selben Ordner</translation>
    </message>
    <message>
        <source>a text of one line</source>
        <translation>ein einzeiliger Text</translation>
    </message>
    <message>
        <source>{value} can&apos;t be used</source>
        <translation>{value} geht nicht</translation>
    </message>
    <message>
        <source>Write {about}.</source>
        <translation>Hier gehört hin: {about}.</translation>
    </message>
    <message numerus="yes">
        <source>the text has {n} character</source>
        <comment>the text has {n} characters</comment>
        <translation>
            <numerusform>der Text hat {n} Zeichen</numerusform>
            <numerusform>der Text hat {n} Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Write at most {limit}.</source>
        <translation>Schreib höchstens {limit}.</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>Write something.</source>
        <translation>Schreib etwas.</translation>
    </message>
    <message numerus="yes">
        <source>there is {n} number</source>
        <comment>there are {n} numbers</comment>
        <translation>
            <numerusform>es ist {n} Zahl</numerusform>
            <numerusform>es sind {n} Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Write at most {most}.</source>
        <translation>Schreib höchstens {most}.</translation>
    </message>
    <message>
        <source>Compare it with the published schema.</source>
        <translation>Vergleich mit dem veröffentlichten Schema.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>back</source>
        <comment>a man</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>end</source>
        <comment>a man</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>lineman</source>
        <comment>a man</comment>
        <translation>Lineman</translation>
    </message>
    <message>
        <source>center</source>
        <comment>a man</comment>
        <translation>Center</translation>
    </message>
    <message numerus="yes">
        <source>{team} lines up.</source>
        <comment>{team} line up.</comment>
        <translation>
            <numerusform>{team} stellt auf.</numerusform>
            <numerusform>{team} stellen auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ball is snapped to {square}.</source>
        <translation>Der Snap geht nach {square}.</translation>
    </message>
    <message>
        <source>The ball is snapped.</source>
        <translation>Der Ball ist gesnappt.</translation>
    </message>
    <message>
        <source>{whose} {man} moves to {square}.</source>
        <translation>{whose}: {man} zieht nach {square}.</translation>
    </message>
    <message>
        <source>The {man} blocks on {square}.</source>
        <translation>Der {man} blockt auf {square}.</translation>
    </message>
    <message>
        <source>The ball is handed off to {square}.</source>
        <translation>Der Handoff geht nach {square}.</translation>
    </message>
    <message numerus="yes">
        <source>{team} calls “lateral”.</source>
        <comment>{team} call “lateral”.</comment>
        <translation>
            <numerusform>{team} sagt „Lateral“ an.</numerusform>
            <numerusform>{team} sagen „Lateral“ an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} calls “pass”.</source>
        <comment>{team} call “pass”.</comment>
        <translation>
            <numerusform>{team} sagt „Pass“ an.</numerusform>
            <numerusform>{team} sagen „Pass“ an.</numerusform>
        </translation>
    </message>
    <message>
        <source>The passer is smeared before he can throw.</source>
        <translation>Der Passgeber geht zu Boden, bevor er werfen kann.</translation>
    </message>
    <message numerus="yes">
        <source>{team} picks the ball up at {spot}.</source>
        <comment>{team} pick the ball up at {spot}.</comment>
        <translation>
            <numerusform>{team} nimmt den Ball an {spot} auf.</numerusform>
            <numerusform>{team} nehmen den Ball an {spot} auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kick is downed at {spot}.</source>
        <translation>Der Kick ist tot an {spot}.</translation>
    </message>
    <message>
        <source>Inches to go.</source>
        <translation>Es fehlen noch Inches.</translation>
    </message>
    <message>
        <source>A foul by each team: both are off, the play is made again.</source>
        <translation>Je ein Foul: Beide heben sich auf, der Spielzug wird wiederholt.</translation>
    </message>
    <message>
        <source>A foul by each team: both are off, the down is replayed.</source>
        <translation>Je ein Foul: Beide heben sich auf, der Down wird wiederholt.</translation>
    </message>
    <message numerus="yes">
        <source>The score is taken back: {n} point off {team}.</source>
        <comment>The score is taken back: {n} points off {team}.</comment>
        <translation>
            <numerusform>Die Punkte zählen nicht: {n} Punkt weniger für {team}.</numerusform>
            <numerusform>Die Punkte zählen nicht: {n} Punkte weniger für {team}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pass, intercepted.</source>
        <translation>Ein Pass, abgefangen.</translation>
    </message>
    <message>
        <source>A pass, incomplete.</source>
        <translation>Ein Pass, unvollständig.</translation>
    </message>
    <message>
        <source>A pass for no gain.</source>
        <translation>Ein Pass ohne Raumgewinn.</translation>
    </message>
    <message>
        <source>A pass, a loss of {loss}.</source>
        <translation>Ein Pass mit {loss} Yards Verlust.</translation>
    </message>
    <message>
        <source>A pass, {yards}.</source>
        <translation>Ein Pass, {yards}.</translation>
    </message>
    <message>
        <source>A run for no gain.</source>
        <translation>Ein Lauf ohne Raumgewinn.</translation>
    </message>
    <message>
        <source>A run, a loss of {loss}.</source>
        <translation>Ein Lauf mit {loss} Yards Verlust.</translation>
    </message>
    <message>
        <source>A run, {yards}.</source>
        <translation>Ein Lauf, {yards}.</translation>
    </message>
    <message>
        <source>clear</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>{number} is int.</source>
        <translation>{number}: Int.</translation>
    </message>
    <message>
        <source>{numbers} are int.</source>
        <translation>{numbers}: Int.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>{share:.0f} %</source>
        <translation>{share:.0f} %</translation>
    </message>
    <message>
        <source>{count} in {whole}</source>
        <translation>{count} von {whole}</translation>
    </message>
    <message>
        <source>caught {chance} ({share})</source>
        <translation>gefangen {chance} ({share})</translation>
    </message>
    <message>
        <source>intercepted {chance} by the {man} on {square}</source>
        <translation>abgefangen {chance} vom {man} auf {square}</translation>
    </message>
    <message>
        <source>incomplete {chance}</source>
        <translation>unvollständig {chance}</translation>
    </message>
    <message numerus="yes">
        <source>{man}, {n} square away: {chances}.</source>
        <comment>{man}, {n} squares away: {chances}.</comment>
        <translation>
            <numerusform>{man}, {n} Feld entfernt: {chances}.</numerusform>
            <numerusform>{man}, {n} Felder entfernt: {chances}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Man</source>
        <comment>a man</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>man</source>
        <comment>a man</comment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Center</source>
        <comment>a man</comment>
        <translation>Center</translation>
    </message>
    <message>
        <source>Back</source>
        <comment>a man</comment>
        <translation>Back</translation>
    </message>
    <message>
        <source>Left back</source>
        <translation>Back links</translation>
    </message>
    <message>
        <source>left back</source>
        <translation>Back links</translation>
    </message>
    <message>
        <source>Right back</source>
        <translation>Back rechts</translation>
    </message>
    <message>
        <source>right back</source>
        <translation>Back rechts</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a man</comment>
        <translation>End</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>End links</translation>
    </message>
    <message>
        <source>left end</source>
        <translation>End links</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>End rechts</translation>
    </message>
    <message>
        <source>right end</source>
        <translation>End rechts</translation>
    </message>
    <message>
        <source>Lineman</source>
        <comment>a man</comment>
        <translation>Lineman</translation>
    </message>
    <message>
        <source>Left lineman</source>
        <translation>Lineman links</translation>
    </message>
    <message>
        <source>left lineman</source>
        <translation>Lineman links</translation>
    </message>
    <message>
        <source>Right lineman</source>
        <translation>Lineman rechts</translation>
    </message>
    <message>
        <source>right lineman</source>
        <translation>Lineman rechts</translation>
    </message>
    <message>
        <source>Flag: {team}</source>
        <translation>Flagge: {team}</translation>
    </message>
    <message>
        <source>Lateral</source>
        <translation>Lateral</translation>
    </message>
    <message>
        <source>Punt</source>
        <translation>Punt</translation>
    </message>
    <message>
        <source>Field goal</source>
        <translation>Field Goal</translation>
    </message>
    <message>
        <source>Step out</source>
        <translation>Ins Aus</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Hand-off</source>
        <translation>Handoff</translation>
    </message>
    <message>
        <source>a hand-off takes a move, and none is left (AP-16, AP-5).</source>
        <translation>ein Handoff kostet einen Zug, und es ist keiner übrig (AP-16, AP-5).</translation>
    </message>
    <message>
        <source>nobody who may take the ball stands beside the man with it (AP-16).</source>
        <translation>neben dem Ballträger steht niemand, der den Ball nehmen darf (AP-16).</translation>
    </message>
    <message>
        <source>Kick it away</source>
        <translation>Wegkicken</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Kick off</source>
        <translation>Kickoff</translation>
    </message>
    <message>
        <source>Snap the ball</source>
        <translation>Ball snappen</translation>
    </message>
    <message>
        <source>Call a kick first</source>
        <translation>Erst Kick ansagen</translation>
    </message>
    <message>
        <source>everybody who can has run (AP-34).</source>
        <translation>alle, die können, sind gelaufen (AP-34).</translation>
    </message>
    <message>
        <source>All run forward</source>
        <translation>Alle laufen vor</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Last one again</source>
        <translation>Wieder die letzte</translation>
    </message>
    <message numerus="yes">
        <source>{n} man waits in the tray.</source>
        <comment>{n} men wait in the tray.</comment>
        <translation>
            <numerusform>{n} Spieler wartet in der Ablage.</numerusform>
            <numerusform>{n} Spieler warten in der Ablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>the kicking team lines up on the row behind its line, all eleven (AP-33).</source>
        <translation>das Kick-Team steht zu elft in der Reihe hinter seiner Line (AP-33).</translation>
    </message>
    <message>
        <source>men are placed on their own side, behind the line (AP-14).</source>
        <translation>Spieler kommen auf die eigene Seite, hinter die Line (AP-14).</translation>
    </message>
    <message>
        <source>To kick off</source>
        <translation>Zum Kickoff</translation>
    </message>
    <message>
        <source>To receive</source>
        <translation>Zum Return</translation>
    </message>
    <message>
        <source>Free kick</source>
        <translation>Free Kick</translation>
    </message>
    <message>
        <source>Offense</source>
        <translation>Offense</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>The play stands</source>
        <translation>Der Spielzug gilt</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>Es geht weiter</translation>
    </message>
    <message>
        <source>Touchdown {team}</source>
        <translation>Touchdown {team}</translation>
    </message>
    <message>
        <source>Field goal {team}</source>
        <translation>Field Goal {team}</translation>
    </message>
    <message>
        <source>Safety for {team}</source>
        <translation>Safety für {team}</translation>
    </message>
    <message>
        <source>{team} kicks again from {spot}</source>
        <translation>{team}: neuer Kick von {spot}</translation>
    </message>
    <message>
        <source>{team}: free kick at {spot}</source>
        <translation>{team}: Free Kick an {spot}</translation>
    </message>
    <message>
        <source>{team}: {down} at {spot}</source>
        <translation>{team}: {down} an {spot}</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>PAT</translation>
    </message>
    <message>
        <source>Kick-off</source>
        <translation>Kickoff</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Field goal, short</source>
        <translation>Field Goal, zu kurz</translation>
    </message>
    <message>
        <source>Kick</source>
        <translation>Kick</translation>
    </message>
    <message>
        <source>Field goal from {yards}</source>
        <translation>Field Goal aus {yards}</translation>
    </message>
    <message>
        <source>Field goal, blocked</source>
        <translation>Field Goal, geblockt</translation>
    </message>
    <message>
        <source>Punt, blocked</source>
        <translation>Punt, geblockt</translation>
    </message>
    <message>
        <source>By die</source>
        <translation>Per Würfel</translation>
    </message>
    <message>
        <source>Resigned</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Ended by agreement</source>
        <translation>Einvernehmlich beendet</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>misslungen</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>TD</source>
        <translation>TD</translation>
    </message>
    <message>
        <source>safety</source>
        <translation>Safety</translation>
    </message>
    <message>
        <source>int.</source>
        <translation>Int.</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>erobert</translation>
    </message>
    <message>
        <source>fumble</source>
        <translation>Fumble</translation>
    </message>
    <message>
        <source>inc.</source>
        <translation>unv.</translation>
    </message>
    <message>
        <source>{play} of {most}</source>
        <translation>{play} von {most}</translation>
    </message>
    <message>
        <source>Men are on the move.</source>
        <translation>Spieler sind in Bewegung.</translation>
    </message>
    <message>
        <source>Lining up.</source>
        <translation>Aufstellung läuft.</translation>
    </message>
    <message>
        <source>Try for the point</source>
        <translation>Versuch um den Extrapunkt</translation>
    </message>
    <message>
        <source>and</source>
        <translation>und</translation>
    </message>
    <message>
        <source>own {yard}</source>
        <translation>eigene {yard}</translation>
    </message>
    <message>
        <source>Kick-off from {spot}.</source>
        <translation>Kickoff von {spot}.</translation>
    </message>
    <message>
        <source>Free kick from {spot}.</source>
        <translation>Free Kick von {spot}.</translation>
    </message>
    <message>
        <source>{team}: free kick from {spot}.</source>
        <translation>{team}: Free Kick von {spot}.</translation>
    </message>
    <message>
        <source>Kick-off by {team}.</source>
        <translation>Kickoff {team}.</translation>
    </message>
    <message>
        <source>Punt by {team}.</source>
        <translation>Punt {team}.</translation>
    </message>
    <message>
        <source>Field goal, short, by {team}.</source>
        <translation>Field Goal {team}, zu kurz.</translation>
    </message>
    <message>
        <source>Flag: {foul} by {team}.</source>
        <translation>Flagge gegen {team}: {foul}.</translation>
    </message>
    <message>
        <source>Coin toss.</source>
        <translation>Münzwurf.</translation>
    </message>
    <message>
        <source>{quarter}: coin toss.</source>
        <translation>{quarter}: Münzwurf.</translation>
    </message>
    <message>
        <source>You won the toss.</source>
        <translation>Du gewinnst den Münzwurf.</translation>
    </message>
    <message>
        <source>Touchdown!</source>
        <translation>Touchdown!</translation>
    </message>
    <message>
        <source>{team}: call heads or tails.</source>
        <translation>{team}: Kopf oder Zahl?</translation>
    </message>
    <message>
        <source>Line up to kick off.</source>
        <translation>Stell dich zum Kickoff auf.</translation>
    </message>
    <message>
        <source>Line up to receive.</source>
        <translation>Stell dich zum Return auf.</translation>
    </message>
    <message>
        <source>A kick is called: snap the ball.</source>
        <translation>Kick ist angesagt: Snap den Ball.</translation>
    </message>
    <message>
        <source>No moves left: say done.</source>
        <translation>Keine Züge mehr: Sag „Fertig“.</translation>
    </message>
    <message numerus="yes">
        <source>{n} move left.</source>
        <comment>{n} moves left.</comment>
        <translation>
            <numerusform>Noch {n} Zug.</numerusform>
            <numerusform>Noch {n} Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>“Lateral” is called: reach the passer.</source>
        <translation>„Lateral“ ist angesagt: Hol den Passgeber.</translation>
    </message>
    <message>
        <source>“Pass” is called: reach the passer.</source>
        <translation>„Pass“ ist angesagt: Hol den Passgeber.</translation>
    </message>
    <message>
        <source>The kick is called: reach the ball.</source>
        <translation>Der Kick ist angesagt: Hol den Ball.</translation>
    </message>
    <message>
        <source>The ball is loose.</source>
        <translation>Der Ball ist frei.</translation>
    </message>
    <message>
        <source>Stop the carrier.</source>
        <translation>Stopp den Ballträger.</translation>
    </message>
    <message>
        <source>The kick is called.</source>
        <translation>Der Kick ist angesagt.</translation>
    </message>
    <message>
        <source>Your ball.</source>
        <translation>Dein Ball.</translation>
    </message>
    <message>
        <source>Kick or receive?</source>
        <translation>Kicken oder empfangen?</translation>
    </message>
    <message>
        <source>Kick off.</source>
        <translation>Kick den Ball.</translation>
    </message>
    <message>
        <source>Send your men up to three squares forward, then say done.</source>
        <translation>Schick deine Spieler bis zu drei Felder vor, dann sag „Fertig“.</translation>
    </message>
    <message>
        <source>The ball is in your end zone: touchback, or run it out.</source>
        <translation>Der Ball ist in deiner Endzone: Touchback, oder lauf heraus.</translation>
    </message>
    <message>
        <source>Line up.</source>
        <translation>Stell dich auf.</translation>
    </message>
    <message>
        <source>Line up against it.</source>
        <translation>Stell dich dagegen auf.</translation>
    </message>
    <message>
        <source>Snap the ball.</source>
        <translation>Snap den Ball.</translation>
    </message>
    <message>
        <source>Throw: name the receiver.</source>
        <translation>Wirf: Nenne den Receiver.</translation>
    </message>
    <message>
        <source>Kick off or punt?</source>
        <translation>Kickoff oder Punt?</translation>
    </message>
    <message>
        <source>Accept the penalty or decline it.</source>
        <translation>Nimm die Strafe an oder lehne sie ab.</translation>
    </message>
    <message>
        <source>Roll the die for the point.</source>
        <translation>Würfle um den Punkt.</translation>
    </message>
    <message>
        <source>a covering man runs straight forward, up to three squares, once (AP-34).</source>
        <translation>wer dem Kick nachläuft, läuft einmal geradeaus vor, bis zu drei Felder (AP-34).</translation>
    </message>
    <message>
        <source>no way leads there with the moves left (AP-6).</source>
        <translation>mit den übrigen Zügen führt kein Weg dorthin (AP-6).</translation>
    </message>
    <message>
        <source>that is {away} moves away, and none is left (AP-5).</source>
        <translation>das sind {away} Züge, und es ist keiner übrig (AP-5).</translation>
    </message>
    <message numerus="yes">
        <source>that is {away} moves away, and only {n} is left (AP-5).</source>
        <comment>that is {away} moves away, and only {n} are left (AP-5).</comment>
        <translation>
            <numerusform>das sind {away} Züge, und nur {n} ist übrig (AP-5).</numerusform>
            <numerusform>das sind {away} Züge, und nur {n} sind übrig (AP-5).</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody stands there: take up a man of your own (AP-5).</source>
        <translation>dort steht niemand: Nimm einen eigenen Spieler auf (AP-5).</translation>
    </message>
    <message>
        <source>take a man from the tray and put him there, or press B, E, L or C (AP-14).</source>
        <translation>nimm einen Spieler aus der Ablage und stell ihn dorthin, oder drück B, E, L oder C (AP-14).</translation>
    </message>
    <message>
        <source>he has made his run, or has no room to run (AP-34).</source>
        <translation>er ist schon gelaufen oder hat keinen Platz dazu (AP-34).</translation>
    </message>
    <message>
        <source>the turn&apos;s three moves are used up: end the turn (AP-5).</source>
        <translation>die drei Züge der Runde sind verbraucht: Beende die Runde (AP-5).</translation>
    </message>
    <message>
        <source>he can&apos;t go anywhere now (AP-6).</source>
        <translation>er kann jetzt nirgends hin (AP-6).</translation>
    </message>
    <message>
        <source>{rank}. {where}</source>
        <translation>({rank}) {where}</translation>
    </message>
    <message>
        <source>{team} {share} %</source>
        <translation>{team} {share} %</translation>
    </message>
    <message>
        <source>Chance to win: {home}, {visitors}. Expected at the end: {at_last}.</source>
        <translation>Siegchance: {home}, {visitors}. Am Ende erwartet: {at_last}.</translation>
    </message>
    <message>
        <source>No play has changed the chances by half a percent yet.</source>
        <translation>Noch hat kein Spielzug die Chancen um ein halbes Prozent verändert.</translation>
    </message>
    <message>
        <source>No snap has been shown yet. Go on to the first reveal.</source>
        <translation>Noch wurde kein Snap gezeigt. Geh weiter bis zum ersten Aufdecken.</translation>
    </message>
    <message>
        <source>{share} %</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>{size} yards</source>
        <translation>{size} Yards</translation>
    </message>
    <message>
        <source>{size} points</source>
        <translation>{size} Punkte</translation>
    </message>
    <message>
        <source>even</source>
        <translation>gleichauf</translation>
    </message>
    <message>
        <source>{team} by {size}</source>
        <translation>{team} {size} vorn</translation>
    </message>
    <message>
        <source>{team} by {size} yards</source>
        <translation>{team} {size} Yards vorn</translation>
    </message>
    <message>
        <source>{team} by {size} points</source>
        <translation>{team} {size} Punkte vorn</translation>
    </message>
    <message>
        <source>The rolls of each team</source>
        <translation>Die Würfe beider Teams</translation>
    </message>
    <message>
        <source>How it adds up</source>
        <translation>Wie es sich summiert</translation>
    </message>
    <message>
        <source>Roll by roll</source>
        <translation>Wurf für Wurf</translation>
    </message>
    <message>
        <source>No roll has been weighed yet.</source>
        <translation>Noch ist kein Wurf gewogen.</translation>
    </message>
    <message>
        <source>good rolls {good}, bad rolls {bad}</source>
        <translation>gute Würfe {good}, schlechte Würfe {bad}</translation>
    </message>
    <message>
        <source>{share} to win</source>
        <translation>{share} Siegchance</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message numerus="yes">
        <source>{n} roll with too many outcomes, and what led to them</source>
        <comment>{n} rolls with too many outcomes, and what led to them</comment>
        <translation>
            <numerusform>{n} Wurf mit zu vielen Ausgängen und was dazu führte</numerusform>
            <numerusform>{n} Würfe mit zu vielen Ausgängen und was dazu führte</numerusform>
        </translation>
    </message>
    <message>
        <source>Not weighed</source>
        <translation>Nicht gewogen</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>After the last step</source>
        <translation>Nach dem letzten Schritt</translation>
    </message>
    <message>
        <source>a draw was agreed on</source>
        <translation>auf ein Unentschieden geeinigt</translation>
    </message>
    <message>
        <source>{team} resigned</source>
        <translation>Aufgabe: {team}</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Früher beendet</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>moves and choices of both teams</source>
        <translation>Züge und Entscheidungen beider Teams</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>of {team}, cards apart</source>
        <translation>{team}, ohne Karten</translation>
    </message>
    <message numerus="yes">
        <source>{n} snap</source>
        <comment>{n} snaps</comment>
        <translation>
            <numerusform>{n} Snap</numerusform>
            <numerusform>{n} Snaps</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards against cards</source>
        <translation>Karten gegen Karten</translation>
    </message>
    <message>
        <source>Expected at the end: {ahead}</source>
        <translation>Am Ende erwartet: {ahead}</translation>
    </message>
    <message>
        <source>{team} {share} to win</source>
        <translation>{team} {share} Siegchance</translation>
    </message>
    <message>
        <source>Expected {expected}, came {came}</source>
        <translation>Erwartet: {expected}, gekommen: {came}</translation>
    </message>
    <message numerus="yes">
        <source>{n} roll</source>
        <comment>{n} rolls</comment>
        <translation>
            <numerusform>{n} Wurf</numerusform>
            <numerusform>{n} Würfe</numerusform>
        </translation>
    </message>
    <message>
        <source>toss</source>
        <translation>Münzwurf</translation>
    </message>
    <message>
        <source>kick-off</source>
        <translation>Kickoff</translation>
    </message>
    <message>
        <source>free kick</source>
        <translation>Free Kick</translation>
    </message>
    <message>
        <source>try</source>
        <translation>Zusatzversuch</translation>
    </message>
    <message>
        <source>play {number}</source>
        <translation>Spielzug {number}</translation>
    </message>
    <message>
        <source>between plays</source>
        <translation>zwischen Spielzügen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>center</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>far left</source>
        <translation>ganz links</translation>
    </message>
    <message>
        <source>far right</source>
        <translation>ganz rechts</translation>
    </message>
    <message>
        <source>At its best on both sides the snap was worth {best} to {team}; the cards as they lay {laid}.</source>
        <translation>Beiderseits bestens gespielt war der Snap {best} für {team} wert; so wie die Karten lagen, {laid}.</translation>
    </message>
    <message>
        <source>At its best on both sides the snap was worth {best} for {team}; the cards as they lay {laid}.</source>
        <translation>Beiderseits bestens gespielt war der Snap {best} für {team} wert; so wie die Karten lagen, {laid}.</translation>
    </message>
    <message>
        <source>{team}, offense</source>
        <translation>{team}, Offense</translation>
    </message>
    <message>
        <source>{team}, defense</source>
        <translation>{team}, Defense</translation>
    </message>
    <message>
        <source>Best against {card}</source>
        <translation>Am besten gegen {card}</translation>
    </message>
    <message>
        <source>Given away in all snaps</source>
        <translation>In allen Snaps verschenkt</translation>
    </message>
    <message>
        <source>Snap by snap</source>
        <translation>Snap für Snap</translation>
    </message>
    <message>
        <source>{amount} of the chance to win</source>
        <translation>{amount} der Siegchance</translation>
    </message>
    <message>
        <source>{amount} of the chance at tries</source>
        <translation>{amount} der Chance bei Zusatzversuchen</translation>
    </message>
    <message>
        <source>{play} against {formation}</source>
        <translation>{play} gegen {formation}</translation>
    </message>
    <message>
        <source>Nothing lost</source>
        <translation>Nichts verloren</translation>
    </message>
    <message>
        <source>{team} lost {amount}</source>
        <translation>{team}: {amount} verloren</translation>
    </message>
    <message>
        <source>Lost {amount}</source>
        <translation>{amount} verloren</translation>
    </message>
    <message>
        <source>Laid</source>
        <translation>Gelegt</translation>
    </message>
    <message>
        <source>Best mixture</source>
        <translation>Beste Mischung</translation>
    </message>
    <message>
        <source>{share:.0f} % chance to win</source>
        <translation>{share:.0f} % Siegchance</translation>
    </message>
    <message>
        <source>{share:.0f} % chance to be good</source>
        <translation>{share:.0f} % Erfolgschance</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>Visitors</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>may move here</source>
        <translation>Zug hierher möglich</translation>
    </message>
    <message>
        <source>may be blocked</source>
        <translation>Block möglich</translation>
    </message>
    <message>
        <source>may be tackled</source>
        <translation>Tackle möglich</translation>
    </message>
    <message>
        <source>the ball may be picked up here</source>
        <translation>Ball hier aufnehmbar</translation>
    </message>
    <message>
        <source>may be passed over</source>
        <translation>Durchgang möglich</translation>
    </message>
    <message>
        <source>may be placed here</source>
        <translation>Platz hier möglich</translation>
    </message>
    <message>
        <source>may change places</source>
        <translation>Platztausch möglich</translation>
    </message>
    <message>
        <source>may be handed the ball</source>
        <translation>Handoff möglich</translation>
    </message>
    <message>
        <source>may take the snap</source>
        <translation>Snap möglich</translation>
    </message>
    <message>
        <source>may be thrown to</source>
        <translation>Wurf möglich</translation>
    </message>
    <message>
        <source>may be flagged</source>
        <translation>Flagge möglich</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>home end zone</source>
        <translation>Endzone Heim</translation>
    </message>
    <message>
        <source>visitors&apos; end zone</source>
        <translation>Endzone Gäste</translation>
    </message>
    <message>
        <source>home {low} to {high}</source>
        <translation>Heim {low} bis {high}</translation>
    </message>
    <message>
        <source>visitors&apos; {high} to {low}</source>
        <translation>Gäste {high} bis {low}</translation>
    </message>
    <message>
        <source>{team} back</source>
        <translation>{team}-Back</translation>
    </message>
    <message>
        <source>{team} end</source>
        <translation>{team}-End</translation>
    </message>
    <message>
        <source>{team} lineman</source>
        <translation>{team}-Lineman</translation>
    </message>
    <message>
        <source>{team} center</source>
        <translation>{team}-Center</translation>
    </message>
    <message>
        <source>{man} with the ball</source>
        <translation>{man} mit dem Ball</translation>
    </message>
    <message>
        <source>{upper} on {lower}, out of the play</source>
        <translation>{upper} auf {lower}, raus aus dem Spiel</translation>
    </message>
    <message>
        <source>the ball lies here</source>
        <translation>hier liegt der Ball</translation>
    </message>
    <message>
        <source>can be picked up</source>
        <translation>lässt sich aufnehmen</translation>
    </message>
    <message numerus="yes">
        <source>{n} move</source>
        <comment>{n} moves</comment>
        <translation>
            <numerusform>{n} Zug</numerusform>
            <numerusform>{n} Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>{home_count} men of {home} and {visitors_count} of {visitors} can play</source>
        <translation>Spielfähig: {home} {home_count} Spieler, {visitors} {visitors_count}</translation>
    </message>
    <message numerus="yes">
        <source>{n} blocked pair</source>
        <comment>{n} blocked pairs</comment>
        <translation>
            <numerusform>{n} geblocktes Paar</numerusform>
            <numerusform>{n} geblockte Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>a man</source>
        <translation>ein Spieler</translation>
    </message>
    <message>
        <source>{man} has the ball on {square}</source>
        <translation>{man} hat den Ball auf {square}</translation>
    </message>
    <message>
        <source>the ball lies on {square}</source>
        <translation>der Ball liegt auf {square}</translation>
    </message>
    <message>
        <source>the line of scrimmage is at {spot}</source>
        <translation>die Scrimmage-Linie ist an {spot}</translation>
    </message>
    <message>
        <source>midfield</source>
        <translation>der Mittellinie</translation>
    </message>
    <message>
        <source>the home {yard:g}</source>
        <translation>der Heim-{yard:g}</translation>
    </message>
    <message>
        <source>the visitors&apos; {yard:g}</source>
        <translation>der Gäste-{yard:g}</translation>
    </message>
    <message>
        <source>No dice are in this: what you do comes off.</source>
        <translation>Hier fallen keine Würfel: Was du tust, gelingt.</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>call the pass</source>
        <translation>Pass ansagen</translation>
    </message>
    <message>
        <source>call the lateral</source>
        <translation>Lateral ansagen</translation>
    </message>
    <message>
        <source>punt</source>
        <comment>a move</comment>
        <translation>punten</translation>
    </message>
    <message>
        <source>try the field goal</source>
        <translation>Field Goal versuchen</translation>
    </message>
    <message>
        <source>call a kick first</source>
        <translation>erst einen Kick ansagen</translation>
    </message>
    <message>
        <source>kick off</source>
        <translation>Kickoff</translation>
    </message>
    <message>
        <source>roll the dice</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>run</source>
        <comment>a move</comment>
        <translation>laufen</translation>
    </message>
    <message>
        <source>nobody goes in motion</source>
        <translation>niemand geht in Motion</translation>
    </message>
    <message>
        <source>take the touchback</source>
        <translation>Touchback nehmen</translation>
    </message>
    <message>
        <source>bring it out</source>
        <translation>heraustragen</translation>
    </message>
    <message>
        <source>accept</source>
        <comment>a move</comment>
        <translation>annehmen</translation>
    </message>
    <message>
        <source>decline</source>
        <comment>a move</comment>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>call heads</source>
        <translation>Kopf ansagen</translation>
    </message>
    <message>
        <source>call tails</source>
        <translation>Zahl ansagen</translation>
    </message>
    <message>
        <source>roll the die</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>{team} {share:.0f} %</source>
        <translation>{team} {share:.0f} %</translation>
    </message>
    <message>
        <source>Chance to win: {home}, {visitors}.</source>
        <translation>Siegchance: {home}, {visitors}.</translation>
    </message>
    <message>
        <source>Neither is to score more before the half ends.</source>
        <translation>Bis zum Ende der Halbzeit dürften beide gleich viel holen.</translation>
    </message>
    <message>
        <source>{team} {points:.1f} points more to come.</source>
        <translation>Zu erwarten: {points:.1f} Punkte mehr für {team}.</translation>
    </message>
    <message>
        <source>{share:.1f} % to win</source>
        <translation>{share:.1f} % Siegchance</translation>
    </message>
    <message>
        <source>ODDS</source>
        <translation>CHANCEN</translation>
    </message>
    <message>
        <source>BEST</source>
        <translation>BESTES</translation>
    </message>
    <message>
        <source>Two of these are close.</source>
        <translation>Zwei davon liegen dicht beieinander.</translation>
    </message>
    <message>
        <source>One of these is clearly better.</source>
        <translation>Eins davon ist klar besser.</translation>
    </message>
    <message>
        <source>Stand</source>
        <comment>a turn without moves</comment>
        <translation>Abwarten</translation>
    </message>
    <message>
        <source>{moves}, then {last}</source>
        <translation>{moves}, dann {last}</translation>
    </message>
    <message>
        <source>NUDGE</source>
        <translation>WINK</translation>
    </message>
    <message>
        <source>Everybody stands where he should.</source>
        <translation>Alle stehen, wo sie sollen.</translation>
    </message>
    <message>
        <source>Keep a man back, and close the middle.</source>
        <translation>Lass einen Spieler hinten und mach die Mitte zu.</translation>
    </message>
    <message>
        <source>Only one man can be thrown to.</source>
        <translation>Nur ein Spieler kann den Pass bekommen.</translation>
    </message>
    <message>
        <source>There is little to choose here.</source>
        <translation>Hier gibt es kaum etwas zu wählen.</translation>
    </message>
    <message>
        <source>A man beside the ball is better placed: look sideways.</source>
        <translation>Jemand neben dem Ball steht besser: Schau zur Seite.</translation>
    </message>
    <message>
        <source>The ball is worth more far away than a first down is likely.</source>
        <translation>Der Ball weit weg ist mehr wert als die Aussicht auf ein First Down.</translation>
    </message>
    <message>
        <source>Points are within reach of the dice.</source>
        <translation>Punkte sind in Reichweite der Würfel.</translation>
    </message>
    <message>
        <source>The sideline is your friend.</source>
        <translation>Die Seitenlinie ist dein Freund.</translation>
    </message>
    <message>
        <source>A man beside the ball has the better way.</source>
        <translation>Jemand neben dem Ball hat den besseren Weg.</translation>
    </message>
    <message>
        <source>Make room first: a block would help.</source>
        <translation>Schaff erst Platz: Ein Block würde helfen.</translation>
    </message>
    <message>
        <source>Don’t hurry: wait this turn.</source>
        <translation>Keine Eile: Warte diese Runde ab.</translation>
    </message>
    <message>
        <source>Somebody can get open on the middle.</source>
        <translation>In der Mitte kann jemand frei werden.</translation>
    </message>
    <message>
        <source>Somebody can get open on the right.</source>
        <translation>Rechts kann jemand frei werden.</translation>
    </message>
    <message>
        <source>Somebody can get open on the left.</source>
        <translation>Links kann jemand frei werden.</translation>
    </message>
    <message>
        <source>There is room to run straight ahead.</source>
        <translation>Geradeaus ist Platz zum Laufen.</translation>
    </message>
    <message>
        <source>There is room to run to the right.</source>
        <translation>Rechts ist Platz zum Laufen.</translation>
    </message>
    <message>
        <source>There is room to run to the left.</source>
        <translation>Links ist Platz zum Laufen.</translation>
    </message>
    <message>
        <source>Stay where you are: your men stand well.</source>
        <translation>Bleib, wo du bist: Deine Spieler stehen gut.</translation>
    </message>
    <message>
        <source>The man with the ball is within reach.</source>
        <translation>Der Ballträger ist in Reichweite.</translation>
    </message>
    <message>
        <source>Your {man} is free to rush.</source>
        <translation>Freie Bahn zum Rush: {man}.</translation>
    </message>
    <message>
        <source>Your {man} is free to close in.</source>
        <translation>Freie Bahn zum Ball: {man}.</translation>
    </message>
    <message>
        <source>Drop back: somebody stands too free behind you.</source>
        <translation>Zieh dich zurück: Hinter dir steht jemand zu frei.</translation>
    </message>
    <message>
        <source>One line-up stands out.</source>
        <translation>Eine Aufstellung ragt heraus.</translation>
    </message>
    <message>
        <source>Men should stand where the dice are likeliest to bring the ball.</source>
        <translation>Stell Spieler dorthin, wo die Würfel den Ball am ehesten hinbringen.</translation>
    </message>
    <message>
        <source>Think of {deep} deep and {wide} out wide.</source>
        <translation>Denk an {deep} tief und {wide} weit außen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} man</source>
        <comment>{n} men</comment>
        <translation>
            <numerusform>{n} Spieler</numerusform>
            <numerusform>{n} Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemanden</translation>
    </message>
    <message>
        <source>one man</source>
        <translation>einen Spieler</translation>
    </message>
    <message>
        <source>two men</source>
        <translation>zwei Spieler</translation>
    </message>
    <message>
        <source>three men</source>
        <translation>drei Spieler</translation>
    </message>
    <message>
        <source>four men</source>
        <translation>vier Spieler</translation>
    </message>
    <message>
        <source>five men</source>
        <translation>fünf Spieler</translation>
    </message>
    <message>
        <source>As the men stand now, before the other side moves.</source>
        <translation>Wie die Spieler jetzt stehen, bevor die andere Seite zieht.</translation>
    </message>
    <message>
        <source>Blocks and tackles need no dice: what is within reach is sure.</source>
        <translation>Blocks und Tackles brauchen keine Würfel: Was in Reichweite ist, ist sicher.</translation>
    </message>
    <message>
        <source>All that two dice can bring.</source>
        <translation>Alles, was zwei Würfel bringen können.</translation>
    </message>
    <message>
        <source>What each is worth in points.</source>
        <translation>Was jede Wahl in Punkten wert ist.</translation>
    </message>
    <message>
        <source>Caught on even dice alone; a defender in the line takes his own number.</source>
        <translation>Gefangen nur bei geraden Würfeln; ein Verteidiger in der Linie nimmt die eigene Zahl.</translation>
    </message>
    <message>
        <source>{share} int</source>
        <translation>{share} Int.</translation>
    </message>
    <message>
        <source>Run this turn</source>
        <translation>Lauf diese Runde</translation>
    </message>
    <message numerus="yes">
        <source>up to {n} yard</source>
        <comment>up to {n} yards</comment>
        <translation>
            <numerusform>bis zu {n} Yard</numerusform>
            <numerusform>bis zu {n} Yards</numerusform>
        </translation>
    </message>
    <message>
        <source>The ball falls, each step</source>
        <translation>Ball fällt, je Schritt</translation>
    </message>
    <message>
        <source>Field goal, if not stopped</source>
        <translation>Field Goal, wenn nicht gestoppt</translation>
    </message>
    <message>
        <source>{yards:.0f} yards on average</source>
        <translation>im Schnitt {yards:.0f} Yards</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>außer Reichweite</translation>
    </message>
    <message numerus="yes">
        <source>sure, in {n} move</source>
        <comment>sure, in {n} moves</comment>
        <translation>
            <numerusform>sicher, in {n} Zug</numerusform>
            <numerusform>sicher, in {n} Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tackle him now</source>
        <translation>Jetzt tackeln</translation>
    </message>
    <message>
        <source>Theirs: {man}</source>
        <translation>Gegner: {man}</translation>
    </message>
    <message>
        <source>Comes down</source>
        <translation>Kommt herunter</translation>
    </message>
    <message>
        <source>{yards:.0f} yards away on average</source>
        <translation>im Schnitt {yards:.0f} Yards weiter</translation>
    </message>
    <message>
        <source>Touchback at once</source>
        <translation>Sofort Touchback</translation>
    </message>
    <message>
        <source>The point</source>
        <translation>Der Punkt</translation>
    </message>
    <message>
        <source>Line up as the rings show</source>
        <translation>Aufstellen, wie die Ringe zeigen</translation>
    </message>
    <message>
        <source>Line up: {line_up}</source>
        <translation>Aufstellung: {line_up}</translation>
    </message>
    <message numerus="yes">
        <source>{n} man runs down the field</source>
        <comment>{n} men run down the field</comment>
        <translation>
            <numerusform>{n} Spieler läuft das Feld hinunter</numerusform>
            <numerusform>{n} Spieler laufen das Feld hinunter</numerusform>
        </translation>
    </message>
    <message>
        <source>out {square}</source>
        <translation>auf {square} ins Aus</translation>
    </message>
    <message>
        <source>{man} to {square}</source>
        <translation>{man} nach {square}</translation>
    </message>
    <message>
        <source>{man} blocks the man on {square}</source>
        <translation>{man} blockt den Spieler auf {square}</translation>
    </message>
    <message>
        <source>{man} tackles the man with the ball on {square}</source>
        <translation>{man} tackelt den Ballträger auf {square}</translation>
    </message>
    <message>
        <source>throw to the {man}</source>
        <translation>Pass zu {man}</translation>
    </message>
    <message>
        <source>hand off to the {man}</source>
        <translation>Handoff an {man}</translation>
    </message>
    <message>
        <source>snap to the {man}</source>
        <translation>Snap an {man}</translation>
    </message>
    <message>
        <source>throw to the {man} on {square}</source>
        <translation>Pass zu {man} auf {square}</translation>
    </message>
    <message>
        <source>hand off to the {man} on {square}</source>
        <translation>Handoff an {man} auf {square}</translation>
    </message>
    <message>
        <source>snap to the {man} on {square}</source>
        <translation>Snap an {man} auf {square}</translation>
    </message>
    <message>
        <source>Whole turns, the best first, with your chance to win after each.</source>
        <translation>Ganze Runden, die beste zuerst, mit deiner Siegchance danach.</translation>
    </message>
    <message>
        <source>The dice come before anything else.</source>
        <translation>Erst kommen die Würfel, dann alles andere.</translation>
    </message>
    <message>
        <source>Nothing to choose yet: roll the dice.</source>
        <translation>Noch gibt es nichts zu wählen: Würfle.</translation>
    </message>
    <message>
        <source>Somebody stands better elsewhere.</source>
        <translation>Jemand steht anderswo besser.</translation>
    </message>
    <message>
        <source>Everybody stands well.</source>
        <translation>Alle stehen gut.</translation>
    </message>
    <message>
        <source>One line-up here is the plainest answer to what may come.</source>
        <translation>Eine Aufstellung hier ist die klarste Antwort auf das, was kommt.</translation>
    </message>
    <message>
        <source>The way is as open as it will be: go now.</source>
        <translation>Offener wird der Weg nicht mehr: Lauf jetzt.</translation>
    </message>
    <message>
        <source>Time is on your side: don’t declare yet.</source>
        <translation>Die Zeit ist auf deiner Seite: Sag noch nichts an.</translation>
    </message>
    <message>
        <source>Two of your choices are close: run, pass and roll on are all worth a look.</source>
        <translation>Zwei Möglichkeiten liegen dicht beieinander: Sieh dir Lauf, Pass und Weiterwürfeln an.</translation>
    </message>
    <message>
        <source>Somebody is open: have a look at the receivers.</source>
        <translation>Jemand ist frei: Sieh dir die Receiver an.</translation>
    </message>
    <message>
        <source>Another man is better placed with the ball.</source>
        <translation>Bei einem anderen wäre der Ball besser aufgehoben.</translation>
    </message>
    <message>
        <source>Stay where you are: your pegs stand well.</source>
        <translation>Bleib, wo du bist: Deine Stifte stehen gut.</translation>
    </message>
    <message>
        <source>A block now makes the room you need.</source>
        <translation>Ein Block schafft jetzt den Platz, den du brauchst.</translation>
    </message>
    <message>
        <source>Send your {man} on his way.</source>
        <translation>Schick ihn los: {man}.</translation>
    </message>
    <message>
        <source>There is room straight ahead for the man with the ball.</source>
        <translation>Geradeaus ist Platz für den Ballträger.</translation>
    </message>
    <message>
        <source>There is room to the right for the man with the ball.</source>
        <translation>Rechts ist Platz für den Ballträger.</translation>
    </message>
    <message>
        <source>There is room to the left for the man with the ball.</source>
        <translation>Links ist Platz für den Ballträger.</translation>
    </message>
    <message>
        <source>How many moves the dice bring.</source>
        <translation>Wie viele Züge die Würfel bringen.</translation>
    </message>
    <message>
        <source>What the S-D-T die makes of each pass.</source>
        <translation>Was der S/D/T-Würfel aus jedem Pass macht.</translation>
    </message>
    <message>
        <source>What the dice make of a kick.</source>
        <translation>Was die Würfel aus einem Kick machen.</translation>
    </message>
    <message>
        <source>What the dice make of it.</source>
        <translation>Was die Würfel daraus machen.</translation>
    </message>
    <message>
        <source>The chance to win after each.</source>
        <translation>Die Siegchance nach jeder Wahl.</translation>
    </message>
    <message>
        <source>A tackle within reach</source>
        <translation>Tackle in Reichweite</translation>
    </message>
    <message>
        <source>{least} to {most} moves</source>
        <translation>{least} bis {most} Züge</translation>
    </message>
    <message>
        <source>{least} moves or more</source>
        <translation>{least} Züge oder mehr</translation>
    </message>
    <message>
        <source>{share} sack</source>
        <translation>{share} Sack</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>Pitch to {man}</source>
        <translation>Pitch an {man}</translation>
    </message>
    <message>
        <source>theirs at the {yard} on average</source>
        <translation>Gegner im Schnitt an der {yard}</translation>
    </message>
    <message>
        <source>The kick</source>
        <translation>Der Kick</translation>
    </message>
    <message>
        <source>Motion to {hole}</source>
        <translation>Motion nach {hole}</translation>
    </message>
    <message>
        <source>A line-up</source>
        <translation>Eine Aufstellung</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>Stift</translation>
    </message>
    <message>
        <source>{man} to {hole} and out of bounds</source>
        <translation>{man} nach {hole} und ins Aus</translation>
    </message>
    <message>
        <source>{man} to {hole}</source>
        <translation>{man} nach {hole}</translation>
    </message>
    <message>
        <source>{man} tackles the man with the ball</source>
        <translation>{man} tackelt den Ballträger</translation>
    </message>
    <message>
        <source>{man} blocks the peg in {hole}</source>
        <translation>{man} blockt den Stift auf {hole}</translation>
    </message>
    <message>
        <source>hand off to the {man} in {hole}</source>
        <translation>Handoff an {man} auf {hole}</translation>
    </message>
    <message>
        <source>pitch to the {man} in {hole}</source>
        <translation>Pitch an {man} auf {hole}</translation>
    </message>
    <message>
        <source>throw to the {man} in {hole}</source>
        <translation>Pass zu {man} auf {hole}</translation>
    </message>
    <message>
        <source>midfield</source>
        <comment>a spot that stands alone</comment>
        <translation>Mittellinie</translation>
    </message>
    <message>
        <source>opp. {yard}</source>
        <translation>gegn. {yard}</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>1st side</source>
        <translation>1. Seite</translation>
    </message>
    <message>
        <source>2nd side</source>
        <translation>2. Seite</translation>
    </message>
    <message>
        <source>OT</source>
        <translation>Verl.</translation>
    </message>
    <message>
        <source>OT {number}</source>
        <translation>Verl. {number}</translation>
    </message>
    <message>
        <source>{made} of {tried}</source>
        <translation>{made} von {tried}</translation>
    </message>
    <message>
        <source>First downs</source>
        <translation>First Downs</translation>
    </message>
    <message>
        <source>Third downs</source>
        <translation>3. Downs</translation>
    </message>
    <message>
        <source>Fourth downs</source>
        <translation>4. Downs</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Spielzüge</translation>
    </message>
    <message>
        <source>Yards</source>
        <translation>Yards</translation>
    </message>
    <message>
        <source>Yards a play</source>
        <translation>Yards je Spielzug</translation>
    </message>
    <message>
        <source>Runs, yards</source>
        <translation>Läufe, Yards</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pässe</translation>
    </message>
    <message>
        <source>Sacked, yards</source>
        <translation>Sacks, Yards</translation>
    </message>
    <message>
        <source>Intercepted</source>
        <translation>Abgefangen</translation>
    </message>
    <message>
        <source>Punts, average</source>
        <translation>Punts, Schnitt</translation>
    </message>
    <message>
        <source>Punts blocked</source>
        <translation>Punts geblockt</translation>
    </message>
    <message>
        <source>Kick-offs returned, yards</source>
        <translation>Kickoff-Returns, Yards</translation>
    </message>
    <message>
        <source>Punts returned, yards</source>
        <translation>Punt-Returns, Yards</translation>
    </message>
    <message>
        <source>Interceptions returned, yards</source>
        <translation>Interception-Returns, Yards</translation>
    </message>
    <message>
        <source>Field goals</source>
        <translation>Field Goals</translation>
    </message>
    <message>
        <source>Fumbles, lost</source>
        <translation>Fumbles, verloren</translation>
    </message>
    <message>
        <source>Laterals lost</source>
        <translation>Laterals verloren</translation>
    </message>
    <message>
        <source>Pitches lost</source>
        <translation>Pitches verloren</translation>
    </message>
    <message>
        <source>Turnovers</source>
        <translation>Turnovers</translation>
    </message>
    <message>
        <source>Penalties, yards</source>
        <translation>Strafen, Yards</translation>
    </message>
    <message>
        <source>Touchdown</source>
        <translation>Touchdown</translation>
    </message>
    <message>
        <source>Missed field goal</source>
        <translation>Field Goal verfehlt</translation>
    </message>
    <message>
        <source>Blocked punt</source>
        <translation>Punt geblockt</translation>
    </message>
    <message>
        <source>Downs</source>
        <translation>Downs</translation>
    </message>
    <message>
        <source>Fumble</source>
        <translation>Fumble</translation>
    </message>
    <message>
        <source>Interception</source>
        <translation>Interception</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Safety</translation>
    </message>
    <message>
        <source>End of half</source>
        <translation>Halbzeitende</translation>
    </message>
    <message>
        <source>End of game</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Läuft noch</translation>
    </message>
    <message numerus="yes">
        <source>{team} resigns</source>
        <comment>{team} resign</comment>
        <translation>
            <numerusform>{team} gibt auf</numerusform>
            <numerusform>{team} geben auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} wins</source>
        <comment>{team} win</comment>
        <translation>
            <numerusform>{team} gewinnt</numerusform>
            <numerusform>{team} gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{verdict}, by agreement</source>
        <translation>{verdict}, nach Absprache</translation>
    </message>
    <message>
        <source>January</source>
        <translation>Januar</translation>
    </message>
    <message>
        <source>February</source>
        <translation>Februar</translation>
    </message>
    <message>
        <source>March</source>
        <translation>März</translation>
    </message>
    <message>
        <source>April</source>
        <translation>April</translation>
    </message>
    <message>
        <source>May</source>
        <comment>the whole name</comment>
        <translation>Mai</translation>
    </message>
    <message>
        <source>June</source>
        <translation>Juni</translation>
    </message>
    <message>
        <source>July</source>
        <translation>Juli</translation>
    </message>
    <message>
        <source>August</source>
        <translation>August</translation>
    </message>
    <message>
        <source>September</source>
        <translation>September</translation>
    </message>
    <message>
        <source>October</source>
        <translation>Oktober</translation>
    </message>
    <message>
        <source>November</source>
        <translation>November</translation>
    </message>
    <message>
        <source>December</source>
        <translation>Dezember</translation>
    </message>
    <message>
        <source>Jan</source>
        <translation>Jan</translation>
    </message>
    <message>
        <source>Feb</source>
        <translation>Feb</translation>
    </message>
    <message>
        <source>Mar</source>
        <translation>Mär</translation>
    </message>
    <message>
        <source>Apr</source>
        <translation>Apr</translation>
    </message>
    <message>
        <source>May</source>
        <comment>three letters</comment>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Jun</source>
        <translation>Jun</translation>
    </message>
    <message>
        <source>Jul</source>
        <translation>Jul</translation>
    </message>
    <message>
        <source>Aug</source>
        <translation>Aug</translation>
    </message>
    <message>
        <source>Sep</source>
        <translation>Sep</translation>
    </message>
    <message>
        <source>Oct</source>
        <translation>Okt</translation>
    </message>
    <message>
        <source>Nov</source>
        <translation>Nov</translation>
    </message>
    <message>
        <source>Dec</source>
        <translation>Dez</translation>
    </message>
    <message>
        <source>{month} {day}, {year}</source>
        <translation>{day}. {month} {year}</translation>
    </message>
    <message>
        <source>{month} {day}</source>
        <translation>{day}. {month}</translation>
    </message>
    <message>
        <source>inc</source>
        <translation>unv</translation>
    </message>
    <message>
        <source>int</source>
        <translation>int</translation>
    </message>
    <message>
        <source>fum</source>
        <translation>fum</translation>
    </message>
    <message>
        <source>Tackled</source>
        <translation>Gestoppt</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Unvollständig</translation>
    </message>
    <message>
        <source>Out of bounds</source>
        <translation>Im Aus</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>the man with the ball</comment>
        <translation>Down</translation>
    </message>
    <message>
        <source>tackled</source>
        <translation>gestoppt</translation>
    </message>
    <message>
        <source>out of bounds</source>
        <translation>im Aus</translation>
    </message>
    <message>
        <source>down</source>
        <translation>am Boden</translation>
    </message>
    <message>
        <source>Int.</source>
        <translation>Int.</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Ends all the way to the far edge</source>
        <translation>Endet ganz am hinteren Rand</translation>
    </message>
    <message>
        <source>Ends out of bounds</source>
        <translation>Endet im Aus</translation>
    </message>
    <message>
        <source>Ends down inside the card</source>
        <translation>Endet am Boden auf der Karte</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Choose, drag, double-click puts a point on the path</source>
        <translation>Anklicken, ziehen; Doppelklick setzt einen Punkt auf den Laufweg</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Laufweg</translation>
    </message>
    <message>
        <source>Each press leads the run on</source>
        <translation>Jeder Klick führt den Lauf weiter</translation>
    </message>
    <message>
        <source>A press throws the ball there, to a star</source>
        <translation>Ein Klick wirft den Ball dorthin, zu einem Stern</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>A press says where the ball comes down</source>
        <translation>Ein Klick sagt, wo der Ball herunterkommt</translation>
    </message>
    <message>
        <source>A press pitches the ball back, to a star</source>
        <translation>Ein Klick wirft den Ball zurück, zu einem Stern</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>A press places a tackler on a yard line</source>
        <translation>Ein Klick setzt einen Tackler auf eine Yardlinie</translation>
    </message>
    <message>
        <source>Dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>A press places a red dot on a yard line</source>
        <translation>Ein Klick setzt einen roten Punkt auf eine Yardlinie</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>A press takes a point or marker away</source>
        <translation>Ein Klick nimmt Punkt oder Marke weg</translation>
    </message>
    <message>
        <source>Star of the run</source>
        <translation>Stern des Laufs</translation>
    </message>
    <message>
        <source>Star of the pass</source>
        <translation>Stern des Passes</translation>
    </message>
    <message>
        <source>Star of the lateral</source>
        <translation>Stern des Laterals</translation>
    </message>
    <message>
        <source>Choose and drag; Shift chooses more, M mirrors</source>
        <translation>Anklicken und ziehen; Umschalt wählt mehr, M spiegelt</translation>
    </message>
    <message>
        <source>even</source>
        <comment>the place of a card</comment>
        <translation>mittig</translation>
    </message>
    <message>
        <source>{yards:g} left</source>
        <translation>{yards:g} links</translation>
    </message>
    <message>
        <source>{yards:g} right</source>
        <translation>{yards:g} rechts</translation>
    </message>
    <message>
        <source>No result yet</source>
        <translation>Noch kein Ergebnis</translation>
    </message>
    <message>
        <source>Fumble at {yards}</source>
        <translation>Fumble bei {yards}</translation>
    </message>
    <message>
        <source>Intercepted at {yards}</source>
        <translation>Abgefangen bei {yards}</translation>
    </message>
    <message>
        <source>Caught at {catch}, {end}, {yards}</source>
        <translation>Gefangen bei {catch}, {end}, {yards}</translation>
    </message>
    <message>
        <source>Caught</source>
        <translation>Gefangen</translation>
    </message>
    <message>
        <source>As it was saved</source>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>Drawn on since it was saved</source>
        <translation>Seit dem Speichern geändert</translation>
    </message>
    <message numerus="yes">
        <source>{n} result changed</source>
        <comment>{n} results changed</comment>
        <translation>
            <numerusform>{n} Ergebnis geändert</numerusform>
            <numerusform>{n} Ergebnisse geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all} diamonds</source>
        <translation>{count} von {all} Rauten</translation>
    </message>
    <message numerus="yes">
        <source>{n} dot</source>
        <comment>{n} dots</comment>
        <translation>
            <numerusform>{n} roter Punkt</numerusform>
            <numerusform>{n} rote Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing drawn yet</source>
        <translation>Noch nichts gezeichnet</translation>
    </message>
    <message>
        <source>A pass</source>
        <translation>Ein Pass</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Ein Lauf</translation>
    </message>
    <message numerus="yes">
        <source>{n} star</source>
        <comment>{n} stars</comment>
        <translation>
            <numerusform>{n} Stern</numerusform>
            <numerusform>{n} Sterne</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind}, {length:.0f} yards long</source>
        <translation>{kind}, {length:.0f} Yards lang</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message numerus="yes">
        <source>{n} point</source>
        <comment>{n} points</comment>
        <translation>
            <numerusform>{n} Punkt</numerusform>
            <numerusform>{n} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} marker</source>
        <comment>{n} markers</comment>
        <translation>
            <numerusform>{n} Marke</numerusform>
            <numerusform>{n} Marken</numerusform>
        </translation>
    </message>
    <message>
        <source>Diamond {number}</source>
        <translation>Raute {number}</translation>
    </message>
    <message>
        <source>Dot {number}</source>
        <translation>Punkt {number}</translation>
    </message>
    <message>
        <source>Start of the path</source>
        <translation>Anfang des Laufwegs</translation>
    </message>
    <message>
        <source>End of the path</source>
        <translation>Ende des Laufwegs</translation>
    </message>
    <message>
        <source>Where the ball is thrown</source>
        <translation>Wo der Ball geworfen wird</translation>
    </message>
    <message>
        <source>Corner {number}</source>
        <translation>Ecke {number}</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>in der Mitte</translation>
    </message>
    <message>
        <source>{yards:g} left of the middle</source>
        <translation>{yards:g} links der Mitte</translation>
    </message>
    <message>
        <source>{yards:g} right of the middle</source>
        <translation>{yards:g} rechts der Mitte</translation>
    </message>
    <message>
        <source>on the line</source>
        <translation>auf der Line</translation>
    </message>
    <message>
        <source>{yards:g} behind the line</source>
        <translation>{yards:g} hinter der Line</translation>
    </message>
    <message>
        <source>{yards:g} down-field</source>
        <translation>{yards:g} vor der Line</translation>
    </message>
    <message>
        <source>{card} of {deck}</source>
        <translation>{card} aus {deck}</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Bundled</source>
        <translation>Mitgeliefert</translation>
    </message>
    <message>
        <source>It can&apos;t be read.</source>
        <translation>Nicht lesbar.</translation>
    </message>
    <message>
        <source>Has changes that aren&apos;t saved</source>
        <translation>Hat ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Unfertig</translation>
    </message>
    <message>
        <source>Ready to play</source>
        <translation>Spielbereit</translation>
    </message>
    <message>
        <source>{plays} and {formations} still to be drawn.</source>
        <translation>Es fehlen {plays} und {formations}.</translation>
    </message>
    <message>
        <source>{cards} still to be drawn.</source>
        <translation>Es fehlen: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} play</source>
        <comment>{n} plays</comment>
        <translation>
            <numerusform>{n} Spielzug</numerusform>
            <numerusform>{n} Spielzüge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} formation</source>
        <comment>{n} formations</comment>
        <translation>
            <numerusform>{n} Formation</numerusform>
            <numerusform>{n} Formationen</numerusform>
        </translation>
    </message>
    <message>
        <source>All {all} results are the same.</source>
        <translation>Alle {all} Ergebnisse sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>{n} of {all} results differs.</source>
        <comment>{n} of {all} results differ.</comment>
        <translation>
            <numerusform>{n} von {all} Ergebnissen weicht ab.</numerusform>
            <numerusform>{n} von {all} Ergebnissen weichen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>{alignment} {one} and {other}</source>
        <translation>{alignment} {one} und {other}</translation>
    </message>
    <message>
        <source>{play} against {formation}, {count} of 7 differ</source>
        <translation>{play} gegen {formation}, {count} von 7 anders</translation>
    </message>
    <message>
        <source>Too few rolls to judge.</source>
        <translation>Zu wenige Würfe für ein Urteil.</translation>
    </message>
    <message>
        <source>As fair dice fall.</source>
        <translation>So fallen faire Würfel.</translation>
    </message>
    <message>
        <source>Fair dice stray this far 1 in a billion times.</source>
        <translation>Faire Würfel weichen 1-mal in einer Milliarde so weit ab.</translation>
    </message>
    <message>
        <source>Fair dice stray this far 1 in {times:,} times.</source>
        <translation>Faire Würfel weichen 1-mal unter {times:,} so weit ab.</translation>
    </message>
    <message>
        <source>T</source>
        <comment>a line-up</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>balanced</source>
        <comment>a line-up</comment>
        <translation>Balanced</translation>
    </message>
    <message>
        <source>unbalanced</source>
        <comment>a line-up</comment>
        <translation>Unbalanced</translation>
    </message>
    <message>
        <source>split end</source>
        <comment>a line-up</comment>
        <translation>Split End</translation>
    </message>
    <message>
        <source>single wing A</source>
        <comment>a line-up</comment>
        <translation>Single Wing A</translation>
    </message>
    <message>
        <source>shotgun</source>
        <comment>a line-up</comment>
        <translation>Shotgun</translation>
    </message>
    <message>
        <source>punt</source>
        <comment>a line-up</comment>
        <translation>Punt</translation>
    </message>
    <message>
        <source>goal line</source>
        <comment>a line-up</comment>
        <translation>Goalline</translation>
    </message>
    <message>
        <source>kick-off</source>
        <comment>a line-up</comment>
        <translation>Kickoff</translation>
    </message>
    <message>
        <source>kick-off, wide</source>
        <comment>a line-up</comment>
        <translation>Kickoff, breit</translation>
    </message>
    <message>
        <source>diamond</source>
        <comment>a line-up</comment>
        <translation>Diamond</translation>
    </message>
    <message>
        <source>two deep</source>
        <comment>a line-up</comment>
        <translation>Two Deep</translation>
    </message>
    <message>
        <source>pro set</source>
        <comment>a line-up</comment>
        <translation>Pro Set</translation>
    </message>
    <message>
        <source>I</source>
        <comment>a line-up</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>spread</source>
        <comment>a line-up</comment>
        <translation>Spread</translation>
    </message>
    <message>
        <source>wishbone</source>
        <comment>a line-up</comment>
        <translation>Wishbone</translation>
    </message>
    <message>
        <source>blitz</source>
        <comment>a line-up</comment>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>nickel</source>
        <comment>a line-up</comment>
        <translation>Nickel</translation>
    </message>
    <message>
        <source>prevent</source>
        <comment>a line-up</comment>
        <translation>Prevent</translation>
    </message>
    <message>
        <source>play {play}</source>
        <translation>Spielzug {play}</translation>
    </message>
    <message>
        <source>now at {spot}</source>
        <translation>jetzt an {spot}</translation>
    </message>
    <message>
        <source>No play yet</source>
        <translation>Noch kein Spielzug</translation>
    </message>
    <message numerus="yes">
        <source>{n} play, {yards}</source>
        <comment>{n} plays, {yards}</comment>
        <translation>
            <numerusform>{n} Spielzug, {yards}</numerusform>
            <numerusform>{n} Spielzüge, {yards}</numerusform>
        </translation>
    </message>
    <message>
        <source>{team}, {sentence}</source>
        <translation>{team}: {sentence}</translation>
    </message>
    <message>
        <source>Try for the point by run from {spot}.</source>
        <translation>Zusatzversuch per Lauf von {spot}.</translation>
    </message>
    <message>
        <source>Try for the point by pass from {spot}.</source>
        <translation>Zusatzversuch per Pass von {spot}.</translation>
    </message>
    <message>
        <source>The field goal is no good.</source>
        <translation>Das Field Goal ist daneben.</translation>
    </message>
    <message>
        <source>Intercepted on the goal line.</source>
        <translation>Abgefangen an der Goalline.</translation>
    </message>
    <message>
        <source>Caught on the goal line.</source>
        <translation>Gefangen an der Goalline.</translation>
    </message>
    <message>
        <source>Intercepted {spot}.</source>
        <translation>Abgefangen an {spot}.</translation>
    </message>
    <message>
        <source>Caught {spot}.</source>
        <translation>Gefangen an {spot}.</translation>
    </message>
    <message>
        <source>Flag: {foul} by {team}, {yards}.</source>
        <translation>Flagge gegen {team}: {foul}, {yards}.</translation>
    </message>
    <message>
        <source>{team}: call a fair catch, or run it back.</source>
        <translation>{team}: Sag einen Fair Catch an oder trag den Ball zurück.</translation>
    </message>
    <message>
        <source>{team}: accept the penalty or decline it.</source>
        <translation>{team}: Nimm die Strafe an oder lehn sie ab.</translation>
    </message>
    <message>
        <source>Pick your cards: the offense a play, the defense a formation.</source>
        <translation>Wählt eure Karten: die Offense einen Spielzug, die Defense eine Formation.</translation>
    </message>
    <message>
        <source>Offense: pick a play.</source>
        <translation>Offense: Wähl einen Spielzug.</translation>
    </message>
    <message>
        <source>Defense: pick a formation.</source>
        <translation>Defense: Wähl eine Formation.</translation>
    </message>
    <message>
        <source>The play lies left. Defense: lay a formation over it.</source>
        <translation>Der Spielzug liegt links. Defense: Leg eine Formation darüber.</translation>
    </message>
    <message>
        <source>The play lies in the center. Defense: lay a formation over it.</source>
        <translation>Der Spielzug liegt in der Mitte. Defense: Leg eine Formation darüber.</translation>
    </message>
    <message>
        <source>The play lies right. Defense: lay a formation over it.</source>
        <translation>Der Spielzug liegt rechts. Defense: Leg eine Formation darüber.</translation>
    </message>
    <message>
        <source>Kick off, or try an on-side kick.</source>
        <translation>Kick den Ball oder versuch einen Onside-Kick.</translation>
    </message>
    <message>
        <source>Take the touchback, or run it out.</source>
        <translation>Nimm den Touchback oder trag den Ball heraus.</translation>
    </message>
    <message>
        <source>Offense: call a play or a kick.</source>
        <translation>Offense: Sag einen Spielzug oder Kick an.</translation>
    </message>
    <message>
        <source>Offense: lay the card left, center or right.</source>
        <translation>Offense: Leg die Karte links, in die Mitte oder rechts.</translation>
    </message>
    <message>
        <source>Defense: lay a formation over the play.</source>
        <translation>Defense: Leg eine Formation über den Spielzug.</translation>
    </message>
    <message>
        <source>Offense: pull the slide.</source>
        <translation>Offense: Zieh den Schieber.</translation>
    </message>
    <message>
        <source>Try for the point: kick, run or pass.</source>
        <translation>Zusatzversuch: Kick, Lauf oder Pass.</translation>
    </message>
    <message>
        <source>Kick off or punt.</source>
        <translation>Kickoff oder Punt.</translation>
    </message>
    <message>
        <source>H heads, T tails</source>
        <translation>H Kopf, T Zahl</translation>
    </message>
    <message>
        <source>K kick, R receive</source>
        <translation>K kicken, R empfangen</translation>
    </message>
    <message>
        <source>Click a card, or press its number or letter</source>
        <translation>Klick auf eine Karte oder drück Nummer oder Buchstaben</translation>
    </message>
    <message>
        <source>Drag the card, or press ← ↓ →</source>
        <translation>Zieh die Karte oder drück ← ↓ →</translation>
    </message>
    <message>
        <source>Drag the card, or press 1 to 5</source>
        <translation>Zieh die Karte oder drück 1 bis 5</translation>
    </message>
    <message>
        <source>Drag the handle, or hold ↓</source>
        <translation>Zieh den Griff oder halt ↓</translation>
    </message>
    <message>
        <source>the other side’s cards stay face down (FB-19).</source>
        <translation>die Karten der anderen Seite bleiben verdeckt (FB-19).</translation>
    </message>
    <message>
        <source>the offense’s plays have the numbers 1 to 12 (FE-1).</source>
        <translation>die Spielzüge der Offense haben die Nummern 1 bis 12 (FE-1).</translation>
    </message>
    <message>
        <source>the defense’s formations have the letters A to F (FE-1).</source>
        <translation>die Formationen der Defense haben die Buchstaben A bis F (FE-1).</translation>
    </message>
    <message>
        <source>the offense’s card lies at {places}, nowhere else (FE-2).</source>
        <translation>die Karte der Offense liegt an {places}, sonst nirgends (FE-2).</translation>
    </message>
    <message>
        <source>the defense’s card lies at {places}, nowhere else (FE-2).</source>
        <translation>die Karte der Defense liegt an {places}, sonst nirgends (FE-2).</translation>
    </message>
    <message>
        <source>clipping</source>
        <translation>Clipping</translation>
    </message>
    <message>
        <source>holding</source>
        <translation>Holding</translation>
    </message>
    <message>
        <source>illegal formation</source>
        <translation>Illegal Formation</translation>
    </message>
    <message>
        <source>illegal use of hands</source>
        <translation>Illegal Use of Hands</translation>
    </message>
    <message>
        <source>ineligible receiver</source>
        <translation>Ineligible Receiver</translation>
    </message>
    <message>
        <source>intentional grounding</source>
        <translation>Intentional Grounding</translation>
    </message>
    <message>
        <source>moving the offense&apos;s card</source>
        <translation>Verschieben der Offense-Karte</translation>
    </message>
    <message>
        <source>offside</source>
        <translation>Offside</translation>
    </message>
    <message>
        <source>pass interference</source>
        <translation>Pass Interference</translation>
    </message>
    <message>
        <source>personal foul</source>
        <translation>Personal Foul</translation>
    </message>
    <message>
        <source>roughing the kicker</source>
        <translation>Roughing the Kicker</translation>
    </message>
    <message>
        <source>Block in the back</source>
        <translation>Block in the Back</translation>
    </message>
    <message>
        <source>Clipping</source>
        <translation>Clipping</translation>
    </message>
    <message>
        <source>Defensive holding</source>
        <translation>Defensive Holding</translation>
    </message>
    <message>
        <source>Delay of game</source>
        <translation>Delay of Game</translation>
    </message>
    <message>
        <source>Encroachment</source>
        <translation>Encroachment</translation>
    </message>
    <message>
        <source>Face mask</source>
        <translation>Face Mask</translation>
    </message>
    <message>
        <source>False start</source>
        <translation>False Start</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Holding</translation>
    </message>
    <message>
        <source>Illegal block</source>
        <translation>Illegal Block</translation>
    </message>
    <message>
        <source>Illegal contact</source>
        <translation>Illegal Contact</translation>
    </message>
    <message>
        <source>Illegal formation</source>
        <translation>Illegal Formation</translation>
    </message>
    <message>
        <source>Illegal procedure</source>
        <translation>Illegal Procedure</translation>
    </message>
    <message>
        <source>Illegal use of hands</source>
        <translation>Illegal Use of Hands</translation>
    </message>
    <message>
        <source>Ineligible man downfield</source>
        <translation>Ineligible Man Downfield</translation>
    </message>
    <message>
        <source>Ineligible receiver downfield</source>
        <translation>Ineligible Receiver Downfield</translation>
    </message>
    <message>
        <source>Intentional grounding</source>
        <translation>Intentional Grounding</translation>
    </message>
    <message>
        <source>Interference with the catch</source>
        <translation>Catch Interference</translation>
    </message>
    <message>
        <source>Neutral zone infraction</source>
        <translation>Neutral Zone Infraction</translation>
    </message>
    <message>
        <source>Offensive pass interference</source>
        <translation>Offensive Pass Interference</translation>
    </message>
    <message>
        <source>Pass interference</source>
        <translation>Pass Interference</translation>
    </message>
    <message>
        <source>Personal foul</source>
        <translation>Personal Foul</translation>
    </message>
    <message>
        <source>Roughing the kicker</source>
        <translation>Roughing the Kicker</translation>
    </message>
    <message>
        <source>Roughing the passer</source>
        <translation>Roughing the Passer</translation>
    </message>
    <message>
        <source>Running into the kicker</source>
        <translation>Running into the Kicker</translation>
    </message>
    <message>
        <source>Unnecessary roughness</source>
        <translation>Unnecessary Roughness</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>offsetting</source>
        <translation>beiderseits</translation>
    </message>
    <message>
        <source>offsides</source>
        <translation>Offside</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eins</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>opponent {entry}</source>
        <translation>Gegner {entry}</translation>
    </message>
    <message>
        <source>Left</source>
        <comment>where a card lies</comment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Center</source>
        <comment>where a card lies</comment>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>where a card lies</comment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Far left</source>
        <comment>where a card lies</comment>
        <translation>Ganz links</translation>
    </message>
    <message>
        <source>Far right</source>
        <comment>where a card lies</comment>
        <translation>Ganz rechts</translation>
    </message>
    <message>
        <source>Run a play</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Quick kick</source>
        <translation>Quick Kick</translation>
    </message>
    <message>
        <source>Deep kick-off</source>
        <translation>Tiefer Kickoff</translation>
    </message>
    <message>
        <source>On-side kick</source>
        <translation>Onside-Kick</translation>
    </message>
    <message>
        <source>Touchback</source>
        <translation>Touchback</translation>
    </message>
    <message>
        <source>Run it out</source>
        <translation>Heraustragen</translation>
    </message>
    <message>
        <source>Fair catch</source>
        <translation>Fair Catch</translation>
    </message>
    <message>
        <source>Run it back</source>
        <translation>Zurücktragen</translation>
    </message>
    <message>
        <source>Kick the point</source>
        <translation>Extrapunkt kicken</translation>
    </message>
    <message>
        <source>Run for it</source>
        <translation>Per Lauf holen</translation>
    </message>
    <message>
        <source>Pass for it</source>
        <translation>Per Pass holen</translation>
    </message>
    <message>
        <source>Kick first</source>
        <translation>Erst kicken</translation>
    </message>
    <message>
        <source>Receive first</source>
        <translation>Erst empfangen</translation>
    </message>
    <message>
        <source>It is a {chance} chance to win.</source>
        <translation>Das ist eine Siegchance von {chance}.</translation>
    </message>
    <message>
        <source>The snap is worth {points} points.</source>
        <translation>Der Snap ist {points} Punkte wert.</translation>
    </message>
    <message>
        <source>{card}, {times:.0f} times in 100.</source>
        <translation>{card}, {times:.0f}-mal von 100.</translation>
    </message>
    <message>
        <source>The mix can’t be read: don’t always follow it.</source>
        <translation>Nur die Mischung ist undurchschaubar: Nimm nicht immer das Beste.</translation>
    </message>
    <message>
        <source>How often a perfect coach lays each.</source>
        <translation>Wie oft ein perfekter Coach jede legt.</translation>
    </message>
    <message>
        <source>The middle, or a surprise at either side.</source>
        <translation>Die Mitte, oder eine Überraschung an den Seiten.</translation>
    </message>
    <message>
        <source>Lean to the left.</source>
        <translation>Eher nach links.</translation>
    </message>
    <message>
        <source>Lean to the right.</source>
        <translation>Eher nach rechts.</translation>
    </message>
    <message>
        <source>A perfect coach would run more often than not here.</source>
        <translation>Ein perfekter Coach würde hier öfter laufen als passen.</translation>
    </message>
    <message>
        <source>A perfect coach would pass more often than not here.</source>
        <translation>Ein perfekter Coach würde hier öfter passen als laufen.</translation>
    </message>
    <message>
        <source>One formation stands out here.</source>
        <translation>Eine Formation ragt hier heraus.</translation>
    </message>
    <message>
        <source>No formation alone will do here.</source>
        <translation>Eine Formation allein reicht hier nicht.</translation>
    </message>
    <message>
        <source>What each is worth in chances to win.</source>
        <translation>Was jede Wahl an Siegchance wert ist.</translation>
    </message>
    <message>
        <source>In preparation</source>
        <translation>In Vorbereitung</translation>
    </message>
    <message>
        <source>Pull the slide, watch the play light up</source>
        <translation>Schieber ziehen, und der Spielzug leuchtet auf</translation>
    </message>
    <message>
        <source>One or two people · 45 minutes</source>
        <translation>1–2 Personen · 45 Minuten</translation>
    </message>
    <message>
        <source>Move eleven men a side, roll for the rest</source>
        <translation>Elf Spieler je Seite, den Rest sagen die Würfel</translation>
    </message>
    <message>
        <source>One or two people · 90 minutes</source>
        <translation>1–2 Personen · 90 Minuten</translation>
    </message>
    <message>
        <source>Pegs, dice and a pencil</source>
        <translation>Steckstifte, Würfel und ein Bleistift</translation>
    </message>
    <message>
        <source>One or two people · 40 minutes</source>
        <translation>1–2 Personen · 40 Minuten</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message numerus="yes">
        <source>All {n} game</source>
        <comment>All {n} games</comment>
        <translation>
            <numerusform>{n} Spiel</numerusform>
            <numerusform>Alle {n} Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>No game finished yet</source>
        <translation>Noch kein Spiel beendet</translation>
    </message>
    <message numerus="yes">
        <source>{n} game finished</source>
        <comment>{n} games finished</comment>
        <translation>
            <numerusform>{n} Spiel beendet</numerusform>
            <numerusform>{n} Spiele beendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Pick a box to start a game.</source>
        <translation>Wähl eine Schachtel und fang ein Spiel an.</translation>
    </message>
    <message>
        <source>Pick a box to start a game, or go on with the last one.</source>
        <translation>Wähl eine Schachtel für ein neues Spiel oder spiel das letzte weiter.</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Heute, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Gestern, {time}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Inks</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Path and marks</source>
        <translation>Laufweg und Marken</translation>
    </message>
    <message>
        <source>Look over</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Drop files here; Delete takes a picture away</source>
        <translation>Leg Dateien hier ab; Entf nimmt ein Bild weg</translation>
    </message>
    <message>
        <source>Drag a corner; Tab chooses one, arrows move it</source>
        <translation>Zieh eine Ecke; Tab wählt eine, Pfeiltasten bewegen sie</translation>
    </message>
    <message>
        <source>Wheel looks nearer, drag pushes the picture</source>
        <translation>Das Rad holt näher, Ziehen schiebt das Bild</translation>
    </message>
    <message>
        <source>T turns the path round, G shows more or less of the scan</source>
        <translation>T dreht den Laufweg um, G zeigt mehr oder weniger vom Scan</translation>
    </message>
    <message>
        <source>N and B go from pin to pin, K accepts, G shows the scan</source>
        <translation>N und B gehen von Nadel zu Nadel, K nimmt an, G zeigt den Scan</translation>
    </message>
    <message>
        <source>Ctrl+Page Down goes a step on, Ctrl+Page Up one back</source>
        <translation>Strg+Bild ab geht einen Schritt vor, Strg+Bild auf zurück</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>lateral</source>
        <translation>Lateral</translation>
    </message>
    <message>
        <source>It ends to the far edge.</source>
        <translation>Er endet am hinteren Rand.</translation>
    </message>
    <message>
        <source>It ends out of bounds.</source>
        <translation>Er endet im Aus.</translation>
    </message>
    <message>
        <source>It ends down.</source>
        <translation>Er endet am Boden.</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartend</translation>
    </message>
    <message>
        <source>can’t be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>look here: {count}</source>
        <translation>hier ansehen: {count}</translation>
    </message>
    <message>
        <source>not whole yet</source>
        <translation>noch unfertig</translation>
    </message>
    <message>
        <source>looked over</source>
        <translation>durchgesehen</translation>
    </message>
    <message>
        <source>{percent} % sure</source>
        <translation>{percent}&#xa0;% sicher</translation>
    </message>
    <message>
        <source>No pictures yet.</source>
        <translation>Noch keine Bilder.</translation>
    </message>
    <message>
        <source>to look at</source>
        <translation>anzusehen</translation>
    </message>
    <message>
        <source>Choose scans or photos of cards, or drop them here.</source>
        <translation>Wähl Scans oder Fotos von Karten oder leg sie hier ab.</translation>
    </message>
    <message>
        <source>{name} is not read yet.</source>
        <translation>{name} ist noch nicht gelesen.</translation>
    </message>
    <message>
        <source>Each corner belongs on the card’s own corner.</source>
        <translation>Jede Ecke gehört auf die Ecke der Karte.</translation>
    </message>
    <message>
        <source>The thin lines belong on the printed ones.</source>
        <translation>Die dünnen Linien gehören auf die gedruckten.</translation>
    </message>
    <message>
        <source>Each ink by itself: what isn’t colored was taken for the ground.</source>
        <translation>Jede Farbe für sich: Was nicht gefärbt ist, galt als Grund.</translation>
    </message>
    <message>
        <source>Give each card its number or letter, then save the deck.</source>
        <translation>Gib jeder Karte ihre Zahl oder ihren Buchstaben, dann speichere den Kartensatz.</translation>
    </message>
    <message>
        <source>{name} is without a card.</source>
        <translation>{name} ist ohne Karte.</translation>
    </message>
    <message>
        <source>{name} is offense {key}, {sure}.</source>
        <translation>{name} ist Offense {key}, {sure}.</translation>
    </message>
    <message>
        <source>{name} is defense {key}, {sure}.</source>
        <translation>{name} ist Defense {key}, {sure}.</translation>
    </message>
    <message>
        <source>Follow the numbers: the ball must travel along them in this order.</source>
        <translation>Folge den Zahlen: In dieser Reihenfolge muss der Ball wandern.</translation>
    </message>
    <message>
        <source>Nothing was read; draw the path over the scan.</source>
        <translation>Nichts wurde gelesen; zeichne den Laufweg auf den Scan.</translation>
    </message>
    <message numerus="yes">
        <source>{n} place to look at: accept it, or mend it with a tool.</source>
        <comment>{n} places to look at: accept it, or mend it with a tool.</comment>
        <translation>
            <numerusform>{n} Stelle anzusehen: Nimm sie an oder bessere sie mit einem Werkzeug aus.</numerusform>
            <numerusform>{n} Stellen anzusehen: Nimm sie an oder bessere sie mit einem Werkzeug aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The card isn’t whole.</source>
        <translation>Die Karte ist unfertig.</translation>
    </message>
    <message>
        <source>Nothing is left to look at on this card.</source>
        <translation>Auf dieser Karte ist nichts mehr anzusehen.</translation>
    </message>
    <message>
        <source>This picture is not read yet.</source>
        <translation>Dieses Bild ist noch nicht gelesen.</translation>
    </message>
    <message>
        <source>If a card is in it, set its corners by hand on the step Corners and read it again.</source>
        <translation>Ist eine Karte darauf, setz ihre Ecken im Schritt „Ecken“ von Hand und lies sie neu.</translation>
    </message>
    <message>
        <source>There is no picture to set corners on: take it away, or mend the file and add it anew.</source>
        <translation>Es gibt kein Bild, um Ecken zu setzen: Nimm es weg, oder richte die Datei und füg sie neu hinzu.</translation>
    </message>
    <message>
        <source>Scans at 150 to 600 dots an inch are best; photos do, flat and sharp.</source>
        <translation>Am besten sind Scans mit 150 bis 600 dpi; Fotos gehen, flach und scharf.</translation>
    </message>
    <message>
        <source>The file’s name may say the card: offense-07, defense-B.</source>
        <translation>Der Dateiname darf die Karte nennen: offense-07, defense-B.</translation>
    </message>
    <message>
        <source>Then come the steps above, in any order; most cards need none of them.</source>
        <translation>Dann kommen die Schritte oben, in beliebiger Folge; die meisten Karten brauchen keinen.</translation>
    </message>
    <message>
        <source>Leaving keeps everything; come back and go on.</source>
        <translation>Beim Verlassen bleibt alles; komm zurück und mach weiter.</translation>
    </message>
    <message>
        <source>It waits to be read.</source>
        <translation>Wartet aufs Lesen.</translation>
    </message>
    <message>
        <source>Not whole yet</source>
        <translation>Noch unfertig</translation>
    </message>
    <message numerus="yes">
        <source>{sure}; {n} place to look at.</source>
        <comment>{sure}; {n} places to look at.</comment>
        <translation>
            <numerusform>{sure}; {n} Stelle anzusehen.</numerusform>
            <numerusform>{sure}; {n} Stellen anzusehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set by hand.</source>
        <translation>Von Hand gesetzt.</translation>
    </message>
    <message>
        <source>Found by its outline and bars.</source>
        <translation>An Umriss und Balken erkannt.</translation>
    </message>
    <message>
        <source>If a corner lies beside the card’s, drag it there and read the card again.</source>
        <translation>Liegt eine Ecke neben der Karte, zieh sie hin und lies die Karte neu.</translation>
    </message>
    <message>
        <source>Upper left is the card’s own upper left, where the bars are at the top.</source>
        <translation>Links oben meint links oben auf der Karte, mit den Balken am oberen Rand.</translation>
    </message>
    <message>
        <source>Offense card</source>
        <translation>Offense-Karte</translation>
    </message>
    <message>
        <source>Defense card</source>
        <translation>Defense-Karte</translation>
    </message>
    <message>
        <source>Half of all bars, lines and teeth are off by at most {half}, nine of ten by at most {most} hundredths of an inch.</source>
        <translation>Die Hälfte aller Balken, Linien und Zähne liegt höchstens {half}, neun von zehn höchstens {most} hundertstel Zoll daneben.</translation>
    </message>
    <message>
        <source>Which way it lies</source>
        <translation>Wie herum sie liegt</translation>
    </message>
    <message>
        <source>Read mirrored.</source>
        <translation>Gespiegelt gelesen.</translation>
    </message>
    <message>
        <source>Read as it lies on the box.</source>
        <translation>So gelesen, wie sie auf dem Kasten liegt.</translation>
    </message>
    <message>
        <source>They fit.</source>
        <translation>Sie passen.</translation>
    </message>
    <message>
        <source>They don’t fit well: look at corners and lines.</source>
        <translation>Sie passen schlecht: Sieh Ecken und Linien an.</translation>
    </message>
    <message>
        <source>They nearly fit.</source>
        <translation>Sie passen fast.</translation>
    </message>
    <message>
        <source>Said by hand.</source>
        <translation>Von Hand angegeben.</translation>
    </message>
    <message>
        <source>The saw-tooth rectangle tells.</source>
        <translation>Das Sägezahn-Rechteck verrät es.</translation>
    </message>
    <message>
        <source>The saw-tooth rectangle isn’t seen; offense cards lie face down, so they are mirrored.</source>
        <translation>Das Sägezahn-Rechteck ist nicht zu sehen; Offense-Karten liegen verdeckt, also werden sie gespiegelt.</translation>
    </message>
    <message>
        <source>Clear path</source>
        <translation>Klarer Laufweg</translation>
    </message>
    <message>
        <source>Amber is what is clear on the card: solid line, dashes, star.</source>
        <translation>Bernstein ist, was auf der Karte klar ist: Linie, Striche, Stern.</translation>
    </message>
    <message>
        <source>Creases and stains that show here may have been taken for a line.</source>
        <translation>Falten und Flecken, die hier zu sehen sind, galten vielleicht als Linie.</translation>
    </message>
    <message>
        <source>Two inks</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Green is what tackles, red what makes the ball loose.</source>
        <translation>Grün ist, was tackelt, rot, was den Ball löst.</translation>
    </message>
    <message>
        <source>Faded inks show weakly; look whether each marker is there.</source>
        <translation>Verblasste Farben sieht man schwach; prüf, ob jede Marke da ist.</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>Nichts gezeichnet</translation>
    </message>
    <message>
        <source>Draw it with the tools, on the scan.</source>
        <translation>Zeichne es mit den Werkzeugen auf den Scan.</translation>
    </message>
    <message>
        <source>All diamonds are there.</source>
        <translation>Alle Rauten sind da.</translation>
    </message>
    <message>
        <source>Path, Pass, Star and Lateral lead on; Erase takes off; T turns it round.</source>
        <translation>Laufweg, Pass, Stern und Lateral führen weiter; Löschen nimmt weg; T dreht um.</translation>
    </message>
    <message numerus="yes">
        <source>{n} diamond too many: erase what is none.</source>
        <comment>{n} diamonds too many: erase what is none.</comment>
        <translation>
            <numerusform>{n} Raute zu viel: Lösch, was keine ist.</numerusform>
            <numerusform>{n} Rauten zu viel: Lösch, was keine ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} diamond missing: place what the scan shows.</source>
        <comment>{n} diamonds missing: place what the scan shows.</comment>
        <translation>
            <numerusform>{n} Raute fehlt: Setz, was der Scan zeigt.</numerusform>
            <numerusform>{n} Rauten fehlen: Setz, was der Scan zeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>to be drawn</source>
        <translation>noch zu zeichnen</translation>
    </message>
    <message>
        <source>looked at</source>
        <translation>angesehen</translation>
    </message>
    <message>
        <source>{number} of {all}: {words}, {state}.</source>
        <translation>{number} von {all}: {words} – {state}.</translation>
    </message>
    <message>
        <source>All that is on it was read clearly, {percent} % sure.</source>
        <translation>Alles darauf wurde klar gelesen, {percent}&#xa0;% sicher.</translation>
    </message>
    <message>
        <source>{count} of {all} cards</source>
        <translation>{count} von {all} Karten</translation>
    </message>
    <message>
        <source>Missing: {cards} ({gap}).</source>
        <translation>Es fehlen: {cards} ({gap}).</translation>
    </message>
    <message>
        <source>{card} and {key} show the same card. Take one of them away.</source>
        <translation>{card} und {key} zeigen dieselbe Karte. Nimm eine davon weg.</translation>
    </message>
    <message numerus="yes">
        <source>{n} place nobody has looked at.</source>
        <comment>{n} places nobody has looked at.</comment>
        <translation>
            <numerusform>{n} Stelle, die niemand angesehen hat.</numerusform>
            <numerusform>{n} Stellen, die niemand angesehen hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} picture can’t be read.</source>
        <comment>{n} pictures can’t be read.</comment>
        <translation>
            <numerusform>{n} Bild ist nicht lesbar.</numerusform>
            <numerusform>{n} Bilder sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” is saved with {n} scanned card</source>
        <comment>“{name}” is saved with {n} scanned cards</comment>
        <translation>
            <numerusform>„{name}“ ist gespeichert, {n} Karte gescannt</numerusform>
            <numerusform>„{name}“ ist gespeichert, {n} Karten gescannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} card came from the bundled deck.</source>
        <comment>{n} cards came from the bundled deck.</comment>
        <translation>
            <numerusform>{n} Karte kam aus dem mitgelieferten Satz.</numerusform>
            <numerusform>{n} Karten kamen aus dem mitgelieferten Satz.</numerusform>
        </translation>
    </message>
    <message>
        <source>No result hangs on less than a tenth of a yard.</source>
        <translation>Kein Ergebnis hängt an weniger als einem Zehntel Yard.</translation>
    </message>
    <message numerus="yes">
        <source>{n} result hangs on less than a tenth of a yard; the editor’s Checks tell which.</source>
        <comment>{n} results hang on less than a tenth of a yard; the editor’s Checks tell which.</comment>
        <translation>
            <numerusform>{n} Ergebnis hängt an weniger als einem Zehntel Yard; welches, sagen die Prüfungen im Editor.</numerusform>
            <numerusform>{n} Ergebnisse hängen an weniger als einem Zehntel Yard; welche, sagen die Prüfungen im Editor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solving every snap of a game</source>
        <translation>Jeder Snap eines Spiels wird gelöst</translation>
    </message>
    <message>
        <source>Looking for any better answer</source>
        <translation>Bessere Antworten werden gesucht</translation>
    </message>
    <message>
        <source>Playing games at its best</source>
        <translation>Spiele werden bestmöglich gespielt</translation>
    </message>
    <message>
        <source>Playing games as people play</source>
        <translation>Spiele werden wie von Menschen gespielt</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>intercepted</source>
        <translation>abgefangen</translation>
    </message>
    <message>
        <source>touchdown</source>
        <translation>Touchdown</translation>
    </message>
    <message>
        <source>a few seconds left</source>
        <translation>noch ein paar Sekunden</translation>
    </message>
    <message>
        <source>about {seconds} seconds left</source>
        <translation>noch etwa {seconds} Sekunden</translation>
    </message>
    <message numerus="yes">
        <source>about {n} minute left</source>
        <comment>about {n} minutes left</comment>
        <translation>
            <numerusform>noch etwa {n} Minute</numerusform>
            <numerusform>noch etwa {n} Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>+{yards:.0f} yards</source>
        <translation>+{yards:.0f} Yards</translation>
    </message>
    <message>
        <source>{play} against {formation}, {alignment}: {result}, worth {points} points.</source>
        <translation>{play} gegen {formation}, {alignment}: {result}, {points} Punkte wert.</translation>
    </message>
    <message>
        <source>{play} against {formation}, as they meet at their best: {points} points and {yards} yards on average, the ball lost {share:.0f} % of the time.</source>
        <translation>{play} gegen {formation}, bei bestem Spiel: im Schnitt {points} Punkte und {yards} Yards, Ballverlust in {share:.0f}&#xa0;% der Fälle.</translation>
    </message>
    <message>
        <source>{result} at {yards}</source>
        <translation>{result} bei {yards}</translation>
    </message>
    <message>
        <source>All {count} results</source>
        <translation>Alle {count} Ergebnisse</translation>
    </message>
    <message>
        <source>As they meet at their best</source>
        <translation>Bei bestem Spiel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>interception</source>
        <translation>Interception</translation>
    </message>
    <message>
        <source>{name}: at its best {best}</source>
        <translation>{name}: bestmöglich {best}</translation>
    </message>
    <message>
        <source>as people play {people}</source>
        <translation>wie Menschen {people}</translation>
    </message>
    <message>
        <source>wanted {low} to {high}</source>
        <translation>gewünscht {low} bis {high}</translation>
    </message>
    <message>
        <source>real football {real}</source>
        <translation>echter Football {real}</translation>
    </message>
    <message>
        <source>First and ten on the own {yard}</source>
        <translation>1. und 10 an der eigenen {yard}</translation>
    </message>
    <message>
        <source>VALUE OF THE DECK</source>
        <translation>WERT DES KARTENSATZES</translation>
    </message>
    <message>
        <source>A touchdown, with try and kick-off</source>
        <translation>Ein Touchdown, mit Zusatzversuch und Kickoff</translation>
    </message>
    <message>
        <source>A deep kick-off, to its own side</source>
        <translation>Ein tiefer Kickoff, fürs eigene Team</translation>
    </message>
    <message>
        <source>An on-side kick, to its own side</source>
        <translation>Ein Onside-Kick, fürs eigene Team</translation>
    </message>
    <message>
        <source>Most that anybody gains on it in a game</source>
        <translation>Mehr gewinnt niemand dagegen in einem Spiel</translation>
    </message>
    <message>
        <source>HOW SURE IT IS</source>
        <translation>WIE SICHER ES IST</translation>
    </message>
    <message>
        <source>Best answers were looked for, by another method, in {situations:,} situations</source>
        <translation>Beste Antworten wurden mit anderer Methode gesucht, in {situations:,} Situationen</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>not exact</source>
        <translation>nicht exakt</translation>
    </message>
    <message>
        <source>No card is dominated, every card is used</source>
        <translation>Keine Karte ist dominiert, jede wird gebraucht</translation>
    </message>
    <message>
        <source>all well</source>
        <translation>alles gut</translation>
    </message>
    <message>
        <source>CARDS AND THEIR USE</source>
        <translation>KARTEN UND IHR GEBRAUCH</translation>
    </message>
    <message>
        <source>{cards} and {card}</source>
        <translation>{cards} und {card}</translation>
    </message>
    <message>
        <source>{card} {name} is never better than {others}</source>
        <translation>{card} {name} ist nie besser als {others}</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominiert</translation>
    </message>
    <message>
        <source>{card} {name} is used nowhere, {short:.3f} points short at best</source>
        <translation>{card} {name} wird nirgends gebraucht, es fehlen mindestens {short:.3f} Punkte</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>ungenutzt</translation>
    </message>
    <message>
        <source>{card} {name} is used nowhere; tackled at {yards} against {other}, {alignment}, it would be on {situation} (now: {result})</source>
        <translation>{card} {name} wird nirgends gebraucht; gestoppt bei {yards} gegen {other}, {alignment}, käme sie vor bei {situation} (jetzt: {result})</translation>
    </message>
    <message>
        <source>{card} {name}, at most {share:.0f} % in any situation</source>
        <translation>{card} {name}, je Situation höchstens {share:.0f} %</translation>
    </message>
    <message>
        <source>own count of professional play-by-play, 2009 to 2016 regular seasons, 2,048 games</source>
        <translation>eigene Zählung von Profi-Spielzügen, reguläre Saisons 2009 bis 2016, 2.048 Spiele</translation>
    </message>
    <message>
        <source>Runs for nothing or a loss</source>
        <translation>Läufe ohne Gewinn oder mit Verlust</translation>
    </message>
    <message>
        <source>Runs for 10 yards or more</source>
        <translation>Läufe ab 10 Yards</translation>
    </message>
    <message>
        <source>Runs for 20 yards or more</source>
        <translation>Läufe ab 20 Yards</translation>
    </message>
    <message>
        <source>With {disturbance}</source>
        <translation>Mit {disturbance}</translation>
    </message>
    <message>
        <source>{count} of {all} flip</source>
        <translation>{count} von {all} kippen</translation>
    </message>
    <message>
        <source>nothing flips</source>
        <translation>nichts kippt</translation>
    </message>
    <message>
        <source>{play} against {formation}, {alignment}: {result} becomes {other}</source>
        <translation>{play} gegen {formation}, {alignment}: {result} – jetzt {other}</translation>
    </message>
    <message>
        <source>IF PRINT OR HAND IS OFF</source>
        <translation>WENN DRUCK ODER HAND ABWEICHT</translation>
    </message>
    <message>
        <source>Runs for {name}</source>
        <translation>Läufe: {name}</translation>
    </message>
    <message>
        <source>short</source>
        <translation>kurz</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>long</source>
        <translation>lang</translation>
    </message>
    <message>
        <source>No Foto-Electric game is recorded yet. Play one, and what it gives away stands here.</source>
        <translation>Noch ist kein Spiel Foto-Electric aufgezeichnet. Spiel eins, dann steht hier, was es verschenkt.</translation>
    </message>
    <message>
        <source>{who} has no recorded game with this deck; choose the deck that was played with.</source>
        <translation>{who} hat mit diesem Kartensatz kein aufgezeichnetes Spiel; wähl den Satz, mit dem gespielt wurde.</translation>
    </message>
    <message numerus="yes">
        <source>{snaps} in the last game; best answers gain {points:.1f} points a game.</source>
        <comment>{snaps} in the last {n} games; best answers gain {points:.1f} points a game.</comment>
        <translation>
            <numerusform>{snaps} im letzten Spiel; beste Antworten gewinnen {points:.1f} Punkte je Spiel.</numerusform>
            <numerusform>{snaps} in den letzten {n} Spielen; beste Antworten gewinnen {points:.1f} Punkte je Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>WHAT BEST ANSWERS WOULD GAIN</source>
        <translation>WAS BESTE ANTWORTEN BRÄCHTEN</translation>
    </message>
    <message>
        <source>With the ball</source>
        <translation>Mit dem Ball</translation>
    </message>
    <message>
        <source>On defense</source>
        <translation>In der Defense</translation>
    </message>
    <message>
        <source>little is known yet</source>
        <translation>noch wenig bekannt</translation>
    </message>
    <message>
        <source>THE BIGGEST LEAKS</source>
        <translation>DIE GRÖSSTEN LECKS</translation>
    </message>
    <message>
        <source>CALLED TOO OFTEN</source>
        <translation>ZU OFT ANGESAGT</translation>
    </message>
    <message>
        <source>{share}, best {best}</source>
        <translation>{share}, am besten {best}</translation>
    </message>
    <message>
        <source>Estimates: what was seen less often is drawn towards the best.</source>
        <translation>Schätzungen: Selten Gesehenes wird zum Besten hin gezogen.</translation>
    </message>
    <message>
        <source>HOW THIS IS COUNTED</source>
        <translation>WIE GEZÄHLT WIRD</translation>
    </message>
    <message numerus="yes">
        <source>In the last game</source>
        <comment>A game, over the last {n}</comment>
        <translation>
            <numerusform>Im letzten Spiel</numerusform>
            <numerusform>Je Spiel, über die letzten {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>with the ball</source>
        <translation>mit dem Ball</translation>
    </message>
    <message>
        <source>on defense</source>
        <translation>in der Defense</translation>
    </message>
    <message>
        <source>{down} and {distance}, {side}</source>
        <translation>{down} und {distance}, {side}</translation>
    </message>
    <message>
        <source>{points:.2f} a snap</source>
        <translation>{points:.2f} je Snap</translation>
    </message>
    <message>
        <source>{card} {name}: laid {share}, at its best {best}</source>
        <translation>{card} {name}: gelegt {share}, am besten {best}</translation>
    </message>
    <message>
        <source>their {yard}</source>
        <translation>gegn. {yard}</translation>
    </message>
    <message>
        <source>{down} and goal {where}</source>
        <translation>{down} und Goal {where}</translation>
    </message>
    <message>
        <source>{down} and {distance} {where}</source>
        <translation>{down} und {distance} {where}</translation>
    </message>
    <message>
        <source>at midfield</source>
        <translation>an der Mittellinie</translation>
    </message>
    <message>
        <source>on the own {yard}</source>
        <translation>an der eigenen {yard}</translation>
    </message>
    <message>
        <source>on their {yard}</source>
        <translation>an der gegn. {yard}</translation>
    </message>
    <message>
        <source>A best answer to these mixes gains {held}: nobody can do better than play them.</source>
        <translation>Die beste Antwort auf diese Mischungen gewinnt {held}: Besser als mit ihnen spielt niemand.</translation>
    </message>
    <message>
        <source>To play as people play it gains {offense:.2f} points on offense, {defense:.2f} on defense.</source>
        <translation>Gegen das Spiel von Menschen gewinnt sie {offense:.2f} Punkte in der Offense, {defense:.2f} in der Defense.</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>gleich gut</translation>
    </message>
    <message>
        <source>costs {points:.2f}</source>
        <translation>kostet {points:.2f}</translation>
    </message>
    <message>
        <source>Drag him from the ring to the dashed one, or click both; with keys: arrows to him, Enter, arrows to the square, Enter.</source>
        <translation>Zieh ihn vom Ring zum gestrichelten Ring oder klick beide an; mit Tasten: Pfeile zu ihm, Eingabe, Pfeile zum Feld, Eingabe.</translation>
    </message>
    <message>
        <source>Then press D.</source>
        <translation>Dann drück D.</translation>
    </message>
    <message>
        <source>Press S; {then}</source>
        <translation>Drück S; {then}</translation>
    </message>
    <message>
        <source>Click Split end in the list, or press 4; then click Ready, or press D.</source>
        <translation>Klick auf „Split End“ in der Liste oder drück 4; dann klick auf „Fertig“ oder drück D.</translation>
    </message>
    <message>
        <source>Click End turn, or press D.</source>
        <translation>Klick auf „Runde beenden“ oder drück D.</translation>
    </message>
    <message>
        <source>First end this turn: press D.</source>
        <translation>Beende erst diese Runde: Drück D.</translation>
    </message>
    <message>
        <source>Line up</source>
        <comment>a lesson&apos;s step</comment>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>First and ten, 25 yards from their goal line. Lay a formation by its name: Split end, and say Ready.</source>
        <translation>1. und 10, 25 Yards vor der gegnerischen Goalline. Leg eine Formation nach ihrem Namen: „Split End“, dann „Fertig“.</translation>
    </message>
    <message>
        <source>A sound line-up, but this drive was drawn up from Split end: choose that row.</source>
        <translation>Eine gute Aufstellung, aber dieser Drive ist für „Split End“ gezeichnet: Wähl diese Zeile.</translation>
    </message>
    <message>
        <source>The {team} stand in a 6-2-3. A turn has three moves, and the snap is the first of them: to the back behind the center.</source>
        <translation>{team} steht in einer 6-2-3. Eine Runde hat drei Züge, und der Snap ist der erste: an den Back hinter dem Center.</translation>
    </message>
    <message>
        <source>Click Snap the ball or the back with the ring, or press S.</source>
        <translation>Klick auf „Ball snappen“ oder auf den Back mit dem Ring, oder drück S.</translation>
    </message>
    <message>
        <source>No kick on first down: snap the ball to the back behind the center.</source>
        <translation>Kein Kick im 1. Down: Snap den Ball zum Back hinter dem Center.</translation>
    </message>
    <message>
        <source>Move a man</source>
        <translation>Einen Spieler ziehen</translation>
    </message>
    <message>
        <source>A move takes one man to a square beside his. Bring the quarterback one square back and to the right, from h15 to i14: the lit squares are his.</source>
        <translation>Ein Zug bringt einen Spieler auf ein Feld daneben. Zieh den Quarterback ein Feld zurück und nach rechts, von h15 auf i14: Die hellen Felder sind seine.</translation>
    </message>
    <message>
        <source>He may go there too, but the back waits beside i14: move the quarterback from h15 to i14.</source>
        <translation>Auch dahin darf er, aber der Back wartet neben i14: Zieh den Quarterback von h15 auf i14.</translation>
    </message>
    <message>
        <source>Hand off</source>
        <translation>Handoff</translation>
    </message>
    <message>
        <source>A hand-off to a man beside him is a move as well. Give the ball to the back on j13: he is the only one there.</source>
        <translation>Auch ein Handoff an einen Spieler daneben ist ein Zug. Gib den Ball dem Back auf j13: Nur er steht dort.</translation>
    </message>
    <message>
        <source>Click Hand-off, or press H.</source>
        <translation>Klick auf „Handoff“ oder drück H.</translation>
    </message>
    <message>
        <source>Keep the ball safe: hand it to the back on j13.</source>
        <translation>Halt den Ball sicher: Gib ihn dem Back auf j13.</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Your three moves are made. Now the {team} have three: two of theirs come up on your right.</source>
        <translation>Deine drei Züge sind gemacht. Jetzt hat {team} drei: Zwei Gegner rücken rechts von dir vor.</translation>
    </message>
    <message>
        <source>Block</source>
        <comment>a lesson&apos;s step</comment>
        <translation>Blocken</translation>
    </message>
    <message>
        <source>A man who steps onto a defender blocks him, and both are out of the play. Clear the way: the right end, from k16 onto k17.</source>
        <translation>Wer auf einen Verteidiger tritt, blockt ihn, und beide sind raus aus dem Spielzug. Mach den Weg frei: der End rechts, von k16 auf k17.</translation>
    </message>
    <message>
        <source>First clear the way: the right end blocks from k16 onto k17.</source>
        <translation>Mach erst den Weg frei: Der End rechts blockt von k16 auf k17.</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>a lesson&apos;s step</comment>
        <translation>Laufen</translation>
    </message>
    <message>
        <source>Two moves are left, and both are the back’s: from j13 over k14 to l15. He may go both squares at once.</source>
        <translation>Zwei Züge sind übrig, beide für den Back: von j13 über k14 auf l15. Er darf beide Felder auf einmal gehen.</translation>
    </message>
    <message>
        <source>The gap is on the right: take the back from j13 to l15.</source>
        <translation>Die Lücke ist rechts: Zieh den Back von j13 auf l15.</translation>
    </message>
    <message>
        <source>Let them come</source>
        <translation>Lass sie kommen</translation>
    </message>
    <message>
        <source>End the turn, and watch the {team} close in.</source>
        <translation>Beende die Runde und sieh zu, wie {team} dir näher rückt.</translation>
    </message>
    <message>
        <source>Through the gap</source>
        <translation>Durch die Lücke</translation>
    </message>
    <message>
        <source>The end’s block has left a gap. Run through it, from l15 to l17, and end the turn.</source>
        <translation>Der Block des Ends hat eine Lücke gelassen. Lauf hindurch, von l15 auf l17, und beende die Runde.</translation>
    </message>
    <message>
        <source>Through the gap on the right: from l15 to l17, then end the turn.</source>
        <translation>Durch die Lücke rechts: von l15 auf l17, dann die Runde beenden.</translation>
    </message>
    <message>
        <source>A defender who lands on the man with the ball tackles him. Five yards: a row of squares is five. Second down, five to go.</source>
        <translation>Ein Verteidiger, der auf dem Ballträger landet, tackelt ihn. Fünf Yards: Eine Reihe Felder ist fünf. 2. Down, noch fünf.</translation>
    </message>
    <message>
        <source>Click Go on, or press Ctrl+Right.</source>
        <translation>Klick auf „Weiter“ oder drück Strg+Rechts.</translation>
    </message>
    <message>
        <source>Line up again</source>
        <translation>Neu aufstellen</translation>
    </message>
    <message>
        <source>Once more Split end, and this time you pass. They show a 7-2-2: nobody guards the end at the left.</source>
        <translation>Noch einmal „Split End“, und diesmal passt du. Drüben steht eine 7-2-2: Den End links deckt niemand.</translation>
    </message>
    <message>
        <source>A sound line-up, but the pass was drawn up from Split end: choose that row.</source>
        <translation>Eine gute Aufstellung, aber der Pass ist für „Split End“ gezeichnet: Wähl diese Zeile.</translation>
    </message>
    <message>
        <source>Fade back</source>
        <translation>Zurückweichen</translation>
    </message>
    <message>
        <source>Snap, and let the passer fade back straight, from h16 to h14; then end the turn.</source>
        <translation>Snap, und lass den Passgeber gerade zurückweichen, von h16 auf h14; dann beende die Runde.</translation>
    </message>
    <message>
        <source>The pass needs its line: snap, go from h16 to h14, and end the turn.</source>
        <translation>Der Pass braucht seine Linie: Snap, von h16 auf h14, und die Runde beenden.</translation>
    </message>
    <message>
        <source>Go out for it</source>
        <translation>Lauf dich frei</translation>
    </message>
    <message>
        <source>Send the left end on his way, from c17 to b20. There he stands on a diagonal with the passer, six squares away.</source>
        <translation>Schick den End links los, von c17 auf b20. Dort steht er mit dem Passgeber auf einer Diagonalen, sechs Felder entfernt.</translation>
    </message>
    <message>
        <source>Nobody guards the left: send the end from c17 to b20.</source>
        <translation>Links deckt niemand: Schick den End von c17 auf b20.</translation>
    </message>
    <message>
        <source>Call the pass</source>
        <translation>Den Pass ansagen</translation>
    </message>
    <message>
        <source>A pass goes straight or diagonally ahead, an even number of squares; up to six take one die. Call it: then they get three more moves.</source>
        <translation>Ein Pass geht gerade oder diagonal nach vorn, über eine gerade Zahl Felder; bis sechs genügt ein Würfel. Sag ihn an: Dann hat die andere Seite noch drei Züge.</translation>
    </message>
    <message>
        <source>Click Pass, or press P.</source>
        <translation>Klick auf „Pass“ oder drück P.</translation>
    </message>
    <message>
        <source>He is free now: call the pass before they cover him.</source>
        <translation>Jetzt ist er frei: Sag den Pass an, bevor er gedeckt wird.</translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>a lesson&apos;s step</comment>
        <translation>Werfen</translation>
    </message>
    <message>
        <source>The fan on the board shows who can be reached and the odds: 50 % here. Throw to the end on b20.</source>
        <translation>Der Fächer auf dem Brett zeigt, wer erreichbar ist, und die Chancen: hier 50 %. Wirf zum End auf b20.</translation>
    </message>
    <message>
        <source>Click his button or the man with the ring, or press 1.</source>
        <translation>Klick auf seinen Knopf oder den Spieler mit dem Ring, oder drück 1.</translation>
    </message>
    <message>
        <source>That man can be reached too, but b20 is the one nobody guards: throw to him.</source>
        <translation>Auch der ist erreichbar, aber auf b20 steht der, den niemand deckt: Wirf zu ihm.</translation>
    </message>
    <message>
        <source>Four is even: caught! Two moves are left and two rows: run from b20 to b22, into the end zone.</source>
        <translation>Vier ist gerade: gefangen! Zwei Züge sind übrig und zwei Reihen: Lauf von b20 auf b22, in die Endzone.</translation>
    </message>
    <message>
        <source>Straight on: two squares ahead of b20 lies the end zone.</source>
        <translation>Immer geradeaus: Von b20 sind es zwei Felder zur Endzone.</translation>
    </message>
    <message>
        <source>The try</source>
        <translation>Der Zusatzversuch</translation>
    </message>
    <message>
        <source>Six points. The try is left to the die: roll it for one point more.</source>
        <translation>Sechs Punkte. Den Zusatzversuch entscheidet der Würfel: Wirf ihn für einen Punkt mehr.</translation>
    </message>
    <message>
        <source>Click the button, or press its key.</source>
        <translation>Klick auf den Knopf oder drück seine Taste.</translation>
    </message>
    <message>
        <source>All-Pro: a run, a pass, a touchdown</source>
        <translation>All-Pro: Lauf, Pass, Touchdown</translation>
    </message>
    <message>
        <source>Line up, snap, block, hand off, pass and score on the board.</source>
        <translation>Aufstellen, snappen, blocken, übergeben, passen und punkten auf dem Brett.</translation>
    </message>
    <message>
        <source>A turn has three moves; snap and hand-off are moves too.</source>
        <translation>Eine Runde hat drei Züge; auch Snap und Handoff sind Züge.</translation>
    </message>
    <message>
        <source>Who lands on an opponent blocks him; who lands on the man with the ball tackles him.</source>
        <translation>Wer auf einem Gegner landet, blockt ihn; wer auf dem Ballträger landet, tackelt ihn.</translation>
    </message>
    <message>
        <source>A pass runs straight or diagonally over 2, 4, 6, 8, 10 or 12 squares, and its odds are shown before it is thrown.</source>
        <translation>Ein Pass geht gerade oder diagonal über 2, 4, 6, 8, 10 oder 12 Felder, und vor dem Wurf siehst du seine Chancen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} step, about five minutes</source>
        <comment>{n} steps, about five minutes</comment>
        <translation>
            <numerusform>{n} Schritt, etwa fünf Minuten</numerusform>
            <numerusform>{n} Schritte, etwa fünf Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>The lesson is over: play a game now, or go back to the lessons.</source>
        <translation>Die Lektion ist vorbei: Spiel jetzt ein Spiel oder geh zurück zu den Lektionen.</translation>
    </message>
    <message>
        <source>That is for the {team} to do; the lesson plays them.</source>
        <translation>Das ist Sache der Seite {team}; die spielt die Lektion.</translation>
    </message>
    <message>
        <source>You may, but this drive goes on otherwise: {told}</source>
        <translation>Das darfst du, aber dieser Drive geht anders weiter: {told}</translation>
    </message>
    <message>
        <source>Lay it in the center</source>
        <translation>In die Mitte legen</translation>
    </message>
    <message>
        <source>Your card lies face down. It may lie in the center, left or right of it: that shifts the whole play. Lay it in the center.</source>
        <translation>Deine Karte liegt verdeckt. Sie darf in der Mitte, links oder rechts davon liegen: Das verschiebt den ganzen Spielzug. Leg sie in die Mitte.</translation>
    </message>
    <message>
        <source>Drag the card to the middle of the glass, or press C.</source>
        <translation>Zieh die Karte in die Mitte des Glases oder drück C.</translation>
    </message>
    <message>
        <source>A shifted card plays otherwise, and this drive was drawn up from the center: lay it there.</source>
        <translation>Verschoben läuft die Karte anders, und dieser Drive ist für die Mitte gezeichnet: Leg sie dorthin.</translation>
    </message>
    <message>
        <source>Pull the slide</source>
        <translation>Den Schieber ziehen</translation>
    </message>
    <message>
        <source>Both cards lie on the light. Draw the slide down: the way of the ball comes to light, yard by yard, until it meets a defender.</source>
        <translation>Beide Karten liegen auf dem Licht. Zieh den Schieber herunter: Der Weg des Balls kommt ans Licht, Yard für Yard, bis er auf einen Verteidiger trifft.</translation>
    </message>
    <message>
        <source>Drag the slide’s handle all the way down, or press Space.</source>
        <translation>Zieh den Griff des Schiebers ganz herunter oder drück die Leertaste.</translation>
    </message>
    <message>
        <source>Click Play, or press P.</source>
        <translation>Klick auf „Spielzug“ oder drück P.</translation>
    </message>
    <message>
        <source>Kicking the ball away gives it up, and you have downs left: call a play from scrimmage.</source>
        <translation>Ein Kick gibt den Ball weg, und du hast noch Downs: Sag einen Spielzug an.</translation>
    </message>
    <message>
        <source>Part the curtain with Ready or Enter; then click card {card}, or press {card}.</source>
        <translation>Öffne den Vorhang mit „Fertig“ oder Eingabe; dann klick auf Karte {card} oder drück {card}.</translation>
    </message>
    <message>
        <source>Part the curtain with Ready or Enter; then click card {card}, or press {card} and Enter.</source>
        <translation>Öffne den Vorhang mit „Fertig“ oder Eingabe; dann klick auf Karte {card} oder drück {card} und Eingabe.</translation>
    </message>
    <message>
        <source>Pick {card}</source>
        <translation>Wähl {card}</translation>
    </message>
    <message>
        <source>A good play for another day; this time pick card {card}, {name}.</source>
        <translation>Ein guter Spielzug für ein andermal; wähl diesmal Karte {card}, {name}.</translation>
    </message>
    <message>
        <source>Click Go on on the card, or press Enter.</source>
        <translation>Klick auf „Weiter“ auf der Karte oder drück Eingabe.</translation>
    </message>
    <message>
        <source>Call the toss</source>
        <translation>Der Münzwurf</translation>
    </message>
    <message>
        <source>A coin decides who kicks off. The visiting side calls it while it is in the air, and that is you: call heads.</source>
        <translation>Eine Münze entscheidet, wer den Kickoff macht. Die Gäste sagen an, solange sie in der Luft ist, und das bist du: Sag Kopf.</translation>
    </message>
    <message>
        <source>Click Heads, or press H.</source>
        <translation>Klick auf „Kopf“ oder drück H.</translation>
    </message>
    <message>
        <source>Either is as good as the other, but let us see the same coin: call heads.</source>
        <translation>Beides ist gleich gut, aber lass uns dieselbe Münze sehen: Sag Kopf.</translation>
    </message>
    <message>
        <source>Take the ball</source>
        <translation>Nimm den Ball</translation>
    </message>
    <message>
        <source>Heads it is. To score you need the ball: choose to receive. The {team} kick off, and the spinner says how far the kick and your return go.</source>
        <translation>Es ist Kopf. Zum Punkten brauchst du den Ball: Wähl „Empfangen“. {team} macht den Kickoff, und die Drehscheibe sagt, wie weit Kick und Return gehen.</translation>
    </message>
    <message>
        <source>Click Receive, or press R.</source>
        <translation>Klick auf „Empfangen“ oder drück R.</translation>
    </message>
    <message>
        <source>That would leave the ball to them, and this is your drive: choose to receive.</source>
        <translation>Dann hätte die andere Seite den Ball, und dies ist dein Drive: Wähl „Empfangen“.</translation>
    </message>
    <message>
        <source>First down</source>
        <translation>First Down</translation>
    </message>
    <message>
        <source>Ten yards in four downs keep the ball. Each down you may play, punt or try a field goal. This far away you play.</source>
        <translation>Zehn Yards in vier Downs, und du behältst den Ball. In jedem Down darfst du spielen, punten oder ein Field Goal versuchen. So weit weg spielst du.</translation>
    </message>
    <message>
        <source>Behind the curtain each side picks a card unseen by the other: you one of 12 plays, they one of 6 formations. Take card 12.</source>
        <translation>Hinter dem Vorhang wählt jede Seite ungesehen eine Karte: du einen von 12 Spielzügen, die andere eine von 6 Formationen. Nimm Karte 12.</translation>
    </message>
    <message>
        <source>The dashed part is the pass. A defender stands where it comes down: incomplete, no yards, the next down. What if shows the other alignments.</source>
        <translation>Der gestrichelte Teil ist der Pass. Wo er herunterkommt, steht ein Verteidiger: unvollständig, keine Yards, nächster Down. „Was, wenn“ zeigt die anderen Lagen.</translation>
    </message>
    <message>
        <source>Second and ten</source>
        <translation>2. und 10</translation>
    </message>
    <message>
        <source>Nothing gained, nothing lost but a down. Try the middle: play.</source>
        <translation>Nichts gewonnen, nichts verloren außer einem Down. Versuch die Mitte: „Spielzug“.</translation>
    </message>
    <message>
        <source>A solid line is a run. Dive Right goes straight at the line: a few yards, or many where the formation has a gap. Take card 1.</source>
        <translation>Eine volle Linie ist ein Lauf. Dive Right geht gerade auf die Line zu: ein paar Yards, oder viele, wo die Formation eine Lücke hat. Nimm Karte 1.</translation>
    </message>
    <message>
        <source>Tackled, first down</source>
        <translation>Gestoppt, First Down</translation>
    </message>
    <message>
        <source>The run ends where its line meets a defender’s diamond: tackled after 10 yards. That is just as far as the stake: first down, and four new tries.</source>
        <translation>Der Lauf endet, wo seine Linie auf die Raute eines Verteidigers trifft: gestoppt nach 10 Yards. Genau bis zur Stange: First Down, und vier neue Versuche.</translation>
    </message>
    <message>
        <source>First and ten</source>
        <translation>1. und 10</translation>
    </message>
    <message>
        <source>Now for the end zone, half the field away: play.</source>
        <translation>Jetzt zur Endzone, ein halbes Feld entfernt: „Spielzug“.</translation>
    </message>
    <message>
        <source>The far throw: seldom caught, but nobody waits behind it. Take 7.</source>
        <translation>Der weite Wurf: selten gefangen, aber dahinter wartet niemand. Nimm 7.</translation>
    </message>
    <message>
        <source>Breakaway</source>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>Caught at 17 yards, and the line meets nobody any more: a breakaway runs to the goal line from wherever it began. Touchdown, 6 points.</source>
        <translation>Gefangen nach 17 Yards, und die Linie trifft niemanden mehr: Ein Durchbruch läuft bis zur Goalline, wo er auch begann. Touchdown, 6 Punkte.</translation>
    </message>
    <message>
        <source>After a touchdown comes a try: kick, run or pass. The kick is left to the spinner, and is good more often than not. Kick it.</source>
        <translation>Nach einem Touchdown kommt ein Zusatzversuch: Kick, Lauf oder Pass. Den Kick entscheidet die Drehscheibe, und meist ist er gut. Kick ihn.</translation>
    </message>
    <message>
        <source>Click Kick, or press K.</source>
        <translation>Klick auf „Kick“ oder drück K.</translation>
    </message>
    <message>
        <source>You may go for it with a card too; kick this one, to see the spinner.</source>
        <translation>Du darfst es auch mit einer Karte versuchen; diesmal kick, um die Drehscheibe zu sehen.</translation>
    </message>
    <message>
        <source>Foto-Electric: a drive by lamplight</source>
        <translation>Foto-Electric: ein Drive bei Lampenlicht</translation>
    </message>
    <message>
        <source>Toss, kick-off, three plays on the light box and a try.</source>
        <translation>Münzwurf, Kickoff, drei Spielzüge auf dem Leuchtkasten und ein Zusatzversuch.</translation>
    </message>
    <message>
        <source>A play and a formation are picked unseen, laid, and brought to light with the slide.</source>
        <translation>Spielzug und Formation werden ungesehen gewählt, gelegt und mit dem Schieber ans Licht gebracht.</translation>
    </message>
    <message>
        <source>A line that meets a defender is a tackle, a pass that does is incomplete, one that meets nobody is a breakaway.</source>
        <translation>Trifft eine Linie einen Verteidiger, ist es ein Tackle, bei einem Pass unvollständig; trifft sie niemanden, ein Durchbruch.</translation>
    </message>
    <message>
        <source>Coin and spinners decide the toss, kicks, returns and tries.</source>
        <translation>Münze und Drehscheiben entscheiden Münzwurf, Kicks, Returns und Zusatzversuche.</translation>
    </message>
    <message>
        <source>Click Pro set in the list, or press 1; then click Ready, or press D.</source>
        <translation>Klick auf „Pro Set“ in der Liste oder drück 1; dann klick auf „Fertig“ oder drück D.</translation>
    </message>
    <message>
        <source>Drag the peg from the ring to the dashed one, or click both; with keys: arrows to it, Enter, arrows to the hole, Enter.</source>
        <translation>Zieh den Stift vom Ring zum gestrichelten Ring oder klick beide an; mit Tasten: Pfeile zum Stift, Eingabe, Pfeile zum Loch, Eingabe.</translation>
    </message>
    <message>
        <source>Click Roll the dice, or press R.</source>
        <translation>Klick auf „Würfeln“ oder drück R.</translation>
    </message>
    <message>
        <source>Click Done, or press D.</source>
        <translation>Klick auf „Fertig“ oder drück D.</translation>
    </message>
    <message>
        <source>A sound line-up, but this drive was drawn up from the Pro set: choose that row.</source>
        <translation>Eine gute Aufstellung, aber dieser Drive ist für das Pro Set gezeichnet: Wähl diese Zeile.</translation>
    </message>
    <message>
        <source>First down, six yards from their goal. A hole is a yard. Lay the Pro set and say Ready.</source>
        <translation>1. Down, sechs Yards vor dem Ziel. Ein Loch ist ein Yard. Leg das Pro Set, dann „Fertig“.</translation>
    </message>
    <message>
        <source>Nobody in motion</source>
        <translation>Niemand in Motion</translation>
    </message>
    <message>
        <source>The {team} stand in a 4-3. Before the snap one man may go in motion. Let everybody stand; the black-and-white die then says who rolls first.</source>
        <translation>{team} steht in einer 4-3. Vor dem Snap darf ein Spieler in Motion gehen. Lass alle stehen; der schwarz-weiße Würfel sagt dann, wer zuerst würfelt.</translation>
    </message>
    <message>
        <source>Click Nobody moves, or press D.</source>
        <translation>Klick auf „Niemand in Motion“ oder drück D.</translation>
    </message>
    <message>
        <source>Let it be plain this time: nobody moves.</source>
        <translation>Diesmal ganz schlicht: niemand in Motion.</translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>a lesson&apos;s step</comment>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>White: you roll first. The number counts once, twice or three times for S, D and T, and gives the moves of your whole team. Roll.</source>
        <translation>Weiß: Du würfelst zuerst. Die Zahl gilt bei S, D und T einfach, doppelt oder dreifach und ergibt die Züge deines ganzen Teams. Würfle.</translation>
    </message>
    <message>
        <source>Four, double: eight moves, a hole each. A lineman who lands on a defender blocks him: send the one on 20,-1 onto 21,1.</source>
        <translation>Vier, doppelt: acht Züge, je ein Loch. Ein Lineman, der auf einem Verteidiger landet, blockt ihn: Schick den von 20,-1 auf 21,1.</translation>
    </message>
    <message>
        <source>First clear the right side: the lineman from 20,-1 onto 21,1.</source>
        <translation>Mach erst die rechte Seite frei: der Lineman von 20,-1 auf 21,1.</translation>
    </message>
    <message>
        <source>Swing the back out</source>
        <translation>Den Back nach außen</translation>
    </message>
    <message>
        <source>Now the right back gets into place for a pitch: from 20,-5 to 22,-4, four holes beside the quarterback and two behind.</source>
        <translation>Jetzt geht der Back rechts in Stellung für einen Pitch: von 20,-5 nach 22,-4, vier Löcher neben dem Quarterback und zwei dahinter.</translation>
    </message>
    <message>
        <source>Keep the moves for the back: bring him from 20,-5 to 22,-4.</source>
        <translation>Spar die Züge für den Back: Bring ihn von 20,-5 nach 22,-4.</translation>
    </message>
    <message>
        <source>Pitch</source>
        <comment>a lesson&apos;s step</comment>
        <translation>Pitch</translation>
    </message>
    <message>
        <source>A pitch goes level or up to two rows back, within four holes sideways. Pitch to the back on 22,-4; a die says whether he holds it.</source>
        <translation>Ein Pitch geht gleichauf oder bis zu zwei Reihen zurück, bis zu vier Löcher quer. Pitch zum Back auf 22,-4; ein Würfel sagt, ob er ihn festhält.</translation>
    </message>
    <message>
        <source>Click Pitch, or press P; then click the man with the ring, or press Enter on him.</source>
        <translation>Klick auf „Pitch“ oder drück P; dann klick auf den Spieler mit dem Ring oder drück auf ihm Eingabe.</translation>
    </message>
    <message>
        <source>The back at the right has the free way: pitch to 22,-4.</source>
        <translation>Der Back rechts hat den freien Weg: Pitch nach 22,-4.</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>a lesson&apos;s step</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>He has it. Leave the other moves and say Done: the {team} roll and close in.</source>
        <translation>Er hat ihn. Lass die anderen Züge und klick auf „Fertig“: {team} würfelt und rückt näher.</translation>
    </message>
    <message>
        <source>That would do, but keep them guessing: say Done.</source>
        <translation>Das ginge, aber lass sie rätseln: „Fertig“.</translation>
    </message>
    <message>
        <source>Call the run</source>
        <translation>Den Lauf ansagen</translation>
    </message>
    <message>
        <source>Both sides have rolled: now run, pass or roll on. Call the run; from here on the number alone counts, for the man with the ball. Then roll.</source>
        <translation>Beide Seiten haben gewürfelt: jetzt Lauf, Pass oder weiterwürfeln. Sag den Lauf an; von hier an gilt die Zahl allein, für den Ballträger. Dann würfle.</translation>
    </message>
    <message>
        <source>Click Run, or press U; then Roll the dice, or R.</source>
        <translation>Klick auf „Lauf“ oder drück U; dann „Würfeln“ oder R.</translation>
    </message>
    <message>
        <source>The way around the end is open: call the run, then roll.</source>
        <translation>Der Weg außen herum ist frei: Sag den Lauf an, dann würfle.</translation>
    </message>
    <message>
        <source>Around the end</source>
        <translation>Außen herum</translation>
    </message>
    <message>
        <source>Five steps: around your line to 25,1, and Done.</source>
        <translation>Fünf Schritte: um deine Line herum nach 25,1, dann „Fertig“.</translation>
    </message>
    <message>
        <source>Around the end: from 22,-4 to 25,1, then Done.</source>
        <translation>Außen herum: von 22,-4 nach 25,1, dann „Fertig“.</translation>
    </message>
    <message>
        <source>The Yardcard</source>
        <translation>Die Yardcard</translation>
    </message>
    <message>
        <source>Tackled after a yard. The Yardcard has it written down: down, yards to go, where the ball lies. Name the play there if you like (N). Then go on.</source>
        <translation>Gestoppt nach einem Yard. Auf der Yardcard steht alles: Down, Yards bis zum First Down, wo der Ball liegt. Gib dem Spielzug dort einen Namen, wenn du magst (N). Dann weiter.</translation>
    </message>
    <message>
        <source>Look at the card beside the board; then click Go on, or press Ctrl+Right.</source>
        <translation>Sieh dir die Karte neben dem Brett an; dann klick auf „Weiter“ oder drück Strg+Rechts.</translation>
    </message>
    <message>
        <source>Second down, five yards. Line up in the Pro set once more, and pass this time.</source>
        <translation>2. Down, fünf Yards. Stell noch einmal im Pro Set auf, und pass diesmal.</translation>
    </message>
    <message>
        <source>Snap and roll</source>
        <translation>Snap und Wurf</translation>
    </message>
    <message>
        <source>Nobody in motion; roll for your team.</source>
        <translation>Niemand in Motion; würfle für dein Team.</translation>
    </message>
    <message>
        <source>Press D for Nobody moves, then R for Roll the dice.</source>
        <translation>Drück D für „Niemand in Motion“, dann R für „Würfeln“.</translation>
    </message>
    <message>
        <source>Let it be plain: nobody moves, then roll.</source>
        <translation>Ganz schlicht: niemand in Motion, dann würfeln.</translation>
    </message>
    <message>
        <source>Send a receiver</source>
        <translation>Einen Receiver schicken</translation>
    </message>
    <message>
        <source>Six moves. Send the right receiver past the line, from 33,-2 to 32,2, and say Done.</source>
        <translation>Sechs Züge. Schick den Receiver rechts an der Line vorbei, von 33,-2 nach 32,2, dann „Fertig“.</translation>
    </message>
    <message>
        <source>He is the one they leave alone: the receiver from 33,-2 to 32,2, then Done.</source>
        <translation>Ihn deckt niemand: der Receiver von 33,-2 nach 32,2, dann „Fertig“.</translation>
    </message>
    <message>
        <source>Rings and numbers show whom you can reach, with the odds: near defenders spoil them. Throw to the receiver on 32,2.</source>
        <translation>Ringe und Zahlen zeigen, wen du erreichst, mit den Chancen: Nahe Verteidiger verderben sie. Wirf zum Receiver auf 32,2.</translation>
    </message>
    <message>
        <source>Click him, or press his number, 2.</source>
        <translation>Klick ihn an oder drück seine Nummer, 2.</translation>
    </message>
    <message>
        <source>The receiver on 32,2 is past the line already: throw to him.</source>
        <translation>Der Receiver auf 32,2 ist schon an der Line vorbei: Wirf zu ihm.</translation>
    </message>
    <message>
        <source>Caught! Roll, and run for the end zone: from 32,2 to 31,5.</source>
        <translation>Gefangen! Würfle und lauf in die Endzone: von 32,2 nach 31,5.</translation>
    </message>
    <message>
        <source>Press R.</source>
        <translation>Drück R.</translation>
    </message>
    <message>
        <source>The end zone is near: roll, then run from 32,2 to 31,5.</source>
        <translation>Die Endzone ist nah: Würfle, dann lauf von 32,2 nach 31,5.</translation>
    </message>
    <message>
        <source>Six points. Kick the try for the seventh: the die decides.</source>
        <translation>Sechs Punkte. Kick den Zusatzversuch für den siebten: Der Würfel entscheidet.</translation>
    </message>
    <message>
        <source>Pegskin: a pitch, a pass, a touchdown</source>
        <translation>Pegskin: Pitch, Pass, Touchdown</translation>
    </message>
    <message>
        <source>Roll, block, pitch, run and pass on the peg board.</source>
        <translation>Würfeln, blocken, pitchen, laufen und passen auf dem Steckbrett.</translation>
    </message>
    <message>
        <source>In line play each side rolls for its whole team; once run or pass is called, the number alone counts.</source>
        <translation>Im Linienspiel würfelt jede Seite für ihr ganzes Team; ist Lauf oder Pass angesagt, gilt die Zahl allein.</translation>
    </message>
    <message>
        <source>A blocker takes a defender out; a pitch goes back, a pass ahead; the die decides.</source>
        <translation>Ein Blocker nimmt einen Verteidiger heraus; ein Pitch geht zurück, ein Pass nach vorn; der Würfel entscheidet.</translation>
    </message>
    <message>
        <source>The Yardcard keeps downs, yards and the names of your plays.</source>
        <translation>Die Yardcard hält Downs, Yards und die Namen deiner Spielzüge fest.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Haus</translation>
    </message>
    <message>
        <source>The spinners as they came; others are made under Edit tables.</source>
        <translation>Die mitgelieferten Drehscheiben; andere machst du unter „Tabellen bearbeiten“.</translation>
    </message>
    <message>
        <source>Your habits</source>
        <translation>Deine Gewohnheiten</translation>
    </message>
    <message>
        <source>The computer studies them</source>
        <translation>Der Computer studiert sie</translation>
    </message>
    <message>
        <source>It reads what you called in recorded games; after the game it tells what it made of it.</source>
        <translation>Er liest, was du in aufgezeichneten Spielen angesagt hast; nach dem Spiel sagt er, was er daraus schloss.</translation>
    </message>
    <message>
        <source>Pick a play in secret, lay the cards on the light box, and pull the slide.</source>
        <translation>Wähl heimlich einen Spielzug, leg die Karten auf den Leuchtkasten und zieh den Schieber.</translation>
    </message>
    <message>
        <source>A quarter</source>
        <translation>Ein Viertel</translation>
    </message>
    <message>
        <source>House tables</source>
        <translation>Haustabellen</translation>
    </message>
    <message>
        <source>Try by run or pass</source>
        <translation>Zusatzversuch: Lauf, Pass</translation>
    </message>
    <message>
        <source>As much as a kick.</source>
        <translation>So viel wie ein Kick.</translation>
    </message>
    <message>
        <source>One more than a kick.</source>
        <translation>Eins mehr als ein Kick.</translation>
    </message>
    <message>
        <source>Table feel</source>
        <translation>Tischgefühl</translation>
    </message>
    <message>
        <source>Cards lie where they are dropped</source>
        <translation>Karten liegen, wie sie fallen</translation>
    </message>
    <message>
        <source>A card that lies askew shows what it shows; either side may challenge how it lies.</source>
        <translation>Eine schiefe Karte zeigt, was sie zeigt; jede Seite darf gegen ihre Lage eine Challenge verlangen.</translation>
    </message>
    <message>
        <source>Roll by hand</source>
        <translation>Von Hand würfeln</translation>
    </message>
    <message>
        <source>Real dice and spinner at the table</source>
        <translation>Echte Würfel und Drehscheibe am Tisch</translation>
    </message>
    <message>
        <source>The program asks what your own spinner showed, and the record marks it.</source>
        <translation>Das Programm fragt, was deine Drehscheibe zeigte, und das Protokoll vermerkt es.</translation>
    </message>
    <message>
        <source>Fouls</source>
        <translation>Fouls</translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation>Verhindern</translation>
    </message>
    <message>
        <source>A foul can’t be made at all; the program says why.</source>
        <translation>Ein Foul ist gar nicht möglich; das Programm sagt, warum.</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>A foul can be made; the referee throws the flag at once.</source>
        <translation>Ein Foul ist möglich; der Schiedsrichter wirft sofort die Flagge.</translation>
    </message>
    <message>
        <source>Call it</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>A foul counts only if the opponent sees it and throws the flag in time.</source>
        <translation>Ein Foul zählt nur, wenn der Gegner es sieht und rechtzeitig die Flagge wirft.</translation>
    </message>
    <message>
        <source>{percent} in 100</source>
        <translation>{percent} von 100</translation>
    </message>
    <message>
        <source>The chance that the ball falls, at each step with it, each hand-off and each catch.</source>
        <translation>Die Chance, dass der Ball fällt: bei jedem Schritt mit ihm, jeder Übergabe und jedem Fang.</translation>
    </message>
    <message>
        <source>Fumbles</source>
        <translation>Fumbles</translation>
    </message>
    <message>
        <source>None</source>
        <comment>fumbles</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Nobody ever drops the ball.</source>
        <translation>Niemand lässt je den Ball fallen.</translation>
    </message>
    <message>
        <source>Steady hand</source>
        <translation>Ruhige Hand</translation>
    </message>
    <message>
        <source>No chance in it: drag the man with the ball too fast, and it falls off.</source>
        <translation>Ganz ohne Zufall: Zieh den Ballträger zu schnell, und der Ball fällt.</translation>
    </message>
    <message>
        <source>How many squares wide the board is; fewer leave less room to run around the line.</source>
        <translation>Wie viele Felder breit das Brett ist; bei weniger bleibt weniger Platz, um die Line herumzulaufen.</translation>
    </message>
    <message>
        <source>Line up eleven men, move three squares a turn, and roll the dice for passes and kicks.</source>
        <translation>Stell elf Spieler auf, zieh drei Felder je Runde und würfle für Pässe und Kicks.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Moves can be taken back</source>
        <translation>Züge dürfen zurückgenommen werden</translation>
    </message>
    <message>
        <source>Within one’s own turn, until it is passed on or a die falls; the record keeps it.</source>
        <translation>In der eigenen Runde, bis man sie abgibt oder ein Würfel fällt; das Protokoll hält es fest.</translation>
    </message>
    <message>
        <source>Sideline</source>
        <translation>Seitenlinie</translation>
    </message>
    <message>
        <source>The carrier may step out of bounds</source>
        <translation>Der Ballträger darf ins Aus treten</translation>
    </message>
    <message>
        <source>That ends the play where he was.</source>
        <translation>Das beendet den Spielzug, wo er war.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Real dice at the table</source>
        <translation>Echte Würfel am Tisch</translation>
    </message>
    <message>
        <source>The program asks what your own dice showed, and the record marks it.</source>
        <translation>Das Programm fragt, was deine Würfel zeigten, und das Protokoll vermerkt es.</translation>
    </message>
    <message>
        <source>A quarter; in a scrimmage for each side.</source>
        <translation>Ein Viertel; im Scrimmage für jede Seite.</translation>
    </message>
    <message>
        <source>How many holes wide the board is; a wider one gives the carrier more room.</source>
        <translation>Wie viele Löcher breit das Brett ist; ein breiteres lässt dem Ballträger mehr Platz.</translation>
    </message>
    <message>
        <source>How many rows there are on each side of the line of scrimmage.</source>
        <translation>Wie viele Reihen es auf jeder Seite der Scrimmage-Linie gibt.</translation>
    </message>
    <message>
        <source>Line up eleven pegs, roll for your moves, block, run and throw, and keep the Yardcard.</source>
        <translation>Stell elf Stifte auf, würfle um deine Züge, block, lauf und wirf, und führ die Yardcard.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Full game</source>
        <translation>Ganzes Spiel</translation>
    </message>
    <message>
        <source>Four quarters, kicks, points.</source>
        <translation>Vier Viertel, Kicks, Punkte.</translation>
    </message>
    <message>
        <source>Scrimmage</source>
        <translation>Scrimmage</translation>
    </message>
    <message>
        <source>Each side in turn, no kicks, most yards win.</source>
        <translation>Jede Seite der Reihe nach, keine Kicks, die meisten Yards gewinnen.</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Try after a touchdown</source>
        <translation>Nach einem Touchdown</translation>
    </message>
    <message>
        <source>One point, by a kick.</source>
        <translation>Ein Punkt, durch einen Kick.</translation>
    </message>
    <message>
        <source>Kick or play</source>
        <translation>Kick oder Spielzug</translation>
    </message>
    <message>
        <source>One point by a kick, or two by a run or a pass from the 3.</source>
        <translation>Ein Punkt durch einen Kick oder zwei durch Lauf oder Pass von der 3.</translation>
    </message>
    <message>
        <source>Board, wide</source>
        <translation>Brettbreite</translation>
    </message>
    <message>
        <source>Board, long</source>
        <translation>Brettlänge</translation>
    </message>
    <message>
        <source>The penalty chart as it came.</source>
        <translation>Die mitgelieferte Straftafel.</translation>
    </message>
    <message>
        <source>Your own chart.</source>
        <translation>Deine eigene Tafel.</translation>
    </message>
    <message>
        <source>Penalty chart</source>
        <translation>Straftafel</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>The deck that comes with the program.</source>
        <translation>Der Kartensatz, der mit dem Programm kommt.</translation>
    </message>
    <message>
        <source>Your own deck.</source>
        <translation>Dein eigener Kartensatz.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartensatz</translation>
    </message>
    <message>
        <source>Your own card.</source>
        <translation>Deine eigene Karte.</translation>
    </message>
    <message>
        <source>Your own spinners.</source>
        <translation>Deine eigenen Drehscheiben.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Everybody takes the time that he needs.</source>
        <translation>Alle nehmen sich die Zeit, die sie brauchen.</translation>
    </message>
    <message numerus="yes">
        <source>{n} second</source>
        <comment>{n} seconds</comment>
        <translation>
            <numerusform>{n} Sekunde</numerusform>
            <numerusform>{n} Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>When a decision takes longer, the plainest choice is made and marked in the record.</source>
        <translation>Dauert eine Entscheidung länger, gilt die einfachste Wahl und wird im Protokoll vermerkt.</translation>
    </message>
    <message>
        <source>Decision clock</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Stands</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>After four quarters a tie is a tie.</source>
        <translation>Nach vier Vierteln bleibt es unentschieden.</translation>
    </message>
    <message>
        <source>Sudden death</source>
        <translation>Sudden Death</translation>
    </message>
    <message>
        <source>Extra quarters after a new coin toss; whoever scores first wins.</source>
        <translation>Weitere Viertel nach neuem Münzwurf; wer zuerst punktet, gewinnt.</translation>
    </message>
    <message>
        <source>By the watch; a play under way when time is called is finished.</source>
        <translation>Nach der Uhr; ein laufender Spielzug wird nach Ablauf noch beendet.</translation>
    </message>
    <message numerus="yes">
        <source>{n} minute</source>
        <comment>{n} minutes</comment>
        <translation>
            <numerusform>{n} Minute</numerusform>
            <numerusform>{n} Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Disciplined</source>
        <translation>Diszipliniert</translation>
    </message>
    <message>
        <source>Fouls less than most teams.</source>
        <translation>Foult weniger als die meisten Teams.</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>Fouls as much as most teams.</source>
        <translation>Foult so viel wie die meisten Teams.</translation>
    </message>
    <message>
        <source>Rough</source>
        <translation>Ruppig</translation>
    </message>
    <message>
        <source>Fouls more than most teams.</source>
        <translation>Foult mehr als die meisten Teams.</translation>
    </message>
    <message>
        <source>Plays plainly and errs often</source>
        <translation>Spielt schlicht und irrt oft</translation>
    </message>
    <message>
        <source>Plays as people do</source>
        <translation>Spielt, wie Menschen spielen</translation>
    </message>
    <message>
        <source>Plays to win to the end</source>
        <translation>Spielt bis zuletzt auf Sieg</translation>
    </message>
    <message>
        <source>Plays for points alone</source>
        <translation>Spielt nur auf Punkte</translation>
    </message>
    <message>
        <source>{said}; beat {level} in {share}.</source>
        <translation>{said}; schlug {level} in {share}.</translation>
    </message>
    <message>
        <source>{said}; {level} won {share}.</source>
        <translation>{said}; {level} gewann {share}.</translation>
    </message>
    <message>
        <source>{share:.1f} % ± {margin:.1f} of {games} games</source>
        <translation>{share:.1f} % ± {margin:.1f} von {games} Spielen</translation>
    </message>
    <message>
        <source>Two people at one screen, who pick in secret.</source>
        <translation>Zwei Leute an einem Bildschirm, die heimlich wählen.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>The computer takes both teams, and you look on.</source>
        <translation>Der Computer übernimmt beide Teams, und du siehst zu.</translation>
    </message>
    <message>
        <source>Two people at one screen.</source>
        <translation>Zwei Leute an einem Bildschirm.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>The computer takes the visitors, and calls the toss.</source>
        <translation>Der Computer übernimmt die Gäste und sagt den Münzwurf an.</translation>
    </message>
    <message>
        <source>The computer takes the home team; you call the toss.</source>
        <translation>Der Computer übernimmt Heim; du sagst den Münzwurf an.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Deine Seite</translation>
    </message>
    <message>
        <source>On screen</source>
        <translation>Am Bildschirm</translation>
    </message>
    <message>
        <source>Everything is played here.</source>
        <translation>Alles wird hier gespielt.</translation>
    </message>
    <message>
        <source>Our own</source>
        <translation>Unser eigenes</translation>
    </message>
    <message>
        <source>You play on your own table; here are referee, score, dice and record.</source>
        <translation>Ihr spielt am eigenen Tisch; hier sind Schiedsrichter, Spielstand, Würfel und Protokoll.</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>No penalty die; only the game’s own rules.</source>
        <translation>Kein Strafwürfel; nur die Regeln des Spiels.</translation>
    </message>
    <message>
        <source>Penalty die</source>
        <translation>Strafwürfel</translation>
    </message>
    <message>
        <source>An X may bring a flag; the wronged team takes it or declines.</source>
        <translation>Ein X kann eine Flagge bringen; wer benachteiligt ist, nimmt an oder lehnt ab.</translation>
    </message>
    <message>
        <source>Home’s card</source>
        <translation>Karte von Heim</translation>
    </message>
    <message>
        <source>Visitors’ card</source>
        <translation>Karte der Gäste</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>A coach whispers when asked</source>
        <translation>Ein Coach flüstert, wenn man fragt</translation>
    </message>
    <message>
        <source>H asks for a nudge, then for the odds, then for the best; the record says so.</source>
        <translation>H fragt nach einem Wink, dann nach den Chancen, dann nach dem Besten; das Protokoll sagt es.</translation>
    </message>
    <message>
        <source>Kick-offs, free kicks and tries aren’t counted.</source>
        <translation>Kickoffs, Free Kicks und Zusatzversuche zählen nicht.</translation>
    </message>
    <message>
        <source>lineman</source>
        <translation>Lineman</translation>
    </message>
    <message>
        <source>back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>receiver</source>
        <translation>Receiver</translation>
    </message>
    <message>
        <source>may step out of bounds</source>
        <translation>Schritt ins Aus möglich</translation>
    </message>
    <message>
        <source>may be pitched to</source>
        <translation>Pitch möglich</translation>
    </message>
    <message>
        <source>may go in motion</source>
        <translation>Motion möglich</translation>
    </message>
    <message>
        <source>may give chase</source>
        <translation>Verfolgung möglich</translation>
    </message>
    <message>
        <source>on the line of scrimmage</source>
        <translation>auf der Scrimmage-Linie</translation>
    </message>
    <message numerus="yes">
        <source>{n} yard beyond the line</source>
        <comment>{n} yards beyond the line</comment>
        <translation>
            <numerusform>{n} Yard jenseits der Line</numerusform>
            <numerusform>{n} Yards jenseits der Line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} yard behind the line</source>
        <comment>{n} yards behind the line</comment>
        <translation>
            <numerusform>{n} Yard hinter der Line</numerusform>
            <numerusform>{n} Yards hinter der Line</numerusform>
        </translation>
    </message>
    <message>
        <source>{team} {peg}</source>
        <translation>{team}-{peg}</translation>
    </message>
    <message>
        <source>{team} {peg} {number}</source>
        <translation>{team}-{peg} {number}</translation>
    </message>
    <message>
        <source>{team} control this hole</source>
        <translation>Loch beherrscht: {team}</translation>
    </message>
    <message>
        <source>{peg} with the ball</source>
        <translation>{peg} mit dem Ball</translation>
    </message>
    <message>
        <source>{home_pegs} pegs of {home} and {visitors_pegs} of {visitors} can play</source>
        <translation>Stifte im Spiel: {home} {home_pegs}, {visitors} {visitors_pegs}</translation>
    </message>
    <message numerus="yes">
        <source>{n} block</source>
        <comment>{n} blocks</comment>
        <translation>
            <numerusform>{n} Block</numerusform>
            <numerusform>{n} Blocks</numerusform>
        </translation>
    </message>
    <message>
        <source>{left} of {moves} left</source>
        <translation>{moves}, noch {left} übrig</translation>
    </message>
    <message>
        <source>the first down is {n} yards beyond the line</source>
        <translation>First Down {n} Yards jenseits der Line</translation>
    </message>
    <message>
        <source>{peg} has the ball at {hole}, {where}</source>
        <translation>{peg} hat den Ball auf {hole}, {where}</translation>
    </message>
    <message>
        <source>a peg</source>
        <translation>ein Stift</translation>
    </message>
    <message>
        <source>the ball lies at {hole}</source>
        <translation>der Ball liegt auf {hole}</translation>
    </message>
    <message>
        <source>single</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>dreifach</translation>
    </message>
    <message numerus="yes">
        <source>{n} hole</source>
        <comment>{n} holes</comment>
        <translation>
            <numerusform>{n} Loch</numerusform>
            <numerusform>{n} Löcher</numerusform>
        </translation>
    </message>
    <message>
        <source>{ball}, 1st and 10 at {spot}.</source>
        <translation>{ball}, 1. und 10 an {spot}.</translation>
    </message>
    <message>
        <source>{ball} at {spot}.</source>
        <translation>{ball} an {spot}.</translation>
    </message>
    <message>
        <source>{ball}, {down} at {spot}.</source>
        <translation>{ball}, {down} an {spot}.</translation>
    </message>
    <message>
        <source>The quarterback drops back to {hole}.</source>
        <translation>Der Quarterback geht zurück nach {hole}.</translation>
    </message>
    <message>
        <source>The {peg} goes in motion to {hole}.</source>
        <translation>Der {peg} geht in Motion nach {hole}.</translation>
    </message>
    <message numerus="yes">
        <source>{face}: {team} rolls first.</source>
        <comment>{face}: {team} roll first.</comment>
        <translation>
            <numerusform>{face}: {team} würfelt zuerst.</numerusform>
            <numerusform>{face}: {team} würfeln zuerst.</numerusform>
        </translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message numerus="yes">
        <source>{team} rolls {number}.</source>
        <comment>{team} roll {number}.</comment>
        <translation>
            <numerusform>{team} würfelt {number}.</numerusform>
            <numerusform>{team} würfeln {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} rolls {times} {number}: {moves}.</source>
        <comment>{team} roll {times} {number}: {moves}.</comment>
        <translation>
            <numerusform>{team} würfelt {times} {number}: {moves}.</numerusform>
            <numerusform>{team} würfeln {times} {number}: {moves}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{whose} {peg} moves to {hole}.</source>
        <translation>{whose}: {peg} zieht auf {hole}.</translation>
    </message>
    <message>
        <source>The {peg} blocks on {hole}.</source>
        <translation>Der {peg} blockt auf {hole}.</translation>
    </message>
    <message>
        <source>The ball is pitched to {hole}: {face}, complete.</source>
        <translation>Pitch nach {hole}: {face}, gefangen.</translation>
    </message>
    <message>
        <source>The ball is pitched to {hole}: {face}.</source>
        <translation>Pitch nach {hole}: {face}.</translation>
    </message>
    <message>
        <source>nobody near</source>
        <translation>niemand in der Nähe</translation>
    </message>
    <message>
        <source>the nearest defender {holes} away</source>
        <translation>der nächste Verteidiger {holes} entfernt</translation>
    </message>
    <message>
        <source>A screen to {hole}, {cover}: {face}.</source>
        <translation>Screen nach {hole}, {cover}: {face}.</translation>
    </message>
    <message>
        <source>A pass to {hole}, {cover}: {face}.</source>
        <translation>Pass nach {hole}, {cover}: {face}.</translation>
    </message>
    <message>
        <source>Line play is over: it is a run.</source>
        <translation>Das Linienspiel ist vorbei: Es wird ein Lauf.</translation>
    </message>
    <message numerus="yes">
        <source>{team} declares a run.</source>
        <comment>{team} declare a run.</comment>
        <translation>
            <numerusform>{team} sagt einen Lauf an.</numerusform>
            <numerusform>{team} sagen einen Lauf an.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {peg} is sacked with the ball.</source>
        <translation>Sack! Der {peg} wird mit dem Ball gestoppt.</translation>
    </message>
    <message>
        <source>The carrier is at the board’s end: all go back to the line, and the run goes on.</source>
        <translation>Der Ballträger ist am Brettende: Alle gehen zurück zur Line, und der Lauf geht weiter.</translation>
    </message>
    <message>
        <source>In the scrimmage {home} gained {home_yards}, {visitors} {visitors_yards}</source>
        <translation>Raumgewinn im Scrimmage: {home} {home_yards}, {visitors} {visitors_yards}</translation>
    </message>
    <message>
        <source>{gained}; first downs {home} to {visitors}.</source>
        <translation>{gained}; First Downs {home} zu {visitors}.</translation>
    </message>
    <message>
        <source>gives chase</source>
        <translation>verfolgt</translation>
    </message>
    <message>
        <source>{faces} and {face}</source>
        <translation>{faces} und {face}</translation>
    </message>
    <message>
        <source>{faces} is a sack</source>
        <translation>{faces}: Sack</translation>
    </message>
    <message>
        <source>{faces} is int.</source>
        <translation>{faces}: Int.</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>gefangen</translation>
    </message>
    <message>
        <source>sacked</source>
        <translation>Sack</translation>
    </message>
    <message>
        <source>a tackle</source>
        <translation>ein Tackle</translation>
    </message>
    <message>
        <source>a fumble</source>
        <translation>ein Fumble</translation>
    </message>
    <message>
        <source>an incomplete pass</source>
        <translation>ein unvollständiger Pass</translation>
    </message>
    <message>
        <source>an interception</source>
        <translation>eine Interception</translation>
    </message>
    <message>
        <source>a touchdown</source>
        <translation>ein Touchdown</translation>
    </message>
    <message>
        <source>the ball out of bounds</source>
        <translation>der Ball im Aus</translation>
    </message>
    <message>
        <source>the runner down</source>
        <translation>der Läufer am Boden</translation>
    </message>
    <message>
        <source>{source}, offense {key}</source>
        <translation>{source}, Offense {key}</translation>
    </message>
    <message>
        <source>{source}, defense {key}</source>
        <translation>{source}, Defense {key}</translation>
    </message>
    <message>
        <source>offense {play} × defense {formation}</source>
        <translation>Offense {play} × Defense {formation}</translation>
    </message>
    <message>
        <source>offense {play} × defense {formation} at {alignment}</source>
        <translation>Offense {play} × Defense {formation}, Lage {alignment}</translation>
    </message>
    <message>
        <source>the start lies hidden under {places}</source>
        <translation>der Start liegt verdeckt unter {places}</translation>
    </message>
    <message>
        <source>The play is over at once there; move the start or the marker.</source>
        <translation>Dort ist der Spielzug sofort vorbei; versetz den Start oder die Marke.</translation>
    </message>
    <message>
        <source>offense {key}</source>
        <translation>Offense {key}</translation>
    </message>
    <message>
        <source>all seven alignments give one result</source>
        <translation>alle sieben Lagen ergeben dasselbe</translation>
    </message>
    <message>
        <source>Where the cards lie makes no difference; move some markers.</source>
        <translation>Es ist gleich, wie die Karten liegen; versetz ein paar Marken.</translation>
    </message>
    <message>
        <source>the result hangs on {distance:.3f} yd, too close to call by eye</source>
        <translation>das Ergebnis hängt an {distance:.3f} yd, fürs Auge zu knapp</translation>
    </message>
    <message>
        <source>Move the line or the marker until it is {distance} yd or more.</source>
        <translation>Rück Linie oder Marke, bis es {distance} yd oder mehr sind.</translation>
    </message>
    <message>
        <source>the star lies {spot}</source>
        <translation>der Stern liegt {spot}</translation>
    </message>
    <message>
        <source>the path ends {spot}</source>
        <translation>der Laufweg endet {spot}</translation>
    </message>
    <message numerus="yes">
        <source>{problem}, on which a result hangs ({places})</source>
        <comment>{problem}, on which {n} results hang ({places})</comment>
        <translation>
            <numerusform>{problem}, davon hängt ein Ergebnis ab ({places})</numerusform>
            <numerusform>{problem}, davon hängen {n} Ergebnisse ab ({places})</numerusform>
        </translation>
    </message>
    <message>
        <source>Move it {distance} yd or more away, where an eye can tell.</source>
        <translation>Rück {distance} yd oder mehr davon ab, dann erkennt es das Auge.</translation>
    </message>
    <message>
        <source>offense {key}, {place}</source>
        <translation>Offense {key}, {place}</translation>
    </message>
    <message>
        <source>the light shows {shown}, the drawing {drawn}: too close to call by eye</source>
        <translation>im Licht {shown}, in der Zeichnung {drawn}: fürs Auge zu knapp</translation>
    </message>
    <message>
        <source>Move the line or the marker a little.</source>
        <translation>Rück die Linie oder die Marke ein wenig.</translation>
    </message>
    <message>
        <source>{what} at {yards}</source>
        <translation>{what} bei {yards}</translation>
    </message>
    <message>
        <source>a touchback</source>
        <translation>Touchback</translation>
    </message>
    <message>
        <source>a safety</source>
        <translation>Safety</translation>
    </message>
    <message>
        <source>over on downs</source>
        <translation>Turnover on Downs</translation>
    </message>
    <message>
        <source>{times} in {all} ({percent})</source>
        <translation>{times} von {all} ({percent})</translation>
    </message>
    <message>
        <source>Peg</source>
        <translation>Stift</translation>
    </message>
    <message>
        <source>Lineman</source>
        <translation>Lineman</translation>
    </message>
    <message>
        <source>Left receiver</source>
        <translation>Receiver links</translation>
    </message>
    <message>
        <source>Right receiver</source>
        <translation>Receiver rechts</translation>
    </message>
    <message>
        <source>Receiver</source>
        <translation>Receiver</translation>
    </message>
    <message>
        <source>left receiver</source>
        <translation>Receiver links</translation>
    </message>
    <message>
        <source>right receiver</source>
        <translation>Receiver rechts</translation>
    </message>
    <message numerus="yes">
        <source>{peg}: {n} more hole, {along} of them forward, backward or diagonally.</source>
        <comment>{peg}: {n} more holes, {along} of them forward, backward or diagonally.</comment>
        <translation>
            <numerusform>{peg}: noch {n} Loch, davon {along} vor, zurück oder diagonal.</numerusform>
            <numerusform>{peg}: noch {n} Löcher, davon {along} vor, zurück oder diagonal.</numerusform>
        </translation>
    </message>
    <message>
        <source>On average {team} begin at the {yard}.</source>
        <translation>Im Schnitt Ball für {team} an der {yard}.</translation>
    </message>
    <message>
        <source>Field goal, {percent}</source>
        <translation>Field Goal, {percent}</translation>
    </message>
    <message>
        <source>It is good {times} times in {all}.</source>
        <translation>Gut in {times} von {all} Fällen.</translation>
    </message>
    <message>
        <source>Nobody moves</source>
        <translation>Niemand in Motion</translation>
    </message>
    <message>
        <source>Into the shotgun</source>
        <translation>In die Shotgun</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Pitch</translation>
    </message>
    <message>
        <source>nobody who may take the ball stands beside the man with it (PS-16).</source>
        <translation>neben dem Ballträger steht niemand, der den Ball nehmen darf (PS-16).</translation>
    </message>
    <message>
        <source>nobody stands level or up to two rows behind, four holes across (PS-17).</source>
        <translation>niemand steht gleichauf oder bis zu zwei Reihen dahinter, vier Löcher quer (PS-17).</translation>
    </message>
    <message>
        <source>Roll on</source>
        <translation>Weiterwürfeln</translation>
    </message>
    <message>
        <source>Choose a receiver, or press his number.</source>
        <translation>Wähl einen Receiver oder drück seine Nummer.</translation>
    </message>
    <message>
        <source>nobody stands where a pass could reach him (PS-21).</source>
        <translation>niemand steht, wo ein Pass ihn erreichen könnte (PS-21).</translation>
    </message>
    <message numerus="yes">
        <source>{n} peg waits in the tray.</source>
        <comment>{n} pegs wait in the tray.</comment>
        <translation>
            <numerusform>{n} Stift wartet in der Ablage.</numerusform>
            <numerusform>{n} Stifte warten in der Ablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehner</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>kicker</source>
        <translation>Kicker</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Pass, sacked</source>
        <translation>Pass, Sack</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Screen</translation>
    </message>
    <message>
        <source>no good</source>
        <translation>verfehlt</translation>
    </message>
    <message>
        <source>Fill in down, to go and ball on for the next play.</source>
        <translation>Füll down, to go und ball on für den nächsten Spielzug aus.</translation>
    </message>
    <message>
        <source>no row says how the game goes on</source>
        <translation>keine Zeile sagt, wie das Spiel weitergeht</translation>
    </message>
    <message>
        <source>Save it as a table with commas.</source>
        <translation>Speichere das Blatt als Tabelle mit Kommas.</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>Write the columns {columns}.</source>
        <translation>Schreib die Spalten {columns}.</translation>
    </message>
    <message>
        <source>there is no column “{column}”</source>
        <translation>es gibt keine Spalte „{column}“</translation>
    </message>
    <message>
        <source>it doesn&apos;t say how the game goes on</source>
        <translation>hier steht nicht, wie das Spiel weitergeht</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>das Spiel ist aus</translation>
    </message>
    <message>
        <source>Give a card of a game that goes on.</source>
        <translation>Nimm die Karte von einem Spiel, das weitergeht.</translation>
    </message>
    <message>
        <source>Write a whole number from {least} to {most}.</source>
        <translation>Schreib eine ganze Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Write home or visitors.</source>
        <translation>Schreib home oder visitors.</translation>
    </message>
    <message>
        <source>Write H or V and the yard line, like H35.</source>
        <translation>Schreib H oder V und die Yardlinie, etwa H35.</translation>
    </message>
    <message>
        <source>“{words}” can&apos;t be its {column}</source>
        <translation>„{words}“ geht nicht als {column}</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>Goal</translation>
    </message>
    <message>
        <source>SIDE</source>
        <translation>SEITE</translation>
    </message>
    <message>
        <source>QTR</source>
        <translation>VIERTEL</translation>
    </message>
    <message>
        <source>DOWN</source>
        <translation>DOWN</translation>
    </message>
    <message>
        <source>try</source>
        <comment>where the down stands</comment>
        <translation>PAT</translation>
    </message>
    <message>
        <source>TO GO</source>
        <translation>NOCH</translation>
    </message>
    <message>
        <source>BALL ON</source>
        <translation>BALL AN</translation>
    </message>
    <message>
        <source>PLAY</source>
        <translation>SPIELZUG</translation>
    </message>
    <message>
        <source>yards</source>
        <translation>Yards</translation>
    </message>
    <message>
        <source>first downs</source>
        <translation>First Downs</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Sweep left</source>
        <translation>Sweep links</translation>
    </message>
    <message>
        <source>Sweep right</source>
        <translation>Sweep rechts</translation>
    </message>
    <message>
        <source>Off tackle left</source>
        <translation>Off Tackle links</translation>
    </message>
    <message>
        <source>Off tackle right</source>
        <translation>Off Tackle rechts</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a run</comment>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Reverse</translation>
    </message>
    <message>
        <source>Pitch left</source>
        <translation>Pitch links</translation>
    </message>
    <message>
        <source>Pitch right</source>
        <translation>Pitch rechts</translation>
    </message>
    <message>
        <source>Screen left</source>
        <translation>Screen links</translation>
    </message>
    <message>
        <source>Screen right</source>
        <translation>Screen rechts</translation>
    </message>
    <message>
        <source>Quarterback sneak</source>
        <translation>Quarterback Sneak</translation>
    </message>
    <message>
        <source>Short pass, left</source>
        <translation>Kurzer Pass, links</translation>
    </message>
    <message>
        <source>Short pass, right</source>
        <translation>Kurzer Pass, rechts</translation>
    </message>
    <message>
        <source>Long pass</source>
        <translation>Langer Pass</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>Total yards</source>
        <translation>Yards gesamt</translation>
    </message>
    <message>
        <source>Try for two points from {spot}.</source>
        <translation>Zusatzversuch um zwei Punkte von {spot}.</translation>
    </message>
    <message>
        <source>{down} at {spot}.</source>
        <translation>{down} an {spot}.</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>Unentschieden.</translation>
    </message>
    <message numerus="yes">
        <source>{team} wins.</source>
        <comment>{team} win.</comment>
        <translation>
            <numerusform>{team} gewinnt.</numerusform>
            <numerusform>{team} gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Final score: {score}. {verdict}</source>
        <translation>Endstand: {score}. {verdict}</translation>
    </message>
    <message>
        <source>{what}: {home} {home_count}, {visitors} {visitors_count}.</source>
        <translation>{what}: {home} {home_count}, {visitors} {visitors_count}.</translation>
    </message>
    <message>
        <source>Yards gained</source>
        <translation>Raumgewinn</translation>
    </message>
    <message>
        <source>Kick for one point, or play for two.</source>
        <translation>Kick für einen Punkt oder spiel um zwei.</translation>
    </message>
    <message>
        <source>Roll on or run.</source>
        <translation>Weiterwürfeln oder laufen.</translation>
    </message>
    <message>
        <source>Roll on, run, or throw.</source>
        <translation>Weiterwürfeln, laufen oder werfen.</translation>
    </message>
    <message>
        <source>{job} Roll the dice.</source>
        <translation>{job} Würfle.</translation>
    </message>
    <message>
        <source>{job} No moves left: say done.</source>
        <translation>{job} Keine Züge mehr: Sag „Fertig“.</translation>
    </message>
    <message>
        <source>{job} {moves} left.</source>
        <translation>{job} Noch {moves}.</translation>
    </message>
    <message>
        <source>React to the motion.</source>
        <translation>Reagier auf die Motion.</translation>
    </message>
    <message>
        <source>Line play, your ball.</source>
        <translation>Linienspiel, dein Ball.</translation>
    </message>
    <message>
        <source>Line play.</source>
        <translation>Linienspiel.</translation>
    </message>
    <message>
        <source>Run.</source>
        <translation>Lauf.</translation>
    </message>
    <message>
        <source>Chase the carrier with one peg.</source>
        <translation>Verfolg den Ballträger mit einem Stift.</translation>
    </message>
    <message>
        <source>Send a man in motion, or nobody.</source>
        <translation>Schick einen Mann in Motion oder niemanden.</translation>
    </message>
    <message>
        <source>Kick for the point.</source>
        <translation>Kick für den Punkt.</translation>
    </message>
    <message>
        <source>pegs stay on the board; the man with the ball steps out beside the sideline (PS-11).</source>
        <translation>Stifte bleiben auf dem Brett; der Ballträger geht neben der Seitenlinie ins Aus (PS-11).</translation>
    </message>
    <message>
        <source>no way that is left to the peg leads there (PS-10).</source>
        <translation>kein Weg, der dem Stift bleibt, führt dorthin (PS-10).</translation>
    </message>
    <message>
        <source>the dice are rolled first (PS-7).</source>
        <translation>zuerst wird gewürfelt (PS-7).</translation>
    </message>
    <message>
        <source>pegs are placed on their own side of the line, one a hole (PS-5).</source>
        <translation>Stifte stehen auf der eigenen Seite der Line, einer je Loch (PS-5).</translation>
    </message>
    <message>
        <source>take a peg from the tray and put it there, or press L, B or R (PS-5).</source>
        <translation>nimm einen Stift aus der Ablage und steck ihn dorthin, oder drück L, B oder R (PS-5).</translation>
    </message>
    <message>
        <source>the ball goes to one of the men with a ring (PS-16).</source>
        <translation>der Ball geht an einen der Spieler mit Ring (PS-16).</translation>
    </message>
    <message>
        <source>nobody stands there: a pass goes to a numbered receiver (PS-21).</source>
        <translation>dort steht niemand: Ein Pass geht an einen nummerierten Receiver (PS-21).</translation>
    </message>
    <message>
        <source>Sack</source>
        <translation>Sack</translation>
    </message>
    <message>
        <source>Sheet {number}</source>
        <translation>Blatt {number}</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>vorige</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Before the snap</source>
        <translation>Vor dem Snap</translation>
    </message>
    <message>
        <source>On runs</source>
        <translation>Bei Läufen</translation>
    </message>
    <message>
        <source>On passes</source>
        <translation>Bei Pässen</translation>
    </message>
    <message>
        <source>On kicks</source>
        <translation>Bei Kicks</translation>
    </message>
    <message>
        <source>Against the offense</source>
        <translation>Gegen die Offense</translation>
    </message>
    <message>
        <source>Against the defense</source>
        <translation>Gegen die Defense</translation>
    </message>
    <message>
        <source>A foul walked off from the end of the play (›) is ignored on scores and turnovers; # stops the play, with no choice.</source>
        <translation>Ein vom Ende des Spielzugs (›) abgemessenes Foul entfällt bei Punkten und Turnovers; # stoppt den Spielzug, ohne Wahl.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Offsetting, a game</source>
        <translation>Beiderseits, je Spiel</translation>
    </message>
    <message>
        <source>{total:.1f} accepted a team and game; real teams {least:.0f} to {most:.0f}</source>
        <translation>{total:.1f} angenommen je Team und Spiel; echte Teams {least:.0f} bis {most:.0f}</translation>
    </message>
    <message>
        <source>PENALTY CARDS</source>
        <translation>STRAFKARTEN</translation>
    </message>
    <message>
        <source>What a team’s fouls are, by what two dice add up to.</source>
        <translation>Was ein Team foult, nach der Summe zweier Würfel.</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>Die Karte</translation>
    </message>
    <message>
        <source>Real</source>
        <translation>Echt</translation>
    </message>
    <message>
        <source>Accepted, a team and game</source>
        <translation>Je Team und Spiel</translation>
    </message>
    <message>
        <source>Says</source>
        <translation>Sagt</translation>
    </message>
    <message>
        <source>What stands beside the total.</source>
        <translation>Was neben der Summe steht.</translation>
    </message>
    <message>
        <source>Other team</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>The foul is the other team’s.</source>
        <translation>Das Foul ist eins des anderen Teams.</translation>
    </message>
    <message>
        <source>Printed with an asterisk; a number means the same.</source>
        <translation>Mit Sternchen gedruckt; eine Zahl bedeutet dasselbe.</translation>
    </message>
    <message>
        <source>Ways</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>In how many of 36 ways the dice add up to it.</source>
        <translation>In wie vielen von 36 Fällen die Würfel das ergeben.</translation>
    </message>
    <message>
        <source>On a run</source>
        <translation>Bei Lauf</translation>
    </message>
    <message>
        <source>What it is on a run: above on offense, below on defense.</source>
        <translation>Was es bei einem Lauf ist: oben in der Offense, unten in der Defense.</translation>
    </message>
    <message>
        <source>On a pass</source>
        <translation>Bei Pass</translation>
    </message>
    <message>
        <source>What it is on a pass: above on offense, below on defense.</source>
        <translation>Was es bei einem Pass ist: oben in der Offense, unten in der Defense.</translation>
    </message>
    <message>
        <source>{total:.1f} accepted a game is more than real teams’ {least:.0f} to {most:.0f}; make {row} blank, for one.</source>
        <translation>{total:.1f} angenommene je Spiel sind mehr als die {least:.0f} bis {most:.0f} echter Teams; lass zum Beispiel die {row} leer.</translation>
    </message>
    <message>
        <source>{total:.1f} accepted a game is fewer than real teams’ {least:.0f} to {most:.0f}; make {row} a number, for one.</source>
        <translation>{total:.1f} angenommene je Spiel sind weniger als die {least:.0f} bis {most:.0f} echter Teams; gib zum Beispiel der {row} eine Zahl.</translation>
    </message>
    <message>
        <source>Illegal motion #
Offside</source>
        <translation>Illegal Motion #
Offside</translation>
    </message>
    <message>
        <source>An entry is missing</source>
        <translation>Ein Eintrag fehlt</translation>
    </message>
    <message>
        <source>PENALTY CHARTS</source>
        <translation>STRAFTAFELN</translation>
    </message>
    <message>
        <source>What the numbers of a card mean, and what they cost.</source>
        <translation>Was die Zahlen einer Karte bedeuten und was sie kosten.</translation>
    </message>
    <message>
        <source>Foul</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>What the foul is called.</source>
        <translation>Wie das Foul heißt.</translation>
    </message>
    <message>
        <source>0 to 50 yards.</source>
        <translation>0 bis 50 Yards.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>The previous line, or the end of the play.</source>
        <translation>Die vorige Line oder das Ende des Spielzugs.</translation>
    </message>
    <message>
        <source>The play is off, and there is no choice.</source>
        <translation>Der Spielzug gilt nicht, und es gibt keine Wahl.</translation>
    </message>
    <message>
        <source>1st down</source>
        <translation>1. Down</translation>
    </message>
    <message>
        <source>A first down with it, against the defense.</source>
        <translation>Ein First Down dazu, gegen die Defense.</translation>
    </message>
    <message>
        <source>Down lost</source>
        <translation>Down weg</translation>
    </message>
    <message>
        <source>The down counts, against the offense.</source>
        <translation>Der Down zählt, gegen die Offense.</translation>
    </message>
    <message>
        <source>To the spot</source>
        <translation>Zum Ort</translation>
    </message>
    <message>
        <source>Interference: no half the distance.</source>
        <translation>Interference: keine halbe Distanz.</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Je Spiel</translation>
    </message>
    <message>
        <source>How often it is called, both teams with the average card.</source>
        <translation>Wie oft es vorkommt, beide Teams mit der Durchschnittskarte.</translation>
    </message>
    <message>
        <source>A line can’t be used as it stands</source>
        <translation>Eine Zeile ist so nicht brauchbar</translation>
    </message>
    <message>
        <source>kick</source>
        <translation>Kick</translation>
    </message>
    <message>
        <source>offense</source>
        <translation>Offense</translation>
    </message>
    <message>
        <source>defense</source>
        <translation>Defense</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation>Summe {total}</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>On the kick-off</source>
        <translation>Beim Kickoff</translation>
    </message>
    <message>
        <source>Penalty die: X</source>
        <translation>Strafwürfel: X</translation>
    </message>
    <message>
        <source>Penalty die: nothing</source>
        <translation>Strafwürfel: nichts</translation>
    </message>
    <message>
        <source>{die}; colored {one} and {other}, white {white}</source>
        <translation>{die}; farbig {one} und {other}, weiß {white}</translation>
    </message>
    <message>
        <source>{outcome}; the points are off</source>
        <translation>{outcome}; die Punkte zählen nicht</translation>
    </message>
    <message>
        <source>{team}: free kick from {spot}</source>
        <translation>{team}: Free Kick von {spot}</translation>
    </message>
    <message>
        <source>{team}: {situation}</source>
        <translation>{team}: {situation}</translation>
    </message>
    <message>
        <source>{team}: the try from {spot}</source>
        <translation>{team}: Zusatzversuch von {spot}</translation>
    </message>
    <message numerus="yes">
        <source>{team} kicks off from {spot}</source>
        <comment>{team} kick off from {spot}</comment>
        <translation>
            <numerusform>Kickoff {team} von {spot}</numerusform>
            <numerusform>Kickoff {team} von {spot}</numerusform>
        </translation>
    </message>
    <message>
        <source>Overtime, with a new toss</source>
        <translation>Verlängerung, mit neuem Münzwurf</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>{answer}: {outcome}</source>
        <translation>{answer}: {outcome}</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>annehmen</translation>
    </message>
    <message>
        <source>decline</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>on the kick-off</source>
        <translation>beim Kickoff</translation>
    </message>
    <message>
        <source>The penalty die shows X: there may be a penalty.</source>
        <translation>Der Strafwürfel zeigt X: Es kann eine Strafe geben.</translation>
    </message>
    <message>
        <source>The penalty die shows nothing.</source>
        <translation>Der Strafwürfel zeigt nichts.</translation>
    </message>
    <message>
        <source>{whose} card at {total}</source>
        <translation>{whose}-Karte bei {total}</translation>
    </message>
    <message>
        <source>{card} says “{entry}”: {why}.</source>
        <translation>{card} sagt „{entry}“: {why}.</translation>
    </message>
    <message>
        <source>{card} is blank: no penalty.</source>
        <translation>{card} ist leer: keine Strafe.</translation>
    </message>
    <message>
        <source>{card} says “{entry}”.</source>
        <translation>{card} sagt „{entry}“.</translation>
    </message>
    <message>
        <source>ignored on a kick-off</source>
        <translation>gilt nicht beim Kickoff</translation>
    </message>
    <message>
        <source>ignored on a scoring play</source>
        <translation>gilt nicht, wenn Punkte fallen</translation>
    </message>
    <message>
        <source>ignored on a turnover</source>
        <translation>gilt nicht beim Ballwechsel</translation>
    </message>
    <message>
        <source>The play is off: {yards} walked off, to {spot}.</source>
        <translation>Der Spielzug zählt nicht: {yards} Strafe, Ball an {spot}.</translation>
    </message>
    <message numerus="yes">
        <source>{team} accepts the penalty, the ball to {spot}.</source>
        <comment>{team} accept the penalty, the ball to {spot}.</comment>
        <translation>
            <numerusform>{team} nimmt die Strafe an, Ball an {spot}.</numerusform>
            <numerusform>{team} nehmen die Strafe an, Ball an {spot}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{down} at {spot}</source>
        <translation>{down} an {spot}</translation>
    </message>
    <message>
        <source>On-side</source>
        <translation>Onside</translation>
    </message>
    <message>
        <source>By kick</source>
        <translation>Per Kick</translation>
    </message>
    <message>
        <source>By pass</source>
        <translation>Per Pass</translation>
    </message>
    <message>
        <source>By run</source>
        <translation>Per Lauf</translation>
    </message>
    <message>
        <source>Punt, fumbled</source>
        <translation>Punt, Fumble</translation>
    </message>
    <message>
        <source>Quick kick, fumbled</source>
        <translation>Quick Kick, Fumble</translation>
    </message>
    <message>
        <source>Field goal, fumbled</source>
        <translation>Field Goal, Fumble</translation>
    </message>
    <message>
        <source>again</source>
        <translation>noch mal</translation>
    </message>
    <message>
        <source>goal line</source>
        <translation>Goalline</translation>
    </message>
    <message>
        <source>{yards} deep in the end zone</source>
        <comment>a spot that stands alone</comment>
        <translation>{yards} tief in der Endzone</translation>
    </message>
    <message>
        <source>to {yard}</source>
        <translation>bis {yard}</translation>
    </message>
    <message>
        <source>{source} could not be read, so all settings are as they come.</source>
        <translation>{source} war nicht lesbar; alle Einstellungen sind wie am Anfang.</translation>
    </message>
    <message>
        <source>{source}: {named} made no sense, so it is as it comes.</source>
        <translation>{source}: nicht zu verstehen war {named}; dafür gilt die Vorgabe.</translation>
    </message>
    <message>
        <source>{name} could not be opened, so all settings are as they come.</source>
        <translation>{name} ließ sich nicht öffnen; alle Einstellungen sind wie am Anfang.</translation>
    </message>
    <message>
        <source>{notice} The old file is kept as {name}.</source>
        <translation>{notice} Die alte Datei bleibt als {name} erhalten.</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>kein Grund genannt</translation>
    </message>
    <message>
        <source>{name} could not be written ({reason}); your settings hold until you leave.</source>
        <translation>{name} ließ sich nicht schreiben ({reason}); deine Einstellungen gelten, bis du gehst.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Some</source>
        <translation>Einige</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Lineale</translation>
    </message>
    <message>
        <source>the rulers alone</source>
        <translation>nur die Lineale</translation>
    </message>
    <message numerus="yes">
        <source>{n} card and the rulers</source>
        <comment>{n} cards and the rulers</comment>
        <translation>
            <numerusform>{n} Karte und die Lineale</numerusform>
            <numerusform>{n} Karten und die Lineale</numerusform>
        </translation>
    </message>
    <message>
        <source>100 mm ruler across</source>
        <translation>100-mm-Lineal quer</translation>
    </message>
    <message>
        <source>100 mm ruler down</source>
        <translation>100-mm-Lineal längs</translation>
    </message>
    <message>
        <source>nothing is written</source>
        <translation>nichts eingetragen</translation>
    </message>
    <message>
        <source>“{words}” isn&apos;t a length</source>
        <translation>„{words}“ ist keine Länge</translation>
    </message>
    <message>
        <source>Write millimeters, as 99.6.</source>
        <translation>Schreib Millimeter, etwa 99,6.</translation>
    </message>
    <message>
        <source>It prints {across} and {down}. Every sheet makes up for it.</source>
        <translation>Er druckt {across} und {down}. Jedes Blatt gleicht es aus.</translation>
    </message>
    <message>
        <source>It prints {off}. Every sheet makes up for it.</source>
        <translation>Er druckt {off}. Jedes Blatt gleicht es aus.</translation>
    </message>
    <message>
        <source>Nothing is put right yet: sheets are drawn as large as they are to be.</source>
        <translation>Noch ist nichts korrigiert: Blätter werden in Sollgröße gezeichnet.</translation>
    </message>
    <message>
        <source>{percent} too large across</source>
        <translation>{percent} zu breit</translation>
    </message>
    <message>
        <source>{percent} too small across</source>
        <translation>{percent} zu schmal</translation>
    </message>
    <message>
        <source>{percent} too large down</source>
        <translation>{percent} zu hoch</translation>
    </message>
    <message>
        <source>{percent} too small down</source>
        <translation>{percent} zu niedrig</translation>
    </message>
    <message>
        <source>My printer</source>
        <translation>Mein Drucker</translation>
    </message>
    <message>
        <source>printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>there is no name</source>
        <translation>es gibt keinen Namen</translation>
    </message>
    <message>
        <source>Write what it is called.</source>
        <translation>Schreib, wie er heißt.</translation>
    </message>
    <message>
        <source>there are {count} printers already</source>
        <translation>es gibt schon {count} Drucker</translation>
    </message>
    <message>
        <source>Forget one first.</source>
        <translation>Vergiss erst einen.</translation>
    </message>
    <message>
        <source>{name} could not be written ({reason}); the correction holds until you leave.</source>
        <translation>{name} ließ sich nicht schreiben ({reason}); die Korrektur gilt, bis du gehst.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>G</source>
        <comment>games</comment>
        <translation>Sp</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>T</source>
        <comment>tied</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>Pct</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Agst</source>
        <translation>Geg.</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Tied</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won, before a number</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost, before a number</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>T</source>
        <comment>tied, before a number</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>{name}, computer</source>
        <translation>{name}, Computer</translation>
    </message>
    <message>
        <source>{name}: {games}, {won} won, {lost} lost, {tied} tied; {points} points for, {allowed} against</source>
        <translation>{name}: {games}, {won} gewonnen, {lost} verloren, {tied} unentschieden; {points} Punkte erzielt, {allowed} kassiert</translation>
    </message>
    <message numerus="yes">
        <source>{n} game</source>
        <comment>{n} games</comment>
        <translation>
            <numerusform>{n} Spiel</numerusform>
            <numerusform>{n} Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won the last</source>
        <comment>won the last {n}</comment>
        <translation>
            <numerusform>das letzte gewonnen</numerusform>
            <numerusform>die letzten {n} gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost the last</source>
        <comment>lost the last {n}</comment>
        <translation>
            <numerusform>das letzte verloren</numerusform>
            <numerusform>die letzten {n} verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tied the last</source>
        <comment>tied the last {n}</comment>
        <translation>
            <numerusform>das letzte unentschieden</numerusform>
            <numerusform>die letzten {n} unentschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a game</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>Yards a game</source>
        <translation>Yards je Spiel</translation>
    </message>
    <message>
        <source>First downs a game</source>
        <translation>First Downs je Spiel</translation>
    </message>
    <message>
        <source>Touchdowns a game</source>
        <translation>Touchdowns je Spiel</translation>
    </message>
    <message>
        <source>Turnovers a game</source>
        <translation>Turnovers je Spiel</translation>
    </message>
    <message>
        <source>Penalties a game</source>
        <translation>Strafen je Spiel</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>games</comment>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Passes caught</source>
        <translation>Gefangene Pässe</translation>
    </message>
    <message>
        <source>{percent:.0f} %</source>
        <translation>{percent:.0f} %</translation>
    </message>
    <message>
        <source>{title}: {name} won, {score}.</source>
        <translation>{title}: {name} gewann, {score}.</translation>
    </message>
    <message>
        <source>{title}: {name} lost, {score}.</source>
        <translation>{title}: {name} verlor, {score}.</translation>
    </message>
    <message>
        <source>{title}: {name} tied, {score}.</source>
        <translation>{title}: unentschieden für {name}, {score}.</translation>
    </message>
    <message>
        <source>These two have finished no game against each other yet.</source>
        <translation>Die beiden haben noch kein Spiel gegeneinander beendet.</translation>
    </message>
    <message numerus="yes">
        <source>They have met once, and neither is ahead.</source>
        <comment>They have met {n} times, and neither is ahead.</comment>
        <translation>
            <numerusform>Sie trafen sich einmal, und niemand liegt vorn.</numerusform>
            <numerusform>Sie trafen sich {n}-mal, und niemand liegt vorn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They have met once; it stands {record} for {name}.</source>
        <comment>They have met {n} times; it stands {record} for {name}.</comment>
        <translation>
            <numerusform>Sie trafen sich einmal; es steht {record} für {name}.</numerusform>
            <numerusform>Sie trafen sich {n}-mal; es steht {record} für {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message>
        <source>Biggest win</source>
        <translation>Höchster Sieg</translation>
    </message>
    <message>
        <source>Most points by both</source>
        <translation>Meiste Punkte beider</translation>
    </message>
    <message>
        <source>Most points in a quarter</source>
        <translation>Meiste Punkte im Viertel</translation>
    </message>
    <message>
        <source>Most yards</source>
        <translation>Meiste Yards</translation>
    </message>
    <message>
        <source>Most yards running</source>
        <translation>Meiste Yards, Läufe</translation>
    </message>
    <message>
        <source>Most yards passing</source>
        <translation>Meiste Yards, Pässe</translation>
    </message>
    <message>
        <source>Most first downs</source>
        <translation>Meiste First Downs</translation>
    </message>
    <message>
        <source>Most touchdowns</source>
        <translation>Meiste Touchdowns</translation>
    </message>
    <message>
        <source>Most field goals</source>
        <translation>Meiste Field Goals</translation>
    </message>
    <message>
        <source>Most often sacked</source>
        <translation>Meiste Sacks kassiert</translation>
    </message>
    <message>
        <source>Most turnovers</source>
        <translation>Meiste Turnovers</translation>
    </message>
    <message>
        <source>Most penalty yards</source>
        <translation>Meiste Strafyards</translation>
    </message>
    <message>
        <source>Most plays</source>
        <translation>Meiste Spielzüge</translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Längster Lauf</translation>
    </message>
    <message>
        <source>Longest pass</source>
        <translation>Längster Pass</translation>
    </message>
    <message>
        <source>Longest field goal</source>
        <translation>Längstes Field Goal</translation>
    </message>
    <message>
        <source>Longest punt</source>
        <translation>Längster Punt</translation>
    </message>
    <message>
        <source>Longest kickoff return</source>
        <translation>Längster Kickoff-Return</translation>
    </message>
    <message>
        <source>Longest punt return</source>
        <translation>Längster Punt-Return</translation>
    </message>
    <message>
        <source>Longest interception return</source>
        <translation>Längster Interception-Return</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Record</source>
        <comment>the best ever</comment>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>({count} more since)</source>
        <translation>(seither noch {count}-mal erreicht)</translation>
    </message>
    <message>
        <source>{record}: {amount}, {holder} against {other}, {game}, {day}.</source>
        <translation>{record}: {amount}, {holder} gegen {other}, {game}, {day}.</translation>
    </message>
    <message>
        <source>Longest run of wins</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Finished or not</source>
        <translation>Beendet oder nicht</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Defekt</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Played first</source>
        <translation>Zuerst gespielt</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Nach Titel</translation>
    </message>
    <message>
        <source>In no season</source>
        <translation>In keiner Saison</translation>
    </message>
    <message>
        <source>T</source>
        <comment>total</comment>
        <translation>Ges.</translation>
    </message>
    <message>
        <source>1st downs</source>
        <translation>First Downs</translation>
    </message>
    <message>
        <source>Recorded by Gridlight</source>
        <translation>Aufgezeichnet von Gridlight</translation>
    </message>
    <message>
        <source>Score by quarters</source>
        <translation>Punkte nach Vierteln</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Quarter</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>Began at</source>
        <translation>Begann an</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>On the field</source>
        <translation>Auf dem Feld</translation>
    </message>
    <message>
        <source>Drives</source>
        <translation>Drives</translation>
    </message>
    <message numerus="yes">
        <source>{n} play a side</source>
        <comment>{n} plays a side</comment>
        <translation>
            <numerusform>{n} Spielzug je Seite</numerusform>
            <numerusform>{n} Spielzüge je Seite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} play a quarter</source>
        <comment>{n} plays a quarter</comment>
        <translation>
            <numerusform>{n} Spielzug je Viertel</numerusform>
            <numerusform>{n} Spielzüge je Viertel</numerusform>
        </translation>
    </message>
    <message>
        <source>no {agreement}</source>
        <translation>ohne {agreement}</translation>
    </message>
    <message>
        <source>quarter minutes</source>
        <translation>Minuten je Viertel:</translation>
    </message>
    <message>
        <source>collegiate try</source>
        <translation>College-Zusatzversuch</translation>
    </message>
    <message>
        <source>sudden death</source>
        <translation>Sudden Death</translation>
    </message>
    <message>
        <source>table feel</source>
        <translation>Tischgefühl</translation>
    </message>
    <message>
        <source>decision seconds</source>
        <translation>Sekunden Bedenkzeit:</translation>
    </message>
    <message>
        <source>roll by hand</source>
        <translation>Würfeln von Hand</translation>
    </message>
    <message>
        <source>hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>studies habits</source>
        <translation>Studium der Gewohnheiten</translation>
    </message>
    <message>
        <source>boards</source>
        <translation>Bretter:</translation>
    </message>
    <message>
        <source>penalty system</source>
        <translation>Strafsystem</translation>
    </message>
    <message>
        <source>penalty x faces</source>
        <translation>X auf dem Strafwürfel:</translation>
    </message>
    <message>
        <source>penalty cards</source>
        <translation>Strafkarten:</translation>
    </message>
    <message>
        <source>penalty chart</source>
        <translation>Straftafel:</translation>
    </message>
    <message>
        <source>officiating</source>
        <translation>Fouls:</translation>
    </message>
    <message>
        <source>fumble percent</source>
        <translation>Fumble-Prozent:</translation>
    </message>
    <message>
        <source>steady hand</source>
        <translation>ruhige Hand</translation>
    </message>
    <message>
        <source>take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>step out</source>
        <translation>Schritt ins Aus</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten:</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Modus:</translation>
    </message>
    <message>
        <source>width</source>
        <translation>Breite:</translation>
    </message>
    <message>
        <source>half length</source>
        <translation>halbe Länge:</translation>
    </message>
    <message>
        <source>screen</source>
        <comment>boards on the screen</comment>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>own</source>
        <comment>boards of one&apos;s own</comment>
        <translation>eigene</translation>
    </message>
    <message>
        <source>prevent</source>
        <translation>verhindert</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>call-it</source>
        <translation>angezeigt</translation>
    </message>
    <message>
        <source>full</source>
        <comment>a whole game</comment>
        <translation>ganzes Spiel</translation>
    </message>
    <message>
        <source>scrimmage</source>
        <translation>Scrimmage</translation>
    </message>
    <message>
        <source>Play it on your light box, then tell what happened.</source>
        <translation>Spiel es auf deinem Leuchtkasten, dann sag, was geschah.</translation>
    </message>
    <message>
        <source>Play it on your board, then tell what happened.</source>
        <translation>Spiel es auf deinem Brett, dann sag, was geschah.</translation>
    </message>
    <message>
        <source>caught at {spot}</source>
        <translation>gefangen an {spot}</translation>
    </message>
    <message>
        <source>fumble at {spot}</source>
        <translation>Fumble an {spot}</translation>
    </message>
    <message>
        <source>intercepted at {spot}</source>
        <translation>abgefangen an {spot}</translation>
    </message>
    <message>
        <source>recovered at {spot}</source>
        <translation>gesichert an {spot}</translation>
    </message>
    <message>
        <source>lost at {spot}</source>
        <translation>verloren an {spot}</translation>
    </message>
    <message>
        <source>PLAY</source>
        <comment>a card of the offense</comment>
        <translation>SPIELZUG</translation>
    </message>
    <message>
        <source>WHICH FORMATION?</source>
        <translation>WELCHE FORMATION?</translation>
    </message>
    <message>
        <source>WHERE LAY PLAY {card}?</source>
        <translation>WO LAG SPIELZUG {card}?</translation>
    </message>
    <message>
        <source>WHERE LAY FORMATION {card}?</source>
        <translation>WO LAG FORMATION {card}?</translation>
    </message>
    <message>
        <source>Then the {purpose} is spun or rolled.</source>
        <translation>Dann wird gedreht oder gewürfelt: {purpose}.</translation>
    </message>
    <message>
        <source>Touchdown {team}!</source>
        <translation>Touchdown {team}!</translation>
    </message>
    <message>
        <source>Safety! 2 points for {team}.</source>
        <translation>Safety! 2 Punkte für {team}.</translation>
    </message>
    <message>
        <source>The kick is brought back.</source>
        <translation>Der Kick wird zurückgetragen.</translation>
    </message>
    <message>
        <source>A flag: the penalty is taken or declined.</source>
        <translation>Eine Flagge: Die Strafe wird angenommen oder abgelehnt.</translation>
    </message>
    <message>
        <source>The kick came down at {spot}.</source>
        <translation>Der Kick kam an {spot} herunter.</translation>
    </message>
    <message>
        <source>Kick, or play it and tell whether it was good.</source>
        <translation>Kick, oder spiel es und sag, ob es gut war.</translation>
    </message>
    <message>
        <source>Where was he tackled?</source>
        <translation>Wo wurde er gestoppt?</translation>
    </message>
    <message>
        <source>Where did he step out?</source>
        <translation>Wo ging er ins Aus?</translation>
    </message>
    <message>
        <source>Where was it caught?</source>
        <translation>Wo wurde gefangen?</translation>
    </message>
    <message>
        <source>Where was it intercepted?</source>
        <translation>Wo wurde abgefangen?</translation>
    </message>
    <message>
        <source>Where was the passer stopped?</source>
        <translation>Wo wurde der Passgeber gestoppt?</translation>
    </message>
    <message>
        <source>Where was it fumbled?</source>
        <translation>Wo war der Fumble?</translation>
    </message>
    <message>
        <source>Where did the kick come down?</source>
        <translation>Wo kam der Kick herunter?</translation>
    </message>
    <message>
        <source>RUN</source>
        <translation>LAUF</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>out of bounds</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Caught, TD</source>
        <translation>Gefangen, TD</translation>
    </message>
    <message>
        <source>Sacked</source>
        <translation>Sack</translation>
    </message>
    <message>
        <source>Fumbled</source>
        <translation>Fumble</translation>
    </message>
    <message>
        <source>By the cards</source>
        <translation>Nach Karten</translation>
    </message>
    <message>
        <source>PASS</source>
        <translation>PASS</translation>
    </message>
    <message>
        <source>Caught, fumble</source>
        <translation>Gefangen, Fumble</translation>
    </message>
    <message>
        <source>KICK</source>
        <translation>KICK</translation>
    </message>
    <message>
        <source>Where did his own side recover?</source>
        <translation>Wo sicherte die eigene Seite den Ball?</translation>
    </message>
    <message>
        <source>Where did the other side recover?</source>
        <translation>Wo sicherte die andere Seite den Ball?</translation>
    </message>
    <message>
        <source>Safety</source>
        <comment>two points</comment>
        <translation>Safety</translation>
    </message>
    <message>
        <source>Fumble, kept</source>
        <translation>Fumble, behalten</translation>
    </message>
    <message>
        <source>Fumble, lost</source>
        <translation>Fumble, verloren</translation>
    </message>
    <message>
        <source>Returned, TD</source>
        <translation>Return, TD</translation>
    </message>
    <message>
        <source>Punt: dice</source>
        <translation>Punt: Würfel</translation>
    </message>
    <message>
        <source>Punt: where</source>
        <translation>Punt: wo</translation>
    </message>
    <message>
        <source>Goal: dice</source>
        <translation>FG: Würfel</translation>
    </message>
    <message>
        <source>Goal good</source>
        <translation>FG gut</translation>
    </message>
    <message>
        <source>Goal short</source>
        <translation>FG zu kurz</translation>
    </message>
    <message>
        <source>Punt blocked</source>
        <translation>Punt geblockt</translation>
    </message>
    <message>
        <source>Where did it lie?</source>
        <translation>Wo lag der Ball?</translation>
    </message>
    <message>
        <source>FLAG</source>
        <translation>FLAGGE</translation>
    </message>
    <message>
        <source>Flag thrown</source>
        <translation>Flagge geworfen</translation>
    </message>
    <message>
        <source>Where was the ball when it happened?</source>
        <translation>Wo war der Ball, als es geschah?</translation>
    </message>
    <message>
        <source>WITH THE BALL</source>
        <translation>MIT DEM BALL</translation>
    </message>
    <message>
        <source>Formation</source>
        <comment>a foul</comment>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Grounding</source>
        <comment>a foul</comment>
        <translation>Grounding</translation>
    </message>
    <message>
        <source>Ineligible</source>
        <comment>a foul</comment>
        <translation>Ineligible</translation>
    </message>
    <message>
        <source>Hands</source>
        <comment>a foul</comment>
        <translation>Hands</translation>
    </message>
    <message>
        <source>Personal</source>
        <comment>a foul</comment>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Interference</source>
        <comment>a foul</comment>
        <translation>Interference</translation>
    </message>
    <message>
        <source>Receive</source>
        <comment>the kick-off</comment>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>a play</comment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Throw</source>
        <comment>a pass</comment>
        <translation>Wurf</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Grounding</source>
        <translation>Grounding</translation>
    </message>
    <message>
        <source>Ineligible</source>
        <translation>Ineligible</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hands</translation>
    </message>
    <message>
        <source>Personal</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>WITHOUT IT</source>
        <translation>OHNE BALL</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>Interference</translation>
    </message>
    <message>
        <source>Where was the foul?</source>
        <translation>Wo war das Foul?</translation>
    </message>
    <message>
        <source>KICK-OFF</source>
        <translation>KICKOFF</translation>
    </message>
    <message>
        <source>Roll both dice</source>
        <translation>Beide Würfel werfen</translation>
    </message>
    <message>
        <source>It came down</source>
        <translation>Er kam herunter</translation>
    </message>
    <message>
        <source>BROUGHT BACK</source>
        <translation>RETURN</translation>
    </message>
    <message>
        <source>All the way</source>
        <translation>Bis zum TD</translation>
    </message>
    <message>
        <source>THE BALL LIES</source>
        <translation>BALL LIEGT</translation>
    </message>
    <message>
        <source>Punt downed</source>
        <translation>Punt tot</translation>
    </message>
    <message>
        <source>Where was it downed?</source>
        <translation>Wo war der Ball tot?</translation>
    </message>
    <message>
        <source>Kickers recover</source>
        <translation>Kick-Team sichert</translation>
    </message>
    <message>
        <source>Where did they recover?</source>
        <translation>Wo wurde der Ball gesichert?</translation>
    </message>
    <message>
        <source>PITCH</source>
        <translation>PITCH</translation>
    </message>
    <message>
        <source>Where was it pitched?</source>
        <translation>Wo wurde der Pitch geworfen?</translation>
    </message>
    <message>
        <source>Dropped</source>
        <comment>a pitch</comment>
        <translation>Fallen gelassen</translation>
    </message>
    <message>
        <source>Screen</source>
        <comment>a pass</comment>
        <translation>Screen</translation>
    </message>
    <message>
        <source>Kick</source>
        <comment>a try</comment>
        <translation>Kick</translation>
    </message>
    <message>
        <source>TRY FOR THE POINT</source>
        <translation>ZUSATZVERSUCH</translation>
    </message>
    <message>
        <source>Run, over the line</source>
        <translation>Lauf, über die Linie</translation>
    </message>
    <message>
        <source>Run, stopped</source>
        <translation>Lauf, gestoppt</translation>
    </message>
    <message>
        <source>Pass, caught over the line</source>
        <translation>Pass, über die Linie</translation>
    </message>
    <message>
        <source>Pass failed</source>
        <translation>Pass misslungen</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Receive</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Roll for the point</source>
        <translation>Um den Punkt würfeln</translation>
    </message>
    <message>
        <source>CALL THE TOSS</source>
        <translation>MÜNZWURF ANSAGEN</translation>
    </message>
    <message>
        <source>WINNER OF THE TOSS</source>
        <translation>MÜNZWURF GEWONNEN</translation>
    </message>
    <message>
        <source>IN THE END ZONE</source>
        <translation>IN DER ENDZONE</translation>
    </message>
    <message>
        <source>THE PUNT IS UP</source>
        <translation>DER PUNT FLIEGT</translation>
    </message>
    <message>
        <source>AFTER THE SAFETY</source>
        <translation>NACH DEM SAFETY</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Center</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Two left</source>
        <translation>Zwei links</translation>
    </message>
    <message>
        <source>One left</source>
        <translation>Eins links</translation>
    </message>
    <message>
        <source>One right</source>
        <translation>Eins rechts</translation>
    </message>
    <message>
        <source>Two right</source>
        <translation>Zwei rechts</translation>
    </message>
    <message>
        <source>One die</source>
        <translation>Ein Würfel</translation>
    </message>
    <message>
        <source>Two dice</source>
        <translation>Zwei Würfel</translation>
    </message>
    <message>
        <source>First roll</source>
        <translation>Erster Wurf</translation>
    </message>
    <message>
        <source>Line play</source>
        <translation>Linienspiel</translation>
    </message>
    <message>
        <source>TD</source>
        <comment>on the time line</comment>
        <translation>TD</translation>
    </message>
    <message>
        <source>FG</source>
        <comment>on the time line</comment>
        <translation>FG</translation>
    </message>
    <message>
        <source>S</source>
        <comment>on the time line</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>I</source>
        <comment>on the time line</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>F</source>
        <comment>on the time line</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>D</source>
        <comment>on the time line</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>field goal</source>
        <translation>Field Goal</translation>
    </message>
    <message>
        <source>good try</source>
        <translation>Zusatzversuch gut</translation>
    </message>
    <message>
        <source>fumble recovered</source>
        <translation>Fumble erobert</translation>
    </message>
    <message>
        <source>ball on downs</source>
        <translation>Turnover on Downs</translation>
    </message>
    <message>
        <source>The {quarter} begins.</source>
        <translation>Beginn: {quarter}.</translation>
    </message>
    <message>
        <source>{title}, once more</source>
        <translation>{title}, noch einmal</translation>
    </message>
    <message>
        <source>{title}, from the {quarter}</source>
        <translation>{title}, ab {quarter}</translation>
    </message>
    <message>
        <source>TIED</source>
        <translation>KEINE</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Spielbeginn</translation>
    </message>
    <message>
        <source>{where}, move {move} of {count}</source>
        <translation>{where}, Schritt {move}/{count}</translation>
    </message>
    <message>
        <source>The rulebook says</source>
        <translation>Das Regelheft sagt</translation>
    </message>
    <message>
        <source>It leaves open</source>
        <translation>Offen lässt es</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Hier gespielt</translation>
    </message>
    <message>
        <source>Nothing: the text is clear.</source>
        <translation>Nichts: Der Text ist klar.</translation>
    </message>
    <message>
        <source>No ruling says that. Try fewer words, or a number like AP-26.</source>
        <translation>Das sagt kein Regelentscheid. Nimm weniger Wörter oder eine Nummer wie AP-26.</translation>
    </message>
    <message>
        <source>{choice} (chosen)</source>
        <translation>{choice} (gewählt)</translation>
    </message>
    <message>
        <source>See {rulings}</source>
        <translation>Siehe {rulings}</translation>
    </message>
    <message numerus="yes">
        <source>No ruling of this game says that, but {n} of another game does: choose All.</source>
        <comment>No ruling of this game says that, but {n} of other games do: choose All.</comment>
        <translation>
            <numerusform>In diesem Spiel sagt das kein Regelentscheid, aber {n} eines anderen Spiels: Wähl „Alle“.</numerusform>
            <numerusform>In diesem Spiel sagt das kein Regelentscheid, aber {n} anderer Spiele: Wähl „Alle“.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, New game: {option}</source>
        <translation>{game}, Neues Spiel: {option}</translation>
    </message>
    <message>
        <source>The deck isn’t solved on this machine, so that what it did can’t be worked out here.</source>
        <translation>Der Kartensatz ist auf diesem Rechner nicht gelöst; was der Computer tat, lässt sich hier nicht ausrechnen.</translation>
    </message>
    <message>
        <source>It saw nothing that was worth leaving its own best for.</source>
        <translation>Er sah nichts, wofür es sich lohnte, vom eigenen besten Spiel abzuweichen.</translation>
    </message>
    <message>
        <source>WHAT IT HAD READ</source>
        <translation>WAS ER GELESEN HATTE</translation>
    </message>
    <message>
        <source>WHAT IT HAD LEARNED</source>
        <translation>WAS ER GELERNT HATTE</translation>
    </message>
    <message>
        <source>WHAT IT DID ABOUT IT</source>
        <translation>WAS ER DARAUS MACHTE</translation>
    </message>
    <message>
        <source>WHAT CAME OF IT</source>
        <translation>WAS DABEI HERAUSKAM</translation>
    </message>
    <message>
        <source>{coach} on {who}</source>
        <translation>{coach} über {who}</translation>
    </message>
    <message>
        <source>{coach} didn’t study {who} for this game.</source>
        <translation>{coach} hat {who} für dieses Spiel nicht studiert.</translation>
    </message>
    <message>
        <source>{coach} knew next to nothing of {who}.</source>
        <translation>{coach} wusste so gut wie nichts über {who}.</translation>
    </message>
    <message numerus="yes">
        <source>{coach} had studied {n} calls of {who}’s.</source>
        <comment>{coach} had studied {n} calls of {who}’s.</comment>
        <translation>
            <numerusform>{coach} hatte {n} Ansage von {who} studiert.</numerusform>
            <numerusform>{coach} hatte {n} Ansagen von {who} studiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of {who}’s had been recorded before this one.</source>
        <translation>Vor diesem Spiel war keines von {who} aufgezeichnet.</translation>
    </message>
    <message numerus="yes">
        <source>{n} game of {who}’s before this one: {offense}, {defense}.</source>
        <comment>{n} games of {who}’s before this one: {offense}, {defense}.</comment>
        <translation>
            <numerusform>{n} Spiel von {who} vor diesem: {offense}, {defense}.</numerusform>
            <numerusform>{n} Spiele von {who} vor diesem: {offense}, {defense}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{coach} makes no use of such things; a master can be asked to.</source>
        <translation>{coach} nutzt so etwas nicht; ein Meister tut es auf Wunsch.</translation>
    </message>
    <message>
        <source>It made no use of them: “Your habits” was off, and {who} was anybody to it.</source>
        <translation>Er nutzte sie nicht: „Deine Gewohnheiten“ war aus, und {who} war für ihn irgendwer.</translation>
    </message>
    <message>
        <source>Too little: it takes {count} plays in one situation before a scout says much.</source>
        <translation>Zu wenig: Erst ab {count} Spielzügen in einer Situation sagt ein Scout viel.</translation>
    </message>
    <message>
        <source>All this on a leash: whatever was laid against it, it couldn’t lose more than {points:.2f} points a snap by it. With the clock running out it played as ever.</source>
        <translation>All das an der Leine: Was man auch dagegen legte, er konnte dadurch höchstens {points:.2f} Punkte je Snap verlieren. Wenn die Uhr ablief, spielte er wie immer.</translation>
    </message>
    <message>
        <source>Against {who}’s {situation}</source>
        <translation>Gegen {who} beim {situation}</translation>
    </message>
    <message>
        <source>With the ball on {situation}</source>
        <translation>Mit dem Ball beim {situation}</translation>
    </message>
    <message>
        <source>{where} it laid the {card}, {title}, {now:.0f} % of the time instead of {usual:.0f} %; that was to gain {gained:.2f} points a snap and risked {risked:.2f}.</source>
        <translation>{where} legte er die {card}, {title}, zu {now:.0f}&#xa0;% statt {usual:.0f}&#xa0;%; das sollte {gained:.2f} Punkte je Snap bringen und riskierte {risked:.2f}.</translation>
    </message>
    <message>
        <source>{yards} in the games before</source>
        <translation>{yards} in den Spielen davor</translation>
    </message>
    <message>
        <source>{who} made {yards} yards a play</source>
        <translation>{who} machte {yards} Yards je Spielzug</translation>
    </message>
    <message>
        <source>{coach} made {yards} yards a play against {who}</source>
        <translation>{coach} machte {yards} Yards je Spielzug gegen {who}</translation>
    </message>
    <message numerus="yes">
        <source>{n} plays with the ball</source>
        <comment>{n} plays with the ball</comment>
        <translation>
            <numerusform>{n} Spielzug mit dem Ball</numerusform>
            <numerusform>{n} Spielzüge mit dem Ball</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} plays with the ball for {yards} yards each</source>
        <comment>{n} plays with the ball for {yards} yards each</comment>
        <translation>
            <numerusform>{n} Spielzug mit dem Ball zu {yards} Yards</numerusform>
            <numerusform>{n} Spielzüge mit dem Ball zu je {yards} Yards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} on defense</source>
        <comment>{n} on defense</comment>
        <translation>
            <numerusform>{n} in der Defense</numerusform>
            <numerusform>{n} in der Defense</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} on defense that gave up {yards} yards each</source>
        <comment>{n} on defense that gave up {yards} yards each</comment>
        <translation>
            <numerusform>{n} in der Defense, {yards} Yards zugelassen</numerusform>
            <numerusform>{n} in der Defense, je {yards} Yards zugelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>{ordinal} down</source>
        <translation>{ordinal} Down</translation>
    </message>
    <message>
        <source>{down} and {distance}</source>
        <translation>{down} und {distance}</translation>
    </message>
    <message>
        <source>A seal is the SHA-256 of its salt, a zero byte and the pick’s words, in UTF-8 (FB-19).</source>
        <translation>Ein Siegel ist der SHA-256 aus seinem Salt, einem Nullbyte und den Wörtern der Wahl, in UTF-8 (FB-19).</translation>
    </message>
    <message>
        <source>{team}’s pick is sealed: SHA-256 {hash}.</source>
        <translation>{team}: Wahl versiegelt, SHA-256 {hash}.</translation>
    </message>
    <message>
        <source>still sealed</source>
        <translation>noch versiegelt</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>stimmt nicht</translation>
    </message>
    <message numerus="yes">
        <source>{quarter}, after {n} play</source>
        <comment>{quarter}, after {n} plays</comment>
        <translation>
            <numerusform>{quarter}, nach {n} Spielzug</numerusform>
            <numerusform>{quarter}, nach {n} Spielzügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a game</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Finish it</source>
        <translation>Zu Ende spielen</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Play anew</source>
        <translation>Neu spielen</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>{visitors} at {home}, {state}.</source>
        <translation>{visitors} bei {home}, {state}.</translation>
    </message>
    <message>
        <source>{place}. {name}: won {won}, lost {lost}, tied {tied}, percentage {percentage}, points {points} to {allowed}</source>
        <translation>{place}. {name}: Siege {won}, Niederlagen {lost}, Unentschieden {tied}, Quote {percentage}, Punkte {points} zu {allowed}</translation>
    </message>
    <message>
        <source>{told}, streak {streak}.</source>
        <translation>{told}, Serie {streak}.</translation>
    </message>
    <message>
        <source>{game} has no coach “{level}” here</source>
        <translation>{game} hat hier keinen Coach „{level}“</translation>
    </message>
    <message>
        <source>season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Week {week}</source>
        <translation>Woche {week}</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Champions: {team}</source>
        <translation>Meister: {team}</translation>
    </message>
    <message>
        <source>Week {week} of {weeks}</source>
        <translation>Woche {week} von {weeks}</translation>
    </message>
    <message>
        <source>{game}, {teams} teams, each pair twice</source>
        <translation>{game}, {teams} Teams, jedes Paar zweimal</translation>
    </message>
    <message>
        <source>{game}, {teams} teams, each pair once</source>
        <translation>{game}, {teams} Teams, jedes Paar einmal</translation>
    </message>
    <message>
        <source>The best two meet in the final.</source>
        <translation>Die zwei Besten treffen sich im Finale.</translation>
    </message>
    <message>
        <source>The best four play semifinals, first against fourth.</source>
        <translation>Die vier Besten spielen Halbfinale, Platz 1 gegen Platz 4.</translation>
    </message>
    <message>
        <source>First of {teams} with {record}</source>
        <translation>Platz 1 von {teams} mit {record}</translation>
    </message>
    <message>
        <source>{score} over {team} in the final; {place} in the table, {record}</source>
        <translation>{score} gegen {team} im Finale; {place} der Tabelle, {record}</translation>
    </message>
    <message numerus="yes">
        <source>{teams} rests this week.</source>
        <comment>{teams} rest this week.</comment>
        <translation>
            <numerusform>{teams} ist diese Woche spielfrei.</numerusform>
            <numerusform>{teams} sind diese Woche spielfrei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Winner, 1st semifinal</source>
        <translation>Sieger, 1. Halbfinale</translation>
    </message>
    <message>
        <source>Winner, 2nd semifinal</source>
        <translation>Sieger, 2. Halbfinale</translation>
    </message>
    <message>
        <source>{place} of the table</source>
        <translation>{place} der Tabelle</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Can’t be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Noch offen</translation>
    </message>
    <message>
        <source>final score</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>points a game</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>yards a game</source>
        <translation>Yards je Spiel</translation>
    </message>
    <message>
        <source>Rushing</source>
        <translation>Laufspiel</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passspiel</translation>
    </message>
    <message>
        <source>points allowed a game</source>
        <translation>zugelassene Punkte je Spiel</translation>
    </message>
    <message>
        <source>Yards allowed</source>
        <translation>Zugelassene Yards</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>je Spiel</translation>
    </message>
    <message>
        <source>Takeaways</source>
        <translation>Balleroberungen</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>Touchdowns</source>
        <translation>Touchdowns</translation>
    </message>
    <message>
        <source>fewest in all</source>
        <translation>insgesamt, wenigste</translation>
    </message>
    <message>
        <source>Den League</source>
        <translation>Hobbykeller-Liga</translation>
    </message>
    <message>
        <source>Team {number}</source>
        <translation>Team {number}</translation>
    </message>
    <message>
        <source>The season needs a name.</source>
        <translation>Die Saison braucht einen Namen.</translation>
    </message>
    <message>
        <source>A season needs two teams; add one.</source>
        <translation>Eine Saison braucht zwei Teams; füg eines hinzu.</translation>
    </message>
    <message>
        <source>Playoffs of {count} need as many teams; add some, or play without.</source>
        <translation>Playoffs mit {count} brauchen ebenso viele Teams; füg welche hinzu oder spiel ohne.</translation>
    </message>
    <message>
        <source>A team has no name; give it one.</source>
        <translation>Ein Team hat keinen Namen; gib ihm einen.</translation>
    </message>
    <message>
        <source>Two teams are called “{name}”; give one another name.</source>
        <translation>Zwei Teams heißen „{name}“; gib einem einen anderen Namen.</translation>
    </message>
    <message>
        <source>A season needs two teams.</source>
        <translation>Eine Saison braucht zwei Teams.</translation>
    </message>
    <message numerus="yes">
        <source>{n} week</source>
        <comment>{n} weeks</comment>
        <translation>
            <numerusform>{n} Woche</numerusform>
            <numerusform>{n} Wochen</numerusform>
        </translation>
    </message>
    <message>
        <source>{games} in {weeks}</source>
        <translation>{games} in {weeks}</translation>
    </message>
    <message>
        <source>{count} of them at the table</source>
        <translation>{count} davon am Tisch</translation>
    </message>
    <message>
        <source>all between computers</source>
        <translation>alle unter Computern</translation>
    </message>
    <message>
        <source>then the final</source>
        <translation>dann das Finale</translation>
    </message>
    <message>
        <source>then semifinals and the final</source>
        <translation>dann Halbfinale und Finale</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Kein Name</translation>
    </message>
    <message numerus="yes">
        <source>{team} calls {coin}</source>
        <comment>{team} call {coin}</comment>
        <translation>
            <numerusform>{team} sagt {coin}</numerusform>
            <numerusform>{team} sagen {coin}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{called}, it shows {coin}: {team} wins the toss.</source>
        <comment>{called}, it shows {coin}: {team} win the toss.</comment>
        <translation>
            <numerusform>{called}, es fällt {coin}: {team} gewinnt den Münzwurf.</numerusform>
            <numerusform>{called}, es fällt {coin}: {team} gewinnen den Münzwurf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} chooses to kick off.</source>
        <comment>{team} choose to kick off.</comment>
        <translation>
            <numerusform>{team} wählt den Kickoff.</numerusform>
            <numerusform>{team} wählen den Kickoff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} chooses to receive.</source>
        <comment>{team} choose to receive.</comment>
        <translation>
            <numerusform>{team} wählt den Ball.</numerusform>
            <numerusform>{team} wählen den Ball.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} tries an on-side kick.</source>
        <comment>{team} try an on-side kick.</comment>
        <translation>
            <numerusform>{team} versucht einen Onside-Kick.</numerusform>
            <numerusform>{team} versuchen einen Onside-Kick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} kicks off, {yards}, {where}.</source>
        <comment>{team} kick off, {yards}, {where}.</comment>
        <translation>
            <numerusform>Kickoff {team}: {yards}, {where}.</numerusform>
            <numerusform>Kickoff {team}: {yards}, {where}.</numerusform>
        </translation>
    </message>
    <message>
        <source>out of the end zone</source>
        <translation>durch die Endzone hinaus</translation>
    </message>
    <message>
        <source>{yards} into the end zone</source>
        <translation>{yards} tief in die Endzone</translation>
    </message>
    <message>
        <source>to {spot}</source>
        <translation>gelandet an {spot}</translation>
    </message>
    <message numerus="yes">
        <source>Out of bounds: {team} kicks again from {spot}.</source>
        <comment>Out of bounds: {team} kick again from {spot}.</comment>
        <translation>
            <numerusform>Im Aus: {team} kickt noch einmal von {spot}.</numerusform>
            <numerusform>Im Aus: {team} kicken noch einmal von {spot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Penalty on the kick: {team} kicks again from {spot}.</source>
        <comment>Penalty on the kick: {team} kick again from {spot}.</comment>
        <translation>
            <numerusform>Strafe beim Kick: {team} kickt noch einmal von {spot}.</numerusform>
            <numerusform>Strafe beim Kick: {team} kicken noch einmal von {spot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} runs it back all the way.</source>
        <comment>{team} run it back all the way.</comment>
        <translation>
            <numerusform>{team} trägt den Ball bis in die Endzone zurück.</numerusform>
            <numerusform>{team} tragen den Ball bis in die Endzone zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} is downed at {spot}, no return.</source>
        <comment>{team} are downed at {spot}, no return.</comment>
        <translation>
            <numerusform>{team} ist an {spot} down, kein Return.</numerusform>
            <numerusform>{team} sind an {spot} down, kein Return.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} runs it back {yards} to {spot}.</source>
        <comment>{team} run it back {yards} to {spot}.</comment>
        <translation>
            <numerusform>Return {team}: {yards}, Ball an {spot}.</numerusform>
            <numerusform>Return {team}: {yards}, Ball an {spot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} fumbles at {spot}.</source>
        <comment>{team} fumble at {spot}.</comment>
        <translation>
            <numerusform>{team} fumbelt an {spot}.</numerusform>
            <numerusform>{team} fumbeln an {spot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} recovers at {spot}.</source>
        <comment>{team} recover at {spot}.</comment>
        <translation>
            <numerusform>{team} sichert den Ball an {spot}.</numerusform>
            <numerusform>{team} sichern den Ball an {spot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} is stopped at {spot}.</source>
        <comment>{team} are stopped at {spot}.</comment>
        <translation>
            <numerusform>{team} wird an {spot} gestoppt.</numerusform>
            <numerusform>{team} werden an {spot} gestoppt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} goes out of bounds at {spot}.</source>
        <comment>{team} go out of bounds at {spot}.</comment>
        <translation>
            <numerusform>{team} geht an {spot} ins Aus.</numerusform>
            <numerusform>{team} gehen an {spot} ins Aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} makes a fair catch at {spot}.</source>
        <comment>{team} make a fair catch at {spot}.</comment>
        <translation>
            <numerusform>Fair Catch {team} an {spot}.</numerusform>
            <numerusform>Fair Catch {team} an {spot}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lateral is caught at {spot}.</source>
        <translation>Der Lateral wird an {spot} gefangen.</translation>
    </message>
    <message>
        <source>The pass is caught at {spot}.</source>
        <translation>Der Pass wird an {spot} gefangen.</translation>
    </message>
    <message>
        <source>The lateral is incomplete.</source>
        <translation>Der Lateral ist unvollständig.</translation>
    </message>
    <message>
        <source>The pass is incomplete.</source>
        <translation>Der Pass ist unvollständig.</translation>
    </message>
    <message>
        <source>The lateral is intercepted at {spot}.</source>
        <translation>Der Lateral wird an {spot} abgefangen.</translation>
    </message>
    <message>
        <source>The pass is intercepted at {spot}.</source>
        <translation>Der Pass wird an {spot} abgefangen.</translation>
    </message>
    <message>
        <source>The ball goes over on downs: {ball}, 1st and 10 at {spot}.</source>
        <translation>Turnover on Downs: {ball}, 1. und 10 an {spot}.</translation>
    </message>
    <message numerus="yes">
        <source>{team} quick-kicks {yards}, {where}.</source>
        <comment>{team} quick-kick {yards}, {where}.</comment>
        <translation>
            <numerusform>Quick Kick {team}: {yards}, {where}.</numerusform>
            <numerusform>Quick Kick {team}: {yards}, {where}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} punts {yards}, {where}.</source>
        <comment>{team} punt {yards}, {where}.</comment>
        <translation>
            <numerusform>Punt {team}: {yards}, {where}.</numerusform>
            <numerusform>Punt {team}: {yards}, {where}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Touchback: {ball} at {spot}.</source>
        <translation>Touchback: {ball} an {spot}.</translation>
    </message>
    <message>
        <source>The field goal from {yards} out is good.</source>
        <translation>Das Field Goal aus {yards} ist gut.</translation>
    </message>
    <message>
        <source>The field goal from {yards} out is no good.</source>
        <translation>Das Field Goal aus {yards} geht daneben.</translation>
    </message>
    <message>
        <source>{the_try} is good: {points} for {team}.</source>
        <translation>{the_try} ist gut: {points} für {team}.</translation>
    </message>
    <message>
        <source>{the_try} fails.</source>
        <translation>{the_try} misslingt.</translation>
    </message>
    <message>
        <source>The try by kick</source>
        <translation>Der Zusatzversuch per Kick</translation>
    </message>
    <message>
        <source>The try by run</source>
        <translation>Der Zusatzversuch per Lauf</translation>
    </message>
    <message>
        <source>The try by pass</source>
        <translation>Der Zusatzversuch per Pass</translation>
    </message>
    <message numerus="yes">
        <source>Safety! {n} point for {team}.</source>
        <comment>Safety! {n} points for {team}.</comment>
        <translation>
            <numerusform>Safety! {n} Punkt für {team}.</numerusform>
            <numerusform>Safety! {n} Punkte für {team}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} accepts the penalty, half the distance to the goal.</source>
        <comment>{team} accept the penalty, half the distance to the goal.</comment>
        <translation>
            <numerusform>{team} nimmt die Strafe an, halbe Distanz zur Goalline.</numerusform>
            <numerusform>{team} nehmen die Strafe an, halbe Distanz zur Goalline.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} accepts the penalty, {yards}.</source>
        <comment>{team} accept the penalty, {yards}.</comment>
        <translation>
            <numerusform>{team} nimmt die Strafe an, {yards}.</numerusform>
            <numerusform>{team} nehmen die Strafe an, {yards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} declines the penalty.</source>
        <comment>{team} decline the penalty.</comment>
        <translation>
            <numerusform>{team} lehnt die Strafe ab.</numerusform>
            <numerusform>{team} lehnen die Strafe ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over, a tie: {score}.</source>
        <translation>Das Spiel ist aus, unentschieden: {score}.</translation>
    </message>
    <message numerus="yes">
        <source>The game is over and {team} wins: {score}.</source>
        <comment>The game is over and {team} win: {score}.</comment>
        <translation>
            <numerusform>Das Spiel ist aus, {team} gewinnt: {score}.</numerusform>
            <numerusform>Das Spiel ist aus, {team} gewinnen: {score}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} resigns.</source>
        <comment>{team} resign.</comment>
        <translation>
            <numerusform>{team} gibt auf.</numerusform>
            <numerusform>{team} geben auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the {quarter}.</source>
        <translation>{quarter} zu Ende.</translation>
    </message>
    <message>
        <source>Time is called in the {quarter}.</source>
        <translation>Die Zeit ist um: {quarter}.</translation>
    </message>
    <message>
        <source>First down.</source>
        <translation>First Down.</translation>
    </message>
    <message>
        <source>The kick is blocked!</source>
        <translation>Der Kick wird geblockt!</translation>
    </message>
    <message>
        <source>End of the half.</source>
        <translation>Ende der Halbzeit.</translation>
    </message>
    <message>
        <source>Both agree to end the game here.</source>
        <translation>Beide einigen sich, das Spiel hier zu beenden.</translation>
    </message>
    <message>
        <source>The cards are challenged and seated exactly.</source>
        <translation>Challenge: Beide Karten werden genau eingelegt.</translation>
    </message>
    <message>
        <source>the pack</source>
        <translation>das Paket</translation>
    </message>
    <message numerus="yes">
        <source>{n} bytes</source>
        <comment>{n} bytes</comment>
        <translation>
            <numerusform>{n} Byte</numerusform>
            <numerusform>{n} Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>{size:.0f} KB</source>
        <translation>{size:.0f} KB</translation>
    </message>
    <message>
        <source>{size:.1f} MB</source>
        <translation>{size:.1f} MB</translation>
    </message>
    <message numerus="yes">
        <source>{n} fault</source>
        <comment>{n} faults</comment>
        <translation>
            <numerusform>{n} Fehler</numerusform>
            <numerusform>{n} Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>By {author}. {license}. {amount}.</source>
        <translation>Von {author}. {license}. {amount}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read: {reason}.</source>
        <translation>{file} ist nicht lesbar: {reason}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} card</source>
        <comment>{n} cards</comment>
        <translation>
            <numerusform>{n} Karte</numerusform>
            <numerusform>{n} Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} picture</source>
        <comment>{n} pictures</comment>
        <translation>
            <numerusform>{n} Bild</numerusform>
            <numerusform>{n} Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a drawing</source>
        <translation>Zeichnung importieren</translation>
    </message>
    <message>
        <source>this folder can&apos;t be made: {reason}</source>
        <translation>dieser Ordner lässt sich nicht anlegen: {reason}</translation>
    </message>
    <message>
        <source>Choose another place.</source>
        <translation>Wähl einen anderen Ort.</translation>
    </message>
    <message numerus="yes">
        <source>{n} drawing is in {place}.</source>
        <comment>{n} drawings are in {place}.</comment>
        <translation>
            <numerusform>{n} Zeichnung liegt in {place}.</numerusform>
            <numerusform>{n} Zeichnungen liegen in {place}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name a folder or .deck file.</source>
        <translation>Nenn einen Ordner oder eine .deck-Datei.</translation>
    </message>
    <message>
        <source>it can&apos;t be read: {reason}</source>
        <translation>nicht lesbar: {reason}</translation>
    </message>
    <message>
        <source>Check the file.</source>
        <translation>Prüf die Datei.</translation>
    </message>
    <message>
        <source>the file is missing</source>
        <translation>die Datei fehlt</translation>
    </message>
    <message>
        <source>Put it in, or don&apos;t name it.</source>
        <translation>Leg sie dazu oder nenn sie nicht.</translation>
    </message>
    <message>
        <source>the name leaves the folder</source>
        <translation>der Name führt aus dem Ordner hinaus</translation>
    </message>
    <message>
        <source>Use plain names.</source>
        <translation>Nimm einfache Namen.</translation>
    </message>
    <message>
        <source>it isn&apos;t a plain file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>Put a copy here.</source>
        <translation>Leg eine Kopie hierher.</translation>
    </message>
    <message>
        <source>it has {size:,} bytes</source>
        <translation>hat {size:,} Bytes</translation>
    </message>
    <message>
        <source>The most is {most:,}.</source>
        <translation>Höchstens {most:,} sind erlaubt.</translation>
    </message>
    <message>
        <source>it isn&apos;t a whole zip file</source>
        <translation>keine vollständige Zip-Datei</translation>
    </message>
    <message>
        <source>Pack the deck again.</source>
        <translation>Pack den Kartensatz neu.</translation>
    </message>
    <message>
        <source>it can&apos;t be unpacked</source>
        <translation>lässt sich nicht auspacken</translation>
    </message>
    <message>
        <source>it holds {count} files</source>
        <translation>enthält {count} Dateien</translation>
    </message>
    <message>
        <source>A deck has at most {most}.</source>
        <translation>Ein Kartensatz hat höchstens {most}.</translation>
    </message>
    <message>
        <source>{source}, unpacked</source>
        <translation>{source}, ausgepackt</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>ist verschlüsselt</translation>
    </message>
    <message>
        <source>Pack it without that.</source>
        <translation>Pack ohne Verschlüsselung.</translation>
    </message>
    <message>
        <source>it is a link</source>
        <translation>ist eine Verknüpfung</translation>
    </message>
    <message>
        <source>Pack the file itself.</source>
        <translation>Pack die Datei selbst ein.</translation>
    </message>
    <message>
        <source>it is packed in a way that isn&apos;t read here</source>
        <translation>so gepackt, dass es hier nicht lesbar ist</translation>
    </message>
    <message>
        <source>Use plain zip compression.</source>
        <translation>Nimm gewöhnliche Zip-Kompression.</translation>
    </message>
    <message>
        <source>this name can&apos;t be in a deck</source>
        <translation>dieser Name geht nicht im Kartensatz</translation>
    </message>
    <message>
        <source>Pack JSON and PNG files only.</source>
        <translation>Pack nur JSON- und PNG-Dateien ein.</translation>
    </message>
    <message>
        <source>it is there twice</source>
        <translation>ist doppelt da</translation>
    </message>
    <message>
        <source>The deck was drawn on since; take the drawing back in the editor.</source>
        <translation>Am Kartensatz wurde seither gezeichnet; nimm die Zeichnung im Editor zurück.</translation>
    </message>
    <message>
        <source>it could not be written ({reason})</source>
        <translation>ließ sich nicht schreiben ({reason})</translation>
    </message>
    <message>
        <source>the home team’s</source>
        <translation>Heim</translation>
    </message>
    <message>
        <source>the visitors’</source>
        <translation>Gäste</translation>
    </message>
    <message>
        <source>{team}’s</source>
        <translation>{team}</translation>
    </message>
    <message>
        <source>{team}’</source>
        <translation>{team}</translation>
    </message>
    <message>
        <source>the {team}’</source>
        <translation>{team}</translation>
    </message>
    <message>
        <source>Home ball</source>
        <translation>Ball für Heim</translation>
    </message>
    <message numerus="yes">
        <source>{team}’s ball</source>
        <comment>{team}’ ball</comment>
        <translation>
            <numerusform>Ball für {team}</numerusform>
            <numerusform>Ball für {team}</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}st</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}nd</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}rd</source>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>{number}th</source>
        <translation>{number}.</translation>
    </message>
    <message numerus="yes">
        <source>{n} yard</source>
        <comment>{n} yards</comment>
        <translation>
            <numerusform>{n} Yard</numerusform>
            <numerusform>{n} Yards</numerusform>
        </translation>
    </message>
    <message>
        <source>{ordinal} quarter</source>
        <translation>{ordinal} Viertel</translation>
    </message>
    <message>
        <source>overtime</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>{ordinal} overtime</source>
        <translation>{ordinal} Verlängerung</translation>
    </message>
    <message>
        <source>their own {yard}</source>
        <translation>der eigenen {yard}</translation>
    </message>
    <message>
        <source>{whose} {yard}</source>
        <translation>der {whose}-{yard}</translation>
    </message>
    <message>
        <source>the goal line</source>
        <translation>der Goalline</translation>
    </message>
    <message>
        <source>{yards} deep in the end zone</source>
        <translation>einer Stelle {yards} tief in der Endzone</translation>
    </message>
    <message>
        <source>the {yard}</source>
        <translation>der {yard}</translation>
    </message>
    <message>
        <source>their own goal line</source>
        <translation>der eigenen Goalline</translation>
    </message>
    <message>
        <source>{yards} deep in their own end zone</source>
        <translation>einer Stelle {yards} tief in der eigenen Endzone</translation>
    </message>
    <message>
        <source>{whose} goal line</source>
        <translation>der Goalline ({whose})</translation>
    </message>
    <message>
        <source>{yards} deep in {whose} end zone</source>
        <translation>einer Stelle {yards} tief in der Endzone ({whose})</translation>
    </message>
    <message>
        <source>{down} and goal</source>
        <translation>{down} und Goal</translation>
    </message>
    <message>
        <source>{down} and inches</source>
        <translation>{down} und Inches</translation>
    </message>
    <message>
        <source>{down} &amp; goal</source>
        <translation>{down} &amp; Goal</translation>
    </message>
    <message>
        <source>{down} &amp; inches</source>
        <translation>{down} &amp; Inches</translation>
    </message>
    <message>
        <source>{down} &amp; {distance}</source>
        <translation>{down} &amp; {distance}</translation>
    </message>
    <message>
        <source>SPINNERS</source>
        <translation>DREHSCHEIBEN</translation>
    </message>
    <message>
        <source>Every area of both spinners: results and their degrees.</source>
        <translation>Alle Bereiche beider Drehscheiben: Ergebnisse und ihre Grade.</translation>
    </message>
    <message>
        <source>Ctrl with Page Up or Down turns to the next area.</source>
        <translation>Strg mit Bild auf oder Bild ab blättert zum nächsten Bereich.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Yards, or a word that this area knows.</source>
        <translation>Yards, oder ein Wort, das dieser Bereich kennt.</translation>
    </message>
    <message>
        <source>Degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <source>Its part of the full turn of 360.</source>
        <translation>Sein Teil der vollen Drehung von 360.</translation>
    </message>
    <message>
        <source>How often it comes up.</source>
        <translation>Wie oft es kommt.</translation>
    </message>
    <message>
        <source>Share</source>
        <comment>a part</comment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>How often it comes up on the house’s own wheel.</source>
        <translation>Wie oft es auf der Scheibe des Hauses kommt.</translation>
    </message>
    <message>
        <source>{made} of {turn} degrees</source>
        <translation>{made} von {turn} Grad</translation>
    </message>
    <message>
        <source>{made} of {turn} degrees: {count} to go</source>
        <translation>{made} von {turn} Grad: {count} fehlen</translation>
    </message>
    <message>
        <source>{made} of {turn} degrees: {count} too many</source>
        <translation>{made} von {turn} Grad: {count} zu viel</translation>
    </message>
    <message>
        <source>{percent:.1f} %</source>
        <translation>{percent:.1f} %</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>{yards} yd</source>
        <translation>{yards} Yd</translation>
    </message>
    <message>
        <source>{yards} yards or more</source>
        <translation>{yards} Yards oder mehr</translation>
    </message>
    <message>
        <source>The other side has it</source>
        <translation>Die andere Seite hat ihn</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Its yards, {color}</source>
        <translation>Yards, {color}</translation>
    </message>
    <message>
        <source>{yards:.1f} yd</source>
        <translation>{yards:.1f} Yd</translation>
    </message>
    <message>
        <source>{score} {quarter}.</source>
        <translation>{score} {quarter}.</translation>
    </message>
    <message>
        <source>disciplined</source>
        <comment>a table of the house</comment>
        <translation>diszipliniert</translation>
    </message>
    <message>
        <source>average</source>
        <comment>a table of the house</comment>
        <translation>Durchschnitt</translation>
    </message>
    <message>
        <source>rough</source>
        <comment>a table of the house</comment>
        <translation>ruppig</translation>
    </message>
    <message>
        <source>house</source>
        <comment>a table of the house</comment>
        <translation>Haus</translation>
    </message>
    <message>
        <source>My {name}</source>
        <translation>Kopie {name}</translation>
    </message>
    <message>
        <source>{count} of yours</source>
        <translation>{count} von dir</translation>
    </message>
    <message>
        <source>None of yours yet</source>
        <translation>Noch keine von dir</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>Strafkarten</translation>
    </message>
    <message>
        <source>How often a team fouls, and with what: one entry for each total of the dice.</source>
        <translation>Wie oft ein Team foult und womit: ein Eintrag je Würfelsumme.</translation>
    </message>
    <message>
        <source>Penalty charts</source>
        <translation>Straftafeln</translation>
    </message>
    <message>
        <source>What the fouls are called and what they cost, on runs, passes and kicks.</source>
        <translation>Wie die Fouls heißen und was sie kosten, bei Läufen, Pässen und Kicks.</translation>
    </message>
    <message>
        <source>Spinners</source>
        <translation>Drehscheiben</translation>
    </message>
    <message>
        <source>How far kicks and returns go in Foto-Electric, and which field goals are good.</source>
        <translation>Wie weit Kicks und Returns bei Foto-Electric gehen und welche Field Goals gut sind.</translation>
    </message>
    <message>
        <source>{quarter}, play {plays}</source>
        <translation>{quarter}, Spielzug {plays}</translation>
    </message>
    <message numerus="yes">
        <source>{team} wins the toss</source>
        <comment>{team} win the toss</comment>
        <translation>
            <numerusform>{team} gewinnt den Münzwurf</numerusform>
            <numerusform>{team} gewinnen den Münzwurf</numerusform>
        </translation>
    </message>
    <message>
        <source>Line-ups</source>
        <translation>Aufstellungen</translation>
    </message>
    <message>
        <source>Kicks &amp; 4th down</source>
        <translation>Kicks &amp; 4. Down</translation>
    </message>
    <message>
        <source>Any down</source>
        <translation>Jeder Down</translation>
    </message>
    <message>
        <source>Any distance</source>
        <translation>Jede Distanz</translation>
    </message>
    <message>
        <source>Short, 1–3</source>
        <translation>Kurz, 1–3</translation>
    </message>
    <message>
        <source>Medium, 4–6</source>
        <translation>Mittel, 4–6</translation>
    </message>
    <message>
        <source>Long, 7 or more</source>
        <translation>Lang, ab 7</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Own 1–20</source>
        <translation>Eigene 1–20</translation>
    </message>
    <message>
        <source>Own 21–50</source>
        <translation>Eigene 21–50</translation>
    </message>
    <message>
        <source>Opponent’s 49–21</source>
        <translation>Gegner 49–21</translation>
    </message>
    <message>
        <source>Red zone</source>
        <translation>Red Zone</translation>
    </message>
    <message>
        <source>Any score</source>
        <translation>Jeder Stand</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Ahead by more than 8</source>
        <translation>Mehr als 8 vorn</translation>
    </message>
    <message>
        <source>Behind by more than 8</source>
        <translation>Mehr als 8 zurück</translation>
    </message>
    <message>
        <source>Any quarter</source>
        <translation>Jedes Viertel</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distanz</translation>
    </message>
    <message>
        <source>Field position</source>
        <translation>Feldposition</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Yards</translation>
    </message>
    <message>
        <source>Succ</source>
        <translation>Erf.</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Zugel.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>{calls} in {games}, {everybody} by all coaches; Enter shows a play once more.</source>
        <translation>{games}: {calls}, {everybody} bei allen Coaches; Eingabe zeigt einen Spielzug noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>{n} call</source>
        <comment>{n} calls</comment>
        <translation>
            <numerusform>{n} Ansage</numerusform>
            <numerusform>{n} Ansagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Level</source>
        <comment>the score</comment>
        <translation>Gleichauf</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>1st to 4th</comment>
        <translation>Down</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>who is ahead</comment>
        <translation>Spielstand</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>what was called</comment>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>n</source>
        <comment>how many times</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>first downs</comment>
        <translation>FD</translation>
    </message>
    <message>
        <source>TO</source>
        <translation>TO</translation>
    </message>
    <message>
        <source>No play is recorded yet. Play a game, and its calls will stand here.</source>
        <translation>Noch ist kein Spielzug aufgezeichnet. Spiel ein Spiel, dann stehen seine Ansagen hier.</translation>
    </message>
    <message>
        <source>Foto-Electric’s offense has no line-ups; its cards stand under Offense.</source>
        <translation>Die Offense von Foto-Electric hat keine Aufstellungen; ihre Karten stehen unter Offense.</translation>
    </message>
    <message>
        <source>Nothing was called there yet; take a filter away to see more.</source>
        <translation>Hier wurde noch nichts angesagt; nimm einen Filter weg, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>a play</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>Screen pass</source>
        <translation>Screen-Pass</translation>
    </message>
    <message>
        <source>Pitch-out</source>
        <translation>Pitch-out</translation>
    </message>
    <message>
        <source>Goes for it</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>goes for it</source>
        <translation>ausspielen</translation>
    </message>
    <message>
        <source>punt</source>
        <translation>Punt</translation>
    </message>
    <message>
        <source>quick kick</source>
        <translation>Quick Kick</translation>
    </message>
    <message>
        <source>kick</source>
        <comment>what was tried</comment>
        <translation>Kick</translation>
    </message>
    <message>
        <source>run</source>
        <comment>what was tried</comment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>what was tried</comment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>die</source>
        <comment>a die to be rolled</comment>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Try: {call}</source>
        <translation>Zusatzversuch: {call}</translation>
    </message>
    <message>
        <source>4th: {call}</source>
        <translation>4.: {call}</translation>
    </message>
    <message>
        <source>Early: {call}</source>
        <translation>Früher: {call}</translation>
    </message>
    <message>
        <source>own line-up</source>
        <translation>eigene Aufstellung</translation>
    </message>
    <message>
        <source>{call}: never called here.</source>
        <translation>{call}: hier nie angesagt.</translation>
    </message>
    <message numerus="yes">
        <source>{call}: once of {all}</source>
        <comment>{call}: {n} times of {all}</comment>
        <translation>
            <numerusform>{call}: einmal von {all}</numerusform>
            <numerusform>{call}: {n}-mal von {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>{yards} yards on the average</source>
        <translation>im Schnitt {yards} Yards</translation>
    </message>
    <message>
        <source>stopped {percent}</source>
        <translation>zu {percent} gestoppt</translation>
    </message>
    <message>
        <source>good {percent}</source>
        <translation>zu {percent} gut</translation>
    </message>
    <message>
        <source>inches</source>
        <translation>Inches</translation>
    </message>
    <message>
        <source>{down} &amp; {to_go}, {spot}</source>
        <translation>{down} &amp; {to_go}, {spot}</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the ball</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>a first down</comment>
        <translation>FD</translation>
    </message>
    <message>
        <source>It takes {count} plays in one situation before a scout says anything.</source>
        <translation>Ein Scout sagt erst ab {count} Spielzügen in einer Situation etwas.</translation>
    </message>
    <message numerus="yes">
        <source>{name} mixes it: nothing stands out in {n} calls.</source>
        <comment>{name} mixes it: nothing stands out in {n} calls.</comment>
        <translation>
            <numerusform>{name} mischt: In {n} Ansage fällt nichts auf.</numerusform>
            <numerusform>{name} mischt: In {n} Ansagen fällt nichts auf.</numerusform>
        </translation>
    </message>
    <message>
        <source>no call</source>
        <translation>keine Ansage</translation>
    </message>
    <message>
        <source>{name}: {calls} here; it takes {least} in one situation to say more.</source>
        <translation>{name}: {calls} hier; erst ab {least} in einer Situation lässt sich mehr sagen.</translation>
    </message>
    <message>
        <source>the red zone</source>
        <translation>der Red Zone</translation>
    </message>
    <message>
        <source>the own 20</source>
        <translation>der eigenen 20</translation>
    </message>
    <message>
        <source>{where} {name} passes {times}</source>
        <translation>{where} passt {name} {times}</translation>
    </message>
    <message>
        <source>{where} {name} runs {times}</source>
        <translation>{where} läuft {name} {times}</translation>
    </message>
    <message>
        <source>the {card}, {title}, comes most often ({count})</source>
        <translation>am häufigsten kommt die {card}, {title} ({count})</translation>
    </message>
    <message>
        <source>{where} {name} lines up in the {formation} {times}.</source>
        <translation>{where} stellt sich {name} {times} so auf: {formation}.</translation>
    </message>
    <message>
        <source>{where} {name} lays the {card}, {title}, {times}.</source>
        <translation>{where} legt {name} {times} die {card}, {title}.</translation>
    </message>
    <message>
        <source>Inside the own 20</source>
        <translation>Innerhalb der eigenen 20</translation>
    </message>
    <message>
        <source>In {place}</source>
        <translation>In {place}</translation>
    </message>
    <message>
        <source>On {down}</source>
        <translation>Beim {down}</translation>
    </message>
    <message>
        <source>Against {down}</source>
        <translation>Beim gegnerischen {down}</translation>
    </message>
    <message>
        <source>both times</source>
        <translation>beide Male</translation>
    </message>
    <message>
        <source>all {count} times</source>
        <translation>in allen {count} Fällen</translation>
    </message>
    <message>
        <source>{times} of {count} times</source>
        <translation>in {times} von {count} Fällen</translation>
    </message>
    <message>
        <source>goes for it {times}</source>
        <translation>spielt {times} aus</translation>
    </message>
    <message>
        <source>punts {times}</source>
        <translation>puntet {times}</translation>
    </message>
    <message>
        <source>tries a field goal {times}</source>
        <translation>versucht {times} ein Field Goal</translation>
    </message>
    <message>
        <source>kicks {times}</source>
        <translation>kickt {times}</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several} und {last}</translation>
    </message>
    <message>
        <source>On 4th down {name} {does}</source>
        <translation>{name} beim 4. Down: {does}</translation>
    </message>
    <message>
        <source>made it {times}</source>
        <translation>das Ausspielen gelingt {times}</translation>
    </message>
    <message>
        <source>never made it</source>
        <translation>das Ausspielen gelingt nie</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message numerus="yes">
        <source>once</source>
        <comment>{n} times</comment>
        <translation>
            <numerusform>einmal</numerusform>
            <numerusform>{n}-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has kicked off {n} times, never on-side.</source>
        <comment>{name} has kicked off {n} times, never on-side.</comment>
        <translation>
            <numerusform>{name}: {n} Kickoff, nie onside.</numerusform>
            <numerusform>{name}: {n} Kickoffs, nie onside.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} kicks off on-side {times}.</source>
        <translation>{name} kickt {times} onside.</translation>
    </message>
    <message>
        <source>After a touchdown {name} tries it by {how} {times}, good {good}.</source>
        <translation>Nach einem Touchdown versucht {name} es {times} per {how}, gut {good}.</translation>
    </message>
    <message>
        <source>coin toss</source>
        <translation>Münzwurf</translation>
    </message>
    <message>
        <source>kick-off return</source>
        <translation>Kickoff-Return</translation>
    </message>
    <message>
        <source>punt return</source>
        <translation>Punt-Return</translation>
    </message>
    <message>
        <source>quick kick return</source>
        <translation>Quick-Kick-Return</translation>
    </message>
    <message>
        <source>try for point</source>
        <translation>Zusatzversuch</translation>
    </message>
    <message>
        <source>fumbles and blocked kicks</source>
        <translation>Fumbles und geblockte Kicks</translation>
    </message>
    <message>
        <source>interception return</source>
        <translation>Interception-Return</translation>
    </message>
    <message>
        <source>penalties on kicks</source>
        <translation>Strafen bei Kicks</translation>
    </message>
    <message>
        <source>penalties on returns</source>
        <translation>Strafen bei Returns</translation>
    </message>
    <message>
        <source>hidden play</source>
        <translation>verdeckter Spielzug</translation>
    </message>
    <message>
        <source>hidden formation</source>
        <translation>verdeckte Formation</translation>
    </message>
    <message>
        <source>black-and-white die</source>
        <translation>schwarz-weißer Würfel</translation>
    </message>
    <message>
        <source>line play</source>
        <translation>Linienspiel</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Pitch</translation>
    </message>
    <message>
        <source>penalty die</source>
        <translation>Strafwürfel</translation>
    </message>
    <message>
        <source>first colored die</source>
        <translation>erster farbiger Würfel</translation>
    </message>
    <message>
        <source>second colored die</source>
        <translation>zweiter farbiger Würfel</translation>
    </message>
    <message>
        <source>white die</source>
        <translation>weißer Würfel</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>tails</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>geblockt</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>hold</source>
        <translation>halten</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>{kick} to {most}</source>
        <translation>{kick} bis {most}</translation>
    </message>
    <message>
        <source>S/D/T die, {occasion}</source>
        <translation>S/D/T-Würfel, {occasion}</translation>
    </message>
    <message>
        <source>numbered die, {occasion}</source>
        <translation>Zahlenwürfel, {occasion}</translation>
    </message>
    <message>
        <source>Play {number}</source>
        <translation>Spielzug {number}</translation>
    </message>
    <message>
        <source>Defense {letter}</source>
        <translation>Defense {letter}</translation>
    </message>
    <message>
        <source>The play</source>
        <translation>Der Spielzug</translation>
    </message>
    <message>
        <source>{play} – {what}.</source>
        <translation>{play} – {what}.</translation>
    </message>
    <message>
        <source>all the way</source>
        <translation>bis in die Endzone</translation>
    </message>
    <message>
        <source>fumbled at {spot}</source>
        <translation>Fumble an {spot}</translation>
    </message>
    <message>
        <source>out of bounds {after}</source>
        <translation>im Aus {after}</translation>
    </message>
    <message>
        <source>down {after}</source>
        <translation>down {after}</translation>
    </message>
    <message>
        <source>tackled {after}</source>
        <translation>gestoppt {after}</translation>
    </message>
    <message>
        <source>for no gain</source>
        <translation>ohne Raumgewinn</translation>
    </message>
    <message>
        <source>for a loss of {number}</source>
        <translation>mit Verlust von {number}</translation>
    </message>
    <message>
        <source>after {yards}</source>
        <translation>nach {yards}</translation>
    </message>
    <message>
        <source>\bturn of (home|visitors)\b</source>
        <comment>a pattern for “It isn&apos;t the turn of home.”; keep the ids</comment>
        <translation>\bam Zug: (home|visitors)\b</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Play called</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>To go</source>
        <translation>Noch</translation>
    </message>
    <message>
        <source>Ball on</source>
        <translation>Ball an</translation>
    </message>
    <message>
        <source>Yardcard</source>
        <translation>Yardcard</translation>
    </message>
    <message>
        <source>not named</source>
        <translation>ohne Namen</translation>
    </message>
    <message>
        <source>then down {number}</source>
        <translation>dann {number}. Down</translation>
    </message>
    <message>
        <source>{distance} to go</source>
        <translation>noch {distance}</translation>
    </message>
    <message>
        <source>ball on {spot}</source>
        <translation>Ball an {spot}</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>kein Raumgewinn</translation>
    </message>
    <message numerus="yes">
        <source>{n} yard gained</source>
        <comment>{n} yards gained</comment>
        <translation>
            <numerusform>{n} Yard gewonnen</numerusform>
            <numerusform>{n} Yards gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} yard lost</source>
        <comment>{n} yards lost</comment>
        <translation>
            <numerusform>{n} Yard verloren</numerusform>
            <numerusform>{n} Yards verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing is rolled for {left}</source>
        <translation>für {left} wird nicht gewürfelt</translation>
    </message>
    <message>
        <source>It has more than {most:,} bytes</source>
        <translation>Mehr als {most:,} Bytes</translation>
    </message>
    <message>
        <source>Bundled are {names}; or name a folder or a .deck file.</source>
        <translation>Mitgeliefert sind {names}; oder nenn einen Ordner oder eine .deck-Datei.</translation>
    </message>
    <message>
        <source>deck “{name}”</source>
        <translation>Kartensatz „{name}“</translation>
    </message>
    <message>
        <source>there is no card “{number}”</source>
        <translation>es gibt keine Karte „{number}“</translation>
    </message>
    <message>
        <source>It has {cards}.</source>
        <translation>Er hat {cards}.</translation>
    </message>
    <message>
        <source>there is no card “{letter}”</source>
        <translation>es gibt keine Karte „{letter}“</translation>
    </message>
    <message>
        <source>there is no such deck</source>
        <translation>diesen Kartensatz gibt es nicht</translation>
    </message>
    <message>
        <source>the tables don&apos;t match their digest</source>
        <translation>die Tabellen passen nicht zu ihrer Prüfsumme</translation>
    </message>
    <message>
        <source>the tables are cut off or too large</source>
        <translation>die Tabellen sind abgeschnitten oder zu groß</translation>
    </message>
    <message>
        <source>This game is open in another window, so it can only be looked at here.</source>
        <translation>Dieses Spiel ist in einem anderen Fenster offen und lässt sich hier nur ansehen.</translation>
    </message>
    <message>
        <source>This game&apos;s file may not be written to, so it can only be looked at.</source>
        <translation>Die Datei dieses Spiels ist schreibgeschützt; es lässt sich nur ansehen.</translation>
    </message>
    <message>
        <source>This game is only being looked at.</source>
        <translation>Dieses Spiel wird nur angesehen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>there already is such a file</source>
        <translation>so eine Datei gibt es schon</translation>
    </message>
    <message>
        <source>Close it there, or go on in a copy.</source>
        <translation>Schließ es dort oder spiel in einer Kopie weiter.</translation>
    </message>
    <message>
        <source>This game is closed.</source>
        <translation>Dieses Spiel ist geschlossen.</translation>
    </message>
    <message>
        <source>it can&apos;t be written</source>
        <translation>nicht beschreibbar</translation>
    </message>
    <message>
        <source>Make room or choose another folder; what was saved before is unharmed.</source>
        <translation>Schaff Platz oder wähl einen anderen Ordner; was schon gespeichert war, ist unversehrt.</translation>
    </message>
    <message>
        <source>the game can&apos;t be saved: {reason}</source>
        <translation>das Spiel lässt sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>Restore the file from a copy, or save what comes before it with “gridlight import FILE --out NEW”.</source>
        <translation>Stell die Datei aus einer Kopie wieder her oder speichere, was davor kommt, mit „gridlight import FILE --out NEW“.</translation>
    </message>
    <message>
        <source>Choose a game that Gridlight saved (*.gridlight).</source>
        <translation>Wähl ein Spiel, das Gridlight gespeichert hat (*.gridlight).</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Choose a game that Gridlight saved and that you may read.</source>
        <translation>Wähl ein Spiel, das Gridlight gespeichert hat und das du lesen darfst.</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>Nothing was saved; delete it.</source>
        <translation>Es wurde nichts gespeichert; lösch sie.</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>the start of the game is missing</source>
        <translation>der Anfang des Spiels fehlt</translation>
    </message>
    <message>
        <source>step {step} should stand here, not step {other}</source>
        <translation>hier müsste Schritt {step} stehen, nicht Schritt {other}</translation>
    </message>
    <message>
        <source>it takes the game back to step {step}, which can&apos;t be</source>
        <translation>führt zurück zu Schritt {step}, und das geht nicht</translation>
    </message>
    <message>
        <source>this isn&apos;t text</source>
        <translation>das ist kein Text</translation>
    </message>
    <message>
        <source>this isn&apos;t a saved game</source>
        <translation>das ist kein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>the line is broken</source>
        <translation>die Zeile ist beschädigt</translation>
    </message>
    <message>
        <source>the line holds no step</source>
        <translation>die Zeile enthält keinen Schritt</translation>
    </message>
    <message>
        <source>the line was changed after it was written, or one before it is missing</source>
        <translation>die Zeile wurde nach dem Schreiben geändert, oder eine davor fehlt</translation>
    </message>
    <message>
        <source>format {version} is unknown to this program, which knows format {format}</source>
        <translation>Format {version} kennt dieses Programm nicht; es kennt Format {format}</translation>
    </message>
    <message>
        <source>Open it with a newer Gridlight.</source>
        <translation>Öffne es mit einem neueren Gridlight.</translation>
    </message>
    <message>
        <source>the cards and tables kept with the game are damaged</source>
        <translation>die Karten und Tabellen beim Spiel sind beschädigt</translation>
    </message>
    <message>
        <source>line {number}, tables</source>
        <translation>Zeile {number}, Tabellen</translation>
    </message>
    <message>
        <source>the header lacks a good {problem}</source>
        <translation>im Kopf fehlt {problem} oder ist falsch</translation>
    </message>
    <message>
        <source>the line lacks a good {problem}</source>
        <translation>in der Zeile fehlt {problem} oder ist falsch</translation>
    </message>
    <message>
        <source>Export the game as JSON once more.</source>
        <translation>Exportiere das Spiel noch einmal als JSON.</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>„settings“</translation>
    </message>
    <message>
        <source>it isn&apos;t whole JSON: {problem}</source>
        <translation>kein vollständiges JSON: {problem}</translation>
    </message>
    <message>
        <source>Choose a game that was exported as JSON.</source>
        <translation>Wähl ein Spiel, das als JSON exportiert wurde.</translation>
    </message>
    <message>
        <source>it is no game&apos;s record</source>
        <translation>kein Spielprotokoll</translation>
    </message>
    <message>
        <source>it was written by another version, which says less or other things</source>
        <translation>eine andere Version hat es geschrieben, die weniger oder anderes sagt</translation>
    </message>
    <message>
        <source>Import the game&apos;s own file, or its text.</source>
        <translation>Importiere die Spieldatei selbst oder ihren Text.</translation>
    </message>
    <message>
        <source>seats, {seat}</source>
        <translation>„seats“, {seat}</translation>
    </message>
    <message>
        <source>the cards and tables are damaged</source>
        <translation>die Karten und Tabellen sind beschädigt</translation>
    </message>
    <message>
        <source>step {step} should stand here</source>
        <translation>hier müsste Schritt {step} stehen</translation>
    </message>
    <message>
        <source>there is none, not even the start</source>
        <translation>es gibt keine, nicht einmal den Anfang</translation>
    </message>
    <message>
        <source>the move isn&apos;t the one that was sealed</source>
        <translation>das ist nicht der versiegelte Zug</translation>
    </message>
    <message>
        <source>“shown” names {step}, and nothing was sealed there</source>
        <translation>„shown“ nennt {step}, aber dort war nichts versiegelt</translation>
    </message>
    <message>
        <source>“rolls” isn&apos;t a list of results</source>
        <translation>„rolls“ ist keine Liste von Ergebnissen</translation>
    </message>
    <message>
        <source>“{item}” isn&apos;t a play&apos;s place and its name</source>
        <translation>„{item}“ ist nicht Nummer und Name eines Spielzugs</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>das fehlt</translation>
    </message>
    <message>
        <source>it isn&apos;t {kind}</source>
        <translation>hier gehört {kind} hin</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (Kopie)</translation>
    </message>
    <message>
        <source>Close it there first.</source>
        <translation>Schließ es zuerst dort.</translation>
    </message>
    <message>
        <source>this game is open in a window</source>
        <translation>dieses Spiel ist in einem Fenster offen</translation>
    </message>
    <message>
        <source>no end after {count} steps with the seed {seed}</source>
        <translation>kein Ende nach {count} Schritten mit dem Startwert {seed}</translation>
    </message>
    <message>
        <source>the header line is broken</source>
        <translation>die Kopfzeile ist beschädigt</translation>
    </message>
    <message>
        <source>Write [Name “value”].</source>
        <translation>Schreib [Name „Wert“].</translation>
    </message>
    <message>
        <source>there is no header “{name}”</source>
        <translation>es gibt keine Kopfzeile „{name}“</translation>
    </message>
    <message>
        <source>“{name}” stands there twice</source>
        <translation>„{name}“ steht zweimal da</translation>
    </message>
    <message>
        <source>it has no length</source>
        <translation>hat keine Länge</translation>
    </message>
    <message>
        <source>Move one of its points.</source>
        <translation>Versetz einen seiner Punkte.</translation>
    </message>
    <message>
        <source>a point stands twice in a row</source>
        <translation>ein Punkt steht zweimal hintereinander</translation>
    </message>
    <message>
        <source>Leave one out.</source>
        <translation>Lass eins davon weg.</translation>
    </message>
    <message>
        <source>it begins at {begin}, but the one before ends at {end}</source>
        <translation>beginnt bei {begin}, der davor endet aber bei {end}</translation>
    </message>
    <message>
        <source>Let it begin there.</source>
        <translation>Lass ihn dort beginnen.</translation>
    </message>
    <message>
        <source>a play begins with the ball in the air</source>
        <translation>ein Spielzug beginnt mit dem Ball in der Luft</translation>
    </message>
    <message>
        <source>Begin with a run.</source>
        <translation>Beginne mit einem Lauf.</translation>
    </message>
    <message>
        <source>the ball never comes down</source>
        <translation>der Ball kommt nie herunter</translation>
    </message>
    <message>
        <source>Let a run follow the star.</source>
        <translation>Lass auf den Stern einen Lauf folgen.</translation>
    </message>
    <message>
        <source>a pass or lateral begins where another ended</source>
        <translation>ein Pass oder Lateral beginnt, wo ein anderer endete</translation>
    </message>
    <message>
        <source>Put a run between them.</source>
        <translation>Setz einen Lauf dazwischen.</translation>
    </message>
    <message>
        <source>it has {passes} forward passes</source>
        <translation>es sind {passes} Vorwärtspässe</translation>
    </message>
    <message>
        <source>Leave one; the rest are laterals.</source>
        <translation>Lass einen stehen; der Rest sind Laterals.</translation>
    </message>
    <message>
        <source>it is called a run play and has {count} forward pass</source>
        <translation>als Lauf angegeben, aber mit Vorwärtspass ({count})</translation>
    </message>
    <message>
        <source>it is called a pass play and has no forward pass</source>
        <translation>als Pass angegeben, aber ohne Vorwärtspass</translation>
    </message>
    <message>
        <source>Call it what it is.</source>
        <translation>Gib an, was es ist.</translation>
    </message>
    <message>
        <source>the pass is thrown from beyond the line of scrimmage</source>
        <translation>der Pass kommt von jenseits der Scrimmage-Linie</translation>
    </message>
    <message>
        <source>Let it begin at 0 or behind.</source>
        <translation>Lass ihn bei 0 oder dahinter beginnen.</translation>
    </message>
    <message>
        <source>the lateral goes forward</source>
        <translation>der Lateral geht nach vorn</translation>
    </message>
    <message>
        <source>Let it end no farther down-field.</source>
        <translation>Lass ihn nicht weiter vorn enden.</translation>
    </message>
    <message>
        <source>the line runs into the bars</source>
        <translation>die Linie läuft in die Balken</translation>
    </message>
    <message>
        <source>Keep it below y = {y:g}.</source>
        <translation>Bleib darunter: y = {y:g}.</translation>
    </message>
    <message>
        <source>the line leaves the card on its way</source>
        <translation>die Linie verlässt unterwegs die Karte</translation>
    </message>
    <message>
        <source>Keep x within {left:g} … {right:g}.</source>
        <translation>Bleib mit x in {left:g} … {right:g}.</translation>
    </message>
    <message>
        <source>the star at {at} is cut by the edge of the card</source>
        <translation>der Kartenrand schneidet den Stern bei {at} ab</translation>
    </message>
    <message>
        <source>Move it inside.</source>
        <translation>Weiter nach innen damit.</translation>
    </message>
    <message>
        <source>Let the path end at the far edge, y = {y:g}.</source>
        <translation>Lass den Laufweg am fernen Rand enden, y = {y:g}.</translation>
    </message>
    <message>
        <source>Let the path end at a sideline, x = {left:g} or {right:g}.</source>
        <translation>Lass den Laufweg an einer Seitenlinie enden, x = {left:g} oder {right:g}.</translation>
    </message>
    <message>
        <source>Let the path end inside the card.</source>
        <translation>Lass den Laufweg auf der Karte enden.</translation>
    </message>
    <message>
        <source>the path ends at {at}, but the play ends “{ends}”</source>
        <translation>der Laufweg endet bei {at}, der Spielzug aber mit „{ends}“</translation>
    </message>
    <message>
        <source>y = {y:g} isn&apos;t a whole yard line</source>
        <translation>y = {y:g} ist keine ganze Yardlinie</translation>
    </message>
    <message>
        <source>Write {number}.</source>
        <translation>Schreib {number}.</translation>
    </message>
    <message>
        <source>the marker at {at} is cut by the edge of the card</source>
        <translation>der Kartenrand schneidet die Marke bei {at} ab</translation>
    </message>
    <message>
        <source>the marker at {at} runs into the bars</source>
        <translation>die Marke bei {at} ragt in die Balken</translation>
    </message>
    <message>
        <source>Keep y at {y:g} or more.</source>
        <translation>Bleib mit y bei {y:g} oder mehr.</translation>
    </message>
    <message>
        <source>there is another marker at {at}</source>
        <translation>bei {at} ist schon eine Marke</translation>
    </message>
    <message>
        <source>Move one of them.</source>
        <translation>Versetz eine davon.</translation>
    </message>
    <message>
        <source>Begin with [Game “foto-electric”].</source>
        <translation>Beginne mit [Game „foto-electric“].</translation>
    </message>
    <message>
        <source>it doesn&apos;t say which game it is</source>
        <translation>es steht nicht da, welches Spiel es ist</translation>
    </message>
    <message>
        <source>header</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>the header can&apos;t be read: {problem}</source>
        <translation>der Kopf ist nicht lesbar: {problem}</translation>
    </message>
    <message>
        <source>Mend the header.</source>
        <translation>Berichtige den Kopf.</translation>
    </message>
    <message>
        <source>There are {names}.</source>
        <translation>Es gibt {names}.</translation>
    </message>
    <message>
        <source>there is no deck “{edition}”</source>
        <translation>es gibt keinen Kartensatz „{edition}“</translation>
    </message>
    <message>
        <source>Begin it with quarter, play and spot: “1.10 H40  …”.</source>
        <translation>Beginne mit Viertel, Spielzug und Ort: „1.10 H40  …“.</translation>
    </message>
    <message>
        <source>this is no line of a play</source>
        <translation>das ist keine Zeile eines Spielzugs</translation>
    </message>
    <message>
        <source>“{words}” can&apos;t be read</source>
        <translation>„{words}“ ist nicht lesbar</translation>
    </message>
    <message>
        <source>Write moves as “verb words [dice]”.</source>
        <translation>Schreib Züge als „Verb Wörter [Würfel]“.</translation>
    </message>
    <message>
        <source>the dice [{words}] can&apos;t be read</source>
        <translation>die Würfel [{words}] sind nicht lesbar</translation>
    </message>
    <message>
        <source>Write [45, 20].</source>
        <translation>Schreib [45, 20].</translation>
    </message>
    <message>
        <source>the dice of “{words}” don&apos;t fit: {problem}</source>
        <translation>die Würfel von „{words}“ passen nicht: {problem}</translation>
    </message>
    <message>
        <source>Write what fell in brackets after it.</source>
        <translation>Schreib in Klammern dahinter, was gefallen ist.</translation>
    </message>
    <message>
        <source>Mend the move or what leads to it.</source>
        <translation>Berichtige den Zug oder was zu ihm führt.</translation>
    </message>
    <message>
        <source>the game comes out {home}-{visitors}, but the header says {recorded}</source>
        <translation>das Spiel ergibt {home}-{visitors}, im Kopf steht aber {recorded}</translation>
    </message>
    <message>
        <source>Mend the record or its [Result].</source>
        <translation>Berichtige das Protokoll oder sein [Result].</translation>
    </message>
    <message>
        <source>Write \\ for a backslash and \&quot; for a quote.</source>
        <translation>Schreib \\ für einen Backslash und \&quot; für ein Anführungszeichen.</translation>
    </message>
    <message>
        <source>{words} can&apos;t be read</source>
        <translation>{words} ist nicht lesbar</translation>
    </message>
    <message>
        <source>penalty card “{name}”</source>
        <translation>Strafkarte „{name}“</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>diese Karte gibt es nicht</translation>
    </message>
    <message>
        <source>penalty chart “{name}”</source>
        <translation>Straftafel „{name}“</translation>
    </message>
    <message>
        <source>there is no such chart</source>
        <translation>diese Tafel gibt es nicht</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <source>Begin with a line like game = &quot;all-pro&quot;.</source>
        <translation>Beginne mit einer Zeile wie game = &quot;all-pro&quot;.</translation>
    </message>
    <message>
        <source>Write &quot;home&quot; or &quot;visitors&quot;.</source>
        <translation>Schreib &quot;home&quot; oder &quot;visitors&quot;.</translation>
    </message>
    <message>
        <source>Leave the line out: the phase says who decides.</source>
        <translation>Lass die Zeile weg: Die Phase sagt, wer entscheidet.</translation>
    </message>
    <message>
        <source>Write one like &quot;setup-offense&quot; or &quot;offense-moves&quot;.</source>
        <translation>Schreib etwas wie &quot;setup-offense&quot; oder &quot;offense-moves&quot;.</translation>
    </message>
    <message>
        <source>Write the yards from home’s goal line to the line of scrimmage.</source>
        <translation>Schreib die Yards von der Goalline von home bis zur Scrimmage-Linie.</translation>
    </message>
    <message>
        <source>Write 1, 2, 3 or 4.</source>
        <translation>Schreib 1, 2, 3 oder 4.</translation>
    </message>
    <message>
        <source>Write a number of yards, &quot;goal&quot; or &quot;inches&quot;.</source>
        <translation>Schreib eine Zahl von Yards, &quot;goal&quot; oder &quot;inches&quot;.</translation>
    </message>
    <message>
        <source>Write a whole number, 1 for the first.</source>
        <translation>Schreib eine ganze Zahl, 1 für das erste.</translation>
    </message>
    <message>
        <source>Write how many plays of the quarter have been counted.</source>
        <translation>Schreib, wie viele Spielzüge des Viertels gezählt sind.</translation>
    </message>
    <message>
        <source>Write two numbers, home’s first, like [14, 10].</source>
        <translation>Schreib zwei Zahlen, die von home zuerst, etwa [14, 10].</translation>
    </message>
    <message>
        <source>Write a line a row: its number, then one sign for each square.</source>
        <translation>Schreib je Reihe eine Zeile: ihre Nummer, dann ein Zeichen je Feld.</translation>
    </message>
    <message>
        <source>Write square, man on top, man below, like [&quot;h12 B l&quot;].</source>
        <translation>Schreib Feld, Spieler oben, Spieler unten, etwa [&quot;h12 B l&quot;].</translation>
    </message>
    <message>
        <source>Name the square of the man who has the ball, like &quot;h10&quot;.</source>
        <translation>Nenn das Feld des Spielers mit dem Ball, etwa &quot;h10&quot;.</translation>
    </message>
    <message>
        <source>Name the square on which the ball lies, like &quot;g4&quot;.</source>
        <translation>Nenn das Feld, auf dem der Ball liegt, etwa &quot;g4&quot;.</translation>
    </message>
    <message>
        <source>Write how many of the turn’s three moves are left.</source>
        <translation>Schreib, wie viele der drei Züge der Runde noch übrig sind.</translation>
    </message>
    <message>
        <source>Begin with a line like game = &quot;pegskin&quot;.</source>
        <translation>Beginne mit einer Zeile wie game = &quot;pegskin&quot;.</translation>
    </message>
    <message>
        <source>Write one like &quot;setup-offense&quot; or &quot;line-offense&quot;.</source>
        <translation>Schreib etwas wie &quot;setup-offense&quot; oder &quot;line-offense&quot;.</translation>
    </message>
    <message>
        <source>Write a number of yards or &quot;goal&quot;.</source>
        <translation>Schreib eine Zahl von Yards oder &quot;goal&quot;.</translation>
    </message>
    <message>
        <source>Write letter and hole, like [&quot;L 18,-1&quot;, &quot;b 20,3&quot;].</source>
        <translation>Schreib Buchstabe und Loch, etwa [&quot;L 18,-1&quot;, &quot;b 20,3&quot;].</translation>
    </message>
    <message>
        <source>Write hole, peg on top, peg below, like [&quot;18,1 L l&quot;].</source>
        <translation>Schreib Loch, Stift oben, Stift unten, etwa [&quot;18,1 L l&quot;].</translation>
    </message>
    <message>
        <source>Name the hole of the peg that has the ball, like &quot;18,-2&quot;.</source>
        <translation>Nenn das Loch des Stifts mit dem Ball, etwa &quot;18,-2&quot;.</translation>
    </message>
    <message>
        <source>Write how many moves of this roll are left, or leave the line out.</source>
        <translation>Schreib, wie viele Züge dieses Wurfs noch übrig sind, oder lass die Zeile weg.</translation>
    </message>
    <message>
        <source>Write &quot;run&quot; or &quot;pass&quot;, or leave the line out.</source>
        <translation>Schreib &quot;run&quot; oder &quot;pass&quot;, oder lass die Zeile weg.</translation>
    </message>
    <message>
        <source>Write who has rolled both dice, like [&quot;offense&quot;].</source>
        <translation>Schreib, wer beide Würfel geworfen hat, etwa [&quot;offense&quot;].</translation>
    </message>
    <message>
        <source>Write holes and steps, like { &quot;18,-1&quot; = 2 }.</source>
        <translation>Schreib Löcher und Schritte, etwa { &quot;18,-1&quot; = 2 }.</translation>
    </message>
    <message>
        <source>Name the hole of the defender who moves, like &quot;20,3&quot;.</source>
        <translation>Nenn das Loch des Verteidigers, der zieht, etwa &quot;20,3&quot;.</translation>
    </message>
    <message>
        <source>Write the yards before the board’s end.</source>
        <translation>Schreib die bis zum Brettende gelaufenen Yards.</translation>
    </message>
    <message>
        <source>Write &quot;home&quot; or &quot;visitors&quot;, whoever had the ball first.</source>
        <translation>Schreib &quot;home&quot; oder &quot;visitors&quot;, je nachdem, wer zuerst den Ball hatte.</translation>
    </message>
    <message>
        <source>Write two numbers, home’s first, like [112, 96].</source>
        <translation>Schreib zwei Zahlen, die von home zuerst, etwa [112, 96].</translation>
    </message>
    <message>
        <source>Write two numbers, home’s first, like [5, 4].</source>
        <translation>Schreib zwei Zahlen, die von home zuerst, etwa [5, 4].</translation>
    </message>
    <message>
        <source>Mend that line.</source>
        <translation>Berichtige die Zeile.</translation>
    </message>
    <message>
        <source>there is no text</source>
        <translation>da ist kein Text</translation>
    </message>
    <message>
        <source>Paste a position, or open a file.</source>
        <translation>Füg eine Stellung ein oder öffne eine Datei.</translation>
    </message>
    <message>
        <source>Compare that line with a position that was copied.</source>
        <translation>Vergleich die Zeile mit einer kopierten Stellung.</translation>
    </message>
    <message>
        <source>Add what is missing.</source>
        <translation>Ergänze, was fehlt.</translation>
    </message>
    <message>
        <source>it can&apos;t be written in this phase</source>
        <translation>lässt sich in dieser Phase nicht schreiben</translation>
    </message>
    <message>
        <source>First answer what is asked.</source>
        <translation>Beantworte erst, was gefragt ist.</translation>
    </message>
    <message>
        <source>another program&apos;s file</source>
        <translation>Datei eines anderen Programms</translation>
    </message>
    <message>
        <source>tell what happened on your own board.</source>
        <translation>sag, was auf deinem eigenen Brett passiert ist.</translation>
    </message>
    <message>
        <source>say how many squares behind the line the kicker stood: {depths}.</source>
        <translation>sag, wie viele Felder hinter der Line der Kicker stand: {depths}.</translation>
    </message>
    <message>
        <source>the kicker can&apos;t stand behind the end zone (AP-6).</source>
        <translation>der Kicker kann nicht hinter der Endzone stehen (AP-6).</translation>
    </message>
    <message>
        <source>a free kick can&apos;t score a field goal (AP-39).</source>
        <translation>ein Free Kick bringt kein Field Goal (AP-39).</translation>
    </message>
    <message numerus="yes">
        <source>a field goal is tried from {n} yard or nearer (AP-P3).</source>
        <comment>a field goal is tried from {n} yards or nearer (AP-P3).</comment>
        <translation>
            <numerusform>ein Field Goal wird aus höchstens {n} Yard versucht (AP-P3).</numerusform>
            <numerusform>ein Field Goal wird aus höchstens {n} Yards versucht (AP-P3).</numerusform>
        </translation>
    </message>
    <message>
        <source>that is no play that can be made now.</source>
        <translation>dieser Spielzug geht jetzt nicht.</translation>
    </message>
    <message>
        <source>say where the kick came down: {wanted} and a spot.</source>
        <translation>sag, wo der Kick herunterkam: {wanted} und eine Stelle.</translation>
    </message>
    <message>
        <source>two dice don&apos;t carry a kick there (AP-33).</source>
        <translation>so weit trägt ein Kick mit zwei Würfeln nicht (AP-33).</translation>
    </message>
    <message>
        <source>a kick that comes down beyond the goal line is good (AP-P3).</source>
        <translation>ein Kick, der jenseits der Goalline herunterkommt, ist gut (AP-P3).</translation>
    </message>
    <message>
        <source>spots are stripes, every five yards (AP-13).</source>
        <translation>Stellen sind Streifen, alle fünf Yards (AP-13).</translation>
    </message>
    <message>
        <source>a free kick can&apos;t be thrown (AP-39).</source>
        <translation>ein Free Kick wird nicht geworfen (AP-39).</translation>
    </message>
    <message>
        <source>only a punt is downed; a kick-off is regained.</source>
        <translation>„downed“ gibt es nur beim Punt; beim Kickoff heißt es „regained“.</translation>
    </message>
    <message>
        <source>the kickers can only down their own punt (AP-P2).</source>
        <translation>das Kick-Team kann nur den eigenen Punt zu Boden bringen (AP-P2).</translation>
    </message>
    <message>
        <source>the play was over before “{what}”.</source>
        <translation>der Spielzug war vor „{what}“ zu Ende.</translation>
    </message>
    <message>
        <source>“{what}” doesn&apos;t happen in such a play.</source>
        <translation>„{what}“ kommt in so einem Spielzug nicht vor.</translation>
    </message>
    <message>
        <source>the ball lies loose: say who recovers it.</source>
        <translation>der Ball liegt frei: Sag, wer ihn aufnimmt.</translation>
    </message>
    <message>
        <source>nobody fumbled.</source>
        <translation>niemand hat gefumbelt.</translation>
    </message>
    <message>
        <source>say how the play ended.</source>
        <translation>sag, wie der Spielzug endete.</translation>
    </message>
    <message>
        <source>the ball didn&apos;t come into the end zone by a kick or a pass (FB-8).</source>
        <translation>der Ball kam nicht durch Kick oder Pass in die Endzone (FB-8).</translation>
    </message>
    <message>
        <source>that is off the board (AP-1).</source>
        <translation>das liegt nicht auf dem Brett (AP-1).</translation>
    </message>
    <message>
        <source>that is beyond the goal line: a touchdown (FB-6).</source>
        <translation>das ist jenseits der Goalline: ein Touchdown (FB-6).</translation>
    </message>
    <message>
        <source>no forward pass can be {what} there (AP-21).</source>
        <translation>dort kann kein Vorwärtspass „{what}“ sein (AP-21).</translation>
    </message>
    <message>
        <source>tell what the light showed on your own box.</source>
        <translation>sag, was das Licht auf deinem eigenen Kasten zeigte.</translation>
    </message>
    <message>
        <source>say play, formation and both places, like 7 A C R1.</source>
        <translation>nenn Spielzug, Formation und beide Plätze, etwa 7 A C R1.</translation>
    </message>
    <message>
        <source>on the light box a play is a run or a pass.</source>
        <translation>auf dem Leuchtkasten ist ein Spielzug Lauf oder Pass.</translation>
    </message>
    <message>
        <source>say where a pass was caught, if it was, and how the play ended.</source>
        <translation>sag, wo ein Pass gefangen wurde (falls er es wurde) und wie der Spielzug endete.</translation>
    </message>
    <message>
        <source>{yards} yards from here is off the field.</source>
        <translation>{yards} Yards von hier sind außerhalb des Spielfelds.</translation>
    </message>
    <message>
        <source>it isn&apos;t the turn of {seat}.</source>
        <translation>nicht am Zug: {seat}.</translation>
    </message>
    <message>
        <source>“{phase}” is a moment on a board that isn&apos;t on the screen</source>
        <translation>„{phase}“ gibt es nur auf einem Brett, das nicht auf dem Bildschirm ist</translation>
    </message>
    <message>
        <source>there is no play to be told of now.</source>
        <translation>jetzt ist kein Spielzug zu erzählen.</translation>
    </message>
    <message>
        <source>none here</source>
        <translation>hier keine</translation>
    </message>
    <message>
        <source>there is no such dice; there are {known}.</source>
        <translation>solche Würfel gibt es nicht; es gibt {known}.</translation>
    </message>
    <message>
        <source>the try is a kick (PS-27).</source>
        <translation>der Zusatzversuch ist ein Kick (PS-27).</translation>
    </message>
    <message>
        <source>a play is a run, a pass, a pitch or a screen.</source>
        <translation>ein Spielzug ist run, pass, pitch oder screen.</translation>
    </message>
    <message>
        <source>that is on or beyond the goal line: a touchdown (PS-28).</source>
        <translation>das ist an oder jenseits der Goalline: ein Touchdown (PS-28).</translation>
    </message>
    <message>
        <source>“{words}” is no move: it tells nothing</source>
        <translation>„{words}“ ist kein Zug: Es erzählt nichts</translation>
    </message>
    <message>
        <source>say what kind of play it was, and what happened in it.</source>
        <translation>sag, was für ein Spielzug es war und was darin geschah.</translation>
    </message>
    <message>
        <source>say where: {what} and a number.</source>
        <translation>sag, wo: {what} und eine Zahl.</translation>
    </message>
    <message>
        <source>“{what}” is nothing that happens in a play.</source>
        <translation>„{what}“ kommt in keinem Spielzug vor.</translation>
    </message>
    <message>
        <source>there is no game “{name}”</source>
        <translation>es gibt kein Spiel „{name}“</translation>
    </message>
    <message>
        <source>The game up to the step before it can be saved with “gridlight import FILE --out NEW”.</source>
        <translation>Das Spiel bis zum Schritt davor lässt sich mit „gridlight import FILE --out NEW“ speichern.</translation>
    </message>
    <message>
        <source>it is a game of “{game}”, which this program doesn&apos;t have</source>
        <translation>es ist ein Spiel „{game}“, das dieses Programm nicht hat</translation>
    </message>
    <message>
        <source>the game can&apos;t be set up from it: {place}: {problem}</source>
        <translation>das Spiel lässt sich daraus nicht aufbauen: {place}: {problem}</translation>
    </message>
    <message>
        <source>it has dice that nothing was rolled with</source>
        <translation>es hat Würfel, mit denen nichts gewürfelt wurde</translation>
    </message>
    <message>
        <source>“{words}” is no move</source>
        <translation>„{words}“ ist kein Zug</translation>
    </message>
    <message>
        <source>what was sealed and what wasn&apos;t doesn&apos;t fit the rules</source>
        <translation>was versiegelt war und was nicht, passt nicht zu den Regeln</translation>
    </message>
    <message>
        <source>the picks shown aren&apos;t those that were sealed</source>
        <translation>die gezeigte Wahl ist nicht die versiegelte</translation>
    </message>
    <message>
        <source>the sealed pick was damaged or changed</source>
        <translation>die versiegelte Wahl wurde beschädigt oder geändert</translation>
    </message>
    <message>
        <source>{key} comes out as {found}, but is recorded as {recorded}</source>
        <translation>{key} ergibt {found}, im Protokoll steht aber {recorded}</translation>
    </message>
    <message>
        <source>the state after it isn&apos;t the recorded one</source>
        <translation>der Stand danach ist nicht der im Protokoll</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>there is no ruling {named}</source>
        <translation>es gibt keinen Regelentscheid {named}</translation>
    </message>
    <message>
        <source>a number is given twice</source>
        <translation>eine Nummer ist doppelt vergeben</translation>
    </message>
    <message>
        <source>it can&apos;t be read ({problem})</source>
        <translation>nicht lesbar ({problem})</translation>
    </message>
    <message>
        <source>it must have {names}</source>
        <translation>nötig sind {names}</translation>
    </message>
    <message>
        <source>{name} is missing</source>
        <translation>{name} fehlt</translation>
    </message>
    <message>
        <source>{name} isn&apos;t expected</source>
        <translation>{name} gehört nicht hierher</translation>
    </message>
    <message>
        <source>{name} is empty</source>
        <translation>{name} ist leer</translation>
    </message>
    <message>
        <source>it isn&apos;t of {set}</source>
        <translation>gehört nicht zu {set}</translation>
    </message>
    <message>
        <source>Name a scenario file (*.toml).</source>
        <translation>Nenn eine Szenariodatei (*.toml).</translation>
    </message>
    <message>
        <source>Say which game: game = “foto-electric”.</source>
        <translation>Sag, welches Spiel: game = „foto-electric“.</translation>
    </message>
    <message>
        <source>this is no list of steps</source>
        <translation>das ist keine Liste von Schritten</translation>
    </message>
    <message>
        <source>Write [[step]] with two brackets.</source>
        <translation>Schreib [[step]] mit zwei Klammern.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 text.</source>
        <translation>Speichere sie als UTF-8-Text.</translation>
    </message>
    <message>
        <source>Mend the TOML there.</source>
        <translation>Bring das TOML dort in Ordnung.</translation>
    </message>
    <message>
        <source>a number is too long, or lists are nested too deeply</source>
        <translation>eine Zahl ist zu lang, oder Listen sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>Compare it with the other scenarios.</source>
        <translation>Vergleich es mit den anderen Szenarien.</translation>
    </message>
    <message>
        <source>end of document</source>
        <translation>Ende der Datei</translation>
    </message>
    <message>
        <source>this is no text</source>
        <translation>das ist kein Text</translation>
    </message>
    <message>
        <source>Put it in quotes.</source>
        <translation>Setz es in Anführungszeichen.</translation>
    </message>
    <message>
        <source>Write {key} = {{ … }} or [{key}].</source>
        <translation>Schreib {key} = {{ … }} oder [{key}].</translation>
    </message>
    <message>
        <source>this is no table</source>
        <translation>das ist keine Tabelle</translation>
    </message>
    <message>
        <source>Write {key} = [“…”, “…”].</source>
        <translation>Schreib {key} = [„…“, „…“].</translation>
    </message>
    <message>
        <source>this is no list of words</source>
        <translation>das ist keine Liste von Wörtern</translation>
    </message>
    <message>
        <source>Seats are “home” and “visitors”.</source>
        <translation>Seiten sind „home“ und „visitors“.</translation>
    </message>
    <message>
        <source>“{seat}” is no seat</source>
        <translation>„{seat}“ ist keine Seite</translation>
    </message>
    <message>
        <source>this is no step</source>
        <translation>das ist kein Schritt</translation>
    </message>
    <message>
        <source>this is no move</source>
        <translation>das ist kein Zug</translation>
    </message>
    <message>
        <source>Write the move in quotes.</source>
        <translation>Schreib den Zug in Anführungszeichen.</translation>
    </message>
    <message>
        <source>this is no switch</source>
        <translation>das ist kein Schalter</translation>
    </message>
    <message>
        <source>Say the move: do = “…”.</source>
        <translation>Nenn den Zug: do = „…“.</translation>
    </message>
    <message>
        <source>nothing is done in this step</source>
        <translation>in diesem Schritt wird nichts getan</translation>
    </message>
    <message>
        <source>Write roll = [“45”, 3, “red +5”].</source>
        <translation>Schreib roll = [„45“, 3, „red +5“].</translation>
    </message>
    <message>
        <source>this is no list of results</source>
        <translation>das ist keine Liste von Ergebnissen</translation>
    </message>
    <message>
        <source>Mend the position.</source>
        <translation>Bring die Stellung in Ordnung.</translation>
    </message>
    <message>
        <source>step {number} do</source>
        <translation>Schritt {number} do</translation>
    </message>
    <message>
        <source>step {number} shows</source>
        <translation>Schritt {number} shows</translation>
    </message>
    <message>
        <source>Leave it out.</source>
        <translation>Lass es weg.</translation>
    </message>
    <message>
        <source>Write shows = { outcome = “tackle”, yards = 7 }.</source>
        <translation>Schreib shows = { outcome = “tackle”, yards = 7 }.</translation>
    </message>
    <message>
        <source>step {number} expect legal</source>
        <translation>Schritt {number} expect legal</translation>
    </message>
    <message>
        <source>step {number} expect illegal</source>
        <translation>Schritt {number} expect illegal</translation>
    </message>
    <message>
        <source>there is no pick in it</source>
        <translation>es ist keine Wahl darin</translation>
    </message>
    <message>
        <source>the pick doesn&apos;t match its hash</source>
        <translation>die Wahl passt nicht zu ihrem Hash</translation>
    </message>
    <message>
        <source>semifinal</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>The game was broken off; it can be played again from its start.</source>
        <translation>Das Spiel wurde abgebrochen; es kann von vorn gespielt werden.</translation>
    </message>
    <message>
        <source>week {week}</source>
        <translation>Woche {week}</translation>
    </message>
    <message>
        <source>{season}, {round}: {visitors} at {home}</source>
        <translation>{season}, {round}: {home} gegen {visitors}</translation>
    </message>
    <message>
        <source>A playoff game that ends in a tie is won by the team that stood higher.</source>
        <translation>Ein Playoff-Spiel, das unentschieden endet, gewinnt das besser platzierte Team.</translation>
    </message>
    <message>
        <source>Choose a season that Gridlight saved (*.season).</source>
        <translation>Wähl eine Saison, die Gridlight gespeichert hat (*.season).</translation>
    </message>
    <message>
        <source>Restore the file from a copy; the games that were played are still there.</source>
        <translation>Stell die Datei aus einer Kopie wieder her; die gespielten Spiele sind noch da.</translation>
    </message>
    <message>
        <source>this isn&apos;t a season, or only a part of one</source>
        <translation>das ist keine Saison oder nur ein Teil davon</translation>
    </message>
    <message>
        <source>this isn&apos;t a season</source>
        <translation>das ist keine Saison</translation>
    </message>
    <message>
        <source>the season can&apos;t be saved: {reason}</source>
        <translation>die Saison lässt sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>{playoffs} can&apos;t be its value</source>
        <translation>der Wert kann nicht {playoffs} sein</translation>
    </message>
    <message>
        <source>Write 0, 2 or 4.</source>
        <translation>Schreib 0, 2 oder 4.</translation>
    </message>
    <message>
        <source>{what} is missing there</source>
        <translation>{what} fehlt dort</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>the text is empty, too long or unprintable</source>
        <translation>der Text ist leer, zu lang oder nicht druckbar</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>{value} isn&apos;t from {least} to {most}</source>
        <translation>{value} liegt nicht zwischen {least} und {most}</translation>
    </message>
    <message>
        <source>an object {…}</source>
        <translation>ein Objekt {…}</translation>
    </message>
    <message>
        <source>a list […]</source>
        <translation>eine Liste […]</translation>
    </message>
    <message>
        <source>the cards and tables kept with the season are damaged</source>
        <translation>die Karten und Tabellen der Saison sind beschädigt</translation>
    </message>
    <message>
        <source>there are {count} teams, not {least} to {most}</source>
        <translation>es sind {count} Teams, nicht {least} bis {most}</translation>
    </message>
    <message>
        <source>two teams have the same name</source>
        <translation>zwei Teams heißen gleich</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Benenn eines von ihnen um.</translation>
    </message>
    <message>
        <source>a team isn&apos;t an object {…}</source>
        <translation>ein Team ist kein Objekt {…}</translation>
    </message>
    <message>
        <source>“{color}” is no color</source>
        <translation>„{color}“ ist keine Farbe</translation>
    </message>
    <message>
        <source>Write one like #1f4e8c.</source>
        <translation>Schreib eine wie #1f4e8c.</translation>
    </message>
    <message>
        <source>“schedule”, item {number}</source>
        <translation>„schedule“, Eintrag {number}</translation>
    </message>
    <message>
        <source>it isn&apos;t three whole numbers</source>
        <translation>es sind nicht drei ganze Zahlen</translation>
    </message>
    <message>
        <source>there are no such teams or week</source>
        <translation>solche Teams oder so eine Woche gibt es nicht</translation>
    </message>
    <message>
        <source>nobody meets anybody</source>
        <translation>niemand trifft auf jemanden</translation>
    </message>
    <message>
        <source>the schedule has no such game</source>
        <translation>der Spielplan hat kein solches Spiel</translation>
    </message>
    <message>
        <source>Name a file *.gridlight that lies beside the season.</source>
        <translation>Nenn eine Datei *.gridlight, die neben der Saison liegt.</translation>
    </message>
    <message>
        <source>“{journal}” can&apos;t be its file</source>
        <translation>„{journal}“ kann nicht die Datei dazu sein</translation>
    </message>
    <message>
        <source>new season</source>
        <translation>neue Saison</translation>
    </message>
    <message>
        <source>the season needs a name</source>
        <translation>die Saison braucht einen Namen</translation>
    </message>
    <message>
        <source>Give 1 to {most} letters.</source>
        <translation>Gib 1 bis {most} Zeichen an.</translation>
    </message>
    <message>
        <source>{count} teams can&apos;t have playoffs of {playoffs}</source>
        <translation>{count} Teams können keine Playoffs mit {playoffs} spielen</translation>
    </message>
    <message>
        <source>Take 0, 2 or 4, and no more than there are teams.</source>
        <translation>Nimm 0, 2 oder 4, und nicht mehr, als es Teams gibt.</translation>
    </message>
    <message>
        <source>{rounds} can&apos;t be its value</source>
        <translation>der Wert kann nicht {rounds} sein</translation>
    </message>
    <message>
        <source>Take 1 or 2.</source>
        <translation>Nimm 1 oder 2.</translation>
    </message>
    <message>
        <source>nobody looks at a watch in games between computers</source>
        <translation>in Spielen zwischen Computern schaut niemand auf die Uhr</translation>
    </message>
    <message>
        <source>setting “{name}”</source>
        <translation>Einstellung „{name}“</translation>
    </message>
    <message>
        <source>Set plays_per_quarter.</source>
        <translation>Setz plays_per_quarter.</translation>
    </message>
    <message numerus="yes">
        <source>there is {n} team</source>
        <comment>there are {n} teams</comment>
        <translation>
            <numerusform>es ist {n} Team</numerusform>
            <numerusform>es sind {n} Teams</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {least} to {most}.</source>
        <translation>Nimm {least} bis {most}.</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be a name</source>
        <translation>„{name}“ geht nicht als Name</translation>
    </message>
    <message>
        <source>Take 1 to {most} letters.</source>
        <translation>Nimm 1 bis {most} Zeichen.</translation>
    </message>
    <message>
        <source>two teams are called “{name}”</source>
        <translation>zwei Teams heißen „{name}“</translation>
    </message>
    <message>
        <source>it isn&apos;t known yet who plays in it</source>
        <translation>noch steht nicht fest, wer darin spielt</translation>
    </message>
    <message>
        <source>Finish the games before it.</source>
        <translation>Spiel erst die Spiele davor zu Ende.</translation>
    </message>
    <message>
        <source>Delete its saved game to play it anew.</source>
        <translation>Lösch sein gespeichertes Spiel, um es neu zu spielen.</translation>
    </message>
    <message>
        <source>this game is over</source>
        <translation>dieses Spiel ist vorbei</translation>
    </message>
    <message>
        <source>Teams are ranked by percentage; a tie counts as half a win. Where it is the same, the games between the teams concerned decide, then the difference of points in all games, then points scored, then the lot drawn when the season began.</source>
        <translation>Es zählt die Siegquote; ein Unentschieden gilt als halber Sieg. Bei Gleichstand entscheiden die Spiele der betroffenen Teams untereinander, dann die Punktdifferenz aus allen Spielen, dann die erzielten Punkte, dann das Los, das bei Saisonbeginn gezogen wurde.</translation>
    </message>
    <message>
        <source>Say true or false.</source>
        <translation>Sag true oder false.</translation>
    </message>
    <message>
        <source>Choose one of {choices}.</source>
        <translation>Wähl aus: {choices}.</translation>
    </message>
    <message>
        <source>Say home:…,visitors:…, or one word for both.</source>
        <translation>Sag home:…,visitors:… oder ein Wort für beide.</translation>
    </message>
    <message>
        <source>Give a whole number.</source>
        <translation>Gib eine ganze Zahl an.</translation>
    </message>
    <message>
        <source>Give at least {least}.</source>
        <translation>Gib mindestens {least} an.</translation>
    </message>
    <message>
        <source>Give at most {most}.</source>
        <translation>Gib höchstens {most} an.</translation>
    </message>
    <message>
        <source>“{given}” can&apos;t be its value</source>
        <translation>der Wert kann nicht „{given}“ sein</translation>
    </message>
    <message>
        <source>Only “{name}” is known here.</source>
        <translation>Bekannt ist hier nur „{name}“.</translation>
    </message>
    <message>
        <source>None is known here.</source>
        <translation>Hier ist nichts bekannt.</translation>
    </message>
    <message>
        <source>there is no such setting</source>
        <translation>so eine Einstellung gibt es nicht</translation>
    </message>
    <message>
        <source>this is no setting</source>
        <translation>das ist keine Einstellung</translation>
    </message>
    <message>
        <source>Write key=value.</source>
        <translation>Schreib key=value.</translation>
    </message>
    <message>
        <source>“{name}” is set twice</source>
        <translation>„{name}“ ist doppelt gesetzt</translation>
    </message>
    <message>
        <source>spinners “{name}”</source>
        <translation>Drehscheiben „{name}“</translation>
    </message>
    <message>
        <source>there is no such table of spinners</source>
        <translation>so eine Tabelle für Drehscheiben gibt es nicht</translation>
    </message>
    <message>
        <source>This is how the game stood once.</source>
        <translation>So stand das Spiel einmal.</translation>
    </message>
    <message>
        <source>Nothing was done yet that could be taken back.</source>
        <translation>Noch wurde nichts getan, was sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>This can&apos;t be taken back: a die fell, or something was shown.</source>
        <translation>Das lässt sich nicht zurücknehmen: Ein Würfel fiel, oder etwas wurde gezeigt.</translation>
    </message>
    <message>
        <source>Go on where it is open, or in a copy.</source>
        <translation>Mach dort weiter, wo es offen ist, oder in einer Kopie.</translation>
    </message>
    <message>
        <source>{visitors} at {home}</source>
        <translation>{home} gegen {visitors}</translation>
    </message>
    <message>
        <source>There are {names}; or name a file.</source>
        <translation>Es gibt {names}; oder nenn eine Datei.</translation>
    </message>
    <message>
        <source>there is one of that name already</source>
        <translation>diesen Namen gibt es schon</translation>
    </message>
    <message>
        <source>Give it another.</source>
        <translation>Nimm einen anderen.</translation>
    </message>
    <message>
        <source>it can&apos;t be called that</source>
        <translation>so kann es nicht heißen</translation>
    </message>
    <message>
        <source>Use letters, digits, spaces, and no name of the house’s.</source>
        <translation>Nimm Buchstaben, Ziffern, Leerzeichen und keinen Namen des Hauses.</translation>
    </message>
    <message>
        <source>Nothing can be done; such dice are marked as rolled by hand in an honest game.</source>
        <translation>Da hilft nichts; in einem ehrlichen Spiel sind solche Würfel als von Hand geworfen vermerkt.</translation>
    </message>
    <message>
        <source>the dice aren&apos;t those that the seed gives</source>
        <translation>es sind nicht die Würfel, die der Startwert ergibt</translation>
    </message>
    <message numerus="yes">
        <source>{team} throws.</source>
        <comment>{team} throw.</comment>
        <translation>
            <numerusform>{team} wirft.</numerusform>
            <numerusform>{team} werfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} tries for the point: 2 to 6 is good.</source>
        <comment>{team} try for the point: 2 to 6 is good.</comment>
        <translation>
            <numerusform>{team} versucht den Extrapunkt: 2 bis 6 ist gut.</numerusform>
            <numerusform>{team} versuchen den Extrapunkt: 2 bis 6 ist gut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} kicks off.</source>
        <comment>{team} kick off.</comment>
        <translation>
            <numerusform>{team} macht den Kickoff.</numerusform>
            <numerusform>{team} machen den Kickoff.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} kicks the punt.</source>
        <comment>{team} kick the punt.</comment>
        <translation>
            <numerusform>{team} kickt den Punt.</numerusform>
            <numerusform>{team} kicken den Punt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} kicks for the field goal.</source>
        <comment>{team} kick for the field goal.</comment>
        <translation>
            <numerusform>{team} kickt das Field Goal.</numerusform>
            <numerusform>{team} kicken das Field Goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} kicks the ball.</source>
        <comment>{team} kick the ball.</comment>
        <translation>
            <numerusform>{team} kickt den Ball.</numerusform>
            <numerusform>{team} kicken den Ball.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kick is good!</source>
        <translation>Der Kick ist gut!</translation>
    </message>
    <message>
        <source>Safety!</source>
        <translation>Safety!</translation>
    </message>
    <message>
        <source>End of the {quarter}</source>
        <translation>{quarter} zu Ende</translation>
    </message>
    <message>
        <source>Half time</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Zurückgenommen.</translation>
    </message>
    <message>
        <source>No foul was seen.</source>
        <translation>Kein Foul gesehen.</translation>
    </message>
    <message>
        <source>Keep the ball</source>
        <translation>Ball behalten</translation>
    </message>
    <message>
        <source>nothing can be taken back any more (AP-7).</source>
        <translation>jetzt lässt sich nichts mehr zurücknehmen (AP-7).</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Wohin</translation>
    </message>
    <message>
        <source>Who can get where: your men, theirs, nobody</source>
        <translation>Wer wohin kommt: deine Spieler, die anderen, niemand</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>The fan of passes, of laterals, or none</source>
        <translation>Fächer der Pässe, der Laterals oder keiner</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Das Brett von der anderen Seite sehen</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Set the board upright, or lay it flat</source>
        <translation>Das Brett aufrichten oder hinlegen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the position as text</source>
        <translation>Die Stellung als Text kopieren</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Eine Stellung öffnen</translation>
    </message>
    <message>
        <source>{home} against {visitors}</source>
        <translation>{home} gegen {visitors}</translation>
    </message>
    <message>
        <source>the ball is handed to one of the men with a ring (AP-16).</source>
        <translation>den Ball bekommt einer der Spieler mit Ring (AP-16).</translation>
    </message>
    <message>
        <source>The reach map is for the moves of a play.</source>
        <translation>„Wohin“ gilt für die Züge eines Spielzugs.</translation>
    </message>
    <message>
        <source>No moves are left: your men can get nowhere. R shows theirs.</source>
        <translation>Kein Zug übrig: Deine Spieler kommen nirgends hin. R zeigt die anderen.</translation>
    </message>
    <message numerus="yes">
        <source>Where {whose} men can get within {n} move.</source>
        <comment>Where {whose} men can get within {n} moves.</comment>
        <translation>
            <numerusform>{whose}: Reichweite für {n} Zug.</numerusform>
            <numerusform>{whose}: Reichweite für {n} Züge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fan is chosen by the side with the ball, in its own turn.</source>
        <translation>Den Fächer wählt die Seite mit dem Ball, in ihrer eigenen Runde.</translation>
    </message>
    <message>
        <source>Nobody stands where a pass could reach him now.</source>
        <translation>Niemand steht jetzt so, dass ein Pass ihn erreicht.</translation>
    </message>
    <message>
        <source>Drag men, or put the cursor on a square and press B, E, L or C.</source>
        <translation>Spieler ziehen, oder Cursor aufs Feld und B, E, L oder C drücken.</translation>
    </message>
    <message>
        <source>All into the tray</source>
        <translation>Alle in die Ablage</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Play by play</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Open the record</source>
        <translation>Protokoll öffnen</translation>
    </message>
    <message>
        <source>PLAY BY PLAY</source>
        <translation>SPIELVERLAUF</translation>
    </message>
    <message>
        <source>No play has ended yet.</source>
        <translation>Noch kein Spielzug zu Ende.</translation>
    </message>
    <message>
        <source>{quarter}: call the toss</source>
        <translation>{quarter}: Münzwurf ansagen</translation>
    </message>
    <message>
        <source>You won the toss</source>
        <translation>Du gewinnst den Münzwurf</translation>
    </message>
    <message>
        <source>The ball is in your end zone</source>
        <translation>Der Ball ist in deiner Endzone</translation>
    </message>
    <message>
        <source>Your ball at the 20</source>
        <translation>Dein Ball an der 20</translation>
    </message>
    <message>
        <source>Bring it out</source>
        <translation>Heraustragen</translation>
    </message>
    <message>
        <source>Three moves, then theirs</source>
        <translation>Drei Züge, dann die anderen</translation>
    </message>
    <message>
        <source>Free kick from your 20</source>
        <translation>Free Kick von deiner 20</translation>
    </message>
    <message>
        <source>Both dice, then a run</source>
        <translation>Beide Würfel, dann ein Lauf</translation>
    </message>
    <message>
        <source>Line up, snap, then punt</source>
        <translation>Aufstellen, Snap, dann Punt</translation>
    </message>
    <message>
        <source>Take the penalty?</source>
        <translation>Strafe annehmen?</translation>
    </message>
    <message>
        <source>{foul} by {team}.</source>
        <translation>{team}: {foul}.</translation>
    </message>
    <message>
        <source>Touchdown! Now the try</source>
        <translation>Touchdown! Zusatzversuch</translation>
    </message>
    <message>
        <source>One die: 2 to 6 is good.</source>
        <translation>Ein Würfel: 2 bis 6 ist gut.</translation>
    </message>
    <message>
        <source>Roll the die</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Click or Enter to go on</source>
        <translation>Weiter mit Klick oder Eingabe</translation>
    </message>
    <message>
        <source>Escape puts the dice down</source>
        <translation>Esc legt die Würfel weg</translation>
    </message>
    <message>
        <source>Roll it on the table and say what it shows.</source>
        <translation>Wirf am Tisch und sag, was zu sehen ist.</translation>
    </message>
    <message>
        <source>That was a {face}. Now say what the other die shows.</source>
        <translation>Das war eine {face}. Sag nun, was der andere Würfel zeigt.</translation>
    </message>
    <message>
        <source>Press the letter on the button</source>
        <translation>Drück den Buchstaben auf dem Knopf</translation>
    </message>
    <message>
        <source>Drag, or arrows and Enter; a number lays a formation, D is done</source>
        <translation>Ziehen, oder Pfeile und Eingabe; eine Zahl legt eine Formation, D: fertig</translation>
    </message>
    <message>
        <source>Click him, or Page Down and Enter; Escape keeps the ball</source>
        <translation>Klick ihn an, oder Bild ab und Eingabe; Esc behält den Ball</translation>
    </message>
    <message>
        <source>A steady hand: drag the ball slowly, or it falls</source>
        <translation>Ruhige Hand: Zieh den Ball langsam, sonst fällt er</translation>
    </message>
    <message>
        <source>Drag a man; with Shift by the shortest way, foul or not</source>
        <translation>Zieh einen Spieler; mit Umschalt auf kürzestem Weg, Foul oder nicht</translation>
    </message>
    <message>
        <source>Drag a man, or arrows and Enter; D ends the turn</source>
        <translation>Zieh einen Spieler, oder Pfeile und Eingabe; D beendet die Runde</translation>
    </message>
    <message>
        <source>K kicks off</source>
        <translation>K kickt</translation>
    </message>
    <message>
        <source>S snaps the ball</source>
        <translation>S snappt den Ball</translation>
    </message>
    <message>
        <source>Click the receiver, or press his number</source>
        <translation>Klick den Receiver an oder drück seine Nummer</translation>
    </message>
    <message>
        <source>Drag men forward, or A for all; D is done</source>
        <translation>Zieh Spieler nach vorn, oder A für alle; D: fertig</translation>
    </message>
    <message>
        <source>QUARTER</source>
        <translation>VIERTEL</translation>
    </message>
    <message>
        <source>{time} to choose</source>
        <translation>{time} zum Wählen</translation>
    </message>
    <message>
        <source>The coach studies the cards, once for each deck</source>
        <translation>Der Coach lernt die Karten, einmal je Kartensatz</translation>
    </message>
    <message>
        <source>The coach studies the last plays of a half</source>
        <translation>Der Coach lernt die letzten Spielzüge einer Halbzeit</translation>
    </message>
    <message>
        <source>{name} chose what the rules don’t allow here.</source>
        <translation>{name} wählte, was die Regeln hier nicht erlauben.</translation>
    </message>
    <message>
        <source>{name} can’t find a move here.</source>
        <translation>{name} findet hier keinen Zug.</translation>
    </message>
    <message>
        <source>All-Pro board</source>
        <translation>All-Pro-Brett</translation>
    </message>
    <message>
        <source>LINE</source>
        <translation>LINE</translation>
    </message>
    <message>
        <source>First type in what was rolled, or press Escape.</source>
        <translation>Tipp erst ein, was gewürfelt wurde, oder drück Esc.</translation>
    </message>
    <message>
        <source>Drafting board</source>
        <translation>Zeichenbrett</translation>
    </message>
    <message>
        <source>Cross hair at {x:g}, {y:g}; {count} chosen</source>
        <translation>Fadenkreuz bei {x:g} / {y:g}; {count} gewählt</translation>
    </message>
    <message>
        <source>Round a corner</source>
        <translation>Ecke abrunden</translation>
    </message>
    <message>
        <source>Nothing is wrong with this card.</source>
        <translation>An dieser Karte ist nichts falsch.</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>Arrows go from pair to pair, N to the next that differs, Escape goes back</source>
        <translation>Pfeile gehen von Paar zu Paar, N zum nächsten Unterschied, Esc führt zurück</translation>
    </message>
    <message>
        <source>Pairs of cards</source>
        <translation>Kartenpaare</translation>
    </message>
    <message>
        <source>First deck</source>
        <translation>Erster Kartensatz</translation>
    </message>
    <message>
        <source>Second deck</source>
        <translation>Zweiter Kartensatz</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Nächster Unterschied</translation>
    </message>
    <message>
        <source>TWO DECKS</source>
        <translation>ZWEI KARTENSÄTZE</translation>
    </message>
    <message>
        <source>Results side by side</source>
        <translation>Ergebnisse nebeneinander</translation>
    </message>
    <message>
        <source>The results are being laid side by side.</source>
        <translation>Die Ergebnisse werden nebeneinandergelegt.</translation>
    </message>
    <message>
        <source>COMPARE</source>
        <translation>VERGLEICH</translation>
    </message>
    <message>
        <source>Drawn otherwise: {cards}.</source>
        <translation>Anders gezeichnet: {cards}.</translation>
    </message>
    <message>
        <source>All cards are drawn alike.</source>
        <translation>Alle Karten sind gleich gezeichnet.</translation>
    </message>
    <message>
        <source>against {card}</source>
        <translation>gegen {card}</translation>
    </message>
    <message>
        <source>The seven are the same.</source>
        <translation>Alle sieben sind gleich.</translation>
    </message>
    <message>
        <source>{count} of the seven differ.</source>
        <translation>Anders: {count} von sieben.</translation>
    </message>
    <message>
        <source>No decks yet</source>
        <translation>Noch keine Kartensätze</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Kartensätze</translation>
    </message>
    <message>
        <source>inc incomplete, int intercepted, fum fumble, TD all the way; shaded: changed since saved</source>
        <translation>unv unvollständig, int abgefangen, fum Fumble, TD Touchdown; getönt: seit dem Speichern anders</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>Dieser Satz</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>Neben dem Brett</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ganz</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Try</source>
        <comment>a button: try the card out</comment>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Try on the light box</source>
        <translation>Auf dem Leuchtkasten ausprobieren</translation>
    </message>
    <message>
        <source>Look nearer</source>
        <translation>Näher ansehen</translation>
    </message>
    <message>
        <source>Look from farther off</source>
        <translation>Von weiter weg ansehen</translation>
    </message>
    <message>
        <source>Show the whole card</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>against</source>
        <translation>gegen</translation>
    </message>
    <message>
        <source>Opponents from</source>
        <translation>Gegner aus</translation>
    </message>
    <message>
        <source>Enter draws, F2 renames, Ctrl+arrows move a card, Delete deletes, Z undoes</source>
        <translation>Eingabe zeichnet, F2 benennt um, Strg+Pfeile verschieben eine Karte, Entf löscht, Z nimmt zurück</translation>
    </message>
    <message>
        <source>The owner of the deck</source>
        <translation>Wem der Kartensatz gehört</translation>
    </message>
    <message>
        <source>My deck</source>
        <translation>Mein Kartensatz</translation>
    </message>
    <message>
        <source>The new deck is gone again.</source>
        <translation>Der neue Kartensatz ist wieder weg.</translation>
    </message>
    <message>
        <source>The copy is gone again.</source>
        <translation>Die Kopie ist wieder weg.</translation>
    </message>
    <message>
        <source>“{name}” has been drawn on since; delete it by hand.</source>
        <translation>An „{name}“ wurde seither gezeichnet; lösch ihn von Hand.</translation>
    </message>
    <message>
        <source>The deck is called “{old}” again.</source>
        <translation>Der Kartensatz heißt wieder „{old}“.</translation>
    </message>
    <message>
        <source>The deck is back.</source>
        <translation>Der Kartensatz ist wieder da.</translation>
    </message>
    <message>
        <source>The card is back in its place.</source>
        <translation>Die Karte ist wieder an ihrem Platz.</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Name des Kartensatzes</translation>
    </message>
    <message>
        <source>WORKSHOP</source>
        <translation>WERKSTATT</translation>
    </message>
    <message>
        <source>Decks of cards for the light box</source>
        <translation>Kartensätze für den Leuchtkasten</translation>
    </message>
    <message>
        <source>A deck of empty sheets.</source>
        <translation>Ein Kartensatz aus leeren Blättern.</translation>
    </message>
    <message>
        <source>Copy to edit</source>
        <translation>Kopie bearbeiten</translation>
    </message>
    <message>
        <source>The decks are being read.</source>
        <translation>Die Kartensätze werden gelesen.</translation>
    </message>
    <message>
        <source>Not to be played yet: {lacks}</source>
        <translation>Noch nicht spielbar: {lacks}</translation>
    </message>
    <message>
        <source>DECKS</source>
        <translation>KARTENSÄTZE</translation>
    </message>
    <message>
        <source>A copy of “{name}”, to be drawn on.</source>
        <translation>Eine Kopie von „{name}“ zum Weiterzeichnen.</translation>
    </message>
    <message>
        <source>“{name}” is deleted; Undo brings it back.</source>
        <translation>„{name}“ ist gelöscht; Rückgängig macht das ungeschehen.</translation>
    </message>
    <message>
        <source>Card {key} is card {to} now.</source>
        <translation>Karte {key} ist jetzt Karte {to}.</translation>
    </message>
    <message>
        <source>Write the name and press Enter; Escape leaves it.</source>
        <translation>Schreib den Namen und drück Eingabe; Esc lässt ihn.</translation>
    </message>
    <message>
        <source>It is called “{name}” now.</source>
        <translation>Neuer Name: „{name}“.</translation>
    </message>
    <message>
        <source>What comes of the card shows here as soon as it is drawn.</source>
        <translation>Was aus der Karte wird, steht hier, sobald sie gezeichnet ist.</translation>
    </message>
    <message>
        <source>{card} is an empty sheet; choose another card above.</source>
        <translation>{card} ist ein leeres Blatt; wähl oben eine andere Karte.</translation>
    </message>
    <message>
        <source>{card} is an empty sheet; choose another card above, or {deck} at the right.</source>
        <translation>{card} ist ein leeres Blatt; wähl oben eine andere Karte oder rechts {deck}.</translation>
    </message>
    <message>
        <source>By {margin:.2f} yards on the card: clear to the eye.</source>
        <translation>Um {margin:.2f} Yards auf der Karte: klar zu sehen.</translation>
    </message>
    <message>
        <source>By {margin:.2f} yards on the card: too close to call by eye.</source>
        <translation>Um {margin:.2f} Yards auf der Karte: zu knapp für das Auge.</translation>
    </message>
    <message>
        <source>the same in both</source>
        <translation>in beiden gleich</translation>
    </message>
    <message>
        <source>Name of the card</source>
        <translation>Name der Karte</translation>
    </message>
    <message>
        <source>Number or letter</source>
        <translation>Nummer oder Buchstabe</translation>
    </message>
    <message>
        <source>Yards right of the middle</source>
        <translation>Yards rechts der Mitte</translation>
    </message>
    <message>
        <source>Yards down-field</source>
        <translation>Yards feldabwärts</translation>
    </message>
    <message>
        <source>Rounding of the corner in yards</source>
        <translation>Rundung der Ecke in Yards</translation>
    </message>
    <message>
        <source>The line to it</source>
        <translation>Die Linie dorthin</translation>
    </message>
    <message>
        <source>Diamond ↔ dot</source>
        <translation>Raute ↔ Punkt</translation>
    </message>
    <message>
        <source>Exchange diamonds and dots</source>
        <translation>Rauten und Punkte tauschen</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>What is drawn left of the middle is drawn right of it too (B)</source>
        <translation>Was links der Mitte gezeichnet wird, entsteht auch rechts (B)</translation>
    </message>
    <message>
        <source>“{written}” is no length on a card; write yards, as in 4.5.</source>
        <translation>„{written}“ ist keine Länge auf einer Karte; schreib Yards, etwa 4,5.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>What comes of the card is shown against {deck}.</source>
        <translation>Gezeigt wird, was gegen {deck} aus der Karte wird.</translation>
    </message>
    <message>
        <source>Both sides are drawn at once: the mirror image of a marker follows it.</source>
        <translation>Beide Seiten entstehen zugleich: Das Spiegelbild folgt der Marke.</translation>
    </message>
    <message>
        <source>Only what is drawn is drawn.</source>
        <translation>Es entsteht nur, was du zeichnest.</translation>
    </message>
    <message>
        <source>There is no more.</source>
        <translation>Mehr gibt es nicht.</translation>
    </message>
    <message>
        <source>Copied; Paste puts it on this card or another.</source>
        <translation>Kopiert; Einfügen legt es auf diese Karte oder eine andere.</translation>
    </message>
    <message>
        <source>Saved; a game can be played with it as soon as all cards are whole.</source>
        <translation>Gespeichert; spielbar, sobald alle Karten fertig sind.</translation>
    </message>
    <message numerus="yes">
        <source>Saved. Card {cards} isn&apos;t finished and kept as a draft.</source>
        <comment>Saved. Cards {cards} aren&apos;t finished and kept as a draft.</comment>
        <translation>
            <numerusform>Gespeichert. Karte {cards} ist unfertig und bleibt ein Entwurf.</numerusform>
            <numerusform>Gespeichert. Die Karten {cards} sind unfertig und bleiben ein Entwurf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both cards must be drawn before they are tried on the light box.</source>
        <translation>Zeichne beide Karten, bevor du sie auf dem Leuchtkasten ausprobierst.</translation>
    </message>
    <message>
        <source>Lines and grid catch points.</source>
        <translation>Linien und Raster fangen Punkte ein.</translation>
    </message>
    <message>
        <source>Points lie where they are put.</source>
        <translation>Punkte bleiben, wo sie hingelegt werden.</translation>
    </message>
    <message>
        <source>Checks ({count})</source>
        <translation>Prüfungen ({count})</translation>
    </message>
    <message>
        <source>CARD EDITOR</source>
        <translation>KARTENEDITOR</translation>
    </message>
    <message numerus="yes">
        <source>{n} check to look at.</source>
        <comment>{n} checks to look at.</comment>
        <translation>
            <numerusform>{n} Hinweis anzusehen.</numerusform>
            <numerusform>{n} Hinweise anzusehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fault to mend.</source>
        <comment>{n} faults to mend.</comment>
        <translation>
            <numerusform>{n} Fehler zu beheben.</numerusform>
            <numerusform>{n} Fehler zu beheben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seven alignments</source>
        <translation>Die sieben Lagen</translation>
    </message>
    <message>
        <source>{said}, changed from {before}</source>
        <translation>{said}, vorher {before}</translation>
    </message>
    <message>
        <source>{said} (was {before})</source>
        <translation>{said} (vorher {before})</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>result</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Down pulls the slide, Space pulls it out, Escape goes back</source>
        <translation>Pfeil ab zieht den Schieber, Leertaste zieht ihn heraus, Esc führt zurück</translation>
    </message>
    <message>
        <source>Pull the slide to see what comes of it.</source>
        <translation>Zieh den Schieber und sieh, was daraus wird.</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Lage</translation>
    </message>
    <message>
        <source>Pull</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>LIGHT BOX</source>
        <translation>LEUCHTKASTEN</translation>
    </message>
    <message>
        <source>The card that is being drawn</source>
        <translation>Die Karte, die gerade gezeichnet wird</translation>
    </message>
    <message>
        <source>TRIAL</source>
        <translation>PROBE</translation>
    </message>
    <message>
        <source>Took back: {step}.</source>
        <translation>Zurückgenommen: {step}.</translation>
    </message>
    <message>
        <source>Did again: {step}.</source>
        <translation>Wiederholt: {step}.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>OFFENSE</source>
        <translation>OFFENSE</translation>
    </message>
    <message>
        <source>DEFENSE</source>
        <translation>DEFENSE</translation>
    </message>
    <message>
        <source>empty sheet</source>
        <translation>leeres Blatt</translation>
    </message>
    <message>
        <source>A game of {game}</source>
        <translation>Eine Partie {game}</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
    <message>
        <source>Qtr</source>
        <translation>Vtl</translation>
    </message>
    <message numerus="yes">
        <source>{throw}. {team} spins.</source>
        <comment>{throw}. {team} spin.</comment>
        <translation>
            <numerusform>{throw}. {team} dreht.</numerusform>
            <numerusform>{throw}. {team} drehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} spins</source>
        <comment>{team} spin</comment>
        <translation>
            <numerusform>{team} dreht</numerusform>
            <numerusform>{team} drehen</numerusform>
        </translation>
    </message>
    <message>
        <source>No gain</source>
        <translation>Kein Raumgewinn</translation>
    </message>
    <message>
        <source>Red: the other team’s ball</source>
        <translation>Rot: Ball für das andere Team</translation>
    </message>
    <message>
        <source>Red, plus {yards}: the other team’s ball</source>
        <translation>Rot, plus {yards}: Ball für das andere Team</translation>
    </message>
    <message>
        <source>Red, minus {yards}: the other team’s ball</source>
        <translation>Rot, minus {yards}: Ball für das andere Team</translation>
    </message>
    <message>
        <source>Blue: the fumblers keep it</source>
        <translation>Blau: Wer fumbelte, behält den Ball</translation>
    </message>
    <message>
        <source>Blue, plus {yards}: the fumblers keep it</source>
        <translation>Blau, plus {yards}: Wer fumbelte, behält den Ball</translation>
    </message>
    <message>
        <source>Blue, minus {yards}: the fumblers keep it</source>
        <translation>Blau, minus {yards}: Wer fumbelte, behält den Ball</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>OFF</source>
        <translation>OFF</translation>
    </message>
    <message>
        <source>{hand}, face down</source>
        <translation>{hand}, verdeckt</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formationen</translation>
    </message>
    <message>
        <source>DEF</source>
        <translation>DEF</translation>
    </message>
    <message>
        <source>{team}: plays</source>
        <translation>{team}: Spielzüge</translation>
    </message>
    <message>
        <source>{team}: formations</source>
        <translation>{team}: Formationen</translation>
    </message>
    <message>
        <source>FORMATIONS</source>
        <translation>FORMATIONEN</translation>
    </message>
    <message>
        <source>PLAYS</source>
        <translation>SPIELZÜGE</translation>
    </message>
    <message>
        <source>HINT</source>
        <translation>TIPP</translation>
    </message>
    <message>
        <source>The coach is looking.</source>
        <translation>Der Coach sieht nach.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>A coach whispers (H): a nudge, the odds, the best</source>
        <translation>Ein Coach flüstert (H): ein Wink, die Chancen, das Beste</translation>
    </message>
    <message>
        <source>Hint H</source>
        <translation>Tipp H</translation>
    </message>
    <message>
        <source>H: the odds</source>
        <translation>H: die Chancen</translation>
    </message>
    <message>
        <source>H: the best</source>
        <translation>H: das Beste</translation>
    </message>
    <message>
        <source>The coach studies</source>
        <translation>Der Coach überlegt</translation>
    </message>
    <message>
        <source>The coach doesn’t call flags: choose for yourself.</source>
        <translation>Der Coach wirft keine Flaggen: Wähl selbst.</translation>
    </message>
    <message>
        <source>The coach can’t say anything here.</source>
        <translation>Der Coach kann hier nichts sagen.</translation>
    </message>
    <message>
        <source>{foul} by {team}, {yards}.</source>
        <translation>{team}: {foul}, {yards}.</translation>
    </message>
    <message>
        <source>Safety, {team} scores {points}</source>
        <translation>Safety, {points} für {team}</translation>
    </message>
    <message>
        <source>is in the air</source>
        <translation>ist in der Luft</translation>
    </message>
    <message>
        <source>is caught and past the marker</source>
        <translation>ist gefangen und jenseits des Markers</translation>
    </message>
    <message>
        <source>runs past the marker</source>
        <translation>läuft über den Marker hinaus</translation>
    </message>
    <message>
        <source>is caught at {spot}</source>
        <translation>wird an {spot} gefangen</translation>
    </message>
    <message>
        <source>comes to {spot}</source>
        <translation>kommt bis zu {spot}</translation>
    </message>
    <message>
        <source>An on-side kick opens a half or follows a touchdown.</source>
        <translation>Ein Onside-Kick eröffnet eine Halbzeit oder folgt auf einen Touchdown.</translation>
    </message>
    <message>
        <source>In your end zone</source>
        <translation>In deiner Endzone</translation>
    </message>
    <message>
        <source>Spin the return</source>
        <translation>Den Return drehen</translation>
    </message>
    <message>
        <source>A quick kick is for downs 1 to 3.</source>
        <translation>Ein Quick Kick geht im 1. bis 3. Down.</translation>
    </message>
    <message>
        <source>The goal is {distance} yards away; 50 is the most.</source>
        <translation>Zur Goalline sind es {distance} Yards; höchstens 50 gehen.</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a call instead of a kick</comment>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>A punt is coming</source>
        <translation>Ein Punt kommt</translation>
    </message>
    <message>
        <source>5 yards shorter, no return</source>
        <translation>5 Yards kürzer, kein Return</translation>
    </message>
    <message>
        <source>2 points</source>
        <translation>2 Punkte</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 Punkt</translation>
    </message>
    <message>
        <source>Do the cards lie right?</source>
        <translation>Liegen die Karten richtig?</translation>
    </message>
    <message>
        <source>A challenge seats both on their places.</source>
        <translation>Eine Challenge rückt beide auf ihren Platz.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>THIS DRIVE</source>
        <translation>DIESER DRIVE</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch mal</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was, wenn</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>Pull again</source>
        <translation>Noch mal ziehen</translation>
    </message>
    <message>
        <source>What if: the seven alignments</source>
        <translation>Was, wenn: die sieben Lagen</translation>
    </message>
    <message>
        <source>Look closer: the margin</source>
        <translation>Näher ansehen: der Abstand</translation>
    </message>
    <message>
        <source>← → and Enter show another alignment, Escape closes</source>
        <translation>← → und Eingabe zeigen eine andere Lage, Esc schließt</translation>
    </message>
    <message>
        <source>Enter goes on, Escape puts the glass away</source>
        <translation>Eingabe: weiter, Esc legt die Lupe weg</translation>
    </message>
    <message>
        <source>Enter goes on, P pull again, W what if, L look closer</source>
        <translation>Eingabe: weiter, P: noch mal, W: „Was, wenn“, L: näher</translation>
    </message>
    <message>
        <source>{situation}. {play} {so_far}. Keep pulling the slide.</source>
        <translation>{situation}. {play} {so_far}. Zieh den Schieber weiter.</translation>
    </message>
    <message>
        <source>now at {yard}</source>
        <translation>jetzt an der {yard}</translation>
    </message>
    <message>
        <source>{situation} {team} only; {other}, look away.</source>
        <translation>{situation} Nur {team}; {other}, bitte wegsehen.</translation>
    </message>
    <message>
        <source>Enter when you are ready</source>
        <translation>Eingabe, wenn du so weit bist</translation>
    </message>
    <message numerus="yes">
        <source>{team} pulls the slide, unless you do.</source>
        <comment>{team} pull the slide, unless you do.</comment>
        <translation>
            <numerusform>{team} zieht den Schieber, wenn du es nicht tust.</numerusform>
            <numerusform>{team} ziehen den Schieber, wenn du es nicht tust.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a card, or type its number; 1 then Enter for the 1</source>
        <translation>Klick eine Karte an oder tipp ihre Nummer; für die 1 erst 1, dann Eingabe</translation>
    </message>
    <message>
        <source>Click a card, or press its letter</source>
        <translation>Klick eine Karte an oder drück ihren Buchstaben</translation>
    </message>
    <message>
        <source>Drag the card; ← ↓ → and Enter lay it</source>
        <translation>Zieh die Karte; ← ↓ → und Eingabe legen sie</translation>
    </message>
    <message>
        <source>Drag the card; ← → and Enter, or 1 to 5</source>
        <translation>Zieh die Karte; ← → und Eingabe, oder 1 bis 5</translation>
    </message>
    <message>
        <source>Drag the handle, hold ↓, or press Enter</source>
        <translation>Zieh den Griff, halt ↓ oder drück Eingabe</translation>
    </message>
    <message>
        <source>Drag the handle</source>
        <translation>Zieh den Griff</translation>
    </message>
    <message>
        <source>↑ ↓ read on, Escape goes back</source>
        <translation>↑ ↓ weiterlesen, Esc führt zurück</translation>
    </message>
    <message>
        <source>The report is being written.</source>
        <translation>Der Bericht wird geschrieben.</translation>
    </message>
    <message>
        <source>Scouting report</source>
        <translation>Scouting-Bericht</translation>
    </message>
    <message>
        <source>SCOUTING REPORT</source>
        <translation>SCOUTING-BERICHT</translation>
    </message>
    <message>
        <source>SCOUT</source>
        <translation>SCOUT</translation>
    </message>
    <message>
        <source>Press it to copy the hash; the record proves it afterwards.</source>
        <translation>Ein Druck kopiert den Hash; das Protokoll beweist ihn hinterher.</translation>
    </message>
    <message>
        <source>{seal} A click copies it. FB-19</source>
        <translation>{seal} Ein Klick kopiert es. FB-19</translation>
    </message>
    <message>
        <source>Copied: {hash}</source>
        <translation>Kopiert: {hash}</translation>
    </message>
    <message>
        <source>Sealed pick</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>PAUSE</source>
        <translation>PAUSE</translation>
    </message>
    <message>
        <source>The clock stands</source>
        <translation>Die Uhr steht</translation>
    </message>
    <message>
        <source>Whoever is back first goes on.</source>
        <translation>Wer zuerst zurück ist, macht weiter.</translation>
    </message>
    <message>
        <source>{team} only: pick your play</source>
        <translation>Nur {team}: Wähl deinen Spielzug</translation>
    </message>
    <message>
        <source>{team} only: pick your formation</source>
        <translation>Nur {team}: Wähl deine Formation</translation>
    </message>
    <message>
        <source>{team}, look away.</source>
        <translation>{team}, bitte wegsehen.</translation>
    </message>
    <message>
        <source>Pictures and PDF</source>
        <translation>Bilder und PDF</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Choose scans or photos</source>
        <translation>Scans oder Fotos wählen</translation>
    </message>
    <message>
        <source>Choose a folder of scans or photos</source>
        <translation>Einen Ordner mit Scans oder Fotos wählen</translation>
    </message>
    <message>
        <source>upper left corner</source>
        <translation>Ecke oben links</translation>
    </message>
    <message>
        <source>upper right corner</source>
        <translation>Ecke oben rechts</translation>
    </message>
    <message>
        <source>lower right corner</source>
        <translation>Ecke unten rechts</translation>
    </message>
    <message>
        <source>lower left corner</source>
        <translation>Ecke unten links</translation>
    </message>
    <message>
        <source>Photo with the card’s corners</source>
        <translation>Foto mit den Ecken der Karte</translation>
    </message>
    <message>
        <source>{corner} at {x:.0f}, {y:.0f}</source>
        <translation>{corner} bei {x:.0f}, {y:.0f}</translation>
    </message>
    <message>
        <source>The photo is being opened …</source>
        <translation>Das Foto wird geöffnet …</translation>
    </message>
    <message>
        <source>There is no picture of it yet.</source>
        <translation>Davon gibt es noch kein Bild.</translation>
    </message>
    <message>
        <source>Read the card again with these corners, or drag on.</source>
        <translation>Lies die Karte mit diesen Ecken neu, oder zieh weiter.</translation>
    </message>
    <message>
        <source>Reading {picture}. {tally}</source>
        <translation>{picture} wird gelesen. {tally}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The card laid flat</source>
        <translation>Die Karte, flach gelegt</translation>
    </message>
    <message>
        <source>The card is being opened …</source>
        <translation>Die Karte wird geöffnet …</translation>
    </message>
    <message>
        <source>There is no card yet.</source>
        <translation>Es gibt noch keine Karte.</translation>
    </message>
    <message>
        <source>By the saw-tooth</source>
        <translation>Laut Sägezahn</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>As it lies</source>
        <translation>Wie sie liegt</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beides</translation>
    </message>
    <message>
        <source>Scan</source>
        <translation>Scan</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Choose files …</source>
        <translation>Dateien wählen…</translation>
    </message>
    <message>
        <source>Choose a folder …</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Wegnehmen</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Find by itself</source>
        <translation>Automatisch finden</translation>
    </message>
    <message>
        <source>Read with these corners</source>
        <translation>Mit diesen Ecken lesen</translation>
    </message>
    <message>
        <source>Turn round</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Turn the path round</source>
        <translation>Laufweg umdrehen</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Try the card on the light box</source>
        <translation>Die Karte auf dem Leuchtkasten ausprobieren</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Save the deck</source>
        <translation>Satz speichern</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation>Zurück zum vorigen Schritt</translation>
    </message>
    <message>
        <source>On to the next step</source>
        <translation>Weiter zum nächsten Schritt</translation>
    </message>
    <message>
        <source>Which way the card lies</source>
        <translation>Wie herum die Karte liegt</translation>
    </message>
    <message>
        <source>What shows</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>How much of the scan shows</source>
        <translation>Wie viel vom Scan zu sehen ist</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>Ein neuer Satz</translation>
    </message>
    <message>
        <source>Name of the new deck</source>
        <translation>Name des neuen Kartensatzes</translation>
    </message>
    <message>
        <source>My scanned deck</source>
        <translation>Mein gescannter Satz</translation>
    </message>
    <message>
        <source>Fill gaps from the bundled deck</source>
        <translation>Lücken mit dem mitgelieferten füllen</translation>
    </message>
    <message>
        <source>Faint scan</source>
        <translation>Scan schwach</translation>
    </message>
    <message>
        <source>Strong scan</source>
        <translation>Scan stark</translation>
    </message>
    <message>
        <source>Scan only</source>
        <translation>Nur Scan</translation>
    </message>
    <message>
        <source>The card over its scan</source>
        <translation>Die Karte über ihrem Scan</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Drop scans and photos of cards here</source>
        <translation>Leg Scans und Fotos von Karten hier ab</translation>
    </message>
    <message>
        <source>DROP SCANS OR PHOTOS HERE</source>
        <translation>SCANS ODER FOTOS HIER ABLEGEN</translation>
    </message>
    <message>
        <source>One file, many, or a whole folder; all cards are read one after the other.</source>
        <translation>Eine Datei, viele oder ein ganzer Ordner; alle Karten werden nacheinander gelesen.</translation>
    </message>
    <message>
        <source>{kinds}, the pages of a PDF.</source>
        <translation>{kinds}, die Seiten einer PDF.</translation>
    </message>
    <message>
        <source>{words} {share} % done</source>
        <translation>{words} {share}&#xa0;% fertig</translation>
    </message>
    <message>
        <source>The deck to be</source>
        <translation>Der künftige Kartensatz</translation>
    </message>
    <message>
        <source>Card {key}: {note}</source>
        <translation>Karte {key}: {note}</translation>
    </message>
    <message>
        <source>Step {place} of {count}: {step}</source>
        <translation>Schritt {place} von {count}: {step}</translation>
    </message>
    <message>
        <source>There are more offense cards than a deck has; take one away.</source>
        <translation>Es sind mehr Offense-Karten, als ein Kartensatz hat; nimm eine weg.</translation>
    </message>
    <message>
        <source>There are more defense cards than a deck has; take one away.</source>
        <translation>Es sind mehr Defense-Karten, als ein Kartensatz hat; nimm eine weg.</translation>
    </message>
    <message>
        <source>Offense {key}</source>
        <translation>Offense {key}</translation>
    </message>
    <message>
        <source>Defense {key}</source>
        <translation>Defense {key}</translation>
    </message>
    <message>
        <source>IMPORT</source>
        <translation>IMPORT</translation>
    </message>
    <message>
        <source>Real cards become a deck</source>
        <translation>Aus echten Karten wird ein Kartensatz</translation>
    </message>
    <message numerus="yes">
        <source>Mended; {n} place left to look at.</source>
        <comment>Mended; {n} places left to look at.</comment>
        <translation>
            <numerusform>Behoben; noch {n} Stelle anzusehen.</numerusform>
            <numerusform>Behoben; noch {n} Stellen anzusehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mended; nothing is left on this card.</source>
        <translation>Behoben; auf dieser Karte ist nichts mehr offen.</translation>
    </message>
    <message>
        <source>The files are being opened …</source>
        <translation>Die Dateien werden geöffnet …</translation>
    </message>
    <message>
        <source>These pictures lie on the pile already.</source>
        <translation>Diese Bilder liegen schon auf dem Stapel.</translation>
    </message>
    <message>
        <source>Stopped; what was read stays. Go on reads the rest.</source>
        <translation>Angehalten; was gelesen ist, bleibt. „Weiter“ liest den Rest.</translation>
    </message>
    <message>
        <source>{name} is taken away; Undo brings it back.</source>
        <translation>{name} ist weggenommen; Rückgängig holt es zurück.</translation>
    </message>
    <message>
        <source>Take {name} away</source>
        <translation>{name} wegnehmen</translation>
    </message>
    <message>
        <source>All pictures are taken away; Undo brings them back.</source>
        <translation>Alle Bilder sind weggenommen; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>Set the corners</source>
        <translation>Ecken setzen</translation>
    </message>
    <message>
        <source>Find the corners</source>
        <translation>Ecken finden</translation>
    </message>
    <message>
        <source>Say which way the card lies</source>
        <translation>Sagen, wie herum die Karte liegt</translation>
    </message>
    <message>
        <source>The card is read once more …</source>
        <translation>Die Karte wird noch einmal gelesen …</translation>
    </message>
    <message>
        <source>There is no other place to look at.</source>
        <translation>Sonst ist nichts mehr anzusehen.</translation>
    </message>
    <message>
        <source>There is nothing to accept on this card.</source>
        <translation>Auf dieser Karte gibt es nichts anzunehmen.</translation>
    </message>
    <message>
        <source>That can’t be accepted: draw what is missing with the tools.</source>
        <translation>Das ist so nicht annehmbar: Zeichne, was fehlt, mit den Werkzeugen.</translation>
    </message>
    <message>
        <source>Accept a place</source>
        <translation>Stelle annehmen</translation>
    </message>
    <message>
        <source>All places have been looked at; the next step is to save.</source>
        <translation>Alle Stellen sind angesehen; der nächste Schritt ist das Speichern.</translation>
    </message>
    <message>
        <source>The card must be whole before it is tried on the light box.</source>
        <translation>Die Karte muss fertig sein, bevor du sie auf dem Leuchtkasten ausprobierst.</translation>
    </message>
    <message>
        <source>they stay as they are</source>
        <translation>sie bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>from the bundled deck</source>
        <translation>vom mitgelieferten Satz</translation>
    </message>
    <message>
        <source>left empty</source>
        <translation>bleiben leer</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie sie ist</translation>
    </message>
    <message>
        <source>bundled</source>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Name the card</source>
        <translation>Karte benennen</translation>
    </message>
    <message>
        <source>It is card {key} now.</source>
        <translation>Es ist jetzt Karte {key}.</translation>
    </message>
    <message>
        <source>Wait until all pictures are read, or cancel the reading.</source>
        <translation>Warte, bis alle Bilder gelesen sind, oder brich das Lesen ab.</translation>
    </message>
    <message>
        <source>The deck is being saved …</source>
        <translation>Der Kartensatz wird gespeichert …</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>offense {place}: {often}</source>
        <translation>Offense {place}: {often}</translation>
    </message>
    <message>
        <source>{formation} after seeing: {places}</source>
        <translation>{formation} nach Sicht: {places}</translation>
    </message>
    <message>
        <source>sees {place}</source>
        <translation>sieht {place}</translation>
    </message>
    <message>
        <source>Getting ready</source>
        <translation>Wird vorbereitet</translation>
    </message>
    <message>
        <source>Draw {key}</source>
        <translation>{key} zeichnen</translation>
    </message>
    <message>
        <source>Back to the lab</source>
        <translation>Zurück ins Labor</translation>
    </message>
    <message>
        <source>CARDS</source>
        <translation>KARTEN</translation>
    </message>
    <message>
        <source>Escape goes back</source>
        <translation>Esc führt zurück</translation>
    </message>
    <message>
        <source>loss or nothing</source>
        <translation>Verlust oder nichts</translation>
    </message>
    <message>
        <source>more</source>
        <comment>yards</comment>
        <translation>mehr</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Figures beside real football</source>
        <translation>Zahlen neben echtem Football</translation>
    </message>
    <message>
        <source>{said}. Runs at their best by yards: {gains}</source>
        <translation>{said}. Läufe bestmöglich nach Yards: {gains}</translation>
    </message>
    <message>
        <source>BESIDE REAL FOOTBALL</source>
        <translation>NEBEN ECHTEM FOOTBALL</translation>
    </message>
    <message>
        <source>Real football: {source}</source>
        <translation>Echter Football: {source}</translation>
    </message>
    <message>
        <source>RUNS BY YARDS GAINED</source>
        <translation>LÄUFE NACH YARDS</translation>
    </message>
    <message>
        <source>FIRST AND TEN IS WORTH</source>
        <translation>WERT VON 1. UND 10</translation>
    </message>
    <message>
        <source>at its best</source>
        <translation>bestmöglich</translation>
    </message>
    <message>
        <source>as people play</source>
        <translation>wie Menschen</translation>
    </message>
    <message>
        <source>real</source>
        <translation>echt</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>How often each card was laid</source>
        <translation>Wie oft jede Karte gelegt wurde</translation>
    </message>
    <message>
        <source>ON DEFENSE</source>
        <translation>IN DER DEFENSE</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>gelegt</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>All results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Yards to gain</source>
        <translation>Nötige Yards</translation>
    </message>
    <message>
        <source>What the offense lays</source>
        <translation>Was die Offense legt</translation>
    </message>
    <message>
        <source>What the defense lays</source>
        <translation>Was die Defense legt</translation>
    </message>
    <message>
        <source>{to_go} to gain</source>
        <translation>{to_go} nötig</translation>
    </message>
    <message>
        <source>OFFENSE LAYS</source>
        <translation>OFFENSE LEGT</translation>
    </message>
    <message>
        <source>DEFENSE LAYS</source>
        <translation>DEFENSE LEGT</translation>
    </message>
    <message>
        <source>L left, C center, R right</source>
        <translation>L links, C Mitte, R rechts</translation>
    </message>
    <message>
        <source>Ball {spot}</source>
        <translation>Ball {spot}</translation>
    </message>
    <message>
        <source>{key} {name}, once it has seen where the offense lies</source>
        <translation>{key} {name}, sobald zu sehen ist, wo die Offense liegt</translation>
    </message>
    <message>
        <source>A PLAY IS WORTH</source>
        <translation>WERT DES SPIELZUGS</translation>
    </message>
    <message>
        <source>{call} – the best call</source>
        <translation>{call} – beste Ansage</translation>
    </message>
    <message>
        <source>Two cards from the lab</source>
        <translation>Zwei Karten aus dem Labor</translation>
    </message>
    <message>
        <source>Colored by</source>
        <translation>Gefärbt nach</translation>
    </message>
    <message>
        <source>Lay them on the box</source>
        <translation>Auf den Kasten legen</translation>
    </message>
    <message>
        <source>against {card}, {alignment}</source>
        <translation>gegen {card}, {alignment}</translation>
    </message>
    <message>
        <source>First and ten on the own 30 that is worth {points} points to the offense.</source>
        <translation>1. und 10 an der eigenen 30 – das ist der Offense {points} Punkte wert.</translation>
    </message>
    <message>
        <source>Arrows look at results, Enter lays both cards on the box, F2 to F5 turn the sheets</source>
        <translation>Pfeile zeigen Ergebnisse, Eingabe legt beide Karten auf den Kasten, F2 bis F5 blättern</translation>
    </message>
    <message>
        <source>Arrows pull the ball and the stake, Enter opens a card, F2 to F5 turn the sheets</source>
        <translation>Pfeile ziehen Ball und Stange, Eingabe öffnet eine Karte, F2 bis F5 blättern</translation>
    </message>
    <message>
        <source>Enter opens the cards of a finding, F2 to F5 turn the sheets</source>
        <translation>Eingabe öffnet die Karten eines Befunds, F2 bis F5 blättern</translation>
    </message>
    <message>
        <source>Enter opens the mixes of a situation, F2 to F5 turn the sheets</source>
        <translation>Eingabe öffnet die Mischungen einer Situation, F2 bis F5 blättern</translation>
    </message>
    <message>
        <source>This deck’s game isn’t solved yet. Its solution holds for every down, distance and spot; it takes about a minute, once for each deck.</source>
        <translation>Das Spiel dieses Kartensatzes ist noch nicht gelöst. Die Lösung gilt für jeden Down, jede Distanz und jede Stelle; sie dauert etwa eine Minute, einmal je Kartensatz.</translation>
    </message>
    <message>
        <source>This deck isn’t examined yet: best answers are looked for everywhere, and games are played at its best and as people play. It takes about half a minute, once for each deck.</source>
        <translation>Dieser Kartensatz ist noch nicht geprüft: Überall werden beste Antworten gesucht, und es wird bestmöglich und wie unter Menschen gespielt. Das dauert etwa eine halbe Minute, einmal je Kartensatz.</translation>
    </message>
    <message>
        <source>The record book is being read.</source>
        <translation>Das Spielarchiv wird gelesen.</translation>
    </message>
    <message>
        <source>This deck’s game isn’t solved yet.</source>
        <translation>Das Spiel dieses Kartensatzes ist noch nicht gelöst.</translation>
    </message>
    <message>
        <source>This deck isn’t examined yet.</source>
        <translation>Dieser Kartensatz ist noch nicht geprüft.</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Deck being worked out</source>
        <translation>Kartensatz in Arbeit</translation>
    </message>
    <message>
        <source>LAB</source>
        <translation>LABOR</translation>
    </message>
    <message>
        <source>A deck’s whole game, solved</source>
        <translation>Das ganze Spiel eines Kartensatzes, gelöst</translation>
    </message>
    <message>
        <source>Getting ready.</source>
        <translation>Wird vorbereitet.</translation>
    </message>
    <message>
        <source>Examine</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>The deck is being read.</source>
        <translation>Der Kartensatz wird gelesen.</translation>
    </message>
    <message>
        <source>RESULTS</source>
        <translation>ERGEBNISSE</translation>
    </message>
    <message>
        <source>{title}: a play is worth {worth} points.</source>
        <translation>{title}: Ein Spielzug ist {worth} Punkte wert.</translation>
    </message>
    <message>
        <source>MIXES</source>
        <translation>MISCHUNGEN</translation>
    </message>
    <message>
        <source>GAMES</source>
        <translation>SPIELE</translation>
    </message>
    <message numerus="yes">
        <source>{deck}: {n} finding.</source>
        <comment>{deck}: {n} findings.</comment>
        <translation>
            <numerusform>{deck}: {n} Befund.</numerusform>
            <numerusform>{deck}: {n} Befunde.</numerusform>
        </translation>
    </message>
    <message>
        <source>FINDINGS</source>
        <translation>BEFUNDE</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Der Kartensatz</translation>
    </message>
    <message>
        <source>Mixes</source>
        <translation>Mischungen</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Spiele</translation>
    </message>
    <message>
        <source>Sheet of the lab: {words}</source>
        <translation>Blatt des Labors: {words}</translation>
    </message>
    <message>
        <source>In a lesson, Back takes you a step back (Ctrl+Left).</source>
        <translation>In einer Lektion führt Zurück einen Schritt zurück (Strg+Links).</translation>
    </message>
    <message>
        <source>Play a game now</source>
        <translation>Jetzt ein Spiel spielen</translation>
    </message>
    <message>
        <source>More lessons</source>
        <translation>Mehr Lektionen</translation>
    </message>
    <message>
        <source>Skip step</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>End lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Strg+H</translation>
    </message>
    <message>
        <source>Ctrl+Left</source>
        <translation>Strg+Links</translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation>Strg+Rechts</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>Zu Ende gespielt</translation>
    </message>
    <message>
        <source>A first drive in each game, on the real table; nothing of it is kept.</source>
        <translation>Ein erster Drive in jedem Spiel, auf dem echten Tisch; nichts davon wird aufgehoben.</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter begins, Escape goes back</source>
        <translation>Pfeiltasten wählen, Eingabe beginnt, Esc führt zurück</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lektion: {title}</translation>
    </message>
    <message>
        <source>LESSONS</source>
        <translation>LEKTIONEN</translation>
    </message>
    <message>
        <source>Played, not read</source>
        <translation>Gespielt statt gelesen</translation>
    </message>
    <message>
        <source>STEP {step} OF {steps}</source>
        <translation>SCHRITT {step} VON {steps}</translation>
    </message>
    <message>
        <source>WELL DONE</source>
        <translation>GUT GEMACHT</translation>
    </message>
    <message>
        <source>What you have learned</source>
        <translation>Was du gelernt hast</translation>
    </message>
    <message>
        <source>WHAT IF?</source>
        <translation>WAS, WENN?</translation>
    </message>
    <message>
        <source>{alignment} · played</source>
        <translation>{alignment} · gespielt</translation>
    </message>
    <message>
        <source>PULL SLOWLY</source>
        <translation>LANGSAM ZIEHEN</translation>
    </message>
    <message>
        <source>Offense pulls, defense holds the cards</source>
        <translation>Offense zieht, Defense hält die Karten</translation>
    </message>
    <message>
        <source>Light box</source>
        <translation>Leuchtkasten</translation>
    </message>
    <message>
        <source>The deciding place, magnified</source>
        <translation>Die entscheidende Stelle, vergrößert</translation>
    </message>
    <message>
        <source>THE DECIDING PLACE</source>
        <translation>DIE ENTSCHEIDENDE STELLE</translation>
    </message>
    <message>
        <source>all the way</source>
        <comment>short, under a picture</comment>
        <translation>Endzone</translation>
    </message>
    <message>
        <source>no gain</source>
        <comment>short, under a picture</comment>
        <translation>0 Yards</translation>
    </message>
    <message>
        <source>at {yards}</source>
        <translation>bei {yards}</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>der Line</translation>
    </message>
    <message>
        <source>{steps} left</source>
        <translation>{steps} links</translation>
    </message>
    <message>
        <source>{steps} right</source>
        <translation>{steps} rechts</translation>
    </message>
    <message>
        <source>Nothing comes within a yard of covering it.</source>
        <translation>Nichts kommt näher als ein Yard daran, sie zu verdecken.</translation>
    </message>
    <message numerus="yes">
        <source>The nearest diamond leaves light beside the line.</source>
        <comment>The nearest diamonds together leaves light beside the line.</comment>
        <translation>
            <numerusform>Die nächste Raute lässt Licht neben der Linie.</numerusform>
            <numerusform>Die nächsten Rauten lassen zusammen Licht neben der Linie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The nearest dot leaves light beside the line.</source>
        <comment>The nearest dots together leaves light beside the line.</comment>
        <translation>
            <numerusform>Der nächste Punkt lässt Licht neben der Linie.</numerusform>
            <numerusform>Die nächsten Punkte lassen zusammen Licht neben der Linie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The diamond covers the star.</source>
        <comment>The diamonds together cover the star.</comment>
        <translation>
            <numerusform>Die Raute verdeckt den Stern.</numerusform>
            <numerusform>Die Rauten verdecken zusammen den Stern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dot covers the star.</source>
        <comment>The dots together cover the star.</comment>
        <translation>
            <numerusform>Der Punkt verdeckt den Stern.</numerusform>
            <numerusform>Die Punkte verdecken zusammen den Stern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The diamond covers the line’s full width.</source>
        <comment>The diamonds together cover the line’s full width.</comment>
        <translation>
            <numerusform>Die Raute verdeckt die volle Breite der Linie.</numerusform>
            <numerusform>Die Rauten verdecken zusammen die volle Breite der Linie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The dot covers the line’s full width.</source>
        <comment>The dots together cover the line’s full width.</comment>
        <translation>
            <numerusform>Der Punkt verdeckt die volle Breite der Linie.</numerusform>
            <numerusform>Die Punkte verdecken zusammen die volle Breite der Linie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Margin over {yards:g} yard ({mm:.1f} mm)</source>
        <translation>Abstand über {yards:g} Yard ({mm:.1f} mm)</translation>
    </message>
    <message>
        <source>Margin {margin:.2f} yards on the card ({mm:.2f} mm)</source>
        <translation>Abstand {margin:.2f} Yards auf der Karte ({mm:.2f} mm)</translation>
    </message>
    <message>
        <source>Too close to call by eye: the spot lies {spot}.</source>
        <translation>Zu knapp für das Auge: Der Punkt liegt {spot}.</translation>
    </message>
    <message>
        <source>Too close to call by eye: under {yards:g} yards.</source>
        <translation>Zu knapp für das Auge: unter {yards:g} Yards.</translation>
    </message>
    <message>
        <source>Clear to the eye.</source>
        <translation>Klar zu sehen.</translation>
    </message>
    <message>
        <source>two left</source>
        <translation>zwei links</translation>
    </message>
    <message>
        <source>two right</source>
        <translation>zwei rechts</translation>
    </message>
    <message>
        <source>one left</source>
        <translation>eins links</translation>
    </message>
    <message>
        <source>one right</source>
        <translation>eins rechts</translation>
    </message>
    <message>
        <source>{steps:.2f} steps left</source>
        <translation>{steps:.2f} Schritte links</translation>
    </message>
    <message>
        <source>{steps:.2f} steps right</source>
        <translation>{steps:.2f} Schritte rechts</translation>
    </message>
    <message>
        <source>{steps:.2f} LEFT</source>
        <translation>{steps:.2f} LINKS</translation>
    </message>
    <message>
        <source>{steps:.2f} RIGHT</source>
        <translation>{steps:.2f} RECHTS</translation>
    </message>
    <message>
        <source>Both cards lie on the box. Down pulls the slide, Space pulls it by itself.</source>
        <translation>Beide Karten liegen auf dem Kasten. ↓ zieht den Schieber, die Leertaste zieht ihn von selbst.</translation>
    </message>
    <message>
        <source>The offense&apos;s card lies face down on the box.</source>
        <translation>Die Karte der Offense liegt verdeckt auf dem Kasten.</translation>
    </message>
    <message>
        <source>The box is empty.</source>
        <translation>Der Kasten ist leer.</translation>
    </message>
    <message>
        <source>The offense&apos;s card is in the hand over {place}. Arrows choose a place, Enter lays it.</source>
        <translation>Die Karte der Offense schwebt: {place}. Pfeile wählen einen Platz, Eingabe legt sie.</translation>
    </message>
    <message>
        <source>The offense&apos;s card is in the hand. Arrows choose a place, Enter lays it.</source>
        <translation>Die Karte der Offense ist in der Hand. Pfeile wählen einen Platz, Eingabe legt sie.</translation>
    </message>
    <message>
        <source>The defense&apos;s card is in the hand over {place}. Arrows choose a place, Enter lays it.</source>
        <translation>Die Karte der Defense schwebt: {place}. Pfeile wählen einen Platz, Eingabe legt sie.</translation>
    </message>
    <message>
        <source>The defense&apos;s card is in the hand. Arrows choose a place, Enter lays it.</source>
        <translation>Die Karte der Defense ist in der Hand. Pfeile wählen einen Platz, Eingabe legt sie.</translation>
    </message>
    <message>
        <source>DEFENSE {letter}</source>
        <translation>DEFENSE {letter}</translation>
    </message>
    <message>
        <source>OFFENSE {number} · {name}</source>
        <translation>OFFENSE {number} · {name}</translation>
    </message>
    <message>
        <source>Moves the view sideways</source>
        <translation>Bewegt die Ansicht seitwärts</translation>
    </message>
    <message>
        <source>Moves the view up and down</source>
        <translation>Bewegt die Ansicht auf und ab</translation>
    </message>
    <message>
        <source>The position is on the clipboard, as text.</source>
        <translation>Die Stellung ist als Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>nowhere, for the folder of logs can’t be written</source>
        <translation>nirgends, denn der Ordner der Logs ist nicht beschreibbar</translation>
    </message>
    <message>
        <source>The game is deleted; Undo brings it back.</source>
        <translation>Das Spiel ist gelöscht; Rückgängig holt es zurück.</translation>
    </message>
    <message>
        <source>The game is back.</source>
        <translation>Das Spiel ist wieder da.</translation>
    </message>
    <message>
        <source>The game is copied.</source>
        <translation>Das Spiel ist kopiert.</translation>
    </message>
    <message>
        <source>It is called “{title}” now.</source>
        <translation>Es heißt jetzt „{title}“.</translation>
    </message>
    <message>
        <source>What was whole is saved as a game of its own.</source>
        <translation>Was heil war, ist als eigenes Spiel gespeichert.</translation>
    </message>
    <message>
        <source>LONG</source>
        <translation>LANGER</translation>
    </message>
    <message>
        <source>RECORD</source>
        <comment>on a cover</comment>
        <translation>SPIEL-</translation>
    </message>
    <message>
        <source>BOOK</source>
        <comment>on a cover</comment>
        <translation>ARCHIV</translation>
    </message>
    <message>
        <source>RECORD</source>
        <translation>PROTOKOLL</translation>
    </message>
    <message>
        <source>Single</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doppelt</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Dreifach</translation>
    </message>
    <message>
        <source>White first</source>
        <translation>Weiß zuerst</translation>
    </message>
    <message>
        <source>Black first</source>
        <translation>Schwarz zuerst</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>times {face}</source>
        <translation>mal {face}</translation>
    </message>
    <message>
        <source>LAST PLAYS</source>
        <translation>LETZTE SPIELZÜGE</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Hier ist nichts</translation>
    </message>
    <message>
        <source>Own</source>
        <comment>color</comment>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Pegskin board</source>
        <translation>Pegskin-Brett</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>No dice</source>
        <translation>Keine Würfel</translation>
    </message>
    <message>
        <source>TEAM MOVES</source>
        <translation>TEAMZÜGE</translation>
    </message>
    <message>
        <source>left of {moves}</source>
        <translation>übrig von {moves}</translation>
    </message>
    <message>
        <source>GOAL</source>
        <translation>GOAL</translation>
    </message>
    <message>
        <source>{number} of {sheets}</source>
        <translation>{number} von {sheets}</translation>
    </message>
    <message>
        <source>Choose another folder or name.</source>
        <translation>Wähl einen anderen Ordner oder Namen.</translation>
    </message>
    <message>
        <source>it can&apos;t be written ({fault})</source>
        <translation>nicht zu schreiben ({fault})</translation>
    </message>
    <message>
        <source>Who rolls first? White is {team}.</source>
        <translation>Wer würfelt zuerst? Weiß ist {team}.</translation>
    </message>
    <message numerus="yes">
        <source>{team} returns the punt.</source>
        <comment>{team} return the punt.</comment>
        <translation>
            <numerusform>{team} trägt den Punt zurück.</numerusform>
            <numerusform>{team} tragen den Punt zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} kicks for the point.</source>
        <comment>{team} kick for the point.</comment>
        <translation>
            <numerusform>{team} kickt den Extrapunkt.</numerusform>
            <numerusform>{team} kicken den Extrapunkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} punts.</source>
        <comment>{team} punt.</comment>
        <translation>
            <numerusform>{team} puntet.</numerusform>
            <numerusform>{team} punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} pitches.</source>
        <comment>{team} pitch.</comment>
        <translation>
            <numerusform>{team} wirft den Pitch.</numerusform>
            <numerusform>{team} werfen den Pitch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} rolls.</source>
        <comment>{team} roll.</comment>
        <translation>
            <numerusform>{team} würfelt.</numerusform>
            <numerusform>{team} würfeln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The try is good!</source>
        <translation>Der Zusatzversuch ist gut!</translation>
    </message>
    <message>
        <source>Intercepted!</source>
        <translation>Abgefangen!</translation>
    </message>
    <message>
        <source>The board’s end</source>
        <translation>Das Ende des Bretts</translation>
    </message>
    <message>
        <source>All go back to the line, and the run goes on</source>
        <translation>Alle zurück zur Line, und der Lauf geht weiter</translation>
    </message>
    <message>
        <source>The play is named on the Yardcard once both sides stand.</source>
        <translation>Den Namen bekommt der Spielzug auf der Yardcard, sobald beide Seiten stehen.</translation>
    </message>
    <message>
        <source>Nobody goes in motion.</source>
        <translation>Niemand geht in Motion.</translation>
    </message>
    <message>
        <source>nothing can be taken back now (PS-9).</source>
        <translation>jetzt lässt sich nichts zurücknehmen (PS-9).</translation>
    </message>
    <message>
        <source>Who can get where with the moves left: your pegs, theirs, nobody</source>
        <translation>Wer mit den übrigen Zügen wohin kommt: deine Stifte, die anderen, niemand</translation>
    </message>
    <message>
        <source>Look closely at the ball, or at the whole board</source>
        <translation>Den Ball nah ansehen oder das ganze Brett</translation>
    </message>
    <message>
        <source>Write on the Yardcard what this play is called</source>
        <translation>Auf die Yardcard schreiben, wie der Spielzug heißt</translation>
    </message>
    <message>
        <source>Move there: {moves}, {left} of {of} left after it.</source>
        <translation>Dorthin: {moves}, danach {left} von {of} übrig.</translation>
    </message>
    <message>
        <source>Block him: {moves}, {left} of {of} left after it.</source>
        <translation>Ihn blocken: {moves}, danach {left} von {of} übrig.</translation>
    </message>
    <message>
        <source>Tackle him: {moves}, {left} of {of} left after it.</source>
        <translation>Ihn tackeln: {moves}, danach {left} von {of} übrig.</translation>
    </message>
    <message>
        <source>Step out of bounds: {moves}, {left} of {of} left after it.</source>
        <translation>Ins Aus gehen: {moves}, danach {left} von {of} übrig.</translation>
    </message>
    <message>
        <source>The reach map is for moves: roll the dice first.</source>
        <translation>„Wohin“ gilt für Züge: Würfle zuerst.</translation>
    </message>
    <message>
        <source>Where {whose} pegs can get with {moves}.</source>
        <translation>{whose}: Reichweite für {moves}.</translation>
    </message>
    <message>
        <source>Drag pegs, or put the cursor on a hole and press L, B or R; Delete takes one off.</source>
        <translation>Zieh Stifte oder stell den Cursor auf ein Loch und drück L, B oder R; Entf nimmt einen weg.</translation>
    </message>
    <message>
        <source>Another back straight behind the center takes the snap.</source>
        <translation>Ein anderer Back direkt hinter dem Center nimmt den Snap.</translation>
    </message>
    <message>
        <source>Other man takes the snap</source>
        <translation>Anderer nimmt den Snap</translation>
    </message>
    <message>
        <source>QTR</source>
        <comment>where there is little room</comment>
        <translation>VTL</translation>
    </message>
    <message>
        <source>BALL ON</source>
        <comment>where there is little room</comment>
        <translation>BALL</translation>
    </message>
    <message>
        <source>PLAY</source>
        <comment>where there is little room</comment>
        <translation>NR.</translation>
    </message>
    <message>
        <source>HOME</source>
        <translation>HEIM</translation>
    </message>
    <message>
        <source>VISITORS</source>
        <translation>GÄSTE</translation>
    </message>
    <message>
        <source>Scoreboard</source>
        <translation>Anzeigetafel</translation>
    </message>
    <message>
        <source>{team} have the ball</source>
        <translation>{team} am Ball</translation>
    </message>
    <message>
        <source>The winner has the ball first.</source>
        <translation>Wer gewinnt, hat zuerst den Ball.</translation>
    </message>
    <message>
        <source>1 point, if not T and T</source>
        <translation>1 Punkt, außer bei T und T</translation>
    </message>
    <message>
        <source>Hand the ball to whom?</source>
        <translation>Wem den Ball geben?</translation>
    </message>
    <message>
        <source>Pitch to whom?</source>
        <translation>Pitch an wen?</translation>
    </message>
    <message>
        <source>That was {face}. Now say what the other die shows.</source>
        <translation>Das war {face}. Sag nun, was der andere Würfel zeigt.</translation>
    </message>
    <message>
        <source>R rolls the dice</source>
        <translation>R würfelt</translation>
    </message>
    <message>
        <source>D is done</source>
        <translation>D: fertig</translation>
    </message>
    <message>
        <source>Drag a peg, or arrows and Enter; D is done</source>
        <translation>Zieh einen Stift, oder Pfeile und Eingabe; D: fertig</translation>
    </message>
    <message>
        <source>Drag a man sideways, or D for nobody</source>
        <translation>Zieh einen Spieler zur Seite, oder D für niemanden</translation>
    </message>
    <message>
        <source>Click a receiver to throw, or press his number</source>
        <translation>Klick einen Receiver für den Wurf an oder drück seine Nummer</translation>
    </message>
    <message>
        <source>Defense goes on clear film; mirrored, its ink is underneath.</source>
        <translation>Defense kommt auf klare Folie; gespiegelt gedruckt liegt die Farbe unten.</translation>
    </message>
    <message>
        <source>Offense goes on heavy paper and lies printed side down. Cut at the crop marks; the round marks lay two sheets together.</source>
        <translation>Offense kommt auf festes Papier und liegt mit der bedruckten Seite nach unten. Schneide an den Schnittmarken; die runden Marken legen zwei Blätter zusammen.</translation>
    </message>
    <message>
        <source>Print the rulers, measure both 100 mm ones and write what they are.</source>
        <translation>Druck die Lineale, miss die beiden mit 100 mm und trag ein, wie lang sie sind.</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Dark areas</source>
        <translation>Dunkle Flächen</translation>
    </message>
    <message>
        <source>Solid</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Outlined</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <source>Outlined saves ink: fill by hand or cut out</source>
        <translation>Umriss spart Tinte: von Hand füllen oder ausschneiden</translation>
    </message>
    <message>
        <source>Mirror the film</source>
        <translation>Folie spiegeln</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>New printer</source>
        <translation>Neuer Drucker</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget this printer</source>
        <translation>Diesen Drucker vergessen</translation>
    </message>
    <message>
        <source>Print the rulers</source>
        <translation>Lineale drucken</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>a distance on paper</comment>
        <translation>Längs</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Korrigieren</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken…</translation>
    </message>
    <message>
        <source>SHEETS</source>
        <translation>BLÄTTER</translation>
    </message>
    <message>
        <source>PRINTER</source>
        <translation>DRUCKER</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>gedruckt</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>not drawn yet</source>
        <translation>noch nicht gezeichnet</translation>
    </message>
    <message>
        <source>Cards to print: card {key}, {state}</source>
        <translation>Zu druckende Karten: Karte {key}, {state}</translation>
    </message>
    <message>
        <source>PgUp PgDn turn the sheets, Ctrl+P prints, Ctrl+S saves, Escape goes back</source>
        <translation>Bild auf/ab blättert, Strg+P druckt, Strg+S speichert, Esc führt zurück</translation>
    </message>
    <message>
        <source>Print at 100 %, without “fit to page”.</source>
        <translation>Druck mit 100 %, ohne „An Seite anpassen“.</translation>
    </message>
    <message>
        <source>No program for PDF files answers; save the PDF and print it from there.</source>
        <translation>Kein Programm für PDF-Dateien antwortet; speichere die PDF und druck sie von dort.</translation>
    </message>
    <message>
        <source>PRINT</source>
        <translation>DRUCKEN</translation>
    </message>
    <message>
        <source>Cards on paper and film, for a real light box</source>
        <translation>Karten auf Papier und Folie, für einen echten Leuchtkasten</translation>
    </message>
    <message>
        <source>{place} of {count}: {sheet}</source>
        <translation>{place} von {count}: {sheet}</translation>
    </message>
    <message>
        <source>Sheet {place}: {sheet}</source>
        <translation>Blatt {place}: {sheet}</translation>
    </message>
    <message>
        <source>This sheet can&apos;t be drawn.</source>
        <translation>Dieses Blatt lässt sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>Sheets are for “{name}” now.</source>
        <translation>Die Blätter sind jetzt für „{name}“.</translation>
    </message>
    <message>
        <source>“{name}” is the printer again.</source>
        <translation>Der Drucker ist wieder „{name}“.</translation>
    </message>
    <message>
        <source>Write what the printer is called and press Enter; Escape leaves it.</source>
        <translation>Schreib, wie der Drucker heißt, und drück Eingabe; Esc lässt es.</translation>
    </message>
    <message>
        <source>The printers are as they were.</source>
        <translation>Die Drucker sind, wie sie waren.</translation>
    </message>
    <message>
        <source>Sheets are for “{name}” now. Print its rulers and measure them.</source>
        <translation>Die Blätter sind jetzt für „{name}“. Druck seine Lineale und miss sie.</translation>
    </message>
    <message>
        <source>The new printer is gone again.</source>
        <translation>Der neue Drucker ist wieder weg.</translation>
    </message>
    <message>
        <source>“{name}” is back.</source>
        <translation>„{name}“ ist wieder da.</translation>
    </message>
    <message>
        <source>What was measured of “{name}” is forgotten; Undo brings it back.</source>
        <translation>Die Maße von „{name}“ sind vergessen; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>The sheets are put right. Print the rulers once more to see that they are 100 mm.</source>
        <translation>Die Blätter sind korrigiert. Druck die Lineale noch einmal und sieh, ob es 100 mm sind.</translation>
    </message>
    <message>
        <source>The printer&apos;s correction is as it was.</source>
        <translation>Die Korrektur des Druckers ist, wie sie war.</translation>
    </message>
    <message>
        <source>The sheets are in {path}. {advice}</source>
        <translation>Die Blätter sind in {path}. {advice}</translation>
    </message>
    <message>
        <source>Print from the program that opens. {advice}</source>
        <translation>Druck aus dem Programm, das sich öffnet. {advice}</translation>
    </message>
    <message>
        <source>Writing {file} …</source>
        <translation>{file} wird geschrieben …</translation>
    </message>
    <message>
        <source>Save the sheets</source>
        <translation>Blätter speichern</translation>
    </message>
    <message>
        <source>Click to look closely</source>
        <translation>Klick, um genau hinzusehen</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Tendencies</source>
        <translation>Tendenzen</translation>
    </message>
    <message>
        <source>Save what comes before it.</source>
        <translation>Speichere, was davor kommt.</translation>
    </message>
    <message>
        <source>Nothing is written here yet.</source>
        <translation>Hier steht noch nichts.</translation>
    </message>
    <message>
        <source>Won, lost and tied, of all games played to their end; Enter lists one&apos;s games.</source>
        <translation>Gewonnen, verloren und unentschieden, aus allen zu Ende gespielten Spielen; Eingabe zeigt die Spiele dazu.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Coaches</source>
        <translation>Coaches</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Art des Spiels</translation>
    </message>
    <message>
        <source>No game has been played to its end.</source>
        <translation>Noch kein Spiel ist zu Ende gespielt.</translation>
    </message>
    <message>
        <source>TEAMS</source>
        <translation>TEAMS</translation>
    </message>
    <message>
        <source>COACHES</source>
        <translation>COACHES</translation>
    </message>
    <message>
        <source>Choose two, and see how they did against each other; Enter shows a game once more.</source>
        <translation>Wähl zwei und sieh, wie sie gegeneinander spielten; Eingabe zeigt ein Spiel noch einmal.</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>Zwischen</translation>
    </message>
    <message>
        <source>The one</source>
        <translation>Die eine Seite</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>Their numbers</source>
        <translation>Ihre Zahlen</translation>
    </message>
    <message>
        <source>Their games</source>
        <translation>Ihre Spiele</translation>
    </message>
    <message>
        <source>They haven&apos;t met yet.</source>
        <translation>Sie haben sich noch nie getroffen.</translation>
    </message>
    <message>
        <source>Nobody is in the book yet.</source>
        <translation>Noch steht niemand im Archiv.</translation>
    </message>
    <message>
        <source>HEAD-TO-HEAD</source>
        <translation>DUELLE</translation>
    </message>
    <message>
        <source>THEIR GAMES</source>
        <translation>IHRE SPIELE</translation>
    </message>
    <message>
        <source>v.</source>
        <comment>one team against another</comment>
        <translation>gg.</translation>
    </message>
    <message numerus="yes">
        <source>{n} tie</source>
        <comment>{n} ties</comment>
        <translation>
            <numerusform>{n} Unentschieden</numerusform>
            <numerusform>{n} Unentschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>Who did the most of everything; Enter shows it once more.</source>
        <translation>Wer von allem das meiste hat; Eingabe zeigt es noch einmal.</translation>
    </message>
    <message>
        <source>Records of a game</source>
        <translation>Rekorde eines Spiels</translation>
    </message>
    <message>
        <source>Longest plays</source>
        <translation>Längste Spielzüge</translation>
    </message>
    <message>
        <source>No record is held yet.</source>
        <translation>Noch gibt es keinen Rekord.</translation>
    </message>
    <message>
        <source>IN ONE GAME</source>
        <translation>IN EINEM SPIEL</translation>
    </message>
    <message>
        <source>LONGEST PLAYS</source>
        <translation>LÄNGSTE SPIELZÜGE</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Teams &amp; coaches</source>
        <translation>Teams &amp; Coaches</translation>
    </message>
    <message>
        <source>Head-to-head</source>
        <translation>Duelle</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Ctrl+Page Down turns to the next part, Escape goes back</source>
        <translation>Strg+Bild ab blättert zum nächsten Teil, Esc führt zurück</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Spiele durchsuchen</translation>
    </message>
    <message>
        <source>All teams</source>
        <translation>Alle Teams</translation>
    </message>
    <message>
        <source>All coaches</source>
        <translation>Alle Coaches</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sortierung</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
    <message>
        <source>RECORD BOOK</source>
        <translation>SPIELARCHIV</translation>
    </message>
    <message>
        <source>Every game that is kept</source>
        <translation>Jedes Spiel, das aufgehoben ist</translation>
    </message>
    <message numerus="yes">
        <source>{n} game is still to be read.</source>
        <comment>{n} games are still to be read.</comment>
        <translation>
            <numerusform>{n} Spiel ist noch zu lesen.</numerusform>
            <numerusform>{n} Spiele sind noch zu lesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is like that; take a filter away to see more.</source>
        <translation>So ein Spiel gibt es nicht; nimm einen Filter weg, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Replay: {title}</source>
        <translation>Wiederholung: {title}</translation>
    </message>
    <message>
        <source>{count} of {all} games</source>
        <translation>{count} von {all} Spielen</translation>
    </message>
    <message>
        <source>No game is like that</source>
        <translation>So ein Spiel gibt es nicht</translation>
    </message>
    <message>
        <source>Part of the book: {words}</source>
        <translation>Teil des Archivs: {words}</translation>
    </message>
    <message>
        <source>Scouting</source>
        <translation>Scouting</translation>
    </message>
    <message>
        <source>Record book</source>
        <translation>Spielarchiv</translation>
    </message>
    <message>
        <source>WHAT {coach} CALLS</source>
        <translation>WAS {coach} ANSAGT</translation>
    </message>
    <message>
        <source>HOW {coach} LINES UP</source>
        <translation>WIE {coach} AUFSTELLT</translation>
    </message>
    <message>
        <source>HOW {coach} DEFENDS</source>
        <translation>WIE {coach} VERTEIDIGT</translation>
    </message>
    <message>
        <source>WHAT {coach} KICKS</source>
        <translation>WAS {coach} KICKT</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch kein Spiel</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Never called here.</source>
        <translation>Hier nie angesagt.</translation>
    </message>
    <message>
        <source>TENDENCIES</source>
        <translation>TENDENZEN</translation>
    </message>
    <message>
        <source>What is called, and what it gains</source>
        <translation>Was angesagt wird und was es bringt</translation>
    </message>
    <message>
        <source>A COACH</source>
        <translation>EIN COACH</translation>
    </message>
    <message>
        <source>THE PLAYS</source>
        <translation>DIE SPIELZÜGE</translation>
    </message>
    <message>
        <source>THE PLAYS: {call}</source>
        <translation>SPIELZÜGE: {call}</translation>
    </message>
    <message>
        <source>ALL COACHES</source>
        <translation>ALLE COACHES</translation>
    </message>
    <message>
        <source>SCOUTING</source>
        <translation>SCOUTING</translation>
    </message>
    <message>
        <source>Coin toss</source>
        <translation>Münzwurf</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>Program rolls</source>
        <translation>Programm würfelt</translation>
    </message>
    <message>
        <source>Our own dice</source>
        <translation>Eigene Würfel</translation>
    </message>
    <message>
        <source>Program spins</source>
        <translation>Programm dreht</translation>
    </message>
    <message>
        <source>Our own wheel</source>
        <translation>Eigene Scheibe</translation>
    </message>
    <message>
        <source>No dice yet</source>
        <translation>Noch keine Würfel</translation>
    </message>
    <message>
        <source>Foto-Electric, referee</source>
        <translation>Foto-Electric, Schiedsrichter</translation>
    </message>
    <message>
        <source>All-Pro, referee</source>
        <translation>All-Pro, Schiedsrichter</translation>
    </message>
    <message>
        <source>Pegskin, referee</source>
        <translation>Pegskin, Schiedsrichter</translation>
    </message>
    <message>
        <source>The flag is down. Now tell how the play ended.</source>
        <translation>Die Flagge liegt. Sag jetzt, wie der Spielzug endete.</translation>
    </message>
    <message>
        <source>Enter it</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message numerus="yes">
        <source>{n} yard on</source>
        <comment>{n} yards on</comment>
        <translation>
            <numerusform>{n} Yard vor</numerusform>
            <numerusform>{n} Yards vor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} yard back</source>
        <comment>{n} yards back</comment>
        <translation>
            <numerusform>{n} Yard zurück</numerusform>
            <numerusform>{n} Yards zurück</numerusform>
        </translation>
    </message>
    <message>
        <source>Click what happened, or press its letter</source>
        <translation>Klick, was geschah, oder drück den Buchstaben</translation>
    </message>
    <message>
        <source>Click on the field, type the yards, or press ← →; Enter tells it</source>
        <translation>Klick aufs Feld, tipp die Yards oder drück ← →; Eingabe meldet es</translation>
    </message>
    <message>
        <source>Click to go on</source>
        <translation>Klick geht weiter</translation>
    </message>
    <message>
        <source>Type in what your own dice and spinners show, from now on.</source>
        <translation>Tipp ab jetzt ein, was deine Würfel und Drehscheiben zeigen.</translation>
    </message>
    <message>
        <source>The program rolls, from now on.</source>
        <translation>Ab jetzt würfelt das Programm.</translation>
    </message>
    <message>
        <source>Where it turned</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>This snap</source>
        <translation>Dieser Snap</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Wenden</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Snap</translation>
    </message>
    <message>
        <source>Going through the game</source>
        <translation>Das Spiel wird durchgesehen</translation>
    </message>
    <message>
        <source>Solving the deck, once for each</source>
        <translation>Der Kartensatz wird gelöst, einmal je Satz</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Close analysis</source>
        <translation>Analyse zu</translation>
    </message>
    <message>
        <source>Analyze the game first: press A.</source>
        <translation>Analysiere erst das Spiel: Drück A.</translation>
    </message>
    <message>
        <source>Open the analysis first: press A.</source>
        <translation>Öffne erst die Analyse: Drück A.</translation>
    </message>
    <message>
        <source>The game is analyzed</source>
        <translation>Das Spiel ist analysiert</translation>
    </message>
    <message>
        <source>The analysis was stopped.</source>
        <translation>Die Analyse wurde gestoppt.</translation>
    </message>
    <message>
        <source>Stop, {percent} %</source>
        <translation>Stopp, {percent} %</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>The game is analyzed. 1 to 3 turn the pages, T goes to where it turned.</source>
        <translation>Das Spiel ist analysiert. 1 bis 3 blättern, T geht zum Wendepunkt.</translation>
    </message>
    <message>
        <source>The game didn’t turn after this.</source>
        <translation>Danach wendete sich das Spiel nicht mehr.</translation>
    </message>
    <message>
        <source>The game didn’t turn before this.</source>
        <translation>Davor wendete sich das Spiel nicht.</translation>
    </message>
    <message>
        <source>This game can’t be analyzed; the log says more.</source>
        <translation>Dieses Spiel lässt sich nicht analysieren; das Logbuch sagt mehr.</translation>
    </message>
    <message>
        <source>A replay can’t be changed; play on from here to make other moves.</source>
        <translation>Eine Wiederholung lässt sich nicht ändern; spiel ab hier weiter, um anders zu ziehen.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>There is no quarter after this.</source>
        <translation>Danach kommt kein Viertel.</translation>
    </message>
    <message>
        <source>There is no quarter before this.</source>
        <translation>Davor liegt kein Viertel.</translation>
    </message>
    <message>
        <source>There is no score or turnover after this.</source>
        <translation>Danach kommen weder Punkte noch ein Turnover.</translation>
    </message>
    <message>
        <source>There is no score or turnover before this.</source>
        <translation>Davor liegen weder Punkte noch ein Turnover.</translation>
    </message>
    <message>
        <source>Score or turnover before (J)</source>
        <translation>Punkte oder Turnover davor (J)</translation>
    </message>
    <message>
        <source>Play before (Shift+←)</source>
        <translation>Spielzug davor (Umschalt+←)</translation>
    </message>
    <message>
        <source>Step back (←)</source>
        <translation>Schritt zurück (←)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Abspielen (Leertaste)</translation>
    </message>
    <message>
        <source>Step forward (→)</source>
        <translation>Schritt vor (→)</translation>
    </message>
    <message>
        <source>Next play (Shift+→)</source>
        <translation>Nächster Spielzug (Umschalt+→)</translation>
    </message>
    <message>
        <source>Next score or turnover (L)</source>
        <translation>Nächste Punkte oder Turnover (L)</translation>
    </message>
    <message>
        <source>Analyze</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>3rd quarter, play 88, move 88 of 88</source>
        <translation>3. Viertel, Spielzug 88, Schritt 88/88</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Leertaste)</translation>
    </message>
    <message>
        <source>{speed} times as fast (+ and −)</source>
        <translation>{speed}-faches Tempo (+ und −)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>TO WIN</source>
        <translation>SIEGCHANCE</translation>
    </message>
    <message>
        <source>LEAD</source>
        <translation>FÜHRUNG</translation>
    </message>
    <message>
        <source>Turnover</source>
        <translation>Turnover</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Spread it out (W)</source>
        <translation>Ausbreiten (W)</translation>
    </message>
    <message>
        <source>Lay it beside the board (W)</source>
        <translation>Neben das Brett legen (W)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Close the analysis (A)</source>
        <translation>Analyse schließen (A)</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Regelentscheide</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>NOTHING FOUND</source>
        <translation>NICHTS GEFUNDEN</translation>
    </message>
    <message>
        <source>What the old rules say, what they leave open, and how it is played here.</source>
        <translation>Was die alten Regeln sagen, was sie offenlassen und wie hier gespielt wird.</translation>
    </message>
    <message>
        <source>Type to search, ↑ ↓ choose, Escape goes back</source>
        <translation>Tippen sucht, ↑ ↓ wählen, Esc führt zurück</translation>
    </message>
    <message>
        <source>Search: words, a number, a setting</source>
        <translation>Suche: Wörter, Nummer, Einstellung</translation>
    </message>
    <message>
        <source>Search the rulings</source>
        <translation>Regelentscheide durchsuchen</translation>
    </message>
    <message>
        <source>Rulings of</source>
        <translation>Regelentscheide zu</translation>
    </message>
    <message>
        <source>← Before</source>
        <translation>← Zurück</translation>
    </message>
    <message>
        <source>Next →</source>
        <translation>Weiter →</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>RULES</source>
        <translation>REGELN</translation>
    </message>
    <message>
        <source>Every ruling, in plain words</source>
        <translation>Jeder Entscheid in einfachen Worten</translation>
    </message>
    <message>
        <source>Open in New game</source>
        <translation>Im neuen Spiel öffnen</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Nichts ist gewählt.</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>Eine Nummer</translation>
    </message>
    <message>
        <source>AP-26, or ap26. PS shows all that begin so.</source>
        <translation>AP-26 oder ap26. PS zeigt alle, die so beginnen.</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>fumble, fair catch, who may block. Every word must stand in a ruling.</source>
        <translation>Fumble, Fair Catch, wer blocken darf. Jedes Wort muss im Entscheid stehen.</translation>
    </message>
    <message>
        <source>A setting</source>
        <translation>Eine Einstellung</translation>
    </message>
    <message>
        <source>Sudden death, officiating, roll by hand: what an option of New game changes.</source>
        <translation>Sudden Death, Schiedsrichter, von Hand würfeln: was eine Option im neuen Spiel ändert.</translation>
    </message>
    <message>
        <source>The ruling</source>
        <translation>Der Entscheid</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>In diesem Spiel</translation>
    </message>
    <message>
        <source>Usually</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>SEE ALSO</source>
        <translation>SIEHE AUCH</translation>
    </message>
    <message>
        <source>WHAT CAN BE LOOKED FOR</source>
        <translation>WONACH MAN SUCHEN KANN</translation>
    </message>
    <message>
        <source>WHAT IT IS</source>
        <translation>WAS ES IST</translation>
    </message>
    <message>
        <source>Vintage tabletop football on a desktop: a light box that glows, and a board with eleven men a side, for two people at one screen. Everything stays on this machine.</source>
        <translation>Alte Tisch-Footballspiele auf dem Bildschirm: ein Leuchtkasten, der strahlt, und ein Brett mit elf Spielern je Seite, für zwei Leute an einem Schirm. Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>LICENSE</source>
        <translation>LIZENZ</translation>
    </message>
    <message>
        <source>Gridlight is free software under the MIT license: use it, change it, pass it on. Its cards, tables, art and texts are the project&apos;s own.</source>
        <translation>Gridlight ist freie Software unter der MIT-Lizenz: nutze es, ändere es, gib es weiter. Karten, Tabellen, Bilder und Texte gehören dem Projekt selbst.</translation>
    </message>
    <message>
        <source>NAMES</source>
        <translation>NAMEN</translation>
    </message>
    <message>
        <source>The names of the games belong to their owners and only say what is played. Gridlight is neither made nor endorsed by them, and has no tie to any league or team.</source>
        <translation>Die Namen der Spiele gehören ihren Inhabern und sagen nur, was gespielt wird. Gridlight ist weder von ihnen gemacht noch empfohlen und hat mit keiner Liga und keinem Team zu tun.</translation>
    </message>
    <message>
        <source>TYPE</source>
        <translation>SCHRIFT</translation>
    </message>
    <message>
        <source>Fjalla One by Irina Smirnova, Sorkin Type Co; Source Sans Pro by Paul D. Hunt, Adobe. Both under the SIL Open Font License 1.1, whose text lies beside the fonts.</source>
        <translation>Fjalla One von Irina Smirnova, Sorkin Type Co; Source Sans Pro von Paul D. Hunt, Adobe. Beide unter der SIL Open Font License 1.1; ihr Text liegt bei den Schriften.</translation>
    </message>
    <message>
        <source>BUILT WITH</source>
        <translation>GEBAUT MIT</translation>
    </message>
    <message>
        <source>Python, Qt by way of PySide6 (LGPL 3), NumPy and Pillow.</source>
        <translation>Python, Qt über PySide6 (LGPL 3), NumPy und Pillow.</translation>
    </message>
    <message>
        <source>ABOUT GRIDLIGHT</source>
        <translation>ÜBER GRIDLIGHT</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>ABOUT</source>
        <translation>INFO</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Box score</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>{team} from {spot}: {plays} plays, {yards} yards, {ending}.</source>
        <translation>{team} von {spot}: {plays} Spielzüge, {yards} Yards, {ending}.</translation>
    </message>
    <message>
        <source>SCORE BY QUARTERS</source>
        <translation>PUNKTE NACH VIERTELN</translation>
    </message>
    <message>
        <source>THE NUMBERS</source>
        <translation>DIE ZAHLEN</translation>
    </message>
    <message>
        <source>DRIVES</source>
        <translation>DRIVES</translation>
    </message>
    <message>
        <source>↑ ↓ read on, S shows the dice, Escape goes back</source>
        <translation>↑ ↓ weiterlesen, S zeigt die Würfel, Esc führt zurück</translation>
    </message>
    <message>
        <source>↑ ↓ read on, S shows the sealed picks, Escape goes back</source>
        <translation>↑ ↓ weiterlesen, S zeigt die versiegelte Wahl, Esc führt zurück</translation>
    </message>
    <message>
        <source>Bars are what came up; the red ticks are what was to be expected.</source>
        <translation>Balken zeigen, was kam; rote Striche, was zu erwarten war.</translation>
    </message>
    <message>
        <source>Every pick was hashed before the other side chose; here it is hashed once more.</source>
        <translation>Jede Wahl wurde gehasht, bevor die andere Seite wählte; hier wird sie noch einmal gehasht.</translation>
    </message>
    <message>
        <source>Sealed picks</source>
        <translation>Versiegelte Wahl</translation>
    </message>
    <message>
        <source>How the dice fell</source>
        <translation>Wie die Würfel fielen</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>Nothing has been tossed or spun yet.</source>
        <translation>Noch wurde nichts geworfen oder gedreht.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>of {expected:.1f}</source>
        <translation>erw. {expected:.1f}</translation>
    </message>
    <message>
        <source>χ² {sum:.1f} with {freedom} degrees. {verdict}</source>
        <translation>χ² {sum:.1f} bei {freedom} Freiheitsgraden. {verdict}</translation>
    </message>
    <message>
        <source>FAIRNESS</source>
        <translation>FAIRNESS</translation>
    </message>
    <message>
        <source>SEALS</source>
        <translation>SIEGEL</translation>
    </message>
    <message>
        <source>DICE</source>
        <translation>WÜRFEL</translation>
    </message>
    <message>
        <source>No saved games</source>
        <translation>Keine Spiele</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Gespeicherte Spiele</translation>
    </message>
    <message>
        <source>Enter opens, R replays, F2 renames, Delete deletes, Z undoes</source>
        <translation>Eingabe öffnet, R zeigt die Wiederholung, F2 benennt um, Entf löscht, Z nimmt zurück</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Open position…</source>
        <translation>Stellung öffnen…</translation>
    </message>
    <message>
        <source>Title of the game</source>
        <translation>Titel des Spiels</translation>
    </message>
    <message>
        <source>ALL GAMES</source>
        <translation>ALLE SPIELE</translation>
    </message>
    <message>
        <source>Saved by themselves, after every step</source>
        <translation>Von selbst gespeichert, nach jedem Schritt</translation>
    </message>
    <message>
        <source>No games yet; open a box on the table to play the first one.</source>
        <translation>Noch keine Spiele; öffne eine Schachtel auf dem Tisch und spiel das erste.</translation>
    </message>
    <message>
        <source>Write the title and press Enter; Escape leaves it.</source>
        <translation>Schreib den Titel und drück Eingabe; Esc lässt ihn, wie er ist.</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>Noch nichts da</translation>
    </message>
    <message>
        <source>SAVED GAMES</source>
        <translation>GESPEICHERTE SPIELE</translation>
    </message>
    <message>
        <source>Every game is saved by itself and waits here until you go on with it.</source>
        <translation>Jedes Spiel speichert sich selbst und wartet hier, bis du weiterspielst.</translation>
    </message>
    <message>
        <source>Save what is whole</source>
        <translation>Speichern, was heil ist</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Werkstatt</translation>
    </message>
    <message>
        <source>↑ ↓ read on, Tab the other card, Escape goes back</source>
        <translation>↑ ↓ weiterlesen, Tab die andere Karte, Esc führt zurück</translation>
    </message>
    <message>
        <source>Keys, options and rulings</source>
        <translation>Tasten, Optionen und Regelentscheide</translation>
    </message>
    <message>
        <source>Help for</source>
        <translation>Hilfe zu</translation>
    </message>
    <message>
        <source>How to play, which keys there are, and how the rules are read.</source>
        <translation>Wie man spielt, welche Tasten es gibt und wie die Regeln gelesen werden.</translation>
    </message>
    <message>
        <source>HELP</source>
        <translation>HILFE</translation>
    </message>
    <message>
        <source>How a play goes</source>
        <translation>So läuft ein Spielzug</translation>
    </message>
    <message>
        <source>Each team has eleven men: four backs (B), two ends (E), four linemen and the center (C). The offense lines up first, seven men or more on the first row with the center among them; then the defense, anywhere on its own side.</source>
        <translation>Jedes Team hat elf Spieler: vier Backs (B), zwei Ends (E), vier Linemen und den Center (C). Die Offense stellt sich zuerst auf, sieben oder mehr in der ersten Reihe und der Center unter ihnen; dann die Defense, wo sie will auf ihrer Seite.</translation>
    </message>
    <message>
        <source>The snap goes straight back to a man behind the center and is the first of three moves. From then on the sides take turns: up to three moves each, shared out among one, two or three men. A move is one square.</source>
        <translation>Der Snap geht gerade zurück zu einem Spieler hinter dem Center und ist der erste von drei Zügen. Danach sind die Seiten abwechselnd dran: bis zu drei Züge, verteilt auf einen, zwei oder drei Spieler. Ein Zug ist ein Feld.</translation>
    </message>
    <message>
        <source>A play ends when a defender lands on the man with the ball, when somebody scores, or when a pass comes down incomplete. The new line is the stripe before the square of the tackle, so everything is counted in fives.</source>
        <translation>Ein Spielzug endet, wenn die Defense auf dem Ballträger landet, wenn jemand punktet oder wenn ein Pass unvollständig ist. Die neue Line ist der Streifen vor dem Feld des Tackles; alles wird also in Fünfern gezählt.</translation>
    </message>
    <message>
        <source>Who moves how</source>
        <translation>Wer wie zieht</translation>
    </message>
    <message>
        <source>Backs, ends</source>
        <translation>Backs, Ends</translation>
    </message>
    <message>
        <source>one square any way, diagonals too.</source>
        <translation>ein Feld in jede Richtung, auch diagonal.</translation>
    </message>
    <message>
        <source>Linemen, center</source>
        <translation>Linemen, Center</translation>
    </message>
    <message>
        <source>on offense forward, backward and sideways; on defense any way.</source>
        <translation>in der Offense vor, zurück und seitwärts; in der Defense in jede Richtung.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blocks</translation>
    </message>
    <message>
        <source>a man who lands on an opponent blocks him, and both are out of the play. The man with the ball can’t block. Ends and backs of the offense who are past the line can’t be blocked unless they come back.</source>
        <translation>wer auf einem Gegner landet, blockt ihn, und beide sind aus dem Spielzug. Der Ballträger kann nicht blocken. Ends und Backs der Offense, die über die Line sind, kann man nicht blocken, außer sie kommen zurück.</translation>
    </message>
    <message>
        <source>Over a blocker</source>
        <translation>Über Blocker</translation>
    </message>
    <message>
        <source>men may climb over their own team’s blocker, but nobody stays up there at the end of the turn.</source>
        <translation>wer will, klettert über Blocker des eigenen Teams; am Ende der Runde bleibt niemand oben.</translation>
    </message>
    <message>
        <source>to a neighbor, for one move; past the line only sideways or back.</source>
        <translation>an einen Nachbarn, für einen Zug; jenseits der Line nur seitwärts oder zurück.</translation>
    </message>
    <message>
        <source>After a turn the offense may call a pass, if its passer hasn’t been past the line. The defense then has three moves to reach him. If it doesn’t, the ball is thrown to an end or a back straight or diagonally ahead of him.</source>
        <translation>Nach einer Runde darf die Offense einen Pass ansagen, wenn ihr Passgeber noch nicht über der Line war. Die Defense hat dann drei Züge, um ihn zu erreichen. Schafft sie es nicht, geht der Ball zu einem End oder Back gerade oder diagonal vor ihm.</translation>
    </message>
    <message>
        <source>2, 4, 6 squares</source>
        <translation>2, 4, 6 Felder</translation>
    </message>
    <message>
        <source>one die: even is caught, odd is incomplete.</source>
        <translation>ein Würfel: gerade ist gefangen, ungerade unvollständig.</translation>
    </message>
    <message>
        <source>two dice: caught if both are even.</source>
        <translation>zwei Würfel: gefangen, wenn beide gerade sind.</translation>
    </message>
    <message>
        <source>a defender in the line at an even distance catches it when the die, or the sum of two even dice, is his distance.</source>
        <translation>wer von der Defense in gerader Entfernung auf der Bahn steht, fängt den Ball ab, wenn der Würfel oder die Summe zweier gerader Würfel seine Entfernung zeigt.</translation>
    </message>
    <message>
        <source>like a short pass, but sideways or back, to anybody, from anywhere, as often as you like. One that isn’t caught is dead at the passer’s square.</source>
        <translation>wie ein kurzer Pass, aber seitwärts oder zurück, zu jedem, von überall, so oft du willst. Wird er nicht gefangen, ist der Ball auf dem Feld des Passgebers tot.</translation>
    </message>
    <message>
        <source>Downs and points</source>
        <translation>Downs und Punkte</translation>
    </message>
    <message>
        <source>Four downs to get past the marker, which stands ten yards ahead. Being just at it is not enough: then there are inches to go.</source>
        <translation>Vier Downs, um über den Marker zu kommen, der zehn Yards voraus steht. Genau an ihm reicht nicht: Dann fehlen noch Inches.</translation>
    </message>
    <message>
        <source>A touchdown, on a square of the end zone, is 6 points; the try after it is one die, and 2 to 6 is good for 1 point. A field goal is 3, a safety 2.</source>
        <translation>Ein Touchdown, auf einem Feld der Endzone, gibt 6 Punkte; der Zusatzversuch danach ist ein Würfel, und 2 bis 6 bringen 1 Punkt. Ein Field Goal gibt 3, ein Safety 2.</translation>
    </message>
    <message>
        <source>A quarter is ten plays unless you agree otherwise. Kick-offs count only if somebody scores on them.</source>
        <translation>Ein Viertel hat zehn Spielzüge, wenn ihr nichts anderes ausmacht. Kickoffs zählen nur, wenn dabei jemand punktet.</translation>
    </message>
    <message>
        <source>Kicks</source>
        <translation>Kicks</translation>
    </message>
    <message>
        <source>A kick-off flies as many squares as both dice show; then the kickers run forward, up to three squares each. The receivers pick the ball up by landing on it and run it back; in their own end zone they may take a touchback instead.</source>
        <translation>Ein Kickoff fliegt so viele Felder, wie beide Würfel zeigen; dann läuft das Kick-Team vor, jeder bis zu drei Felder. Das Return-Team nimmt den Ball auf, indem es auf ihm landet, und trägt ihn zurück; in der eigenen Endzone darf es stattdessen den Touchback nehmen.</translation>
    </message>
    <message>
        <source>A punter takes the snap two rows or more behind the center and doesn’t move with the ball. After any turn the offense calls the punt; the defense has three moves to land on the ball, which blocks it, and then both dice say how far.</source>
        <translation>Der Punter nimmt den Snap zwei oder mehr Reihen hinter dem Center und zieht nicht mit dem Ball. Nach jeder Runde kann die Offense den Punt ansagen; die Defense hat drei Züge, um auf dem Ball zu landen und so zu blocken, dann sagen beide Würfel, wie weit.</translation>
    </message>
    <message>
        <source>A field goal is kicked the same way, from a line at the opponents’ 45 or nearer, and is good if the ball comes to the end zone or beyond.</source>
        <translation>Ein Field Goal wird ebenso gekickt, von einer Line an der gegnerischen 45 oder näher, und ist gut, wenn der Ball die Endzone erreicht oder weiter fliegt.</translation>
    </message>
    <message>
        <source>From a line-up on the own goal line, “kick” is called before the snap: two more moves, then the dice, and no rush.</source>
        <translation>Bei einer Aufstellung an der eigenen Goalline wird „Kick“ vor dem Snap angesagt: noch zwei Züge, dann die Würfel, und kein Rush.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>press the button that shows the letter: D is done, P pass, S snap.</source>
        <translation>den Knopf mit dem Buchstaben drücken: D ist Fertig, P Pass, S Snap.</translation>
    </message>
    <message>
        <source>walk over the board.</source>
        <translation>über das Brett gehen.</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>take the man up, put him down, choose him.</source>
        <translation>Spieler aufnehmen, absetzen, wählen.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>with it a man goes the shortest way, even where that is a foul.</source>
        <translation>damit zieht ein Spieler den kürzesten Weg, auch wo das ein Foul ist.</translation>
    </message>
    <message>
        <source>Page Up, Down</source>
        <translation>Bild auf, ab</translation>
    </message>
    <message>
        <source>go to the next man, or receiver, who can do something.</source>
        <translation>zum nächsten Spieler oder Receiver, der etwas tun kann.</translation>
    </message>
    <message>
        <source>lay a formation, 0 the last one again; number a receiver.</source>
        <translation>Formation legen, 0 wieder die letzte; Receiver nach Nummer.</translation>
    </message>
    <message>
        <source>while lining up: put such a man on the square; Delete takes him off.</source>
        <translation>beim Aufstellen: so einen Spieler aufs Feld setzen; Entf nimmt ihn weg.</translation>
    </message>
    <message>
        <source>who can get where; the fan of passes with the odds of each.</source>
        <translation>wer wohin kommt; der Passfächer mit allen Chancen.</translation>
    </message>
    <message>
        <source>see the board from the other side; set it upright.</source>
        <translation>das Brett von der anderen Seite sehen; es aufrichten.</translation>
    </message>
    <message>
        <source>Ctrl+C, Ctrl+O</source>
        <translation>Strg+C, Strg+O</translation>
    </message>
    <message>
        <source>copy the position as text; open one.</source>
        <translation>Stellung als Text kopieren; eine öffnen.</translation>
    </message>
    <message>
        <source>with “Call it”: home’s flag; the visitors’ flag.</source>
        <translation>mit „Anzeigen“: Flagge von Heim; Flagge der Gäste.</translation>
    </message>
    <message>
        <source>undo; with “Take back”, moves of your own turn.</source>
        <translation>Rückgängig; mit „Zurücknehmen“ Züge deiner Runde.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>puts down what is in the hand, and goes back.</source>
        <translation>absetzen, was in der Hand ist, und zurück.</translation>
    </message>
    <message>
        <source>this help, and the record.</source>
        <translation>diese Hilfe und das Protokoll.</translation>
    </message>
    <message>
        <source>why: the ruling behind what was refused, or what happened last.</source>
        <translation>warum: der Entscheid hinter dem, was abgelehnt wurde oder zuletzt geschah.</translation>
    </message>
    <message>
        <source>fewer than seven men on the line at the snap: 5 yards.</source>
        <translation>weniger als sieben Spieler an der Line beim Snap: 5 Yards.</translation>
    </message>
    <message>
        <source>a pass called with nobody on a square it can reach: 15 yards and the down.</source>
        <translation>ein Pass angesagt, und niemand steht auf einem Feld, das er erreicht: 15 Yards und der Down.</translation>
    </message>
    <message>
        <source>a pass called with a lineman more than a square past the line, or thrown to one: 15 yards.</source>
        <translation>ein Pass angesagt, während ein Lineman mehr als ein Feld über der Line ist, oder zu einem geworfen: 15 Yards.</translation>
    </message>
    <message>
        <source>a lineman of the offense moved diagonally: 15 yards.</source>
        <translation>ein Lineman der Offense zog diagonal: 15 Yards.</translation>
    </message>
    <message>
        <source>an end or back blocked past the line, or anywhere while a pass is called: first down at the spot.</source>
        <translation>ein End oder Back jenseits der Line geblockt, oder irgendwo, während ein Pass angesagt ist: First Down an der Stelle.</translation>
    </message>
    <message>
        <source>more than three moves in a turn: 15 yards, for the offense the down too.</source>
        <translation>mehr als drei Züge in einer Runde: 15 Yards, für die Offense auch der Down.</translation>
    </message>
    <message>
        <source>With “Prevent” none of these can be made. With “Referee” the flag falls by itself; with “Call it” only if the opponent throws it (Q for home, W for the visitors) before the next die or the end of his next turn. Who was wronged may decline.</source>
        <translation>Mit „Verhindern“ ist nichts davon möglich. Mit „Schiedsrichter“ fällt die Flagge von selbst; mit „Anzeigen“ nur, wenn der Gegner sie vor dem nächsten Würfel oder dem Ende seiner nächsten Runde wirft (Q für Heim, W für die Gäste). Wer benachteiligt wurde, darf ablehnen.</translation>
    </message>
    <message>
        <source>Where the old rules are silent</source>
        <translation>Wo die alten Regeln schweigen</translation>
    </message>
    <message>
        <source>“Rulings” has all of them, with what the old text says and leaves open.</source>
        <translation>„Regelentscheide“ hat sie alle, mit dem, was der alte Text sagt und offenlässt.</translation>
    </message>
    <message>
        <source>The board is 15 squares wide, and each end zone has two rows.</source>
        <translation>Das Brett ist 15 Felder breit, und jede Endzone hat zwei Reihen.</translation>
    </message>
    <message>
        <source>With the ball the roles change at once: who intercepts or recovers is the offense.</source>
        <translation>Mit dem Ball wechseln sofort die Rollen: Wer abfängt oder aufnimmt, ist die Offense.</translation>
    </message>
    <message>
        <source>At the table a fumble is a ball that falls off its man. Here it is a chance at each step with the ball, each hand-off and each catch, or your own steady hand.</source>
        <translation>Am Tisch ist ein Fumble ein Ball, der von seinem Spieler fällt. Hier ist es eine Chance bei jedem Schritt mit dem Ball, jedem Handoff und jedem Fang, oder deine eigene ruhige Hand.</translation>
    </message>
    <message>
        <source>On a change of hands the side that recovered finishes its turn, then the other moves.</source>
        <translation>Wechselt der Ball, beendet die Seite, die ihn eroberte, ihre Runde; dann zieht die andere.</translation>
    </message>
    <message>
        <source>A punt that the kickers touch first is downed; a kick-off they recover is theirs.</source>
        <translation>Ein Punt, den das Kick-Team zuerst berührt, ist tot; ein Kickoff, den es erobert, gehört ihm.</translation>
    </message>
    <message>
        <source>After a safety the team that gave it up kicks or punts from its own 20.</source>
        <translation>Nach einem Safety kickt oder puntet das Team, das ihn zuließ, von seiner 20.</translation>
    </message>
    <message>
        <source>A carrier who took the ball in his own end zone from a kick or an interception and never left it makes a touchback, not a safety.</source>
        <translation>Wer den Ball in der eigenen Endzone aus einem Kick oder einer Interception nahm und sie nie verließ, macht einen Touchback, keinen Safety.</translation>
    </message>
    <message>
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
    <message>
        <source>Every roll comes from one seed that is written into the game’s record, so anybody can check it. How the dice fell, in this game and in all games, stands on the fairness page of the record.</source>
        <translation>Jeder Wurf kommt aus einem Startwert, der im Spielprotokoll steht; jeder kann ihn prüfen. Wie die Würfel fielen, in diesem Spiel und in allen, steht auf der Fairness-Seite des Protokolls.</translation>
    </message>
    <message>
        <source>Against a computer</source>
        <translation>Gegen einen Computer</translation>
    </message>
    <message>
        <source>It takes one team, or both while you look on. It knows what a person in its seat would, and its dice are as fair as yours; with “Roll by hand” you roll them for it.</source>
        <translation>Er übernimmt ein Team, oder beide, und du schaust zu. Er weiß, was an seinem Platz jeder wüsste, und seine Würfel sind so fair wie deine; mit „Von Hand würfeln“ würfelst du für ihn.</translation>
    </message>
    <message>
        <source>while it thinks or moves: stops it.</source>
        <translation>während er denkt oder zieht: hält ihn an.</translation>
    </message>
    <message>
        <source>Click, Enter</source>
        <translation>Klick, Eingabe</translation>
    </message>
    <message>
        <source>hurries what it does.</source>
        <translation>treibt ihn an.</translation>
    </message>
    <message>
        <source>goes back to what you decided last, as long as no die fell.</source>
        <translation>zurück zu deiner letzten Entscheidung, solange kein Würfel fiel.</translation>
    </message>
    <message>
        <source>It agrees to stop only at a tie.</source>
        <translation>Aufhören will er nur bei Unentschieden.</translation>
    </message>
    <message>
        <source>If “Hints” was agreed on before the game, a coach whispers to whoever is to choose. It sees what you see, its odds are exact, and no die falls otherwise for it; the record says that there were hints.</source>
        <translation>Sind vor dem Spiel „Tipps“ ausgemacht, flüstert ein Coach allen, die zu wählen haben. Er sieht, was du siehst, seine Chancen sind exakt, und kein Würfel fällt seinetwegen anders; im Protokoll steht, dass es Tipps gab.</translation>
    </message>
    <message>
        <source>a nudge; again the odds; again the best turns, drawn on the board; then the next.</source>
        <translation>ein Wink; nochmals die Chancen; nochmals die besten Züge, aufs Brett gezeichnet; dann der nächste.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>lays the turn that is drawn as a draft; once more makes it, move by move.</source>
        <translation>legt die gezeichnete Runde als Entwurf; ein zweites Mal führt sie aus, Zug um Zug.</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>takes the draft back, then puts the slip away; stops a coach who is looking.</source>
        <translation>nimmt den Entwurf zurück, dann den Zettel weg; hält einen suchenden Coach an.</translation>
    </message>
    <message>
        <source>hands the ball off while hints are on, for H is theirs.</source>
        <translation>Handoff, solange Tipps an sind, denn H gehört ihnen.</translation>
    </message>
    <message>
        <source>hides the evaluation bar over the board, or shows it: either team’s chance to win.</source>
        <translation>Bewertungsleiste über dem Brett aus oder an: wie wahrscheinlich jedes Team gewinnt.</translation>
    </message>
    <message>
        <source>Over a receiver the exact odds of the throw are said, with hints its worth too.</source>
        <translation>Über einem Receiver steht die exakte Chance des Wurfs, mit Tipps auch sein Wert.</translation>
    </message>
    <message>
        <source>The offense has twelve plays, numbered 1 to 12; the defense has six formations, lettered A to F. Nobody may see what the other picks.</source>
        <translation>Die Offense hat zwölf Spielzüge, Nummer 1 bis 12; die Defense hat sechs Formationen, A bis F. Niemand darf sehen, was die anderen wählen.</translation>
    </message>
    <message>
        <source>First the offense picks a play while the defense looks away, then the defense picks a formation. A curtain stands between the two.</source>
        <translation>Zuerst wählt die Offense einen Spielzug, und die Defense schaut weg, dann wählt die Defense eine Formation. Zwischen beiden hängt ein Vorhang.</translation>
    </message>
    <message>
        <source>Then the offense lays its card, face down, on one of three places: left, center or right. The defense sees the place, not the card, and lays its own on one of five. Only the difference between the two places counts, so there are seven alignments, and the offense’s place decides which of them the defense can reach.</source>
        <translation>Dann legt die Offense ihre Karte verdeckt auf einen von drei Plätzen: links, Mitte oder rechts. Die Defense sieht den Platz, nicht die Karte, und legt ihre auf einen von fünf. Nur der Unterschied der beiden Plätze zählt; so gibt es sieben Lagen, und der Platz der Offense entscheidet, welche davon die Defense erreicht.</translation>
    </message>
    <message>
        <source>The offense pulls the slide, and the light shows the play from the top down.</source>
        <translation>Die Offense zieht den Schieber, und das Licht zeigt den Spielzug von oben nach unten.</translation>
    </message>
    <message>
        <source>What the light says</source>
        <translation>Was das Licht sagt</translation>
    </message>
    <message>
        <source>Solid line</source>
        <translation>Volle Linie</translation>
    </message>
    <message>
        <source>the path of the man with the ball.</source>
        <translation>der Laufweg des Ballträgers.</translation>
    </message>
    <message>
        <source>Broken line</source>
        <translation>Strichlinie</translation>
    </message>
    <message>
        <source>the ball in the air; a star is where it comes down.</source>
        <translation>der Ball in der Luft; ein Stern ist, wo er herunterkommt.</translation>
    </message>
    <message>
        <source>Green diamond</source>
        <translation>Grüne Raute</translation>
    </message>
    <message>
        <source>a tackler. The play ends where one covers the solid line completely; while light is left across the line, the runner is past him.</source>
        <translation>ein Tackler. Der Spielzug endet, wo einer die volle Linie ganz verdeckt; bleibt neben ihm noch Licht, ist der Läufer vorbei.</translation>
    </message>
    <message>
        <source>Red dot</source>
        <translation>Roter Punkt</translation>
    </message>
    <message>
        <source>on the solid line a fumble; on a pass an incompletion; on a lateral a fumble.</source>
        <translation>auf der vollen Linie ein Fumble; bei einem Pass unvollständig; bei einem Lateral ein Fumble.</translation>
    </message>
    <message>
        <source>Star covered</source>
        <translation>Stern verdeckt</translation>
    </message>
    <message>
        <source>by a diamond or a dot: an interception.</source>
        <translation>von Raute oder Punkt: eine Interception.</translation>
    </message>
    <message>
        <source>Far edge</source>
        <translation>Oberer Rand</translation>
    </message>
    <message>
        <source>a line that runs off the card’s far end is a touchdown.</source>
        <translation>eine Linie, die über das Ende der Karte hinausläuft, ist ein Touchdown.</translation>
    </message>
    <message>
        <source>Instead of a play</source>
        <translation>Statt eines Spielzugs</translation>
    </message>
    <message>
        <source>Punts are for any down, quick kicks for the first three; the spinner says how far, and how far back. Before a punt the receivers may call a fair catch: five yards shorter, and no return. From 50 yards or nearer a field goal can be tried.</source>
        <translation>Punts gehen bei jedem Down, Quick Kicks bei den ersten drei; die Drehscheibe sagt, wie weit und wie weit zurück. Vor einem Punt kann das Return-Team einen Fair Catch ansagen: fünf Yards kürzer und kein Return. Aus 50 Yards oder näher geht ein Field Goal.</translation>
    </message>
    <message>
        <source>A kick into the end zone is a touchback or is run out, as the receivers wish; from more than ten yards behind the line it always comes to the 20. An on-side kick may open a half or follow a touchdown: twelve yards, then the spinner says whose it is.</source>
        <translation>Ein Kick in die Endzone ist ein Touchback oder wird herausgetragen, wie das Return-Team will; von mehr als zehn Yards hinter der Linie kommt er immer an die 20. Ein Onside-Kick darf eine Halbzeit eröffnen oder einem Touchdown folgen: zwölf Yards, dann sagt die Drehscheibe, wem er gehört.</translation>
    </message>
    <message>
        <source>Fumbles, flags, points</source>
        <translation>Fumbles, Flaggen, Punkte</translation>
    </message>
    <message>
        <source>After a fumble the other side spins. Red is the other team’s ball, blue stays with the fumblers. The yards beside the color count from where the ball came loose: from the red dot, from the line of scrimmage on a kick, from the spot of the catch on a return. Plus is towards the goal that the new owner attacks.</source>
        <translation>Nach einem Fumble dreht die andere Seite. Rot heißt Ball für das andere Team, bei Blau behalten ihn die Fumbler. Die Yards neben der Farbe zählen von dort, wo der Ball loskam: vom roten Punkt, bei einem Kick von der Scrimmage-Linie, bei einem Return vom Fangort. Plus geht auf die Goalline zu, die das neue Team angreift.</translation>
    </message>
    <message>
        <source>A flag on a kick or a return names its foul and its yards. The side that was wronged sees both outcomes and takes the better one.</source>
        <translation>Eine Flagge bei einem Kick oder Return nennt ihr Foul und ihre Yards. Die benachteiligte Seite sieht beide Folgen und nimmt die bessere.</translation>
    </message>
    <message>
        <source>A touchdown is 6 points, a field goal 3, a safety 2. A try from the 3 is 1 point, or 2 by run or pass where that was agreed.</source>
        <translation>Ein Touchdown gibt 6 Punkte, ein Field Goal 3, ein Safety 2. Ein Zusatzversuch von der 3 gibt 1 Punkt, oder 2 durch Lauf oder Pass, wo das ausgemacht ist.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>A quarter is a number of plays, or of minutes by the watch; what has begun when time is called is played to its end. Kick-offs, free kicks and tries are no plays. A try is always taken, even with no time left. A tie stands, unless sudden death was agreed: then another quarter with a new toss, and the first score wins.</source>
        <translation>Ein Viertel hat eine Zahl Spielzüge oder Minuten nach der Uhr; was begonnen ist, wenn die Zeit abläuft, wird zu Ende gespielt. Kickoffs, Free Kicks und Zusatzversuche sind keine Spielzüge. Der Zusatzversuch kommt immer, auch ohne Restzeit. Ein Unentschieden bleibt, außer Sudden Death ist ausgemacht: dann ein Viertel mehr mit neuem Münzwurf, und die ersten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>press the button that shows the letter.</source>
        <translation>den Knopf mit dem Buchstaben drücken.</translation>
    </message>
    <message>
        <source>pick a card; for the 1 press 1 and Enter, for 11 type 1 1.</source>
        <translation>Karte wählen; für die 1 erst 1, dann Eingabe, für 11 tipp 1 1.</translation>
    </message>
    <message>
        <source>walk along the hand, or move the card from place to place.</source>
        <translation>durch die Hand gehen oder die Karte von Platz zu Platz rücken.</translation>
    </message>
    <message>
        <source>pick, lay, go on; at the slide Space pulls it by itself.</source>
        <translation>wählen, legen, weiter; am Schieber zieht die Leertaste von allein.</translation>
    </message>
    <message>
        <source>pull the slide and push it back; the wheel does it too.</source>
        <translation>Schieber ziehen und zurückschieben; das Rad kann es auch.</translation>
    </message>
    <message>
        <source>after a play: what if, look closer, pull again.</source>
        <translation>nach einem Spielzug: was wäre wenn, näher ansehen, nochmal ziehen.</translation>
    </message>
    <message>
        <source>Alt ← →</source>
        <translation>Alt ← →</translation>
    </message>
    <message>
        <source>with table feel: push the offense’s card, which is a foul.</source>
        <translation>mit Tischgefühl: die Offense-Karte schieben; das ist ein Foul.</translation>
    </message>
    <message>
        <source>undo, as long as no die fell and nothing was shown.</source>
        <translation>Rückgängig, solange kein Würfel fiel und nichts gezeigt wurde.</translation>
    </message>
    <message>
        <source>Options of a new game</source>
        <translation>Optionen eines neuen Spiels</translation>
    </message>
    <message>
        <source>a person at this screen, or a computer. It knows what a person in its seat would, and its card is sealed before yours is picked. When the play is its own it pulls the slide, unless you do. It agrees to stop only at a tie.</source>
        <translation>eine Person an diesem Schirm oder ein Computer. Er weiß, was an seinem Platz jeder wüsste, und seine Karte ist versiegelt, bevor du deine wählst. Bei eigenen Spielzügen zieht er den Schieber, außer du tust es. Aufhören will er nur bei Unentschieden.</translation>
    </message>
    <message>
        <source>cards lie where they are dropped. Either side may challenge how they lie, and then both are seated exactly. A defense that pushes the offense’s card gives up five yards.</source>
        <translation>Karten liegen, wie sie fallen. Jede Seite darf gegen ihre Lage eine Challenge verlangen; dann werden beide genau eingelegt. Eine Defense, die die Offense-Karte verschiebt, gibt fünf Yards ab.</translation>
    </message>
    <message>
        <source>spin a real spinner and say what it showed; the record marks it.</source>
        <translation>eine echte Scheibe drehen und sagen, was sie zeigt; das Protokoll vermerkt es.</translation>
    </message>
    <message>
        <source>when it runs out, the plainest choice is taken and marked in the record; a card that it picks in secret may be any.</source>
        <translation>läuft sie ab, wird das Schlichteste gewählt und im Protokoll vermerkt; geheim gewählt, kann es jede Karte sein.</translation>
    </message>
    <message>
        <source>The stop is on the yard line of the tackler that made it, to the nearest yard.</source>
        <translation>Gestoppt wird an der Yardlinie des Tacklers, der es tat, aufs nächste Yard.</translation>
    </message>
    <message>
        <source>On or over the goal line is a touchdown, also where a tackler stands beyond it. A pass that comes down more than ten yards behind the goal line is incomplete.</source>
        <translation>Auf oder über der Goalline ist ein Touchdown, auch wenn dahinter ein Tackler steht. Ein Pass, der mehr als zehn Yards hinter der Goalline herunterkommt, ist unvollständig.</translation>
    </message>
    <message>
        <source>The numbers on the original spinners are lost; ours follow real football around 1960, and the fairness page shows each of them.</source>
        <translation>Die Zahlen der alten Drehscheiben sind verloren; unsere folgen echtem Football um 1960, und die Fairness-Seite zeigt jede.</translation>
    </message>
    <message>
        <source>The penalty rules of the original are lost; ours are offside, roughing the kicker and holding on kicks, clipping and personal foul on returns, with half the distance near a goal line.</source>
        <translation>Die Strafregeln des Originals sind verloren; unsere sind Offside, Roughing the Kicker und Holding bei Kicks, Clipping und Personal Foul bei Returns, nahe einer Goalline die halbe Strecke.</translation>
    </message>
    <message>
        <source>A missed field goal comes to the 20 or is run back from the goal line, wherever it was tried from.</source>
        <translation>Ein verfehltes Field Goal kommt an die 20 oder wird von der Goalline zurückgetragen, egal von wo es versucht wurde.</translation>
    </message>
    <message>
        <source>Every toss and every spin comes from one seed that is written into the game’s record, so anybody can check it. How the dice fell, in this game and in all games, stands on the fairness page of the record.</source>
        <translation>Jeder Münzwurf und jeder Dreh kommt aus einem Startwert, der im Spielprotokoll steht; jeder kann ihn prüfen. Wie die Würfel fielen, in diesem Spiel und in allen, steht auf der Fairness-Seite des Protokolls.</translation>
    </message>
    <message>
        <source>Each team has eleven pegs: five linemen with two stripes, four backs with three, two receivers with four. The offense lines up first, seven pegs or more on the row behind the line, and names the back who takes the snap; then the defense lines up.</source>
        <translation>Jedes Team hat elf Stifte: fünf Linemen mit zwei Streifen, vier Backs mit drei, zwei Receiver mit vier. Die Offense stellt sich zuerst auf, sieben Stifte oder mehr in der Reihe hinter der Line, und nennt den Back, der den Snap nimmt; dann stellt sich die Defense auf.</translation>
    </message>
    <message>
        <source>One man may go in motion. Then the defense has three moves, and the black-and-white die says who rolls first in line play: white the offense, black the defense.</source>
        <translation>Ein Spieler darf in Motion gehen. Dann hat die Defense drei Züge, und der schwarz-weiße Würfel sagt, wer im Linienspiel zuerst würfelt: Weiß die Offense, Schwarz die Defense.</translation>
    </message>
    <message>
        <source>In line play the sides take turns. Each rolls the S/D/T die and the numbered die: single, double or triple the number is what its pegs may move, all together. After each turn of the defense the offense rolls on, runs, or throws.</source>
        <translation>Im Linienspiel geht es abwechselnd. Jede Seite wirft den S/D/T-Würfel und den Zahlenwürfel: Einfach (S), doppelt (D) oder dreifach (T) die Zahl dürfen ihre Stifte zusammen ziehen. Nach jeder Runde der Defense würfelt die Offense weiter, läuft oder wirft.</translation>
    </message>
    <message>
        <source>Every play begins in the middle of the board. The gauges along the sidelines hold the ball’s true place: the peg with three stripes is the ball, the pair on the other side is the ten yards to go.</source>
        <translation>Jeder Spielzug beginnt in der Mitte des Bretts. Die Messleisten an den Seitenlinien zeigen den wahren Ort des Balls: Der Stift mit drei Streifen ist der Ball, das Paar auf der anderen Seite sind die zehn Yards.</translation>
    </message>
    <message>
        <source>Linemen, backs</source>
        <translation>Linemen, Backs</translation>
    </message>
    <message>
        <source>four holes in a roll, two of them at most forward, backward or diagonally.</source>
        <translation>vier Löcher je Wurf, höchstens zwei davon vor, zurück oder diagonal.</translation>
    </message>
    <message>
        <source>Receivers</source>
        <translation>Receiver</translation>
    </message>
    <message>
        <source>four in any way; a defender with four stripes three of them.</source>
        <translation>vier in jede Richtung; in der Defense mit vier Streifen drei davon.</translation>
    </message>
    <message>
        <source>a peg that lands on an opponent blocks him, and both are out of the play. The blocker’s team holds the eight holes around: the other team’s carrier is down as soon as he comes there.</source>
        <translation>ein Stift, der auf einem Gegner landet, blockt ihn, und beide sind aus dem Spielzug. Das Team des Blockers hält die acht Löcher ringsum: Der Ballträger der anderen ist down, sobald er dorthin kommt.</translation>
    </message>
    <message>
        <source>Five yards on</source>
        <translation>Ab fünf Yards</translation>
    </message>
    <message>
        <source>receivers may only be covered, not blocked. The offense may block out there, but then it can’t throw any more.</source>
        <translation>dürfen Receiver nur gedeckt, nicht geblockt werden. Die Offense darf dort blocken, kann dann aber nicht mehr werfen.</translation>
    </message>
    <message>
        <source>Tackle</source>
        <translation>Tackle</translation>
    </message>
    <message>
        <source>a defender who lands on the man with the ball ends the play.</source>
        <translation>landet die Defense auf dem Ballträger, endet der Spielzug.</translation>
    </message>
    <message>
        <source>to a back or receiver beside the carrier; it costs nothing.</source>
        <translation>an einen Back oder Receiver neben dem Ballträger; kostet nichts.</translation>
    </message>
    <message>
        <source>level or up to two rows back, up to four holes across. S and D are caught; T fails, and with a defender beside it is a sack or an interception.</source>
        <translation>auf gleicher Höhe oder bis zwei Reihen zurück, bis vier Löcher quer. S und D sind gefangen; T misslingt und ist mit einem Verteidiger daneben ein Sack oder eine Interception.</translation>
    </message>
    <message>
        <source>The run</source>
        <translation>Der Lauf</translation>
    </message>
    <message>
        <source>It begins when the offense declares it, when the carrier comes to the line, or when everybody else is blocked or blocking. From then on only the numbered die is rolled: the carrier runs, then one defender of the coach’s choice chases him, and so on.</source>
        <translation>Er beginnt, wenn die Offense ihn ansagt, wenn der Ballträger an die Line kommt oder wenn alle anderen geblockt sind oder blocken. Ab dann wird nur der Zahlenwürfel geworfen: Der Ballträger läuft, dann jagt ihn ein Verteidiger nach Wahl des Coachs, und so weiter.</translation>
    </message>
    <message>
        <source>At the board’s end the carrier and all who chase him go back to the line at the same places across, and the run goes on.</source>
        <translation>Am Ende des Bretts kommen der Ballträger und alle, die ihn jagen, an denselben Plätzen quer zurück an die Line, und der Lauf geht weiter.</translation>
    </message>
    <message>
        <source>One S/D/T die decides by how near the nearest defender is to the receiver.</source>
        <translation>Ein S/D/T-Würfel entscheidet, je nachdem, wie nah jemand von der Defense beim Receiver ist.</translation>
    </message>
    <message>
        <source>Beside him</source>
        <translation>Daneben</translation>
    </message>
    <message>
        <source>S incomplete, D intercepted, T caught.</source>
        <translation>S unvollständig, D abgefangen, T gefangen.</translation>
    </message>
    <message>
        <source>2 or 3 holes</source>
        <translation>2 oder 3 Löcher</translation>
    </message>
    <message>
        <source>S caught, D incomplete, T intercepted.</source>
        <translation>S gefangen, D unvollständig, T abgefangen.</translation>
    </message>
    <message>
        <source>Further off</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>S caught, D and T incomplete.</source>
        <translation>S gefangen, D und T unvollständig.</translation>
    </message>
    <message>
        <source>A rusher</source>
        <translation>Rush</translation>
    </message>
    <message>
        <source>beside the passer turns a T into a sack, unless the receiver is covered closely too.</source>
        <translation>neben dem Passgeber macht er aus einem T einen Sack, außer auch der Receiver ist eng gedeckt.</translation>
    </message>
    <message>
        <source>to a man behind the line, four holes across or more; after it line play goes on.</source>
        <translation>zu einem Spieler hinter der Line, vier oder mehr Löcher quer; danach geht das Linienspiel weiter.</translation>
    </message>
    <message>
        <source>Kicks and points</source>
        <translation>Kicks und Punkte</translation>
    </message>
    <message>
        <source>Punt and field goal are called instead of a line-up. A punt flies ten times one numbered die and twice another; it comes back by both dice.</source>
        <translation>Punt und Field Goal werden statt einer Aufstellung angesagt. Ein Punt fliegt zehnmal einen Zahlenwürfel und zweimal einen anderen; zurück kommt er um beide Würfel.</translation>
    </message>
    <message>
        <source>For a field goal both coaches roll S/D/T: up to 10 yards all but T and T, up to 20 all but T and T or D and T, up to 30 S and S or S and D, up to 40 S and S, up to 50 only T and T.</source>
        <translation>Beim Field Goal werfen beide Coaches S/D/T: bis 10 Yards alles außer T und T, bis 20 alles außer T und T oder D und T, bis 30 S und S oder S und D, bis 40 S und S, bis 50 nur T und T.</translation>
    </message>
    <message>
        <source>A touchdown is 6 points, the try 1 as a short field goal; a field goal is 3, a safety 2. There are no kick-offs: each new possession begins at the 25.</source>
        <translation>Ein Touchdown gibt 6 Punkte, der Zusatzversuch 1 als kurzes Field Goal; ein Field Goal gibt 3, ein Safety 2. Kickoffs gibt es nicht: Jeder neue Ballbesitz beginnt an der 25.</translation>
    </message>
    <message>
        <source>A full game is four quarters of 25 plays. In a scrimmage each side has a number of plays, nobody kicks, and the greater yardage wins.</source>
        <translation>Ein volles Spiel hat vier Viertel zu 25 Spielzügen. In einem Scrimmage hat jede Seite eine Zahl Spielzüge, niemand kickt, und die meisten Yards gewinnen.</translation>
    </message>
    <message>
        <source>press the button that shows the letter: R rolls, D is done, S passes.</source>
        <translation>den Knopf mit dem Buchstaben drücken: R würfelt, D ist Fertig, S passt.</translation>
    </message>
    <message>
        <source>take the peg up, put it down, choose it.</source>
        <translation>Stift aufnehmen, einstecken, wählen.</translation>
    </message>
    <message>
        <source>go to the next peg, or receiver, that can be chosen.</source>
        <translation>zum nächsten Stift oder Receiver, der wählbar ist.</translation>
    </message>
    <message>
        <source>lay a formation, 0 the last one again; throw to a numbered receiver.</source>
        <translation>Formation legen, 0 wieder die letzte; zum Receiver mit der Nummer werfen.</translation>
    </message>
    <message>
        <source>while lining up: put such a peg in the hole; Delete takes it off.</source>
        <translation>beim Aufstellen: so einen Stift ins Loch stecken; Entf nimmt ihn heraus.</translation>
    </message>
    <message>
        <source>who can get where; look closely (also + and −); turn the board.</source>
        <translation>wer wohin kommt; näher ansehen (auch + und −); Brett drehen.</translation>
    </message>
    <message>
        <source>name the play on the Yardcard; Tab goes there too.</source>
        <translation>den Spielzug auf der Yardcard benennen; Tab führt auch hin.</translation>
    </message>
    <message>
        <source>It has a row for each play: what was called, the yards, then down, to go and ball on for the next. Click a row, or press N, and write what the play is called; the name stays with the game.</source>
        <translation>Sie hat eine Zeile je Spielzug: was angesagt war, die Yards, dann Down, Rest und Ballort für den nächsten. Klick auf eine Zeile oder drück N und schreib, wie der Spielzug heißt; der Name bleibt beim Spiel.</translation>
    </message>
    <message>
        <source>The record page saves the card as a table and as a sheet to print. “Open position” reads such a table, and the game goes on where the card ends.</source>
        <translation>Die Protokollseite speichert die Karte als Tabelle und als Druckblatt. „Stellung öffnen“ liest so eine Tabelle, und das Spiel geht weiter, wo die Karte endet.</translation>
    </message>
    <message>
        <source>The board is 35 holes wide and has 20 rows each way; both can be agreed otherwise.</source>
        <translation>Das Brett ist 35 Löcher breit und hat 20 Reihen je Richtung; beides lässt sich anders ausmachen.</translation>
    </message>
    <message>
        <source>Steps forward, backward and diagonally count against one allowance, steps aside against four, and all together against four.</source>
        <translation>Schritte vor, zurück und diagonal zählen auf ein Kontingent, Schritte zur Seite auf vier, und alle zusammen auf vier.</translation>
    </message>
    <message>
        <source>Only defenders who aren’t blocked cover; a diagonal hole counts as one.</source>
        <translation>Nur ungeblockte Verteidiger decken; ein diagonales Loch zählt als eins.</translation>
    </message>
    <message>
        <source>An interception is dead where the receiver stood.</source>
        <translation>Eine Interception ist tot, wo der Receiver stand.</translation>
    </message>
    <message>
        <source>The carrier may choose to stay put, but after three rolls without a step he is down; after ten rolls in line play the offense must declare.</source>
        <translation>Der Ballträger darf stehen bleiben, aber nach drei Würfen ohne Schritt ist er down; nach zehn Würfen im Linienspiel muss die Offense ansagen.</translation>
    </message>
    <message>
        <source>A ball exactly on a goal line counts as in the end zone.</source>
        <translation>Ein Ball genau auf einer Goalline zählt als in der Endzone.</translation>
    </message>
    <message>
        <source>After a safety the team that scored it has the ball at its 25.</source>
        <translation>Nach einem Safety hat das Team, das ihn erzielte, den Ball an seiner 25.</translation>
    </message>
    <message>
        <source>The penalty die</source>
        <translation>Der Strafwürfel</translation>
    </message>
    <message>
        <source>Switched on in New game under “Penalties”. A yellow die falls with every snap, kick and try, and lies in the bar at the top. When it shows X, there may be a flag.</source>
        <translation>Einzuschalten im neuen Spiel unter „Strafen“. Ein gelber Würfel fällt bei jedem Snap, Kick und Zusatzversuch und liegt oben in der Leiste. Zeigt er X, gibt es vielleicht eine Flagge.</translation>
    </message>
    <message>
        <source>The play is finished first. Then two red dice and a white one fall: a white 1 to 3 reads the card of the offense, 4 to 6 that of the defense, at the total of the red dice. On a kick the kickers are the offense.</source>
        <translation>Erst wird der Spielzug beendet. Dann fallen zwei rote Würfel und ein weißer: Weiß 1 bis 3 liest die Karte der Offense, 4 bis 6 die der Defense, bei der Summe der roten Würfel. Bei einem Kick ist das Kick-Team die Offense.</translation>
    </message>
    <message>
        <source>A card may be blank there, name both teams (the play is played again), or name a foul. Offside costs 5 yards; by the offense it is illegal motion, which can’t be declined. All other fouls are looked up in a chart, by the kind of play and by who made them.</source>
        <translation>Eine Karte kann dort leer sein, beide Teams nennen (der Spielzug wird wiederholt) oder ein Foul nennen. Offside kostet 5 Yards; bei der Offense ist es Illegal Motion und nicht ablehnbar. Alle anderen Fouls stehen in einer Tafel, nach Art des Spielzugs und danach, wer sie beging.</translation>
    </message>
    <message>
        <source>accept or decline; the question shows where each leaves both teams.</source>
        <translation>annehmen oder ablehnen; die Frage zeigt, wo beide Teams danach stehen.</translation>
    </message>
    <message>
        <source>at a try: once more from where the walk-off ends, or the yards on the kick-off.</source>
        <translation>beim Zusatzversuch: noch einmal vom Ende der Raumstrafe, oder die Yards beim Kickoff.</translation>
    </message>
    <message>
        <source>Half</source>
        <translation>Hälfte</translation>
    </message>
    <message>
        <source>a walk-off that is more than half the way to the goal line goes half the way.</source>
        <translation>eine Raumstrafe über mehr als den halben Weg zur Goalline geht den halben Weg.</translation>
    </message>
    <message>
        <source>Ignored</source>
        <translation>Entfällt</translation>
    </message>
    <message>
        <source>an offside on a kick-off, and what would be added on to a score or a turnover.</source>
        <translation>Offside bei einem Kickoff, und was zu Punkten oder einem Turnover noch dazukäme.</translation>
    </message>
    <message>
        <source>Each team has a card of its own: disciplined, average or rough. What the original cards and chart said is lost; ours follow the rates of professional football. Edit cards in New game is where you write your own; a game keeps the cards that it began with.</source>
        <translation>Jedes Team hat seine eigene Karte: diszipliniert, normal oder rau. Was auf den alten Karten und der Tafel stand, ist verloren; unsere folgen den Raten des Profifootballs. „Karten bearbeiten“ im neuen Spiel ist der Ort für deine eigenen; ein Spiel behält die Karten, mit denen es begann.</translation>
    </message>
    <message>
        <source>The record book</source>
        <translation>Das Spielarchiv</translation>
    </message>
    <message>
        <source>Every game that is begun is in the book by itself, finished or not. The filters leave games out: by kind or season, by team, by coach, by how far they are.</source>
        <translation>Jedes begonnene Spiel steht von selbst im Archiv, fertig oder nicht. Filter lassen Spiele weg: nach Art oder Saison, Team, Coach und Stand.</translation>
    </message>
    <message>
        <source>Teams, coaches</source>
        <translation>Teams, Coaches</translation>
    </message>
    <message>
        <source>who won how often. Only games that were played from the kick-off to an end count.</source>
        <translation>wer wie oft gewann. Es zählen nur Spiele vom Kickoff bis zu einem Ende.</translation>
    </message>
    <message>
        <source>two teams or coaches against each other, and their games.</source>
        <translation>zwei Teams oder Coaches gegeneinander, und ihre Spiele.</translation>
    </message>
    <message>
        <source>the most of everything; a line opens the game at that very play.</source>
        <translation>das Meiste von allem; eine Zeile öffnet das Spiel bei genau diesem Spielzug.</translation>
    </message>
    <message>
        <source>what a coach calls by down, distance, field and score, and what comes of it.</source>
        <translation>was ein Coach nach Down, Distanz, Feld und Spielstand ansagt und was daraus wird.</translation>
    </message>
    <message>
        <source>A deleted game can be brought back by Undo until the program is left. A game whose file is broken stays in the list and says what is wrong with it.</source>
        <translation>Ein gelöschtes Spiel holt Rückgängig zurück, bis du das Programm verlässt. Ein Spiel, dessen Datei kaputt ist, bleibt in der Liste und sagt, was ihm fehlt.</translation>
    </message>
    <message>
        <source>A game once more</source>
        <translation>Ein Spiel noch einmal</translation>
    </message>
    <message>
        <source>Replay shows any game on its own table, and “Play on” makes a new game from any point of it. Record has all plays and the box score.</source>
        <translation>Wiederholung zeigt jedes Spiel auf seinem eigenen Tisch, und „Ab hier spielen“ macht von jeder Stelle aus ein neues Spiel. Das Protokoll hat alle Spielzüge und die Statistik.</translation>
    </message>
    <message>
        <source>Save the record writes it as text, table, web page, document or data, and a play as a moving picture. What is sealed still stands in none of them.</source>
        <translation>„Protokoll speichern“ schreibt es als Text, Tabelle, Webseite, Dokument oder Daten und einen Spielzug als bewegtes Bild. Was noch versiegelt ist, steht in keinem davon.</translation>
    </message>
    <message>
        <source>A season</source>
        <translation>Eine Saison</translation>
    </message>
    <message>
        <source>Up to 64 teams, each with a person or a computer as its coach; everybody meets once or twice, and the best may play for the title.</source>
        <translation>Bis zu 64 Teams, jedes mit einer Person oder einem Computer als Coach; alle treffen sich ein- oder zweimal, und die Besten spielen vielleicht um den Titel.</translation>
    </message>
    <message>
        <source>Play lays a game with a person on the table. Games between computers are simulated: one, a week or all. Stop breaks off; whatever was finished stays.</source>
        <translation>„Spielen“ legt ein Spiel mit einer Person auf den Tisch. Spiele zwischen Computern werden simuliert: eines, eine Woche oder alle. „Stopp“ bricht ab; was fertig ist, bleibt.</translation>
    </message>
    <message>
        <source>A season keeps no results of its own: it reads its saved games. Delete one in the record book, and it can be played anew, with other dice.</source>
        <translation>Eine Saison hat keine eigenen Ergebnisse: Sie liest ihre gespeicherten Spiele. Lösch eines im Spielarchiv, und es kann neu gespielt werden, mit anderen Würfeln.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Die Tabelle</translation>
    </message>
    <message>
        <source>ranks by percentage, a tie being half a win; then by the games between the teams that are level, by the difference of points, by points, by lot.</source>
        <translation>ordnet nach Siegquote, ein Unentschieden als halber Sieg; dann nach den Spielen gleichauf liegender Teams, nach Punktdifferenz, nach Punkten, nach Los.</translation>
    </message>
    <message>
        <source>Playoffs</source>
        <translation>Playoffs</translation>
    </message>
    <message>
        <source>are played with sudden death; the team that stood higher is at home.</source>
        <translation>spielen mit Sudden Death; wer höher stand, hat Heimrecht.</translation>
    </message>
    <message>
        <source>Keys of the book</source>
        <translation>Tasten des Archivs</translation>
    </message>
    <message>
        <source>Ctrl+Page Down</source>
        <translation>Strg+Bild ab</translation>
    </message>
    <message>
        <source>the next part; Page Up the one before.</source>
        <translation>der nächste Teil; Bild auf der vorige.</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>searches.</source>
        <translation>suchen.</translation>
    </message>
    <message>
        <source>goes on with a game, or replays one that is over.</source>
        <translation>ein Spiel fortsetzen, oder die Wiederholung eines beendeten.</translation>
    </message>
    <message>
        <source>replays.</source>
        <translation>noch einmal ansehen.</translation>
    </message>
    <message>
        <source>F2, Delete</source>
        <translation>F2, Entf</translation>
    </message>
    <message>
        <source>rename, delete.</source>
        <translation>umbenennen, löschen.</translation>
    </message>
    <message>
        <source>brings back what was deleted.</source>
        <translation>holt Gelöschtes zurück.</translation>
    </message>
    <message>
        <source>Ctrl+C</source>
        <translation>Strg+C</translation>
    </message>
    <message>
        <source>copies the position as text.</source>
        <translation>die Stellung als Text kopieren.</translation>
    </message>
    <message>
        <source>goes back.</source>
        <translation>zurück.</translation>
    </message>
    <message>
        <source>Keys of the season</source>
        <translation>Tasten der Saison</translation>
    </message>
    <message>
        <source>1 to 4</source>
        <translation>1 bis 4</translation>
    </message>
    <message>
        <source>week, schedule, table, leaders.</source>
        <translation>Woche, Spielplan, Tabelle, Beste.</translation>
    </message>
    <message>
        <source>the week before, the next.</source>
        <translation>die Woche davor, die nächste.</translation>
    </message>
    <message>
        <source>plays the game, or looks at it.</source>
        <translation>das Spiel spielen oder ansehen.</translation>
    </message>
    <message>
        <source>a new season.</source>
        <translation>eine neue Saison.</translation>
    </message>
    <message>
        <source>F2, Delete, Z</source>
        <translation>F2, Entf, Z</translation>
    </message>
    <message>
        <source>rename, delete, bring back.</source>
        <translation>umbenennen, löschen, zurückholen.</translation>
    </message>
    <message>
        <source>Keys of a record</source>
        <translation>Tasten eines Protokolls</translation>
    </message>
    <message>
        <source>the box score, or the plays.</source>
        <translation>die Statistik oder die Spielzüge.</translation>
    </message>
    <message>
        <source>On your own board</source>
        <translation>Auf dem eigenen Brett</translation>
    </message>
    <message>
        <source>“Board: Our own” in New game is for people who have the box at home: they play on their table, and here are scoreboard, spinners, dice, penalty die and record.</source>
        <translation>„Brett: Unser eigenes“ im neuen Spiel ist für alle, die die Schachtel zu Hause haben: Sie spielen auf ihrem Tisch, und hier sind Anzeigetafel, Drehscheiben, Würfel, Strafwürfel und Protokoll.</translation>
    </message>
    <message>
        <source>Press what happened; where it happened is asked next. What was told can always be taken back, even where dice fell with it: the same dice fall again.</source>
        <translation>Drück, was geschah; danach wird gefragt, wo. Alles Gesagte lässt sich zurücknehmen, auch wo Würfel damit fielen: Dieselben Würfel fallen wieder.</translation>
    </message>
    <message>
        <source>so many yards; or click or drag on the field, or press the arrows.</source>
        <translation>so viele Yards; oder klick und zieh auf dem Feld, oder drück die Pfeile.</translation>
    </message>
    <message>
        <source>Enter, Esc</source>
        <translation>Eingabe, Esc</translation>
    </message>
    <message>
        <source>take what is asked for, go back.</source>
        <translation>nehmen, was gefragt ist; zurück.</translation>
    </message>
    <message>
        <source>whether the program spins and rolls, or you do and type what came up.</source>
        <translation>ob das Programm dreht und würfelt oder du, und du tippst, was kam.</translation>
    </message>
    <message>
        <source>undo, the record.</source>
        <translation>Rückgängig, das Protokoll.</translation>
    </message>
    <message>
        <source>Keys of a replay</source>
        <translation>Tasten der Wiederholung</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>plays and pauses.</source>
        <translation>abspielen und anhalten.</translation>
    </message>
    <message>
        <source>a step back, a step on; with Shift a whole play.</source>
        <translation>ein Schritt zurück, ein Schritt vor; mit Umschalt ein ganzer Spielzug.</translation>
    </message>
    <message>
        <source>to the score or turnover before, to the next one.</source>
        <translation>zu Punkten oder Turnover davor, zu den nächsten.</translation>
    </message>
    <message>
        <source>to the quarter before, to the next; Home and End: start and end.</source>
        <translation>zum Viertel davor, zum nächsten; Pos1 und Ende: Anfang und Schluss.</translation>
    </message>
    <message>
        <source>faster, slower.</source>
        <translation>schneller, langsamer.</translation>
    </message>
    <message>
        <source>plays on from here, as a new game whose dice fall anew.</source>
        <translation>von hier weiterspielen, als neues Spiel mit neuen Würfeln.</translation>
    </message>
    <message>
        <source>analyzes the game: who was to win when, what each roll was worth; 1 to 3 turn.</source>
        <translation>das Spiel analysieren: wer wann gewinnen sollte, was jeder Wurf wert war; 1 bis 3 blättern.</translation>
    </message>
    <message>
        <source>spreads the analysis out, or lays it beside the board again.</source>
        <translation>die Analyse ausbreiten oder wieder neben das Brett legen.</translation>
    </message>
    <message>
        <source>to where the game turned, once it is analyzed; with Shift back.</source>
        <translation>zur Wende des Spiels, sobald es analysiert ist; mit Umschalt zurück.</translation>
    </message>
    <message>
        <source>A deck has twelve plays and six formations. The bundled one can’t be changed: copy it and draw on the copy, or begin with empty sheets.</source>
        <translation>Ein Kartensatz hat zwölf Spielzüge und sechs Formationen. Der mitgelieferte ist nicht änderbar: Kopier ihn und zeichne auf der Kopie, oder beginn mit leeren Blättern.</translation>
    </message>
    <message>
        <source>Drag a card to another place and those between close up; a card is called by its place. Compare lays the results of two decks side by side.</source>
        <translation>Zieh eine Karte auf einen anderen Platz, und die dazwischen rücken nach; eine Karte heißt nach ihrem Platz. „Vergleichen“ legt die Ergebnisse zweier Kartensätze nebeneinander.</translation>
    </message>
    <message>
        <source>A deck whose cards are all whole is offered under More options in New game. A game keeps the deck that it began with, whatever is drawn later.</source>
        <translation>Ein Kartensatz, dessen Karten alle fertig sind, steht im neuen Spiel unter „Mehr Optionen“. Ein Spiel behält den Kartensatz, mit dem es begann, was später auch gezeichnet wird.</translation>
    </message>
    <message>
        <source>A play</source>
        <translation>Ein Spielzug</translation>
    </message>
    <message>
        <source>each press leads the runner on. A drag moves a point or a line, a double-click on the line puts another one there.</source>
        <translation>jeder Klick führt den Läufer weiter. Ziehen bewegt einen Punkt oder eine Linie, ein Doppelklick auf die Linie setzt dort noch einen.</translation>
    </message>
    <message>
        <source>choose one and pull its small handle: the farther, the rounder.</source>
        <translation>wähl eine und zieh an ihrem kleinen Griff: je weiter, desto runder.</translation>
    </message>
    <message>
        <source>Pass, Lateral</source>
        <translation>Pass, Lateral</translation>
    </message>
    <message>
        <source>a press throws the ball there; a star says where it comes down. Go on with Path. A play has one forward pass; laterals go back.</source>
        <translation>ein Klick wirft den Ball dorthin; ein Stern sagt, wo er herunterkommt. Weiter geht es mit „Laufweg“. Ein Spielzug hat einen Vorwärtspass; Laterals gehen zurück.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>at the far edge it is a touchdown, at a sideline out of bounds, elsewhere the runner is down there.</source>
        <translation>am oberen Rand ein Touchdown, an einer Seitenlinie im Aus, anderswo ist der Läufer dort down.</translation>
    </message>
    <message>
        <source>A formation</source>
        <translation>Eine Formation</translation>
    </message>
    <message>
        <source>a tackler; there are eleven.</source>
        <translation>ein Tackler; es gibt elf.</translation>
    </message>
    <message>
        <source>a fumble on the run, an incompletion on a pass.</source>
        <translation>Fumble beim Lauf, unvollständig beim Pass.</translation>
    </message>
    <message>
        <source>Both lie on whole yard lines: the line under what stops a play is where it ends.</source>
        <translation>Beide liegen auf ganzen Yardlinien: Die Linie unter dem, was einen Spielzug stoppt, ist sein Ende.</translation>
    </message>
    <message>
        <source>With Both sides the mirror image of a marker is placed, moved and erased with it.</source>
        <translation>Mit „Beide Seiten“ wird das Spiegelbild einer Marke mitgesetzt, mitbewegt und mitgelöscht.</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Was daraus wird</translation>
    </message>
    <message>
        <source>Below the board the card lies against one of the other side, at all seven alignments, in real light; the one that is looked at lies faintly over the board.</source>
        <translation>Unter dem Brett liegt die Karte an einer der anderen Seite, in allen sieben Lagen, im echten Licht; die gerade betrachtete liegt schwach über dem Brett.</translation>
    </message>
    <message>
        <source>The table has all results of the card. What is shaded was otherwise when the deck was saved. Opponents come from this deck, or from the bundled one.</source>
        <translation>Die Tabelle hat alle Ergebnisse der Karte. Was getönt ist, war anders, als der Kartensatz gespeichert wurde. Gegner kommen aus diesem Kartensatz oder aus dem mitgelieferten.</translation>
    </message>
    <message>
        <source>Checks lists what keeps the card from being played, and what an eye couldn’t tell. A click goes to the place. Try lays both cards on the light box.</source>
        <translation>„Prüfungen“ nennt, was die Karte unspielbar macht und was kein Auge erkennen könnte. Ein Klick führt hin. „Ausprobieren“ legt beide Karten auf den Leuchtkasten.</translation>
    </message>
    <message>
        <source>Penalty cards, penalty charts and the spinners can be your own too. The house’s stay as they are: copy one and change the copy. It is kept with every entry.</source>
        <translation>Auch Strafkarten, Straftafeln und Drehscheiben können deine eigenen sein. Die des Hauses bleiben, wie sie sind: Kopier eine und ändere die Kopie. Gespeichert wird mit jedem Eintrag.</translation>
    </message>
    <message>
        <source>Beside a table stand its faults, and what comes of it against real football. One without faults is offered in New game; a game keeps what it began with.</source>
        <translation>Neben einer Tabelle stehen ihre Fehler und was aus ihr wird, verglichen mit echtem Football. Eine ohne Fehler steht im neuen Spiel zur Wahl; ein Spiel behält, womit es begann.</translation>
    </message>
    <message>
        <source>Keys of the board</source>
        <translation>Tasten des Bretts</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>move the cross hair, or what is chosen; with Shift five times as far, with Alt to the next yard line, edge or other point.</source>
        <translation>bewegen das Fadenkreuz oder das Gewählte; mit Umschalt fünfmal so weit, mit Alt zur nächsten Yardlinie, Kante oder zum nächsten Punkt.</translation>
    </message>
    <message>
        <source>uses the tool at the cross hair; with Select it chooses.</source>
        <translation>nutzt das Werkzeug am Fadenkreuz; mit „Auswählen“ wählt es.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>goes from point to point, then on to the rest of the table.</source>
        <translation>geht von Punkt zu Punkt, dann weiter zum Rest des Tischs.</translation>
    </message>
    <message>
        <source>takes away what is chosen.</source>
        <translation>nimmt das Gewählte weg.</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>puts a point on the path at the cross hair.</source>
        <translation>setzt am Fadenkreuz einen Punkt auf den Laufweg.</translation>
    </message>
    <message>
        <source>make a corner sharper, rounder.</source>
        <translation>eine Ecke schärfer, runder machen.</translation>
    </message>
    <message>
        <source>puts a drag back, lets go, lays the tool down, leaves.</source>
        <translation>nimmt ein Ziehen zurück, lässt los, legt das Werkzeug hin, verlässt.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>select, path.</source>
        <translation>auswählen, Laufweg.</translation>
    </message>
    <message>
        <source>pass, star, lateral.</source>
        <translation>Pass, Stern, Lateral.</translation>
    </message>
    <message>
        <source>diamond, dot.</source>
        <translation>Raute, Punkt.</translation>
    </message>
    <message>
        <source>erase.</source>
        <translation>radieren.</translation>
    </message>
    <message>
        <source>Acts</source>
        <translation>Handlungen</translation>
    </message>
    <message>
        <source>take back, do again, without end; so do Ctrl+Z and Ctrl+Y.</source>
        <translation>zurücknehmen, wiederholen, ohne Ende; auch Strg+Z und Strg+Y.</translation>
    </message>
    <message>
        <source>Ctrl+C, X, V</source>
        <translation>Strg+C, X, V</translation>
    </message>
    <message>
        <source>copy, cut, paste, to another card or deck too.</source>
        <translation>kopieren, ausschneiden, einfügen, auch in andere Karten, Kartensätze.</translation>
    </message>
    <message>
        <source>Ctrl+A</source>
        <translation>Strg+A</translation>
    </message>
    <message>
        <source>chooses all.</source>
        <translation>alles wählen.</translation>
    </message>
    <message>
        <source>draws both sides of a formation at once, or doesn’t.</source>
        <translation>beide Seiten einer Formation zugleich zeichnen oder nicht.</translation>
    </message>
    <message>
        <source>mirrors what is chosen at the middle of the card, or all of it.</source>
        <translation>das Gewählte, oder alles, an der Mitte der Karte spiegeln.</translation>
    </message>
    <message>
        <source>turns the path round.</source>
        <translation>den Laufweg umdrehen.</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Strg+S</translation>
    </message>
    <message>
        <source>saves. Every stroke is kept before that, too, and survives a crash.</source>
        <translation>speichern. Jeder Strich wird auch davor gesichert und übersteht einen Absturz.</translation>
    </message>
    <message>
        <source>the card’s name.</source>
        <translation>der Name der Karte.</translation>
    </message>
    <message>
        <source>tries the card on the light box.</source>
        <translation>die Karte auf dem Leuchtkasten ausprobieren.</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>nearer, farther, the whole card (Home, too); so do the wheel and two fingers. The middle button, a drag with Space held, or Ctrl with arrows pushes the board.</source>
        <translation>näher, weiter, die ganze Karte (auch Pos1); ebenso Rad und zwei Finger. Die mittlere Taste, Ziehen mit Leertaste oder Strg mit Pfeilen schiebt das Brett.</translation>
    </message>
    <message>
        <source>lays the card against the bundled deck’s, or its own deck’s.</source>
        <translation>die Karte gegen den mitgelieferten oder den eigenen Kartensatz legen.</translation>
    </message>
    <message>
        <source>shows the other side’s card over the board, or doesn’t.</source>
        <translation>die Karte der anderen Seite über dem Brett zeigen oder nicht.</translation>
    </message>
    <message>
        <source>lets lines, the axis and other points catch points, or doesn’t.</source>
        <translation>Linien, Achse und andere Punkte fangen Punkte oder nicht.</translation>
    </message>
    <message>
        <source>the card before, the next; with Ctrl the other side’s.</source>
        <translation>die Karte davor, die nächste; mit Strg die der anderen Seite.</translation>
    </message>
    <message>
        <source>the seven alignments; arrows go from one to the next.</source>
        <translation>die sieben Lagen; Pfeile gehen von einer zur nächsten.</translation>
    </message>
    <message>
        <source>Keys of tables</source>
        <translation>Tasten der Tabellen</translation>
    </message>
    <message>
        <source>Arrows, Enter</source>
        <translation>Pfeile, Eingabe</translation>
    </message>
    <message>
        <source>go from cell to cell; write in it, or fold its choices out.</source>
        <translation>von Zelle zu Zelle gehen; hineinschreiben oder ihre Auswahl aufklappen.</translation>
    </message>
    <message>
        <source>Insert, Delete</source>
        <translation>Einfg, Entf</translation>
    </message>
    <message>
        <source>add a row, take it away, where there can be more or fewer.</source>
        <translation>eine Zeile dazu, eine weg, wo es mehr oder weniger geben darf.</translation>
    </message>
    <message>
        <source>Alt+↑ ↓</source>
        <translation>Alt+↑ ↓</translation>
    </message>
    <message>
        <source>move a row.</source>
        <translation>Zeile verschieben.</translation>
    </message>
    <message>
        <source>the next table of the same kind.</source>
        <translation>die nächste Tabelle derselben Art.</translation>
    </message>
    <message>
        <source>take back, do again.</source>
        <translation>zurücknehmen, wiederholen.</translation>
    </message>
    <message>
        <source>the next part of the table, its name.</source>
        <translation>der nächste Teil der Tabelle, ihr Name.</translation>
    </message>
    <message>
        <source>Unfinished cards</source>
        <translation>Unfertige Karten</translation>
    </message>
    <message>
        <source>A card with too few diamonds, or a path that leads nowhere, can’t stand in a deck’s files. It stays in the draft beside them until it is whole; nothing is lost.</source>
        <translation>Eine Karte mit zu wenigen Rauten oder einem Laufweg ins Nirgendwo kann nicht in den Dateien eines Kartensatzes stehen. Sie bleibt im Entwurf daneben, bis sie fertig ist; nichts geht verloren.</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter opens</source>
        <translation>Pfeiltasten wählen, Eingabe öffnet</translation>
    </message>
    <message>
        <source>Draw and share cards</source>
        <translation>Karten zeichnen und teilen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Theme, colors, motion</source>
        <translation>Aussehen, Farben, Ton</translation>
    </message>
    <message>
        <source>{title}, in preparation</source>
        <translation>{title}, in Vorbereitung</translation>
    </message>
    <message>
        <source>Gridlight, home</source>
        <translation>Gridlight, Start</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Letztes Spiel fortsetzen</translation>
    </message>
    <message>
        <source>WELCOME</source>
        <translation>WILLKOMMEN</translation>
    </message>
    <message>
        <source>Three football games from the den table</source>
        <translation>Drei Footballspiele vom Tisch im Hobbykeller</translation>
    </message>
    <message>
        <source>{title} is in preparation; the other boxes are ready to play.</source>
        <translation>{title} ist in Vorbereitung; die anderen Schachteln sind spielbereit.</translation>
    </message>
    <message>
        <source>NO GAME ON THE TABLE</source>
        <translation>KEIN SPIEL AUF DEM TISCH</translation>
    </message>
    <message>
        <source>Two people at one screen, or one against a computer: pull the slide of the light box and see who guessed right, or move eleven men or pegs over a board. A box opens with a click.</source>
        <translation>Zu zweit an einem Schirm, oder allein gegen einen Computer: Zieh den Schieber des Leuchtkastens und sieh, wer richtig riet, oder zieh elf Spieler oder Stifte über ein Brett. Ein Klick öffnet eine Schachtel.</translation>
    </message>
    <message>
        <source>LAST GAME: {title}</source>
        <translation>LETZTES SPIEL: {title}</translation>
    </message>
    <message>
        <source>Your game is kept, up to its last finished step, in {game}.</source>
        <translation>Dein Spiel ist bis zum letzten fertigen Schritt gesichert, in {game}.</translation>
    </message>
    <message>
        <source>Something in the program broke, and it wasn’t you.</source>
        <translation>Im Programm ging etwas kaputt, und es lag nicht an dir.</translation>
    </message>
    <message>
        <source>What happened is written down for whoever mends it: {place}. A bundle of it with the logs, without games and without names, can be saved and sent.</source>
        <translation>Was geschah, ist für die aufgeschrieben, die es reparieren: {place}. Ein Paket davon mit den Logs, ohne Spiele und ohne Namen, kannst du speichern und schicken.</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Save a bundle…</source>
        <translation>Paket speichern…</translation>
    </message>
    <message>
        <source>Home</source>
        <comment>the first screen</comment>
        <translation>Start</translation>
    </message>
    <message>
        <source>A mishap</source>
        <translation>Eine Panne</translation>
    </message>
    <message>
        <source>Something broke; the game is kept.</source>
        <translation>Etwas ging kaputt; das Spiel ist gesichert.</translation>
    </message>
    <message>
        <source>Something broke.</source>
        <translation>Etwas ging kaputt.</translation>
    </message>
    <message>
        <source>Enter goes on</source>
        <translation>Mit Eingabe weiter</translation>
    </message>
    <message>
        <source>MISHAP</source>
        <translation>PANNE</translation>
    </message>
    <message>
        <source>Save a bundle</source>
        <translation>Paket speichern</translation>
    </message>
    <message>
        <source>Bundle (*.zip)</source>
        <translation>Paket (*.zip)</translation>
    </message>
    <message>
        <source>{place} could not be written: {reason}.</source>
        <translation>{place} war nicht beschreibbar: {reason}.</translation>
    </message>
    <message>
        <source>The bundle is saved: {place}</source>
        <translation>Das Paket ist gespeichert: {place}</translation>
    </message>
    <message>
        <source>A MISHAP</source>
        <translation>EINE PANNE</translation>
    </message>
    <message>
        <source>Enter plays, O turns the page, Escape goes back</source>
        <translation>Eingabe spielt, O blättert um, Esc führt zurück</translation>
    </message>
    <message>
        <source>Two people at one screen. Press Play for the coin toss.</source>
        <translation>Zwei Leute an einem Schirm. Drück „Spielen“ für den Münzwurf.</translation>
    </message>
    <message>
        <source>You against the computer. Press Play for the coin toss.</source>
        <translation>Du gegen den Computer. Drück „Spielen“ für den Münzwurf.</translation>
    </message>
    <message>
        <source>The computer against itself; P pauses. Press Play for the coin toss.</source>
        <translation>Der Computer gegen sich selbst; P hält an. Drück „Spielen“ für den Münzwurf.</translation>
    </message>
    <message>
        <source>Home’s color</source>
        <translation>Farbe von Heim</translation>
    </message>
    <message>
        <source>The visitors’ color</source>
        <translation>Farbe der Gäste</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Mehr Optionen</translation>
    </message>
    <message>
        <source>As it came</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Edit cards…</source>
        <translation>Karten bearbeiten…</translation>
    </message>
    <message>
        <source>NEW GAME</source>
        <translation>NEUES SPIEL</translation>
    </message>
    <message>
        <source>Teams and length</source>
        <translation>Teams und Länge</translation>
    </message>
    <message>
        <source>Edit tables…</source>
        <translation>Tabellen bearbeiten…</translation>
    </message>
    <message>
        <source>All options stand as they came.</source>
        <translation>Alle Optionen stehen auf Standard.</translation>
    </message>
    <message>
        <source>Both teams have the same name; give one another.</source>
        <translation>Beide Teams heißen gleich; gib einem einen anderen Namen.</translation>
    </message>
    <message>
        <source>{title}: options</source>
        <translation>{title}: Optionen</translation>
    </message>
    <message>
        <source>Name of the team: {team}</source>
        <translation>Name des Teams: {team}</translation>
    </message>
    <message>
        <source>Ctrl+Enter opens, Escape goes back</source>
        <translation>Strg+Eingabe öffnet, Esc führt zurück</translation>
    </message>
    <message>
        <source>Paste a position, open a file, or write one; then press Open.</source>
        <translation>Füg eine Stellung ein, öffne eine Datei oder schreib eine; dann drück „Öffnen“.</translation>
    </message>
    <message>
        <source>The first line names the game; under [position] stand whose ball it is, the spot in yards from home’s goal line, down, distance and what is to be done next. Whatever is left out is as usual.</source>
        <translation>Die erste Zeile nennt das Spiel; unter [position] steht, wer den Ball hat, der Ort in Yards von der Goalline von Heim, Down, Distanz und was als Nächstes zu tun ist. Was fehlt, ist wie üblich.</translation>
    </message>
    <message>
        <source>All-Pro’s board has a line a row, the highest first: home’s men are B, E, L and C, the visitors’ b, e, l and c.</source>
        <translation>Das Brett von All-Pro hat eine Zeile je Reihe, die höchste zuerst: Spieler von Heim sind B, E, L und C, die der Gäste b, e, l und c.</translation>
    </message>
    <message>
        <source>Pegskin’s pegs are L, B and R for the offense and l, b and r for the defense, each with its hole: column from the offense’s left, row from the line of scrimmage. “B 18,-2” is a back two holes behind the line.</source>
        <translation>Pegskins Stifte sind L, B und R für die Offense und l, b und r für die Defense, jeder mit seinem Loch: Spalte von links aus Sicht der Offense, Reihe ab der Scrimmage-Linie. „B 18,-2“ ist ein Back zwei Löcher hinter der Line.</translation>
    </message>
    <message>
        <source>“Example” writes one of All-Pro and, pressed again, one of Pegskin.</source>
        <translation>„Beispiel“ schreibt eine von All-Pro und, noch einmal gedrückt, eine von Pegskin.</translation>
    </message>
    <message>
        <source>“Copy position” on the table writes all of this. A Yardcard that was saved as a table can be opened too: the game goes on after its last row.</source>
        <translation>„Stellung kopieren“ auf dem Tisch schreibt das alles. Auch eine als Tabelle gespeicherte Yardcard lässt sich öffnen: Das Spiel geht nach ihrer letzten Zeile weiter.</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>Die Stellung als Text</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei…</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>OPEN POSITION</source>
        <translation>STELLUNG ÖFFNEN</translation>
    </message>
    <message>
        <source>A game that starts in the middle</source>
        <translation>Ein Spiel, das in der Mitte beginnt</translation>
    </message>
    <message>
        <source>POSITION</source>
        <translation>STELLUNG</translation>
    </message>
    <message>
        <source>There is no text on the clipboard; copy a position first.</source>
        <translation>In der Zwischenablage ist kein Text; kopier zuerst eine Stellung.</translation>
    </message>
    <message>
        <source>{name} can’t be read ({reason}); choose another file.</source>
        <translation>{name} ist nicht lesbar ({reason}); wähl eine andere Datei.</translation>
    </message>
    <message>
        <source>{name} isn’t text; choose a file with a position in it.</source>
        <translation>{name} ist kein Text; wähl eine Datei mit einer Stellung.</translation>
    </message>
    <message>
        <source>{name} is too large to be a position; choose another file.</source>
        <translation>{name} ist zu groß für eine Stellung; wähl eine andere Datei.</translation>
    </message>
    <message>
        <source>Positions and Yardcards (*.toml *.txt *.csv);;All files (*)</source>
        <translation>Stellungen und Yardcards (*.toml *.txt *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>It holds: press Open.</source>
        <translation>Sie stimmt: Drück „Öffnen“.</translation>
    </message>
    <message>
        <source>WHAT IT SAYS</source>
        <translation>WAS SIE SAGT</translation>
    </message>
    <message>
        <source>HOW IT IS WRITTEN</source>
        <translation>WIE SIE GESCHRIEBEN WIRD</translation>
    </message>
    <message>
        <source>THE POSITION AS TEXT</source>
        <translation>DIE STELLUNG ALS TEXT</translation>
    </message>
    <message>
        <source>, play {play}</source>
        <translation>, Spielzug {play}</translation>
    </message>
    <message>
        <source>No play yet.</source>
        <translation>Noch kein Spielzug.</translation>
    </message>
    <message>
        <source>See this play once more</source>
        <translation>Diesen Spielzug noch einmal sehen</translation>
    </message>
    <message>
        <source>Draw this play</source>
        <translation>Diesen Spielzug zeichnen</translation>
    </message>
    <message>
        <source>Nothing moved in this play</source>
        <translation>In diesem Spielzug bewegte sich nichts</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Save the record as a web page</source>
        <translation>Protokoll als Webseite speichern</translation>
    </message>
    <message>
        <source>Save a play as a moving picture</source>
        <translation>Spielzug als bewegtes Bild speichern</translation>
    </message>
    <message>
        <source>Save the Yardcard as a table</source>
        <translation>Yardcard als Tabelle speichern</translation>
    </message>
    <message>
        <source>Save the Yardcard as a sheet to print</source>
        <translation>Yardcard als Druckblatt speichern</translation>
    </message>
    <message>
        <source>Every play of the game, as it was told.</source>
        <translation>Jeder Spielzug des Spiels, wie er erzählt wurde.</translation>
    </message>
    <message>
        <source>A click, or ↑ ↓ and Enter, shows a play once more, B the box score, Escape goes back</source>
        <translation>Ein Klick, oder ↑ ↓ und Eingabe, zeigt einen Spielzug noch einmal, B die Statistik, Esc führt zurück</translation>
    </message>
    <message>
        <source>Points, numbers and drives, counted from the plays.</source>
        <translation>Punkte, Zahlen und Drives, gezählt aus den Spielzügen.</translation>
    </message>
    <message>
        <source>↑ ↓ read on, B shows the plays, Escape goes back</source>
        <translation>↑ ↓ weiterlesen, B zeigt die Spielzüge, Esc führt zurück</translation>
    </message>
    <message>
        <source>Which play is to be drawn?</source>
        <translation>Welcher Spielzug soll gezeichnet werden?</translation>
    </message>
    <message>
        <source>A click picks it, or ↑ ↓ and Enter; Escape leaves it</source>
        <translation>Ein Klick wählt ihn, oder ↑ ↓ und Eingabe; Esc lässt es</translation>
    </message>
    <message>
        <source>The last one is still being written; it takes a moment.</source>
        <translation>Das letzte wird noch geschrieben; einen Moment.</translation>
    </message>
    <message>
        <source>Save the record as {kind}</source>
        <translation>Protokoll speichern als {kind}</translation>
    </message>
    <message>
        <source>Final score · {ended}</source>
        <translation>Endstand · {ended}</translation>
    </message>
    <message>
        <source>No play that can be drawn has been shown yet.</source>
        <translation>Noch wurde kein Spielzug gezeigt, der sich zeichnen lässt.</translation>
    </message>
    <message>
        <source>Writing {name} …</source>
        <translation>{name} wird geschrieben …</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Protokoll speichern</translation>
    </message>
    <message>
        <source>SAVE THE RECORD</source>
        <translation>PROTOKOLL SPEICHERN</translation>
    </message>
    <message>
        <source>The play is in {file}.</source>
        <translation>Der Spielzug ist in {file}.</translation>
    </message>
    <message>
        <source>The Yardcard is in {file}.</source>
        <translation>Die Yardcard ist in {file}.</translation>
    </message>
    <message>
        <source>The record is in {file}.</source>
        <translation>Das Protokoll ist in {file}.</translation>
    </message>
    <message>
        <source>No pick was sealed in this game.</source>
        <translation>In diesem Spiel wurde keine Wahl versiegelt.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>its salt is told with the pick</source>
        <translation>sein Salt wird mit der Wahl genannt</translation>
    </message>
    <message>
        <source>SEALED PICKS</source>
        <translation>VERSIEGELTE WAHL</translation>
    </message>
    <message>
        <source>{matched} of {count} match</source>
        <translation>{matched} von {count} stimmen</translation>
    </message>
    <message>
        <source>{who}: in the envelope</source>
        <translation>{who}: im Umschlag</translation>
    </message>
    <message>
        <source>“{words}”, salt {salt}</source>
        <translation>„{words}“, Salt {salt}</translation>
    </message>
    <message>
        <source>of</source>
        <comment>SHA-256 of something</comment>
        <translation>von</translation>
    </message>
    <message>
        <source>Tab goes on, arrows change, Escape goes back</source>
        <translation>Tab geht weiter, Pfeile ändern, Esc führt zurück</translation>
    </message>
    <message>
        <source>Everything changes at once; undo takes it back.</source>
        <translation>Alles ändert sich sofort; Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>The color-blind palette has its own team colors: blue and orange.</source>
        <translation>Die farbenblinde Palette hat eigene Teamfarben: Blau und Orange.</translation>
    </message>
    <message>
        <source>The words change when Gridlight is started again.</source>
        <translation>Die Wörter wechseln, wenn Gridlight neu gestartet wird.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Den</source>
        <translation>Hobbykeller</translation>
    </message>
    <message>
        <source>Daylight</source>
        <translation>Tageslicht</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>Wie gedruckt</translation>
    </message>
    <message>
        <source>Color-blind</source>
        <translation>Farbenblind</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Textgröße in Prozent</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Nothing moves by itself</source>
        <translation>Nichts bewegt sich von selbst</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>The table as a list, too</source>
        <translation>Den Tisch auch als Liste</translation>
    </message>
    <message>
        <source>About Gridlight</source>
        <translation>Über Gridlight</translation>
    </message>
    <message>
        <source>THE LOOK</source>
        <translation>DAS AUSSEHEN</translation>
    </message>
    <message>
        <source>Theme and colors</source>
        <translation>Aussehen und Farben</translation>
    </message>
    <message>
        <source>Text size in %</source>
        <translation>Textgröße in %</translation>
    </message>
    <message>
        <source>THE TEAMS</source>
        <translation>DIE TEAMS</translation>
    </message>
    <message>
        <source>MOTION AND SOUND</source>
        <translation>BEWEGUNG UND TON</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Wenig Bewegung</translation>
    </message>
    <message>
        <source>THE TABLE</source>
        <translation>DER TISCH</translation>
    </message>
    <message>
        <source>Table as a list</source>
        <translation>Tisch als Liste</translation>
    </message>
    <message>
        <source>SETTINGS</source>
        <translation>EINSTELLUNGEN</translation>
    </message>
    <message>
        <source>How the table looks and feels</source>
        <translation>Wie der Tisch aussieht und sich anfühlt</translation>
    </message>
    <message>
        <source>The system’s</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Well played</source>
        <translation>Gut gespielt</translation>
    </message>
    <message>
        <source>Champions of {season}: {team}. {line}.</source>
        <translation>Meister von {season}: {team}. {line}.</translation>
    </message>
    <message>
        <source>CHAMPIONS</source>
        <translation>MEISTER</translation>
    </message>
    <message>
        <source>Computers</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Seasons</source>
        <translation>Saisons</translation>
    </message>
    <message>
        <source>at</source>
        <comment>visitors at home</comment>
        <translation>bei</translation>
    </message>
    <message>
        <source>W</source>
        <comment>games won</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>L</source>
        <comment>games lost</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>T</source>
        <comment>games tied</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>PCT</source>
        <translation>QUOTE</translation>
    </message>
    <message>
        <source>PF</source>
        <translation>P+</translation>
    </message>
    <message>
        <source>PA</source>
        <translation>P−</translation>
    </message>
    <message>
        <source>DIFF</source>
        <translation>DIFF</translation>
    </message>
    <message>
        <source>STREAK</source>
        <translation>SERIE</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>TEAM</source>
        <translation>TEAM</translation>
    </message>
    <message>
        <source>No game is over yet: who leads will stand here.</source>
        <translation>Noch ist kein Spiel vorbei: Hier wird stehen, wer führt.</translation>
    </message>
    <message>
        <source>Leaders</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Stop the games that are being played first.</source>
        <translation>Halte erst die laufenden Spiele an.</translation>
    </message>
    <message>
        <source>The season is deleted, its games are kept; Undo brings it back.</source>
        <translation>Die Saison ist gelöscht, ihre Spiele bleiben; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>The season is back.</source>
        <translation>Die Saison ist wieder da.</translation>
    </message>
    <message>
        <source>The computers are playing already.</source>
        <translation>Die Computer spielen schon.</translation>
    </message>
    <message>
        <source>The computers sit down</source>
        <translation>Die Computer setzen sich</translation>
    </message>
    <message numerus="yes">
        <source>{n} game played.</source>
        <comment>{n} games played.</comment>
        <translation>
            <numerusform>{n} Spiel gespielt.</numerusform>
            <numerusform>{n} Spiele gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} game played, then broken off.</source>
        <comment>{n} games played, then broken off.</comment>
        <translation>
            <numerusform>{n} Spiel gespielt, dann abgebrochen.</numerusform>
            <numerusform>{n} Spiele gespielt, dann abgebrochen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tab goes on, arrows change, Enter begins, Escape goes back</source>
        <translation>Tab geht weiter, Pfeile ändern, Eingabe beginnt, Esc führt zurück</translation>
    </message>
    <message>
        <source>Name the teams, say who coaches each, then begin.</source>
        <translation>Benenn die Teams, sag, wer welches coacht, dann beginn.</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>Twice</source>
        <translation>Zweimal</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Best two</source>
        <translation>Beste zwei</translation>
    </message>
    <message>
        <source>Best four</source>
        <translation>Beste vier</translation>
    </message>
    <message>
        <source>Name of the team</source>
        <translation>Name des Teams</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Add a team</source>
        <translation>Team dazu</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Name of the season</source>
        <translation>Name der Saison</translation>
    </message>
    <message>
        <source>Each pair</source>
        <translation>Jedes Paar</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>NEW SEASON</source>
        <translation>NEUE SAISON</translation>
    </message>
    <message>
        <source>A schedule of teams, played by people or computers</source>
        <translation>Ein Spielplan mit Teams, gespielt von Personen oder Computern</translation>
    </message>
    <message numerus="yes">
        <source>{n} team</source>
        <comment>{n} teams</comment>
        <translation>
            <numerusform>{n} Team</numerusform>
            <numerusform>{n} Teams</numerusform>
        </translation>
    </message>
    <message>
        <source>GAME AND SCHEDULE</source>
        <translation>SPIEL UND SPIELPLAN</translation>
    </message>
    <message>
        <source>WEEK 1</source>
        <translation>WOCHE 1</translation>
    </message>
    <message>
        <source>Games being played</source>
        <translation>Laufende Spiele</translation>
    </message>
    <message>
        <source>{words} {share} in 100.</source>
        <translation>{words} {share} von 100.</translation>
    </message>
    <message>
        <source>1 to 4 turn the page, Enter opens, Z undoes, Escape goes back</source>
        <translation>1 bis 4 blättern, Eingabe öffnet, Z nimmt zurück, Esc führt zurück</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Spielplan</translation>
    </message>
    <message>
        <source>The numbers are being added up.</source>
        <translation>Die Zahlen werden zusammengezählt.</translation>
    </message>
    <message>
        <source>No season yet. A season is a schedule of teams, played by people or computers.</source>
        <translation>Noch keine Saison. Eine Saison ist ein Spielplan mit Teams, gespielt von Personen oder Computern.</translation>
    </message>
    <message>
        <source>Page of the chart</source>
        <translation>Seite der Tafel</translation>
    </message>
    <message>
        <source>Games of the week</source>
        <translation>Spiele der Woche</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Neue Saison</translation>
    </message>
    <message>
        <source>The week before</source>
        <translation>Die Woche davor</translation>
    </message>
    <message>
        <source>The week after</source>
        <translation>Die Woche danach</translation>
    </message>
    <message>
        <source>Simulate the week</source>
        <translation>Woche simulieren</translation>
    </message>
    <message>
        <source>Simulate all</source>
        <translation>Alle simulieren</translation>
    </message>
    <message>
        <source>The champions</source>
        <translation>Die Meister</translation>
    </message>
    <message>
        <source>SEASON</source>
        <translation>SAISON</translation>
    </message>
    <message>
        <source>A schedule of teams, with its table and leaders</source>
        <translation>Ein Spielplan mit Teams, mit Tabelle und Besten</translation>
    </message>
    <message>
        <source>The computers play; you may go on with anything else.</source>
        <translation>Die Computer spielen; du kannst inzwischen alles andere tun.</translation>
    </message>
    <message>
        <source>SEASONS</source>
        <translation>SAISONS</translation>
    </message>
    <message>
        <source>{teams}, game {place} of {count}</source>
        <translation>{teams}, Spiel {place} von {count}</translation>
    </message>
    <message>
        <source>The coaches study the cards, once for each deck</source>
        <translation>Die Coaches lernen die Karten, einmal je Kartensatz</translation>
    </message>
    <message>
        <source>Cards as SVG drawings, out and back.</source>
        <translation>Karten als SVG-Zeichnungen, hinaus und zurück.</translation>
    </message>
    <message>
        <source>Drop a .deck file or an SVG drawing here</source>
        <translation>Leg eine .deck-Datei oder SVG-Zeichnung hier ab</translation>
    </message>
    <message>
        <source>Let go to open it</source>
        <translation>Loslassen zum Öffnen</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Von wem</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>With the cards’ pictures</source>
        <translation>Mit Bildern der Karten</translation>
    </message>
    <message>
        <source>Pack…</source>
        <translation>Packen…</translation>
    </message>
    <message>
        <source>Pack as one .deck file</source>
        <translation>Als eine .deck-Datei packen</translation>
    </message>
    <message>
        <source>Card 1…</source>
        <translation>Karte 1…</translation>
    </message>
    <message>
        <source>All cards…</source>
        <translation>Alle Karten…</translation>
    </message>
    <message>
        <source>Save all cards as drawings</source>
        <translation>Alle Karten als Zeichnungen speichern</translation>
    </message>
    <message>
        <source>Import a drawing…</source>
        <translation>Zeichnung importieren…</translation>
    </message>
    <message>
        <source>Open a .deck file</source>
        <translation>Eine .deck-Datei öffnen</translation>
    </message>
    <message>
        <source>Put it with my decks</source>
        <translation>Zu meinen Sätzen legen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Nicht nehmen</translation>
    </message>
    <message>
        <source>DRAWINGS</source>
        <translation>ZEICHNUNGEN</translation>
    </message>
    <message>
        <source>GIVE A DECK AWAY</source>
        <translation>KARTENSATZ WEITERGEBEN</translation>
    </message>
    <message>
        <source>This file can’t be opened.</source>
        <translation>Diese Datei lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>{found} Digest {digest}.</source>
        <translation>{found} Prüfsumme {digest}.</translation>
    </message>
    <message>
        <source>WHAT IS WRONG</source>
        <translation>WAS NICHT STIMMT</translation>
    </message>
    <message>
        <source>… and {count} more.</source>
        <translation>… und {count} weitere.</translation>
    </message>
    <message>
        <source>{pack}. Digest {digest}.</source>
        <translation>{pack}. Prüfsumme {digest}.</translation>
    </message>
    <message>
        <source>Tab goes on, arrows choose a card, Escape goes back</source>
        <translation>Tab geht weiter, Pfeile wählen eine Karte, Esc führt zurück</translation>
    </message>
    <message>
        <source>Decks (*.deck)</source>
        <translation>Kartensätze (*.deck)</translation>
    </message>
    <message>
        <source>Drawings (*.svg)</source>
        <translation>Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>SHARE</source>
        <translation>TEILEN</translation>
    </message>
    <message>
        <source>Decks given away, and decks from others</source>
        <translation>Kartensätze weitergeben und von anderen bekommen</translation>
    </message>
    <message>
        <source>Card {key}…</source>
        <translation>Karte {key}…</translation>
    </message>
    <message>
        <source>Card…</source>
        <translation>Karte…</translation>
    </message>
    <message>
        <source>Save card {key} as a drawing</source>
        <translation>Karte {key} als Zeichnung speichern</translation>
    </message>
    <message>
        <source>{path} has {pack}, digest {digest}.</source>
        <translation>{path} hat {pack}, Prüfsumme {digest}.</translation>
    </message>
    <message>
        <source>Card {key} is in {path}.</source>
        <translation>Karte {key} ist in {path}.</translation>
    </message>
    <message>
        <source>Card {key} is {before} again.</source>
        <translation>Karte {key} ist wieder {before}.</translation>
    </message>
    <message>
        <source>a copy of {name}</source>
        <translation>einer Kopie von {name}</translation>
    </message>
    <message>
        <source>{name} is card {key} of {deck}; Undo brings back what was there.</source>
        <translation>{name} ist Karte {key} von {deck}; Rückgängig holt zurück, was da war.</translation>
    </message>
    <message>
        <source>Opening {file} …</source>
        <translation>{file} wird geöffnet …</translation>
    </message>
    <message>
        <source>Whole, but not to be played yet: {lacks}</source>
        <translation>In Ordnung, aber noch nicht spielbar: {lacks}</translation>
    </message>
    <message>
        <source>{name} is whole and playable.</source>
        <translation>{name} ist in Ordnung und spielbar.</translation>
    </message>
    <message>
        <source>These are the very cards of “{name}”, which is here already.</source>
        <translation>Das sind genau die Karten von „{name}“, den es hier schon gibt.</translation>
    </message>
    <message>
        <source>“{name}” has been drawn on since; delete it in the workshop.</source>
        <translation>An „{name}“ wurde seither gezeichnet; lösch ihn in der Werkstatt.</translation>
    </message>
    <message>
        <source>“{name}” is gone again.</source>
        <translation>„{name}“ ist wieder weg.</translation>
    </message>
    <message>
        <source>It is with your decks as “{name}”; Undo takes it away again.</source>
        <translation>Er liegt als „{name}“ bei deinen Kartensätzen; Rückgängig nimmt ihn wieder weg.</translation>
    </message>
    <message>
        <source>The slide scrapes</source>
        <translation>Der Schieber schabt</translation>
    </message>
    <message>
        <source>The slide clicks home</source>
        <translation>Der Schieber rastet ein</translation>
    </message>
    <message>
        <source>The spinner ticks</source>
        <translation>Die Drehscheibe tickt</translation>
    </message>
    <message>
        <source>The coin rings</source>
        <translation>Die Münze klingt</translation>
    </message>
    <message>
        <source>Dice rattle</source>
        <translation>Würfel klappern</translation>
    </message>
    <message>
        <source>A man is set down</source>
        <translation>Ein Spieler wird hingestellt</translation>
    </message>
    <message>
        <source>A peg drops in</source>
        <translation>Ein Stift fällt ins Loch</translation>
    </message>
    <message>
        <source>A card is laid</source>
        <translation>Eine Karte wird gelegt</translation>
    </message>
    <message>
        <source>A whistle</source>
        <translation>Ein Pfiff</translation>
    </message>
    <message>
        <source>The crowd roars</source>
        <translation>Die Menge tobt</translation>
    </message>
    <message>
        <source>“{title}” is a game of {game}, which has no table here yet.</source>
        <translation>„{title}“ ist ein Spiel von {game}; das hat hier noch keinen Tisch.</translation>
    </message>
    <message>
        <source>That would tell how it ends: let the slide or the spinner show it first.</source>
        <translation>Das würde verraten, wie es ausgeht: Lass es erst den Schieber oder die Drehscheibe zeigen.</translation>
    </message>
    <message>
        <source>That would tell what the dice show: let them come to rest first.</source>
        <translation>Das würde die Würfel verraten: Lass sie erst zur Ruhe kommen.</translation>
    </message>
    <message>
        <source>Enter writes, Tab goes on, F6 to the next part, Escape goes back</source>
        <translation>Eingabe schreibt, Tab geht weiter, F6 zum nächsten Teil, Esc führt zurück</translation>
    </message>
    <message>
        <source>The house’s own stays as it is: Copy to edit makes one of yours.</source>
        <translation>Die Tabelle des Hauses bleibt, wie sie ist: „Kopie bearbeiten“ macht dir eine eigene.</translation>
    </message>
    <message>
        <source>“{name}” is yours: every change is kept at once.</source>
        <translation>„{name}“ gehört dir: Jede Änderung bleibt sofort erhalten.</translation>
    </message>
    <message>
        <source>{count} wrong</source>
        <translation>{count} falsch</translation>
    </message>
    <message>
        <source>Not whole yet: {sentence}</source>
        <translation>Noch nicht fertig – {sentence}</translation>
    </message>
    <message>
        <source>Kept. Games begun before keep the table that they began with.</source>
        <translation>Gespeichert. Früher begonnene Spiele behalten ihre Tabelle.</translation>
    </message>
    <message>
        <source>This cell is worked out from the others.</source>
        <translation>Diese Zelle errechnet sich aus den anderen.</translation>
    </message>
    <message>
        <source>It could not be kept ({reason}); make room, then change it again.</source>
        <translation>Nicht gespeichert ({reason}); schaff Platz, dann ändere es noch einmal.</translation>
    </message>
    <message>
        <source>Done again.</source>
        <translation>Wiederholt.</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfertig</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>deine</translation>
    </message>
    <message>
        <source>house</source>
        <comment>a table that came with the program</comment>
        <translation>mitgeliefert</translation>
    </message>
    <message>
        <source>row {row}, {column}: {words}.</source>
        <translation>Zeile {row}, {column}: {words}.</translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>in a cell</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Row {row}, {column}</source>
        <translation>Zeile {row}, {column}</translation>
    </message>
    <message>
        <source>Arrow keys choose, Enter opens, Escape goes back</source>
        <translation>Pfeiltasten wählen, Eingabe öffnet, Esc führt zurück</translation>
    </message>
    <message>
        <source>Copy one of the house’s and change it; New game offers yours beside it.</source>
        <translation>Kopier eine mitgelieferte und ändere sie; „Neues Spiel“ bietet deine dann mit an.</translation>
    </message>
    <message>
        <source>TABLES</source>
        <translation>TABELLEN</translation>
    </message>
    <message>
        <source>Penalties and spinners of your own</source>
        <translation>Eigene Strafen und Drehscheiben</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Nothing is wrong with it.</source>
        <translation>Daran ist nichts falsch.</translation>
    </message>
    <message>
        <source>ON THE SHELF</source>
        <translation>IM REGAL</translation>
    </message>
    <message>
        <source>AREAS</source>
        <translation>BEREICHE</translation>
    </message>
    <message>
        <source>The figures come back once this is whole.</source>
        <translation>Die Zahlen kommen wieder, sobald das hier fertig ist.</translation>
    </message>
    <message>
        <source>{count} TO MEND</source>
        <translation>{count} ZU BEHEBEN</translation>
    </message>
    <message>
        <source>WORTH A LOOK</source>
        <translation>EINEN BLICK WERT</translation>
    </message>
    <message>
        <source>ALL IS WELL</source>
        <translation>ALLES GUT</translation>
    </message>
    <message>
        <source>click to go there</source>
        <translation>Klick führt hin</translation>
    </message>
    <message>
        <source>This</source>
        <translation>Diese</translation>
    </message>
    <message>
        <source>No sector can be drawn</source>
        <translation>Kein Feld ist zeichenbar</translation>
    </message>
    <message>
        <source>PENALTIES</source>
        <translation>STRAFEN</translation>
    </message>
    <message>
        <source>OFFENSE / DEFENSE</source>
        <translation>OFFENSE / DEFENSE</translation>
    </message>
    <message>
        <source>On the shelf</source>
        <translation>Im Regal</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Kind of play</source>
        <translation>Art des Spielzugs</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Make it 360</source>
        <translation>Auf 360 bringen</translation>
    </message>
    <message>
        <source>Add row</source>
        <translation>Neue Zeile</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Name der Tabelle</translation>
    </message>
    <message>
        <source>Nothing can be taken back now.</source>
        <translation>Jetzt lässt sich nichts zurücknehmen.</translation>
    </message>
    <message>
        <source>A coach whispers: a nudge, the odds, the best turns</source>
        <translation>Ein Coach flüstert: ein Wink, die Chancen, die besten Züge</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Leiste</translation>
    </message>
    <message>
        <source>How the game stands by the coach’s judgment, or not</source>
        <translation>Wie das Spiel nach dem Urteil des Coachs steht, oder nicht</translation>
    </message>
    <message>
        <source>The game stands</source>
        <translation>Das Spiel steht</translation>
    </message>
    <message>
        <source>The coach’s study was stopped.</source>
        <translation>Der Coach wurde beim Überlegen gestoppt.</translation>
    </message>
    <message>
        <source>P for a person, T to try again</source>
        <translation>P: eine Person, T: noch ein Versuch</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Wer spielt weiter?</translation>
    </message>
    <message>
        <source>The game stands as it was, and is kept.</source>
        <translation>Das Spiel bleibt, wie es war, und ist gespeichert.</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Eine Person</translation>
    </message>
    <message>
        <source>Until the table is left</source>
        <translation>Bis der Tisch verlassen wird</translation>
    </message>
    <message>
        <source>The same computer</source>
        <translation>Derselbe Computer</translation>
    </message>
    <message>
        <source>End the game here?</source>
        <translation>Das Spiel hier beenden?</translation>
    </message>
    <message>
        <source>A resignation can be taken back with Undo.</source>
        <translation>Eine Aufgabe lässt sich mit „Rückgängig“ zurücknehmen.</translation>
    </message>
    <message>
        <source>Offer to stop</source>
        <translation>Ende anbieten</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>{team} plays on.</source>
        <comment>{team} play on.</comment>
        <translation>
            <numerusform>{team} spielt weiter.</numerusform>
            <numerusform>{team} spielen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>End it at this score?</source>
        <translation>Bei diesem Stand beenden?</translation>
    </message>
    <message numerus="yes">
        <source>{team} offers to stop; the score stands.</source>
        <comment>{team} offer to stop; the score stands.</comment>
        <translation>
            <numerusform>{team} bietet das Ende an; der Spielstand gilt.</numerusform>
            <numerusform>{team} bieten das Ende an; der Spielstand gilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Chance to win: the coach is looking</source>
        <translation>Siegchance: Der Coach sieht nach</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>Rematch, sides swapped</source>
        <translation>Revanche mit Seitentausch</translation>
    </message>
    <message>
        <source>Fairness</source>
        <translation>Fairness</translation>
    </message>
    <message>
        <source>Final score. {verdict}</source>
        <translation>Endstand. {verdict}</translation>
    </message>
    <message>
        <source>Flag: {foul}</source>
        <translation>Flagge: {foul}</translation>
    </message>
    <message>
        <source>as it stands</source>
        <translation>wie es steht</translation>
    </message>
    <message>
        <source>shown on the board</source>
        <translation>auf dem Brett gezeigt</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Weglegen</translation>
    </message>
    <message>
        <source>H: the next</source>
        <translation>H: der nächste</translation>
    </message>
    <message>
        <source>The coach is looking…</source>
        <translation>Der Coach sieht nach…</translation>
    </message>
    <message>
        <source>The odds</source>
        <translation>Die Chancen</translation>
    </message>
    <message>
        <source>The best</source>
        <translation>Das Beste</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <translation>ENTWURF</translation>
    </message>
    <message>
        <source>It lies on the board, but isn’t made yet. Enter makes it.</source>
        <translation>Es liegt auf dem Brett, gilt aber noch nicht. Eingabe macht es fest.</translation>
    </message>
    <message>
        <source>The line-up lies there: change it, or confirm it with D.</source>
        <translation>Die Aufstellung liegt da: Ändere sie oder bestätige sie mit D.</translation>
    </message>
    <message>
        <source>Enter makes the choice that is lit.</source>
        <translation>Eingabe trifft die Wahl, die leuchtet.</translation>
    </message>
    <message>
        <source>That came otherwise: the rest is yours again.</source>
        <translation>Das kam anders: Der Rest liegt wieder bei dir.</translation>
    </message>
    <message>
        <source>Worth {worth}.</source>
        <translation>Wert: {worth}.</translation>
    </message>
    <message>
        <source>quarter {quarter:.0f}</source>
        <translation>Viertel {quarter:.0f}</translation>
    </message>
    <message>
        <source>down {down:.0f}</source>
        <translation>Down {down:.0f}</translation>
    </message>
    <message>
        <source>{yards:.0f} to go</source>
        <translation>noch {yards:.0f}</translation>
    </message>
    <message>
        <source>ball on the {yard_line:.0f}</source>
        <translation>Ball an der {yard_line:.0f}</translation>
    </message>
    <message>
        <source>Last plays</source>
        <translation>Letzte Spielzüge</translation>
    </message>
    <message>
        <source>MINUTES</source>
        <translation>MINUTEN</translation>
    </message>
    <message>
        <source>TO GOAL</source>
        <translation>BIS GOAL</translation>
    </message>
    <message>
        <source>Result, typed</source>
        <translation>Ergebnis, getippt</translation>
    </message>
    <message>
        <source>Roll by hand: {purpose}</source>
        <translation>Selbst würfeln: {purpose}</translation>
    </message>
    <message>
        <source>It shows {face}</source>
        <translation>Zu sehen ist {face}</translation>
    </message>
    <message>
        <source>or type it here</source>
        <translation>oder tipp es hier ein</translation>
    </message>
    <message>
        <source>Toss, spin or roll it on the table, then say what it shows.</source>
        <translation>Wirf, dreh oder würfle am Tisch und sag dann, was zu sehen ist.</translation>
    </message>
    <message>
        <source>{kick}, up to {most} yards</source>
        <translation>{kick}, bis {most} Yards</translation>
    </message>
    <message>
        <source>Flick the needle, or click to see the result</source>
        <translation>Schnips die Nadel an oder klick für das Ergebnis</translation>
    </message>
    <message>
        <source>The coin is in the air</source>
        <translation>Die Münze ist in der Luft</translation>
    </message>
    <message>
        <source>Click or press Enter to go on</source>
        <translation>Weiter mit Klick oder Eingabe</translation>
    </message>
    <message>
        <source>{left} left</source>
        <translation>noch {left}</translation>
    </message>
    <message>
        <source>None left</source>
        <translation>Keiner mehr</translation>
    </message>
    <message>
        <source>The table as a list</source>
        <translation>Der Tisch als Liste</translation>
    </message>
    <message>
        <source>On the box: {play} against {formation}.</source>
        <translation>Auf dem Kasten: {play} gegen {formation}.</translation>
    </message>
    <message>
        <source>{count} cards in the open hand:</source>
        <translation>{count} Karten in der offenen Hand:</translation>
    </message>
    <message>
        <source>The computer is thinking…</source>
        <translation>Der Computer denkt nach…</translation>
    </message>
    <message numerus="yes">
        <source>{team} is thinking…</source>
        <comment>{team} are thinking…</comment>
        <translation>
            <numerusform>{team} denkt nach…</numerusform>
            <numerusform>{team} denken nach…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} moves.</source>
        <comment>{team} move.</comment>
        <translation>
            <numerusform>{team} zieht.</numerusform>
            <numerusform>{team} ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking… P pauses, Z takes back</source>
        <translation>Denkt nach… P: Pause, Z: zurücknehmen</translation>
    </message>
    <message>
        <source>Thinking… P pauses</source>
        <translation>Denkt nach… P: Pause</translation>
    </message>
    <message>
        <source>P pauses, Z takes back</source>
        <translation>P: Pause, Z: zurücknehmen</translation>
    </message>
    <message>
        <source>P pauses</source>
        <translation>P: Pause</translation>
    </message>
    <message numerus="yes">
        <source>{team} ends its turn.</source>
        <comment>{team} end their turn.</comment>
        <translation>
            <numerusform>{team} beendet die Runde.</numerusform>
            <numerusform>{team} beenden die Runde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} moves nobody.</source>
        <comment>{team} move nobody.</comment>
        <translation>
            <numerusform>{team} zieht nicht.</numerusform>
            <numerusform>{team} ziehen nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{team} prepares: the first move takes a minute or two, once on each computer.</source>
        <comment>{team} prepare: the first move takes a minute or two, once on each computer.</comment>
        <translation>
            <numerusform>{team} bereitet sich vor: Der erste Zug dauert ein, zwei Minuten, einmal je Rechner.</numerusform>
            <numerusform>{team} bereiten sich vor: Der erste Zug dauert ein, zwei Minuten, einmal je Rechner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ctrl+</source>
        <translation>Strg+</translation>
    </message>
    <message>
        <source>Ways to look at the board</source>
        <translation>Ansichten des Bretts</translation>
    </message>
    <message>
        <source>Call a foul of the other side</source>
        <translation>Ein Foul der anderen Seite melden</translation>
    </message>
    <message numerus="yes">
        <source>{team} calls</source>
        <comment>{team} call</comment>
        <translation>
            <numerusform>{team} sagt an</numerusform>
            <numerusform>{team} sagen an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Coin toss. {team} calls {called}.</source>
        <comment>Coin toss. {team} call {called}.</comment>
        <translation>
            <numerusform>Münzwurf. {team} sagt {called}.</numerusform>
            <numerusform>Münzwurf. {team} sagen {called}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coin}: {team} wins the toss</source>
        <comment>{coin}: {team} win the toss</comment>
        <translation>
            <numerusform>{coin}: {team} gewinnt den Münzwurf</numerusform>
            <numerusform>{coin}: {team} gewinnen den Münzwurf</numerusform>
        </translation>
    </message>
    <message>
        <source>Let them play (Space)</source>
        <translation>Laufen lassen (Leertaste)</translation>
    </message>
    <message>
        <source>Hold the game (Space)</source>
        <translation>Spiel anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>The game is held: Space lets it go on, → shows one more step.</source>
        <translation>Das Spiel ist angehalten: Leertaste lässt es weiterlaufen, → zeigt einen Schritt mehr.</translation>
    </message>
    <message>
        <source>Space holds the game, → steps, + and − change the speed</source>
        <translation>Leertaste hält an, → ein Schritt, + und − ändern das Tempo</translation>
    </message>
    <message>
        <source>One step (→)</source>
        <translation>Ein Schritt (→)</translation>
    </message>
    <message>
        <source>Play {team}</source>
        <translation>{team} übernehmen</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Take the seat of {team} from here on</source>
        <translation>Ab hier für {team} weiterspielen</translation>
    </message>
    <message>
        <source>Space plays and pauses, ← → step, J L go to scores and turnovers</source>
        <translation>Leertaste spielt und pausiert, ← → Schritte, J L zu Punkten und Turnovers</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Maroon</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Home&apos;s color is too pale for the letters on it; choose a deeper one.</source>
        <translation>Die Farbe von Heim ist zu blass für die Schrift darauf; wähl eine kräftigere.</translation>
    </message>
    <message>
        <source>The visitors&apos; color is too pale for the letters on it; choose a deeper one.</source>
        <translation>Die Farbe der Gäste ist zu blass für die Schrift darauf; wähl eine kräftigere.</translation>
    </message>
    <message>
        <source>Home&apos;s color is lost on the paper; choose a deeper one.</source>
        <translation>Die Farbe von Heim geht auf dem Papier unter; wähl eine kräftigere.</translation>
    </message>
    <message>
        <source>The visitors&apos; color is lost on the paper; choose a deeper one.</source>
        <translation>Die Farbe der Gäste geht auf dem Papier unter; wähl eine kräftigere.</translation>
    </message>
    <message>
        <source>The two colors are too much alike; choose another for one team.</source>
        <translation>Die beiden Farben sind sich zu ähnlich; wähl für ein Team eine andere.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>End game</source>
        <translation>Spiel beenden</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Why? Ruling {number}, {title}</source>
        <translation>Warum? Entscheid {number}, {title}</translation>
    </message>
    <message>
        <source>{number}, {title}: the ruling behind it (key: ?)</source>
        <translation>{number}, {title}: der Entscheid dahinter (Taste: ?)</translation>
    </message>
    <message>
        <source>Sound on.</source>
        <translation>Ton an.</translation>
    </message>
    <message>
        <source>Sound off; F8 brings it back.</source>
        <translation>Ton aus; F8 bringt ihn zurück.</translation>
    </message>
    <message>
        <source>Text at {percent} %.</source>
        <translation>Text bei {percent} %.</translation>
    </message>
    <message>
        <source>All-Pro</source>
        <translation>All-Pro</translation>
    </message>
    <message>
        <source>The board’s length</source>
        <translation>Die Länge des Bretts</translation>
    </message>
    <message>
        <source>Board and men</source>
        <translation>Brett und Spieler</translation>
    </message>
    <message>
        <source>A hundred yards in rows of five, a stripe between them.</source>
        <translation>Hundert Yards in Reihen zu fünf, dazwischen je ein Streifen.</translation>
    </message>
    <message>
        <source>How deep the end zones are.</source>
        <translation>Wie tief die Endzonen sind.</translation>
    </message>
    <message>
        <source>Two rows each, ten yards. Squares are named by column and row, like h12.</source>
        <translation>Je zwei Reihen, also zehn Yards. Felder heißen nach Spalte und Reihe, etwa h12.</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>end zone</source>
        <translation>Endzone</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>The board’s width</source>
        <translation>Die Breite des Bretts</translation>
    </message>
    <message>
        <source>Eleven men must fit into one line.</source>
        <translation>Elf Spieler müssen in eine Linie passen.</translation>
    </message>
    <message>
        <source>How many squares wide the board really was.</source>
        <translation>Wie viele Felder breit das Brett wirklich war.</translation>
    </message>
    <message>
        <source>Fifteen, or any odd number from 11 to 21 that you agree on. A narrow board leaves less room around the ends.</source>
        <translation>Fünfzehn, oder jede ungerade Zahl von 11 bis 21, auf die ihr euch einigt. Auf einem schmalen Brett ist außen weniger Platz.</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>breit</translation>
    </message>
    <message>
        <source>sideline</source>
        <translation>Seitenlinie</translation>
    </message>
    <message>
        <source>Eleven men</source>
        <translation>Elf Spieler</translation>
    </message>
    <message>
        <source>Four backs (B), two ends (E), four linemen and a center (C), on defense as well.</source>
        <translation>Vier Backs (B), zwei Ends (E), vier Linemen und ein Center (C), auch in der Defense.</translation>
    </message>
    <message>
        <source>As printed.</source>
        <translation>Wie gedruckt.</translation>
    </message>
    <message>
        <source>team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Which way men move</source>
        <translation>Wohin Spieler ziehen</translation>
    </message>
    <message>
        <source>On offense backs and ends go any way, linemen and the center never diagonally. On defense everybody goes any way.</source>
        <translation>In der Offense ziehen Backs und Ends in jede Richtung, Linemen und Center nie diagonal. In der Defense ziehen alle in jede Richtung.</translation>
    </message>
    <message>
        <source>Who is the offense once the ball has changed hands, or lies loose.</source>
        <translation>Wer die Offense ist, wenn der Ball gewechselt hat oder frei liegt.</translation>
    </message>
    <message>
        <source>Whoever has the ball, from that moment on. While it lies on the ground, the side that had it last; after a kick the receivers.</source>
        <translation>Wer den Ball hat, von diesem Moment an. Liegt er am Boden, die Seite, die ihn zuletzt hatte; nach einem Kick das Return-Team.</translation>
    </message>
    <message>
        <source>diagonal</source>
        <translation>diagonal</translation>
    </message>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>turnover</source>
        <translation>Turnover</translation>
    </message>
    <message>
        <source>Three moves a turn</source>
        <translation>Drei Züge pro Runde</translation>
    </message>
    <message>
        <source>Three single squares each turn, for one man, two or three, in any order. The offense goes first, then the sides take turns. You may stop early, and you only move your own.</source>
        <translation>Pro Runde dreimal ein einzelnes Feld, für einen, zwei oder drei Spieler, in beliebiger Folge. Die Offense beginnt, dann geht es abwechselnd weiter. Du darfst früher aufhören und ziehst nur deine eigenen Spieler.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>not your turn</source>
        <translation>nicht am Zug</translation>
    </message>
    <message>
        <source>Nobody is walked over</source>
        <translation>Niemand wird übersprungen</translation>
    </message>
    <message>
        <source>A man never ends on or passes over another, but for blocks, tackles and his own side’s blockers.</source>
        <translation>Ein Spieler endet nie auf einem anderen und zieht nie über ihn hinweg, außer bei Blocks, Tackles und über eigene Blocker.</translation>
    </message>
    <message>
        <source>Squeezing diagonally between two men, and the sideline.</source>
        <translation>Diagonal zwischen zwei Spielern hindurch, und die Seitenlinie.</translation>
    </message>
    <message>
        <source>Squeezing through is fine. Nobody leaves the board, unless you agree that the man with the ball may step out, which ends the play.</source>
        <translation>Hindurchschlüpfen geht. Niemand verlässt das Brett, außer ihr vereinbart, dass der Ballträger ins Aus gehen darf; das beendet den Spielzug.</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>besetzt</translation>
    </message>
    <message>
        <source>jump</source>
        <translation>springen</translation>
    </message>
    <message>
        <source>corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Taking a move back</source>
        <translation>Einen Zug zurücknehmen</translation>
    </message>
    <message>
        <source>What is moved is moved; walking back costs moves.</source>
        <translation>Gezogen ist gezogen; zurücklaufen kostet Züge.</translation>
    </message>
    <message>
        <source>A mouse slips more easily than a hand.</source>
        <translation>Eine Maus rutscht leichter aus als eine Hand.</translation>
    </message>
    <message>
        <source>With take-back you may undo within your own turn, until you pass it on or a die falls. The record keeps what was undone. Against the computer you may go back to your last decision anyway, as long as no die fell since.</source>
        <translation>Mit Zurücknehmen darfst du in deiner eigenen Runde rückgängig machen, bis du sie abgibst oder ein Würfel fällt. Das Protokoll behält, was zurückgenommen wurde. Gegen den Computer darfst du ohnehin zu deiner letzten Entscheidung zurück, solange seitdem kein Würfel fiel.</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation>Blocken</translation>
    </message>
    <message>
        <source>Blocks and tackles</source>
        <translation>Blocks und Tackles</translation>
    </message>
    <message>
        <source>Land on an opponent, and both of you are done for the play. Ends and backs of the offense who are past the line can’t be blocked, unless they come back.</source>
        <translation>Landest du auf einem Gegner, sind beide für diesen Spielzug raus. Ends und Backs der Offense, die jenseits der Line sind, dürfen nicht geblockt werden, außer sie kommen zurück.</translation>
    </message>
    <message>
        <source>How far past the line is, and whether it goes for kick returns too.</source>
        <translation>Wie weit „jenseits“ ist, und ob es auch für Kick-Returns gilt.</translation>
    </message>
    <message>
        <source>One row beyond is past. It shields just the side that snapped it, on plays from scrimmage, until the ball changes hands.</source>
        <translation>Eine Reihe dahinter ist jenseits. Das schützt nur die Seite, die den Snap hatte, bei Spielzügen von der Line, bis der Ball wechselt.</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>beyond the line</source>
        <translation>jenseits der Line</translation>
    </message>
    <message>
        <source>protected</source>
        <translation>geschützt</translation>
    </message>
    <message>
        <source>Who can’t block</source>
        <translation>Wer nicht blocken darf</translation>
    </message>
    <message>
        <source>Nobody else lands on a man who has made his block.</source>
        <translation>Auf einem Spieler, der seinen Block gemacht hat, landet niemand mehr.</translation>
    </message>
    <message>
        <source>Whether the man with the ball may block for himself.</source>
        <translation>Ob der Ballträger für sich selbst blocken darf.</translation>
    </message>
    <message>
        <source>He may not: with the ball he never lands on an opponent.</source>
        <translation>Nein: Mit dem Ball landet er nie auf einem Gegner.</translation>
    </message>
    <message>
        <source>carrier</source>
        <translation>Ballträger</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>Haufen</translation>
    </message>
    <message>
        <source>Over your own blocker</source>
        <translation>Über den eigenen Blocker</translation>
    </message>
    <message>
        <source>Your men may climb over a blocker of yours, one move on, one move off; nobody stays up there. Never over the other side’s.</source>
        <translation>Deine Spieler dürfen über einen eigenen Blocker klettern, ein Zug hinauf, ein Zug hinunter; oben bleibt niemand. Nie über einen der anderen Seite.</translation>
    </message>
    <message>
        <source>What if the moves run out while somebody is on top.</source>
        <translation>Was, wenn die Züge ausgehen, während jemand oben steht.</translation>
    </message>
    <message>
        <source>The step up is offered only while a step down remains, and no other man may take that way off. Nobody is handed the ball up there.</source>
        <translation>Hinauf geht es nur, solange noch ein Zug hinunter bleibt, und diesen Weg hinunter darf niemand sonst belegen. Oben bekommt niemand den Ball übergeben.</translation>
    </message>
    <message>
        <source>climb</source>
        <translation>klettern</translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
    <message>
        <source>blocker</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>stranded</source>
        <translation>gestrandet</translation>
    </message>
    <message>
        <source>Out of the play</source>
        <translation>Raus aus dem Spielzug</translation>
    </message>
    <message>
        <source>Blocked and blocking men don’t move any more.</source>
        <translation>Geblockte und Blockende ziehen nicht mehr.</translation>
    </message>
    <message>
        <source>Whether they can still do something standing still.</source>
        <translation>Ob sie im Stehen noch etwas tun können.</translation>
    </message>
    <message>
        <source>Nothing: no tackle, block, catch, interception, hand-off or loose ball is theirs.</source>
        <translation>Nichts: Kein Tackle, kein Block, kein Fang, keine Interception, kein Handoff und kein freier Ball ist für sie.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Tackling</source>
        <translation>Tackeln</translation>
    </message>
    <message>
        <source>A defender who lands on the man with the ball ends the play.</source>
        <translation>Ein Verteidiger, der auf dem Ballträger landet, beendet den Spielzug.</translation>
    </message>
    <message>
        <source>tackle</source>
        <translation>Tackle</translation>
    </message>
    <message>
        <source>sack</source>
        <translation>Sack</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>stoppen</translation>
    </message>
    <message>
        <source>The new line</source>
        <translation>Die neue Line</translation>
    </message>
    <message>
        <source>It is the stripe that touches the front of the tackled man’s square.</source>
        <translation>Es ist der Streifen, der das Feld des getackelten Spielers vorn berührt.</translation>
    </message>
    <message>
        <source>Front means towards the goal he attacks, so everything is counted in fives.</source>
        <translation>Vorn heißt: zur Goalline hin, die er angreift. So zählt alles in Fünfern.</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>stripe</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>line of scrimmage</source>
        <translation>Scrimmage-Linie</translation>
    </message>
    <message>
        <source>forward progress</source>
        <translation>Forward Progress</translation>
    </message>
    <message>
        <source>Lining up</source>
        <translation>Aufstellen</translation>
    </message>
    <message>
        <source>Offense first, then defense, each on its own side, in any formation that football knows.</source>
        <translation>Erst die Offense, dann die Defense, jede auf ihrer Seite, in jeder Formation, die der Football kennt.</translation>
    </message>
    <message>
        <source>How freely the defense may stand, and what to do when there is no room behind the line.</source>
        <translation>Wie frei die Defense stehen darf, und was gilt, wenn hinter der Line kein Platz ist.</translation>
    </message>
    <message>
        <source>The defense stands anywhere on its side. The center is always on the first row of the offense. With only two rows left, backs move up. Named formations, the last one again, or every man by hand.</source>
        <translation>Die Defense steht auf ihrer Seite, wo sie will. Der Center steht immer in der ersten Reihe der Offense. Sind nur zwei Reihen übrig, rücken Backs auf. Zur Wahl stehen benannte Formationen, die letzte noch einmal oder jeder Spieler von Hand.</translation>
    </message>
    <message>
        <source>formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>Aufstellung</translation>
    </message>
    <message>
        <source>tray</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>T formation</source>
        <translation>T-Formation</translation>
    </message>
    <message>
        <source>shotgun</source>
        <translation>Shotgun</translation>
    </message>
    <message>
        <source>The snap</source>
        <translation>Der Snap</translation>
    </message>
    <message>
        <source>It goes straight back from the center and is the first of the three moves.</source>
        <translation>Er geht vom Center gerade nach hinten und ist der erste der drei Züge.</translation>
    </message>
    <message>
        <source>What if somebody stands in between.</source>
        <translation>Was, wenn jemand dazwischensteht.</translation>
    </message>
    <message>
        <source>It goes to the first man behind him; nobody may stand between the two.</source>
        <translation>Er geht an den ersten Spieler hinter ihm; zwischen beiden darf niemand stehen.</translation>
    </message>
    <message>
        <source>snap</source>
        <translation>Snap</translation>
    </message>
    <message>
        <source>quarterback</source>
        <translation>Quarterback</translation>
    </message>
    <message>
        <source>Hand-offs</source>
        <translation>Handoffs</translation>
    </message>
    <message>
        <source>The ball in hand</source>
        <translation>Der Ball in der Hand</translation>
    </message>
    <message>
        <source>To a neighbor on any side, for one move; past the line only level or back.</source>
        <translation>An einen Nachbarn auf jeder Seite, für einen Zug; jenseits der Line nur gleichauf oder zurück.</translation>
    </message>
    <message>
        <source>Who may take it, and what holds on a return, where there is no line.</source>
        <translation>Wer ihn nehmen darf, und was bei einem Return gilt, wo es keine Line gibt.</translation>
    </message>
    <message>
        <source>Any man of yours who is still in the play. On returns always level or back.</source>
        <translation>Jeder deiner Spieler, der noch im Spielzug ist. Bei Returns immer gleichauf oder zurück.</translation>
    </message>
    <message>
        <source>hand off</source>
        <translation>Ballübergabe</translation>
    </message>
    <message>
        <source>neighbor</source>
        <translation>Nachbar</translation>
    </message>
    <message>
        <source>handoff</source>
        <translation>Handoff</translation>
    </message>
    <message>
        <source>When the little ball tumbles off its man, he has fumbled.</source>
        <translation>Purzelt der kleine Ball von seinem Spieler, hat der gefumbelt.</translation>
    </message>
    <message>
        <source>Balls on a screen don’t fall off.</source>
        <translation>Auf dem Bildschirm fällt kein Ball herunter.</translation>
    </message>
    <message>
        <source>It is a small chance at each step with the ball, each hand-off and each catch; it bounces to an empty neighboring square, and stays put if there is none. Or there is no chance in it: with a steady hand it falls if you drag too fast.</source>
        <translation>Es ist eine kleine Chance bei jedem Schritt mit dem Ball, jedem Handoff und jedem Fang; er springt auf ein leeres Nachbarfeld und bleibt liegen, wenn es keins gibt. Oder ganz ohne Zufall: Mit ruhiger Hand fällt er, wenn du zu schnell ziehst.</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>fallen</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>A loose ball</source>
        <translation>Ein freier Ball</translation>
    </message>
    <message>
        <source>The fumblers may go for it with the moves they have left, then the others with three, and so on. Whoever lands on it has it and may use what is left.</source>
        <translation>Erst darf die Seite, die gefumbelt hat, mit ihren restlichen Zügen hin, dann die andere mit dreien, und so weiter. Wer auf ihm landet, hat ihn und darf nutzen, was übrig ist.</translation>
    </message>
    <message>
        <source>How the turns go on when the other side has it.</source>
        <translation>Wie die Runden weitergehen, wenn ihn die andere Seite hat.</translation>
    </message>
    <message>
        <source>It plays out its turn with the ball, and only then do the others move.</source>
        <translation>Sie spielt ihre Runde mit dem Ball zu Ende, erst dann ziehen die anderen.</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>erobern</translation>
    </message>
    <message>
        <source>loose</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>pick up</source>
        <translation>aufnehmen</translation>
    </message>
    <message>
        <source>When a down ends</source>
        <translation>Wann ein Down endet</translation>
    </message>
    <message>
        <source>A tackle, points, or a pass that hits the ground. That is one play on the scoreboard.</source>
        <translation>Mit einem Tackle, mit Punkten oder mit einem Pass, der den Boden berührt. Das ist ein Spielzug auf der Anzeigetafel.</translation>
    </message>
    <message>
        <source>play</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>count</source>
        <translation>zählen</translation>
    </message>
    <message>
        <source>Past the marker</source>
        <translation>Über den Marker hinaus</translation>
    </message>
    <message>
        <source>The marker stands ten yards ahead, and the ball must come beyond it. In fives that is fifteen; ten leave inches to go.</source>
        <translation>Der Marker steht zehn Yards voraus, und der Ball muss über ihn hinaus. In Fünfern sind das fünfzehn; bei zehn fehlen noch Inches.</translation>
    </message>
    <message>
        <source>What if the marker would stand behind the goal line.</source>
        <translation>Was, wenn der Marker hinter der Goalline stünde.</translation>
    </message>
    <message>
        <source>Then the goal line is what counts: goal to go.</source>
        <translation>Dann zählt die Goalline: Goal to go.</translation>
    </message>
    <message>
        <source>first down</source>
        <translation>First Down</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>fifteen</source>
        <translation>fünfzehn</translation>
    </message>
    <message>
        <source>Calling a pass</source>
        <translation>Einen Pass ansagen</translation>
    </message>
    <message>
        <source>After any finished turn the offense may call it, if its passer hasn’t run past the line.</source>
        <translation>Nach jeder beendeten Runde darf die Offense ihn ansagen, wenn ihr Passgeber nicht über die Line gelaufen ist.</translation>
    </message>
    <message>
        <source>Who may pass, how often, and what counts as a finished turn.</source>
        <translation>Wer passen darf, wie oft, und was eine beendete Runde ist.</translation>
    </message>
    <message>
        <source>Any man may, once a play; not after the ball has changed hands, not on a return, and not if he was ever past the line with it. You may call it with moves unused.</source>
        <translation>Jeder Spieler, einmal pro Spielzug; nicht nachdem der Ball gewechselt hat, nicht bei einem Return und nicht, wenn er mit dem Ball je jenseits der Line war. Ansagen darfst du auch mit ungenutzten Zügen.</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>passer</source>
        <translation>Passgeber</translation>
    </message>
    <message>
        <source>crossed the line</source>
        <translation>über die Line</translation>
    </message>
    <message>
        <source>The rush</source>
        <translation>Der Rush</translation>
    </message>
    <message>
        <source>A called pass gives the defense three moves. Reach the passer, and he goes down; otherwise the ball is in the air. Receivers can’t be blocked meanwhile.</source>
        <translation>Ein angesagter Pass gibt der Defense drei Züge. Erreicht sie den Passgeber, geht er zu Boden; sonst ist der Ball in der Luft. Receiver dürfen währenddessen nicht geblockt werden.</translation>
    </message>
    <message>
        <source>rush</source>
        <translation>Rush</translation>
    </message>
    <message>
        <source>three moves</source>
        <translation>drei Züge</translation>
    </message>
    <message>
        <source>Who may catch</source>
        <translation>Wer fangen darf</translation>
    </message>
    <message>
        <source>Backs and ends.</source>
        <translation>Backs und Ends.</translation>
    </message>
    <message>
        <source>The passer himself, and men who are blocked.</source>
        <translation>Der Passgeber selbst, und geblockte Spieler.</translation>
    </message>
    <message>
        <source>Neither of them.</source>
        <translation>Weder er noch sie.</translation>
    </message>
    <message>
        <source>eligible</source>
        <translation>fangberechtigt</translation>
    </message>
    <message>
        <source>The short pass</source>
        <translation>Der kurze Pass</translation>
    </message>
    <message>
        <source>To somebody 2, 4 or 6 squares off in a line that leads forward, diagonal lines too. One die: even is caught.</source>
        <translation>An jemanden, der 2, 4 oder 6 Felder entfernt auf einer Linie nach vorn steht, auch diagonal. Ein Würfel: Gerade ist gefangen.</translation>
    </message>
    <message>
        <source>As printed; where exactly the even number lies doesn’t matter, unless a defender stands there.</source>
        <translation>Wie gedruckt; wo genau die gerade Zahl liegt, ist egal, außer dort steht ein Verteidiger.</translation>
    </message>
    <message>
        <source>one die</source>
        <translation>ein Würfel</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>The long pass</source>
        <translation>Der lange Pass</translation>
    </message>
    <message>
        <source>To a man 8, 10 or 12 squares away in such a line. Two dice, and both must be even. Farther it can’t be thrown.</source>
        <translation>An einen Spieler, der auf so einer Linie 8, 10 oder 12 Felder entfernt ist. Zwei Würfel, und beide müssen gerade sein. Weiter lässt sich nicht werfen.</translation>
    </message>
    <message>
        <source>two dice</source>
        <translation>zwei Würfel</translation>
    </message>
    <message>
        <source>bomb</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Interceptions</source>
        <translation>Interceptions</translation>
    </message>
    <message>
        <source>A defender in the ball’s way, an even number of squares from the passer, takes it when the die shows his distance; on a long pass when two even dice add up to it.</source>
        <translation>Ein Verteidiger in der Bahn des Balls, eine gerade Zahl Felder vom Passgeber entfernt, fängt ihn ab, wenn der Würfel diese Entfernung zeigt; bei einem langen Pass, wenn zwei gerade Würfel sie zusammen ergeben.</translation>
    </message>
    <message>
        <source>As printed; the two diagrams of the rulebook come out so. An odd die is always just incomplete.</source>
        <translation>Wie gedruckt; die beiden Diagramme im Regelheft kommen so heraus. Ein ungerader Würfel heißt immer nur: unvollständig.</translation>
    </message>
    <message>
        <source>pick</source>
        <translation>Pick</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Men in the way</source>
        <translation>Spieler im Weg</translation>
    </message>
    <message>
        <source>Only interceptions are spoken of.</source>
        <translation>Nur von Interceptions ist die Rede.</translation>
    </message>
    <message>
        <source>Whether a man in the line deflects the ball.</source>
        <translation>Ob ein Spieler in der Linie den Ball abfälscht.</translation>
    </message>
    <message>
        <source>He doesn’t. And men who are out of the play don’t intercept.</source>
        <translation>Nein. Und wer aus dem Spielzug raus ist, fängt nichts ab.</translation>
    </message>
    <message>
        <source>deflect</source>
        <translation>abfälschen</translation>
    </message>
    <message>
        <source>line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Naming the receiver</source>
        <translation>Den Receiver nennen</translation>
    </message>
    <message>
        <source>If several men could catch it, the passer says who before he rolls.</source>
        <translation>Könnten mehrere den Ball fangen, sagt der Passgeber vor dem Würfeln, wer gemeint ist.</translation>
    </message>
    <message>
        <source>By clicking him, or by his number.</source>
        <translation>Mit einem Klick auf ihn oder mit seiner Nummer.</translation>
    </message>
    <message>
        <source>throw</source>
        <translation>werfen</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>After the catch</source>
        <translation>Nach dem Fang</translation>
    </message>
    <message>
        <source>The catch itself uses one of the three moves, so two are left.</source>
        <translation>Der Fang selbst kostet einen der drei Züge, also bleiben zwei.</translation>
    </message>
    <message>
        <source>A catch in the end zone.</source>
        <translation>Ein Fang in der Endzone.</translation>
    </message>
    <message>
        <source>That is a touchdown at once.</source>
        <translation>Das ist sofort ein Touchdown.</translation>
    </message>
    <message>
        <source>catch</source>
        <translation>fangen</translation>
    </message>
    <message>
        <source>moves left</source>
        <translation>Züge übrig</translation>
    </message>
    <message>
        <source>After an interception</source>
        <translation>Nach einer Interception</translation>
    </message>
    <message>
        <source>The interceptor’s side is the offense now and moves three times at once.</source>
        <translation>Die Seite, die abgefangen hat, ist jetzt die Offense und zieht sofort dreimal.</translation>
    </message>
    <message>
        <source>An interception in one’s own end zone.</source>
        <translation>Eine Interception in der eigenen Endzone.</translation>
    </message>
    <message>
        <source>He may take the touchback instead. Only a lateral can be intercepted there: forward passes can’t come down so deep.</source>
        <translation>Wer abfängt, darf stattdessen den Touchback nehmen. Dort lässt sich nur ein Lateral abfangen: Vorwärtspässe kommen so tief nicht herunter.</translation>
    </message>
    <message>
        <source>return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>touchback</source>
        <translation>Touchback</translation>
    </message>
    <message>
        <source>Next down from the old line.</source>
        <translation>Nächster Down von der alten Line.</translation>
    </message>
    <message>
        <source>Laterals</source>
        <translation>Laterals</translation>
    </message>
    <message>
        <source>As a short pass, but level or back, to anybody, from anywhere on the field. It too is announced, and gives the defense a rush.</source>
        <translation>Wie ein kurzer Pass, aber gleichauf oder zurück, an jeden, von überall auf dem Spielfeld. Auch er wird angesagt und gibt der Defense einen Rush.</translation>
    </message>
    <message>
        <source>What an incomplete one is, and how often you may.</source>
        <translation>Was ein unvollständiger ist, und wie oft du darfst.</translation>
    </message>
    <message>
        <source>Dead where the passer stands, and a safety in his own end zone. As often as you like.</source>
        <translation>Tot, wo der Passgeber steht, und in seiner eigenen Endzone ein Safety. So oft du willst.</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>seitwärts</translation>
    </message>
    <message>
        <source>Kick-off: lining up</source>
        <translation>Kickoff: Aufstellung</translation>
    </message>
    <message>
        <source>Kick-offs</source>
        <translation>Kickoffs</translation>
    </message>
    <message>
        <source>The kickers stand at their 40 with the ball before the man nearest the middle; the receivers’ linemen at their own 40, their backs behind. Both dice say how many squares it flies.</source>
        <translation>Das Kick-Team steht an seiner 40, mit dem Ball vor dem Spieler, der der Mitte am nächsten ist; die Linemen des Return-Teams an der eigenen 40, dessen Backs dahinter. Beide Würfel sagen, wie viele Felder der Ball fliegt.</translation>
    </message>
    <message>
        <source>Where exactly the eleven stand, and who kicks when two are equally near.</source>
        <translation>Wo genau die elf stehen, und wer kickt, wenn zwei gleich nah sind.</translation>
    </message>
    <message>
        <source>All eleven on the row behind the 40. Of two, the one with the lower column. The receivers’ ends stand with the linemen.</source>
        <translation>Alle elf in der Reihe hinter der 40. Von zweien der mit der niedrigeren Spalte. Die Ends des Return-Teams stehen bei den Linemen.</translation>
    </message>
    <message>
        <source>forty</source>
        <translation>vierzig</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>line up</source>
        <translation>aufstellen</translation>
    </message>
    <message>
        <source>Covering the kick</source>
        <translation>Dem Kick nachlaufen</translation>
    </message>
    <message>
        <source>Then any number of the kickers run three squares straight on.</source>
        <translation>Danach laufen beliebig viele vom Kick-Team drei Felder geradeaus.</translation>
    </message>
    <message>
        <source>What if somebody is in the way, and a ball that lands on a blocked pair.</source>
        <translation>Was, wenn jemand im Weg ist, und ein Ball, der auf einem geblockten Paar landet.</translation>
    </message>
    <message>
        <source>Up to three; they halt before whatever is in their way, ball included, and block nobody. A ball that falls onto a pair rolls on until it finds room.</source>
        <translation>Bis zu drei; sie halten vor allem, was im Weg ist, auch vor dem Ball, und blocken niemanden. Ein Ball, der auf ein Paar fällt, rollt weiter, bis er Platz findet.</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>decken</translation>
    </message>
    <message>
        <source>run forward</source>
        <translation>vorlaufen</translation>
    </message>
    <message>
        <source>Taking the kick</source>
        <translation>Den Kick aufnehmen</translation>
    </message>
    <message>
        <source>A receiver under the ball has it. Otherwise the receivers have three moves to land on it, and use what is left.</source>
        <translation>Steht jemand vom Return-Team unter dem Ball, hat er ihn. Sonst hat das Return-Team drei Züge, um auf ihm zu landen, und nutzt, was übrig ist.</translation>
    </message>
    <message>
        <source>What if they don’t get there.</source>
        <translation>Was, wenn es nicht hinkommt.</translation>
    </message>
    <message>
        <source>Then the kickers move and may fall on it: their ball there, but dead. So it goes on until somebody has it.</source>
        <translation>Dann zieht das Kick-Team und darf sich auf ihn werfen: Dort ist es sein Ball, aber tot. So geht es weiter, bis jemand ihn hat.</translation>
    </message>
    <message>
        <source>Taking a free kick</source>
        <translation>Einen Free Kick aufnehmen</translation>
    </message>
    <message>
        <source>Nothing is said of it.</source>
        <translation>Davon steht nichts da.</translation>
    </message>
    <message>
        <source>Whether the kick after a safety is returned.</source>
        <translation>Ob der Kick nach einem Safety zurückgetragen wird.</translation>
    </message>
    <message>
        <source>As any kick-off.</source>
        <translation>Wie jeder Kickoff.</translation>
    </message>
    <message>
        <source>A kick or interception that its side doesn’t bring out of its own end zone comes to the 20.</source>
        <translation>Bringt eine Seite einen Kick oder eine Interception nicht aus der eigenen Endzone heraus, kommt der Ball an die 20.</translation>
    </message>
    <message>
        <source>When that is decided.</source>
        <translation>Wann das entschieden wird.</translation>
    </message>
    <message>
        <source>You choose as soon as you have the ball there, or see it lie there. A kick past the last row leaves no choice.</source>
        <translation>Du wählst, sobald du den Ball dort hast oder liegen siehst. Ein Kick über die letzte Reihe hinaus lässt keine Wahl.</translation>
    </message>
    <message>
        <source>twenty</source>
        <translation>zwanzig</translation>
    </message>
    <message>
        <source>run out</source>
        <translation>herauslaufen</translation>
    </message>
    <message>
        <source>End of a return</source>
        <translation>Ende eines Returns</translation>
    </message>
    <message>
        <source>A tackle or a score ends it.</source>
        <translation>Ein Tackle oder Punkte beenden ihn.</translation>
    </message>
    <message>
        <source>The next line is the stripe before the tackled man.</source>
        <translation>Die nächste Line ist der Streifen vor dem getackelten Spieler.</translation>
    </message>
    <message>
        <source>After a safety</source>
        <translation>Nach einem Safety</translation>
    </message>
    <message>
        <source>The team that was caught must kick, from a tee or by punt, at its 20; the others keep ten yards away.</source>
        <translation>Das Team, das erwischt wurde, muss kicken, vom Tee oder als Punt, an seiner 20; die anderen halten zehn Yards Abstand.</translation>
    </message>
    <message>
        <source>How a punt without a scrimmage goes.</source>
        <translation>Wie ein Punt ohne Scrimmage geht.</translation>
    </message>
    <message>
        <source>As a line-up at the 20 with the receivers at the 30 or behind: snap, turns, punt, rush, dice. No pass, no run across the line, and no play off the clock.</source>
        <translation>Wie eine Aufstellung an der 20, das Return-Team an der 30 oder dahinter: Snap, Runden, Punt, Rush, Würfel. Kein Pass, kein Lauf über die Line, und die Uhr zählt keinen Spielzug.</translation>
    </message>
    <message>
        <source>Punts</source>
        <translation>Punts</translation>
    </message>
    <message>
        <source>Punts and field goals</source>
        <translation>Punts und Field Goals</translation>
    </message>
    <message>
        <source>The kicker stands two rows or more behind the center with nobody between, and takes the snap. One step with it, and he can’t kick any more. After any turn the punt is called: the ball lies before him, the defense has three moves, and landing on it blocks the kick. Then both dice.</source>
        <translation>Der Kicker steht zwei oder mehr Reihen hinter dem Center, niemand dazwischen, und nimmt den Snap. Ein Schritt damit, und er kann nicht mehr kicken. Nach jeder Runde lässt sich der Punt ansagen: Der Ball liegt vor ihm, die Defense hat drei Züge, und wer auf dem Ball landet, blockt den Kick. Dann beide Würfel.</translation>
    </message>
    <message>
        <source>Whether a blocked ball may be run, and what if somebody stands before the kicker.</source>
        <translation>Ob mit einem geblockten Ball gelaufen werden darf, und was, wenn jemand vor dem Kicker steht.</translation>
    </message>
    <message>
        <source>A block is dead there, first and ten, a touchdown in the kickers’ end zone. With somebody right before him the punt can’t be called.</source>
        <translation>Ein geblockter Ball ist dort tot, 1. und 10; in der Endzone des Kick-Teams ein Touchdown. Steht jemand direkt vor dem Kicker, lässt sich der Punt nicht ansagen.</translation>
    </message>
    <message>
        <source>Punt returns</source>
        <translation>Punt-Returns</translation>
    </message>
    <message>
        <source>As on a kick-off.</source>
        <translation>Wie beim Kickoff.</translation>
    </message>
    <message>
        <source>What if the kickers get to it first.</source>
        <translation>Was, wenn das Kick-Team zuerst am Ball ist.</translation>
    </message>
    <message>
        <source>They down it: the receivers’ ball there.</source>
        <translation>Er ist dort tot: Ball für das Return-Team.</translation>
    </message>
    <message>
        <source>downed</source>
        <translation>gedownt</translation>
    </message>
    <message>
        <source>From the opponents’ 45 or nearer, kicked as a punt is; good if the ball ends past the goal line, and returned as a punt if not.</source>
        <translation>Von der gegnerischen 45 oder näher, gekickt wie ein Punt; gut, wenn der Ball jenseits der Goalline endet, sonst wie ein Punt zurückgetragen.</translation>
    </message>
    <message>
        <source>A blocked one.</source>
        <translation>Ein geblocktes.</translation>
    </message>
    <message>
        <source>The defense’s ball there.</source>
        <translation>Dort Ball für die Defense.</translation>
    </message>
    <message>
        <source>forty-five</source>
        <translation>fünfundvierzig</translation>
    </message>
    <message>
        <source>Kicking from your own goal line</source>
        <translation>Kicks von der eigenen Goalline</translation>
    </message>
    <message>
        <source>Lined up in your own end zone you call kick before the snap: snap, two moves, both dice, and no rush. The kicker may stand closer than ten yards.</source>
        <translation>Stehst du in der eigenen Endzone, sagst du den Kick vor dem Snap an: Snap, zwei Züge, beide Würfel und kein Rush. Der Kicker darf näher als zehn Yards stehen.</translation>
    </message>
    <message>
        <source>From where the flight counts when the center stands before him.</source>
        <translation>Von wo der Flug zählt, wenn der Center vor ihm steht.</translation>
    </message>
    <message>
        <source>From the kicker’s own square. Then the defense has its three moves.</source>
        <translation>Vom Feld des Kickers aus. Danach hat die Defense ihre drei Züge.</translation>
    </message>
    <message>
        <source>no rush</source>
        <translation>kein Rush</translation>
    </message>
    <message>
        <source>One die: a 1 misses, anything else is the point.</source>
        <translation>Ein Würfel: Eine 1 geht daneben, alles andere ist der Punkt.</translation>
    </message>
    <message>
        <source>extra point</source>
        <translation>Extrapunkt</translation>
    </message>
    <message>
        <source>die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Fewer than seven men on the line at the snap: five yards.</source>
        <translation>Weniger als sieben Spieler auf der Line beim Snap: fünf Yards.</translation>
    </message>
    <message>
        <source>What becomes of the down.</source>
        <translation>Was aus dem Down wird.</translation>
    </message>
    <message>
        <source>It is played over, or goes on if the flag is declined. Where fouls are prevented such a line-up isn’t accepted.</source>
        <translation>Er wird wiederholt, oder es geht weiter, wenn die Flagge abgelehnt wird. Wo Fouls verhindert werden, wird so eine Aufstellung nicht angenommen.</translation>
    </message>
    <message>
        <source>seven men</source>
        <translation>sieben Mann</translation>
    </message>
    <message>
        <source>five yards</source>
        <translation>fünf Yards</translation>
    </message>
    <message>
        <source>A pass called with nobody where it could be caught: fifteen yards and the down.</source>
        <translation>Ein Pass wird angesagt, und niemand steht, wo er zu fangen wäre: fünfzehn Yards und der Down.</translation>
    </message>
    <message>
        <source>Whether a ball is thrown at all.</source>
        <translation>Ob überhaupt ein Ball geworfen wird.</translation>
    </message>
    <message>
        <source>No: if the rush doesn’t get the passer, the pass is incomplete and the flag is decided on.</source>
        <translation>Nein: Bekommt der Rush den Passgeber nicht, ist der Pass unvollständig, und über die Flagge wird entschieden.</translation>
    </message>
    <message>
        <source>grounding</source>
        <translation>Grounding</translation>
    </message>
    <message>
        <source>no receiver</source>
        <translation>kein Receiver</translation>
    </message>
    <message>
        <source>loss of down</source>
        <translation>Downverlust</translation>
    </message>
    <message>
        <source>A pass called with a lineman more than a square past the line, or thrown to one: fifteen yards.</source>
        <translation>Ein Pass, der angesagt wird, während ein Lineman mehr als ein Feld jenseits der Line ist, oder der an einen Lineman geht: fünfzehn Yards.</translation>
    </message>
    <message>
        <source>It is played over.</source>
        <translation>Er wird wiederholt.</translation>
    </message>
    <message>
        <source>ineligible</source>
        <translation>nicht fangberechtigt</translation>
    </message>
    <message>
        <source>downfield</source>
        <translation>Downfield</translation>
    </message>
    <message>
        <source>A lineman of the offense who moves diagonally: fifteen yards.</source>
        <translation>Ein Lineman der Offense zieht diagonal: fünfzehn Yards.</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Blocking an eligible man past the line, or anywhere once the pass is up: first down where it happened, at the goal line if that was in the end zone.</source>
        <translation>Wer fangen darf, wird jenseits der Line geblockt, oder irgendwo, sobald der Pass in der Luft ist: First Down, wo es geschah, an der Goalline, wenn das in der Endzone war.</translation>
    </message>
    <message>
        <source>Which stripe that is, and whether the play counts.</source>
        <translation>Welcher Streifen das ist, und ob der Spielzug zählt.</translation>
    </message>
    <message>
        <source>The one before the blocked man, as the offense attacks; the play doesn’t count.</source>
        <translation>Der vor dem Geblockten, in Angriffsrichtung der Offense; der Spielzug zählt nicht.</translation>
    </message>
    <message>
        <source>interference</source>
        <translation>Interference</translation>
    </message>
    <message>
        <source>A fourth move: fifteen yards, and the down too if the offense did it.</source>
        <translation>Ein vierter Zug: fünfzehn Yards, und auch der Down, wenn es die Offense war.</translation>
    </message>
    <message>
        <source>What down it is after the defense’s.</source>
        <translation>Welcher Down nach einem Foul der Defense gilt.</translation>
    </message>
    <message>
        <source>The same down over; where the yards lead past the marker, a new series.</source>
        <translation>Derselbe Down noch einmal; führen die Yards über den Marker, eine neue Serie.</translation>
    </message>
    <message>
        <source>fourth move</source>
        <translation>vierter Zug</translation>
    </message>
    <message>
        <source>too many moves</source>
        <translation>zu viele Züge</translation>
    </message>
    <message>
        <source>fifteen yards</source>
        <translation>fünfzehn Yards</translation>
    </message>
    <message>
        <source>Walk-offs near a goal line</source>
        <translation>Raumstrafen nahe der Goalline</translation>
    </message>
    <message>
        <source>Fifteen yards from your own 15 or 10 go to the 5; any walk-off from the 5 goes to the goal line.</source>
        <translation>Fünfzehn Yards von der eigenen 15 oder 10 gehen an die 5; jede Raumstrafe von der 5 geht an die Goalline.</translation>
    </message>
    <message>
        <source>Fouls of the defense at the other end.</source>
        <translation>Fouls der Defense am anderen Ende.</translation>
    </message>
    <message>
        <source>The same there. On the goal line the ball stays.</source>
        <translation>Dort genauso. Auf der Goalline bleibt der Ball liegen.</translation>
    </message>
    <message>
        <source>half the distance</source>
        <translation>halbe Distanz</translation>
    </message>
    <message>
        <source>walk-off</source>
        <translation>Raumstrafe</translation>
    </message>
    <message>
        <source>Flags: take it or leave it</source>
        <translation>Flaggen: annehmen oder ablehnen</translation>
    </message>
    <message>
        <source>A side that notices a foul calls it.</source>
        <translation>Eine Seite, die ein Foul bemerkt, sagt es an.</translation>
    </message>
    <message>
        <source>Who watches, whether one may decline, and several flags at once.</source>
        <translation>Wer aufpasst, ob man ablehnen darf, und mehrere Flaggen zugleich.</translation>
    </message>
    <message>
        <source>Fouls are prevented, or seen by a referee, or counted only if the opponent throws the flag in time: before the next die, or by the end of his next turn. He who was wronged may decline. The first flag of each side stands; one on each cancel, and the down is played over. Except for the line-up, the play is finished first.</source>
        <translation>Fouls werden verhindert, oder vom Schiedsrichter gesehen, oder sie zählen nur, wenn der Gegner rechtzeitig die Flagge wirft: vor dem nächsten Würfel oder bis zum Ende seiner nächsten Runde. Wem Unrecht geschah, der darf ablehnen. Die erste Flagge jeder Seite gilt; je eine heben sich auf, und der Down wird wiederholt. Außer bei der Aufstellung wird der Spielzug erst zu Ende gespielt.</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>Flagge</translation>
    </message>
    <message>
        <source>call it</source>
        <translation>ansagen</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>aufheben</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Alle drei Spiele</translation>
    </message>
    <message>
        <source>Where the ball is</source>
        <translation>Wo der Ball liegt</translation>
    </message>
    <message>
        <source>Spots and downs</source>
        <translation>Spots und Downs</translation>
    </message>
    <message>
        <source>The printed rules name yard lines as any football fan does.</source>
        <translation>Die gedruckten Regeln nennen Yardlinien, wie Footballfans es tun.</translation>
    </message>
    <message>
        <source>A record needs one way to write every spot, the end zones too.</source>
        <translation>Ein Protokoll braucht eine einzige Schreibweise für jede Stelle, auch in den Endzonen.</translation>
    </message>
    <message>
        <source>Inside the program yards run from home’s goal line to the visitors’, half yards if need be. You only ever read what an announcer would say: their own 35, the opponents’ 12, midfield.</source>
        <translation>Im Programm laufen die Yards von der Goalline des Heimteams zu der der Gäste, notfalls in halben. Du liest immer nur, was du im Kommentar hören würdest: die eigene 35, die gegnerische 12, die Mittellinie.</translation>
    </message>
    <message>
        <source>yard line</source>
        <translation>Yardlinie</translation>
    </message>
    <message>
        <source>Gains are the offense’s</source>
        <translation>Raumgewinn zählt für die Offense</translation>
    </message>
    <message>
        <source>A gain is a gain for whoever has the ball.</source>
        <translation>Gewinn ist Gewinn für die Seite mit dem Ball.</translation>
    </message>
    <message>
        <source>From whose side a number is meant once the ball changes hands.</source>
        <translation>Von wessen Seite aus eine Zahl gemeint ist, wenn der Ball gewechselt hat.</translation>
    </message>
    <message>
        <source>Yards gained and yards to the goal are always meant for the side with the ball at that moment, in the scoreboard, the record and the statistics alike.</source>
        <translation>Gewonnene Yards und Yards bis zur Goalline gelten immer für die Seite, die in diesem Moment den Ball hat, auf der Anzeigetafel wie im Protokoll und in der Statistik.</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>Raumgewinn</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Raumverlust</translation>
    </message>
    <message>
        <source>Four downs, ten yards</source>
        <translation>Vier Downs, zehn Yards</translation>
    </message>
    <message>
        <source>There are four downs for ten yards; making them starts over at first and ten.</source>
        <translation>Für zehn Yards gibt es vier Downs; sind sie geschafft, beginnt es neu mit 1. und 10.</translation>
    </message>
    <message>
        <source>What is needed when fewer than ten yards are left, and where the ball goes after a failed fourth down.</source>
        <translation>Was nötig ist, wenn weniger als zehn Yards bleiben, und wohin der Ball nach einem gescheiterten 4. Down kommt.</translation>
    </message>
    <message>
        <source>On the ten or closer it is first and goal. Come up short on fourth down, and the other side takes over right there.</source>
        <translation>An der 10 oder näher heißt es 1. und Goal. Reicht es im 4. Down nicht, übernimmt die andere Seite genau dort.</translation>
    </message>
    <message>
        <source>turnover on downs</source>
        <translation>Turnover on Downs</translation>
    </message>
    <message>
        <source>line to gain</source>
        <translation>First-Down-Linie</translation>
    </message>
    <message>
        <source>goal to go</source>
        <translation>Goal to go</translation>
    </message>
    <message>
        <source>At the marker or past it</source>
        <translation>Am Marker oder darüber</translation>
    </message>
    <message>
        <source>All-Pro wants the ball beyond the marker; ten yards to the inch leave inches to go.</source>
        <translation>All-Pro will den Ball jenseits des Markers; bei genau zehn Yards fehlen noch Inches.</translation>
    </message>
    <message>
        <source>Nothing says whether the other two games are as strict.</source>
        <translation>Nirgends steht, ob die beiden anderen Spiele so streng sind.</translation>
    </message>
    <message>
        <source>They aren’t: in Foto-Electric and Pegskin the ball that comes to the line to gain has made it.</source>
        <translation>Sind sie nicht: Bei Foto-Electric und Pegskin reicht es, wenn der Ball an die First-Down-Linie kommt.</translation>
    </message>
    <message>
        <source>chain</source>
        <translation>Kette</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>messen</translation>
    </message>
    <message>
        <source>What counts how much</source>
        <translation>Was wie viel zählt</translation>
    </message>
    <message>
        <source>Six for a touchdown, three for a field goal, two for a safety, one for the try.</source>
        <translation>Sechs für den Touchdown, drei für das Field Goal, zwei für den Safety, einer für den Zusatzversuch.</translation>
    </message>
    <message>
        <source>As printed. A try that is run or passed in brings two points only where you agreed on it.</source>
        <translation>Wie gedruckt. Ein Zusatzversuch per Lauf oder Pass bringt nur dann zwei Punkte, wenn ihr es vereinbart habt.</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punkten</translation>
    </message>
    <message>
        <source>conversion</source>
        <translation>Conversion</translation>
    </message>
    <message>
        <source>When it is a touchdown</source>
        <translation>Wann es ein Touchdown ist</translation>
    </message>
    <message>
        <source>Foto-Electric counts a ball on the goal line; All-Pro wants it across, on a square of the end zone.</source>
        <translation>Bei Foto-Electric zählt ein Ball auf der Goalline; All-Pro will ihn darüber, auf einem Feld der Endzone.</translation>
    </message>
    <message>
        <source>Pegskin’s board shows no goal line, so nobody can see the ball cross it.</source>
        <translation>Pegskins Brett zeigt keine Goalline, also sieht niemand den Ball darüberkommen.</translation>
    </message>
    <message>
        <source>In Pegskin the yards decide: as soon as the gain is as long as the way to the goal, it is six points.</source>
        <translation>Bei Pegskin entscheiden die Yards: Sobald der Raumgewinn so lang ist wie der Weg zur Goalline, sind es sechs Punkte.</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>A side that is stopped with the ball in its own end zone gives the other side two points.</source>
        <translation>Wird eine Seite mit dem Ball in der eigenen Endzone gestoppt, bekommt die andere zwei Punkte.</translation>
    </message>
    <message>
        <source>As printed. In Foto-Electric a stop right on one’s own goal line is a safety too.</source>
        <translation>Wie gedruckt. Bei Foto-Electric ist auch ein Stopp genau auf der eigenen Goalline ein Safety.</translation>
    </message>
    <message>
        <source>own end zone</source>
        <translation>eigene Endzone</translation>
    </message>
    <message>
        <source>two points</source>
        <translation>zwei Punkte</translation>
    </message>
    <message>
        <source>Touchback instead of safety</source>
        <translation>Touchback statt Safety</translation>
    </message>
    <message>
        <source>Kicks that stay in the end zone come out to the 20.</source>
        <translation>Kicks, die in der Endzone bleiben, kommen heraus an die 20.</translation>
    </message>
    <message>
        <source>What happens to a man who caught a kick or an interception in his own end zone and was stopped before he got out.</source>
        <translation>Was gilt, wenn ein Spieler einen Kick oder eine Interception in der eigenen Endzone fing und gestoppt wurde, bevor er herauskam.</translation>
    </message>
    <message>
        <source>A touchback and no safety, as long as he never got out. Standing on the line is standing in the end zone.</source>
        <translation>Touchback und kein Safety, solange er nie draußen war. Auf der Linie stehen heißt in der Endzone stehen.</translation>
    </message>
    <message>
        <source>momentum</source>
        <translation>Schwung</translation>
    </message>
    <message>
        <source>kick return</source>
        <translation>Kick-Return</translation>
    </message>
    <message>
        <source>Time is plays</source>
        <translation>Zeit zählt in Spielzügen</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>Die Uhr</translation>
    </message>
    <message>
        <source>A quarter is a number of plays: thirty in Foto-Electric (or minutes you agree on), ten in All-Pro, twenty-five in Pegskin.</source>
        <translation>Ein Viertel ist eine Zahl von Spielzügen: dreißig bei Foto-Electric (oder Minuten nach Absprache), zehn bei All-Pro, fünfundzwanzig bei Pegskin.</translation>
    </message>
    <message>
        <source>When a play that drags on, with a return or a fumble, is counted.</source>
        <translation>Wann ein Spielzug zählt, der sich mit Return oder Fumble hinzieht.</translation>
    </message>
    <message>
        <source>Once everything that belongs to it is over. The length of a quarter is yours to set.</source>
        <translation>Sobald alles vorbei ist, was zu ihm gehört. Die Länge eines Viertels bestimmst du.</translation>
    </message>
    <message>
        <source>quarter</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>watch</source>
        <translation>Stoppuhr</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>Spielzüge</translation>
    </message>
    <message>
        <source>What is no play</source>
        <translation>Was kein Spielzug ist</translation>
    </message>
    <message>
        <source>All-Pro counts a play after a down or a score.</source>
        <translation>All-Pro zählt einen Spielzug nach einem Down oder nach Punkten.</translation>
    </message>
    <message>
        <source>Whether kick-offs and tries use up the quarter.</source>
        <translation>Ob Kickoffs und Zusatzversuche das Viertel verbrauchen.</translation>
    </message>
    <message>
        <source>They don’t, nor do free kicks and downs that are played over after a flag. One exception: in All-Pro a kick-off that ends in a score counts.</source>
        <translation>Nein, und auch Free Kicks und Downs nicht, die nach einer Flagge wiederholt werden. Eine Ausnahme: Bei All-Pro zählt ein Kickoff, der mit Punkten endet.</translation>
    </message>
    <message>
        <source>replayed down</source>
        <translation>wiederholter Down</translation>
    </message>
    <message>
        <source>The end of a half</source>
        <translation>Das Ende einer Halbzeit</translation>
    </message>
    <message>
        <source>Halves end when their plays are used up.</source>
        <translation>Halbzeiten enden, wenn ihre Spielzüge verbraucht sind.</translation>
    </message>
    <message>
        <source>What becomes of a try that is still due.</source>
        <translation>Was aus einem Zusatzversuch wird, der noch aussteht.</translation>
    </message>
    <message>
        <source>It is taken with no time on the clock. Between the first and second quarter, and the third and fourth, the ball stays where it is.</source>
        <translation>Er wird ohne Zeit auf der Uhr gespielt. Zwischen erstem und zweitem Viertel sowie drittem und viertem bleibt der Ball, wo er ist.</translation>
    </message>
    <message>
        <source>halftime</source>
        <translation>Halbzeit</translation>
    </message>
    <message>
        <source>change ends</source>
        <translation>Seitenwechsel</translation>
    </message>
    <message>
        <source>untimed</source>
        <translation>ohne Uhr</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>No rulebook says what a tie is.</source>
        <translation>Kein Regelheft sagt, was ein Unentschieden ist.</translation>
    </message>
    <message>
        <source>Whether there is overtime.</source>
        <translation>Ob es eine Verlängerung gibt.</translation>
    </message>
    <message>
        <source>A tie stands. Agree on sudden death, and there are extra quarters after a new toss, until somebody scores.</source>
        <translation>Ein Unentschieden bleibt stehen. Vereinbart ihr Sudden Death, gibt es nach einem neuen Münzwurf weitere Viertel, bis jemand punktet.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>Time to decide</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Nobody is hurried by the printed rules.</source>
        <translation>Die gedruckten Regeln drängen niemanden.</translation>
    </message>
    <message>
        <source>What to do about people who never make up their minds.</source>
        <translation>Was tun, wenn sich jemand nie entscheidet.</translation>
    </message>
    <message>
        <source>You may agree on so many seconds for each decision. When they are gone, the plainest choice is made, and the record says that the clock made it.</source>
        <translation>Ihr könnt für jede Entscheidung so und so viele Sekunden vereinbaren. Sind sie um, gilt die schlichteste Wahl, und das Protokoll sagt, dass die Uhr sie traf.</translation>
    </message>
    <message>
        <source>decision clock</source>
        <translation>Entscheidungsuhr</translation>
    </message>
    <message>
        <source>time limit</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>The coin toss</source>
        <translation>Der Münzwurf</translation>
    </message>
    <message>
        <source>The visitors call it. Whoever wins may kick or receive; the second half opens the other way around.</source>
        <translation>Die Gäste rufen Kopf oder Zahl. Wer gewinnt, darf kicken oder empfangen; die zweite Halbzeit beginnt umgekehrt.</translation>
    </message>
    <message>
        <source>Whether All-Pro and Pegskin toss alike.</source>
        <translation>Ob All-Pro und Pegskin es ebenso halten.</translation>
    </message>
    <message>
        <source>All-Pro does. In Pegskin, which has no kick-offs, it decides who begins with the ball.</source>
        <translation>All-Pro ja. Bei Pegskin, wo es keine Kickoffs gibt, entscheidet er, wer mit dem Ball beginnt.</translation>
    </message>
    <message>
        <source>coin</source>
        <translation>Münze</translation>
    </message>
    <message>
        <source>kick or receive</source>
        <translation>kicken oder empfangen</translation>
    </message>
    <message>
        <source>second half</source>
        <translation>zweite Halbzeit</translation>
    </message>
    <message>
        <source>Who kicks after a score</source>
        <translation>Wer nach Punkten kickt</translation>
    </message>
    <message>
        <source>The side that scored kicks off.</source>
        <translation>Die Seite, die gepunktet hat, macht den Kickoff.</translation>
    </message>
    <message>
        <source>What happens when the half is over with the score, and after a safety.</source>
        <translation>Was geschieht, wenn mit den Punkten die Halbzeit um ist, und nach einem Safety.</translation>
    </message>
    <message>
        <source>When time is up the next half opens as the toss said. After a safety the side that gave it up kicks from its own 20. None of this holds in Pegskin.</source>
        <translation>Ist die Zeit um, beginnt die nächste Halbzeit, wie der Münzwurf es ergab. Nach einem Safety kickt die Seite, die ihn zuließ, von ihrer 20. Für Pegskin gilt all das nicht.</translation>
    </message>
    <message>
        <source>after touchdown</source>
        <translation>nach Touchdown</translation>
    </message>
    <message>
        <source>after safety</source>
        <translation>nach Safety</translation>
    </message>
    <message>
        <source>One source of chance</source>
        <translation>Eine Quelle des Zufalls</translation>
    </message>
    <message>
        <source>At a table there are dice, a coin and spinners.</source>
        <translation>Am Tisch gibt es Würfel, eine Münze und Drehscheiben.</translation>
    </message>
    <message>
        <source>How anybody can trust dice that a program rolls.</source>
        <translation>Wie man Würfeln trauen kann, die ein Programm wirft.</translation>
    </message>
    <message>
        <source>Everything comes from one seed in the game’s record. Each die is seen as it falls and noted together with its purpose; replay the seed with equal decisions, and the game comes out equal on any machine.</source>
        <translation>Alles kommt aus einem einzigen Startwert (Seed) im Protokoll des Spiels. Jeder Würfel ist zu sehen, wenn er fällt, und wird mit seinem Zweck notiert; spiel den Startwert mit gleichen Entscheidungen nach, und das Spiel kommt auf jedem Rechner gleich heraus.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>random</source>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fair</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Your own dice</source>
        <translation>Deine eigenen Würfel</translation>
    </message>
    <message>
        <source>The rules were written for dice in the hand.</source>
        <translation>Die Regeln sind für Würfel in der Hand geschrieben.</translation>
    </message>
    <message>
        <source>Whether a program may let you keep them.</source>
        <translation>Ob ein Programm sie dir lassen darf.</translation>
    </message>
    <message>
        <source>It may: with rolling by hand you use dice and spinner of your own and say what came up. The record marks every such result.</source>
        <translation>Es darf: Wer selbst würfelt, nimmt eigene Würfel und eine eigene Drehscheibe und sagt, was kam. Das Protokoll kennzeichnet jedes solche Ergebnis.</translation>
    </message>
    <message>
        <source>real dice</source>
        <translation>echte Würfel</translation>
    </message>
    <message>
        <source>spinner</source>
        <translation>Drehscheibe</translation>
    </message>
    <message>
        <source>The fairness page</source>
        <translation>Die Fairness-Seite</translation>
    </message>
    <message>
        <source>No rulebook speaks of it.</source>
        <translation>Kein Regelheft spricht davon.</translation>
    </message>
    <message>
        <source>How often which face has come up, and whether that is odd.</source>
        <translation>Wie oft welches Ergebnis kam, und ob das auffällig ist.</translation>
    </message>
    <message>
        <source>The record’s fairness page counts every face in this game and in all games you keep, beside what was to be expected, with a test of how surprising it is.</source>
        <translation>Die Fairness-Seite des Protokolls zählt jedes Ergebnis in diesem Spiel und in allen, die du aufhebst, zeigt daneben, was zu erwarten war, und prüft, wie überraschend es ist.</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>chi-squared</source>
        <translation>Chi-Quadrat</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Secrets stay secret</source>
        <translation>Geheim bleibt geheim</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>In Foto-Electric nobody sees the offense’s play before the defense has laid its card.</source>
        <translation>Bei Foto-Electric sieht niemand den Spielzug der Offense, bevor die Defense ihre Karte gelegt hat.</translation>
    </message>
    <message>
        <source>How two people share one screen.</source>
        <translation>Wie zwei sich einen Bildschirm teilen.</translation>
    </message>
    <message>
        <source>A curtain covers each pick and names who may look. Until the slide is pulled nothing on screen, in the record, in the title or in what a screen reader is told gives a pick away.</source>
        <translation>Ein Vorhang verdeckt jede Wahl und nennt, wer schauen darf. Bis der Schieber gezogen ist, verrät nichts eine Wahl: nicht der Bildschirm, das Protokoll oder der Titel und nicht, was ein Screenreader hört.</translation>
    </message>
    <message>
        <source>curtain</source>
        <translation>Vorhang</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>peek</source>
        <translation>spicken</translation>
    </message>
    <message>
        <source>Foto-Electric</source>
        <translation>Foto-Electric</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Cards and light box</source>
        <translation>Karten und Leuchtkasten</translation>
    </message>
    <message>
        <source>The offense has plays 1 to 12: dark cards whose white lines let the light through, solid for the runner, broken for a ball in the air, a star where it comes down. The defense has formations A to F on clear cards: eleven green diamonds and a few red dots.</source>
        <translation>Die Offense hat die Spielzüge 1 bis 12: dunkle Karten, deren weiße Linien Licht durchlassen, durchgezogen für den Läufer, gestrichelt für einen Ball in der Luft, ein Stern, wo er herunterkommt. Die Defense hat die Formationen A bis F auf klaren Karten: elf grüne Rauten und ein paar rote Punkte.</translation>
    </message>
    <message>
        <source>As printed. The house’s deck is drawn anew; you may play with a deck of your own.</source>
        <translation>Wie gedruckt. Der Kartensatz des Hauses ist neu gezeichnet; du darfst mit einem eigenen spielen.</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Kartensatz</translation>
    </message>
    <message>
        <source>formations</source>
        <translation>Formationen</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>dot</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Seven alignments</source>
        <translation>Sieben Lagen</translation>
    </message>
    <message>
        <source>The offense’s card lies at one of three places, the defense’s at one of five.</source>
        <translation>Die Karte der Offense liegt auf einem von drei Plätzen, die der Defense auf einem von fünf.</translation>
    </message>
    <message>
        <source>Only the distance between the two matters, so there are seven ways for the cards to meet, and 504 results in all.</source>
        <translation>Nur der Abstand der beiden zählt, also können die Karten auf sieben Arten zusammentreffen, mit insgesamt 504 Ergebnissen.</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>Who chooses when</source>
        <translation>Wer wann wählt</translation>
    </message>
    <message>
        <source>Offense picks, defense picks, both in secret. Then the offense lays its card face down, the defense answers with the place of its own, and the slide is pulled.</source>
        <translation>Die Offense wählt, die Defense wählt, beide geheim. Dann legt die Offense ihre Karte verdeckt hin, die Defense antwortet mit dem Platz der ihren, und der Schieber wird gezogen.</translation>
    </message>
    <message>
        <source>As printed. Wherever the offense lays its card, it takes some of the seven alignments away from the defense.</source>
        <translation>Wie gedruckt. Wohin die Offense ihre Karte auch legt, sie nimmt der Defense damit einige der sieben Lagen.</translation>
    </message>
    <message>
        <source>order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>geheim</translation>
    </message>
    <message>
        <source>Laying the cards</source>
        <translation>Die Karten legen</translation>
    </message>
    <message>
        <source>The bars in the lit hole show that a card lies right: no light gets past them.</source>
        <translation>Die Balken im beleuchteten Loch zeigen, dass eine Karte richtig liegt: An ihnen kommt kein Licht vorbei.</translation>
    </message>
    <message>
        <source>A mouse doesn’t lay cards as a hand does.</source>
        <translation>Eine Maus legt Karten nicht so, wie eine Hand es tut.</translation>
    </message>
    <message>
        <source>A card that you drag snaps to the next place, and light shows through the hole until it does. With table feel it stays exactly where you let go.</source>
        <translation>Eine Karte, die du ziehst, rastet am nächsten Platz ein, und bis dahin scheint Licht durch das Loch. Mit Tischgefühl bleibt sie genau da, wo du sie loslässt.</translation>
    </message>
    <message>
        <source>bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>Loch</translation>
    </message>
    <message>
        <source>askew</source>
        <translation>schief</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>Settling a dispute</source>
        <translation>Einen Streit klären</translation>
    </message>
    <message>
        <source>Players who disagree check the saw-tooth mark on the 10 and the lines every five yards.</source>
        <translation>Wer sich nicht einig ist, prüft die Sägezahn-Marke an der 10 und die Linien alle fünf Yards.</translation>
    </message>
    <message>
        <source>A program knows exactly how the cards lie.</source>
        <translation>Ein Programm weiß genau, wie die Karten liegen.</translation>
    </message>
    <message>
        <source>After any play you may look closely at the place that decided it. With table feel either side may challenge before the pull, and both cards are seated exactly.</source>
        <translation>Nach jedem Spielzug darfst du dir die entscheidende Stelle genau ansehen. Mit Tischgefühl darf jede Seite vor dem Ziehen eine Challenge verlangen; dann werden beide Karten genau angelegt.</translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>Challenge</translation>
    </message>
    <message>
        <source>magnifier</source>
        <translation>Lupe</translation>
    </message>
    <message>
        <source>look closer</source>
        <translation>genauer ansehen</translation>
    </message>
    <message>
        <source>saw-tooth</source>
        <translation>Sägezahn</translation>
    </message>
    <message>
        <source>Pulling the slide</source>
        <translation>Den Schieber ziehen</translation>
    </message>
    <message>
        <source>The offense pulls while the defense keeps the cards still.</source>
        <translation>Die Offense zieht, während die Defense die Karten festhält.</translation>
    </message>
    <message>
        <source>How fast, and whether one may look again.</source>
        <translation>Wie schnell, und ob man noch einmal schauen darf.</translation>
    </message>
    <message>
        <source>As fast as you like, or by itself; the play appears from the top down. Afterwards push the slide back, pull again, or compare all seven alignments.</source>
        <translation>So schnell du magst oder von selbst; der Spielzug erscheint von oben nach unten. Danach schieb den Schieber zurück, zieh noch einmal oder vergleiche alle sieben Lagen.</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>Schieber</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>aufdecken</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>was wäre wenn</translation>
    </message>
    <message>
        <source>A tackle covers the whole line</source>
        <translation>Ein Tackle deckt die ganze Linie</translation>
    </message>
    <message>
        <source>Only a diamond that hides the runner’s line entirely stops him. Half a cover is a missed tackle.</source>
        <translation>Nur eine Raute, die die Linie des Läufers ganz verdeckt, stoppt ihn. Halb verdeckt ist ein verpasster Tackle.</translation>
    </message>
    <message>
        <source>What entirely means where a line runs slantwise under a diamond, or under two.</source>
        <translation>Was „ganz“ heißt, wenn eine Linie schräg unter einer Raute verläuft, oder unter zweien.</translation>
    </message>
    <message>
        <source>Somewhere across the line’s full width there must be no light left, be it one diamond’s doing or two together. The first such place along the run ends it; what comes after doesn’t matter.</source>
        <translation>Irgendwo darf quer über die volle Breite der Linie kein Licht mehr bleiben, ob durch eine Raute oder durch zwei zusammen. Die erste solche Stelle auf dem Laufweg beendet ihn; was danach kommt, zählt nicht.</translation>
    </message>
    <message>
        <source>light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Red dots</source>
        <translation>Rote Punkte</translation>
    </message>
    <message>
        <source>A dot that hides the runner’s line is a fumble there. On a forward pass in the air it is an incompletion, on a lateral in the air a fumble.</source>
        <translation>Ein Punkt, der die Linie des Läufers verdeckt, ist dort ein Fumble. Bei einem Vorwärtspass in der Luft macht er den Pass unvollständig, bei einem Lateral in der Luft ist er ein Fumble.</translation>
    </message>
    <message>
        <source>Stars and interceptions</source>
        <translation>Sterne und Interceptions</translation>
    </message>
    <message>
        <source>A diamond or dot on the star at a pass’s end picks the ball off.</source>
        <translation>Eine Raute oder ein Punkt auf dem Stern am Ende eines Passes fängt den Ball ab.</translation>
    </message>
    <message>
        <source>How much of the star must be hidden, and what a diamond does to a ball that is still in the air.</source>
        <translation>Wie viel vom Stern verdeckt sein muss, und was eine Raute mit einem Ball macht, der noch in der Luft ist.</translation>
    </message>
    <message>
        <source>The middle of the star decides. A diamond on the broken line does nothing; a bare star is a catch, and the receiver runs on along his line.</source>
        <translation>Die Mitte des Sterns entscheidet. Eine Raute auf der gestrichelten Linie tut nichts; ein freier Stern ist ein Fang, und der Receiver läuft auf seiner Linie weiter.</translation>
    </message>
    <message>
        <source>The rulebook’s own examples</source>
        <translation>Die Beispiele des Regelhefts</translation>
    </message>
    <message>
        <source>Its pictures show three near misses, two clean tackles and one long pass with a cut at the end.</source>
        <translation>Seine Bilder zeigen drei knapp verpasste Tackles, zwei saubere und einen langen Pass mit einem Haken am Ende.</translation>
    </message>
    <message>
        <source>The house’s deck shows all six of them just so; a test looks at each.</source>
        <translation>Der Kartensatz des Hauses zeigt alle sechs genau so; ein Test sieht sich jedes an.</translation>
    </message>
    <message>
        <source>example</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Where the play ended</source>
        <translation>Wo der Spielzug endete</translation>
    </message>
    <message>
        <source>The tackler’s yard line is the new spot.</source>
        <translation>Die Yardlinie des Tacklers ist der neue Spot.</translation>
    </message>
    <message>
        <source>Which yard that is when he stands between two, and what a line means that just runs out.</source>
        <translation>Welches Yard das ist, wenn er zwischen zweien steht, und was eine Linie heißt, die einfach ausläuft.</translation>
    </message>
    <message>
        <source>The nearest whole yard to his middle, a half going to the defense. A line off the far edge is a touchdown; off the side it is out of bounds; where a line just stops, so does the runner.</source>
        <translation>Das ganze Yard, das seiner Mitte am nächsten ist; ein halbes geht an die Defense. Eine Linie über den hinteren Rand ist ein Touchdown, über die Seite ist sie im Aus; wo eine Linie einfach aufhört, hört auch der Läufer auf.</translation>
    </message>
    <message>
        <source>breakaway</source>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>Rundung</translation>
    </message>
    <message>
        <source>Beyond the goal lines</source>
        <translation>Hinter den Goallines</translation>
    </message>
    <message>
        <source>Cards don’t know how near the goal is.</source>
        <translation>Karten wissen nicht, wie nah die Goalline ist.</translation>
    </message>
    <message>
        <source>What a tackler or a star means that lies past it.</source>
        <translation>Was ein Tackler oder ein Stern bedeutet, der dahinter liegt.</translation>
    </message>
    <message>
        <source>The run ends at the goal line with a touchdown, whatever waits behind it. Passes that come down more than ten yards past it are incomplete. Losses end on one’s own goal line as a safety; an interception back there is six points.</source>
        <translation>Der Lauf endet an der Goalline mit einem Touchdown, was auch immer dahinter wartet. Pässe, die mehr als zehn Yards dahinter herunterkommen, sind unvollständig. Raumverluste enden an der eigenen Goalline als Safety; eine Interception dort hinten bringt sechs Punkte.</translation>
    </message>
    <message>
        <source>What is on the spinners</source>
        <translation>Was auf den Drehscheiben steht</translation>
    </message>
    <message>
        <source>Spinners and kicks</source>
        <translation>Drehscheiben und Kicks</translation>
    </message>
    <message>
        <source>Spinner A is for kicks and their returns, spinner B for field goals, tries, fumbles, interceptions and flags.</source>
        <translation>Drehscheibe A ist für Kicks und ihre Returns, Drehscheibe B für Field Goals, Zusatzversuche, Fumbles, Interceptions und Flaggen.</translation>
    </message>
    <message>
        <source>The numbers on the original wheels are lost.</source>
        <translation>Die Zahlen der Originalscheiben sind verloren.</translation>
    </message>
    <message>
        <source>Ours follow what kicks and returns really brought around 1960, and keep every number that the rules happen to mention. They are data: make your own under Edit tables.</source>
        <translation>Unsere folgen dem, was Kicks und Returns um 1960 wirklich brachten, und behalten jede Zahl, die die Regeln zufällig nennen. Es sind Daten: Mach dir eigene unter „Tabellen bearbeiten“.</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>sector</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>house data</source>
        <translation>Hausdaten</translation>
    </message>
    <message>
        <source>odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>The needle</source>
        <translation>Der Zeiger</translation>
    </message>
    <message>
        <source>You flick it and read where it stops.</source>
        <translation>Du schnippst ihn an und liest ab, wo er stehen bleibt.</translation>
    </message>
    <message>
        <source>Whether a stronger flick changes anything.</source>
        <translation>Ob ein stärkeres Schnippen etwas ändert.</translation>
    </message>
    <message>
        <source>No: chance picks where it stops, and the flick only changes how it gets there. A click ends the wait.</source>
        <translation>Nein: Der Zufall wählt, wo er hält, und das Schnippen ändert nur, wie er dorthin kommt. Ein Klick beendet das Warten.</translation>
    </message>
    <message>
        <source>spin</source>
        <translation>drehen</translation>
    </message>
    <message>
        <source>flick</source>
        <translation>schnippen</translation>
    </message>
    <message>
        <source>needle</source>
        <translation>Zeiger</translation>
    </message>
    <message>
        <source>From the 40: 45 yards are run back from the 15, 65 reach the end zone and may be run out, 75 are past everything and come out to the 20.</source>
        <translation>Von der 40: 45 Yards werden von der 15 zurückgetragen, 65 erreichen die Endzone und dürfen herausgelaufen werden, 75 fliegen über alles hinaus und kommen an die 20.</translation>
    </message>
    <message>
        <source>What a ball exactly on a line is, and a return that never gets out.</source>
        <translation>Was ein Ball genau auf einer Linie ist, und ein Return, der nie herauskommt.</translation>
    </message>
    <message>
        <source>On the goal line, and ten yards deep to the inch, is in the end zone. A return or a muff that stays there is a touchback.</source>
        <translation>Auf der Goalline, und genau zehn Yards tief, ist in der Endzone. Ein Return oder Muff, der dort bleibt, ist ein Touchback.</translation>
    </message>
    <message>
        <source>Kicking again</source>
        <translation>Noch einmal kicken</translation>
    </message>
    <message>
        <source>Out of bounds, or a flag: kick again from five yards back.</source>
        <translation>Aus oder eine Flagge: noch einmal kicken, fünf Yards weiter hinten.</translation>
    </message>
    <message>
        <source>What a second one in a row costs.</source>
        <translation>Was ein zweiter in Folge kostet.</translation>
    </message>
    <message>
        <source>Five more yards, and so on. The new kick may be short again if the first one might.</source>
        <translation>Fünf Yards mehr, und so weiter. Der neue Kick darf wieder kurz sein, wenn der erste es durfte.</translation>
    </message>
    <message>
        <source>re-kick</source>
        <translation>neuer Kick</translation>
    </message>
    <message>
        <source>To open a half or after a touchdown you may kick it a mere twelve yards; the receivers spin for it. Red is the kickers’ ball on the spot, blue the receivers’ with the yards shown.</source>
        <translation>Zu Beginn einer Halbzeit oder nach einem Touchdown darfst du nur zwölf Yards weit kicken; das Return-Team dreht um den Ball. Bei Rot hat ihn das Kick-Team an Ort und Stelle, bei Blau das Return-Team mit den gezeigten Yards.</translation>
    </message>
    <message>
        <source>Which way those yards go.</source>
        <translation>In welche Richtung diese Yards gehen.</translation>
    </message>
    <message>
        <source>Plus is towards the kickers’ goal.</source>
        <translation>Plus geht zur Goalline des Kick-Teams hin.</translation>
    </message>
    <message>
        <source>onside</source>
        <translation>Onside</translation>
    </message>
    <message>
        <source>short kick</source>
        <translation>kurzer Kick</translation>
    </message>
    <message>
        <source>After the kick</source>
        <translation>Nach dem Kick</translation>
    </message>
    <message>
        <source>Where a return or touchback ends, the receivers have first and ten.</source>
        <translation>Wo ein Return oder Touchback endet, hat das Return-Team 1. und 10.</translation>
    </message>
    <message>
        <source>first and ten</source>
        <translation>1. und 10</translation>
    </message>
    <message>
        <source>On any down. The receivers spin for the return unless it was blocked or crossed the goal line; there it is the 20 or a run out, and always the 20 from more than ten yards deep.</source>
        <translation>In jedem Down. Das Return-Team dreht für den Return, außer der Punt wurde geblockt oder kam über die Goalline; dort gilt die 20 oder Herauslaufen, und tiefer als zehn Yards immer die 20.</translation>
    </message>
    <message>
        <source>Blocked kicks</source>
        <translation>Geblockte Kicks</translation>
    </message>
    <message>
        <source>The defense spins for the loose ball, counted from the line of scrimmage. Kickers who fall on it short of the line to gain on fourth down lose it all the same.</source>
        <translation>Die Defense dreht um den freien Ball, gezählt von der Scrimmage-Linie. Wirft sich das Kick-Team im 4. Down vor der First-Down-Linie auf ihn, verliert es ihn trotzdem.</translation>
    </message>
    <message>
        <source>fourth down</source>
        <translation>4. Down</translation>
    </message>
    <message>
        <source>Called before a punt, never before a kick-off: the punt falls five yards shorter and isn’t run back. The return is spun only for flags and muffs.</source>
        <translation>Angesagt vor einem Punt, nie vor einem Kickoff: Der Punt fällt fünf Yards kürzer und wird nicht zurückgetragen. Der Return wird nur wegen Flaggen und Muffs gedreht.</translation>
    </message>
    <message>
        <source>A fair catch of a ball in the end zone.</source>
        <translation>Ein Fair Catch in der Endzone.</translation>
    </message>
    <message>
        <source>That is a touchback, with nothing to choose and nothing to spin.</source>
        <translation>Das ist ein Touchback; zu wählen und zu drehen gibt es nichts.</translation>
    </message>
    <message>
        <source>fair catch</source>
        <translation>Fair Catch</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>no return</source>
        <translation>kein Return</translation>
    </message>
    <message>
        <source>On the first three downs, with its own part of the wheel.</source>
        <translation>In den ersten drei Downs, mit einem eigenen Teil der Scheibe.</translation>
    </message>
    <message>
        <source>Whether it may be fair caught, and what it does past the goal line.</source>
        <translation>Ob ein Fair Catch erlaubt ist, und was jenseits der Goalline gilt.</translation>
    </message>
    <message>
        <source>No fair catch; past the goal line it is as any punt.</source>
        <translation>Kein Fair Catch; jenseits der Goalline wie jeder Punt.</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>Überraschung</translation>
    </message>
    <message>
        <source>From fifty yards or nearer. After a miss the defense starts at its 20, or returns it like a punt from the goal line.</source>
        <translation>Aus fünfzig Yards oder näher. Nach einem Fehlschuss beginnt die Defense an ihrer 20 oder trägt den Ball wie einen Punt von der Goalline zurück.</translation>
    </message>
    <message>
        <source>From where the fifty are measured, and whether a long miss still gives only the 20.</source>
        <translation>Von wo die fünfzig gemessen werden, und ob ein weiter Fehlschuss trotzdem nur die 20 bringt.</translation>
    </message>
    <message>
        <source>From the line of scrimmage, fifty itself being near enough. The 20 it is, from wherever it was tried; a run-back that is stopped on the line is a touchback.</source>
        <translation>Von der Scrimmage-Linie; fünfzig selbst ist nah genug. Es ist die 20, von wo auch immer versucht wurde; ein Return, der auf der Goalline gestoppt wird, ist ein Touchback.</translation>
    </message>
    <message>
        <source>miss</source>
        <translation>Fehlschuss</translation>
    </message>
    <message>
        <source>run back</source>
        <translation>zurücktragen</translation>
    </message>
    <message>
        <source>From where a fumble counts</source>
        <translation>Von wo ein Fumble zählt</translation>
    </message>
    <message>
        <source>Fumbles and flags</source>
        <translation>Fumbles und Flaggen</translation>
    </message>
    <message>
        <source>Kickers’ fumbles count from the old line of scrimmage, receivers’ from the catch, all others from the red dot. On a try it is simply over.</source>
        <translation>Fumbles des Kick-Teams zählen von der alten Scrimmage-Linie, die des Return-Teams vom Fang, alle anderen vom roten Punkt. Ein Zusatzversuch ist einfach vorbei.</translation>
    </message>
    <message>
        <source>muff</source>
        <translation>Muff</translation>
    </message>
    <message>
        <source>Whose fumble, and where</source>
        <translation>Wessen Fumble, und wo</translation>
    </message>
    <message>
        <source>The other side spins. Red is a turnover, blue stays with the fumblers; the number beside it moves the ball. After red it is first and ten.</source>
        <translation>Die andere Seite dreht. Rot ist ein Turnover, bei Blau behält den Ball, wer gefumbelt hat; die Zahl daneben versetzt ihn. Nach Rot gilt 1. und 10.</translation>
    </message>
    <message>
        <source>What the down is after blue, and yards that lead over a goal line.</source>
        <translation>Welcher Down nach Blau gilt, und Yards, die über eine Goalline führen.</translation>
    </message>
    <message>
        <source>Blue costs the down, and the next one starts where the ball came to rest; behind one’s own line it is a safety. Red that carries the new owners behind theirs is a touchback.</source>
        <translation>Blau kostet den Down, und der nächste beginnt, wo der Ball liegen blieb; hinter der eigenen Goalline ist es ein Safety. Trägt Rot die neue Offense hinter ihre eigene, ist es ein Touchback.</translation>
    </message>
    <message>
        <source>recovery</source>
        <translation>Eroberung</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>Running an interception back</source>
        <translation>Eine Interception zurücktragen</translation>
    </message>
    <message>
        <source>The pages for it are missing; the list of parts shows that spinner B had an area for it.</source>
        <translation>Die Seiten dafür fehlen; die Teileliste zeigt, dass Drehscheibe B einen Bereich dafür hatte.</translation>
    </message>
    <message>
        <source>Everything but that.</source>
        <translation>Alles andere.</translation>
    </message>
    <message>
        <source>The return starts at the star. Inside one’s own end zone it may be a touchback instead.</source>
        <translation>Der Return beginnt am Stern. In der eigenen Endzone darf es stattdessen ein Touchback sein.</translation>
    </message>
    <message>
        <source>Flags on kicks</source>
        <translation>Flaggen bei Kicks</translation>
    </message>
    <message>
        <source>Some sectors say penalty. The pages that explain it are missing.</source>
        <translation>Auf manchen Feldern steht Strafe. Die Seiten, die es erklären, fehlen.</translation>
    </message>
    <message>
        <source>Which fouls there are and what they cost.</source>
        <translation>Welche Fouls es gibt und was sie kosten.</translation>
    </message>
    <message>
        <source>On punts and quick kicks offside (5), roughing the kicker (15 and a first down) or holding (15); on returns clipping or a personal foul (15 each), near a goal line half the way. Who was wronged takes the yards or the play. With the penalty die in use such sectors are spun again.</source>
        <translation>Bei Punts und Quick Kicks Offside (5), Roughing the Kicker (15 und ein First Down) oder Holding (15); bei Returns Clipping oder Personal Foul (je 15), nahe einer Goalline der halbe Weg. Wem Unrecht geschah, der nimmt die Yards oder den Spielzug. Ist der Strafwürfel im Spiel, wird bei solchen Feldern neu gedreht.</translation>
    </message>
    <message>
        <source>roughing</source>
        <translation>Roughing</translation>
    </message>
    <message>
        <source>Pushing the offense’s card</source>
        <translation>Die Karte der Offense verschieben</translation>
    </message>
    <message>
        <source>A defense that moves the other side’s card is flagged.</source>
        <translation>Eine Defense, die die Karte der anderen Seite bewegt, bekommt eine Flagge.</translation>
    </message>
    <message>
        <source>What it costs; and with cards that snap it can’t happen.</source>
        <translation>Was es kostet; und bei Karten, die einrasten, kann es nicht vorkommen.</translation>
    </message>
    <message>
        <source>With table feel it can: five yards, and the play is laid again.</source>
        <translation>Mit Tischgefühl schon: fünf Yards, und der Spielzug wird neu gelegt.</translation>
    </message>
    <message>
        <source>nudge</source>
        <translation>anstoßen</translation>
    </message>
    <message>
        <source>push</source>
        <translation>schieben</translation>
    </message>
    <message>
        <source>foul</source>
        <translation>Foul</translation>
    </message>
    <message>
        <source>When a play is over</source>
        <translation>Wann ein Spielzug vorbei ist</translation>
    </message>
    <message>
        <source>Time and points</source>
        <translation>Zeit und Punkte</translation>
    </message>
    <message>
        <source>Not before everything that came of it is over; then the defense turns the counter.</source>
        <translation>Erst wenn alles vorbei ist, was aus ihm wurde; dann dreht die Defense den Zähler weiter.</translation>
    </message>
    <message>
        <source>The counter turns by itself.</source>
        <translation>Der Zähler dreht sich von selbst.</translation>
    </message>
    <message>
        <source>counter</source>
        <translation>Zähler</translation>
    </message>
    <message>
        <source>One point from the 3: by run, pass or kick. College rules give two for a run or pass.</source>
        <translation>Ein Punkt von der 3: per Lauf, Pass oder Kick. College-Regeln geben zwei für Lauf oder Pass.</translation>
    </message>
    <message>
        <source>What a turnover on a try is worth, and which card one may lay.</source>
        <translation>Was ein Turnover beim Zusatzversuch wert ist, und welche Karte man legen darf.</translation>
    </message>
    <message>
        <source>Nothing: it ends the try, as does any stop. Any play may be laid, whatever you called.</source>
        <translation>Nichts: Er beendet den Versuch, wie jeder Stopp. Jeder Spielzug darf gelegt werden, was du auch angesagt hast.</translation>
    </message>
    <message>
        <source>Field goal and touchdown</source>
        <translation>Field Goal und Touchdown</translation>
    </message>
    <message>
        <source>Three and six; a ball on the goal line is in.</source>
        <translation>Drei und sechs; ein Ball auf der Goalline ist drin.</translation>
    </message>
    <message>
        <source>Safety and free kick</source>
        <translation>Safety und Free Kick</translation>
    </message>
    <message>
        <source>Stopped on or behind one’s own goal line: two points for the defense. The side that gave them up kicks off or punts from its 20.</source>
        <translation>Auf oder hinter der eigenen Goalline gestoppt: zwei Punkte für die Defense. Die Seite, die sie abgab, kickt oder puntet von ihrer 20.</translation>
    </message>
    <message>
        <source>Whether such a punt can be blocked, is a play, and is due when time is up.</source>
        <translation>Ob so ein Punt geblockt werden kann, ein Spielzug ist und noch fällig wird, wenn die Zeit um ist.</translation>
    </message>
    <message>
        <source>Neither blocked nor counted, and returned as usual. When the half is over there is none.</source>
        <translation>Weder geblockt noch gezählt, und wie üblich zurückgetragen. Ist die Halbzeit um, gibt es keinen.</translation>
    </message>
    <message>
        <source>Handing the plays over</source>
        <translation>Die Spielzüge übergeben</translation>
    </message>
    <message>
        <source>Whoever gets the ball gets the offense’s cards.</source>
        <translation>Wer den Ball bekommt, bekommt die Karten der Offense.</translation>
    </message>
    <message>
        <source>The hands of cards change sides by themselves.</source>
        <translation>Die Karten wechseln von selbst die Seiten.</translation>
    </message>
    <message>
        <source>possession</source>
        <translation>Ballbesitz</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Pegskin</source>
        <translation>Pegskin</translation>
    </message>
    <message>
        <source>No kick-offs</source>
        <translation>Keine Kickoffs</translation>
    </message>
    <message>
        <source>Board and pegs</source>
        <translation>Brett und Stifte</translation>
    </message>
    <message>
        <source>The opening drive, and each one after a score or halftime, sets out from the 25 with a fresh set of downs. A coin picks the team that begins.</source>
        <translation>Der erste Drive und jeder nach Punkten oder der Halbzeitpause beginnt an der 25 mit frischen Downs. Eine Münze bestimmt, welches Team anfängt.</translation>
    </message>
    <message>
        <source>Who opens the second half.</source>
        <translation>Wer die zweite Halbzeit eröffnet.</translation>
    </message>
    <message>
        <source>The other team.</source>
        <translation>Das andere Team.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>twenty-five</source>
        <translation>fünfundzwanzig</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Das Brett</translation>
    </message>
    <message>
        <source>A hole is a yard. Every play begins at the line in the middle; the gauges at the sides hold the ball’s true place.</source>
        <translation>Ein Loch ist ein Yard. Jeder Spielzug beginnt an der Linie in der Mitte; die Messleisten an den Seiten halten fest, wo der Ball wirklich liegt.</translation>
    </message>
    <message>
        <source>How many holes there are.</source>
        <translation>Wie viele Löcher es gibt.</translation>
    </message>
    <message>
        <source>There are 35 across and 20 rows each way from the line, unless you agree on another size. A board as wide as a real field makes runs of nine yards common.</source>
        <translation>Es sind 35 in der Breite und 20 Reihen auf jeder Seite der Linie, außer ihr einigt euch auf eine andere Größe. Auf einem Brett so breit wie ein echtes Spielfeld sind Läufe von neun Yards alltäglich.</translation>
    </message>
    <message>
        <source>holes</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>gauge</source>
        <translation>Messleiste</translation>
    </message>
    <message>
        <source>Running off the board’s end</source>
        <translation>Über das Brettende hinaus</translation>
    </message>
    <message>
        <source>The carrier goes back to the line at the same place across, his pursuer too, and runs on.</source>
        <translation>Der Ballträger geht in derselben Spalte zurück an die Line, sein Verfolger mit ihm, und läuft weiter.</translation>
    </message>
    <message>
        <source>What becomes of everybody else.</source>
        <translation>Was aus allen anderen wird.</translation>
    </message>
    <message>
        <source>All unblocked defenders keep their distance from him; who wouldn’t be on the board any more leaves it, as do blocked pairs and the carrier’s teammates. His yards are kept, and it costs nothing.</source>
        <translation>Alle ungeblockten Verteidiger behalten ihren Abstand zu ihm; wer dann nicht mehr auf dem Brett stünde, verlässt es, ebenso geblockte Paare und die Mitspieler des Ballträgers. Seine Yards bleiben ihm, und es kostet nichts.</translation>
    </message>
    <message>
        <source>board end</source>
        <translation>Brettende</translation>
    </message>
    <message>
        <source>long run</source>
        <translation>langer Lauf</translation>
    </message>
    <message>
        <source>Eleven pegs</source>
        <translation>Elf Stifte</translation>
    </message>
    <message>
        <source>Five linemen with two stripes, who only block; four backs with three; two receivers with four. The defense has the same.</source>
        <translation>Fünf Linemen mit zwei Streifen, die nur blocken; vier Backs mit drei; zwei Receiver mit vier. Die Defense hat die gleichen.</translation>
    </message>
    <message>
        <source>stripes</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Offense first, as football’s rules want it, then the defense. Receivers may stand in the backfield.</source>
        <translation>Erst die Offense, wie die Footballregeln es wollen, dann die Defense. Receiver dürfen im Backfield stehen.</translation>
    </message>
    <message>
        <source>What those rules come to in holes, and who takes the snap.</source>
        <translation>Was diese Regeln in Löchern heißen, und wer den Snap nimmt.</translation>
    </message>
    <message>
        <source>All five linemen and at least two more pegs stand on the first row; nobody across the line, one peg to a hole. You say which back gets the snap: he waits directly behind the center, right at his heels or five holes off as a shotgun.</source>
        <translation>Alle fünf Linemen und mindestens zwei weitere Stifte stehen in der ersten Reihe; niemand jenseits der Line, ein Stift pro Loch. Du sagst, welcher Back den Snap bekommt: Er wartet gerade hinter dem Center, direkt an seinen Fersen oder fünf Löcher entfernt als Shotgun.</translation>
    </message>
    <message>
        <source>under center</source>
        <translation>unter Center</translation>
    </message>
    <message>
        <source>Motion and the answer</source>
        <translation>Motion und die Antwort</translation>
    </message>
    <message>
        <source>One man of the offense may go up to four holes across, and one back if he stood on the line. Against a blitz the quarterback may drop two holes. The defense answers with three moves, shared out as it likes.</source>
        <translation>Ein Spieler der Offense darf bis zu vier Löcher quer gehen, und eins zurück, wenn er auf der Line stand. Gegen einen Blitz darf der Quarterback zwei Löcher zurückweichen. Die Defense antwortet mit drei Zügen, verteilt, wie sie mag.</translation>
    </message>
    <message>
        <source>What a blitz is, and whether seven must stay on the line.</source>
        <translation>Was ein Blitz ist, und ob sieben auf der Line bleiben müssen.</translation>
    </message>
    <message>
        <source>Six defenders or more within two rows of the line. Seven stay. The quarterback’s drop is said first and goes beside the man in motion; the defense answers on its own side only.</source>
        <translation>Sechs oder mehr Verteidiger innerhalb von zwei Reihen an der Line. Sieben bleiben. Das Zurückweichen des Quarterbacks wird zuerst angesagt und kommt zum Mann in Motion hinzu; die Defense antwortet nur auf ihrer eigenen Seite.</translation>
    </message>
    <message>
        <source>motion</source>
        <translation>Motion</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>react</source>
        <translation>reagieren</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>Dice and turns</source>
        <translation>Würfel und Runden</translation>
    </message>
    <message>
        <source>Single, double or triple (three faces, two, one) times a number (2 2 3 3 4 5) is what your pegs may move together. The black-and-white die has three faces of each.</source>
        <translation>Single, Double oder Triple (drei Seiten, zwei, eine) mal einer Zahl (2 2 3 3 4 5): So viel dürfen deine Stifte zusammen ziehen. Der schwarz-weiße Würfel hat je drei Seiten.</translation>
    </message>
    <message>
        <source>As printed. You roll before you move, and move only your own pegs.</source>
        <translation>Wie gedruckt. Du würfelst, bevor du ziehst, und ziehst nur eigene Stifte.</translation>
    </message>
    <message>
        <source>SDT</source>
        <translation>SDT</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>roll</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>Whose roll it is</source>
        <translation>Wer würfelt</translation>
    </message>
    <message>
        <source>White lets the offense roll first, black the defense. Each side rolls both dice at least once before the offense may declare, and the defense always rolls last.</source>
        <translation>Bei Weiß würfelt zuerst die Offense, bei Schwarz die Defense. Jede Seite wirft beide Würfel mindestens einmal, bevor die Offense ansagen darf, und die Defense würfelt immer zuletzt.</translation>
    </message>
    <message>
        <source>As printed: after each turn of the defense the offense rolls on, runs or throws.</source>
        <translation>Wie gedruckt: Nach jeder Runde der Defense würfelt die Offense weiter, läuft oder wirft.</translation>
    </message>
    <message>
        <source>declare</source>
        <translation>ansagen</translation>
    </message>
    <message>
        <source>Ending a turn</source>
        <translation>Eine Runde beenden</translation>
    </message>
    <message>
        <source>You needn’t use every move. Picking up the dice ends your turn.</source>
        <translation>Du musst nicht jeden Zug nutzen. Die Würfel aufzunehmen beendet deine Runde.</translation>
    </message>
    <message>
        <source>Press Done for it. Until then moves of your own turn can be taken back, where that was agreed on and no die fell since.</source>
        <translation>Drück dafür „Fertig“. Bis dahin lassen sich Züge deiner eigenen Runde zurücknehmen, wenn das vereinbart war und seitdem kein Würfel fiel.</translation>
    </message>
    <message>
        <source>pick up dice</source>
        <translation>Würfel aufnehmen</translation>
    </message>
    <message>
        <source>How far one peg may go</source>
        <translation>Wie weit ein Stift darf</translation>
    </message>
    <message>
        <source>In one roll: linemen and backs four across and two forward, back or diagonally, four in all. A receiver without the ball four any way; a defender with four stripes three forward, back or diagonally.</source>
        <translation>Mit einem Wurf: Linemen und Backs vier quer und zwei vor, zurück oder diagonal, zusammen vier. Ein Receiver ohne Ball vier in jede Richtung; ein Verteidiger mit vier Streifen drei vor, zurück oder diagonal.</translation>
    </message>
    <message>
        <source>How steps of different kinds are added up, and what counts after a hand-off.</source>
        <translation>Wie sich Schritte verschiedener Art addieren, und was nach einem Handoff zählt.</translation>
    </message>
    <message>
        <source>Forward, back and diagonal steps share one allowance, steps across have another, and all together are four at most. What a peg has walked in this roll still counts once it has the ball. Nobody goes on past a place where he must stop.</source>
        <translation>Schritte vor, zurück und diagonal teilen sich ein Kontingent, Schritte quer haben ein anderes, und alle zusammen sind es höchstens vier. Was ein Stift in diesem Wurf gelaufen ist, zählt auch dann noch, wenn er den Ball hat. Niemand geht über eine Stelle hinaus, an der er halten muss.</translation>
    </message>
    <message>
        <source>allowance</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Hole by hole</source>
        <translation>Loch für Loch</translation>
    </message>
    <message>
        <source>Nothing is said of pegs in the way.</source>
        <translation>Von Stiften im Weg steht nichts da.</translation>
    </message>
    <message>
        <source>Whether one may jump, or leave the board at the side.</source>
        <translation>Ob man springen oder das Brett seitlich verlassen darf.</translation>
    </message>
    <message>
        <source>No jumping and no sharing of holes. Landing on an opponent is a block or a tackle and ends the move. Only the man with the ball steps out of bounds, which ends the play.</source>
        <translation>Kein Springen, und kein Loch für zwei. Auf einem Gegner zu landen ist ein Block oder ein Tackle und beendet den Zug. Nur der Ballträger geht ins Aus, und das beendet den Spielzug.</translation>
    </message>
    <message>
        <source>Tackles behind the line</source>
        <translation>Tackles hinter der Line</translation>
    </message>
    <message>
        <source>Tackles are spoken of for the run.</source>
        <translation>Von Tackles ist beim Lauf die Rede.</translation>
    </message>
    <message>
        <source>Whether the defense may get the carrier before that.</source>
        <translation>Ob die Defense den Ballträger schon vorher erwischen darf.</translation>
    </message>
    <message>
        <source>Yes: a defender who lands on him ends the play for a sack or a loss.</source>
        <translation>Ja: Ein Verteidiger, der auf ihm landet, beendet den Spielzug mit einem Sack oder mit Raumverlust.</translation>
    </message>
    <message>
        <source>Blocks hold their ground</source>
        <translation>Blocks halten die Stellung</translation>
    </message>
    <message>
        <source>Landing on an opponent blocks him; neither moves again. The blocker’s side controls the eight holes around: a carrier of the others who comes there is down. Only in line play.</source>
        <translation>Wer auf einem Gegner landet, blockt ihn; beide ziehen nicht mehr. Die Seite des Blockers beherrscht die acht Löcher ringsum: Ein gegnerischer Ballträger, der dorthin kommt, ist gestoppt. Nur im Linienspiel.</translation>
    </message>
    <message>
        <source>Whether standing there, or leaving, is dangerous, and whether zones outlast line play.</source>
        <translation>Ob es gefährlich ist, dort zu stehen oder wegzugehen, und ob Zonen das Linienspiel überdauern.</translation>
    </message>
    <message>
        <source>Only coming in is. Getting the ball there and stepping out are safe; your own zone doesn’t cancel theirs; zones hold on the run. The carrier himself can’t block.</source>
        <translation>Nur hineinzugehen. Dort den Ball zu bekommen und hinauszugehen ist sicher; deine eigene Zone hebt ihre nicht auf; beim Lauf gelten Zonen weiter. Der Ballträger selbst kann nicht blocken.</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>control</source>
        <translation>Kontrolle</translation>
    </message>
    <message>
        <source>eight holes</source>
        <translation>acht Löcher</translation>
    </message>
    <message>
        <source>Five yards from the line</source>
        <translation>Fünf Yards von der Line</translation>
    </message>
    <message>
        <source>From five yards on the defense covers receivers and doesn’t block them. The offense blocks out there only on runs, with the carrier still behind the line.</source>
        <translation>Ab fünf Yards deckt die Defense Receiver und blockt sie nicht. Die Offense blockt dort draußen nur bei Läufen, solange der Ballträger noch hinter der Line ist.</translation>
    </message>
    <message>
        <source>Nobody knows yet whether it will be a run.</source>
        <translation>Noch weiß niemand, ob es ein Lauf wird.</translation>
    </message>
    <message>
        <source>A block of the offense out there takes the pass away for this play. Five yards out counts, for both sides.</source>
        <translation>Blockt die Offense dort draußen, darf sie in diesem Spielzug nicht mehr passen. Genau fünf Yards zählen mit, für beide Seiten.</translation>
    </message>
    <message>
        <source>chuck</source>
        <translation>Chuck</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>beyond five</source>
        <translation>jenseits der fünf</translation>
    </message>
    <message>
        <source>When line play is over</source>
        <translation>Wann das Linienspiel vorbei ist</translation>
    </message>
    <message>
        <source>Once the ball reaches the line, once the carrier’s teammates are all tied up in blocks, or as soon as the offense announces its play.</source>
        <translation>Sobald der Ball die Line erreicht, sobald alle Mitspieler des Ballträgers in Blocks gebunden sind oder sobald die Offense ihren Spielzug ansagt.</translation>
    </message>
    <message>
        <source>What becomes of moves that are left.</source>
        <translation>Was aus übrigen Zügen wird.</translation>
    </message>
    <message>
        <source>They are lost, and the other side goes on with the numbered die. The carrier stops on the line’s row. A man who is alone from the start isn’t meant: a block must have brought it about.</source>
        <translation>Sie verfallen, und die andere Seite macht mit dem Zahlenwürfel weiter. Der Ballträger hält in der Reihe der Line. Wer von Anfang an allein ist, ist nicht gemeint: Ein Block muss es bewirkt haben.</translation>
    </message>
    <message>
        <source>run begins</source>
        <translation>Lauf beginnt</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>To a back or receiver one hole away on any side, at no cost, at any time in your roll.</source>
        <translation>An einen Back oder Receiver ein Loch daneben auf jeder Seite, kostenlos, jederzeit in deinem Wurf.</translation>
    </message>
    <message>
        <source>How often, and to whom not.</source>
        <translation>Wie oft, und an wen nicht.</translation>
    </message>
    <message>
        <source>As often as you like once the dice are rolled; not to men who are blocked or blocking, nor to one on the line or past it.</source>
        <translation>So oft du willst, sobald gewürfelt ist; nicht an Geblockte oder Blockende und an niemanden auf oder jenseits der Line.</translation>
    </message>
    <message>
        <source>Pitches</source>
        <translation>Pitches</translation>
    </message>
    <message>
        <source>To a man level with you or up to two rows back, up to four holes across. S and D are caught. T fails: a sack with a defender next to the pitcher, an interception with one next to the other man, else dead where it was pitched.</source>
        <translation>An einen Spieler gleichauf oder bis zu zwei Reihen zurück, bis zu vier Löcher quer. S und D sind gefangen. T misslingt: ein Sack, wenn ein Verteidiger neben dem Werfer steht, eine Interception, wenn einer neben dem anderen Spieler steht, sonst tot, wo geworfen wurde.</translation>
    </message>
    <message>
        <source>What if both have company.</source>
        <translation>Was, wenn beide Gesellschaft haben.</translation>
    </message>
    <message>
        <source>The sack stands. Blocked men are no company. Picked off in the pitchers’ own end zone it is a touchdown.</source>
        <translation>Der Sack gilt. Geblockte sind keine Gesellschaft. In der eigenen Endzone der Werfenden abgefangen, ist es ein Touchdown.</translation>
    </message>
    <message>
        <source>pitch-out</source>
        <translation>Pitch-out</translation>
    </message>
    <message>
        <source>The numbered die is all that is rolled now. For the offense nobody but the runner moves; then one defender who is free chases him, and so on in turn. No more limits on direction.</source>
        <translation>Gewürfelt wird jetzt nur noch der Zahlenwürfel. In der Offense zieht nur der Läufer; dann jagt ihn ein freier Verteidiger, und so weiter im Wechsel. Die Richtung ist nicht mehr beschränkt.</translation>
    </message>
    <message>
        <source>Whether it must be the same defender each time.</source>
        <translation>Ob es jedes Mal derselbe Verteidiger sein muss.</translation>
    </message>
    <message>
        <source>It needn’t. The carrier may also stay where he is.</source>
        <translation>Nein. Der Ballträger darf auch stehen bleiben.</translation>
    </message>
    <message>
        <source>pursuit</source>
        <translation>Verfolgung</translation>
    </message>
    <message>
        <source>chase</source>
        <translation>jagen</translation>
    </message>
    <message>
        <source>numbered die</source>
        <translation>Zahlenwürfel</translation>
    </message>
    <message>
        <source>The tackle</source>
        <translation>Der Tackle</translation>
    </message>
    <message>
        <source>The play goes on until the carrier is tackled or scores.</source>
        <translation>Der Spielzug geht weiter, bis der Ballträger getackelt ist oder punktet.</translation>
    </message>
    <message>
        <source>What a tackle is, in holes.</source>
        <translation>Was ein Tackle ist, in Löchern.</translation>
    </message>
    <message>
        <source>Landing on him. The ball is spotted on his row.</source>
        <translation>Auf ihm zu landen. Der Ball liegt dann in seiner Reihe.</translation>
    </message>
    <message>
        <source>The pass</source>
        <translation>Der Pass</translation>
    </message>
    <message>
        <source>One S/D/T die against the nearest cover. Next to the receiver: S nothing, D picked off, T caught. Two or three holes off: S caught, D nothing, T picked off. Nobody near: S caught, the rest nothing. With a rusher at the passer’s side a T is a sack; only if both are crowded is it caught.</source>
        <translation>Ein S/D/T-Würfel gegen die nächste Deckung. Neben dem Receiver: S nichts, D abgefangen, T gefangen. Zwei oder drei Löcher entfernt: S gefangen, D nichts, T abgefangen. Niemand nah: S gefangen, sonst nichts. Mit einem Rusher neben dem Passgeber ist ein T ein Sack; nur wenn beide bedrängt sind, ist es gefangen.</translation>
    </message>
    <message>
        <source>How diagonal distance counts, and whether blocked men cover.</source>
        <translation>Wie diagonale Entfernung zählt, und ob Geblockte decken.</translation>
    </message>
    <message>
        <source>A diagonal hole is one. Blocked men neither cover nor rush.</source>
        <translation>Ein Loch diagonal ist eins. Geblockte decken nicht und rushen nicht.</translation>
    </message>
    <message>
        <source>Backs and receivers.</source>
        <translation>Backs und Receiver.</translation>
    </message>
    <message>
        <source>Where they may stand.</source>
        <translation>Wo sie stehen dürfen.</translation>
    </message>
    <message>
        <source>On the line or beyond it, or behind it for a screen, but never behind the passer: that is a pitch. Not the passer, and nobody who is blocked.</source>
        <translation>Auf der Line oder jenseits, für einen Screen auch dahinter, aber nie hinter dem Passgeber: Das ist ein Pitch. Nicht der Passgeber, und niemand, der geblockt ist.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The defense rolls first, with the numbered die, and it goes on as a run.</source>
        <translation>Die Defense würfelt zuerst, mit dem Zahlenwürfel, und es geht als Lauf weiter.</translation>
    </message>
    <message>
        <source>Whether an interception is run back, and catches deep in the end zone.</source>
        <translation>Ob eine Interception zurückgetragen wird, und Fänge tief in der Endzone.</translation>
    </message>
    <message>
        <source>It isn’t: the defense has first and ten where the receiver stood, or at its 20 if that was in its end zone. More than ten yards deep nobody may catch.</source>
        <translation>Nein: Die Defense hat 1. und 10, wo der Receiver stand, oder an ihrer 20, wenn das in ihrer Endzone war. Tiefer als zehn Yards darf niemand fangen.</translation>
    </message>
    <message>
        <source>The screen pass</source>
        <translation>Der Screenpass</translation>
    </message>
    <message>
        <source>To a man behind the line, level with the passer or ahead of him, four holes across or more. After the catch line play may go on, but there is no second forward pass.</source>
        <translation>An einen Spieler hinter der Line, gleichauf mit dem Passgeber oder vor ihm, mindestens vier Löcher quer. Nach dem Fang darf das Linienspiel weitergehen, aber ohne zweiten Vorwärtspass.</translation>
    </message>
    <message>
        <source>Whose roll it is then.</source>
        <translation>Wer dann würfelt.</translation>
    </message>
    <message>
        <source>The offense’s, as if the defense had just rolled: both dice, or declare the run.</source>
        <translation>Die Offense, als hätte die Defense gerade gewürfelt: beide Würfel, oder den Lauf ansagen.</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>Screen</translation>
    </message>
    <message>
        <source>behind the line</source>
        <translation>hinter der Line</translation>
    </message>
    <message>
        <source>second pass</source>
        <translation>zweiter Pass</translation>
    </message>
    <message>
        <source>Left to common sense.</source>
        <translation>Das versteht sich von selbst.</translation>
    </message>
    <message>
        <source>Where the ball goes.</source>
        <translation>Wohin der Ball kommt.</translation>
    </message>
    <message>
        <source>Back to the line, next down.</source>
        <translation>Zurück an die Line, nächster Down.</translation>
    </message>
    <message>
        <source>Ten times one numbered die and twice another: 24 to 60 yards. Both dice for the return. It counts as a play.</source>
        <translation>Zehnmal ein Zahlenwürfel plus zweimal ein zweiter: 24 bis 60 Yards. Beide Würfel für den Return. Es zählt als Spielzug.</translation>
    </message>
    <message>
        <source>Punts into the end zone.</source>
        <translation>Punts in die Endzone.</translation>
    </message>
    <message>
        <source>The 20, without a return. A ball exactly on a goal line is in the end zone, for kicks, interceptions and stops alike.</source>
        <translation>Die 20, ohne Return. Ein Ball genau auf einer Goalline ist in der Endzone, bei Kicks, Interceptions und Stopps gleichermaßen.</translation>
    </message>
    <message>
        <source>Both coaches roll S/D/T. Up to 10 yards all but two T; up to 20 also not T and D; up to 30 two S or S and D; up to 40 two S; up to 50 only two T.</source>
        <translation>Beide Coaches würfeln S/D/T. Bis 10 Yards trifft alles außer zwei T; bis 20 auch T und D nicht; bis 30 zwei S oder S und D; bis 40 zwei S; bis 50 nur zwei T.</translation>
    </message>
    <message>
        <source>Longer tries, and where a miss leaves the ball.</source>
        <translation>Größere Weiten, und wo der Ball nach einem Fehlschuss liegt.</translation>
    </message>
    <message>
        <source>Beyond 50 it isn’t offered. After a miss the others have it at the line, or at their 20 if that is farther out.</source>
        <translation>Über 50 steht es nicht zur Wahl. Nach einem Fehlschuss haben die anderen den Ball an der Line, oder an ihrer 20, wenn die weiter vorn ist.</translation>
    </message>
    <message>
        <source>Whether there is one.</source>
        <translation>Ob es ihn gibt.</translation>
    </message>
    <message>
        <source>A kick as from the nearest field goal distance, for one point. Where you agreed on it, also two by a play from the 3.</source>
        <translation>Ein Kick wie aus der kürzesten Field-Goal-Weite, für einen Punkt. Wo ihr es vereinbart habt, auch zwei mit einem Spielzug von der 3.</translation>
    </message>
    <message>
        <source>The gauge tells: once the gain covers the way to the goal, it is in.</source>
        <translation>Die Messleiste zeigt es: Sobald der Raumgewinn den Weg zur Goalline deckt, ist der Ball drin.</translation>
    </message>
    <message>
        <source>When the play stops.</source>
        <translation>Wann der Spielzug endet.</translation>
    </message>
    <message>
        <source>At once, wherever on the board that happens.</source>
        <translation>Sofort, wo auf dem Brett das auch geschieht.</translation>
    </message>
    <message>
        <source>Who has the ball afterwards in a game without kicks.</source>
        <translation>Wer danach in einem Spiel ohne Kicks den Ball hat.</translation>
    </message>
    <message>
        <source>Two points, and the side that scored them has first and ten at its own 25.</source>
        <translation>Zwei Punkte, und die Seite, die sie bekam, hat 1. und 10 an der eigenen 25.</translation>
    </message>
    <message>
        <source>Game or scrimmage</source>
        <translation>Spiel oder Scrimmage</translation>
    </message>
    <message>
        <source>The game and its card</source>
        <translation>Das Spiel und seine Karte</translation>
    </message>
    <message>
        <source>Four quarters of 25 plays; or a scrimmage, so many plays for each side, and most yards win.</source>
        <translation>Vier Viertel zu 25 Spielzügen; oder ein Scrimmage, so und so viele Spielzüge je Seite, und die meisten Yards gewinnen.</translation>
    </message>
    <message>
        <source>How a scrimmage is played, how ties are broken, and what to do about plays that never end.</source>
        <translation>Wie ein Scrimmage gespielt wird, was bei Gleichstand gilt, und was mit Spielzügen, die nie enden.</translation>
    </message>
    <message>
        <source>Each series starts at the 25, downs are kept, nobody kicks; level on yards, first downs decide, then points. After ten rolls in line play the offense must declare; a runner who stands still for three rolls in a row is down.</source>
        <translation>Jede Serie beginnt an der 25, Downs gelten, niemand kickt; bei gleichen Yards entscheiden First Downs, dann Punkte. Nach zehn Würfen im Linienspiel muss die Offense ansagen; ein Läufer, der drei Würfe in Folge stehen bleibt, ist gestoppt.</translation>
    </message>
    <message>
        <source>quarters</source>
        <translation>Viertel</translation>
    </message>
    <message>
        <source>must declare</source>
        <translation>muss ansagen</translation>
    </message>
    <message>
        <source>stalling</source>
        <translation>Zeitspiel</translation>
    </message>
    <message>
        <source>One line for each play: what was called, what it brought, and how the next one stands. With the card a game can be taken up another day.</source>
        <translation>Eine Zeile pro Spielzug: was angesagt war, was er brachte und wie es um den nächsten steht. Mit der Karte lässt sich ein Spiel an einem anderen Tag fortsetzen.</translation>
    </message>
    <message>
        <source>As printed; it is kept for you, can be saved as a table or printed, and read in again.</source>
        <translation>Wie gedruckt; sie wird für dich geführt, lässt sich als Tabelle speichern oder drucken und wieder einlesen.</translation>
    </message>
    <message>
        <source>yardcard</source>
        <translation>Yardcard</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>resume</source>
        <translation>fortsetzen</translation>
    </message>
    <message>
        <source>print</source>
        <translation>drucken</translation>
    </message>
    <message>
        <source>name a play</source>
        <translation>Spielzug benennen</translation>
    </message>
    <message>
        <source>The gauges</source>
        <translation>Die Messleisten</translation>
    </message>
    <message>
        <source>A pair of two-striped pegs ten yards apart at one side, a three-striped peg at the ball on the other.</source>
        <translation>Ein Paar Stifte mit zwei Streifen, zehn Yards auseinander, auf der einen Seite, ein Stift mit drei Streifen am Ball auf der anderen.</translation>
    </message>
    <message>
        <source>Drawn so. The pair moves only when a new series begins.</source>
        <translation>So gezeichnet. Das Paar rückt nur, wenn eine neue Serie beginnt.</translation>
    </message>
    <message>
        <source>When the die falls</source>
        <translation>Wann der Würfel fällt</translation>
    </message>
    <message>
        <source>The die and the cards</source>
        <translation>Der Würfel und die Karten</translation>
    </message>
    <message>
        <source>A black die at the start of each play, on kicks only for the kick. X means there may be a flag.</source>
        <translation>Ein schwarzer Würfel zu Beginn jedes Spielzugs, bei Kicks nur für den Kick. X heißt, dass es eine Flagge geben kann.</translation>
    </message>
    <message>
        <source>How many faces have an X, and who the offense is on a kick.</source>
        <translation>Wie viele Seiten ein X haben, und wer bei einem Kick die Offense ist.</translation>
    </message>
    <message>
        <source>One of six; two or three where a game is begun with the setting penalty_x_faces. The kickers are the offense. If a kick is kicked again, the new kick has a die of its own.</source>
        <translation>Eine von sechs; zwei oder drei, wenn ein Spiel mit der Einstellung penalty_x_faces beginnt. Das Kick-Team ist die Offense. Wird ein Kick wiederholt, hat der neue einen eigenen Würfel.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>faces</source>
        <translation>Würfelseiten</translation>
    </message>
    <message>
        <source>Reading the card</source>
        <translation>Die Karte lesen</translation>
    </message>
    <message>
        <source>Finish the play first. Then a white die of 1 to 3 reads the offense’s card, 4 to 6 the defense’s, at the total of the two colored dice.</source>
        <translation>Erst den Spielzug beenden. Dann liest ein weißer Würfel bei 1 bis 3 die Karte der Offense, bei 4 bis 6 die der Defense, bei der Summe der beiden farbigen Würfel.</translation>
    </message>
    <message>
        <source>colored dice</source>
        <translation>farbige Würfel</translation>
    </message>
    <message>
        <source>What a card may say</source>
        <translation>Was eine Karte sagen kann</translation>
    </message>
    <message>
        <source>Nothing; both sides, so the play is played over; offside, five yards if the others want it; or a number from one to seven, looked up in the chart by kind of play and by who was on offense.</source>
        <translation>Nichts; beide Seiten, dann wird der Spielzug wiederholt; Offside, fünf Yards, wenn die anderen sie wollen; oder eine Zahl von eins bis sieben, nachgeschlagen in der Tabelle nach der Art des Spielzugs und danach, wer die Offense war.</translation>
    </message>
    <message>
        <source>chart</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Cards and chart</source>
        <translation>Karten und Tabelle</translation>
    </message>
    <message>
        <source>Each team has a specialist card; a chart names the fouls.</source>
        <translation>Jedes Team hat eine Spezialistenkarte; eine Tabelle nennt die Fouls.</translation>
    </message>
    <message>
        <source>Both are lost, but for one line of the chart.</source>
        <translation>Beide sind verloren, bis auf eine Zeile der Tabelle.</translation>
    </message>
    <message>
        <source>Ours: disciplined, average and rough cards, and a chart that comes to five to seven accepted flags a team and game. Write your own under Edit tables.</source>
        <translation>Unsere: disziplinierte, durchschnittliche und raue Karten und eine Tabelle, die auf fünf bis sieben angenommene Flaggen je Team und Spiel kommt. Schreib eigene unter „Tabellen bearbeiten“.</translation>
    </message>
    <message>
        <source>disciplined</source>
        <translation>diszipliniert</translation>
    </message>
    <message>
        <source>average</source>
        <translation>durchschnittlich</translation>
    </message>
    <message>
        <source>rough</source>
        <translation>rau</translation>
    </message>
    <message>
        <source>Kinds of play</source>
        <translation>Arten von Spielzügen</translation>
    </message>
    <message>
        <source>The chart knows kicks, passes and runs.</source>
        <translation>Die Tabelle kennt Kicks, Pässe und Läufe.</translation>
    </message>
    <message>
        <source>What a play of these games is.</source>
        <translation>Was ein Spielzug dieser Spiele ist.</translation>
    </message>
    <message>
        <source>Foto-Electric: what its card is. All-Pro: a pass if one was called, a kick if kicked, else a run. Pegskin: as declared, a sack or a stop in line play being a run.</source>
        <translation>Foto-Electric: was seine Karte ist. All-Pro: ein Pass, wenn einer angesagt war, ein Kick, wenn gekickt wurde, sonst ein Lauf. Pegskin: wie angesagt; ein Sack oder ein Stopp im Linienspiel ist ein Lauf.</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Take it or leave it</source>
        <translation>Annehmen oder ablehnen</translation>
    </message>
    <message>
        <source>Enforcing it</source>
        <translation>Strafe ausführen</translation>
    </message>
    <message>
        <source>An early page adds numbers without an asterisk on by force; a later note lets the other side decline everything but what wipes the play out.</source>
        <translation>Eine frühe Seite rechnet Zahlen ohne Sternchen zwingend an; eine spätere Notiz lässt die andere Seite alles ablehnen, außer was den Spielzug auslöscht.</translation>
    </message>
    <message>
        <source>The two pages disagree, and neither says from where a walk-off counts.</source>
        <translation>Die beiden Seiten widersprechen sich, und keine sagt, von wo eine Raumstrafe zählt.</translation>
    </message>
    <message>
        <source>The later note wins. Each line of the chart says where its yards begin: at the play’s end, on top of the play (a first down made stays made), or at the old line, instead of the play, and the down is played over.</source>
        <translation>Die spätere Notiz gilt. Jede Zeile der Tabelle sagt, wo ihre Yards beginnen: am Ende des Spielzugs, zusätzlich zu ihm (ein geschafftes First Down bleibt geschafft), oder an der alten Line, statt des Spielzugs, und der Down wird wiederholt.</translation>
    </message>
    <message>
        <source>asterisk</source>
        <translation>Sternchen</translation>
    </message>
    <message>
        <source>negate</source>
        <translation>annullieren</translation>
    </message>
    <message>
        <source>previous spot</source>
        <translation>alter Spot</translation>
    </message>
    <message>
        <source>Offside</source>
        <translation>Offside</translation>
    </message>
    <message>
        <source>Ignored on kick-offs. By the offense it is illegal motion: dead ball, five yards, no choice. On the special team’s card it can be declined.</source>
        <translation>Bei Kickoffs ohne Folgen. Von der Offense ist es Illegal Motion: toter Ball, fünf Yards, keine Wahl. Auf der Karte des Special Teams lässt es sich ablehnen.</translation>
    </message>
    <message>
        <source>Which of these a punt is.</source>
        <translation>Was davon für einen Punt gilt.</translation>
    </message>
    <message>
        <source>The kickers’ offside on a punt or field goal is an ordinary one, to be taken or declined.</source>
        <translation>Offside des Kick-Teams bei Punt oder Field Goal ist ein gewöhnliches, zum Annehmen oder Ablehnen.</translation>
    </message>
    <message>
        <source>illegal motion</source>
        <translation>Illegal Motion</translation>
    </message>
    <message>
        <source>Half the distance</source>
        <translation>Halbe Distanz</translation>
    </message>
    <message>
        <source>Fifteen yards inside the 30, ten inside the 20, five inside the 10 become half the way to the goal, rounded down.</source>
        <translation>Fünfzehn Yards innerhalb der 30, zehn innerhalb der 20, fünf innerhalb der 10 werden zum halben Weg bis zur Goalline, abgerundet.</translation>
    </message>
    <message>
        <source>Walk-offs of other lengths.</source>
        <translation>Raumstrafen anderer Länge.</translation>
    </message>
    <message>
        <source>Whatever would be longer than half the way is half the way.</source>
        <translation>Was länger wäre als der halbe Weg, ist der halbe Weg.</translation>
    </message>
    <message>
        <source>Interference near the goal</source>
        <translation>Interference nahe der Goalline</translation>
    </message>
    <message>
        <source>Interference by the defense is spotted where its yards end, at the 1 if that were in the end zone.</source>
        <translation>Interference der Defense wird dort angesetzt, wo ihre Yards enden, an der 1, wenn das in der Endzone wäre.</translation>
    </message>
    <message>
        <source>one-yard line</source>
        <translation>1-Yard-Linie</translation>
    </message>
    <message>
        <source>Flags on a try</source>
        <translation>Flaggen im Zusatzversuch</translation>
    </message>
    <message>
        <source>Against the defense: try again from the 1, or take it on the kick-off. Against the offense: again from farther back, or on the kick-off. Two-point tries use the chart for runs and passes.</source>
        <translation>Gegen die Defense: neuer Versuch von der 1, oder beim Kickoff anrechnen. Gegen die Offense: noch einmal von weiter hinten, oder beim Kickoff. Versuche für zwei Punkte nutzen die Tabelle für Läufe und Pässe.</translation>
    </message>
    <message>
        <source>Which tries have a penalty die at all, and how a wiped-out point is told.</source>
        <translation>Welche Zusatzversuche überhaupt einen Strafwürfel haben, und wie ein gestrichener Punkt gemeldet wird.</translation>
    </message>
    <message>
        <source>All of them. A try over begins with the choice how to try; in All-Pro it is just another roll. A score that is wiped out is told as taken off the board; until you have chosen it still shows.</source>
        <translation>Alle. Ein neuer Versuch beginnt mit der Wahl, wie; bei All-Pro ist er nur ein weiterer Wurf. Gestrichene Punkte werden als von der Tafel genommen gemeldet; bis du gewählt hast, stehen sie noch da.</translation>
    </message>
    <message>
        <source>score off</source>
        <translation>Punkte gestrichen</translation>
    </message>
    <message>
        <source>Scores and turnovers</source>
        <translation>Punkte und Turnovers</translation>
    </message>
    <message>
        <source>Yards from the end of a play are forgotten when it scored or turned the ball over.</source>
        <translation>Yards ab dem Ende eines Spielzugs verfallen, wenn er Punkte oder einen Turnover brachte.</translation>
    </message>
    <message>
        <source>What is a turnover here.</source>
        <translation>Was hier ein Turnover ist.</translation>
    </message>
    <message>
        <source>Interceptions and lost fumbles. Punts, misses and failed fourth downs aren’t.</source>
        <translation>Interceptions und verlorene Fumbles. Punts, Fehlschüsse und gescheiterte 4. Downs nicht.</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
    <message>
        <source>Yards on a board of fives</source>
        <translation>Yards auf einem Brett in Fünfern</translation>
    </message>
    <message>
        <source>The die knows nothing of All-Pro’s squares.</source>
        <translation>Der Würfel weiß nichts von All-Pros Feldern.</translation>
    </message>
    <message>
        <source>Walk-offs that end between two stripes.</source>
        <translation>Raumstrafen, die zwischen zwei Streifen enden.</translation>
    </message>
    <message>
        <source>They go to the nearest stripe, never over the goal line. All-Pro’s own fouls stay in force beside the die.</source>
        <translation>Sie gehen zum nächsten Streifen, nie über die Goalline. All-Pros eigene Fouls gelten neben dem Würfel weiter.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>runden</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Wer entscheidet</translation>
    </message>
    <message>
        <source>The other side may accept or decline.</source>
        <translation>Die andere Seite darf annehmen oder ablehnen.</translation>
    </message>
    <message>
        <source>How one knows what it comes to.</source>
        <translation>Wie man weiß, worauf es hinausläuft.</translation>
    </message>
    <message>
        <source>Both outcomes are shown in football speech before you choose. A computer takes what it thinks is better.</source>
        <translation>Beide Ausgänge stehen in Footballsprache da, bevor du wählst. Ein Computer nimmt, was er für besser hält.</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message numerus="yes">
        <source>card {cards} missing</source>
        <comment>cards {cards} missing</comment>
        <translation>
            <numerusform>Karte {cards} fehlt</numerusform>
            <numerusform>Karten {cards} fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>A deck has {first} to {last}.</source>
        <translation>Ein Kartensatz hat {first} bis {last}.</translation>
    </message>
    <message>
        <source>the card is less than 10 yards wide</source>
        <translation>die Karte ist keine 10 Yards breit</translation>
    </message>
    <message>
        <source>Move “left” or “right”.</source>
        <translation>Versetz „left“ oder „right“.</translation>
    </message>
    <message>
        <source>the card shows less than 20 yards</source>
        <translation>die Karte zeigt weniger als 20 Yards</translation>
    </message>
    <message>
        <source>Move “far” down-field.</source>
        <translation>Setz „far“ weiter feldabwärts.</translation>
    </message>
    <message>
        <source>the bars aren&apos;t between the card&apos;s edge and the line of scrimmage</source>
        <translation>die Balken liegen nicht zwischen Kartenrand und Scrimmage-Linie</translation>
    </message>
    <message>
        <source>Order “top”, “bars_top”, “bars_bottom” so.</source>
        <translation>Ordne sie so: „top“, „bars_top“, „bars_bottom“.</translation>
    </message>
    <message>
        <source>no diamond could ever cover so wide a line</source>
        <translation>keine Raute könnte je eine so breite Linie verdecken</translation>
    </message>
    <message>
        <source>Make “line_width” smaller or “diamond” larger.</source>
        <translation>Mach „line_width“ kleiner oder „diamond“ größer.</translation>
    </message>
    <message>
        <source>no dot could ever cover so wide a line</source>
        <translation>kein Punkt könnte je eine so breite Linie verdecken</translation>
    </message>
    <message>
        <source>Make the lines narrower or “dot” larger.</source>
        <translation>Mach die Linien schmaler oder „dot“ größer.</translation>
    </message>
    <message>
        <source>light comes through with the cards true (offense {offense:+}, defense {defense:+})</source>
        <translation>Licht kommt durch, obwohl die Karten richtig liegen (Offense {offense:+}, Defense {defense:+})</translation>
    </message>
    <message>
        <source>Widen the bars or give more of them.</source>
        <translation>Mach die Balken breiter oder nimm mehr davon.</translation>
    </message>
    <message>
        <source>“geometry”, bars</source>
        <translation>„geometry“, Balken</translation>
    </message>
    <message>
        <source>no light tells that the cards lie askew (offense {offense:+}, defense {defense:+})</source>
        <translation>kein Licht verrät, dass die Karten schief liegen (Offense {offense:+}, Defense {defense:+})</translation>
    </message>
    <message>
        <source>Make the bars narrower.</source>
        <translation>Mach die Balken schmaler.</translation>
    </message>
    <message>
        <source>defense {key}</source>
        <translation>Defense {key}</translation>
    </message>
    <message>
        <source>{distance:.2f} yd from the line between the {near} and the {far}</source>
        <translation>{distance:.2f} yd von der Grenze zwischen {near} und {far}</translation>
    </message>
    <message>
        <source>picture, layer “{name}”</source>
        <translation>Bild, Ebene „{name}“</translation>
    </message>
    <message>
        <source>{width:,} × {height:,} pixels are too many</source>
        <translation>{width:,} × {height:,} Pixel sind zu viel</translation>
    </message>
    <message>
        <source>Keep it at fewer dots per inch.</source>
        <translation>Nimm weniger Punkte pro Zoll.</translation>
    </message>
    <message>
        <source>it is {width} × {height} pixels</source>
        <translation>hat {width} × {height} Pixel</translation>
    </message>
    <message>
        <source>At {dpi} dpi the card has {width} × {height}.</source>
        <translation>Bei {dpi} dpi hat die Karte {width} × {height}.</translation>
    </message>
    <message>
        <source>the layer is missing</source>
        <translation>die Ebene fehlt</translation>
    </message>
    <message>
        <source>the PNG can&apos;t be read</source>
        <translation>das PNG ist nicht lesbar</translation>
    </message>
    <message>
        <source>Save it again.</source>
        <translation>Speichere es neu.</translation>
    </message>
    <message>
        <source>it has {count:,} bytes</source>
        <translation>hat {count:,} Bytes</translation>
    </message>
    <message>
        <source>A card file has at most {most:,}.</source>
        <translation>Eine Kartendatei hat höchstens {most:,}.</translation>
    </message>
    <message>
        <source>byte {start}</source>
        <translation>Byte {start}</translation>
    </message>
    <message>
        <source>it isn&apos;t UTF-8 text</source>
        <translation>kein UTF-8-Text</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Speichere als UTF-8.</translation>
    </message>
    <message>
        <source>a text holds half a character</source>
        <translation>ein Text enthält ein halbes Zeichen</translation>
    </message>
    <message>
        <source>Write it out.</source>
        <translation>Schreib es aus.</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>it isn&apos;t JSON: {reason}</source>
        <translation>kein JSON: {reason}</translation>
    </message>
    <message>
        <source>Mend the text there.</source>
        <translation>Berichtige dort den Text.</translation>
    </message>
    <message>
        <source>lists are nested too deeply</source>
        <translation>Listen sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>Compare the format.</source>
        <translation>Vergleich mit dem Format.</translation>
    </message>
    <message>
        <source>a number has {count:,} digits</source>
        <translation>eine Zahl hat {count:,} Ziffern</translation>
    </message>
    <message>
        <source>{word} isn&apos;t a number that a card can have</source>
        <translation>{word} ist keine Zahl für eine Karte</translation>
    </message>
    <message>
        <source>the key {value} stands twice in one object</source>
        <translation>der Schlüssel {value} steht zweimal in einem Objekt</translation>
    </message>
    <message>
        <source>“side” is missing or wrong</source>
        <translation>„side“ fehlt oder ist falsch</translation>
    </message>
    <message>
        <source>it isn&apos;t an object</source>
        <translation>kein Objekt</translation>
    </message>
    <message>
        <source>A card says “side”: “offense” or “defense”.</source>
        <translation>In einer Karte steht „side“: „offense“ oder „defense“.</translation>
    </message>
    <message>
        <source>a card of {across:.4g} × {down:.4g} in can&apos;t lie on a light box</source>
        <translation>eine Karte von {across:.4g} × {down:.4g} Zoll passt auf keinen Leuchtkasten</translation>
    </message>
    <message>
        <source>Its sides are {least:g} to {most:g} in.</source>
        <translation>Ihre Seiten messen {least:g} bis {most:g} Zoll.</translation>
    </message>
    <message>
        <source>the cards aren&apos;t those that were packed</source>
        <translation>die Karten sind nicht die, die gepackt wurden</translation>
    </message>
    <message>
        <source>Get the file again; leave “digest” out if you changed the cards yourself.</source>
        <translation>Hol die Datei noch einmal; lass „digest“ weg, wenn du die Karten selbst geändert hast.</translation>
    </message>
    <message>
        <source>Put the card itself here.</source>
        <translation>Setz die Karte selbst hierher.</translation>
    </message>
    <message>
        <source>a file is named</source>
        <translation>hier steht ein Dateiname</translation>
    </message>
    <message>
        <source>List it under the other side, not under “{side}”.</source>
        <translation>Führ sie unter der anderen Seite auf, nicht unter „{side}“.</translation>
    </message>
    <message>
        <source>the card is for the other side</source>
        <translation>die Karte ist für die andere Seite</translation>
    </message>
    <message>
        <source>there is more than one card {key}</source>
        <translation>die Karte {key} gibt es mehr als einmal</translation>
    </message>
    <message>
        <source>Give each its own.</source>
        <translation>Gib jeder eine eigene Kennung.</translation>
    </message>
    <message>
        <source>{value} is finer than a hundredth of a yard</source>
        <translation>{value} ist feiner als ein hundertstel Yard</translation>
    </message>
    <message>
        <source>Round it.</source>
        <translation>Runde es.</translation>
    </message>
    <message>
        <source>Put the picture itself here.</source>
        <translation>Setz das Bild selbst hierher.</translation>
    </message>
    <message>
        <source>the picture isn&apos;t whole base 64</source>
        <translation>das Bild ist kein vollständiges Base 64</translation>
    </message>
    <message>
        <source>Save the deck again.</source>
        <translation>Speichere den Kartensatz neu.</translation>
    </message>
    <message>
        <source>the picture isn&apos;t a PNG</source>
        <translation>das Bild ist kein PNG</translation>
    </message>
    <message>
        <source>Save it as a gray PNG.</source>
        <translation>Speichere es als graues PNG.</translation>
    </message>
    <message>
        <source>What is in here: how the program and the machine are set up, what went wrong, and the
last lines of the program&apos;s logs. Saved games, decks and settings are not in here, and
the names of the home folder and of its owner are taken out.</source>
        <translation>Das ist hier drin: wie Programm und Rechner eingestellt sind, was schiefging, und die
letzten Zeilen der Programmprotokolle. Gespeicherte Spiele, Kartensätze und Einstellungen
sind nicht dabei; die Namen des Benutzerordners und seines Besitzers sind entfernt.</translation>
    </message>
    <message>
        <source>A run or flight begins or ends there; only corners between are rounded.</source>
        <translation>Da beginnt oder endet ein Lauf oder Flug; nur Ecken dazwischen werden rund.</translation>
    </message>
    <message>
        <source>Place a diamond</source>
        <translation>Raute setzen</translation>
    </message>
    <message>
        <source>Place a dot</source>
        <translation>Punkt setzen</translation>
    </message>
    <message>
        <source>Lead the path on</source>
        <translation>Laufweg weiterführen</translation>
    </message>
    <message>
        <source>Throw a pass</source>
        <translation>Pass werfen</translation>
    </message>
    <message>
        <source>Pitch a lateral</source>
        <translation>Lateral werfen</translation>
    </message>
    <message>
        <source>Make it a run</source>
        <translation>Zum Lauf machen</translation>
    </message>
    <message>
        <source>Make it a pass</source>
        <translation>Zum Pass machen</translation>
    </message>
    <message>
        <source>Make it a lateral</source>
        <translation>Zum Lateral machen</translation>
    </message>
    <message>
        <source>Choose a point or a marker first.</source>
        <translation>Wähl erst einen Punkt oder eine Marke.</translation>
    </message>
    <message>
        <source>There is no path on a formation.</source>
        <translation>Eine Formation hat keinen Laufweg.</translation>
    </message>
    <message>
        <source>There is no pass on a formation.</source>
        <translation>Eine Formation hat keinen Pass.</translation>
    </message>
    <message>
        <source>There is no star on a formation.</source>
        <translation>Eine Formation hat keinen Stern.</translation>
    </message>
    <message>
        <source>There is no lateral on a formation.</source>
        <translation>Eine Formation hat keinen Lateral.</translation>
    </message>
    <message>
        <source>There is no diamond on a play.</source>
        <translation>Ein Spielzug hat keine Raute.</translation>
    </message>
    <message>
        <source>There is no dot on a play.</source>
        <translation>Ein Spielzug hat keinen roten Punkt.</translation>
    </message>
    <message>
        <source>Nothing lies there to be erased.</source>
        <translation>Da liegt nichts zum Löschen.</translation>
    </message>
    <message>
        <source>Place a star</source>
        <translation>Stern setzen</translation>
    </message>
    <message>
        <source>The path doesn&apos;t pass there.</source>
        <translation>Der Laufweg führt dort nicht vorbei.</translation>
    </message>
    <message>
        <source>Put a point on the path</source>
        <translation>Punkt auf den Laufweg setzen</translation>
    </message>
    <message>
        <source>Move a marker</source>
        <translation>Marke verschieben</translation>
    </message>
    <message>
        <source>Move a point</source>
        <translation>Punkt verschieben</translation>
    </message>
    <message>
        <source>There is no line yet.</source>
        <translation>Da ist noch keine Linie.</translation>
    </message>
    <message>
        <source>Exchange the markers</source>
        <translation>Marken tauschen</translation>
    </message>
    <message>
        <source>Clear the sheet</source>
        <translation>Blatt leeren</translation>
    </message>
    <message>
        <source>A card of this side is called {keys}.</source>
        <translation>Eine Karte dieser Seite heißt {keys}.</translation>
    </message>
    <message>
        <source>Call card {old} {new}</source>
        <translation>Karte {old} in {new} umbenennen</translation>
    </message>
    <message>
        <source>A formation has no path.</source>
        <translation>Eine Formation hat keinen Laufweg.</translation>
    </message>
    <message>
        <source>A play has no markers.</source>
        <translation>Ein Spielzug hat keine Marken.</translation>
    </message>
    <message numerus="yes">
        <source>Move a point</source>
        <comment>Move {n} points</comment>
        <translation>
            <numerusform>Punkt verschieben</numerusform>
            <numerusform>{n} Punkte verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move a marker</source>
        <comment>Move {n} markers</comment>
        <translation>
            <numerusform>Marke verschieben</numerusform>
            <numerusform>{n} Marken verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase a point</source>
        <comment>Erase {n} points</comment>
        <translation>
            <numerusform>Punkt löschen</numerusform>
            <numerusform>{n} Punkte löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Erase a marker</source>
        <comment>Erase {n} markers</comment>
        <translation>
            <numerusform>Marke löschen</numerusform>
            <numerusform>{n} Marken löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>A path has at most {most} runs, passes and laterals.</source>
        <translation>Ein Laufweg hat höchstens {most} Läufe, Pässe und Laterals.</translation>
    </message>
    <message>
        <source>A run or flight has at most {most} points.</source>
        <translation>Ein Lauf oder Flug hat höchstens {most} Punkte.</translation>
    </message>
    <message>
        <source>Eleven diamonds lie there already; take one away first.</source>
        <translation>Da liegen schon elf Rauten; nimm erst eine weg.</translation>
    </message>
    <message>
        <source>A formation has at most {most} dots; take one away first.</source>
        <translation>Eine Formation hat höchstens {most} rote Punkte; nimm erst einen weg.</translation>
    </message>
    <message>
        <source>A play begins with a run: place its first points with the path tool.</source>
        <translation>Ein Spielzug beginnt mit einem Lauf: Setz erst seine ersten Punkte mit „Laufweg“.</translation>
    </message>
    <message>
        <source>Let the carrier run a little before the ball is thrown.</source>
        <translation>Lass den Ballträger ein Stück laufen, bevor der Ball fliegt.</translation>
    </message>
    <message>
        <source>The path is there already; place the next point farther on.</source>
        <translation>Dort ist der Laufweg schon; setz den nächsten Punkt weiter weg.</translation>
    </message>
    <message>
        <source>A star ends a flight; make the line before it a pass or a lateral first.</source>
        <translation>Ein Stern beendet einen Flug; mach die Linie davor erst zum Pass oder Lateral.</translation>
    </message>
    <message>
        <source>A marker lies there already; choose another place.</source>
        <translation>Da liegt schon eine Marke; wähl einen anderen Platz.</translation>
    </message>
    <message>
        <source>A card needs a name.</source>
        <translation>Eine Karte braucht einen Namen.</translation>
    </message>
    <message>
        <source>A name has at most {most} letters.</source>
        <translation>Ein Name hat höchstens {most} Zeichen.</translation>
    </message>
    <message>
        <source>nothing is drawn yet</source>
        <translation>noch ist nichts gezeichnet</translation>
    </message>
    <message>
        <source>Place the first points of the run.</source>
        <translation>Setz die ersten Punkte des Laufs.</translation>
    </message>
    <message>
        <source>the path goes nowhere yet</source>
        <translation>der Laufweg führt noch nirgendwohin</translation>
    </message>
    <message>
        <source>Place its next point.</source>
        <translation>Setz seinen nächsten Punkt.</translation>
    </message>
    <message>
        <source>{count} of {needed} diamonds lie there</source>
        <translation>{count} von {needed} Rauten liegen da</translation>
    </message>
    <message numerus="yes">
        <source>Place one more.</source>
        <comment>Place {n} more.</comment>
        <translation>
            <numerusform>Setz noch eine.</numerusform>
            <numerusform>Setz noch {n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>against {card}: {problem}</source>
        <translation>gegen {card}: {problem}</translation>
    </message>
    <message>
        <source>against {card} at {alignment}: {problem}</source>
        <translation>gegen {card} in Lage {alignment}: {problem}</translation>
    </message>
    <message>
        <source>There is another deck called “{name}”; choose another name.</source>
        <translation>Ein anderer Kartensatz heißt schon „{name}“; wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>Name the deck</source>
        <translation>Kartensatz benennen</translation>
    </message>
    <message>
        <source>the last stroke isn&apos;t kept: {reason}</source>
        <translation>der letzte Strich ist nicht gesichert: {reason}</translation>
    </message>
    <message>
        <source>See that the folder is there and has room, then save.</source>
        <translation>Sieh nach, ob der Ordner da ist und Platz hat, dann speichere.</translation>
    </message>
    <message>
        <source>the draft can&apos;t be read</source>
        <translation>der Entwurf ist nicht lesbar</translation>
    </message>
    <message>
        <source>Draw it anew.</source>
        <translation>Zeichne ihn neu.</translation>
    </message>
    <message>
        <source>What was copied is no piece of a card.</source>
        <translation>Das Kopierte ist kein Stück einer Karte.</translation>
    </message>
    <message>
        <source>What was copied lies on a defense card; paste it on one.</source>
        <translation>Das Kopierte liegt auf einer Defense-Karte; füg es auf einer solchen ein.</translation>
    </message>
    <message>
        <source>Only one point was copied; copy two or more.</source>
        <translation>Nur ein Punkt wurde kopiert; kopier zwei oder mehr.</translation>
    </message>
    <message>
        <source>What was copied is a path; paste it on an offense card.</source>
        <translation>Das Kopierte ist ein Laufweg; füg es auf einer Offense-Karte ein.</translation>
    </message>
    <message>
        <source>One diamond is left, and it has no twin; place it in the middle.</source>
        <translation>Eine Raute ist übrig und hat kein Gegenstück; setz sie in die Mitte.</translation>
    </message>
    <message>
        <source>a diamond isn&apos;t clear</source>
        <translation>eine Raute ist unklar</translation>
    </message>
    <message>
        <source>a dot isn&apos;t clear</source>
        <translation>ein Punkt ist unklar</translation>
    </message>
    <message>
        <source>a run isn&apos;t clear</source>
        <translation>ein Lauf ist unklar</translation>
    </message>
    <message>
        <source>a pass isn&apos;t clear</source>
        <translation>ein Pass ist unklar</translation>
    </message>
    <message>
        <source>a lateral isn&apos;t clear</source>
        <translation>ein Lateral ist unklar</translation>
    </message>
    <message>
        <source>there are more offense cards than a deck has</source>
        <translation>es sind mehr Offense-Karten, als ein Kartensatz hat</translation>
    </message>
    <message>
        <source>there are more defense cards than a deck has</source>
        <translation>es sind mehr Defense-Karten, als ein Kartensatz hat</translation>
    </message>
    <message>
        <source>{what} ({sure:.0%} sure)</source>
        <translation>{what} ({sure:.0%} sicher)</translation>
    </message>
    <message>
        <source>{what} at x {x:.1f}, y {y:.1f} ({sure:.0%} sure)</source>
        <translation>{what} bei x {x:.1f}, y {y:.1f} ({sure:.0%} sicher)</translation>
    </message>
    <message>
        <source>no card is seen in this picture</source>
        <translation>in diesem Bild ist keine Karte zu sehen</translation>
    </message>
    <message>
        <source>Set its corners by hand, or scan it again.</source>
        <translation>Setz ihre Ecken von Hand, oder scanne sie neu.</translation>
    </message>
    <message>
        <source>the saw-tooth isn&apos;t seen; the card is taken mirrored</source>
        <translation>der Sägezahn ist nicht zu sehen; die Karte gilt als gespiegelt</translation>
    </message>
    <message>
        <source>the saw-tooth isn&apos;t seen; the card is taken as it lies on the box</source>
        <translation>der Sägezahn ist nicht zu sehen; die Karte gilt so, wie sie auf dem Kasten liegt</translation>
    </message>
    <message>
        <source>bars and yard lines don&apos;t fit well</source>
        <translation>Balken und Yard-Linien passen nicht gut</translation>
    </message>
    <message>
        <source>the card&apos;s sides aren&apos;t seen in its lower half</source>
        <translation>die Seiten der Karte sind in der unteren Hälfte nicht zu sehen</translation>
    </message>
    <message>
        <source>{count} of {needed} diamonds were seen</source>
        <translation>{count} von {needed} Rauten wurden gesehen</translation>
    </message>
    <message>
        <source>ink of a diamond that isn&apos;t whole</source>
        <translation>Farbreste einer Raute</translation>
    </message>
    <message>
        <source>no line of a play was seen</source>
        <translation>keine Linie eines Spielzugs zu sehen</translation>
    </message>
    <message>
        <source>the card in it can&apos;t be made out ({reason})</source>
        <translation>die Karte darin ist nicht zu erkennen ({reason})</translation>
    </message>
    <message>
        <source>Scan it again, flat and whole.</source>
        <translation>Scanne sie neu, flach und ganz.</translation>
    </message>
    <message numerus="yes">
        <source>Put in a scanned card</source>
        <comment>Put in {n} scanned cards</comment>
        <translation>
            <numerusform>Gescannte Karte einfügen</numerusform>
            <numerusform>{n} gescannte Karten einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>No card is whole yet; there is nothing to save.</source>
        <translation>Noch ist keine Karte fertig; es gibt nichts zu speichern.</translation>
    </message>
    <message numerus="yes">
        <source>Choose a picture</source>
        <comment>Choose {n} pictures</comment>
        <translation>
            <numerusform>Bild wählen</numerusform>
            <numerusform>{n} Bilder wählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a card that was read has a number or letter of its side.</source>
        <translation>Nur eine gelesene Karte hat eine Nummer oder einen Buchstaben ihrer Seite.</translation>
    </message>
    <message>
        <source>the import isn&apos;t kept: {reason}</source>
        <translation>der Import ist nicht gesichert: {reason}</translation>
    </message>
    <message>
        <source>See that the folder is there and has room.</source>
        <translation>Sieh nach, ob der Ordner da ist und Platz hat.</translation>
    </message>
    <message>
        <source>the picture can&apos;t be kept</source>
        <translation>das Bild lässt sich nicht aufbewahren</translation>
    </message>
    <message>
        <source>See that there is room.</source>
        <translation>Sieh nach, ob Platz ist.</translation>
    </message>
    <message>
        <source>the picture can&apos;t be read</source>
        <translation>das Bild ist nicht lesbar</translation>
    </message>
    <message>
        <source>Read the scan again.</source>
        <translation>Lies den Scan neu.</translation>
    </message>
    <message>
        <source>{file}, page {page}</source>
        <translation>{file}, Seite {page}</translation>
    </message>
    <message>
        <source>across</source>
        <comment>a ruler</comment>
        <translation>quer</translation>
    </message>
    <message>
        <source>down</source>
        <comment>a ruler</comment>
        <translation>längs</translation>
    </message>
    <message>
        <source>a 100 mm ruler of {measure:g} mm can&apos;t be put right</source>
        <translation>ein 100-mm-Lineal von {measure:g} mm lässt sich nicht korrigieren</translation>
    </message>
    <message>
        <source>Give {least:g} to {most:g}.</source>
        <translation>Gib {least:g} bis {most:g} an.</translation>
    </message>
    <message>
        <source>printer’s correction</source>
        <translation>Korrektur des Druckers</translation>
    </message>
    <message>
        <source>a card of {wide:.2f} × {high:.2f} in has no room on {paper}</source>
        <translation>eine Karte von {wide:.2f} × {high:.2f} Zoll passt nicht auf {paper}</translation>
    </message>
    <message>
        <source>Print smaller cards, or on other paper.</source>
        <translation>Druck kleinere Karten oder auf anderem Papier.</translation>
    </message>
    <message>
        <source>Cards for a light box, {license}</source>
        <translation>Karten für einen Leuchtkasten, {license}</translation>
    </message>
    <message>
        <source>{deck} · offense {key} · {card}</source>
        <translation>{deck} · Offense {key} · {card}</translation>
    </message>
    <message>
        <source>{deck} · defense {key} · {card}</source>
        <translation>{deck} · Defense {key} · {card}</translation>
    </message>
    <message>
        <source>{name}, page {page}</source>
        <translation>{name}, Seite {page}</translation>
    </message>
    <message>
        <source>Name a folder with {kinds} or PDF files.</source>
        <translation>Nenn einen Ordner mit {kinds} oder PDF-Dateien.</translation>
    </message>
    <message>
        <source>there are no pictures in it</source>
        <translation>es sind keine Bilder darin</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Prüf den Namen.</translation>
    </message>
    <message>
        <source>it has {count} pages</source>
        <translation>sie hat {count} Seiten</translation>
    </message>
    <message>
        <source>The most is {most}.</source>
        <translation>Höchstens {most} sind möglich.</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>zu groß</translation>
    </message>
    <message>
        <source>The most is {most:,} bytes.</source>
        <translation>Höchstens {most:,} Bytes sind möglich.</translation>
    </message>
    <message>
        <source>it can&apos;t be read as a PDF</source>
        <translation>nicht als PDF lesbar</translation>
    </message>
    <message>
        <source>Save it again, without a password.</source>
        <translation>Speichere sie neu, ohne Passwort.</translation>
    </message>
    <message>
        <source>Use PNG, JPEG, TIFF or PDF.</source>
        <translation>Nimm PNG, JPEG, TIFF oder PDF.</translation>
    </message>
    <message>
        <source>it isn&apos;t a picture that is known here</source>
        <translation>kein Bild, das hier bekannt ist</translation>
    </message>
    <message>
        <source>it is {width:,} × {height:,} pixels</source>
        <translation>es hat {width:,} × {height:,} Pixel</translation>
    </message>
    <message>
        <source>Scan the card at 150 to 600 dots an inch.</source>
        <translation>Scanne die Karte mit 150 bis 600 Punkten pro Zoll.</translation>
    </message>
    <message>
        <source>HEIC can&apos;t be read without its decoder</source>
        <translation>HEIC ist ohne seinen Decoder nicht lesbar</translation>
    </message>
    <message>
        <source>Install it with pip install &apos;gridlight[heic]&apos;, or save the photo as JPEG.</source>
        <translation>Installiere ihn mit pip install &apos;gridlight[heic]&apos;, oder speichere das Foto als JPEG.</translation>
    </message>
    <message>
        <source>the picture is cut short or broken</source>
        <translation>das Bild ist abgeschnitten oder kaputt</translation>
    </message>
    <message>
        <source>the page can&apos;t be drawn</source>
        <translation>die Seite lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>Save it as a picture.</source>
        <translation>Speichere sie als Bild.</translation>
    </message>
    <message>
        <source>a dash belongs to no line</source>
        <translation>ein Strich gehört zu keiner Linie</translation>
    </message>
    <message>
        <source>no line leads to where this is thrown</source>
        <translation>keine Linie führt dorthin, wo geworfen wird</translation>
    </message>
    <message>
        <source>no line goes on from this star</source>
        <translation>keine Linie führt von diesem Stern weiter</translation>
    </message>
    <message>
        <source>a line is left over</source>
        <translation>eine Linie bleibt übrig</translation>
    </message>
    <message>
        <source>a broken line is left over</source>
        <translation>eine Strichlinie bleibt übrig</translation>
    </message>
    <message>
        <source>a gap in a solid line was bridged</source>
        <translation>eine Lücke in einer festen Linie wurde überbrückt</translation>
    </message>
    <message>
        <source>Offense cards: heavy paper, printed side down on the box.</source>
        <translation>Offense-Karten: schweres Papier, bedruckte Seite nach unten auf den Kasten.</translation>
    </message>
    <message>
        <source>Defense cards: clear film; print it mirrored to have the ink underneath.</source>
        <translation>Defense-Karten: klare Folie; gespiegelt gedruckt liegt die Farbe unten.</translation>
    </message>
    <message>
        <source>Measure both 100 mm rulers and write what they are, across and down, on the Print page, or:</source>
        <translation>Miss beide 100-mm-Lineale und trag unter „Drucken“ ein, wie lang sie quer und längs sind, oder:</translation>
    </message>
    <message>
        <source>The correction is remembered for this printer; measure again to refine it.</source>
        <translation>Die Korrektur wird für diesen Drucker gemerkt; miss neu, um sie zu verfeinern.</translation>
    </message>
    <message>
        <source>100 mm</source>
        <translation>100 mm</translation>
    </message>
    <message>
        <source>4 in</source>
        <translation>4 Zoll</translation>
    </message>
    <message>
        <source>{title} · rulers</source>
        <translation>{title} · Lineale</translation>
    </message>
    <message>
        <source>100 mm across</source>
        <translation>100 mm quer</translation>
    </message>
    <message>
        <source>4 in across</source>
        <translation>4 Zoll quer</translation>
    </message>
    <message>
        <source>100 mm down</source>
        <translation>100 mm längs</translation>
    </message>
    <message>
        <source>4 in down</source>
        <translation>4 Zoll längs</translation>
    </message>
    <message>
        <source>In force: {correction}.</source>
        <translation>Es gilt: {correction}.</translation>
    </message>
    <message>
        <source>no correction</source>
        <translation>keine Korrektur</translation>
    </message>
    <message>
        <source>{across:.4f} across, {down:.4f} down</source>
        <translation>{across:.4f} quer, {down:.4f} längs</translation>
    </message>
    <message>
        <source>it has lines of a play and markers of a formation</source>
        <translation>Linien eines Spielzugs und Marken einer Formation zugleich</translation>
    </message>
    <message>
        <source>Draw them as two cards.</source>
        <translation>Zeichne sie als zwei Karten.</translation>
    </message>
    <message>
        <source>the drawing has no page</source>
        <translation>die Zeichnung hat keine Seite</translation>
    </message>
    <message>
        <source>Give it a viewBox as large as the card.</source>
        <translation>Gib ihr eine viewBox in der Größe der Karte.</translation>
    </message>
    <message>
        <source>the page is {wide:g} × {high:g}, not shaped like a card</source>
        <translation>die Seite ist {wide:g} × {high:g}, nicht in der Form einer Karte</translation>
    </message>
    <message>
        <source>Make it {wide:g} × {high:g} in.</source>
        <translation>Mach sie {wide:g} × {high:g} Zoll groß.</translation>
    </message>
    <message>
        <source>it lies nowhere</source>
        <translation>es liegt nirgendwo</translation>
    </message>
    <message>
        <source>Draw it again.</source>
        <translation>Zeichne es neu.</translation>
    </message>
    <message>
        <source>the drawing doesn&apos;t say which offense card it is</source>
        <translation>die Zeichnung sagt nicht, welche Offense-Karte sie ist</translation>
    </message>
    <message>
        <source>Give a number, {first} to {last}.</source>
        <translation>Gib eine Nummer an, {first} bis {last}.</translation>
    </message>
    <message>
        <source>it has {count} lines</source>
        <translation>sie hat {count} Linien</translation>
    </message>
    <message>
        <source>A play has at most {most}.</source>
        <translation>Ein Spielzug hat höchstens {most}.</translation>
    </message>
    <message>
        <source>it has no layer or class that a card is made of</source>
        <translation>keine Ebene oder Klasse, aus der eine Karte besteht</translation>
    </message>
    <message>
        <source>Name lines “run” or “pass”, markers “diamond”.</source>
        <translation>Nenn Linien „run“ oder „pass“, Marken „diamond“.</translation>
    </message>
    <message>
        <source>it has {diamonds} diamonds and {dots} dots</source>
        <translation>sie hat {diamonds} Rauten und {dots} Punkte</translation>
    </message>
    <message>
        <source>A card has {needed} diamonds and at most {most} dots.</source>
        <translation>Eine Karte hat {needed} Rauten und höchstens {most} rote Punkte.</translation>
    </message>
    <message>
        <source>the drawing doesn&apos;t say which defense card it is</source>
        <translation>die Zeichnung sagt nicht, welche Defense-Karte sie ist</translation>
    </message>
    <message>
        <source>Give a letter, {first} to {last}.</source>
        <translation>Gib einen Buchstaben an, {first} bis {last}.</translation>
    </message>
    <message>
        <source>there is too much in the drawing</source>
        <translation>in der Zeichnung ist zu viel</translation>
    </message>
    <message>
        <source>Leave the card alone in it.</source>
        <translation>Lass nur die Karte darin.</translation>
    </message>
    <message>
        <source>it declares entities</source>
        <translation>sie deklariert Entities</translation>
    </message>
    <message>
        <source>Save it as plain SVG.</source>
        <translation>Speichere sie als einfaches SVG.</translation>
    </message>
    <message>
        <source>A drawing has at most {most:,}.</source>
        <translation>Eine Zeichnung hat höchstens {most:,}.</translation>
    </message>
    <message>
        <source>it isn&apos;t XML: {reason}</source>
        <translation>kein XML: {reason}</translation>
    </message>
    <message>
        <source>its encoding isn&apos;t known</source>
        <translation>ihre Kodierung ist unbekannt</translation>
    </message>
    <message>
        <source>it isn&apos;t an SVG drawing</source>
        <translation>keine SVG-Zeichnung</translation>
    </message>
    <message>
        <source>their own goal line</source>
        <comment>a spot that stands alone</comment>
        <translation>Eigene Goalline</translation>
    </message>
    <message>
        <source>{yards} deep in their own end zone</source>
        <comment>a spot that stands alone</comment>
        <translation>{yards} tief in der eigenen Endzone</translation>
    </message>
    <message>
        <source>their own {yard}</source>
        <comment>a spot that stands alone</comment>
        <translation>Eigene {yard}</translation>
    </message>
    <message>
        <source>{whose} {yard}</source>
        <comment>a spot that stands alone</comment>
        <translation>{whose}-{yard}</translation>
    </message>
    <message>
        <source>{whose} goal line</source>
        <comment>a spot that stands alone</comment>
        <translation>Goalline ({whose})</translation>
    </message>
    <message>
        <source>{yards} deep in {whose} end zone</source>
        <comment>a spot that stands alone</comment>
        <translation>{yards} tief in der Endzone ({whose})</translation>
    </message>
    <message>
        <source>Long pass, dropped</source>
        <translation>Langer Pass, Drop</translation>
    </message>
    <message>
        <source>Flood right</source>
        <translation>Flood rechts</translation>
    </message>
</context>
</TS>
