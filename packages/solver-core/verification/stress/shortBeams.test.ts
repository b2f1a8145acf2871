import { describe, expect, it } from 'vitest';
import { fibresAt } from '../../src/stress/fibres.ts';
import { placeSection } from '../../src/stress/placedSection.ts';
import { THEORIES } from '../../src/stress/strengthTheories.ts';
import { stressFibre } from '../../src/stress/worstFibre.ts';
import { valueAt } from '../../src/index.ts';
import { axial, beamCase, force, pin, roller, uniform } from '../beamCase.ts';
import { createRandom } from '@eecs/testing/random';
import { generateSection, OUTLINED } from '../sections/generateSection.ts';
import { expectClose } from '@eecs/testing';
import { stressBeam } from './stressedBeam.ts';
import { drawCases } from '../drawCases.ts';

const MATERIALS = [{ name: 'S', E: 210_000, nu: 0.3 }];
const constants = { nu: 0.3, k: 1 };

function shortBeam(L: number, section: object, loads: readonly object[], alpha = 0) {
  return stressBeam(
    beamCase(L, {
      materials: MATERIALS,
      sections: [{ label: '', ...section }],
      beamSections: [{ x: L, materialIndex: 0, crossSectionIndex: 0, alpha }],
      supports: [pin(0), roller(L)],
      loads,
    }),
    { hasTheories: true },
  );
}

describe('a short rectangle governed by shear', () => {
  const [b, h, P, N, L] = [100, 300, 200_000, -30_000, 0.19];
  const { stresses } = shortBeam(L, { className: 'rectangle', b, h }, [force(L / 2, -P), axial(L, N)]);
  const { eq3 } = stresses.sets[0]!.EQ!;

  it('has eq3 along it by the roots of a cubic: sigma = n + m u, tau = t (1 - u²), u = 2z/h', () => {
    const [n, t] = [N / (b * h), (1.5 * (P / 2)) / (b * h)];
    for (const { x: places, y } of eq3.segments) {
      for (const [i, x] of places.entries()) {
        const m = (6 * (P / 2) * Math.min(x, L - x) * 1000) / (b * h ** 2);
        const p = m ** 2 / (8 * t ** 2) - 1;
        const q = (m * n) / (8 * t ** 2);
        const angle = Math.acos(Math.min(Math.max(((3 * q) / (2 * p)) * Math.sqrt(-3 / p), -1), 1)) / 3;
        const turns = [0, 1, 2].map((k) => 2 * Math.sqrt(-p / 3) * Math.cos(angle - (2 * Math.PI * k) / 3));
        const values = [-1, ...turns, 1]
          .filter((u) => Math.abs(u) <= 1)
          .map((u) => Math.sqrt((n + m * u) ** 2 + 4 * (t * (1 - u ** 2)) ** 2));
        // Samples are stored with seven digits.
        expectClose(y[i], Math.max(...values), 5.1e-7);
      }
    }
  });

  it('has its greatest stress under the load, not at its ends', () => {
    expect(eq3.max.x).toBe(L / 2);
    expect(eq3.max.at.z).not.toBe(0);
  });
});

const SEED = 50_611;
const [LEVELS, PLACES] = [2000, drawCases(400)];

describe(`short beams of all shapes, seed ${SEED}`, () => {
  const random = createRandom(SEED);
  const number = (from: number, to: number) => from + (to - from) * random.next();
  const cases = OUTLINED.flatMap((className) =>
    [0, number(-180, 180)].map((alpha, i) => {
      const section = generateSection(random, className);
      const size = section.h ?? section.Dy!;
      const L = Number(((size / 1000) * number(0.1, 3)).toPrecision(4));
      const P = -number(1e4, 3e5);
      const N = i === 0 ? number(-1e5, 1e5) : 0;
      const load = random.chance(0.5) ? uniform(0, L, P / L) : force(L * number(0.3, 0.7), P);
      return { className, alpha, L, section, loads: [load, axial(L, N)] };
    }),
  );

  it.each(cases)(
    `a $className turned by $alpha°, $L m long: no fibre of ${LEVELS} heights at ${PLACES} places surpasses max`,
    ({ alpha, L, section, loads }) => {
      const { answer, stresses } = shortBeam(L, section, loads, alpha);
      const placed = placeSection(section, { alphaDeg: alpha, isFlipped: false, system: 0 })!;
      const fibres = Array.from({ length: LEVELS + 1 }, (_, k) =>
        fibresAt(
          placed,
          placed.bottom + ((placed.top - placed.bottom) * k) / LEVELS,
          k < LEVELS / 2 ? 'above' : 'below',
        ),
      ).flat();
      const set = answer.sets[0]!;
      const grid = THEORIES.map(() => 0);
      for (let i = 0; i <= PLACES; i++) {
        const x = (L * i) / PLACES;
        const forces = { N: valueAt(set.N, x), Q: valueAt(set.Q, x), M: valueAt(set.M, x) };
        for (const fibre of fibres) {
          const values = stressFibre(fibre, forces, constants);
          for (const [t, theory] of THEORIES.entries()) grid[t] = Math.max(grid[t]!, values[theory]);
        }
      }
      for (const [t, theory] of THEORIES.entries())
        expect(stresses.sets[0]!.EQ![theory].max.value, theory).toBeGreaterThanOrEqual(grid[t]! * (1 - 1e-9));
    },
    60_000,
  );
});
