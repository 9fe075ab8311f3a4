/** Armies, in German: founding, marching, what they meet. */
import type { armies as english } from '../en/armies.ts';

export const armies: Readonly<Record<keyof typeof english, string>> = {
  'prompt.march.to': 'wähle, wohin die Armee marschiert.',
  'label.march': 'Mit {army} marschieren ({n} AP)',
  'label.go': 'Nach {at}',
  'label.go.people':
    'Nach {at}: Die Unabhängigen dort schließen sich an (Chance {join} von {die}), schließen sich für einen Preis an (Chance {bargain} von {die}) oder kämpfen [12.1]',
  'label.go.strangers':
    'Nach {at}: Ein Würfel entscheidet, wie die noch nicht erkannten Unabhängigen dort dich empfangen; erkenne sie, um deine Chancen zu sehen [12.2]',
  'log.enters': '{army} betritt {at}.',
  'log.captured': 'Erobert von {by}: {card}.',
  'log.retaken': '{by} erobert das Hauptquartier zurück.',
  'refusal.no-field-army':
    '{u} kann nicht marschieren. Wähle eine deiner Feldarmeen; Garnisonen marschieren nie.',
  'refusal.empty-army': '{u} hat keine Karten. Verlege zuerst Karten dorthin.',
  'refusal.moved':
    '{u} oder eine Karte darin hat in diesem Zug schon gezogen. Wähle eine andere Armee.',
  'refusal.shut-in':
    '{u} wird belagert und kann nicht weg. Brich zuerst mit einem Angriff im eigenen Feld aus, oder entkomme getarnt.',
  'refusal.no-way':
    '{u} kann nicht marschieren: Jedes Nachbarfeld ist unerkundet, voll mit deinen Armeen oder kostet mehr Bewegungspunkte, als die Armee noch hat.',
  'refusal.march-dear': 'Du hast nicht genug AP: Mit {u} zu marschieren kostet {n}.',
  'refusal.too-far':
    '{u} kann {at} nicht erreichen: Das Feld ist zu weit weg, unerkundet oder voll mit deinen Armeen. Bei einem Marsch können auch unerkundete Felder, Feinde oder Minen im Weg sein.',
  'prompt.transfer.to': 'wähle die Armee, in die die Karte kommt.',
  'label.found': 'Armee gründen bei: {card} ({n} AP)',
  'label.join': 'Ziel: {army} ({n} AP)',
  'label.transfer': 'In eine andere Armee verlegen: {card}',
  'label.transfer-paid': 'In eine andere Armee verlegen: {card} ({n} AP)',
  'label.hide': '{army} tarnen ({n} AP)',
  'label.show': 'Tarnung aufgeben: {army}',
  'label.disband': '{army} auflösen',
  'log.founded': '{army} wird in {at} gegründet.',
  'log.disbanded': '{army} in {at} wird aufgelöst.',
  'log.transferred': 'Verlegt nach {army}: {card}.',
  'log.hides': '{army} tarnt sich.',
  'log.shows': '{army} gibt die Tarnung auf.',
  'refusal.no-base':
    'Armeen gründest du nur bei deinen Festungen und Außenposten. Wähle eine solche Basis, nicht: {card}.',
  'refusal.found-dear': 'Du hast nicht genug AP: Eine Armee zu gründen kostet {n}.',
  'refusal.full-hex':
    'Du kannst hier keine Armee gründen: In diesem Feld stehen schon {n} deiner Feldarmeen; mehr sind nicht erlaubt. Wähle eine andere Basis, oder ziehe zuerst mit einer Armee weg.',
  'refusal.no-army-left': 'Du hast schon alle deine Armeen gegründet. Löse zuerst eine leere auf.',
  'refusal.not-empty':
    'Du kannst {u} nicht auflösen: Das ist keine deiner leeren Armeen. Wähle eine Armee ohne Karten.',
  'refusal.not-in-army':
    'Wähle eine deiner Karten in einer Armee oder Garnison auf der Karte. Dazu zählt nicht: {card}.',
  'refusal.regrouped': 'In diesem Zug schon verlegt: {card}. Wähle eine andere Karte.',
  'refusal.nobody-beside':
    'Es gibt kein Ziel zum Verlegen: Du hast keine zweite Armee im selben Feld wie {card}.',
  'refusal.not-beside':
    'Die Karte kann nicht zu {u}: Wähle eine andere deiner Armeen in diesem Feld.',
  'refusal.transfer-dear':
    'Du hast nicht genug AP: Eine Karte zwischen zwei Armeen zu verlegen kostet {n}.',
  'refusal.needs-hero':
    '{card} kann nicht weg: Ohne Helden hätte die Armee zu viele Einheiten. Verlege zuerst einige Einheiten.',
  'refusal.no-stealth':
    '{u} ist getarnt und nimmt keine Karte ohne die Fähigkeit Tarnung auf: {card}. Wähle eine andere Armee.',
  'refusal.has-hero': '{u} hat schon einen Helden. Wähle eine andere Armee.',
  'refusal.full-army': '{u} hat schon so viele Einheiten wie möglich. Wähle eine andere Armee.',
  'refusal.command': 'Dafür reicht die Führung von {u} nicht: {card}. Wähle eine andere Armee.',
  'refusal.cannot-hide':
    '{u} kann sich nicht tarnen. Wähle eine deiner sichtbaren Feldarmeen, in der jede Karte Tarnung hat.',
  'refusal.exposed':
    '{u} ist in diesem Zug aufgeflogen und kann sich erst im nächsten wieder tarnen.',
  'refusal.hide-dear': 'Du hast nicht genug AP: Sich zu tarnen kostet {n}.',
  'refusal.not-hidden': '{u} ist keine deiner getarnten Armeen. Wähle eine Armee, die getarnt ist.',
  'prompt.jump.to': 'wähle, wo die Armee landet.',
  'label.jump': 'Luftlandung mit {army}, über Gelände und Feinde hinweg ({n} AP)',
  'label.clear': 'Mit {army} Minen räumen ({n} AP)',
  'log.mined': '{army} gerät in {at} in ein Minenfeld.',
  'refusal.no-jump':
    '{u} kann keine Luftlandung machen. Wähle eine deiner Feldarmeen, in der jede Einheit Luftlandung hat.',
  'refusal.jump-dear': 'Du hast nicht genug AP: Eine Luftlandung mit {u} kostet {n}.',
  'refusal.no-landing': 'Es gibt kein erkundetes Feld in Reichweite, in dem {u} landen könnte.',
  'refusal.no-mines':
    '{u} kann keine Minen räumen: Es muss eine Feldarmee von dir mit Pionieren im Feld eines feindlichen Minenfelds sein, das du kennst.',
  'refusal.cleared':
    'Die Pioniere von {u} haben in diesem Zug schon geräumt. Wähle eine andere Armee mit Pionieren.',
  'refusal.clear-dear': 'Du hast nicht genug AP: Minen zu räumen kostet {n}.',
};
