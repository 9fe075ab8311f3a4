/** Screen of a game's designer: the form for a document, and what to do with the result. */
import { useEffect, useState } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import { DOCUMENT_KEY } from '../../i18n/head.ts';
import { aboutGame } from '../games/phrases.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import { t } from './design-messages.ts';
import { Load } from '../ui/load.tsx';
import { Message } from '../ui/message.tsx';
import type { Route } from '../ui/router.ts';
import { TopBar } from '../ui/top-bar.tsx';
import { faultOf, phraseOf, formatFor, awaitMessages } from '../messages.ts';
import { CompareDecks } from './compare-view.tsx';
import { unpackDraft } from './draft.ts';
import { DesignActions } from './design-actions.tsx';
import { VariantField } from '../variant/variant-field.tsx';
import { DesignModel } from './model.ts';
import { RefusedView } from './refused-view.tsx';
import { SampleHands } from './sample-hands.tsx';
import { SectionView } from './section.tsx';
import '../styles/forms.css';
import '../styles/design.css';

type DesignRoute = Extract<Route, { screen: 'design' }>;

export function DesignScreen({ route }: { route: DesignRoute }) {
  return (
    <Load key={route.game} load={() => load(route.game)} waiting={t('design.waiting')}>
      {(made) =>
        made ? (
          <Design model={made.model} fault={made.fault} />
        ) : (
          <Message title={t('design.unknown')}>
            <p>{t('design.unknown.why', { game: route.game })}</p>
          </Message>
        )
      }
    </Load>
  );
}

interface DesignContent {
  readonly model: DesignModel;
  /** Error of the document in the address; empty if there is none. */
  readonly fault: string;
}

/** Loads the draft from the address, or the stored one. */
async function load(id: string): Promise<DesignContent | undefined> {
  const module = await loadTranslatedGame(id);
  await awaitMessages();
  return module?.document?.designer ? open(module) : undefined;
}

async function open(module: GameModule): Promise<DesignContent> {
  const model = new DesignModel(module);
  const text = await unpackDraft(location.hash);
  if (text === undefined) return { model, fault: '' };
  try {
    model.take(JSON.parse(text));
    // Removes the document from the address, so that a reload restores the edited draft.
    history.replaceState(undefined, '', location.pathname);
    return { model, fault: '' };
  } catch (error) {
    return { model, fault: formatFor(module.id, faultOf(error, module.id)) };
  }
}

function Design({ model, fault }: DesignContent) {
  const [brought] = useState(fault);
  const name = phraseOf(model.module.id, DOCUMENT_KEY);
  const title = t('design.heading', { name, game: aboutGame(model.module, 'title') });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <TopBar />
      <main class="page design">
        <h1>{title}</h1>
        {brought && (
          <p role="alert" class="design-fault">
            {brought}
          </p>
        )}
        {model.refused.value ? (
          <RefusedView model={model} refused={model.refused.value} />
        ) : (
          <Editor model={model} name={name} />
        )}
      </main>
    </>
  );
}

function Editor({ model, name }: { readonly model: DesignModel; readonly name: string }) {
  const { n, ...design } = model.opening.value;
  return (
    <>
      {model.module.values && (
        <VariantField
          key={n}
          {...{ game: model.module, scenario: model.scenario, design }}
          hint={t('design.variant')}
          onChoose={(variant) => model.setVariant(variant)}
        />
      )}
      <Sections model={model} />
      <CompareDecks model={model} />
      <SampleHands model={model} />
      <DesignActions model={model} name={name} />
    </>
  );
}

function Sections({ model }: { model: DesignModel }) {
  return (
    <>
      {model.form.value.sections.map((section) => (
        <SectionView key={section.id} model={model} section={section} />
      ))}
    </>
  );
}
