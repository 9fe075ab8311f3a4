/** Nahkampf, auf Deutsch. */
import type { assault as english } from '../en/assault.ts';

export const assault: Readonly<Record<keyof typeof english, string>> = {
  'prompt.assault.targets': 'Wähle die Ziele auf {at}.',
  'prompt.assault.units': 'Wähle die Einheiten, die auf {at} angreifen.',
  'label.attack': 'Angreifen',

  'log.assault': 'Nahkampf auf {at}: {units} gegen {targets}, Kampfverhältnis {odds}.',

  'refusal.must-attack': 'Alle Einheiten auf {at} müssen angreifen: Wähle ein Ziel.',
  'refusal.no-opponent':
    '{u} ist kein Feind, und deine Einheiten auf {at} können diese Einheit nicht angreifen.',
  'refusal.not-in-assault': '{u} nimmt nicht am Nahkampf auf {at} teil.',
  'refusal.no-attacker':
    'Noch nimmt keine Einheit an diesem Angriff teil. Wähle zuerst eine Einheit.',
  'refusal.joined': '{u} nimmt schon an diesem Angriff teil.',
  'refusal.apart':
    '{u} und {last} müssen getrennt angreifen, weil nur eine dieser Einheiten erschüttert ist.',
  'refusal.apart-landed':
    '{u} und {last} müssen getrennt angreifen: Eine dieser Einheiten ist gerade unter Feinden gelandet und hat keine Spaltenverschiebung.',
  'refusal.odds-assault':
    'So kannst du noch nicht angreifen: Entweder liegt das Kampfverhältnis unter {least}, oder die übrigen Einheiten auf {at} hätten keinen zulässigen Angriff mehr. Nimm weitere Einheiten dazu.',
  'refusal.odds-joining':
    '{u} kann jetzt nicht mitmachen: Entweder bliebe das Kampfverhältnis auch dann unter {least}, wenn alle danach aufgeführten Einheiten mitmachten, oder andere Einheiten hätten keinen zulässigen Angriff mehr. Wähle eine der angezeigten Einheiten.',
};
