import { describe, expect, it } from 'vitest';
import { cutSection, drawSection, sectionProperties } from '../../src/index.ts';
import type { CrossSection, SectionDrawing, SectionProperties } from '../../src/index.ts';
import { integrateArea } from '../../src/sections/areaIntegrals.ts';
import { mirrorOutlines, turnOutlines } from '../../src/sections/turnOutlines.ts';
import { createRandom } from '@eecs/testing/random';
import { expectClose } from '@eecs/testing';
import { integrateByChords } from './chordPolygon.ts';
import { composeSection } from './composedSection.ts';
import { OUTLINED, generateSection } from './generateSection.ts';
import { findCrossing } from './findCrossing.ts';
import { drawCases } from '../drawCases.ts';

const SEED = Number(process.env['EECS_SEED'] ?? 20261121);
const COUNT = drawCases(60);

/** Cached properties of sections that several tests use, because torsion and shear of each take milliseconds. */
const known = new Map<CrossSection, SectionProperties>();

function properties(section: CrossSection): SectionProperties {
  const before = known.get(section);
  if (before !== undefined) return before;
  const result = sectionProperties(section, 0);
  if (!result.ok) throw new Error(`${JSON.stringify(section)}: ${JSON.stringify(result.failures)}`);
  known.set(section, result.properties);
  return result.properties;
}

function drawing(section: CrossSection): SectionDrawing {
  const result = drawSection(section);
  if (!result.ok) throw new Error(`${JSON.stringify(section)}: ${JSON.stringify(result.failures)}`);
  return result.drawing;
}

