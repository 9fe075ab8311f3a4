/** Finds the amounts of prices in a text: "Deploy Line Rifles (2 AP, 2 H, 1 M)" has three. */

/** An icon, and the text for an amount of zero: `0 H`. */
export interface PriceIcon<T> {
  readonly look: T;
  readonly none: string;
}

/** An amount in a text. `comma`: the separator between it and the next amount, which icons do not need. */
export interface PricePart<T> {
  readonly look: T;
  readonly n: number;
  readonly text: string;
  readonly comma: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the text in parts: amounts that have an icon, and the rest as it is. */
export function pricesIn<T>(
  text: string,
  icons: readonly PriceIcon<T>[],
): (string | PricePart<T>)[] {
  if (icons.length === 0) return [text];
  const units = icons.map(({ none }) => none.replace(/^0\s*/, ''));
  const amount = `(\\d+)\\s(${units.map(escaped).join('|')})(?!\\p{L})`;
  const pattern = new RegExp(`(?<![\\p{L}\\d])${amount}([,;] (?=${amount}))?`, 'gu');
  const parts: (string | PricePart<T>)[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const [whole, n, unit = '', comma = ''] = found;
    const icon = icons[units.indexOf(unit)];
    if (!icon) continue;
    if (found.index > end) parts.push(text.slice(end, found.index));
    const amountText = whole.slice(0, whole.length - comma.length);
    parts.push({ look: icon.look, n: Number(n), text: amountText, comma });
    end = found.index + whole.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}
