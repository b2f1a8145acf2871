import { describe, expect, it } from 'vitest';
import { sectionProperties, valueAt } from '../../src/index.ts';
import type { CrossSection } from '../../src/index.ts';
import { convertRows } from '../../src/catalogue/convertRow.ts';
import { loadSectionTables } from '../../src/catalogue/loadSections.ts';
import { parseSectionRow } from '../../src/catalogue/parseSectionRow.ts';
import { CATALOGUE_CLASSES, sectionHeaders } from '../../src/catalogue/sectionClasses.ts';
import { outlineSection } from '../../src/sections/outlineSection.ts';
import type { OutlinedClass } from '../../src/sections/shapes/plans/shapePlans.ts';
import { turnOutlines } from '../../src/sections/turnOutlines.ts';
import { verticalShearArea } from '../../src/sections/verticalShearArea.ts';
import { computeWallShear, shareOfWalls } from '../../src/sections/wallShear.ts';
import { beamCase, force, pin, roller } from '../beamCase.ts';
import { expectClose } from '@eecs/testing';
import { firstSet, solveShear } from '../shear/shearBeam.ts';
import { blocksOf } from './blocksOf.ts';
import { shearByElements } from './shearByElements.ts';
import { solveFlexure } from './solveFlexure.ts';
import { TWIST_SHAPES } from './twistShapes.ts';
import { DRAWN_SEED, drawItems, IS_WHOLE } from '../drawCases.ts';

type Shape = Partial<CrossSection> & Pick<CrossSection, 'className'>;

const make = (shape: Shape): CrossSection => ({ label: '', units: 0, ...shape });
const box = (b: number, h: number, tw: number): Shape => ({ className: 'rectangularpipe', b, h, tw });
const wide = (h: number, b: number, tw: number, tf: number, r1 = 0): Shape => ({
  className: 'hsection',
  h,
  b,
  tw,
  tf,
  r1,
});

function areasOf(shape: Shape): { Asy: number; Asz: number; A: number } {
  const result = sectionProperties(make(shape), 0);
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  const { Asy, Asz, A } = result.properties;
  return { Asy: Asy ?? NaN, Asz: Asz ?? NaN, A };
}

describe('shear areas beside values computed by others, cm2, in the digits that they give', () => {
  it.each<[string, Shape, 'Asy' | 'Asz', number, number]>([
    ['box 300 x 100 x 5, flat', box(300, 100, 5), 'Asz', 5.15, 0.005],
    ['box 90 x 60 x 5', box(60, 90, 5), 'Asz', 7.61, 0.005],
    ['box 60 x 90 x 5', box(90, 60, 5), 'Asz', 4.06, 0.005],
    ['square box 100 x 10', box(100, 100, 10), 'Asz', 15, 0.05],
    ['IPE 300', wide(300, 150, 7.1, 10.7, 15), 'Asz', 19.7, 0.05],
    ['IPE 300 sideways', wide(300, 150, 7.1, 10.7, 15), 'Asy', 26.75, 0.005],
    ['HE 300 B', wide(300, 300, 11, 19, 27), 'Asz', 28.4, 0.05],
    ['HE 300 B sideways', wide(300, 300, 11, 19, 27), 'Asy', 95, 0.05],
  ])('%s', (_, shape, name, expected, rounding) => {
    expect(Math.abs(areasOf(shape)[name] - expected)).toBeLessThanOrEqual(rounding);
  });

  it('box 300 x 100 x 5 of 2 m, 10 kN at midspan: 0.120 mm of shear', () => {
    const document = beamCase(2, {
      shear: true,
      materials: [{ name: 'steel', E: 210_000, nu: 0.3 }],
      sections: [make(box(300, 100, 5))],
      supports: [pin(0), roller(2)],
      loads: [force(1, -10_000)],
    });
    expectClose(valueAt(firstSet(solveShear(document)).shearDeflection, 1), -0.00012, 5e-3);
  });
});

/**
 * Returns the shear area of two flanges b by tf at a distance d with webs of total thickness tw: I² divided by the
 * integral of S²/t along the centre lines.
 */
function flanged(b: number, d: number, tf: number, tw: number): number {
  const I = (tw * d ** 3) / 12 + (b * tf * d ** 2) / 2;
  const S = (b * tf * d) / 2;
  const flanges = (tf * d ** 2 * b ** 3) / 24;
  const web = (S ** 2 * d) / tw + (S * d ** 3) / 6 + (tw * d ** 5) / 120;
  return I ** 2 / (flanges + web) / 100;
}

