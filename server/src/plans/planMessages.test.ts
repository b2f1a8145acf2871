import { describe, expect, test } from 'vitest';
import { clearMessages, messagesOf } from './planMessages.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 22, 9);

describe('messages', () => {
  const stored = {
    bundleId: 2,
    period: 1,
    priceCents: 2820,
    issued: START,
    expires: START + 30 * DAY,
    next: null,
    branchId: 1,
    paidAt: START,
    switchedAt: null,
    cleared: {},
  } as const;
  const at = (daysLeft: number) => stored.expires - daysLeft * DAY;

  test('the end is told from 5 days to 0, then that it was', () => {
    const told = { ...stored, paidAt: null };
    // The message appears with five whole days left, not earlier, and each count lasts a day.
    for (const early of [7, 6]) expect(messagesOf(told, at(early))).toEqual([]);
    for (const days of [5, 4, 3, 2, 1, 0])
      for (const part of [0.999, 0.5, ...(days > 0 ? [0] : [])])
        expect(messagesOf(told, at(days + part))).toEqual([
          { key: 'ends', days, branchId: 1, at: stored.expires },
        ]);
    expect(messagesOf(told, stored.expires)).toEqual([{ key: 'ended', branchId: 1, at: stored.expires }]);
    expect(messagesOf({ ...told, next: { bundleId: 2, period: 1, priceCents: 2820 } }, at(3))).toEqual([]);
  });

  test('a dismissed message stays dismissed; that about the end returns when the number of days changes', () => {
    expect(messagesOf(stored, at(3.5)).map(({ key }) => key)).toEqual(['ends', 'paid']);
    const cleared = clearMessages(stored, at(3.5));
    expect(messagesOf({ ...stored, cleared }, at(3.1))).toEqual([]);
    expect(messagesOf({ ...stored, cleared }, at(2.9))).toEqual([
      { key: 'ends', days: 2, branchId: 1, at: stored.expires },
    ]);
    const after = { ...stored, cleared: clearMessages({ ...stored, cleared }, stored.expires) };
    expect(messagesOf(after, stored.expires + DAY)).toEqual([]);
  });
});
