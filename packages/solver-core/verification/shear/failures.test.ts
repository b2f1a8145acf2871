import { expect, it } from 'vitest';
import { sectionProperties, solveBeam, timoshenko, valueAt } from '@eecs/solver-core';
import type { CrossSection } from '@eecs/solver-core';
import { beamCase, clamp, force, pin, roller } from '../beamCase.ts';
import { expectClose } from '@eecs/testing';
import { shearCase, solveShear } from './shearBeam.ts';

const loaded = { supports: [pin(0), roller(6)], loads: [force(3, -1000)] };

it('a material without a shear modulus, and a section without a shape, are refused by name, each once', () => {
  const answer = solveBeam(
    beamCase(6, {
      ...loaded,
      shear: true,
      materials: [{ name: 'odd', E: 210_000 }],
      sections: [{ className: 'generic', label: 'numbers', A: 50, Iy: 4000 }],
      beamSections: [2, 6].map((x) => ({ x, materialIndex: 0, crossSectionIndex: 0 })),
    }),
    { shear: timoshenko },
  );
  expect(answer).toMatchObject({
    level: 'error',
    errno: 42215,
    message: 'materials',
    failures: [
      { code: 'materials.shearModulus', path: '/materials/0/G', ids: [0] },
      { code: 'materials.shearArea', path: '/sections/0', ids: [0] },
    ],
  });
});

it('G alone will do where E is known, and is not overruled by Poisson’s ratio', () => {
  const sag = (material: object) =>
    solveShear(shearCase(6, { ...loaded, materials: [{ E: 210_000, ...material }] })).sets[0]?.shearDeflection
      ?.min.value ?? NaN;
  expectClose(sag({ G: 60_000 }), (-1000 * 6) / (4 * ((60e9 * 5 * 0.06) / 6)), 1e-12);
  expect(sag({ G: 60_000, nu: 0.3 })).toBe(sag({ G: 60_000 }));
});

it('without real constants there is no shear strain to count', () => {
  const answer = solveBeam(
    { schema: 1, L: 6, shear: true, supports: [pin(0), roller(6)], loads: [force(3, -1000)] },
    { shear: timoshenko },
  );
  expect(answer).toMatchObject({ level: 'error', failures: [{ code: 'materials.needed', path: '/shear' }] });
});

it('without the theory a document that asks for it is refused, never solved as a slender one', () => {
  expect(solveBeam(shearCase(6, loaded))).toMatchObject({
    level: 'error',
    errno: 42201,
    failures: [{ code: 'features.shear', path: '/shear' }],
  });
});

it('the theory leaves a document alone that does not ask for it', () => {
  const document = { ...shearCase(6, loaded), shear: false };
  expect(JSON.stringify(solveBeam(document, { shear: timoshenko }))).toBe(
    JSON.stringify(solveBeam(document)),
  );
});

it.each<CrossSection>([
  { className: 'hsection', label: 'IPE 300', h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15 },
  { className: 'lsection', label: 'L 150 x 100 x 12', h: 150, b: 100, t: 12, r1: 12 },
  { className: 'rectangularpipe', label: '', h: 200, b: 100, tw: 8, r1: 16 },
  { className: 'roundpipe', label: '', Dy: 200, tw: 10 },
  { className: 'circle', label: '', Dy: 100 },
])(
  '$className: turned by a right angle the area that shears is the other one; mirrored it stays',
  (section) => {
    const result = sectionProperties(section, 0);
    if (!result.ok) throw new Error('an impossible section');
    const { Asy, Asz } = result.properties;
    const shorn = (placed: object) => {
      const set = solveShear(
        shearCase(2, {
          supports: [clamp(0)],
          loads: [force(2, -1000)],
          sections: [section],
          beamSections: [{ x: 2, materialIndex: 0, crossSectionIndex: 0, ...placed }],
        }),
      ).sets[0];
      return valueAt(set!.shearDeflection!, 2);
    };
    const expected = (area: number | null) => (-1000 * 2) / ((210e9 / 2.6) * (area ?? NaN) * 1e-4);
    expectClose(shorn({}), expected(Asz), 1e-12);
    expectClose(shorn({ alpha: 180 }), expected(Asz), 1e-12);
    expectClose(shorn({ flip: true }), expected(Asz), 1e-12);
    expectClose(shorn({ alpha: 90 }), expected(Asy), 1e-10);
    expectClose(shorn({ alpha: -90, flip: true }), expected(Asy), 1e-10);
    // After half a turn, or seen from the other end, the section is the same.
    expectClose(shorn({ alpha: 210 }), shorn({ alpha: 30 }), 1e-10);
    expectClose(shorn({ alpha: -30, flip: true }), shorn({ alpha: 30 }), 1e-9);
  },
);
