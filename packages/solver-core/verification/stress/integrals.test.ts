import type { CrossSection } from '@eecs/solver-core';
import { describe, expect, it } from 'vitest';
import { listLevels } from '../../src/sections/levels.ts';
import { listChords } from '../../src/stress/chords.ts';
import { shearPerForce } from '../../src/stress/fibres.ts';
import { stressPerMoment } from '../../src/stress/normalStress.ts';
import { placeSection } from '../../src/stress/placedSection.ts';
import type { PlacedSection } from '../../src/stress/placedSection.ts';
import { createRandom } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';

const SEED = 5;
const SECTIONS: readonly CrossSection[] = [
  { className: 'rectangle', label: 'rectangle', b: 60, h: 100 },
  { className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 },
  { className: 'tsection', label: 'tee', b: 120, h: 150, tw: 10, tf: 14, r1: 12 },
  { className: 'lsection', label: 'angle', b: 75, h: 150, t: 9, r1: 10, r2: 5 },
  { className: 'csection', label: 'channel', b: 80, h: 200, tw: 8, tf: 11, r1: 9 },
  { className: 'circle', label: 'circle', Dy: 90 },
  { className: 'roundpipe', label: 'pipe', Dy: 100, tw: 8 },
];

/**
 * Integrates over the height by midpoints, denser towards the ends of each layer, where the width may vary as a square
 * root.
 */
function integrate(section: PlacedSection, f: (z: number) => number): number {
  const levels = listLevels(section.outlines);
  const parts = 400;
  let sum = 0;
  for (const [i, high] of levels.slice(1).entries()) {
    const low = levels[i]!;
    for (let k = 0; k < parts; k++) {
      const u = (k + 0.5) / parts;
      sum += (f(low + (high - low) * u * u * (3 - 2 * u)) * (high - low) * 6 * u * (1 - u)) / parts;
    }
  }
  return sum;
}

/** Integrates over the area a function that is linear along each chord, exactly across. */
function integrateArea(section: PlacedSection, f: (point: { y: number; z: number }) => number): number {
  const height = section.top - section.bottom;
  return integrate(section, (z) =>
    listChords(section.outlines, { z, side: 'above', height }).reduce((sum, [left, right]) => {
      const middle = f({ y: (left + right) / 2, z });
      return sum + ((right - left) * (f({ y: left, z }) + 4 * middle + f({ y: right, z }))) / 6;
    }, 0),
  );
}

const random = createRandom(SEED);
const cases = SECTIONS.flatMap((shape) =>
  [0, 90, 180, Math.round(random.next() * 360 * 100) / 100].map((alphaDeg, k) => ({
    shape,
    alphaDeg,
    isFlipped: k % 2 === 1,
    name: `${shape.label}, alpha ${alphaDeg}${k % 2 === 1 ? ', flipped' : ''}`,
  })),
);

describe(`stresses over the section make up the forces, seed ${SEED}`, () => {
  it.each(cases)(
    '$name: sigma makes no force and no moment but M; tau·b makes Q',
    ({ shape, alphaDeg, isFlipped }) => {
      const section = placeSection(shape, { alphaDeg, isFlipped, system: 0 })!;
      const height = section.top - section.bottom;
      const sigma = (point: { y: number; z: number }) => stressPerMoment(section, point);
      // M = 1 N·m = 1000 N·mm, sagging: it compresses the upper part.
      const M = integrateArea(section, (point) => sigma(point) * point.z);
      expectClose(M, -1000, 1e-4);
      expectClose(integrateArea(section, sigma), 0, 1e-4, 1000 / height);
      expectClose(
        integrateArea(section, (point) => sigma(point) * point.y),
        0,
        2e-4,
        1000,
      );
      expectClose(
        integrateArea(section, () => 1 / section.A),
        1,
        1e-4,
      );
      const Q = integrate(section, (z) => {
        const width = listChords(section.outlines, { z, side: 'above', height }).reduce(
          (sum, [a, b]) => sum + b - a,
          0,
        );
        return shearPerForce(section, z, 'above') * width;
      });
      expectClose(Q, 1, 1e-4);
    },
  );

  it('a placed section knows that a generic one has no fibres', () => {
    const generic: CrossSection = { className: 'generic', label: '', A: 10, Iy: 100 };
    expect(placeSection(generic, { alphaDeg: 0, isFlipped: false, system: 0 })).toBeNull();
  });
});
