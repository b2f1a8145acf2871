import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRAWN_SEED, drawCases } from '../../../packages/solver-core/verification/drawCases.ts';
import { prorate } from './money.ts';
import { isPayable, ORDER_LIFE_MS } from './orderLife.ts';
import { daysTotal, inForce, unexpiredValue, type NextPlan, type Plan } from './plan.ts';
import { payableOf, quoteTerms, type Holding } from './quoteTerms.ts';
import { basisOf, settle, type Offer } from './settle.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 22);
const seed = DRAWN_SEED;
process.stdout.write(`billing: EECS_SEED=${seed}\n`);

/**
 * Computes `amount · part / whole` by decimal long division to two digits; the next digit decides, and a half is
 * rounded away from zero.
 */
function prorateByHand(cents: number, part: number, whole: number): number {
  let rest = BigInt(cents) * BigInt(part);
  const divisor = 100n * BigInt(whole);
  let digits = (rest / divisor).toString();
  rest %= divisor;
  for (let place = 0; place < 2; place += 1) {
    rest *= 10n;
    digits += (rest / divisor).toString();
    rest %= divisor;
  }
  return Number(digits) + (rest * 10n >= 5n * divisor ? 1 : 0);
}

test('the cost of switching random plans equals decimals computed by hand', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_00 });
  const plan = fc.record({
    price: amount,
    total: fc.integer({ min: 1, max: 366 }),
    left: fc.integer({ min: 0, max: 366 }),
    next: fc.option(amount, { nil: null }),
    wanted: amount,
    credit: amount,
  });
  fc.assert(
    fc.property(plan, ({ price, total, left, next, wanted, credit }) => {
      const remaining = Math.min(left, total);
      const current: Plan = {
        bundleId: 2,
        period: 6,
        priceCents: price,
        issued: START,
        expires: START + total * DAY,
        next: next === null ? null : { bundleId: 2, period: 1, priceCents: next },
      };
      const balance = prorateByHand(price, remaining, total) + (next ?? 0);
      const terms = quoteTerms(
        { plan: current, creditCents: credit },
        { bundleId: 3, period: 1, priceCents: wanted },
        current.expires - remaining * DAY,
      );
      expect(terms).toMatchObject({
        kind: 'switch',
        balanceCents: balance,
        dueCents: wanted > balance ? wanted - balance : 0,
        creditCents: balance > wanted ? balance - wanted : 0,
        usedCreditCents: Math.min(credit, Math.max(0, wanted - balance)),
      });
      expect(prorate(price, remaining, total)).toBe(prorateByHand(price, remaining, total));
    }),
    { numRuns: drawCases(10_000), seed },
  );
});

/** Returns the total value that an account has. */
const worth = ({ plan, creditCents }: Holding, at: number): number =>
  creditCents + (plan === null ? 0 : unexpiredValue(plan, at));

const step = fc.record({
  wait: fc.integer({ min: 0, max: 400 * DAY }),
  // Time between the quote and the payment, ms.
  delay: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: 60 * DAY }),
    fc.integer({ min: 300 * DAY, max: 400 * DAY }),
  ),
  bundleId: fc.constantFrom(2, 3),
  period: fc.constantFrom(1, 6, 12),
  priceCents: fc.integer({ min: 0, max: 500_00 }),
  // Whether another payment comes between the quote and its own payment.
  isCrossed: fc.boolean(),
  // Whether the order was ended before its payment came.
  isCancelled: fc.boolean(),
});

test('money is conserved to the cent, whatever is bought and whenever it is paid', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let at = START;
      let holding: Holding = { plan: null, creditCents: 0 };
      let paid = 0;
      let consumed = 0;

      const pass = (ms: number) => {
        // Counted day by day, as the plan is consumed: a plan that ends in between has no value left, and the next one
        // begins.
        const before = worth(holding, at);
        at += ms;
        holding = { ...holding, plan: inForce(holding.plan, at) };
        consumed += before - worth(holding, at);
      };
      const pay = ({
        offer,
        order,
      }: {
        offer: Offer;
        order: { createdAt: number; end: 'pending' | 'cancelled' };
      }) => {
        const money = payableOf(offer.terms);
        const { plan } = holding;
        const before = worth(holding, at);
        const isInTime = isPayable({ state: order.end, createdAt: order.createdAt }, at);
        const settled = settle(holding, isInTime ? offer : null, money, at);
        paid += money;
        // The days between quote and payment are not charged: their cost is refunded.
        const isHonoured = basisOf(plan) === offer.basis && settled.kind === 'switch';
        const given = isHonoured && plan !== null ? offer.terms.balanceCents - unexpiredValue(plan, at) : 0;
        // At most the days for which an order is valid, plus a started day at either end and half a cent of rounding at
        // each.
        const most = plan === null ? 0 : (plan.priceCents * (ORDER_LIFE_MS / DAY + 1)) / daysTotal(plan) + 1;
        expect(given).toBeLessThanOrEqual(most);
        if (at - order.createdAt >= ORDER_LIFE_MS || order.end === 'cancelled')
          expect(settled).toEqual({ plan, creditCents: holding.creditCents + money, kind: null });
        consumed -= given;
        holding = settled;
        expect(settled.creditCents).toBeGreaterThanOrEqual(0);
        expect(worth(holding, at)).toBe(before + money + given);
      };
      const quote = (wanted: NextPlan): Offer | null => {
        const terms = quoteTerms(holding, wanted, at);
        return terms && { wanted, terms, basis: basisOf(holding.plan) };
      };

      for (const { wait, delay, bundleId, period, priceCents, isCrossed, isCancelled } of steps) {
        pass(wait);
        const wanted = { bundleId, period: period, priceCents };
        const offer = quote(wanted);
        const other = isCrossed ? quote({ ...wanted, priceCents: priceCents + 1 }) : null;
        const createdAt = at;
        pass(delay);
        if (other !== null) pay({ offer: other, order: { createdAt, end: 'pending' } });
        const end = isCancelled ? 'cancelled' : 'pending';
        if (offer !== null) pay({ offer, order: { createdAt, end } });
        expect(paid).toBe(consumed + worth(holding, at));
      }
    }),
    { numRuns: drawCases(3000), seed },
  );
});
