import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { beamCase, force, hinge, pin, roller, uniform } from '../../../verification/beamCase.ts';
import { G, PATTERN, combinedBeam, readBeam, situationOf } from '../../../verification/combinedBeam.ts';
import { DRAWN_SEED, drawCases } from '../../../verification/drawCases.ts';
import { solveBeam } from '../../beam/solveBeam.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import { checkGoverning } from '../certificate/checkGoverning.ts';
import { createCertificate } from '../document/createCertificate.ts';
import { cutLoad } from './cutLoad.ts';
import { combineBeam, findCause } from './explore.ts';
import type { SolvedBeam } from '../../beam/answer/answer.ts';

const SEEDS = Array.from({ length: drawCases(100) }, (_, k) => DRAWN_SEED + k);

/** Yields all factors of G, Q on each span and wind that EN 1990 (6.10) allows. */
function* tryFactors(spans: number): Generator<readonly number[]> {
  for (const g of [1, 1.35])
    for (const [q, w] of [
      [1.05, 0.9],
      [1.5, 0.9],
      [1.05, 1.5],
    ] as const)
      for (let mask = 0; mask < 2 ** (spans + 1); mask++)
        yield [
          g,
          ...Array.from({ length: spans }, (_, k) => ((mask >>> k) & 1 ? q : 0)),
          (mask >>> spans) & 1 ? w : 0,
        ];
}

test.each(SEEDS)(
  'the envelopes of a random beam equal those of all its combinations solved one by one, seed %d',
  (seed) => {
    const random = createRandom(seed);
    const n = random.integer(1, 3);
    const bounds = Array.from({ length: n + 1 }, (_, k) => 4 * k);
    const overhang = random.chance(0.5) ? 1.5 : 0;
    const L = 4 * n + overhang;
    const supports = [
      ...bounds.map((x, k) => (k === 0 ? pin(0) : roller(x))),
      ...(n > 1 && random.chance(0.3) ? [hinge(5)] : []),
    ];
    const draw = (sets: number) =>
      Array.from({ length: random.integer(1, 3) }, () => {
        const from = Math.round(random.next() * (L - 1) * 4) / 4;
        const load = random.chance(0.5)
          ? uniform(
              from,
              Math.min(L, from + 0.25 + Math.round(random.next() * 16) / 4),
              1e3 * (random.next() - 0.7),
            )
          : force(from + 0.1, 1e3 * (random.next() - 0.7));
        return { ...load, sets };
      });
    const loads = [...draw(1), ...draw(2), ...draw(4)];
    const wind = { action: { kind: 'W' } };
    const input = beamCase(L, {
      supports,
      caseSets: [G, PATTERN, wind],
      combinations: { rule: 'en1990', situations: ['ULS-STR'] },
      loads,
    });
    const beam = combinedBeam(input);
    const { effects, reactions } = situationOf(beam, 'ULS-STR');
    const { spans } = beam;
    // Each part as a case set of a document of its own.
    const document = readBeam(input);
    const apart = (
      solveBeam({
        ...document,
        caseSets: [{}, ...spans.map(() => ({})), {}],
        loads: document.loads.flatMap((load) =>
          load.sets === 2
            ? spans.flatMap((span, k) => {
                const piece = cutLoad(load, span, document);
                return piece ? [{ ...piece, sets: 2 ** (k + 1) }] : [];
              })
            : [{ ...load, sets: load.sets === 1 ? 1 : 2 ** (spans.length + 1) }],
        ),
      }) as SolvedBeam
    ).sets;
    const all = [...tryFactors(spans.length)];
    const dot = (factors: readonly number[], values: readonly number[]) =>
      factors.reduce((sum, factor, k) => sum + factor * values[k]!, 0);
    for (const effect of ['M', 'Q'] as const) {
      const scale = apart.reduce(
        (sum, set) => sum + Math.max(-set[effect].min.value, set[effect].max.value),
        1,
      );
      for (let k = 0; k < 12; k++) {
        const x = random.next() * L;
        const values = apart.map((set) => valueAt(set[effect], x));
        const tried = all.map((factors) => dot(factors, values));
        for (const [kind, worst] of [
          ['max', Math.max(...tried)],
          ['min', Math.min(...tried)],
        ] as const) {
          expect(Math.abs(valueAt(effects[effect]![kind].diagram, x) - worst)).toBeLessThanOrEqual(
            2e-12 * scale,
          );
          const cause = findCause(beam, { situation: 0, effect, kind, x, side: 'right' });
          expect(Math.abs(cause.value - worst)).toBeLessThanOrEqual(2e-12 * scale);
        }
      }
      // The extreme and its coincident effects are those of its combination alone.
      const { extreme } = effects[effect]!.max;
      const alone = combineBeam(beam, { situation: 0, combination: extreme.combination });
      expect(Math.abs(valueAt(alone[effect]!, extreme.x, extreme.side) - extreme.value)).toBeLessThanOrEqual(
        2e-12 * scale,
      );
      expect(
        Math.abs(valueAt(alone.Q!, extreme.x, extreme.side) - extreme.coincident.Q!),
      ).toBeLessThanOrEqual(1e-9 * scale);
    }
    const situation = beam.situations[0]!;
    for (const { M, Q: shear } of situation.spans)
      for (const { max, min } of [M, shear])
        for (const [kind, value] of [
          ['max', max],
          ['min', min],
        ] as const)
          expect(checkGoverning(createCertificate(beam.plan, situation, { ...value, kind }))).toMatchObject({
            adds: true,
            isAllowed: true,
            isWorst: true,
          });
    reactions.forEach(({ support, normal }) => {
      const values = apart.map(({ R }) => R.find((one) => one.support === support)!.normal);
      const tried = all.map((factors) => dot(factors, values));
      const scale = values.reduce((sum, value) => sum + Math.abs(value), 1);
      expect(Math.abs(normal.max.value - Math.max(...tried))).toBeLessThanOrEqual(2e-12 * scale);
      expect(Math.abs(normal.min.value - Math.min(...tried))).toBeLessThanOrEqual(2e-12 * scale);
    });
  },
);