describe.each(OUTLINED)(`random sections of the shape %s, seed ${SEED}`, (shape) => {
  const sections = Array.from({ length: COUNT }, (_, i) => generateSection(createRandom(SEED + i), shape));

  it('have A > 0, Iu >= Iv > 0, |Iyz| <= sqrt(Iy Iz), Iu + Iv = Iy + Iz, the centroid inside the box', () => {
    for (const section of sections) {
      const { A, Iy, Iz, Iyz, Iu, Iv, ey, ez, alpha } = properties(section);
      const { width, height } = drawing(section);
      const subject = JSON.stringify(section);
      expect(A > 0 && Iu >= Iv && Iv > 0 && Math.abs(Iyz) <= Math.sqrt(Iy * Iz), subject).toBe(true);
      expect(ey > 0 && ey < width && ez > 0 && ez < height && alpha > -90 && alpha <= 90, subject).toBe(true);
      expectClose(Iu + Iv, Iy + Iz, 1e-13);
    }
  });

  it('have moduli in order: Wpl > W > 0, Wpl twice the first moment or less', () => {
    for (const section of sections) {
      const found = properties(section);
      const subject = JSON.stringify(section);
      expect(Math.min(found.WyTop!, found.WyBottom!) > 0, subject).toBe(true);
      expect(found.Wply! > Math.min(found.WyTop!, found.WyBottom!), subject).toBe(true);
      expect(found.Wplz! > Math.min(found.WzLeft!, found.WzRight!), subject).toBe(true);
      expect(found.SyMax! > 0 && 2 * found.SyMax! >= found.Wply! * (1 - 1e-12), subject).toBe(true);
      expect(found.It! > 0 && found.Iw! >= 0 && found.Asy! > 0 && found.Asz! > 0, subject).toBe(true);
      expect(found.Asy! < found.A && found.Asz! < found.A, subject).toBe(true);
    }
  });

  it('have closed outlines that do not cross themselves', () => {
    for (const section of sections) {
      expect(findCrossing(drawing(section).outlines), JSON.stringify(section)).toBeNull();
    }
  });

  it('agree with polygons of chords, extrapolated', () => {
    for (const section of sections) {
      const { outlines } = drawing(section);
      const exact = integrateArea(outlines);
      const chords = integrateByChords(outlines);
      const scale = Math.sqrt(exact.Iy * exact.Iz);
      for (const [i, name] of (['A', 'Sz', 'Sy', 'Iy', 'Iz'] as const).entries()) {
        expectClose(exact[name], chords[i]!, 1e-9);
      }
      expectClose(exact.Iyz, chords[5], 1e-9, scale);
    }
  });

  it('agree with a sum of rectangles and fillets where nothing slopes', () => {
    for (const section of sections) {
      const sum = composeSection(section);
      if (!sum) continue;
      const [A, Sz, Sy, Iy, Iz, Iyz] = sum;
      const found = properties(section);
      const [ey, ez] = [Sz / A, Sy / A];
      expectClose(found.A, A / 100, 1e-12);
      expectClose(found.ey, ey, 1e-12);
      expectClose(found.ez, ez, 1e-12);
      expectClose(found.Iy, (Iy - A * ez * ez) / 1e4, 1e-10);
      expectClose(found.Iz, (Iz - A * ey * ey) / 1e4, 1e-10);
      expectClose(found.Iyz, (Iyz - A * ey * ez) / 1e4, 1e-10, Math.sqrt(found.Iy * found.Iz));
    }
  });

  it('turned by 90 degrees swap Iy and Iz, mirrored they change the sign of Iyz', () => {
    for (const section of sections) {
      const { outlines } = drawing(section);
      const plain = integrateArea(outlines);
      const turned = integrateArea(turnOutlines(outlines, 90));
      const mirrored = integrateArea(mirrorOutlines(outlines));
      expectClose(turned.Iy, plain.Iz, 1e-12);
      expectClose(turned.Iz, plain.Iy, 1e-12);
      expectClose(turned.Iyz, -plain.Iyz, 1e-12);
      expectClose(mirrored.A, plain.A, 1e-12);
      expectClose(mirrored.Sz, -plain.Sz, 1e-12);
      expectClose(mirrored.Iyz, -plain.Iyz, 1e-12);
    }
  });

  it('turned by alpha have Iu, Iv and no product', () => {
    for (const section of sections) {
      const { A, ey, ez, Iu, Iv, alpha } = properties(section);
      const turned = integrateArea(turnOutlines(drawing(section).outlines, -alpha));
      const [y, z] = [turned.Sz / turned.A, turned.Sy / turned.A];
      expectClose((turned.Iy - turned.A * z * z) / 1e4, Iu, 1e-10);
      expectClose((turned.Iz - turned.A * y * y) / 1e4, Iv, 1e-10, Iu);
      expectClose(turned.Iyz - turned.A * y * z, 0, 1e-10, Iu * 1e4);
      expectClose(Math.hypot(y, z), Math.hypot(ey, ez), 1e-12);
      expectClose(turned.A, A * 100, 1e-12);
    }
  });

  it('scaled by s have s² A, s³ W, s⁴ I, s⁶ Iw', () => {
    for (const section of sections) {
      const plain = properties(section);
      const scaled = properties(scale(section, 2));
      for (const [name, power] of Object.entries(POWERS)) {
        const key = name as keyof SectionProperties;
        expectClose(
          scaled[key]!,
          plain[key]! * 2 ** power,
          1e-9,
          2 ** power * (Math.abs(plain[key]!) || 1e-6),
        );
      }
    }
  });

  it('cut at every split point have an area that falls and ends at zero', () => {
    for (const section of sections.slice(0, 20)) {
      const { splitPoints, height } = drawing(section);
      const areas = splitPoints.map((z) => {
        const result = cutSection(section, { z });
        return result.ok ? result.cut.A : NaN;
      });
      const subject = JSON.stringify(section);
      expectClose(areas[0], properties(section).A * 100, 1e-12);
      expectClose(areas.at(-1), 0, 1e-12, areas[0]);
      expect(
        areas.every((area, i) => i === 0 || area < areas[i - 1]!),
        subject,
      ).toBe(true);
      expectClose(splitPoints.at(-1), height, 1e-12);
    }
  });
});

const POWERS = {
  A: 2,
  ey: 1,
  Iy: 4,
  Iz: 4,
  Iyz: 4,
  SyMax: 3,
  WyTop: 3,
  Wply: 3,
  It: 4,
  Iw: 6,
  Asz: 2,
  yShear: 1,
};
const LENGTHS = ['b', 'h', 't', 'tb', 'tw', 'tf', 'r1', 'r2', 'r3', 'r4', 'ri', 'uf', 'Dy'] as const;

function scale(section: CrossSection, by: number): CrossSection {
  const lengths = LENGTHS.flatMap((name) =>
    section[name] === undefined ? [] : [[name, section[name] * by]],
  );
  return { ...section, ...(Object.fromEntries(lengths) as Partial<CrossSection>) };
}
