/** A copy of the embedded database. */
export interface Copy {
  readonly file: string;
  /** When it was started; UTC, ms. */
  readonly at: number;
}

/** The number of newest copies that are kept: one day of hourly copies. */
const NEWEST = 24;
/** The number of days with copies for which the last copy of the day is kept as well. */
const DAYS = 7;

/**
 * Returns the copies that may be removed: all but the newest 24 and the last copy of each of the last seven days (UTC)
 * that have any. Only days with copies count, so a server that was stopped for a month keeps its week of copies.
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