describe('shear areas in closed form', () => {
  it.each([0.1, 0.5, 1, 3, 20])('rectangle %d to 1: 5/6 A both ways', (ratio) => {
    const { A, Asy, Asz } = areasOf({ className: 'rectangle', b: 100, h: 100 * ratio });
    expectClose(Asy, (5 / 6) * A, 1e-12);
    expectClose(Asz, (5 / 6) * A, 1e-12);
  });

  it('circle: 6/7 A (Cowper, Poisson’s ratio 0)', () => {
    const { A, Asy, Asz } = areasOf({ className: 'circle', Dy: 80 });
    expectClose(Asy, (6 / 7) * A, 1e-12);
    expectClose(Asz, (6 / 7) * A, 1e-12);
  });

  it.each([0.01, 0.3, 0.5, 0.8, 0.95])(
    'round pipe of diameters %d: 6 (1 + m²)²/(7 (1 + m²)² + 20 m²) A',
    (m) => {
      const { A, Asz } = areasOf({ className: 'roundpipe', Dy: 100, tw: 50 * (1 - m) });
      const square = (1 + m * m) ** 2;
      expectClose(Asz, (A * 6 * square) / (7 * square + 20 * m * m), 1e-12);
    },
  );

  it('thin round pipe: A/2', () => {
    const { A, Asz } = areasOf({ className: 'roundpipe', Dy: 1000, tw: 0.5 });
    expectClose(Asz, A / 2, 1e-5);
  });

  it.each([0.1, 1, 4, 8])('square box 100 x %d: 5/12 of the area of its centre lines', (t) => {
    const { Asy, Asz } = areasOf(box(100, 100, t));
    expectClose(Asz, ((5 / 12) * 4 * (100 - t) * t) / 100, 1e-10);
    expectClose(Asy, Asz, 1e-10);
  });

  it.each([
    [60, 90, 3],
    [90, 60, 3],
    [300, 100, 8],
    [100, 400, 6],
  ])('box %d x %d x %d: flanges of half the width to either side, two webs', (b, h, t) => {
    expectClose(areasOf(box(b, h, t)).Asz, flanged(b - t, h - t, t, 2 * t), 1e-10);
  });

  it.each([
    [300, 150, 7.1, 10.7],
    [200, 200, 9, 15],
    [500, 200, 10, 16],
    [100, 100, 2, 3],
  ])('I %d x %d x %d x %d: flanges and web; sideways 5/6 of the flanges', (h, b, tw, tf) => {
    const { Asy, Asz } = areasOf(wide(h, b, tw, tf));
    expectClose(Asz, flanged(b, h - tf, tf, tw), 1e-10);
    expectClose(Asy, ((5 / 6) * 2 * b * tf) / 100, 1e-10);
  });

  it.each([
    [200, 75, 8, 11],
    [120, 60, 6, 8],
  ])('channel %d x %d x %d x %d: flanges of the whole width, web', (h, b, tw, tf) => {
    const [d, c] = [h - tf, b - tw / 2];
    const I = (tw * d ** 3) / 12 + (c * tf * d ** 2) / 2;
    const S = (c * tf * d) / 2;
    const web = (S ** 2 * d) / tw + (S * d ** 3) / 6 + (tw * d ** 5) / 120;
    const expected = I ** 2 / ((tf * d ** 2 * c ** 3) / 6 + web) / 100;
    expectClose(areasOf({ className: 'csection', h, b, tw, tf }).Asz, expected, 1e-10);
  });

  it('tee sideways: 5/6 of its flange', () => {
    const { Asy } = areasOf({ className: 'tsection', h: 150, b: 150, tw: 8, tf: 11 });
    expectClose(Asy, ((5 / 6) * 150 * 11) / 100, 1e-10);
  });

  it.each([
    [100, 10],
    [60, 4],
  ])('angle of equal legs %d x %d: 5/6 of one leg in every direction', (h, t) => {
    const section = make({ className: 'lsection', h, t });
    // Along the axis of symmetry each leg carries Q/√2 like a rectangle; perpendicular to it q = 3 (l² - s²)/(√8 l³) Q.
    // Both store the energy 6/5 Q²/(l t).
    for (const alphaDeg of [0, 30, 45, 90, -45]) {
      const area = verticalShearArea(section, { system: 0, alphaDeg, isFlipped: false });
      expectClose(area ?? NaN, ((5 / 6) * (h - t / 2) * t) / 100, 1e-10);
    }
  });
});

function outlinesOf(shape: Shape) {
  const drawn = outlineSection(make(shape));
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.failures));
  return drawn.outlines;
}

