/** Descriptions of stores and their faults. */

/** Returns the address of a database without its password. */
export function describePlace(database: string): string {
  if (!URL.canParse(database)) return 'the database';
  const { host, pathname } = new URL(database);
  return `database ${host}${pathname}`;
}

export const reasonOf = (error: unknown): string => {
  const { message, errors } = error as AggregateError;
  return message || errors?.map(String).join('; ') || String(error);
};
