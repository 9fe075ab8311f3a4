/** Form fields of a new table, both on the server and in the page. */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameModule, SideSpec } from '../../kernel/game.ts';
import type { DesignFile } from '../../kernel/setup/design-file.ts';
import { optionsIn, sidesIn, type Variant } from '../../kernel/setup/setup.ts';
import { ClockField, clockOf } from './clock-field.tsx';
import { type DocumentChoice, DocumentField, NOTHING } from './document-field.tsx';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import type { TableRequest } from '../../table/messages/requests.ts';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import { scenarioText, scenarioTitle, sideName } from '../games/phrases.ts';
import { levelName, levelText } from '../ui/level-name.ts';
import { OpponentField } from './challenges/opponent-field.tsx';
import { t } from './form-messages.ts';
import { OptionField } from './option-field.tsx';
import type { FormPreset } from '../variant/form-preset.ts';
import { VariantField, VariantShown } from '../variant/variant-field.tsx';
import { WatchField, watchOf } from './watch-field.tsx';

/** An existing document, and the scenario and variant that it opens with. */
export interface ExistingDocument extends DocumentChoice {
  readonly module: GameModule;
  readonly scenario: string;
  readonly variant?: Variant;
}

interface TableProps {
  readonly game: CatalogueEntry;
  /** Whether the table is in the page, where nobody can join by link. */
  readonly local?: boolean;
  /** Whether all seats are for people at this screen by default. */
  readonly isShared?: boolean;
  /** Whether the tables belong to a tournament, which assigns the seats. */
  readonly tournament?: boolean;
  readonly given?: ExistingDocument | undefined;
  /** Choices with which the form starts. */
  readonly preset?: FormPreset | undefined;
  /** Whether the other seats are open to people by default. */
  readonly isOpen?: boolean;
  /** Name of a player to challenge. */
  readonly opponent?: string;
}

export function TableFields(props: TableProps) {
  const {
    game,
    local = false,
    isShared = false,
    tournament = false,
    given,
    preset,
    isOpen = false,
    opponent,
  } = props;
  const first = given?.scenario ?? preset?.scenario ?? game.scenarios[0]?.id ?? '';
  const scenario = useSignal(first);
  const brought = useSignal<DocumentChoice>(given ?? NOTHING);
  const design = useSignal<DesignFile | undefined>(undefined);
  const variant = useSignal<Variant | undefined>(given?.variant);
  const hasFree = useSignal(false);
  const rated = useSignal(false);
  const sides = brought.value.sides ?? sidesIn(game, scenario.value);
  const options = optionsIn(game, scenario.value);
  const mayRate = !local && !tournament && !given && sides.length === 2;
  const unrated = mayRate && rated.value ? 'server.rated.variant' : undefined;
  const hasDocument = !given && !tournament && takesDocument(game, scenario.value);
  const hasWatch = !local && !tournament && hasSecrets(game, scenario.value);
  return (
    <>
      {!tournament && <Seats {...{ game, sides, local, isShared, isOpen, hasFree, opponent }} />}
      {!local && <ClockField isLost={tournament} />}
      {mayRate && <Rated chosen={rated} />}
      {given ? (
        <>
          <input type="hidden" name="scenario" value={given.scenario} />
          <input type="hidden" name="document" value={given.text} />
        </>
      ) : (
        <Scenarios
          game={game}
          first={first}
          onChoose={(id) => {
            scenario.value = id;
            brought.value = NOTHING;
          }}
        />
      )}
      {hasDocument && (
        <DocumentField
          {...{ game, brought, design }}
          scenario={scenario.value}
          variant={variant.value}
        />
      )}
      {given?.variant && <VariantShown module={given.module} variant={given.variant} />}
      {game.values !== undefined && !given?.variant && (
        <VariantField
          game={game}
          scenario={scenario.value}
          usesDraft={preset?.usesVariant ?? false}
          unrated={tournament ? 'server.tournament.variant' : unrated}
          design={given ?? (hasDocument ? design.value : undefined)}
          onChoose={(chosen) => {
            variant.value = chosen;
          }}
        />
      )}
      {(options.length > 0 || !tournament) && (
        <details class="fold">
          <summary>{t('form.options')}</summary>
          {options.map((option) => (
            <OptionField key={option.id} game={game} option={option} />
          ))}
          {hasWatch && <WatchField />}
          {hasFree.value && <Range />}
          {!tournament && <Hints />}
        </details>
      )}
    </>
  );
}

