import { describe, expect, test } from 'vitest';
import { layoutDistributedLoad } from './layoutDistributedLoad.ts';
import { arrowGlyph, arrowHeadGlyph, momentArcGlyph } from './loadGlyphs.ts';
import {
  clampGlyph,
  hingeGlyph,
  pinGlyph,
  rollerGlyph,
  sideBarGlyph,
  sideSpringGlyph,
  spiralGlyph,
  springGlyph,
  springRollerGlyph,
} from './supportGlyphs.ts';

const glyphs = {
  clampGlyph,
  pinGlyph,
  rollerGlyph,
  hingeGlyph,
  springGlyph,
  springRollerGlyph,
  sideSpringGlyph,
  sideBarGlyph,
  spiralGlyph,
  arrowGlyph,
  arrowHeadGlyph,
  momentArcGlyph,
};

/** Returns the end points of every command; the bulge of an arc is tested with its circle. */
function pointsOf(d: string): [number, number][] {
  const commands = [...d.matchAll(/([MLA])([^MLAZ]*)/g)];
  return commands.map(([, , numbers = '']) => {
    const values = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    return [values.at(-2) ?? Number.NaN, values.at(-1) ?? Number.NaN];
  });
}

describe.each(Object.entries(glyphs))('%s', (_, { strokes, box }) => {
  test('stays in its box, and the box is about the unit', () => {
    for (const [x, y] of strokes.flatMap(({ d }) => pointsOf(d))) {
      expect(x).toBeGreaterThanOrEqual(box.x0 - 1e-9);
      expect(x).toBeLessThanOrEqual(box.x1 + 1e-9);
      expect(y).toBeGreaterThanOrEqual(box.y0 - 1e-9);
      expect(y).toBeLessThanOrEqual(box.y1 + 1e-9);
    }
    expect(Math.max(box.x1 - box.x0, box.y1 - box.y0)).toBeLessThanOrEqual(1.25);
  });

  test('belongs to its origin', () => {
    expect(box.x0).toBeLessThanOrEqual(0);
    expect(box.x1).toBeGreaterThanOrEqual(0);
  });
});

test('supports stand below the axis, symmetrically', () => {
  for (const { box } of [pinGlyph, rollerGlyph, springGlyph, springRollerGlyph]) expect(box.x0).toBe(-box.x1);
});

describe('distributed load', () => {
  test('a uniform load is a rectangle with arrows at both ends and between', () => {
    const { envelope, arrows } = layoutDistributedLoad({ x0: 0, x1: 100, y0: 30, y1: 30, y2: 30 });
    expect(envelope).toBe('M0 0L0 -30Q50 -30 100 -30L100 0Z');
    expect(arrows.map(({ x }) => x)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(arrows.every(({ tail }) => tail === -30)).toBe(true);
  });

  test('a parabola 0, 40, 0 goes through its middle ordinate: t(1 - t) times 160', () => {
    const { arrows } = layoutDistributedLoad({ x0: 0, x1: 80, y0: 0, y1: 40, y2: 0 });
    expect(arrows).toEqual([
      { x: 20, tail: -30 },
      { x: 40, tail: -40 },
      { x: 60, tail: -30 },
    ]);
  });

  test('the number of arrows is bounded', () => {
    const { arrows } = layoutDistributedLoad({ x0: 0, x1: 1e7, y0: 30, y1: 30, y2: 30 });
    expect(arrows.length).toBeLessThanOrEqual(61);
  });
});
