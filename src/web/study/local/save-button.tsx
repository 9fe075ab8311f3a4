/** Button that saves a tree as a study, with a link to the result. */
import { useSignal } from '@preact/signals';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { faultOf, formatPlain } from '../../table-messages.ts';
import { studyPath } from '../api.ts';
import { t } from '../study-messages.ts';
import { isLocal } from './local-study.ts';
import { type SavedTree, saveAsStudy } from './save-study.ts';

interface SaveButtonProps {
  readonly text: string;
  readonly treeOf: () => SavedTree;
}

export function SaveButton({ text, treeOf }: SaveButtonProps) {
  const id = useSignal<string | undefined>(undefined);
  const fault = useSignal<LocalizedText>('');
  const isSaving = useSignal(false);
  const save = async () => {
    [isSaving.value, fault.value, id.value] = [true, '', undefined];
    try {
      id.value = await saveAsStudy(treeOf());
    } catch (error) {
      fault.value = faultOf(error);
    }
    isSaving.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="button small"
        disabled={isSaving.value}
        onClick={() => void save()}
      >
        {text}
      </button>
      <span role="status">
        {id.value !== undefined && (
          <>
            {t(isLocal(id.value) ? 'studies.saved.here' : 'studies.saved')}{' '}
            <a href={studyPath(id.value)}>{t('studies.saved.open')}</a>
          </>
        )}
        {fault.value && formatPlain(fault.value)}
      </span>
    </>
  );
}
