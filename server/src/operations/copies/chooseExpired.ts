/** A copy of the embedded database. */
export interface Copy {
  readonly file: string;
  /** When it was begun; UTC, ms. */
  readonly at: number;
}

/** The number of newest copies that are kept: those of a day, at one an hour. */
const NEWEST = 24;
/** The number of days with copies of which the last copy of the day is kept as well. */
const DAYS = 7;

/**
 * Returns which copies may go: all but the newest 24 and, of each of the last seven days (UTC) that have any, the last
 * of the day. Days are counted by the copies that are there, so a server that stood still for a month keeps its week.
 */
export function chooseExpired(copies: readonly Copy[]): Copy[] {
  const newestFirst = copies.toSorted((a, b) => b.at - a.at);
  const lastOfDay = new Map<string, Copy>();
  for (const copy of newestFirst) {
    const day = new Date(copy.at).toISOString().slice(0, 10);
    if (!lastOfDay.has(day)) lastOfDay.set(day, copy);
  }
  const kept = new Set([...newestFirst.slice(0, NEWEST), ...[...lastOfDay.values()].slice(0, DAYS)]);
  return newestFirst.filter((copy) => !kept.has(copy));
}
