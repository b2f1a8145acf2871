import { expectClose } from '@eecs/testing';
import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { beamCase, pin, roller, uniform } from '../../verification/beamCase.ts';
import { dot, drawQuestion, tryAll } from '../../verification/combinations/tryAll.ts';
import { DRAWN_SEED, drawCases } from '../../verification/drawCases.ts';
import type { SolvedBeam } from '../beam/answer/answer.ts';
import { solveBeam } from '../beam/solveBeam.ts';
import { valueAt } from '../diagrams/valueAt.ts';
import { createCombinations } from './createCombinations.ts';
import { findGoverning } from './findGoverning.ts';
import { computeGoverningEnvelope } from './governingEnvelope.ts';
import { EN_1990 } from './rules/en1990.ts';

const caseSet = () => ({ title: '', description: '', color: '#607d8b', angle: 0, combined: false });

/** Returns the moment diagrams of a beam, one for each set of loads. */
function momentsOf(supports: readonly number[], L: number, sets: readonly (readonly object[])[]) {
  const answer = solveBeam(
    beamCase(L, {
      supports: supports.map((x, k) => (k === 0 ? pin(x) : roller(x))),
      caseSets: sets.map(caseSet),
      loads: sets.flatMap((loads, bit) => loads.map((load) => ({ ...load, sets: 2 ** bit }))),
    }),
  );
  expect(answer.level).not.toBe('error');
  return (answer as SolvedBeam).sets.map(({ M }) => M);
}

test('two spans: over the support everything acts, in a span the imposed load of the other one is left out', () => {
  const [l, g, q] = [6, 4e3, 10e3];
  const moments = momentsOf([0, l, 2 * l], 2 * l, [
    [uniform(0, 2 * l, -g)],
    [uniform(0, l, -q)],
    [uniform(l, 2 * l, -q)],
  ]);
  const combinations = createCombinations(EN_1990, 'ULS-STR', [
    { action: { kind: 'G' } },
    { action: { kind: 'Q', category: 'B', pattern: 'any' }, spans: 2 },
  ]);
  if ('missing' in combinations) throw new Error('incomplete');
  const { max, min } = computeGoverningEnvelope(combinations, moments);
  // At the support -(p l²)/8; in a span the moment of the simple beam with M_B = -(g' + 1.5 q / 2) l²/8.
  const [gd, qd] = [1.35 * g, 1.5 * q];
  expectClose(min.extreme.value, (-(gd + qd) * l * l) / 8, 1e-12);
  expectClose(min.extreme.x, l, 1e-12);
  expect(min.extreme.factors).toEqual([1.35, 1.5, 1.5]);
  const MB = (-(gd + qd / 2) * l * l) / 8;
  const A = ((gd + qd) * l) / 2 + MB / l;
  expectClose(max.extreme.value, (A * A) / (2 * (gd + qd)), 1e-12);
  expect(max.extreme.factors).toEqual([1.35, 1.5, 0]);
  expect(max.extreme.leading).toBe(1);
});

test('the lead changes exactly at a quarter of a piece', () => {
  // Snow leads where 1.5 · 12 + 0.9 w is more than 0.75 · 12 + 1.5 w: where the wind w = 20 - 5x is below 15.
  const over4m = (c: readonly number[]) => ({ segments: [{ x0: 0, x1: 4, c }] });
  const combinations = createCombinations(EN_1990, 'ULS-STR', [
    { action: { kind: 'G' } },
    { action: { kind: 'S' } },
    { action: { kind: 'W' } },
  ]);
  if ('missing' in combinations) throw new Error('incomplete');
  const diagrams = [over4m([-20e3]), over4m([-12e3]), over4m([-20e3, 5e3])];
  const { min } = computeGoverningEnvelope(combinations, diagrams);
  expect(min.governing.map((index) => min.combinations[index]!.leading)).toEqual([2, 1]);
  expectClose(min.diagram.segments[0]!.x1, 1, 1e-12);
  expectClose(valueAt(min.diagram, 0), -(1.35 * 20e3 + 0.75 * 12e3 + 1.5 * 20e3), 1e-12);
});

const SEEDS = Array.from({ length: drawCases(300) }, (_, k) => DRAWN_SEED + k);

