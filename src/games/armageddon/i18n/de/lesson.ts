/** The guided first game, prompt by prompt, in German. */
import type { lesson as english } from '../en/lesson.ts';

export const lesson: Readonly<Record<keyof typeof english, string>> = {
  'lesson.goal': 'Erobere oder zerstöre das Hauptquartier von Rot.',
  'lesson.chapter.1': 'Helden und Erntemaschinen',
  'lesson.chapter.2': 'Eine Armee für die Front',
  'lesson.chapter.3': 'Späher und eine Schlacht',
  'lesson.bid':
    'In jeder Runde wird um die Initiative gewürfelt: Die Seite mit den meisten Erfolgen zieht zuerst und bekommt zwölf Aktionspunkte. Kauf einen Würfel dazu.',
  'lesson.deploy':
    'Du bist zuerst dran. Deine Hand liegt neben der Karte; setze den Helden Ostinato in deinem Hauptquartier ein, Achse Null.',
  'lesson.found':
    'Eine Garnison verlässt ihre Basis nie. Gründe bei Achse Null eine Armee, für drei Punkte.',
  'lesson.transfer': 'Verlege Ostinato aus der Garnison in die neue Armee. Das kostet nichts.',
  'lesson.march':
    'Neben deinem Hauptquartier liegt ein Feld mit Rohstoffen. Marschiere mit der Armee dorthin, nach 0905.',
  'lesson.build':
    'Ein Sammler bringt in jeder Runde Rohstoffe ein; die Sammler deiner Fraktion heißen Erntemaschinen. Lass Ostinato in 0905 eine für Material bauen.',
  'lesson.draw':
    'Vier Punkte sind übrig, genug für noch eine Karte: Eine Karte kostet drei. Zieh eine.',
  'lesson.end':
    'Aktionspunkte kannst du nicht für spätere Runden sparen. Beende deinen Zug; dann ist Rot dran.',
  'lesson.again':
    'Eine neue Runde. Wer die Initiative gewinnt, hat zwölf Punkte, der andere sechs: Kauf wieder einen Würfel.',
  'lesson.explore':
    'Rot hat besser gewürfelt und schon gezogen. Du hast sechs Punkte: Marschiere weiter nach 0904, und sieh nach, was dort ist.',
  'lesson.claim':
    'Hier liegt ein Fund. Lass deine Armee ihn nehmen: Jeden Fund kann man nur einmal nehmen.',
  'lesson.engineer':
    'Pioniere können bauen, genau wie Helden. Das Flickgestell ist eine Pioniereinheit: Setze es ein, damit es die nächste Erntemaschine bauen kann. Beende dann deinen Zug.',
  'lesson.third':
    'Jede Runde beginnt mit den Rohstoffen, die deine Sammler einbringen. Kauf noch einmal einen Würfel.',
  'lesson.second-army':
    'Du bist zuerst dran. Gründe bei Achse Null eine zweite Armee, und verlege das Flickgestell dorthin.',
  'lesson.second-harvester':
    'Marschiere mit der neuen Armee nach 1004, und lass die Pioniere eine Erntemaschine für Technik bauen.',
  'lesson.cards':
    'Punkte, die du nicht ausgibst, sind verloren. Sechs Punkte reichen für zwei Karten: Zieh sie, und beende deinen Zug.',
  'lesson.fourth':
    'Runde 4. Ein zweiter Würfel würde zwei Rohstoffe mehr kosten, ein dritter noch drei: Kauf nur einen.',
  'lesson.back':
    'Armeen gründest du bei Basen, und deine einzige ist weit von der Front. Um eine Basis näher an der Front zu bauen, bring Ostinato zurück nach 0905.',
  'lesson.outpost':
    'Ostinato hält 0905, und das Feld ist versorgt: Bau dort den Relaisknoten, einen Außenposten, bei dem du Einheiten einsetzen kannst.',
  'lesson.more-cards': 'Zieh noch zwei Karten: Deine Armee braucht Einheiten.',
  'lesson.fit':
    'Der Fund war eine Stabsausrüstung. Rüste Ostinato damit aus: Dann kann dein Held eine Einheit mehr führen. Beende danach deinen Zug.',
  'lesson.fifth': 'Runde 5. Kauf einen Würfel; bei Gleichstand wird neu gewürfelt.',
  'lesson.troops':
    'Jetzt die Truppen: Setze den Vektorschläger und den Zinkenläufer beim Relaisknoten ein.',
  'lesson.join':
    'Verlege beide Einheiten aus der Garnison in die Armee von Ostinato, der sie führt. Beende dann deinen Zug.',
  'lesson.sixth':
    'Runde 6. Zwölf Punkte bewegen eine ganze Armee und lassen noch etwas übrig. Kauf einen Würfel.',
  'lesson.advance':
    'Ein Marsch kostet einen Punkt für jede Karte der Armee, und Hügel bremsen sie. Marschiere nach 0906.',
  'lesson.agent':
    'Zieh eine Karte: Du bekommst Palimpsest, einen Agenten. Setze ihn beim Relaisknoten ein.',
  'lesson.hide':
    'Gründe eine Armee, verlege nur Palimpsest dorthin, und tarne sie: Sie ist dann schwer zu sehen. Beende dann deinen Zug.',
  'lesson.seventh':
    'Runde 7. Kauf einen Würfel: Jede Runde entscheidet neu, wer zuerst zieht und zwölf Punkte hat.',
  'lesson.mine': 'Marschiere weiter nach 0907, wo es Material gibt. Bau dort eine Erntemaschine.',
  'lesson.scout':
    'Feinde in Feldern, die du nicht beobachtest, siehst du nicht. Schick den Agenten voraus nach 0807, und beende deinen Zug.',
  'lesson.eighth':
    'Der Agent hat in 0808 eine Armee von Unabhängigen entdeckt. Runde 8: Kauf einen Würfel.',
  'lesson.sortie':
    'Ein entdecktes Ziel kannst du aus der Luft angreifen. Flieg den Abfangjäger Mücke gegen 0808; danach kehrt die Karte auf deine Hand zurück.',
  'lesson.close-in':
    'Deine zwei Würfel haben gegen drei keinen Schaden gemacht. Bring stattdessen die Armee nach 0807, und beende deinen Zug.',
  'lesson.ninth': 'Runde 9. In dieser Runde solltest du zuerst dran sein: Kauf einen Würfel.',
  'lesson.attack':
    'Vier Erfolge mit vier Würfeln: Du bist zuerst dran. Zieh eine Karte, und marschiere dann nach 0808. Unabhängige schließen sich dir an, nennen einen Preis oder kämpfen.',
  'lesson.refuse':
    'Die Unabhängigen würden sich für einen Preis anschließen. Bezahle nichts, und kämpfe sofort.',
  'lesson.rows':
    'Die Reihen deiner Armee passen schon: vorn der Läufer, dahinter der Schläger, der weiter reicht. Schließ die Aufstellung ab.',
  'lesson.blow':
    'Die Seiten wechseln sich ab, eine Einheit nach der anderen. Greif mit dem Zinkenläufer den ersten Streunermäher an.',
  'lesson.accept':
    'Zwei Erfolge zu einem: ein Punkt Schaden. Schicksal würde Aktionspunkte kosten: Lass die Würfel liegen. Greif dann mit dem Vektorschläger denselben Mäher an.',
  'lesson.stay':
    'Der Mäher ist vernichtet. Nach jeder Runde darfst du dich zurückziehen. Bleib, und lass den Zinkenläufer noch einmal handeln.',
  'lesson.damage':
    'Drei Erfolge zu einem: Der letzte Mäher verliert zwei seiner vier Trefferpunkte. Lass die Würfel liegen.',
  'lesson.fate':
    'Zwei Erfolge zu einem wären nur ein Punkt Schaden, der Mäher hat aber noch zwei Trefferpunkte. Setze einen Punkt Schicksal ein, um einen Fehlschlag neu zu würfeln.',
  'lesson.spoils':
    'Die Schlacht ist gewonnen, und das Feld gehört dir. Bau eine Erntemaschine für Energie, und beende deinen Zug.',
  'lesson.tenth': 'Runde 10, und vier Erntemaschinen arbeiten für dich. Kauf einen Würfel.',
  'lesson.colossus':
    'Jetzt kannst du die schwerste Karte auf deiner Hand bezahlen: Setze den Bastionskoloss beim Relaisknoten ein.',
  'lesson.on':
    'Mach so weiter mit Spähern, Erntemaschinen und Armeen, bis du das Hauptquartier von Rot eroberst. Beende deinen Zug.',
};