describe('the flexure of Saint-Venant', () => {
  it.each([1, 3, 0.2, 40])('rectangle %d to 1: 6/5', (ratio) => {
    const { yy, zz } = solveFlexure(
      outlinesOf({ className: 'rectangle', b: 10, h: 10 * ratio }),
      'rectangle',
    );
    expectClose(yy, 1.2, 1e-5);
    expectClose(zz, 1.2, 1e-5);
  });

  it.each([1, 10, 49])('round pipe, wall %d of 100: Cowper', (tw) => {
    const { yy, zz } = solveFlexure(outlinesOf({ className: 'roundpipe', Dy: 100, tw }), 'roundpipe');
    const m = 1 - tw / 50;
    const expected = 7 / 6 + (20 * m * m) / (6 * (1 + m * m) ** 2);
    expectClose(yy, expected, 1e-5);
    expectClose(zz, expected, 1e-5);
  });

  it.each([
    box(100, 60, 1),
    wide(100, 60, 1, 1),
    { className: 'csection', h: 100, b: 60, tw: 1, tf: 1 } as const,
  ])('comes near to the flow of walls where they are thin: $className', (shape) => {
    const { yy, zz } = solveFlexure(outlinesOf(shape), shape.className as OutlinedClass);
    const walls = computeWallShear(make(shape));
    const { A } = areasOf(shape);
    expectClose(walls.yy * A * 100, yy, 0.03);
    expectClose(walls.zz * A * 100, zz, 0.03);
  });

  it.each<Shape>([
    wide(60, 60, 20, 20),
    wide(120, 106, 12, 20),
    box(100, 100, 40),
    box(120, 80, 15),
    { className: 'lsection', h: 40, b: 30, t: 16 },
    { className: 'lsection', h: 100, b: 60, t: 8, tb: 6 },
    { className: 'csection', h: 120, b: 60, tw: 16, tf: 24 },
    { className: 'tsection', h: 60, b: 80, tw: 20, tf: 18 },
    { className: 'zsection', h: 80, b: 40, tw: 6, tf: 6 },
  ])('beside finite elements: $className $h x $b', (shape) => {
    const found = solveFlexure(outlinesOf(shape), shape.className as OutlinedClass);
    const blocks = blocksOf(make(shape))!;
    const coarse = shearByElements(blocks, { most: 24, least: 3 });
    const fine = shearByElements(blocks, { most: 48, least: 6 });
    for (const name of ['yy', 'zz', 'yz'] as const) {
      // The error falls approximately as the square of the step; re-entrant corners slow it.
      const expected = ((4 * fine[name] - coarse[name]) / 3) * fine.A;
      expectClose(found[name], expected, 5e-3, Math.max(1, Math.abs(expected)));
    }
  });

  it.each(TWIST_SHAPES.filter((_, i) => i % 4 === 0))(
    'is the same turned by 30°, without its symmetry: $name',
    ({ section }) => {
      const outlines = outlinesOf(section);
      const found = solveFlexure(outlines, section.className as OutlinedClass);
      const turned = solveFlexure(turnOutlines(outlines, 30), 'lsection');
      const [c, s] = [Math.cos(Math.PI / 6), 0.5];
      expectClose(turned.zz, found.zz * c * c + found.yy * s * s + 2 * found.yz * s * c, 2e-4);
      expectClose(turned.yy, found.yy * c * c + found.zz * s * s - 2 * found.yz * s * c, 2e-4);
      expectClose(turned.yz, (found.yy - found.zz) * s * c + found.yz * (c * c - s * s), 2e-4, 1);
    },
  );
});

describe(`sections of the catalogue beside finite elements of their rectangles, seed ${DRAWN_SEED}`, () => {
  it.each(CATALOGUE_CLASSES)('%s', async (name) => {
    const headers = sectionHeaders(name);
    for (const table of await loadSectionTables(name)) {
      const rows = table.series.flatMap((series) => convertRows(table, series));
      for (const row of drawItems(rows, DRAWN_SEED, IS_WHOLE ? 10 : 0.5)) {
        const section = parseSectionRow({ name, headers, data: row });
        const blocks = section && blocksOf(section);
        if (!blocks) continue;
        const [Asz, Asy] = [0, 90].map((alphaDeg) =>
          verticalShearArea(section, { system: 0, alphaDeg, isFlipped: false }),
        );
        const found = shearByElements(blocks, { most: 16, least: 2 });
        for (const [area, flexibility] of [
          [Asy, found.yy],
          [Asz, found.zz],
        ] as const) {
          const ratio = (area ?? NaN) * 100 * flexibility;
          // Flows along centre lines ignore the corners that walls share, and the rectangles have no radii.
          expect(ratio, `${row}, share of walls ${shareOfWalls(section as never)}`).toBeGreaterThan(0.8);
          expect(ratio, row).toBeLessThan(1.15);
        }
      }
    }
  });
});
