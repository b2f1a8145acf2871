import { judgeBeam, parseCase } from '@eecs/solver-core';
import { expect, test } from 'vitest';
import { findRemedy } from './findRemedy.ts';

test('a beam on nothing stands on a pin at its left end and a roller at its right end', () => {
  const parsed = parseCase({ schema: 1, L: 6, supports: [] });
  if (!parsed.ok) throw new Error('refused');
  const remedy = findRemedy(parsed.document, judgeBeam(parsed.document).mechanisms);
  expect(remedy?.document.supports).toMatchObject([
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
  ]);
  expect(remedy?.steps.map(({ fix }) => fix.code)).toEqual(['addPin', 'addRoller']);
});
