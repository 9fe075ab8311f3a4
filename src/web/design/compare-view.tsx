/** Comparison of two decks side by side: from the draft, its original version, or a file. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { CardFace } from '../cards/card-face.tsx';
import { faultOf, formatFor } from '../messages.ts';
import { t } from './design-messages.ts';
import {
  type DeckComparison,
  compareDecks,
  decksOf,
  type CountPair,
  type ShownDeck,
} from './compare.ts';
import { aboutFile } from './file.ts';
import type { DesignModel } from './model.ts';

interface NamedDeck extends ShownDeck {
  readonly name: string;
}

/** Shows the comparison; nothing for documents without decks. */
export function CompareDecks({ model }: { readonly model: DesignModel }) {
  const [file, setFile] = useState<readonly NamedDeck[]>([]);
  const [fault, setFault] = useState('');
  const [left, setLeft] = useState(0);
  const [right, setRight] = useState(1);
  const format = (text: LocalizedText) => formatFor(model.module.id, text);
  const named = (decks: readonly ShownDeck[], name: (deck: string) => string): NamedDeck[] =>
    decks.map((deck) => ({ ...deck, name: name(format(deck.title)) }));
  const own = named(decksOf(model.form.value.sections), (deck) => deck);
  if (own.length === 0) return null;
  const first = named(decksOf(model.formOf(undefined).sections), (deck) =>
    t('design.compare.start', { deck }),
  );
  const decks = [...own, ...first, ...file];
  const [one, other] = [decks[left] ?? decks[0], decks[right] ?? decks[1]];
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    setFault('');
    try {
      const { sections } = model.formOf(await aboutFile(chosen));
      const found = named(decksOf(sections), (deck) =>
        t('design.compare.file', { deck, file: chosen.name }),
      );
      setFile(found);
      if (found.length > 0) setRight(own.length + first.length);
    } catch (error) {
      setFault(format(faultOf(error, model.module.id)));
    }
  };
  return (
    <section class="design-section depth-0" aria-labelledby="compare-decks">
      <h2 id="compare-decks">{t('design.compare')}</h2>
      <div class="row compare-choice">
        <DeckSelect
          label={t('design.compare.left')}
          {...{ decks, value: left, onChange: setLeft }}
        />
        <DeckSelect
          label={t('design.compare.right')}
          {...{ decks, value: right, onChange: setRight }}
        />
        <label class="button">
          {t('design.compare.open')}
          <input
            type="file"
            class="unseen"
            accept="application/json,.json"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
      </div>
      {fault && (
        <p role="alert" class="design-fault">
          {fault}
        </p>
      )}
      {one && other && <Compared model={model} one={one} other={other} />}
    </section>
  );
}

interface DeckSelectProps {
  readonly label: string;
  readonly decks: readonly NamedDeck[];
  readonly value: number;
  readonly onChange: (index: number) => void;
}

const DeckSelect = ({ label, decks, value, onChange }: DeckSelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={(event) => onChange(Number(event.currentTarget.value))}
  >
    {decks.map(({ name }, i) => (
      <option key={name} value={i}>
        {name}
      </option>
    ))}
  </select>
);

interface ComparedProps {
  readonly model: DesignModel;
  readonly one: NamedDeck;
  readonly other: NamedDeck;
}

function Compared({ model, one, other }: ComparedProps) {
  const [isAll, setAll] = useState(false);
  const format = (text: LocalizedText) => formatFor(model.module.id, text);
  const { parts, prices, items } = compareDecks(one, other, model.game.value.look, format);
  const shown = items.filter(({ left, right }) => isAll || left !== right);
  return (
    <>
      <table class="compare-table">
        <thead>
          <tr>
            <th scope="col">{one.name}</th>
            <th scope="col">{t('design.compare.what')}</th>
            <th scope="col">{other.name}</th>
          </tr>
        </thead>
        <tbody>
          {one.points !== undefined && other.points !== undefined && (
            <Row
              pair={{ left: one.points, right: other.points }}
              name={t('design.compare.points')}
            />
          )}
          {parts.map(({ title, ...pair }) => (
            <Row key={format(title)} pair={pair} name={format(title)} />
          ))}
          <Curve prices={prices} />
        </tbody>
        <tbody>
          {shown.map(({ type, label, ...pair }) => (
            <Row key={type} pair={pair} name={format(label)}>
              <CardFace game={model.game.value} type={type} size="small" isNamed />
            </Row>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p class="hint">{t('design.compare.same')}</p>}
      <label class="switch">
        <input
          type="checkbox"
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
        <span>{t('design.compare.all')}</span>
      </label>
    </>
  );
}

/** Chart with a bar for each cost, to the left and to the right. */
function Curve({ prices }: Pick<DeckComparison, 'prices'>) {
  const most = Math.max(1, ...prices.flatMap(({ left, right }) => [left, right]));
  return prices.map(({ price, ...pair }) => (
    <Row key={price} pair={pair} name={t('design.cost.n', { n: price })} most={most} />
  ));
}

interface RowProps {
  readonly pair: CountPair;
  readonly name: string;
  /** Length of the longest bar; absent to show only numbers. */
  readonly most?: number;
  readonly children?: ComponentChildren;
}

function Row({ pair: { left, right }, name, most, children }: RowProps) {
  const bar = (n: number) => most !== undefined && <i style={{ width: `${(n / most) * 60}%` }} />;
  return (
    <tr>
      <td class={left > right ? 'more' : ''}>
        {bar(left)}
        {left}
      </td>
      <th scope="row">
        {children}
        {name}
      </th>
      <td class={right > left ? 'more' : ''}>
        {right}
        {bar(right)}
      </td>
    </tr>
  );
}
