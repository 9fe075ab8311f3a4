/** Screen of all studies: public ones by game, author and stars, the user's own, and a form for a new one. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { StudySummary, StudyVisibility } from '../../study/messages.ts';
import { VISIBILITIES } from '../../study/messages.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { aboutGame } from '../games/phrases.ts';
import { fetchCatalogue } from '../net/api.ts';
import { dayOf } from '../numbers.ts';
import { faultOf, formatPlain } from '../table-messages.ts';
import { LoadingBox } from '../ui/message.tsx';
import { go } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { createStudy, fetchStudies, studyPath } from './api.ts';
import { LocalStudies } from './local/local-list.tsx';
import { EXAMPLES, exampleOf } from './example-study.ts';
import { t } from './study-messages.ts';
import '../styles/forms.css';
import '../styles/account.css';
import '../styles/tournament.css';
import '../styles/study.css';

interface StudyLists {
  readonly own: readonly StudySummary[];
  readonly found: readonly StudySummary[];
  readonly games: readonly CatalogueEntry[];
}

export function StudiesScreen() {
  const lists = useSignal<StudyLists | undefined>(undefined);
  const fault = useSignal('');
  const filter = useSignal({ game: '', author: '', order: 'stars' as 'stars' | 'new' });
  const load = async () => {
    try {
      const { game, author, order } = filter.peek();
      const query = { order, ...(game && { game }), ...(author && { author }) };
      const [own, found, games] = await Promise.all([
        fetchStudies({ order: 'new', own: '1' }),
        fetchStudies(query),
        fetchCatalogue(),
      ]);
      lists.value = { own, found, games };
      fault.value = '';
    } catch (error) {
      fault.value = formatPlain(faultOf(error));
    }
  };
  useEffect(() => {
    document.title = `${t('studies.list')} – Countermarch`;
    void load();
  }, []);
  const change = (part: Partial<(typeof filter)['value']>) => {
    filter.value = { ...filter.peek(), ...part };
    void load();
  };
  return (
    <>
      <TopBar />
      <main class="page account">
        <h1>{t('studies.list')}</h1>
        <p>{t('studies.list.lead')}</p>
        {fault.value && <p role="alert">{fault.value}</p>}
        {!lists.value && !fault.value && <LoadingBox what={t('ui.moment')} />}
        {lists.value && (
          <>
            <NewStudy />
            {lists.value.own.length > 0 && (
              <StudyList title={t('studies.list.own')} studies={lists.value.own} />
            )}
            <Filter {...filter.value} games={lists.value.games} onChange={change} />
            <StudyList title={t('studies.list.public')} studies={lists.value.found} />
          </>
        )}
        <LocalStudies />
        <Examples />
      </main>
    </>
  );
}

/** Example studies, one for each game. */
function Examples() {
  return (
    <section class="list-box">
      <h2>{t('studies.examples')}</h2>
      <p class="hint">{t('studies.examples.text')}</p>
      <ul class="item-list">
        {EXAMPLES.map((id) => (
          <li key={id}>
            <a href={studyPath(exampleOf(id))}>{aboutGame({ id }, 'title')}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FilterProps {
  readonly game: string;
  readonly author: string;
  readonly order: 'stars' | 'new';
  readonly games: readonly CatalogueEntry[];
  readonly onChange: (change: {
    readonly game?: string;
    readonly author?: string;
    readonly order?: 'stars' | 'new';
  }) => void;
}

function Filter({ game, author, order, games, onChange }: FilterProps) {
  return (
    <search class="study-filter" aria-label={t('studies.list.filter')}>
      <label class="field">
        <b>{t('studies.list.game')}</b>
        <select
          value={game}
          onChange={({ currentTarget }) => onChange({ game: currentTarget.value })}
        >
          <option value="">{t('studies.list.all-games')}</option>
          {games.map((one) => (
            <option key={one.id} value={one.id}>
              {aboutGame(one, 'title')}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <b>{t('studies.list.author')}</b>
        <input
          type="search"
          value={author}
          maxLength={60}
          onChange={({ currentTarget }) => onChange({ author: currentTarget.value.trim() })}
        />
      </label>
      <label class="field">
        <b>{t('studies.list.order')}</b>
        <select
          value={order}
          onChange={({ currentTarget }) =>
            onChange({ order: currentTarget.value === 'new' ? 'new' : 'stars' })
          }
        >
          <option value="stars">{t('studies.list.stars')}</option>
          <option value="new">{t('studies.list.new')}</option>
        </select>
      </label>
    </search>
  );
}

interface StudyListProps {
  readonly title: string;
  readonly studies: readonly StudySummary[];
}

function StudyList({ title, studies }: StudyListProps) {
  return (
    <section class="list-box">
      <h2>{title}</h2>
      {studies.length === 0 && <p class="hint">{t('studies.list.none')}</p>}
      <ul class="item-list">
        {studies.map(({ id, name, owner, games: own, chapters, stars, touched }) => (
          <li key={id}>
            <span>
              <a href={studyPath(id)}>{name}</a>{' '}
              <span class="hint">
                {[owner, ...own.map((id) => aboutGame({ id }, 'title'))]
                  .filter((part) => part !== '')
                  .join(', ')}
              </span>
            </span>
            <span class="hint">
              {stars > 0 && <>★ {t('studies.stars', { n: stars })}, </>}
              {t('studies.list.chapters', { n: chapters })}, {dayOf(touched)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewStudy() {
  const name = useSignal('');
  const visibility = useSignal<StudyVisibility>('private');
  const fault = useSignal('');
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      const wanted = {
        name: name.peek().trim() || t('studies.create'),
        visibility: visibility.peek(),
      };
      go(studyPath((await createStudy(wanted)).id));
    } catch (error) {
      fault.value = formatPlain(faultOf(error));
    }
  };
  return (
    <form class="study-create" onSubmit={(event) => void submit(event)}>
      <label class="field">
        <b>{t('studies.name')}</b>
        <input
          type="text"
          maxLength={120}
          value={name.value}
          onInput={({ currentTarget }) => (name.value = currentTarget.value)}
        />
      </label>
      <label class="field">
        <b>{t('studies.visibility')}</b>
        <select
          value={visibility.value}
          onChange={({ currentTarget }) => {
            visibility.value = VISIBILITIES.find((one) => one === currentTarget.value) ?? 'private';
          }}
        >
          {VISIBILITIES.map((one) => (
            <option key={one} value={one}>
              {t(`studies.visibility.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button primary">
        {t('studies.create')}
      </button>
      {fault.value && <p role="alert">{fault.value}</p>}
    </form>
  );
}
