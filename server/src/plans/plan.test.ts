import { expect, test } from 'vitest';
import { addMonths } from './calendar.ts';
import { inForce, planAt, type Plan } from './plan.ts';

const issued = Date.UTC(2026, 10, 22, 9);
const plan: Plan = {
  bundleId: 2,
  period: 6,
  priceCents: 12_000,
  issued,
  expires: addMonths(issued, 6),
  next: { bundleId: 2, period: 1, priceCents: 2256 },
};

test('the next copy takes over at the end, and ends itself', () => {
  expect(planAt(plan, plan.expires - 1)).toBe(plan);
  const after = planAt(plan, plan.expires);
  expect(after).toMatchObject({ period: 1, priceCents: 2256, issued: plan.expires, next: null });
  expect(after.expires).toBe(addMonths(plan.expires, 1));
  expect(inForce(plan, after.expires - 1)).toEqual(after);
  expect(inForce(plan, after.expires)).toBeNull();
});
