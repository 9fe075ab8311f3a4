/** Parts that the routes of studies share. */
import { z } from 'zod';
import type { StudyInfo } from '../../study/messages.ts';
import type { AccountRoutes } from '../accounts/routes.ts';
import { fault } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import { routeSchemas } from '../http/route-schema.ts';
import type { Tables } from '../tables/tables.ts';
import { countStars, hasStar, membersOf, summaryOf } from './study-repository.ts';
import type { OpenStudy, Studies } from './studies.ts';

export interface StudyRoutes extends AccountRoutes {
  readonly tables: Tables;
  readonly limits: Limits;
  log(line: string): void;
}

/** Parameters of routes with a study's id. */
export interface OpenStudyRoutes extends StudyRoutes {
  readonly studies: Studies;
}

export const params = z.object({ id: z.string().max(40) });
const faults = {
  ...{ 400: fault, 401: fault, 403: fault, 404: fault, 409: fault, 503: fault },
};
export const routeSchema = routeSchemas('studies', faults);

/** Returns a study as a reader sees it. */
export async function infoOf(
  { db, studies }: OpenStudyRoutes,
  { row, role, me }: OpenStudy,
  member: string,
): Promise<StudyInfo> {
  return {
    ...summaryOf(row, await countStars(db, row.id)),
    ...{ role, me, seq: row.seq },
    members: await membersOf(db, row.id),
    starred: await hasStar(db, row.id, member),
    ...(role !== 'viewer' && { code: row.code }),
    near: await studies.near(row),
  };
}
