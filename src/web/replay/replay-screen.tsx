/** Opens a record from a file and shows it at a table where nothing more happens. */
import { useEffect, useState } from 'preact/hooks';
import { RecordConnection } from '../net/record-connection.ts';
import { ConnectedTable } from '../table/connected-table.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import '../styles/forms.css';

/** No record of a real game comes near this; what does is something else. */
const LARGEST = 20_000_000;

export function ReplayScreen() {
  const [connection, setConnection] = useState<RecordConnection>();
  const [fault, setFault] = useState('');
  useEffect(() => () => connection?.close(), [connection]);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    try {
      if (file.size > LARGEST) throw new Error('it is far too long for a record');
      setConnection(await RecordConnection.open(await file.text()));
    } catch (error) {
      setFault(`${file.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  if (connection)
    return (
      <ConnectedTable
        connection={connection}
        placeOf={() => ({ kind: 'record' })}
        waiting="Setting up the board …"
      />
    );
  return (
    <>
      <TopBar />
      <main class="page narrow">
        <h1>Open a record</h1>
        <p>
          A record is a finished or interrupted game as a file. It is played again here, move by
          move: every move must be legal and every hash must fit.
        </p>
        <DropZone onFile={(file) => void open(file)} />
        {fault && (
          <p role="alert" class="fault">
            {fault}
          </p>
        )}
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
      <span>Drop a file here, or choose one:</span>
      <input type="file" onChange={(event) => onFile(event.currentTarget.files?.[0])} />
    </label>
  );
}
