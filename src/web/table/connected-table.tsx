/** From a connection to the table screen: waits for the view, loads its game. */
import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameModule } from '../../kernel/game.ts';
import type { TableView } from '../../table/messages.ts';
import { loadGame, openGame } from '../games/loaders.ts';
import type { Connection } from '../net/connection.ts';
import { Loading, Message } from '../ui/message.tsx';
import type { TablePlace } from './context.ts';
import { TableModel } from './model.ts';
import { TableScreen } from './screen.tsx';

export interface ConnectedTableProps {
  readonly connection: Connection;
  readonly placeOf: (view: TableView) => TablePlace;
  /** Told once, when the table and its game are known. */
  readonly onView?: (view: TableView, module: GameModule) => void;
  readonly waiting: string;
}

interface Ready {
  readonly model: TableModel;
  readonly place: TablePlace;
}

export function ConnectedTable(props: ConnectedTableProps) {
  const { connection, waiting } = props;
  const hasView = useMemo(() => computed(() => connection.view.value !== undefined), [connection]);
  const arrived = hasView.value;
  const [ready, setReady] = useState<Ready>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    let model: TableModel | undefined;
    let gone = false;
    if (!arrived) return;
    sitDown(props).then(
      (table) => {
        model = table.model;
        if (gone) model.close();
        else setReady(table);
      },
      (error: Error) => setFault(error.message),
    );
    return () => {
      gone = true;
      model?.close();
    };
  }, [connection, arrived]);
  if (fault)
    return (
      <Message title="This table cannot be shown" onRetry={() => location.reload()}>
        <p>{fault}</p>
      </Message>
    );
  if (!ready) return <Loading what={waiting} />;
  return <TableScreen model={ready.model} place={ready.place} />;
}

async function sitDown({ connection, placeOf, onView }: ConnectedTableProps): Promise<Ready> {
  const view = connection.view.value as TableView;
  const module = await loadGame(view.game);
  if (!module)
    throw new Error(`This page does not know the game “${view.game}”. Reloading it may help.`);
  const game = openGame(module, view.setup);
  onView?.(view, module);
  return { model: new TableModel(connection, module, game), place: placeOf(view) };
}
