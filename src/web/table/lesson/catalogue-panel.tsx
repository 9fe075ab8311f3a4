/** All cards or counters of a game with their pictures, to search and filter. */
import { useState } from 'preact/hooks';
import type { CatalogueItem, CataloguePart } from '../../../kernel/look/catalogue.ts';
import { CardFace } from '../../cards/card-face.tsx';
import { t, format } from '../../table-messages.ts';
import { RuleTag } from '../../ui/rule-tag.tsx';
import { type Facets, found } from './catalogue.ts';
import type { ScreenState } from '../context.ts';
import { PiecePicture } from '../board/piece-picture.tsx';

/** Number of items shown at once. */
const PAGE = 24;

export function CataloguePanel({ screen, part }: { screen: ScreenState; part: CataloguePart }) {
  const { game } = screen.model;
  const [text, setText] = useState('');
  const [facets, setFacets] = useState<Facets>({});
  const [most, setMost] = useState(PAGE);
  const entries = found(part, facets, text, (text) => format(game, text));
  return (
    <section class="catalogue" aria-label={format(game, part.title)}>
      <h2 class="legend">
        <RuleTag rule={part.rule} onOpen={screen.openRule} /> {format(game, part.title)}
      </h2>
      <div class="catalogue-filters">
        <input
          type="search"
          aria-label={t('catalogue.search')}
          placeholder={t('catalogue.search')}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setMost(PAGE);
          }}
        />
        {part.facets.map(({ id, name, values }, f) => (
          <label key={id}>
            <span>{format(game, name)}</span>
            <select
              value={facets[f] ?? ''}
              onChange={({ currentTarget: { value } }) => {
                setFacets({ ...facets, [f]: value === '' ? undefined : Number(value) });
                setMost(PAGE);
              }}
            >
              <option value="">{t('catalogue.all')}</option>
              {values.map((text, value) => (
                <option key={value} value={value}>
                  {format(game, text)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <p class="hint" aria-live="polite">
        {t('catalogue.found', { n: entries.length, all: part.entries.length })}
      </p>
      <ul>
        {entries.slice(0, most).map((entry) => (
          <Entry key={entry.id} screen={screen} entry={entry} />
        ))}
      </ul>
      {entries.length > most && (
        <button type="button" class="button small" onClick={() => setMost(most + PAGE)}>
          {t('catalogue.more')}
        </button>
      )}
      {part.designed && <p class="hint">{format(game, part.designed)}</p>}
    </section>
  );
}

function Entry({ screen, entry }: { screen: ScreenState; entry: CatalogueItem }) {
  const { game } = screen.model;
  const { type, colour = -1, name, text, traits } = entry;
  return (
    <li>
      {game.look.cards?.face(type) ? (
        <CardFace game={game} type={type} size="small" isNamed />
      ) : (
        <PiecePicture game={game} shown={{ side: -1, colour, type }} />
      )}
      <div>
        <b>{format(game, name)}</b>
        <span class="hint">{format(game, text)}</span>
        {traits.length > 0 && (
          <span class="traits">
            {traits.map((trait) => (
              <span key={trait.rule}>
                {format(game, trait.name)} <RuleTag rule={trait.rule} onOpen={screen.openRule} />
              </span>
            ))}
          </span>
        )}
      </div>
    </li>
  );
}
