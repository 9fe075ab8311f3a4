/** Opens a record from a file and shows it at a table where nothing more happens. */
import { useEffect, useState } from 'preact/hooks';
import { RecordConnection } from '../net/record-connection.ts';
import { ConnectedTable } from '../table/connected-table.tsx';
import type { Game } from '../../kernel/game.ts';
import { type LocalizedText, side as sideNoun } from '../../kernel/text/message.ts';
import { type Side, SPECTATOR } from '../../kernel/side.ts';
import { PageError } from '../faults.ts';
import { faultOf, msg, t, tell, tellPlain } from '../table-messages.ts';
import { TopBar } from '../ui/top-bar.tsx';
import '../styles/forms.css';

/** No record of a real game comes near this; what does is something else. */
const LARGEST = 20_000_000;

export function ReplayScreen() {
  const [connection, setConnection] = useState<RecordConnection>();
  const [viewers, setViewers] = useState<readonly Side[]>([]);
  const [fault, setFault] = useState<LocalizedText>('');
  useEffect(() => () => connection?.close(), [connection]);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    try {
      if (file.size > LARGEST) throw new PageError(msg('net.too-long'));
      const opened = await RecordConnection.open(await file.text());
      setViewers(opened.viewers);
      setConnection(opened);
    } catch (error) {
      setFault(msg('opening.fault', { file: file.name, fault: faultOf(error) }));
    }
  };
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
      <ConnectedTable
        connection={connection}
        placeOf={() => ({ kind: 'record' })}
        waiting={t('opening.board')}
      />
    );
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>{t('opening.title')}</h1>
        <p>{t('opening.text')}</p>
        <DropZone onFile={(file) => void open(file)} />
        {fault && <p role="alert">{tellPlain(fault)}</p>}
      </main>
    </>
  );
}

interface ViewerChoiceProps {
  readonly game: Game;
  readonly viewers: readonly Side[];
  readonly onChoose: (viewer: Side) => void;
}

/** Asks whose view of a game with secrets to show: spectators see next to nothing of it. */
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
              {tell(game, msg('opening.secrets.side', { side: sideNoun(viewer) }))}
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
