/** Screen on which a player changes the values of a game: strengths, costs, charts. */
import { useEffect, useState } from 'preact/hooks';
import type { Rule } from '../../kernel/rulebook.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { unpackDraft } from '../design/draft.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import { aboutGame, translateRule, scenarioTitle } from '../games/phrases.ts';
import { faultOf, formatFor, awaitMessages } from '../messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { folded } from '../ui/folded.ts';
import { Load } from '../ui/load.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from '../ui/router.ts';
import { RuleText } from '../ui/rule-text.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { inputId } from './value-input.tsx';
import { groupsOf, ValueSection } from './value-section.tsx';
import { msg, t } from './variant-messages.ts';
import { VariantModel } from './variant-model.ts';
import { VariantPanel } from './variant-panel.tsx';
import { VariantTools } from './variant-tools.tsx';
import { TITLE_LIMIT } from '../../kernel/setup/variant.ts';
import '../styles/forms.css';
import './variant.css';

type VariantRoute = Extract<Route, { screen: 'variant' }>;

export function VariantScreen({ route }: { route: VariantRoute }) {
  return (
    <Load key={route.game} load={() => load(route.game)} waiting={t('values.waiting')}>
      {(opened) =>
        opened ? (
          <Editor {...opened} />
        ) : (
          <Message title={t('values.unknown')}>
            <p>{t('values.unknown.why', { game: route.game })}</p>
          </Message>
        )
      }
    </Load>
  );
}

interface OpenedEditor {
  readonly model: VariantModel;
  readonly rulebook: readonly Rule[];
  /** Message about the variant in the address; empty if there is none. */
  readonly opening: LocalizedText;
}

/** Opens the variant in the address, or the stored draft. */
async function load(id: string): Promise<OpenedEditor | undefined> {
  const module = await loadTranslatedGame(id);
  if (!module?.values) return undefined;
  const [rulebook] = await Promise.all([module.rulebook(), awaitMessages()]);
  const model = new VariantModel(module);
  const text = await unpackDraft(location.hash);
  if (text === undefined) return { model, rulebook, opening: '' };
  try {
    model.take(JSON.parse(text));
    // Removes the variant from the address, so that a reload restores the edited draft.
    history.replaceState(undefined, '', location.pathname);
    return { model, rulebook, opening: msg('values.from-link') };
  } catch (error) {
    return { model, rulebook, opening: faultOf(error, id) };
  }
}

function Editor({ model, rulebook, opening }: OpenedEditor) {
  const { module } = model;
  const [search, setSearch] = useState('');
  const [rule, setRule] = useState<string>();
  const title = t('values.title', { game: aboutGame(module, 'title') });
  useEffect(() => {
    document.title = title;
  }, [title]);
  const wanted = folded(search.trim());
  const groups = groupsOf(model, (name) => folded(name).includes(wanted));
  const show = (id: string) => {
    setSearch('');
    // Waits until the search is cleared, so that the field is on the page.
    requestAnimationFrame(() => showField(id));
  };
  return (
    <>
      <TopBar />
      <main class="page variant">
        <div class="variant-head">
          <h1>{title}</h1>
          <p class="hint">{t('values.lead')}</p>
          <VariantTools model={model} opening={opening} />
        </div>
        <Fields {...{ model, search }} onSearch={setSearch} />
        <VariantPanel model={model} onShow={show} />
        <div class="variant-values">
          {groups.length === 0 && <p class="hint">{t('values.not-found', { text: search })}</p>}
          {groups.map((group) => (
            <ValueSection key={group.entry} {...{ model, group }} onRule={setRule} />
          ))}
        </div>
        <BalancePanel model={model} />
      </main>
      {rule !== undefined && (
        <RuleDialog
          key={rule}
          {...{ model, rulebook, rule }}
          onOpen={setRule}
          onClose={() => setRule(undefined)}
        />
      )}
    </>
  );
}

function showField(id: string): void {
  const field = document.getElementById(inputId(id));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

interface FieldsProps {
  readonly model: VariantModel;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

function Fields({ model, search, onSearch }: FieldsProps) {
  const { module } = model;
  const fault = model.faults.value.title;
  return (
    <div class="variant-fields">
      <div class="field">
        <label for="variant-title">{t('values.name')}</label>
        <input
          id="variant-title"
          type="text"
          maxLength={TITLE_LIMIT}
          value={model.draft.value.title}
          onInput={({ currentTarget }) => model.setTitle(currentTarget.value)}
        />
        {fault !== undefined && <span class="value-fault">{formatFor(module.id, fault)}</span>}
      </div>
      <div class="field">
        <label for="variant-scenario">{t('form.scenario')}</label>
        <select
          id="variant-scenario"
          value={model.scenario.value}
          onChange={({ currentTarget }) => model.setScenario(currentTarget.value)}
        >
          {module.scenarios.map((scenario) => (
            <option key={scenario.id} value={scenario.id}>
              {scenarioTitle(module, scenario)}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for="variant-search">{t('values.search')}</label>
        <input
          id="variant-search"
          type="search"
          placeholder={t('values.search.hint')}
          value={search}
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </div>
    </div>
  );
}

interface RuleProps {
  readonly model: VariantModel;
  readonly rulebook: readonly Rule[];
  readonly rule: string;
  readonly onOpen: (rule: string) => void;
  readonly onClose: () => void;
}

/** The rule that a value belongs to. */
function RuleDialog({ model: { module }, rulebook, rule: id, onOpen, onClose }: RuleProps) {
  const found = rulebook.find((rule) => rule.id === id);
  if (!found) return null;
  const { title, text } = translateRule(module, found);
  return (
    <Dialog title={`[${id}] ${title}`} onClose={onClose}>
      <p>
        <RuleText text={text} rules={rulebook} onOpen={onOpen} />
      </p>
      <a href={`/rules/${module.id}#${encodeURIComponent(id)}`}>{t('box.rules')}</a>
    </Dialog>
  );
}
