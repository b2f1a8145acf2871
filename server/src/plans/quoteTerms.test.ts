import { describe, expect, test } from 'vitest';
import { addMonths } from './calendar.ts';
import { labelOf } from './label.ts';
import { messagesOf, clearMessages } from './planMessages.ts';
import { inForce, planAt, type Plan } from './plan.ts';
import { payableOf, quoteTerms } from './quoteTerms.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 22, 9);

describe('months of the calendar', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 6, '2027-05-30'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 1, '2027-01-31'],
  ])('%s and %i months is %s', (from, months, to) => {
    const time = 'T23:59:59.999Z';
    expect(new Date(addMonths(Date.parse(from + time), months)).toISOString()).toBe(to + time);
  });
});

describe('labels', () => {
  test.each([
    [1, 1, '-'],
    [1, 3, '-'],
    [2, 3, '-'],
    [2, 1, 'subscribe'],
    [3, 1, 'subscribe'],
    [2, 2, 'renew'],
    [3, 3, 'renew'],
    [3, 2, 'switch'],
  ])('bundle %i for who has bundle %i is %s', (bundle, current, label) => {
    expect(labelOf(bundle, current)).toBe(label);
  });
});

describe('what a plan costs', () => {
  // 181 days, of which 100 are left.
  const now = START + 81 * DAY;
  const plan: Plan = {
    bundleId: 2,
    period: 6,
    priceCents: 12_000,
    issued: START,
    expires: START + 181 * DAY,
    next: { bundleId: 2, period: 1, priceCents: 2256 },
  };
  const professional = { bundleId: 3, period: 6, priceCents: 30_000 } as const;

  test('a switch gives back the days left and what comes after: 88.86, so 211.14 is due', () => {
    expect(quoteTerms({ plan, creditCents: 0 }, professional, now)).toEqual({
      kind: 'switch',
      priceCents: 30_000,
      balanceCents: 8886,
      dueCents: 21_114,
      creditCents: 0,
      usedCreditCents: 0,
      issued: now,
      expires: addMonths(now, 6),
    });
  });

  test('a balance above the price is credit', () => {
    const terms = quoteTerms({ plan, creditCents: 0 }, { ...professional, priceCents: 5000 }, now);
    expect(terms).toMatchObject({ dueCents: 0, creditCents: 3886 });
  });

  test('credit is used towards what is due', () => {
    const terms = quoteTerms({ plan: null, creditCents: 1000 }, professional, now);
    expect(terms).toMatchObject({ kind: 'subscribe', dueCents: 30_000, usedCreditCents: 1000, issued: now });
    expect(terms && payableOf(terms)).toBe(29_000);
  });

  test('a renewal begins where the plan ends, once', () => {
    const wanted = { bundleId: 2, period: 12, priceCents: 27_072 } as const;
    expect(quoteTerms({ plan: { ...plan, next: null }, creditCents: 0 }, wanted, now)).toMatchObject({
      kind: 'renew',
      dueCents: 27_072,
      issued: plan.expires,
      expires: addMonths(plan.expires, 12),
    });
    expect(quoteTerms({ plan, creditCents: 0 }, wanted, now)).toBeNull();
  });

  test('the free bundle and lower ones cannot be taken', () => {
    const holding = { plan: { ...plan, bundleId: 3 }, creditCents: 0 };
    for (const bundleId of [1, 2]) expect(quoteTerms(holding, { ...professional, bundleId }, now)).toBeNull();
  });

  test('what comes next takes over at the end, and ends itself', () => {
    expect(planAt(plan, plan.expires - 1)).toBe(plan);
    const after = planAt(plan, plan.expires);
    expect(after).toMatchObject({ period: 1, priceCents: 2256, issued: plan.expires, next: null });
    expect(after.expires).toBe(addMonths(plan.expires, 1));
    expect(inForce(plan, after.expires - 1)).toEqual(after);
    expect(inForce(plan, after.expires)).toBeNull();
  });
});

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
    // Five days or fewer: not a moment earlier.
    for (const early of [6, 5.5]) expect(messagesOf(told, at(early))).toEqual([]);
    expect(messagesOf(told, at(5))).toEqual([{ key: 'ends', days: 5, branchId: 1 }]);
    for (const days of [4, 3, 2, 1, 0])
      expect(messagesOf(told, at(days + 0.5))).toEqual([{ key: 'ends', days, branchId: 1 }]);
    expect(messagesOf(told, stored.expires)).toEqual([{ key: 'ended', branchId: 1 }]);
    expect(messagesOf({ ...told, next: { bundleId: 2, period: 1, priceCents: 2820 } }, at(3))).toEqual([]);
  });

  test('what is put away stays away; the end comes back when the number of days changes', () => {
    expect(messagesOf(stored, at(3.5)).map(({ key }) => key)).toEqual(['ends', 'paid']);
    const cleared = clearMessages(stored, at(3.5));
    expect(messagesOf({ ...stored, cleared }, at(3.1))).toEqual([]);
    expect(messagesOf({ ...stored, cleared }, at(2.9))).toEqual([{ key: 'ends', days: 2, branchId: 1 }]);
    const after = { ...stored, cleared: clearMessages({ ...stored, cleared }, stored.expires) };
    expect(messagesOf(after, stored.expires + DAY)).toEqual([]);
  });
});
