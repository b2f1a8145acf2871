import { expect, test } from 'vitest';
import { describeProblem } from './describeProblem.ts';
import type { QuantityLimits } from './readQuantityDraft.ts';

test.each<[QuantityLimits, string]>([
  [{ min: -5, max: 5 }, 'field.between {"min":"-5","max":"5"}'],
  [{ max: 5, positive: true }, 'field.max {"max":"5"}'],
  [{}, 'field.notFinite undefined'],
])('of a number too great for its unit the limits %o are reported', (limits, text) => {
  const written = describeProblem(
    { code: 'notFinite' },
    {
      t: (key, values) => `${key} ${JSON.stringify(values)}`,
      write: String,
      unit: 'kN',
      examples: { quantity: 'force', system: 0, locale: 'en-US' },
      limits,
    },
  );
  expect(written).toBe(text);
});
