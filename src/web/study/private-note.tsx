/** Private note on the current move. The server sends it only to its author. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { STUDY_NOTE_LENGTH } from '../../study/messages.ts';
import { faultOf } from '../table-messages.ts';
import { fetchNotes, saveNote } from './api.ts';
import { t } from './study-messages.ts';
import type { StudyModel } from './study-model.ts';

interface PrivateNoteProps {
  readonly study: StudyModel;
  /** Id of the node or chapter. */
  readonly node: string;
}

export function PrivateNote({ study, node }: PrivateNoteProps) {
  const text = useSignal<string | undefined>(undefined);
  const { id, fault } = study.sync;
  const isOpen = useSignal(false);
  useEffect(() => {
    if (!isOpen.value) return;
    fetchNotes(id).then(
      (notes) => (text.value = notes[node] ?? ''),
      (error) => (fault.value = faultOf(error)),
    );
  }, [isOpen.value, node]);
  const save = (written: string) => {
    text.value = written;
    saveNote(id, node, written).catch((error: unknown) => (fault.value = faultOf(error)));
  };
  return (
    <details
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{t('studies.note')}</summary>
      <label class="field">
        <span class="hint">{t('studies.note.text')}</span>
        <textarea
          rows={3}
          maxLength={STUDY_NOTE_LENGTH}
          disabled={text.value === undefined}
          value={text.value ?? ''}
          onChange={({ currentTarget }) => save(currentTarget.value.trim())}
        />
      </label>
    </details>
  );
}