const takesDocument = ({ document }: CatalogueEntry, scenario: string): boolean =>
  document !== undefined && (document.scenarios?.includes(scenario) ?? true);

/** Returns whether a scenario has hidden information. Without any, spectators see everything at once. */
const hasSecrets = ({ secret }: CatalogueEntry, scenario: string): boolean =>
  secret?.includes(scenario) ?? false;

/** Fields for the ratings of players who may take an open seat from the list; empty: any rating. */
function Range() {
  return (
    <fieldset class="field">
      <legend>{t('form.range')}</legend>
      <div class="row">
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {t(`form.range.${end}`)}{' '}
            <input type="number" name={`range-${end}`} min={0} max={4000} step={50} />
          </label>
        ))}
      </div>
      <p class="hint">{t('form.range.hint')}</p>
    </fieldset>
  );
}

/** Returns the requested rating range; undefined if there is none. */
function rangeOf(form: FormData): { from: number; to: number } | undefined {
  const [from, to] = [form.get('range-from') || '', form.get('range-to') || ''];
  if (from === '' && to === '') return undefined;
  return { from: Number(from), to: to === '' ? MOST_RATING : Number(to) };
}

const MOST_RATING = 4000;

function Rated({ chosen }: { readonly chosen: Signal<boolean> }) {
  return (
    <fieldset class="field">
      <legend>{t('form.rated')}</legend>
      <label class="switch">
        <input
          type="checkbox"
          name="rated"
          checked={chosen.value}
          onChange={({ currentTarget }) => {
            chosen.value = currentTarget.checked;
          }}
        />
        <span>{t('form.rated.text')}</span>
      </label>
    </fieldset>
  );
}

/** Switch for hints: off by default if two or more people play. */
function Hints() {
  const box = useRef<HTMLInputElement>(null);
  const isChosen = useRef(false);
  useEffect(() => {
    const form = box.current?.form;
    if (!form) return;
    const suggest = (): void => {
      if (box.current && !isChosen.current) box.current.checked = peopleIn(new FormData(form)) < 2;
    };
    suggest();
    form.addEventListener('change', suggest);
    return () => form.removeEventListener('change', suggest);
  });
  return (
    <fieldset class="field">
      <legend>{t('form.hints')}</legend>
      <label class="switch">
        <input
          ref={box}
          type="checkbox"
          name="hints"
          defaultChecked
          onInput={() => {
            isChosen.current = true;
          }}
        />
        <span>{t('form.hints.text')}</span>
      </label>
    </fieldset>
  );
}

/** Prefix of the form fields that assign seats. */
const SEAT = 'seat-';
/** Value of a seat for a player at this screen. */
const ME = 'me';
/** Value of a seat that is open to another player. */
const FREE = 'open';
/** Value of a seat for a challenged player. */
const NAMED = 'named';

/** Returns the number of people who are to play. */
const peopleIn = (form: FormData): number =>
  [...form].filter(([name, value]) => name.startsWith(SEAT) && !String(value).startsWith('bot:'))
    .length;

