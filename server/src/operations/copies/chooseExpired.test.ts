import { describe, expect, test } from 'vitest';
import { chooseExpired, type Copy } from './chooseExpired.ts';

const HOUR_MS = 3_600_000;
const LAST = Date.UTC(2026, 10, 28, 12, 30);

/** Creates copies made the given numbers of hours before the last one. */
const copiesOf = (hoursBefore: readonly number[]): Copy[] =>
  hoursBefore.map((hours) => ({ file: String(hours), at: LAST - hours * HOUR_MS }));

const expiredOf = (hoursBefore: readonly number[]) =>
  chooseExpired(copiesOf(hoursBefore)).map(({ file }) => Number(file));

describe('copies that may go', () => {
  test('are none while there are 24', () => {
    expect(expiredOf(Array.from({ length: 24 }, (_, hour) => hour))).toEqual([]);
  });

  test('at one an hour leave the newest 24 and the last of each of seven days', () => {
    const all = Array.from({ length: 300 }, (_, hour) => hour);
    const expired = new Set(expiredOf(all));
    // Now is 28 November, 12:30: the last copy of the day before was made 13 h ago, that of the day before it 37 h ago,
    // and so on.
    const days = [13, 37, 61, 85, 109, 133].filter((hour) => hour >= 24);
    expect(all.filter((hour) => !expired.has(hour))).toEqual([
      ...Array.from({ length: 24 }, (_, hour) => hour),
      ...days,
    ]);
  });

  test('are reported by time and not by the order in which they are listed', () => {
    const all = Array.from({ length: 100 }, (_, hour) => hour);
    expect(expiredOf(all.toReversed())).toEqual(expiredOf(all));
  });

  test('copies of a server that was off for months include its last seven days', () => {
    const now = Array.from({ length: 24 }, (_, minute) => minute / 60);
    const old = [2000, 2024, 2048, 2072, 2096, 2120, 2144, 2168];
    expect(expiredOf([...now, ...old])).toEqual([2144, 2168]);
  });
});
