import { parseCase } from '@eecs/solver-core';
import { checkGoverning, createCertificate } from '@eecs/solver-core/combinations';
import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { combineShown } from '../../live/combineShown.ts';
import { RESULT_ROWS } from '../../naming/resultRows.ts';
import { listValues } from './listValues.ts';
import { findRowEffect, toEnvelope } from './rowEffects.ts';

/** Two equal spans of 4 m under 1 kN/m that may act on either, and a zero permanent load. */
function combineTwoSpans() {
  const parsed = parseCase({
    schema: 1,
    L: 8,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 4 },
      { className: 'simple', x: 8 },
    ],
    caseSets: [
      { title: 'Live', action: { kind: 'Q', category: 'B', pattern: 'any' } },
      { title: 'Dead', action: { kind: 'G' } },
    ],
    loads: [{ className: 'DistributedLoad', x: [0, 8], y: [-1000, -1000, -1000], sets: 1 }],
    combinations: { rule: 'en1990', situations: ['ULS-STR', 'SLS-characteristic'] },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const answer = combineShown(parsed.document);
  if (!answer.ok) throw new Error(JSON.stringify(answer.failures));
  return answer;
}

const rows = RESULT_ROWS.filter(({ id }) => id === 'M');
const qL2 = 1000 * 4 ** 2;

test('two spans under a pattern: 49/512 qL² with one span loaded, -qL²/8 with both, by factors of 1 and of 1.5', () => {
  const beam = combineTwoSpans();
  const served = listValues(beam, rows, { chosen: { forces: 'SLS-characteristic' }, x: null });
  const [most, least] = served;
  expectClose(most!.point.value, (49 / 512) * qL2, 1e-12);
  expectClose(least!.point.value, -qL2 / 8, 1e-12);
  expect(most!.named.terms.filter(({ set }) => set === 0)).toHaveLength(1);
  expect(least!.named.terms.filter(({ set }) => set === 0)).toHaveLength(2);
  const [ultimate] = listValues(beam, rows, { chosen: {}, x: null });
  expect(ultimate!.situation.situation).toBe('ULS-STR');
  expectClose(ultimate!.point.value, 1.5 * (49 / 512) * qL2, 1e-12);
});

test('the cause at a place is one of the listed combinations where it governs, and is proved by the checker', () => {
  const beam = combineTwoSpans();
  // The greatest moment of a span that is loaded alone is at 7/16 of it.
  const [at] = listValues(beam, rows, { chosen: { forces: 'SLS-characteristic' }, x: (7 / 16) * 4 });
  expectClose(at!.point.value, (49 / 512) * qL2, 1e-12);
  expect(at!.combination).not.toBeNull();
  expect(Math.abs(at!.point.coincident.Q ?? 1)).toBeLessThan(1e-9);
  const { kind, situation, point, combination } = listValues(beam, rows, { chosen: {}, x: null })[0]!;
  const certificate = createCertificate(beam.plan, situation, {
    kind,
    value: point.value,
    combination: combination!,
    effects: point.effects,
  });
  expect(checkGoverning(certificate)).toMatchObject({ adds: true, isAllowed: true, isWorst: true });
});

test('an envelope is drawn as the core found it; displacements are those of serviceability', () => {
  const beam = combineTwoSpans();
  const { situation } = findRowEffect(beam, 'M', {})!;
  expect(toEnvelope(situation, 'M')!.min.extremeOf).toBe(situation.effects.M!.min.extreme.combination);
  expect(findRowEffect(beam, 'deflection', {})?.situation.situation ?? 'SLS-characteristic').toBe(
    'SLS-characteristic',
  );
  expect(findRowEffect(beam, 'stressTop', {})).toBeNull();
});