/** Returns the request that a filled-in form describes. */
export function requestOf(game: CatalogueEntry, form: FormData): TableRequest {
  const seats = [...form].flatMap(([name, value]) =>
    name.startsWith(SEAT)
      ? [[name.slice(SEAT.length), value === NAMED ? FREE : String(value)] as const]
      : [],
  );
  const opponent = String(form.get('opponent') ?? '').trim();
  const document = String(form.get('document') ?? '');
  const variant = String(form.get('variant') ?? '');
  const options = game.options.map(({ id, fallback }) => {
    return [id, Number(form.get(`option-${id}`) ?? fallback)] as const;
  });
  const rated = form.has('rated');
  const ratings = rangeOf(form);
  const agreed = clockOf(form);
  const clock = agreed && rated ? { ...agreed, late: 'loss' } : agreed;
  return {
    game: game.id,
    scenario: String(form.get('scenario')),
    ...watchOf(form),
    seats: Object.fromEntries(seats),
    options: Object.fromEntries(options),
    ...(variant && { variant: JSON.parse(variant) }),
    ...(document && { document: JSON.parse(document) }),
    hints: form.has('hints') ? 'on' : 'off',
    ...(clock && { clock }),
    ...(rated && { rated }),
    ...(ratings && { ratings }),
    ...(opponent && { opponent }),
  };
}

interface ScenariosProps {
  readonly game: CatalogueEntry;
  /** Id of the scenario that is chosen at first. */
  readonly first: string;
  readonly onChoose: (id: string) => void;
}

function Scenarios({ game, first, onChoose }: ScenariosProps) {
  return (
    <fieldset class="field">
      <legend>{t('form.scenario')}</legend>
      {game.scenarios.map((scenario) => (
        <label key={scenario.id} class="radio-card">
          <input
            type="radio"
            name="scenario"
            value={scenario.id}
            defaultChecked={scenario.id === first}
            onChange={() => onChoose(scenario.id)}
          />
          <span>
            <b>{scenarioTitle(game, scenario)}</b>{' '}
            <span class="hint">{t('number.minutes', { n: scenario.minutes })}</span>
            <span class="text">{scenarioText(game, scenario)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface SeatsProps {
  readonly game: CatalogueEntry;
  readonly sides: readonly SideSpec[];
  readonly local: boolean;
  readonly isShared: boolean;
  readonly isOpen: boolean;
  readonly opponent: string | undefined;
  /** Set to whether a seat is open to another player. */
  readonly hasFree: Signal<boolean>;
}

function Seats({ game, sides, local, isShared, isOpen, opponent, hasFree }: SeatsProps) {
  const field = useRef<HTMLFieldSetElement>(null);
  /** Side of the seat for the challenged player. */
  const named = useSignal<string | undefined>(undefined);
  const others = isShared ? ME : isOpen ? FREE : `bot:${USUAL_LEVEL}`;
  const first = opponent !== undefined ? NAMED : others;
  const look = (): void => {
    const seats = [...(field.current?.querySelectorAll('select') ?? [])];
    hasFree.value = seats.some(({ value }) => value === FREE);
    named.value = seats.find(({ value }) => value === NAMED)?.name;
  };
  useEffect(look, [sides]);
  return (
    <fieldset class="field" ref={field} onChange={look}>
      <legend>{t('form.seats')}</legend>
      {sides.map((side, i) => (
        <div key={side.id} class="seat-field">
          <label for={SEAT + side.id}>
            <b>{sideName(game, side)}</b>
          </label>
          <select id={SEAT + side.id} name={SEAT + side.id}>
            <option value={ME}>{t(isShared ? 'form.here' : 'form.me')}</option>
            {!local && (
              <>
                <option
                  value={NAMED}
                  selected={i === 1 && first === NAMED}
                  disabled={named.value !== undefined && named.value !== SEAT + side.id}
                >
                  {t('form.named')}
                </option>
                <option
                  value={FREE}
                  selected={i > 0 && (first === FREE || (i > 1 && first === NAMED))}
                >
                  {t('form.somebody')}
                </option>
              </>
            )}
            {game.bots.map((bot) => (
              <option
                key={bot.id}
                value={`bot:${bot.id}`}
                selected={i > 0 && first === `bot:${bot.id}`}
              >
                {t('form.computer', { level: levelName(bot.id) })}
              </option>
            ))}
          </select>
        </div>
      ))}
      {named.value !== undefined && <OpponentField name={opponent ?? ''} />}
      <ul class="hint bots">
        {game.bots.map((bot) => (
          <li key={bot.id}>
            <b>{levelName(bot.id)}.</b> {levelText(bot)}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
