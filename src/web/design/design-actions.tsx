/** Actions on a draft: play it, save it as a file, open a file, share it as a link. */
import { useSignal } from '@preact/signals';
import { aboutFile } from './file.ts';
import { NewTable } from '../lobby/new-table.tsx';
import type { ExistingDocument } from '../lobby/table-fields.tsx';
import { fetchCatalogue } from '../net/api.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { Icon } from '../ui/icons.tsx';
import { faultOf, formatFor } from '../messages.ts';
import { msg, t } from './design-messages.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { packDraft } from './draft.ts';
import type { DesignModel } from './model.ts';
import { PageError } from '../faults.ts';
import { saveAs } from '../save-as.ts';

interface KeepingProps {
  readonly model: DesignModel;
  readonly name: string;
}

export function DesignActions({ model, name }: KeepingProps) {
  const notice = useSignal<LocalizedText>('');
  const game = useSignal<CatalogueEntry | undefined>(undefined);
  const { id } = model.module;
  const fault = model.fault.value;
  const trying = async (run: () => Promise<LocalizedText | undefined>) => {
    notice.value = '';
    try {
      notice.value = (await run()) ?? '';
    } catch (error) {
      notice.value = faultOf(error, id);
    }
  };
  const play = async () => {
    const entry = (await fetchCatalogue()).find((each) => each.id === id);
    if (!entry) throw new PageError(msg('net.unknown-game', { game: id }));
    game.value = entry;
    return undefined;
  };
  const open = async (file: File | undefined) => {
    if (!file) return undefined;
    model.take(await aboutFile(file));
    return msg('design.opened', { file: file.name });
  };
  return (
    <div class="design-keeping">
      <p role="status" class={fault ? 'design-fault' : 'hint'}>
        {notice.value
          ? formatFor(id, notice.value)
          : fault
            ? t('design.not-yet', { fault: formatFor(id, fault.text) })
            : t('design.ready', { name })}
      </p>
      <div class="row">
        {fault && (
          <button type="button" class="button" onClick={() => show(fault.at)}>
            {t('design.show-fault')}
          </button>
        )}
        <button
          type="button"
          class="button primary"
          disabled={fault !== undefined}
          onClick={() => void trying(play)}
        >
          {t('design.play')}
        </button>
        <button
          type="button"
          class="button"
          disabled={fault !== undefined}
          onClick={() => save(model)}
        >
          <Icon name="download" size={16} /> {t('design.save')}
        </button>
        <button
          type="button"
          class="button"
          disabled={fault !== undefined}
          onClick={() => void trying(() => share(model))}
        >
          {t('design.share')}
        </button>
        <label class="button">
          {t('design.open')}
          <input
            type="file"
            class="unseen"
            accept="application/json,.json"
            onChange={(event) => void trying(() => open(event.currentTarget.files?.[0]))}
          />
        </label>
        <button type="button" class="button quiet" onClick={() => model.startOver()}>
          {t('design.start-over')}
        </button>
      </div>
      {game.value && (
        <NewTable
          game={game.value}
          given={givenBy(model)}
          onClose={() => {
            game.value = undefined;
          }}
        />
      )}
    </div>
  );
}

/** Returns the document, the sides that play by it, and the scenario and variant that it opens with. */
function givenBy({ module, scenario, draft, opened, variant }: DesignModel): ExistingDocument {
  return {
    ...{ module, scenario, text: JSON.stringify(draft.value) },
    ...(opened.value && { sides: opened.value.sides }),
    ...(variant.value && { variant: variant.value }),
  };
}

/** Focuses the field at the place of an error, or the nearest field around it. */
function show(at: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>('.design-field')];
  const placeOf = ({ id }: HTMLElement) => id.replace(/^at-/, '').replace(/-\w+$/, '');
  const near = fields
    .filter((field) => at.startsWith(placeOf(field)) || placeOf(field).startsWith(at))
    .sort((a, b) => placeOf(b).length - placeOf(a).length)[0];
  near?.scrollIntoView({ block: 'center' });
  near?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
}

/** Saves the design as a file. */
function save(model: DesignModel): void {
  const text = `${JSON.stringify(model.file(), undefined, 2)}\n`;
  const file = new Blob([text], { type: 'application/json' });
  saveAs(file, `${model.module.id}-${model.scenario}.json`);
}

/** Copies a link to this page with the design. If copying fails, the link is put into the address bar. */
async function share(model: DesignModel): Promise<LocalizedText> {
  const address = `${location.origin}${location.pathname}${await packDraft(model.file())}`;
  try {
    await navigator.clipboard.writeText(address);
    return msg('design.shared');
  } catch {
    history.replaceState(undefined, '', address);
    return msg('design.in-address');
  }
}
