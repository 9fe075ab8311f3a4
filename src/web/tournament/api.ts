/** Requests to the server about tournaments. */
import type {
  TournamentRequest,
  TournamentSummary,
  TournamentView,
} from '../../table/messages/tournament-messages.ts';
import { ask, post } from '../net/api.ts';

const pathOf = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;

export const fetchTournaments = (): Promise<readonly TournamentSummary[]> =>
  ask('/api/tournaments');

export const createTournament = (wanted: TournamentRequest): Promise<TournamentView> =>
  post('/api/tournaments', wanted);

export const fetchTournament = (id: string): Promise<TournamentView> => ask(pathOf(id));

export const postAction = (
  id: string,
  action: 'join' | 'leave' | 'start' | 'end',
): Promise<TournamentView> => ask(`${pathOf(id)}/${action}`, { method: 'POST' });

export const removeEntrant = (id: string, n: number): Promise<TournamentView> =>
  ask(`${pathOf(id)}/entrants/${n}`, { method: 'DELETE' });

/** Returns the path of a tournament's page. */
export const tournamentPath = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;
