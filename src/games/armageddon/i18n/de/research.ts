/** Research, and what is done with what it made, in German. */
import type { research as english } from '../en/research.ts';

export const research: Readonly<Record<keyof typeof english, string>> = {
  'prompt.research.pick': 'wähle ein Projekt, das du versuchst.',
  'label.research': 'Forschen mit {card}',
  'label.try-none': 'Keines davon versuchen',
  'prompt.fit.gear': 'wähle die Ausrüstung, die die Karte von jetzt an trägt.',
  'label.fit': 'Ausrüstung anlegen: {card}',
  'label.gear': 'Anlegen: {project}',
  'label.make': 'Versuchen: {project} ({cost}; Schwierigkeit {n})',
  'log.fitted': '{card} mit neuer Ausrüstung: {project}.',
  'log.researches': '{hero} forscht.',
  'log.made': 'Fertig: {project}.',
  'log.not-made': 'Misslungen: {project}. Die Hälfte der bezahlten Rohstoffe kommt zurück.',
  'refusal.no-yard':
    'Ausrüstung erhalten Angriffskarten auf deiner Hand und Karten bei einer Basis, die versorgt und nicht belagert ist. Beides trifft nicht zu auf {card}.',
  'refusal.no-gear':
    'Keine Ausrüstung auf deiner Hand passt, oder die Karte hat keinen Platz mehr dafür: {card}.',
  'refusal.worked': '{card} hat in diesem Zug schon geforscht; versuch es im nächsten wieder.',
  'refusal.no-workshop':
    '{card} kann nur in einem Feld mit deinem Labor forschen (Taktiker: mit deiner Akademie). Das Feld muss versorgt sein und darf nicht belagert werden.',
  'refusal.no-room':
    'Auf deiner Hand ist kein Platz für {project}. Wähle ein anderes Projekt oder keines.',
  'refusal.project-dear':
    'Das kannst du nicht bezahlen: {project}. Wähle ein anderes Projekt oder keines.',
};
