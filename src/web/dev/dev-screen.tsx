/**
 * Screen of a game in development: its table, which continues after each change of the rules, and the errors in them.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { develop } from '../games/bundles.ts';
import { faultOf, formatPlain } from '../messages.ts';
import type { LocalRequest } from '../net/workers/local-table.ts';
import { forgetGame, savedGame } from '../net/workers/worker-connection.ts';
import { LocalSetup } from '../table/local/local-setup.tsx';
import { Played } from '../table/local/local-game.tsx';
import { Loading } from '../ui/message.tsx';
import type { Route } from '../ui/router.ts';
import { carryOver, type CarryResult } from './carry-over.ts';
import { DevBar } from './dev-bar.tsx';
import { DevFeed } from './dev-news.ts';
import { t } from './dev-messages.ts';
import '../styles/dev.css';

type DevRoute = Extract<Route, { screen: 'dev' }>;

/** Table under the latest rules. */
interface DevTable {
  /** Goes up by one for each table, so that Preact mounts a new one. */
  readonly number: number;
  readonly hash: string;
  /** Request for the game; undefined while the set-up is being chosen. */
  readonly request?: LocalRequest | undefined;
  readonly status: string;
}

export function DevScreen({ route: { game } }: { readonly route: DevRoute }) {
  const [table, setTable] = useState<DevTable>();
  const latest = useRef<DevTable>(undefined);
  const show = (next: Omit<DevTable, 'number'>) => {
    latest.current = { ...next, number: (latest.current?.number ?? 0) + 1 };
    setTable(latest.current);
  };
  const feed = useMemo(() => {
    let newest = '';
    return new DevFeed(async (hash) => {
      // A change of comments builds the same rules, and a page that reconnects is sent the current rules again.
      if (hash === newest) return;
      newest = hash;
      const next = await nextTable(game, hash, latest.current?.request);
      if (hash === newest) show(next);
    });
  }, [game]);
  useEffect(() => () => feed.close(), [feed]);
  const begin = (request: LocalRequest | undefined) => {
    if (!table) return;
    forgetGame(game);
    show({ ...table, request: request && { ...request, bundle: table.hash } });
  };
  return (
    <div class="dev-screen">
      <DevBar
        feed={feed}
        title={t('dev.title', { game })}
        status={table?.status ?? t('dev.waiting')}
        onStartOver={table?.request && (() => begin(undefined))}
      />
      <div class="dev-table">
        {table ? (
          <TableOf key={table.number} game={game} table={table} onBegin={begin} />
        ) : (
          <Loading what={t('dev.waiting')} />
        )}
      </div>
    </div>
  );
}

interface TableOfProps {
  readonly game: string;
  readonly table: DevTable;
  readonly onBegin: (request: LocalRequest | undefined) => void;
}

const TableOf = ({ game, table: { request }, onBegin }: TableOfProps) =>
  request ? (
    <Played request={request} onRetry={() => onBegin(undefined)} onRestart={onBegin} />
  ) : (
    <LocalSetup game={game} saved={undefined} onStart={onBegin} />
  );

/** Returns the game in progress under the rules of a bundle. `begun`: a game without any moves so far. */
async function nextTable(
  game: string,
  hash: string,
  begun: LocalRequest | undefined,
): Promise<Omit<DevTable, 'number'>> {
  develop(game, hash);
  const saved = savedGame(game);
  if (!saved) {
    const request = begun && { ...begun, bundle: hash };
    return { hash, request, status: t(begun ? 'dev.position' : 'dev.ready') };
  }
  try {
    const { request, kept } = await carryOver(saved, hash);
    return { hash, request, status: statusOf(kept) };
  } catch (error) {
    return { hash, status: t('dev.not-kept', { why: formatPlain(faultOf(error, game)) }) };
  }
}

const statusOf = (kept: CarryResult): string =>
  kept.kind === 'position' ? t('dev.position') : t('dev.moves', { ...kept, n: kept.moves });
