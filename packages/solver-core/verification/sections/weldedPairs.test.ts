import { describe, expect, test } from 'vitest';
import { solveBeam, timoshenko } from '../../src/index.ts';
import { PAIR_ARRANGEMENTS } from '../../src/model/common/pairs.ts';
import type { CrossSection, SectionPart } from '../../src/model/common/document.ts';
import { composePair } from '../../src/sections/builtUp/composePair.ts';
import { sectionProperties } from '../../src/sections/sectionProperties.ts';
import { createRandom } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { DRAWN_SEED, drawItems, IS_WHOLE } from '../drawCases.ts';
import { OUTLINED, generateSection } from './generateSection.ts';

const propertiesOf = (section: CrossSection | null) => {
  const result = section && sectionProperties(section, 0);
  if (!result?.ok) throw new Error(JSON.stringify(result));
  return result.properties;
};

const build = (parts: readonly Partial<SectionPart>[], connection: 'welded' | 'battened' = 'welded') =>
  propertiesOf({
    className: 'builtup',
    label: '',
    connection,
    parts: parts.map((part) => ({ y: 0, z: 0, alpha: 0, flip: false, ...part }) as SectionPart),
  });

const SEED = 20261128;

describe(`two of a section in every arrangement and connection, seed ${DRAWN_SEED}`, () => {
  const lipped = { label: '', h: 150, b: 60, c: 20, t: 2.5, r1: 3 };
  const sections: readonly CrossSection[] = [
    ...OUTLINED.map((shape) => generateSection(createRandom(SEED), shape)),
    { ...lipped, className: 'lippedcsection' },
    { ...lipped, className: 'lippedzsection' },
  ];

  // An ordinary run tries a third of them, different ones in every run.
  test.each(drawItems(sections, DRAWN_SEED, IS_WHOLE ? 10 : 3.4))(
    '$className: It and As above zero, Iw not below it, a weld only stiffens',
    (section) => {
      for (const arrangement of PAIR_ARRANGEMENTS) {
        for (const gap of [0, 12]) {
          const [welded, battened] = (['welded', 'battened'] as const).map((connection) =>
            propertiesOf(composePair(section, { arrangement, gap, connection })),
          );
          const subject = `${arrangement} ${gap} ${JSON.stringify(section)}`;
          for (const pair of [welded!, battened!]) {
            expect(pair.It, subject).toBeGreaterThan(0);
            expect(pair.Iw ?? 0, subject).toBeGreaterThanOrEqual(0);
            for (const area of [pair.Asy, pair.Asz]) {
              // Null means that it depends on the connections.
              if (area === null) continue;
              expect(area, subject).toBeGreaterThan(0);
              expect(area, subject).toBeLessThanOrEqual(pair.A);
            }
          }
          expect(welded!.It! / battened!.It!, subject).toBeGreaterThan(1 - 1e-4);
        }
      }
    },
  );
});

describe('welded parts that meet in a point alone stand apart', () => {
  const angle: CrossSection = {
    className: 'lsection',
    label: 'L 100x100x10',
    h: 100,
    b: 100,
    t: 10,
    r1: 12,
    r2: 6,
  };

  test('a star of two angles heel to heel twists as two angles', () => {
    const found = propertiesOf(composePair(angle, { arrangement: 'star', gap: 0, connection: 'welded' }));
    expectClose(found.It ?? NaN, 2 * (propertiesOf(angle).It ?? NaN), 1e-9);
    expect(found.Iw).toBeNull();
  });

  test('two rectangles corner to corner: twice Saint-Venant’s series', () => {
    const bar = { className: 'rectangle', b: 50, h: 100 } as const;
    const found = build([{ ...bar }, { ...bar, y: 50, z: 100 }]);
    expectClose(found.It ?? NaN, 2 * (propertiesOf({ label: '', ...bar }).It ?? NaN), 1e-12);
  });

  test('plates welded along a side that also meet another in a point keep to their own', () => {
    const bar = { className: 'rectangle', b: 50, h: 50 } as const;
    // The first two make a plate of 100 x 50; the third touches its corner.
    const found = build([{ ...bar }, { ...bar, y: 50 }, { ...bar, y: 100, z: 50 }]);
    const plate = propertiesOf({ className: 'rectangle', label: '', b: 100, h: 50 });
    const square = propertiesOf({ label: '', ...bar });
    expectClose(found.It ?? NaN, (plate.It ?? NaN) + (square.It ?? NaN), 1e-4);
  });
});

test('a plate that does not touch leaves the weld of the others as it is', () => {
  const half = { className: 'rectangle', b: 50, h: 100 } as const;
  const found = build([
    { ...half },
    { ...half, y: 50 },
    { className: 'rectangle', b: 10, h: 40, y: 150, z: 30 },
  ]);
  const bar = propertiesOf({ className: 'rectangle', label: '', b: 10, h: 40 });
  expectClose(found.It ?? NaN, 0.140577 * 1e4 + (bar.It ?? NaN), 1e-5);
  // Both are at the height of the whole centroid and share the shear in proportion to their second moments: 6/5 of
  // Iᵢ²/Aᵢ each.
  const [square, plate] = [100 ** 4 / 12, (10 * 40 ** 3) / 12];
  const expected = (square + plate) ** 2 / (1.2 * (square ** 2 / 1e4 + plate ** 2 / 400));
  expectClose((found.Asz ?? NaN) * 100, expected, 1e-5);
});

describe('two pipes with round corners side by side', () => {
  const pipe: CrossSection = {
    className: 'rectangularpipe',
    label: 'R',
    b: 60,
    h: 100,
    tw: 5,
    r1: 10,
    ri: 5,
  };
  const pair = (arrangement: 'backs' | 'toes') =>
    composePair(pipe, { arrangement, gap: 0, connection: 'welded' })!;

  test('backs and toes are the same section', () => {
    const [backs, toes] = [propertiesOf(pair('backs')), propertiesOf(pair('toes'))];
    for (const name of ['It', 'Iw', 'Asy', 'Asz'] as const)
      expectClose(toes[name] ?? NaN, backs[name] ?? NaN, 1e-6);
    expect([toes.yShear, toes.zShear]).toEqual([0, 0]);
  });

  test('a beam of them is solved with shear', () => {
    const answer = solveBeam(
      {
        schema: 1,
        L: 2,
        shear: true,
        supports: [
          { className: 'fixed', x: 0 },
          { className: 'simple', x: 2 },
        ],
        materials: [{ name: 'S235', E: 210_000, nu: 0.3 }],
        sections: [pair('toes')],
        beamSections: [{ x: 2, materialIndex: 0, crossSectionIndex: 0 }],
        loads: [{ id: 1, className: 'ShearLoad', x: 1, c: [-10_000], alpha: 90 }],
      },
      { shear: timoshenko },
    );
    const { Iy, Asz } = propertiesOf(pair('toes'));
    const expected = 10_000 * (8 / (48 * 210e9 * Iy * 1e-8) + 2 / (4 * (210e9 / 2.6) * (Asz ?? NaN) * 1e-4));
    expectClose(answer.level === 'error' ? NaN : -answer.sets[0]!.deflection.min.value, expected, 1e-9);
  });
});
