import { describe, expect, test } from 'vitest';
import { addMonths } from './calendar.ts';
import type { Plan } from './plan.ts';
import { payableOf, quoteTerms } from './quoteTerms.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 22, 9);

describe('the cost of a plan', () => {
  // The plan has 181 days, of which 100 are left.
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
});
