/** The form for a new table, in German. */
import type { form as english } from '../en/form.ts';

export const form: Readonly<Record<keyof typeof english, string>> = {
  'form.title': 'Ein Tisch für {game}',
  'form.your-name': 'Dein Name am Tisch',
  'form.open': 'Tisch eröffnen',
  'form.scenario': 'Szenario',
  'form.document': 'Mitbringen: {name}',
  'form.document.make': 'Am Bildschirm machen',
  'form.document.taken': 'In Ordnung; damit wird gespielt.',
  'form.document.usual': 'Ohne Datei wird mit dem Üblichen gespielt.',
  'form.seats': 'Wer spielt was',
  'form.me': 'Ich',
  'form.somebody': 'Jemand, dem ich den Link schicke',
  'form.computer': 'Computer: {level}',
  'form.options': 'Optionen',
  'form.watch': 'Wer zuschaut, sieht',
  'form.watch.never': 'was allen offen ist',
  'form.watch.late': 'auch, was eine Seite sieht, {n} Züge später',
  'form.clock': 'Uhr',
  'form.clock.none': 'Keine',
  'form.clock.day-1': '1 Tag für jeden Zug',
  'form.clock.day-3': '3 Tage für jeden Zug',
  'form.clock.hour-1': '1 Stunde und 30 Sekunden für jeden Zug',
  'form.clock.hour-2': '2 Stunden und 1 Minute für jeden Zug',
  'form.late': 'Wer keine Zeit mehr hat',
  'form.late.stand-in': 'für den springt der Computer ein',
  'form.late.loss': 'der hat verloren',
  'form.rated': 'Wertung',
  'form.rated.text':
    'Die Partie zählt für die Wertung beider, die dafür Konten brauchen. Ohne Hinweise, und wer keine Zeit mehr hat, hat verloren.',
  'form.range': 'Wer Platz nehmen darf',
  'form.range.from': 'Wertung von',
  'form.range.to': 'bis',
  'form.range.hint':
    'Gilt für alle, die den Platz von der Liste nehmen; sie brauchen dann ein Konto. Wem du einen Link schickst, der darf immer kommen.',
  'form.hints': 'Tipps',
  'form.hints.text':
    'Wer hier spielt, darf fragen, was ein starker Computer täte. Falls nicht, steht es in der Aufzeichnung.',
};
