/** Section for the name, readers, links and files of a study. */
import { useSignal } from '@preact/signals';
import type { StudyInfo } from '../../study/messages.ts';
import { VISIBILITIES } from '../../study/messages.ts';
import { applyOperation } from '../../study/operations.ts';
import { operationsOf } from '../../study/copy.ts';
import { openStudy, type Study } from '../../study/study.ts';
import { writeStudy } from '../../study/study-file.ts';
import { faultOf } from '../table-messages.ts';
import { Icon } from '../ui/icons.tsx';
import { go } from '../ui/router.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { setMember, studyPath } from './api.ts';
import { SaveButton } from './local/save-button.tsx';
import { t } from './study-messages.ts';
import type { StudyModel } from './study-model.ts';
import type { StudySettings } from './study-sync.ts';
import { studyToSave } from '../games/study-to-save.ts';
import { WithRules } from '../table/explore/files/files-section.tsx';
import { exploreLater } from '../table/explore/files/later-study.ts';
import { saveAs } from '../save-as.ts';

export function ShareSection({ study }: { readonly study: StudyModel }) {
  const info = study.sync.info.value;
  const isWhole = useSignal(false);
  if (!info) return null;
  return (
    <details class="study-share">
      <summary>{t('studies.share')}</summary>
      <Links info={info} />
      {study.sync.isShared && <Members study={study} info={info} />}
      {info.role === 'owner' && <Settings study={study} info={info} />}
      <WithRules isWhole={isWhole} />
      <p class="row">
        <button type="button" class="button small" onClick={() => void save(study, isWhole.peek())}>
          <Icon name="download" size={16} /> {t('studies.file')}
        </button>
        <button
          type="button"
          class="button small"
          title={t('studies.explore.tip')}
          onClick={() => void exploreChapter(study)}
        >
          {t('studies.explore')}
        </button>
        {!study.sync.isShared && info.role === 'owner' && (
          <SaveButton
            text={t('studies.local.send')}
            treeOf={() => ({ name: info.name, study: studyOf(study), author: info.me })}
          />
        )}
      </p>
      <p class="row">
        <button
          type="button"
          class="button small"
          title={t('studies.report.tip')}
          onClick={() => void saveReport(study, 'markdown')}
        >
          {t('studies.report')}
        </button>
        <button
          type="button"
          class="button small"
          title={t('studies.embed.tip')}
          onClick={() => void saveReport(study, 'html')}
        >
          {t('studies.embed')}
        </button>
      </p>
    </details>
  );
}

interface SectionProps {
  readonly study: StudyModel;
  readonly info: StudyInfo;
}

function Links({ info: { id, code, visibility } }: Pick<SectionProps, 'info'>) {
  const address = location.origin + studyPath(id);
  return (
    <>
      {visibility !== 'private' && (
        <label class="field">
          <b>{t('studies.link.read')}</b>
          <input type="text" readOnly value={address} onFocus={select} />
        </label>
      )}
      {code !== undefined && (
        <label class="field">
          <b>{t('studies.link.write')}</b>
          <input type="text" readOnly value={`${address}#join=${code}`} onFocus={select} />
        </label>
      )}
    </>
  );
}

const select = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
  currentTarget.select();

function Members({ study, info: { members, role: own } }: SectionProps) {
  const name = useSignal('');
  const { id, info, fault } = study.sync;
  const set = (member: Parameters<typeof setMember>[1]) =>
    setMember(id, member).then(
      (changed) => {
        info.value = changed;
        name.value = '';
      },
      (error) => (fault.value = faultOf(error)),
    );
  return (
    <>
      <h3>{t('studies.members')}</h3>
      <ul class="study-members">
        {members.map((member) => (
          <li key={member.name}>
            <span>
              {member.name} <span class="hint">{t(`studies.role.${member.role}`)}</span>
            </span>
            {own === 'owner' && member.role !== 'owner' && (
              <ConfirmButton
                text={t('studies.remove')}
                about={member.name}
                onConfirm={() => void set({ name: member.name })}
              />
            )}
          </li>
        ))}
      </ul>
      {own === 'owner' && (
        <form
          class="say"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.peek().trim() !== '')
              void set({ name: name.peek().trim(), role: 'contributor' });
          }}
        >
          <input
            type="text"
            aria-label={t('studies.member-name')}
            placeholder={t('studies.member-name')}
            maxLength={40}
            value={name.value}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
          <button type="submit" class="button small">
            {t('studies.add-member')}
          </button>
        </form>
      )}
    </>
  );
}

function Settings({ study, info: { name, visibility } }: SectionProps) {
  const { sync } = study;
  const { info, fault } = sync;
  const put = (change: Partial<StudySettings>) =>
    sync.save({ name, visibility, ...change }).catch((error) => {
      fault.value = faultOf(error);
      const stored = info.peek();
      info.value = stored && { ...stored };
    });
  const remove = () =>
    sync.remove().then(
      () => go('/studies'),
      (error) => (fault.value = faultOf(error)),
    );
  return (
    <>
      <label class="field">
        <b>{t('studies.name')}</b>
        <input
          type="text"
          maxLength={120}
          value={name}
          onChange={({ currentTarget: { value } }) => {
            if (value.trim() !== '') void put({ name: value.trim() });
          }}
        />
      </label>
      {sync.isShared && (
        <label class="field">
          <b>{t('studies.visibility')}</b>
          <select
            value={visibility}
            onChange={({ currentTarget }) => {
              const wanted = VISIBILITIES.find((one) => one === currentTarget.value);
              if (wanted) void put({ visibility: wanted });
            }}
          >
            {VISIBILITIES.map((one) => (
              <option key={one} value={one}>
                {t(`studies.visibility.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p>
        <ConfirmButton text={t('studies.delete')} onConfirm={() => void remove()} />
      </p>
    </>
  );
}

/** Saves the study as a `.cms` file. */
async function save(model: StudyModel, isWhole: boolean): Promise<void> {
  const study = await studyToSave(studyOf(model), isWhole);
  download(study.name, 'cms', await writeStudy(study));
}

function studyOf({ sync }: StudyModel): Study {
  const study = openStudy(sync.id, sync.info.peek()?.name ?? sync.id);
  for (const operation of sync.operations) applyOperation(study, operation);
  return study;
}

/** Opens the current chapter on an analysis board of its own, from which nothing returns to the study. */
async function exploreChapter(model: StudyModel): Promise<void> {
  const chapter = model.board.peek()?.tree.chapter.peek();
  if (!chapter) return;
  const study = openStudy(model.sync.id, chapter.name);
  for (const operation of operationsOf(chapter)) applyOperation(study, operation);
  exploreLater(await writeStudy(study));
  go('/replay');
}

/** Saves a report of the current chapter. */
async function saveReport(study: StudyModel, kind: 'markdown' | 'html'): Promise<void> {
  const board = study.board.peek();
  if (!board) return;
  const { reportOf } = await import('./report-files.ts');
  download(board.tree.chapter.peek().name, kind === 'html' ? 'html' : 'md', reportOf(board, kind));
}

function download(name: string, ending: string, text: string): void {
  const file = new Blob([text], { type: 'application/octet-stream' });
  saveAs(file, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.${ending}`);
}
