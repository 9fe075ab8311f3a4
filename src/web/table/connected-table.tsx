/** Opens the table screen on a connection: waits for the view, then loads the game. */
import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game } from '../../kernel/game.ts';
import type { TableView } from '../../table/messages/messages.ts';
import type { LocalizedText } from '../../kernel/text/message.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { PageError } from '../faults.ts';
import { openGame } from '../games/loaders.ts';
import { loadTranslatedGame } from '../games/messages.ts';
import type { Connection } from '../net/connection.ts';
import { faultOf, msg, t, formatPlain } from '../table-messages.ts';
import { Loading, Message } from '../ui/message.tsx';
import type { TablePlace } from './context.ts';
import { BoardFiles } from './explore/board-files.ts';
import type { ExploreOffer } from './explore/explore-parts.ts';
import type { OpenBoard } from './explore/explore-table.ts';
import { LazyExplorer } from './explore/lazy-explorer.ts';
import { TableModel } from './model.ts';
import { TableScreen } from './screen.tsx';

interface ConnectedTableProps {
  readonly connection: Connection;
  readonly placeOf: (view: TableView) => TablePlace;
  /** Called once, when the table and its game are known. */
  readonly onView?: (view: TableView, game: Game) => void;
  readonly waiting: string;
}

/** The table, or the analysis board in its place; the table continues meanwhile. */
function ExplorableTable({ model, place }: Ready) {
  const [open, setOpen] = useState<OpenBoard>();
  const [fault, setFault] = useState<LocalizedText>('');
  const explorer = useMemo(() => new LazyExplorer(model, place), [model, place]);
  const files = useMemo(() => new BoardFiles(() => explorer.prepare()), [explorer]);
  useEffect(() => {
    files.start();
    return () => {
      files.close();
      setOpen(undefined);
      explorer.close();
    };
  }, [files]);
  useEffect(() => open?.close, [open]);
  const offer = useMemo(
    (): ExploreOffer => ({
      kind: 'offer',
      files: files.state,
      reload: () => {
        // The browser requests a module only once: if it never arrives, only reloading the page helps.
        if (!explorer.loaded) return location.reload();
        explorer.close();
        files.start();
      },
      start: async () =>
        setOpen(
          await (await explorer.load()).open(
            place.scratch ? () => history.back() : () => setOpen(undefined),
          ),
        ),
    }),
    [explorer, place, files],
  );
  useEffect(() => {
    if (place.scratch) void offer.start().catch((error) => setFault(faultOf(error)));
  }, [offer]);
  if (fault)
    return (
      <Message title={t('table.unshown')}>
        <p>{formatPlain(fault)}</p>
      </Message>
    );
  if (place.scratch && !open) return <Loading what={t('opening.board')} />;
  return open ? (
    <TableScreen key="explore" model={open.model} place={open.place} explore={open.board} />
  ) : (
    <TableScreen key="table" model={model} place={place} explore={offer} />
  );
}

interface Ready {
  /** Bundle of the game's rules. */
  readonly rules: string;
  readonly model: TableModel;
  readonly place: TablePlace;
}

export function ConnectedTable(props: ConnectedTableProps) {
  const { connection, waiting } = props;
  const hasView = useMemo(() => computed(() => connection.view.value !== undefined), [connection]);
  const arrived = hasView.value;
  /** Bundle of the game's rules, which the players may have changed. */
  const rules = useMemo(
    () => computed(() => connection.view.value?.ownRules?.bundle),
    [connection],
  );
  const [ready, setReady] = useState<Ready>();
  const [fault, setFault] = useState<LocalizedText>('');
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
      (error) => setFault(faultOf(error)),
    );
    return () => {
      gone = true;
      model?.close();
    };
  }, [connection, arrived, rules.value]);
  if (fault)
    return (
      <Message title={t('table.unshown')} onRetry={() => location.reload()}>
        <p>{formatPlain(fault)}</p>
      </Message>
    );
  if (!ready) return <Loading what={waiting} />;
  return <ExplorableTable key={ready.rules} {...ready} />;
}

async function sitDown({ connection, placeOf, onView }: ConnectedTableProps): Promise<Ready> {
  const view = requireDefined(connection.view.value, 'a table opens after its view has arrived');
  const module = await loadTranslatedGame(view.game, view.ownRules);
  if (!module) throw new PageError(msg('table.unknown-game', { game: view.game }));
  const game = openGame(module, view.setup);
  onView?.(view, game);
  const rules = view.ownRules?.bundle ?? '';
  return { model: new TableModel(connection, module, game), place: placeOf(view), rules };
}
