import { expectClose } from '@eecs/testing';
import { createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { type Interacted, type Interaction, interact } from './interaction.ts';
import { findShapeFactor } from './momentShape.ts';

/** An independent implementation of EN 1993-1-1 tables B.1 and B.2, cell by cell. */
function interactByTables(m: Interaction): Interacted {
  const [ny, nz] = [m.N / m.Ny, m.N / m.flexural];
  const [ly, lz] = [m.slendernessY, m.slendernessZ];
  let kyy: number;
  let kzy: number;
  if (m.sectionClass === 3) {
    kyy = Math.min(m.Cmy * (1 + 0.6 * ly * ny), m.Cmy * (1 + 0.6 * ny));
    kzy = m.twists
      ? Math.max(1 - ((0.05 * lz) / (m.CmLT - 0.25)) * nz, 1 - (0.05 / (m.CmLT - 0.25)) * nz)
      : 0.8 * kyy;
  } else {
    kyy = Math.min(m.Cmy * (1 + (ly - 0.2) * ny), m.Cmy * (1 + 0.8 * ny));
    if (!m.twists) kzy = 0.6 * kyy;
    else if (lz < 0.4) kzy = Math.min(0.6 + lz, 1 - ((0.1 * lz) / (m.CmLT - 0.25)) * nz);
    else kzy = Math.max(1 - ((0.1 * lz) / (m.CmLT - 0.25)) * nz, 1 - (0.1 / (m.CmLT - 0.25)) * nz);
  }
  return { kyy, kzy, inPlane: ny + (kyy * m.M) / m.Mb, outOfPlane: m.N / m.Nz + (kzy * m.M) / m.Mb };
}

const SEED = Number(process.env['EECS_SEED'] ?? 29);
const CASES = 10_000;

test(`${CASES} drawn members (seed ${SEED}): (6.61) and (6.62) as the tables give them`, () => {
  const random = createRandom(SEED);
  const size = (low: number, high: number): number => low + (high - low) * random.next();
  const differing: object[] = [];
  for (let k = 0; k < CASES; k++) {
    const Ny = size(1, 10);
    const flexural = size(0.2, 1) * Ny;
    const member: Interaction = {
      ...{
        Ny,
        flexural,
        Nz: size(0.7, 1) * flexural,
        N: size(0, 1) * flexural,
        M: size(0, 5),
        Mb: size(1, 5),
      },
      ...{
        slendernessY: size(0, 2),
        slendernessZ: size(0, 2.5),
        sectionClass: random.pick([1, 2, 3] as const),
      },
      ...{ Cmy: size(0.4, 1), CmLT: size(0.4, 1), twists: random.next() < 0.7 },
    };
    const [found, expected] = [interact(member), interactByTables(member)];
    for (const key of ['kyy', 'inPlane', 'outOfPlane', 'kzy'] as const)
      if (Math.abs(found[key] - expected[key]) > 1e-12 * Math.max(1, expected[key]))
        differing.push({ member, key, found, expected });
  }
  expect(differing.slice(0, 3)).toEqual([]);
});

const L = 4000;
/**
 * Returns the moments of a member: those of its end moments, plus those of a uniform load and of a force in the middle,
 * given by their values at midspan.
 */
function shape({
  start,
  end,
  even = 0,
  single = 0,
}: Record<string, number> & { start: number; end: number }) {
  const slope = (end - start) / L;
  const bow = [0, (4 * even) / L, (-4 * even) / L ** 2];
  const half = start + (slope * L) / 2 + even + single;
  return [
    { x0: 0, x1: L / 2, c: [start, slope + bow[1]! + (2 * single) / L, bow[2]!] },
    { x0: L / 2, x1: L, c: [half, slope + bow[1]! + bow[2]! * L - (2 * single) / L, bow[2]!] },
  ];
}

test.each([
  ['the same moment', { start: 5, end: 5 }, 1],
  ['a triangle', { start: 5, end: 0 }, 0.6],
  ['opposite moments', { start: 5, end: -5 }, 0.4],
  ['a simple span with an even load', { start: 0, end: 0, even: 7 }, 0.95],
  ['a simple span with a force in the middle', { start: 0, end: 0, single: 7 }, 0.9],
  // Ms = -10 + 25 = 15, alpha_h = -10/15, psi = 1: 0.95 - 0.05·2/3.
  ['a fixed span with an even load', { start: -10, end: -10, even: 25 }, 0.95 - 0.05 * (2 / 3)],
  // Ms = -10 + 15 = 5, alpha_s = -0.5, psi = 1: 0.1 + 0.4.
  ['a fixed span, hogging more than it sags', { start: -10, end: -10, even: 15 }, 0.5],
  // Ms = 8, alpha_s = 0.8.
  ['a bow above equal ends', { start: 10, end: 10, even: -2 }, 0.84],
  ['a force beside hogging ends', { start: -10, end: -10, single: 15 }, 0.4],
  // alpha_h = -10/15, psi = -1/2: both ends count.
  ['a force beside ends of opposite signs', { start: -10, end: 5, single: 17.5 }, 0.9],
])('table B.3: %s', (_, moments, expected) => {
  expectClose(findShapeFactor(shape(moments)), expected, 1e-9);
});

test('table B.3: an even load beside a force, and a diagram that the table does not show', () => {
  expectClose(findShapeFactor(shape({ start: 0, end: 0, even: 3, single: 4 })), 0.95, 1e-9);
  const aside = [
    { x0: 0, x1: L / 4, c: [0, 12 / L] },
    { x0: L / 4, x1: L, c: [3, -4 / L] },
  ];
  expect(findShapeFactor(aside)).toBe(1);
});
