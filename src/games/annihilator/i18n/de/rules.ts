/** Das Regelheft von Annihilator auf Deutsch; auf Englisch steht es in `rulebook*.ts`. */
export const rules: Readonly<Record<`rule.${string}`, string>> = {
  'rule.1.0.title': 'Einleitung',
  'rule.2.0.title': 'Spielmaterial',
  'rule.2.1.title': 'Karte',
  'rule.2.1.text':
    'Die Karte zeigt das Innere der Maschine; keine Einheit verlässt je die Karte. Es gibt sechs Arten von Feldern: Außenpanzer am Rand, unpassierbare Felder, schwer passierbare Felder, Gänge, einen Ring von Abwehrfeldern um die Mitte und in der Mitte die beiden Felder des Gehirnkerns.',
  'rule.2.2.title': 'Spielsteine',
  'rule.2.2.text':
    'Jede Einheit zeigt ein Symbol und drei Zahlen: Angriffsstärke, Verteidigungsstärke und Bewegungsfaktor. Jeder Marker ist mit seiner Bedeutung beschriftet.',
  'rule.2.2.1.title': 'Einheiten',
  'rule.2.2.1.text':
    'Die Menschheit hat Trupps: Sturmtrupps und Sprengtrupps. Der Annihilator hat Roboter: Wachroboter und Reparaturroboter. [UTL] nennt ihre Stärken und wie viele es von jedem Typ gibt.',
  'rule.2.2.2.title': 'Marker',
  'rule.2.2.2.text':
    'CLEAR: Das Feld ist frei von Hindernissen. OB-PAS: Das Feld ist jetzt schwer passierbar. Ladung: Hier liegt eine Sprengladung. Sturmschiff: Hier ist ein Schiff eingeschlagen.',
  'rule.3.0.title': 'Ablauf einer Runde',
  'rule.3.0.text':
    'Eine Runde hat sechs Schritte. 1: Die Menschheit bewegt ihre Trupps. 2: Trupps greifen im Nahkampf an. 3: Die Menschheit legt Sprengladungen; dann explodieren die Ladungen der vorigen Runde; dann dürfen beide Spieler auf die Felder vorstoßen, die diese Ladungen geöffnet haben. 4: Der Annihilator bewegt seine Roboter. 5: Roboter greifen im Nahkampf an, und die Mentalwaffe kann zuschlagen. 6: Reparaturroboter reparieren. Danach beginnt die nächste Runde.',
  'rule.4.0.title': 'Aufbau',
  'rule.4.1.title': 'Roboter',
  'rule.4.1.text':
    'Zuerst stellt der Annihilator auf: zehn Wachroboter und sechs Reparaturroboter, überall auf der Karte [R1].',
  'rule.4.2.title': 'Einschläge',
  'rule.4.2.text':
    'Danach schlagen nacheinander drei Sturmschiffe ein. Würfle für jedes Schiff mit einem Würfel die Seite der Karte aus und mit zwei Würfeln das Feld: Ihre Summe ist die Nummer des Feldes auf dieser Seite. Das Feld, das das Schiff trifft, ist ein Einschlagfeld; stelle zwei Sturmtrupps und einen Sprengtrupp darauf. Beispiel: Du würfelst eine 4, dann eine 3 und eine 5. Das Schiff trifft Feld 8 auf Seite 4.',
  'rule.5.0.title': 'Bewegung',
  'rule.5.1.title': 'Allgemeines',
  'rule.5.1.text':
    'In deinem Bewegungsschritt darfst du alle, einige oder keine deiner Einheiten bewegen, jede einmal, in beliebige Richtungen. Eine Einheit muss ihren Bewegungsfaktor nicht ausschöpfen. Übrige Punkte verfallen: Du kannst sie weder aufheben noch einer anderen Einheit geben.',
  'rule.5.2.title': 'Kosten',
  'rule.5.2.text':
    'Eine Einheit bezahlt Bewegungspunkte, um ein Feld zu betreten. [HTC] nennt die Kosten; sie können für Trupps und Roboter verschieden sein. Beispiel: Ein Trupp hat 4 Punkte. Er kann zwei schwer passierbare Felder für je 2 Punkte betreten oder vier Gänge für je 1 Punkt oder ein schwer passierbares Feld und zwei Gänge.',
  'rule.5.3.title': 'Eigene Einheiten',
  'rule.5.3.text':
    'Eine Einheit darf ungehindert durch Felder mit Einheiten ihrer Seite ziehen. Sie darf ihre Bewegung dort aber nur beenden, wenn das Stapellimit [6.0] eingehalten ist.',
  'rule.5.4.title': 'Gegnerische Einheiten',
  'rule.5.4.text':
    'Betritt eine Einheit ein Feld mit einer gegnerischen Einheit, bleibt sie dort stehen. Ihre Bewegung ist für diese Runde zu Ende [R19].',
  'rule.6.0.title': 'Stapeln',
  'rule.6.0.text':
    'Auf einem Feld dürfen höchstens drei Trupps und höchstens sechs Roboter stehen; beide Seiten dürfen zugleich auf einem Feld sein. Auf Einschlagfeldern gibt es für Trupps kein Limit.',
  'rule.7.0.title': 'Kampf',
  'rule.7.1.title': 'Nahkampf',
  'rule.7.1.text':
    'In deinem Kampfschritt darfst du auf jedem Feld angreifen, auf dem Einheiten beider Seiten stehen; du musst es nie. Addiere die Angriffsstärken der Angreifer und die Verteidigungsstärken der Verteidiger, teile die erste Summe durch die zweite und runde zugunsten der Verteidiger auf eine Spalte von [CRT]. Würfle mit einem Würfel. Das Ergebnis gilt für alle Verteidiger auf dem Feld, wie [CET] es erklärt. Beispiel: Ein Sturmtrupp gegen einen Wachroboter ist 4 zu 2, also 2-1. Zwei Sturmtrupps gegen drei Wachroboter sind 8 zu 6, also 1-1.',
  'rule.7.2.title': 'Mentalwaffe',
  'rule.7.2.text':
    'Einmal pro Runde, in Schritt 5, darf der Annihilator die Mentalwaffe auf einem beliebigen Feld der Karte einsetzen, ob dort Roboter stehen oder nicht. Sie greift die Trupps auf diesem Feld mit 1-2 an.',
  'rule.7.3.title': 'Abwehrfelder',
  'rule.7.3.text':
    'Betritt ein Trupp in der Bewegung der Menschheit ein Abwehrfeld, wird er sofort mit 1-1 angegriffen [R18].',
  'rule.8.0.title': 'Sprengung',
  'rule.8.1.title': 'Ladungen legen',
  'rule.8.1.text':
    'In Schritt 3 darf jeder Trupp, der eine Sprengladung trägt, eine auf sein eigenes oder ein benachbartes Feld legen. Sage Muster und Richtung der Ladung an. Sie explodiert in Schritt 3 der nächsten Runde.',
  'rule.8.2.title': 'Wirkung',
  'rule.8.2.text':
    'Eine Ladung greift jedes Feld ihres Musters mit dem Verhältnis an, das in [DCT] steht. Feld 1 bekommt immer ein X; würfle für jedes andere Feld einmal auf [CRT]. In [CET] steht, was mit dem Feld geschieht: Es bekommt einen OB-PAS-Marker, einen CLEAR-Marker oder keinen. Ein Feld mit CLEAR-Marker kostet so viel wie ein Gang. Bei D oder X werden außerdem alle Einheiten auf dem Feld ausgeschaltet. Beispiel: Muster A greift sein Feld 2 mit 4-1 an. Ist das Feld unpassierbar, macht eine 1 es schwer passierbar (D); jede andere Zahl macht es frei (X).',
  'rule.8.3.title': 'Vorstoß nach der Sprengung',
  'rule.8.3.text':
    'Sind die Ladungen explodiert, dürfen Einheiten auf Felder vorstoßen, die gerade frei oder schwer passierbar geworden sind: zuerst die Trupps, dann die Roboter. Sie bezahlen die üblichen Kosten, höchstens ihren Bewegungsfaktor, und dürfen kein anderes Feld betreten.',
  'rule.8.4.title': 'Vorrat',
  'rule.8.4.text':
    'Ein Sprengtrupp trägt drei Ladungen und darf sie in jedem Muster legen. Ein Sturmtrupp trägt eine Ladung und darf sie nur in Muster A legen. Weitere Ladungen gibt es nicht.',
  'rule.8.5.title': 'Bergung',
  'rule.8.5.text':
    'Wird ein Sprengtrupp im Nahkampf ausgeschaltet, bleiben seine unbenutzten Ladungen auf dem Feld. Ein Sturmtrupp, der das Feld betritt, darf versuchen, sie zu bergen. Würfle mit einem Würfel. Ungerade: Die Ladungen sind endgültig verloren. Gerade: Ersetze den Sturmtrupp durch einen Sprengtrupp; dieser trägt die geborgenen Ladungen und die eigene des Sturmtrupps, zusammen höchstens drei, und darf sie in jedem Muster legen. Der neue Trupp darf mit den übrigen Punkten des Sturmtrupps weiterziehen und in derselben Runde angreifen und Ladungen legen. Beispiel: Auf dem Feld liegen zwei Ladungen, und ein Sturmtrupp, der seine eigene noch hat, würfelt eine 4. Er wird zu einem Sprengtrupp mit drei Ladungen.',
  'rule.9.0.title': 'Reparatur',
  'rule.9.0.text':
    'In Schritt 6 darf jeder Reparaturroboter das Feld reparieren, auf dem er steht: Entferne den OB-PAS- oder CLEAR-Marker, und das Feld ist wieder von seiner ursprünglichen Art. Felder des Gehirnkerns lassen sich nicht reparieren.',
  'rule.10.0.title': 'Sieg',
  'rule.10.0.text':
    'Die Menschheit gewinnt, wenn beide Felder des Gehirnkerns schwer passierbar oder frei sind. Der Annihilator gewinnt, wenn alle Trupps ausgeschaltet sind. Die Zahl der Runden ist nicht begrenzt.',
  'rule.11.0.title': 'Anmerkung des Verlags',
  'rule.UTL.title': 'Einheiten',
  'rule.UTL.text':
    'Die drei Zahlen sind Angriffsstärke, Verteidigungsstärke und Bewegungsfaktor; danach steht die Zahl der Einheiten. Sturmtrupp: 4-4-4, sechs. Sprengtrupp: 2-4-4, drei. Wachroboter: 2-2-5, zehn. Reparaturroboter: 1-1-5, sechs.',
  'rule.CRT.title': 'Kampfergebnisse',
  'rule.CRT.text':
    'Lies das Ergebnis in der Zeile des Wurfs und der Spalte des Verhältnisses ab. Die Spalten sind 1-2, 1-1, 2-1, 3-1 und 4-1. Wurf 1: NE NE NE D D. Wurf 2: NE NE D D X. Wurf 3: NE D D X X. Wurf 4: D D X X X. Wurf 5: D X X X X. Wurf 6: X in allen Spalten.',
  'rule.CET.title': 'Wirkung der Ergebnisse',
  'rule.CET.text':
    'NE: ohne Wirkung. D: Trupps sind eine Runde lang betäubt und können weder ziehen noch angreifen; greift eine Ladung sie an, werden sie stattdessen ausgeschaltet. Roboter werden ausgeschaltet. Außenpanzer, Abwehrfelder, unpassierbare Felder und Felder des Gehirnkerns [R10b] werden schwer passierbar, alle anderen Felder werden frei. X: Einheiten werden ausgeschaltet, Felder werden frei.',
  'rule.HTC.title': 'Feldtabelle',
  'rule.HTC.text':
    'Die Zahlen sind die Bewegungspunkte, die ein Trupp und ein Roboter zahlen, um ein Feld zu betreten. Außenpanzer: für beide verboten. Unpassierbar: für Trupps verboten, Roboter 1. Schwer passierbar: Trupps 2, Roboter 1. Gehirnkern: für beide verboten. Abwehrfeld: Trupps 2 und ein Angriff [7.3], Roboter 1. Gang: Trupps 1, Roboter ½. Auf einem Feld mit Marker bestimmt der Marker die Kosten: OB-PAS wie schwer passierbar, CLEAR wie ein Gang.',
  'rule.DCT.title': 'Sprengtabelle',
  'rule.DCT.text':
    'Feld 1 ist das Feld der Ladung; es wird immer frei. Muster A: Feld 2 mit 4-1, Felder 3 und 4 mit 2-1. Muster B: Felder 2 und 3 mit 3-1, Felder 4, 5 und 6 mit 2-1. Muster C: Felder 2 bis 7 mit 2-1. Muster D: Felder 2 und 4 mit 2-1, Feld 3 mit 4-1. [D3] beschreibt, wo diese Felder liegen.',
  'rule.R1.title': 'Aufstellen',
  'rule.R1.text':
    'Roboter werden nur auf Felder gestellt, die Roboter betreten dürfen, also nie auf den Außenpanzer oder in den Gehirnkern. Auf einem Feld dürfen höchstens sechs stehen. Zwei oder drei Schiffe dürfen dasselbe Feld treffen, denn [6.0] setzt dort kein Limit für Trupps.',
  'rule.R1b.title': 'Einschlagfelder',
  'rule.R1b.text':
    'Die nummerierten Felder von [4.2] gehören zum Außenpanzer. Ein Feld mit Schiff gilt bis zum Ende der Partie für beide Seiten als frei, gleich was Explosionen dort anrichten, und wird nie repariert, denn das Schiff hat den Panzer aufgebrochen. Wäre das Feld weiter Außenpanzer, könnten Roboter die Trupps dort nicht angreifen, und Trupps, die es verlassen, könnten nicht zurückkehren.',
  'rule.R2.title': 'Einheiten im Nahkampf',
  'rule.R2.text':
    'In jedem deiner Kampfschritte darfst du auf jedem Feld einen Angriff machen. Alle deine Einheiten dort, die nicht betäubt sind, nehmen teil, denn Angreifer riskieren nichts; du entscheidest nur, ob du angreifst. Alle gegnerischen Einheiten dort verteidigen. Unter 1-2 ist kein Angriff möglich; über 4-1 gilt die Spalte 4-1. Beispiel: Eine Stärke von 1 gegen 4 ist zu schwach, und 20 gegen 2 zählt als 4-1.',
  'rule.R3.title': 'Keine betäubten Roboter',
  'rule.R3.text': 'Roboter werden nie betäubt, denn [CET] schaltet sie bei D ebenso aus wie bei X.',
  'rule.R4.title': 'Dauer der Betäubung',
  'rule.R4.text':
    'Ein Trupp ist betäubt, bis der nächste Schritt 3 endet. Wird er in Schritt 5 betäubt, kann er in den Schritten 1 bis 3 der nächsten Runde nicht handeln. Betäubt ihn in Schritt 1 ein Abwehrfeld, kann er für den Rest der Schritte 1 bis 3 nicht handeln. In beiden Fällen verliert er eine Runde. Ein zweites D ändert nichts. Ein betäubter Trupp kann nicht ziehen, angreifen, Ladungen legen oder bergen oder vorstoßen, verteidigt aber mit voller Stärke.',
  'rule.R5.title': 'Die Mentalwaffe im Einzelnen',
  'rule.R5.text':
    'Der Annihilator darf die Mentalwaffe einmal in jedem Schritt 5 auf einem beliebigen Feld mit einem Trupp einsetzen, auch auf einem Einschlagfeld. Sie greift alle Trupps auf dem Feld mit 1-2 an und schadet keinem Roboter. Roboter dürfen auf demselben Feld zusätzlich angreifen, vorher oder nachher. Die Mentalwaffe wirkt auch, wenn es keinen Roboter mehr gibt.',
  'rule.R6.title': 'Abwehrfelder im Einzelnen',
  'rule.R6.text':
    'Würfle für jeden Trupp einzeln, jedes Mal, wenn er in Schritt 1 ein Abwehrfeld ohne Marker betritt, auch wenn er von einem anderen Abwehrfeld kommt. NE: Er darf weiterziehen. D: Er bleibt dort betäubt stehen. X: Er ist ausgeschaltet, aber nicht im Nahkampf; darum bleiben keine Ladungen zurück. Ein Trupp wird nicht angegriffen, wenn er auf dem Feld bleibt oder es beim Vorstoß in Schritt 3 betritt; Roboter werden nie angegriffen. Ein Feld mit Marker greift nicht an. Wird das Feld repariert, greift es Trupps an, die es später betreten. Im Original könnte eine Anmerkung unter [HTC] alle Trupps auf dem Feld meinen, aber [7.3] spricht nur von Trupps, die es betreten.',
  'rule.R7.title': 'Wann das Stapellimit gilt',
  'rule.R7.text':
    'Das Stapellimit eines Feldes gilt, wenn eine Bewegung oder ein Vorstoß dort endet. Stehen Gegner auf einem Feld oder ist es ein Abwehrfeld, könnte eine Einheit dort anhalten müssen; sie darf es also nur betreten, wenn dort Platz für sie ist. Auf einem Feld mit Schiff gibt es für Trupps kein Limit; für Roboter bleibt es bei sechs.',
  'rule.R8.title': 'Gegner verlassen',
  'rule.R8.text':
    'Eine Einheit darf ein Feld mit Gegnern ungehindert verlassen; Kontrollzonen gibt es nicht. Ein Vorstoß endet auf einem Feld mit Gegnern ebenso wie eine Bewegung.',
  'rule.R9.title': 'Eine Ladung pro Schritt',
  'rule.R9.text':
    'In jedem Schritt 3 darf jeder Trupp, der eine Ladung hat und nicht betäubt ist, eine Ladung legen: auf sein eigenes oder auf jedes benachbarte Feld der Karte, auch wenn es Außenpanzer, unpassierbar, ein Feld des Gehirnkerns oder besetzt ist. Muster und Richtung sind öffentlich. Der Trupp hat diese Ladung damit verbraucht. Sie explodiert in der nächsten Runde, was auch immer mit dem Trupp geschieht; nichts kann sie bewegen, entschärfen oder zerstören.',
  'rule.R10.title': 'Die Explosion im Einzelnen',
  'rule.R10.text':
    'Ladungen explodieren nacheinander, in der Reihenfolge, in der sie gelegt wurden. Eine andere Reihenfolge kannst du nicht wählen, denn die Reihenfolge ändert am Ergebnis nichts. Feld 1 bekommt ohne Wurf ein X. Felder außerhalb der Karte entfallen. Jedes Ergebnis gilt für das Feld, wie es in diesem Moment ist. Außenpanzer, Abwehrfelder, unpassierbare Felder und Felder des Gehirnkerns werden ohne Marker bei D zu OB-PAS und bei X zu CLEAR. Alle anderen Felder, auch die mit OB-PAS-Marker, werden bei D oder X zu CLEAR. CLEAR bleibt CLEAR.',
  'rule.R10b.title': 'Explosionen an Gehirnkern und Außenpanzer',
  'rule.R10b.text':
    'Felder des Gehirnkerns werden wie Panzer behandelt, denn nach [10.0] können sie schwer passierbar werden. Beide Marker zählen für den Sieg und bleiben bis zum Ende der Partie. Ein Feld des Gehirnkerns oder des Außenpanzers, auf dem ein Marker liegt, dürfen Einheiten betreten, zu den Kosten dieses Markers; die Karte verlassen sie nie.',
  'rule.R11.title': 'Einheiten in der Explosion',
  'rule.R11.text':
    'D oder X schaltet alle Einheiten auf dem Feld aus, gleich zu welcher Seite sie gehören; NE schaltet keine aus.',
  'rule.R12.title': 'Der Vorstoß im Einzelnen',
  'rule.R12.text':
    'In jedem Schritt 3 gibt es einen Vorstoß, nachdem alle Ladungen explodiert sind. Sein Bereich sind alle Felder, die in diesem Schritt D oder X bekommen haben oder Feld 1 einer Ladung waren, auch wenn sie vorher schon frei waren. Einheiten, die weder betäubt sind noch durch [R19] festgehalten werden, haben wieder ihren ganzen Bewegungsfaktor. Sie dürfen nur Felder dieses Bereichs betreten und befolgen [R7] und [R8]. Nach dem Vorstoß werden keine Ladungen gelegt; aus einer neuen Bresche kannst du also erst in der nächsten Runde eine legen.',
  'rule.R13.title': 'Die Bergung im Einzelnen',
  'rule.R13.text':
    'Nur ein Sprengtrupp, den Roboter im Nahkampf ausschalten, lässt Ladungen zurück. Ein Marker auf dem Feld zeigt ihre Zahl; lassen mehrere Trupps auf demselben Feld Ladungen zurück, kommen diese zusammen. Explosionen schaden ihnen nicht. Ein Sturmtrupp, der das Feld in Schritt 1 oder beim Vorstoß betritt, darf einmal würfeln, wenn dort Platz für ihn ist. Würfelt er nicht, bleiben die Ladungen für den nächsten Sturmtrupp liegen, der das Feld betritt. Der neue Sprengtrupp hat höchstens drei Ladungen. Er darf weiterziehen, aber nur mit den Punkten, die der Sturmtrupp noch hatte.',
  'rule.R14.title': 'Die Reparatur im Einzelnen',
  'rule.R14.text':
    'Ein Reparaturroboter darf auch reparieren, nachdem er gezogen und angegriffen hat, und auch, wenn Trupps auf dem Feld stehen. Jeder Reparaturroboter darf pro Runde ein Feld reparieren. Wird ein Feld dadurch wieder unpassierbar, bleiben Trupps dort unverletzt und dürfen hinaus, aber nicht wieder hinein. Felder des Gehirnkerns und Felder mit Schiff lassen sich nicht reparieren.',
  'rule.R15.title': 'Welcher Sieg zuerst zählt',
  'rule.R15.text':
    'Solange die Ladungen eines Schritts explodieren, endet die Partie nicht. Prüfe nach der letzten zuerst den Gehirnkern: Sind beide Felder schwer passierbar oder frei [10.0], gewinnt die Menschheit, auch wenn dieselben Explosionen den letzten Trupp ausgeschaltet haben. Zu jeder anderen Zeit beendet der Verlust des letzten Trupps die Partie sofort, auch wenn gelegte Ladungen noch nicht explodiert sind.',
  'rule.R16.title': 'Keine Ladungen mehr',
  'rule.R16.text':
    'Der Annihilator gewinnt, wenn kein Trupp eine Ladung trägt, keine gelegt ist und keine auf einem Feld liegt, das ein Sturmtrupp noch betreten könnte, um sie zu bergen. Dann kann dem Gehirnkern nichts mehr schaden.',
  'rule.R17.title': 'Kein anderes Ende der Partie',
  'rule.R17.text':
    'Der Verlust aller Roboter beendet die Partie nicht; die Abwehrfelder und die Mentalwaffe bleiben. Die Zahl der Runden ist nicht begrenzt, denn die Mentalwaffe beendet die Partie früher oder später: Jeder Einsatz schaltet die angegriffenen Trupps mit einer Wahrscheinlichkeit von einem Sechstel aus. In Partien ohne Mentalwaffe gilt [R20]. Jeder Spieler darf aufgeben.',
  'rule.R18.title': 'Verhältnis der Abwehrfelder',
  'rule.R18.text':
    'Abwehrfelder greifen mit 1-1 an, wie [7.3] es sagt. Die Anmerkung des Originals unter [HTC] ist in zwei Fassungen überliefert, mit 1-1 und mit 1-2. Wir folgen der nummerierten Regel; 1-2 gibt es als Option.',
  'rule.R19.title': 'Bewegung für die Runde beendet',
  'rule.R19.text':
    'Regel [5.4] beendet die Bewegung einer Einheit für den Teil der Runde, der ihrem Spieler gehört: Schritte 1 bis 3 für Trupps, Schritte 4 bis 6 für Roboter. Ein Trupp, der in Schritt 1 ein Feld mit Robotern betritt, kann in Schritt 3 nicht vorstoßen, auch wenn es diese Roboter nicht mehr gibt. Ein Roboter, der beim Vorstoß ein Feld mit Trupps betritt, bleibt dort stehen; in Schritt 4 zieht er aber wie immer, denn der Vorstoß gehörte zum Teil der Menschheit. Festgehalten wird nur die Einheit, die das Feld betritt; die Einheiten, auf die sie trifft, können frei ziehen. Diese Entscheidung ist nötig, weil [8.3] Einheiten in einer Runde ein zweites Mal bewegt.',
  'rule.R20.title': 'Ruhige Runden ohne Mentalwaffe',
  'rule.R20.text':
    'In einer Partie ohne Mentalwaffe [D7] gewinnt der Annihilator nach zehn ruhigen Runden in Folge. Eine Runde ist ruhig, wenn keine Ladung gelegt wird oder explodiert, um keine Bergung gewürfelt und keine Einheit ausgeschaltet wird. Ab der sechsten ruhigen Runde werden beide Spieler gewarnt. Die Grenze ist nötig, weil die Partie ohne Mentalwaffe nicht enden muss [R17]; zehn Runden genügen, um die ganze Karte zu durchqueren. Mit der Mentalwaffe gibt es keine Grenze, wie [10.0] es sagt.',
  'rule.D1.title': 'Die Karte',
  'rule.D1.text':
    'Die Karte des Originals ist verloren. Unsere hat 420 Felder in Ringen um die beiden Felder des Gehirnkerns. Ring 1 ist schwer passierbar. Ring 2 ist der Kerngang. Ring 3 ist schwer passierbar. Ring 4 ist der geschlossene Schild aus 26 Abwehrfeldern. Ring 5 ist der innere Gang. Die Ringe 6 und 7 sind das Schott, das zwölf Öffnungen hat. Ring 8 ist der äußere Gang. Die Ringe 9 und 10 sind die Außenwerke. Ring 11 ist der Außenpanzer. Die Karte ist links und rechts sowie oben und unten spiegelgleich, und keine Seite liegt näher am Gehirnkern als eine andere.',
  'rule.D2.title': 'Nummerierte Einschlagfelder',
  'rule.D2.text':
    'Die Seiten 1 bis 6 laufen von oben im Uhrzeigersinn. Auf jeder Seite laufen die Nummern 2 bis 12 im Uhrzeigersinn über elf Felder des Außenpanzers. Die Spitzen ganz links und ganz rechts haben keine Nummer.',
  'rule.D3.title': 'Formen der Sprengmuster',
  'rule.D3.text':
    'Die Zeichnungen des Originals sind verloren; diese Formen passen zu den Verhältnissen in [DCT]. Muster A ist eine Linie von vier Feldern, die mit Feld 1 beginnt. Muster B ist ein Keil, der sich von Feld 1 zu einer Ecke hin öffnet: eine Reihe mit den Feldern 2 und 3, dann eine mit den Feldern 4, 5 und 6. Muster C ist Feld 1 mit dem Ring darum und hat keine Richtung. Muster D ist ein Fächer: Feld 1 und die drei Felder davor, Feld 3 in der Mitte. Die Richtung eines Musters ist eine der sechs Feldseiten. Muster B öffnet sich zu der Ecke, an der diese Seite im Uhrzeigersinn endet.',
  'rule.D4.title': 'Option: Muster A als Gabel',
  'rule.D4.text':
    'Die Felder 3 und 4 von Muster A liegen nicht in der Linie, sondern halb links und halb rechts vor Feld 2. Diese Form passt ebenso gut zu den Verhältnissen; die Linie ist einfacher und zum Tunnelgraben besser.',
  'rule.D5.title': 'Vorgeschlagener Aufbau',
  'rule.D5.text':
    'Jederzeit im Aufbau darf der Annihilator alle übrigen Roboter automatisch aufstellen lassen: Wachroboter gleichmäßig im inneren Gang, Reparaturroboter im Kerngang. Ist das Feld eines Roboters voll, kommt er auf ein anderes dieser Felder, auf dem Platz ist.',
  'rule.D6.title': 'Lernszenario',
  'rule.D6.text':
    'Ein Schiff hat Feld 7 von Seite 1 getroffen, ein zweites Schiff Feld 7 von Seite 4. Mit ihnen sind vier Sturmtrupps (A1 bis A4) und zwei Sprengtrupps (D1 und D2) gelandet. Vier Wachroboter stehen im inneren Gang und fünf Reparaturroboter im Kerngang. Alle anderen Regeln gelten. Mit diesen Zahlen ist das Spiel ausgeglichen: In 480 Partien zwischen Bots der Stufe „Gierig“ gewannen die Trupps 53 %. Gegen sechs Wachroboter und drei Reparaturroboter gewannen sie nur 38 %.',
  'rule.D7.title': 'Option: keine Mentalwaffe',
  'rule.D7.text':
    'Im ersten Spiel könnt ihr die Mentalwaffe weglassen. Die Trupps haben es dann viel leichter, aber nach zehn ruhigen Runden in Folge gewinnt der Annihilator [R20].',
  'rule.D8.title': 'Marker ohne Begrenzung',
  'rule.D8.text':
    'Die Zahl der Marker ist unbegrenzt; die Grenze von 17 im Original kam nur vom Druckbogen. Ladungen, die ein Trupp zurücklässt [8.5], haben einen eigenen Marker, der ihre Zahl zeigt.',
};
