/** Research, and what is done with what it made, in German. */
import type { research as english } from '../en/research.ts';

export const research: Readonly<Record<keyof typeof english, string>> = {
  'prompt.research.pick': 'wähle eine Karte, an der du forschst, oder keine.',
  'label.research': 'Forschen mit {card}',
  'label.try-none': 'Keine davon versuchen',
  'prompt.fit.gear': 'wähle die Ausrüstung für diese Karte.',
  'label.fit': 'Ausrüstung anlegen: {card}',
  'label.gear': 'Anlegen: {project}',
  'label.make': 'Versuchen: {project} ({cost}; Schwierigkeit {n})',
  'log.fitted': '{card} mit neuer Ausrüstung: {project}.',
  'log.researches': '{hero} forscht.',
  'log.made': 'Fertig: {project}.',
  'log.not-made': 'Misslungen: {project}. Die Hälfte der bezahlten Rohstoffe kommt zurück.',
  'refusal.no-yard':
    '{card} lässt sich nicht ausrüsten. Wähle eine Angriffskarte auf deiner Hand oder einen Helden, eine Einheit oder eine Anlage bei einer deiner Basen, die versorgt und nicht belagert ist.',
  'refusal.no-gear':
    'Keine Ausrüstung auf deiner Hand passt, oder die Karte hat keinen Platz mehr dafür: {card}.',
  'refusal.worked': '{card} hat in diesem Zug schon gehandelt; versuch es im nächsten wieder.',
  'refusal.no-workshop':
    '{card} kann hier nicht forschen. Wähle einen Techniker oder Genetiker bei deinem Labor oder einen Taktiker bei deiner Akademie, in einem Feld, das versorgt ist und nicht belagert wird.',
  'refusal.no-room':
    'Auf deiner Hand ist kein Platz für {project}. Wähle eine andere Karte oder keine.',
  'refusal.project-dear':
    '{project} zu versuchen kostet {price}; du hast {stock}. Wähle eine andere Karte oder keine.',
};