test.each(SEEDS)('no combination of those tried one by one is outside of the envelope, seed %d', (seed) => {
  const random = createRandom(seed);
  const { rule, situation, sets } = drawQuestion(random);
  const spans = random.integer(1, 4);
  const supports = Array.from({ length: spans + 1 }, (_, k) => 5 * k);
  const L = 5 * spans;
  const moments = momentsOf(
    supports,
    L,
    sets.map(() =>
      Array.from({ length: random.integer(1, 3) }, () => {
        const from = Math.round(random.next() * (L - 1) * 4) / 4;
        const to = from + 0.25 + Math.round(random.next() * (L - from - 0.25) * 4) / 4;
        return uniform(from, Math.min(to, L), 1e3 * (random.next() - 0.5));
      }),
    ),
  );
  const combinations = createCombinations(rule, situation, sets);
  if ('missing' in combinations) throw new Error('incomplete');
  const envelope = computeGoverningEnvelope(combinations, moments);
  const all = tryAll(rule, situation, sets);
  const scale = moments.reduce((sum, { min, max }) => sum + Math.max(-min.value, max.value), 0);

  for (const kind of ['max', 'min'] as const) {
    const { diagram, governing, combinations: found, extreme } = envelope[kind];
    const pick = kind === 'max' ? Math.max : Math.min;
    const effectsAt = (x: number) => moments.map((diagram) => valueAt(diagram, x));
    const places = Array.from({ length: 40 }, () => random.next() * L);
    for (const x of [...places, ...supports, extreme.x]) {
      const effects = effectsAt(x);
      const worst = pick(...all.map((factors) => dot(factors, effects)));
      expect(Math.abs(valueAt(diagram, x) - worst)).toBeLessThanOrEqual(2e-12 * scale);
    }
    // Each segment, and the extreme, equals the sum of its combination.
    diagram.segments.forEach(({ x0, x1 }, k) => {
      const x = (x0 + x1) / 2;
      const value = dot(found[governing[k]!]!.factors, effectsAt(x));
      expect(Math.abs(valueAt(diagram, x) - value)).toBeLessThanOrEqual(2e-12 * scale);
    });
    expect(Math.abs(dot(extreme.factors, effectsAt(extreme.x)) - extreme.value)).toBeLessThanOrEqual(
      2e-12 * scale,
    );
  }
});

test.each(SEEDS.slice(0, 4))(
  'patterns that are nearly proportional lose nothing on many spans, seed %d',
  (seed) => {
    const random = createRandom(seed);
    const spans = 12;
    const supports = Array.from({ length: spans + 1 }, (_, k) => 6 * k);
    const L = 6 * spans;
    const bay = (k: number, q: number) => uniform(6 * k, 6 * (k + 1), q);
    const kinds = [
      { action: { kind: 'G' as const } },
      ...(['A', 'B', 'E'] as const).map((category) => ({
        action: { kind: 'Q' as const, category, pattern: 'any' as const },
        spans,
      })),
    ];
    const q = -1e3 * (1 + random.next());
    // The sets differ by parts in a billion, so that their changes are closer together than two places that are
    // distinguished.
    const moments = momentsOf(
      supports,
      L,
      [
        [uniform(0, L, -4e3)],
        ...[1, 1 + 1e-9, 1 - 1e-9].flatMap((share) =>
          Array.from({ length: spans }, (_, k) => [bay(k, q * share * (1 + 1e-9 * random.next()))]),
        ),
      ].slice(0, 30),
    );
    const combinations = createCombinations(EN_1990, 'ULS-STR', kinds);
    if ('missing' in combinations) throw new Error('incomplete');
    // A document has thirty sets; the sources beyond them repeat those of the first pattern.
    const diagrams = combinations.sources.map((_, k) => moments[k] ?? moments[1 + ((k - 1) % spans)]!);
    const envelope = computeGoverningEnvelope(combinations, diagrams);
    const scale = diagrams.reduce((sum, { min, max }) => sum + Math.max(-min.value, max.value), 0);
    for (const kind of ['max', 'min'] as const)
      for (let k = 0; k < 400; k += 1) {
        const x = random.next() * L;
        const effects = diagrams.map((diagram) => valueAt(diagram, x));
        const { value } = findGoverning(combinations, effects, kind);
        expect(Math.abs(valueAt(envelope[kind].diagram, x) - value)).toBeLessThanOrEqual(1e-9 * scale);
      }
  },
);
