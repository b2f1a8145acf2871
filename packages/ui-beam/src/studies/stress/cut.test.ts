import { computeWallFlow, parseCase, solveBeam } from '@eecs/solver-core';
import { openCut } from '@eecs/solver-core/stress';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { type CutKind, chooseField } from './cutField.ts';
import { drawLimits, paintField, scaleCut } from './cutLayout.ts';
import { layoutFlow, listWallRows } from './layoutFlow.ts';
import { layoutProfile } from './profileOfCut.ts';
import { drawIsolines } from './isolines.ts';

/**
 * A cantilever of 2 m with 10 kN at its tip, 100 x 200 mm, cut 0.5 m from the fixed end: M = -15 kN·m, 22.5 MPa on top.
 */
function draw(kind: CutKind, { alpha = 0, strength = 11.25, shape = 'rectangle' } = {}) {
  const parsed = parseCase({
    schema: 1,
    className: 'casemsb',
    kind: 'msb',
    branch: 'msb',
    title: '',
    L: 2,
    selfWeight: false,
    units: { system: 0 },
    supports: [{ className: 'clamp', x: 0 }],
    loads: [{ id: 'aa11-bb22', className: 'ShearLoad', x: 2, c: [-10_000], sets: 1 }],
    materials: [{ name: 'M1', E: 200_000, nu: 0.3, strength: { tension: strength } }],
    sections: [{ className: shape, label: 'R', b: 100, h: 200, t: 20, tw: 10, tf: 20 }],
    beamSections: [{ x: 2, materialIndex: 0, crossSectionIndex: 0, alpha, flip: false }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const answer = solveBeam(parsed.document, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(answer.message);
  const cut = openCut(parsed.document, answer.sets[0]!, { x: 0.5 })!;
  const field = chooseField(cut, kind, 'eq4')!;
  return { cut, field, to: scaleCut(field) };
}

/** Returns the heights of horizontal lines, from the centroid, mm. */
function heightsOf(path: string, { toY, scale }: ReturnType<typeof scaleCut>): number[] {
  return [...path.matchAll(/M\S+ (\S+)H/g)].map(([, y]) => (toY(0) - Number(y)) / scale);
}

test('half the greatest normal stress is reached at a quarter of the height, on both sides', () => {
  const { field, to } = draw('normal');
  const heights = heightsOf(drawLimits(field, to), to).toSorted((a, b) => a - b);
  expect(heights).toHaveLength(2);
  expect(Math.abs(heights[0]! + 50)).toBeLessThan(0.05);
  expect(Math.abs(heights[1]! - 50)).toBeLessThan(0.05);
});

test('the neutral axis of a symmetric section is level in its centroid, of a turned one it slopes through it', () => {
  const even = draw('normal');
  expect(Math.abs(heightsOf(drawIsolines(even.field, 0, even.to), even.to)[0]!)).toBeLessThan(0.05);
  const { field, to } = draw('normal', { alpha: 30 });
  // Tangent of the neutral axis: Iz·z = Iyz·y, for a rectangle Iyz/Iz = (Iy - Iz)·sin 60°/2 / (Iy·sin² 30° + Iz·cos²
  // 30°).
  const [Iy, Iz] = [(100 * 200 ** 3) / 12, (200 * 100 ** 3) / 12];
  const slope = ((Iy - Iz) * Math.sin(Math.PI / 3)) / 2 / (Iy / 4 + (3 * Iz) / 4);
  const points = [...drawIsolines(field, 0, to).matchAll(/[ML](\S+?) ([^LM]+)/g)].map(([, x, y]) => ({
    y: (Number(x) - to.toX(0)) / to.scale,
    z: (to.toY(0) - Number(y)) / to.scale,
  }));
  expect(points.length).toBeGreaterThan(10);
  for (const { y, z } of points) expect(Math.abs(Math.abs(z) - Math.abs(slope * y))).toBeLessThan(0.1);
});

test('constant stresses are coloured over the height, linear ones across, others in cells', () => {
  expect(paintField(draw('normal').field, draw('normal').to).gradient?.stops).toHaveLength(4);
  const shear = draw('shear');
  const { gradient } = paintField(shear.field, shear.to);
  expect(gradient?.stops.at(0)?.share).toBe(0);
  expect(Math.max(...gradient!.stops.map(({ share }) => share))).toBe(1);
  const turned = draw('equivalent', { alpha: 30 });
  const paint = paintField(turned.field, turned.to);
  expect(paint.gradient).toBeNull();
  expect(paint.cells.length).toBeGreaterThan(500);
});

test('shear has no strength of its own, compression the one of tension unless told', () => {
  expect(draw('shear').field.limits).toEqual([]);
  expect(draw('normal').field.limits).toEqual([11.25, -11.25]);
  expect(draw('equivalent').field.limits).toEqual([11.25]);
});

test('the profile tells its extremes once each, at the ends of the height', () => {
  const { field, to } = draw('normal');
  const { labels, limits, right } = layoutProfile(field, to);
  expect(labels.map(({ value }) => Math.round(value * 1e6) / 1e6)).toEqual([22.5, -22.5]);
  expect(limits).toEqual([11.25, -11.25]);
  expect(right).toBe('');
  // A strength far beyond the stresses is not shown.
  expect(layoutProfile(draw('normal', { strength: 500 }).field, to).limits).toEqual([]);
});

test('the greatest shear stress of a rectangle stands in the middle: 1.5 Q/A', () => {
  const { field, to } = draw('shear');
  const { labels } = layoutProfile(field, to);
  expect(labels).toHaveLength(1);
  expectClose(labels[0]!.value, (1.5 * 10_000) / 20_000, 1e-9);
});

test('the flow along the walls of an I is laid off from their middles, its arrows up the web for a positive force', () => {
  const { to } = draw('shear', { shape: 'hsection' });
  const section = { className: 'hsection', label: '', h: 200, b: 100, tw: 10, tf: 20 } as const;
  const flow = computeWallFlow(section, { system: 0, alphaDeg: 0, isFlipped: false });
  if (flow.kind === 'none') throw new Error('no walls');
  const drawn = layoutFlow(flow, 10_000, to);
  expect(drawn).toHaveLength(5);
  const web = drawn[2]!;
  expect(web.arrows.map(({ turn }) => turn)).toEqual([-90, -90]);
  expect(layoutFlow(flow, -10_000, to)[2]!.arrows.map(({ turn }) => turn)).toEqual([90, 90]);
  expect(layoutFlow(flow, 0, to)).toEqual([]);
  // b t h/(4 I) at the web, plus the value of a strip in its middle.
  const [h, b, t, tw] = [180, 100, 20, 10];
  const Iy = (tw * h ** 3) / 12 + (b * t * h ** 2) / 2;
  const told = flow.kind === 'walls' ? listWallRows(flow.walls, 10_000) : [];
  expectClose(told[2]!.start, (10_000 * b * t * (h / 2)) / Iy, 1e-9);
  expectClose(told[2]!.greatest, (10_000 * (b * t * (h / 2) + (tw * h ** 2) / 8)) / Iy, 1e-9);
  expectClose(told[2]!.stress, told[2]!.greatest / tw, 1e-9);
});
