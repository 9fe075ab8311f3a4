/** Opens a record from a file and shows it at a read-only table. */
import { useEffect, useState } from 'preact/hooks';
import { RecordConnection } from '../net/record-connection.ts';
import { isStudy, scratchOfStudy } from '../table/explore/files/study-scratch.ts';
import type { Scratch } from '../table/explore/files/scratch.ts';
import { takeStudy } from '../table/explore/files/later-study.ts';
import { ScratchBoard } from '../table/explore/files/scratch-board.tsx';
import { ConnectedTable } from '../table/connected-table.tsx';
import type { Game } from '../../kernel/game.ts';
import { type LocalizedText, side as sideNoun } from '../../kernel/text/message.ts';
import { type Side, SPECTATOR } from '../../kernel/side.ts';
import { type Cmz, isCmz, parseCmz } from '../../table/record/cmz.ts';
import type { TableView } from '../../table/messages/messages.ts';
import { PageError } from '../faults.ts';
import { removeUntrustedBundle, isSandboxed } from '../games/untrusted-bundles.ts';
import { continueLocally } from '../net/stored/local-copy.ts';
import type { FileConnection } from '../net/file-connection.ts';
import { SandboxedRecord } from '../net/workers/sandboxed-record.ts';
import type { TablePlace } from '../table/context.ts';
import { faultOf, msg, t, format, formatPlain } from '../table-messages.ts';
import { TopBar } from '../ui/top-bar.tsx';
import '../styles/forms.css';

/** Maximum size of a file in bytes. No record of a real game is nearly as large. */
const LARGEST = 20_000_000;

export function ReplayScreen() {
  const [connection, setConnection] = useState<FileConnection>();
  const [scratch, setScratch] = useState<Scratch>();
  const [viewers, setViewers] = useState<readonly Side[]>([]);
  const [missing, setMissing] = useState<MissingRules>();
  const [isTrying, setTrying] = useState(false);
  const [fault, setFault] = useState<LocalizedText>('');
  useEffect(() => () => connection?.close(), [connection]);
  useEffect(() => {
    const study = takeStudy();
    if (study === undefined) return;
    scratchOfStudy(study).then(setScratch, (error) => setFault(faultOf(error)));
  }, []);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    try {
      if (file.size > LARGEST) throw new PageError(msg('net.too-long'));
      const bytes = new Uint8Array(await file.arrayBuffer());
      const whole = isCmz(bytes) ? parseCmz(bytes) : undefined;
      const text = whole?.record ?? textOf(bytes);
      if (isStudy(text)) {
        setScratch(await scratchOfStudy(text));
        return;
      }
      setTrying(whole !== undefined);
      const opened = whole
        ? await openWhole(whole)
        : { connection: await RecordConnection.open(text), failure: undefined };
      setViewers(opened.connection.viewers);
      setMissing(opened.connection.lacksRules ? { failure: opened.failure } : undefined);
      setConnection(opened.connection);
    } catch (error) {
      setFault(msg('opening.fault', { file: file.name, fault: faultOf(error) }));
    } finally {
      setTrying(false);
    }
  };
  if (scratch) return <ScratchBoard scratch={scratch} />;
  if (connection && missing)
    return (
      <OtherRulesChoice
        missing={missing}
        onChoose={() => setMissing(undefined)}
        onOther={() => setConnection(undefined)}
      />
    );
  if (connection && viewers.length > 0)
    return (
      <ViewerChoice
        game={connection.game}
        viewers={viewers}
        onChoose={(viewer) => {
          connection.lookAs(viewer);
          setViewers([]);
        }}
      />
    );
  if (connection)
    return (
      <ConnectedTable connection={connection} placeOf={placeOf} waiting={t('opening.board')} />
    );
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>{t('opening.title')}</h1>
        <p>{t('opening.text')}</p>
        <DropZone onFile={(file) => void open(file)} />
        <p aria-live="polite">{isTrying && t('bundles.trying')}</p>
        {fault && <p role="alert">{formatPlain(fault)}</p>}
      </main>
    </>
  );
}

/** Lets games under rules from a file continue only in the page, because no server has these rules. */
const placeOf = ({ ownRules }: TableView): TablePlace =>
  isSandboxed(ownRules) ? { kind: 'record', restart: continueLocally } : { kind: 'record' };

interface OpenedFile {
  readonly connection: FileConnection;
  /** Why the rules in the file do not work; undefined if they do, or if the file's rules were not needed. */
  readonly failure?: LocalizedText | undefined;
}

/** Opens a record with its rules. Rules from the file run in a sandbox, unless the server has them. */
async function openWhole({ record, bundle }: Cmz): Promise<OpenedFile> {
  const { takeFromFile } = await import('../games/bundles.ts');
  if (!(await takeFromFile(bundle))) return { connection: await RecordConnection.open(record) };
  try {
    return { connection: await SandboxedRecord.open(record) };
  } catch (error) {
    removeUntrustedBundle(bundle.hash);
    return { connection: await RecordConnection.open(record), failure: faultOf(error) };
  }
}

/** State of a record whose rules the page does not have. */
interface MissingRules {
  /** Why the rules in the file do not work; undefined if the file has none. */
  readonly failure: LocalizedText | undefined;
}

interface OtherRulesProps {
  readonly missing: MissingRules;
  readonly onChoose: () => void;
  readonly onOther: () => void;
}

/** Reports that the rules of a record are missing, and offers the current ones. */
function OtherRulesChoice({ missing, onChoose, onOther }: OtherRulesProps) {
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>{t('bundles.title')}</h1>
        <p>{t(missing.failure === undefined ? 'bundles.nowhere' : 'bundles.in-file')}</p>
        {missing.failure !== undefined && <p class="hint">{formatPlain(missing.failure)}</p>}
        <p class="row">
          <button type="button" class="button primary" onClick={onChoose}>
            {t('bundles.current')}
          </button>
          <button type="button" class="button" onClick={onOther}>
            {t('bundles.other')}
          </button>
        </p>
      </main>
    </>
  );
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

interface ViewerChoiceProps {
  readonly game: Game;
  readonly viewers: readonly Side[];
  readonly onChoose: (viewer: Side) => void;
}

/** Asks whose view of a game with hidden information to show, because spectators see very little of it. */
function ViewerChoice({ game, viewers, onChoose }: ViewerChoiceProps) {
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>{t('opening.secrets')}</h1>
        <p>{t('opening.secrets.text')}</p>
        <p class="row">
          {viewers.map((viewer) => (
            <button key={viewer} type="button" onClick={() => onChoose(viewer)}>
              {format(game, msg('opening.secrets.side', { side: sideNoun(viewer) }))}
            </button>
          ))}
          <button type="button" onClick={() => onChoose(SPECTATOR)}>
            {t('opening.secrets.spectator')}
          </button>
        </p>
      </main>
    </>
  );
}

function DropZone({ onFile }: { onFile: (file: File | undefined) => void }) {
  const [over, setOver] = useState(false);
  return (
    <label
      class={`drop ${over ? 'over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer?.files[0]);
      }}
    >
      <span>{t('opening.drop')}</span>
      <input type="file" onChange={(event) => onFile(event.currentTarget.files?.[0])} />
    </label>
  );
}
