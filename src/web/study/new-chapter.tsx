/** Form for a new chapter: from the set-up of a game, or from files of games, positions and studies. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import type { StudyOperation } from '../../study/operations.ts';
import { GAME_IDS } from '../games/loaders.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import { aboutGame, scenarioTitle } from '../games/phrases.ts';
import { faultOf, formatPlain } from '../table-messages.ts';
import { chaptersInFile, chapterOfSetup } from './chapter-sources.ts';
import { msg, t } from './study-messages.ts';
import type { StudyModel } from './study-model.ts';

interface NewChapterProps {
  readonly study: StudyModel;
  readonly onDone?: () => void;
}

export function NewChapter({ study, onDone }: NewChapterProps) {
  const modules = useSignal<readonly GameModule[]>([]);
  const fault = useSignal('');
  useEffect(() => {
    void Promise.all(GAME_IDS.map((id) => loadTranslatedGame(id))).then((loaded) => {
      modules.value = loaded.flatMap((module) => module ?? []);
    });
  }, []);
  const add = async (make: () => Promise<readonly StudyOperation[]>) => {
    fault.value = '';
    try {
      const operations = await make();
      for (const operation of operations) {
        const why = study.do(operation);
        if (why !== undefined) throw Object.assign(new Error(), { text: why });
      }
      const chapter = operations.findLast(({ op }) => op === 'chapter');
      if (chapter && 'id' in chapter) await study.open(chapter.id);
      onDone?.();
    } catch (error) {
      fault.value = formatPlain(faultOf(error));
    }
  };
  const openFiles = (files: readonly File[]) =>
    add(async () => {
      const { me = '' } = study.sync.info.peek() ?? {};
      const found: StudyOperation[] = [];
      for (const file of files) found.push(...(await chaptersInFile(file, me)));
      return found;
    });
  return (
    <div class="study-new">
      <h3>{t('studies.new.setup')}</h3>
      <ul class="study-setups">
        {modules.value.map((module) => (
          <li key={module.id}>
            <details>
              <summary>{aboutGame(module, 'title')}</summary>
              <p class="row">
                {module.scenarios.map((scenario) => (
                  <button
                    key={scenario.id}
                    type="button"
                    class="button small"
                    onClick={() =>
                      void add(async () => [await chapterOfSetup(module, scenario.id)])
                    }
                  >
                    {scenarioTitle(module, scenario)}
                  </button>
                ))}
              </p>
            </details>
          </li>
        ))}
      </ul>
      <h3>{t('studies.new.files')}</h3>
      <label class="field">
        <span>{t('studies.new.files.text')}</span>
        <input
          type="file"
          multiple
          accept=".cmr,.cmz,.cms,.json,.jsonl"
          onChange={({ currentTarget }) => void openFiles([...(currentTarget.files ?? [])])}
        />
      </label>
      {fault.value && (
        <p role="alert">{formatPlain(msg('studies.new.fault', { fault: fault.value }))}</p>
      )}
    </div>
  );
}
