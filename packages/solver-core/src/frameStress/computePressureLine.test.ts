import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { parseFrame } from '../model/frame/parseFrame.ts';
import { solveFrame } from '../frame/solveFrame.ts';
import { type PressureLine, computePressureLine } from './computePressureLine.ts';

const [SPAN, RISE] = [24, 6];
const HINGE = { M: 'free' };
const PIN = { className: 'fixed' };

/** Half of a parabolic arch of three hinges: its middle lies above that of its chord by a quarter of the rise. */
const half = (side: 1 | -1): object => {
  const chord = Math.hypot(SPAN / 2, RISE);
  const above = RISE / 4;
  return {
    kind: 'parabola',
    rise: (above * (SPAN / 2)) / chord,
    shift: (side * above * RISE) / chord,
  };
};

const down = (load: object): object => ({ alpha: -90, frame: 'global', ...load });

function lineOf(document: object): PressureLine {
  const parsed = parseFrame({
    schema: 1,
    className: 'caseframe',
    kind: 'arch',
    materials: [{ E: 210_000 }],
    sections: [{ className: 'generic', A: 50, Iy: 8000 }],
    ...document,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const answer = solveFrame(parsed.document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return computePressureLine(parsed.document, answer.sets[0]!);
}

const real = { materialIndex: 0, crossSectionIndex: 0 };

/** A parabolic arch of three hinges with loads on its two halves, by the distance from the start of each half. */
const parabola = (left: readonly object[], right: readonly object[] = []): object => ({
  joints: [
    { x: 0, y: 0, support: PIN },
    { x: SPAN / 2, y: RISE },
    { x: SPAN, y: 0, support: PIN },
  ],
  members: [
    { i: 0, j: 1, shape: half(1), ends: { j: HINGE }, loads: placed(left, 1), ...real },
    { i: 1, j: 2, shape: half(-1), ends: { i: HINGE }, loads: placed(right, -1), ...real },
  ],
});

/** Loads are placed along the chord; here they are given by the horizontal distance of the foot of their place. */
const placed = (loads: readonly object[], side: 1 | -1): readonly object[] =>
  loads.map((load) => {
    if (!('at' in load)) return load;
    const { at, ...rest } = load as { at: number };
    const x = side === 1 ? at : at + SPAN / 2;
    const y = (4 * RISE * x * (SPAN - x)) / SPAN ** 2;
    const chord = Math.hypot(SPAN / 2, RISE);
    const [dx, dy] = side === 1 ? [x, y] : [x - SPAN / 2, y - RISE];
    return { ...rest, x: (dx * (SPAN / 2) + dy * side * RISE) / chord };
  });

const pointsOf = ({ members }: PressureLine) => members.flatMap(({ pieces }) => pieces.flat());

describe('the line of pressure of an arch of three hinges', () => {
  test('is the axis of a parabola under a uniform load per horizontal length', () => {
    const snow = [down({ className: 'DistributedLoad', frame: 'projected', y: 10e3 })];
    const line = lineOf(parabola(snow, snow));
    expect(line.members.map(({ gaps }) => gaps)).toEqual([[], []]);
    expect(pointsOf(line).length).toBeGreaterThan(4);
    for (const { e } of pointsOf(line)) expect(Math.abs(e)).toBeLessThan(1e-10);
  });

  test('under a point load consists of two straight lines through the hinges', () => {
    const [P, a] = [80e3, 7];
    const line = lineOf(parabola([down({ className: 'GenericLoad', c: [P], at: a })]));
    // H = P a / 2f; the reaction of the other side goes through the crown.
    const H = (P * a) / (2 * RISE);
    const slope = (P * (SPAN - a)) / SPAN / H;
    const [left, right] = line.members;
    expect(left!.pieces).toHaveLength(2);
    const [before, after] = left!.pieces;
    expect(before!.length).toBeGreaterThan(2);
    expect(right!.pieces).toHaveLength(1);
    for (const { x, y } of before!) expect(Math.abs(y - slope * x)).toBeLessThan(1e-9);
    for (const { x, y } of [...after!, ...right!.pieces[0]!])
      expect(Math.abs(y - ((2 * RISE) / SPAN) * (SPAN - x))).toBeLessThan(1e-9);
    // The two lines meet on the line of action of the load.
    expectClose(slope * a, ((2 * RISE) / SPAN) * (SPAN - a), 1e-12);
  });

  test.each([
    [[down({ className: 'GenericLoad', c: [3e3], at: 5, alpha: -20 })], []],
    [
      [down({ className: 'DistributedLoad', y: [2e3, 9e3, 4e3] })],
      [{ className: 'DistributedLoad', y: -1e3 }],
    ],
    [
      [],
      [down({ className: 'GenericLoad', c: [7e3], at: 3 }), down({ className: 'DistributedLoad', y: 1e3 })],
    ],
  ])('goes through the hinges under loads %#', (left, right) => {
    const { members } = lineOf(parabola(left, right));
    const ends = members.flatMap(({ pieces }) => [pieces.at(0)!.at(0)!, pieces.at(-1)!.at(-1)!]);
    expect(ends.map(({ s }) => s > 0)).toEqual([false, true, false, true]);
    for (const { e } of ends) expect(Math.abs(e)).toBeLessThan(1e-9);
  });

  test('is farthest from a semicircle where the cosine is 2 − √2, by (3√2 − 4)/(7√2 − 8) of its radius', () => {
    const R = 5;
    const quarter = { kind: 'arc', rise: R * (1 - Math.SQRT1_2) };
    const snow = [down({ className: 'DistributedLoad', frame: 'projected', y: 4e3 })];
    const line = lineOf({
      joints: [
        { x: 0, y: 0, support: PIN },
        { x: R, y: R },
        { x: 2 * R, y: 0, support: PIN },
      ],
      members: [
        { i: 0, j: 1, shape: quarter, ends: { j: HINGE }, loads: snow, ...real },
        { i: 1, j: 2, shape: quarter, ends: { i: HINGE }, loads: snow, ...real },
      ],
    });
    // M = −(qR²/2) cos φ (1 − cos φ), N = −qR (cos φ / 2 + sin² φ), φ from the crown.
    const e = (-R * (3 * Math.SQRT2 - 4)) / (7 * Math.SQRT2 - 8);
    expectClose(line.greatest!.e, e, 1e-9);
    expectClose(Math.abs(line.greatest!.y - R * (2 - Math.SQRT2)), -e * (2 - Math.SQRT2), 1e-9);
    for (const point of pointsOf(line)) {
      const fromCentre = Math.hypot(point.x - R, point.y);
      const cos = point.y / fromCentre;
      const expected = (-R * cos * (1 - cos)) / (cos + 2 * (1 - cos * cos));
      expect(Math.abs(point.e - expected)).toBeLessThan(1e-9);
      expect(Math.abs(fromCentre - R - point.e)).toBeLessThan(1e-9);
    }
  });
});

describe('where there is no line of pressure', () => {
  const column = (loads: readonly object[]): object => ({
    joints: [
      { x: 0, y: 0, support: { className: 'cantilever' } },
      { x: 0, y: 10, loads },
    ],
    members: [{ i: 0, j: 1, ...real }],
  });

  test('a column without axial force is one gap', () => {
    const line = lineOf(column([{ className: 'GenericLoad', c: [5e3], alpha: 0 }]));
    expect(line).toEqual({ members: [{ pieces: [], gaps: [{ x0: 0, x1: 10 }] }], greatest: null });
  });

  test('the line ends where it is farther away than the extent of the frame', () => {
    // The moment at the height z is 10·(10 − z), over 5 of thrust: 10 m off the axis at the middle.
    const line = lineOf(
      column([
        { className: 'GenericLoad', c: [10e3], alpha: 0 },
        { className: 'GenericLoad', c: [5e3], alpha: -90 },
      ]),
    );
    const [{ pieces, gaps }] = line.members as [PressureLine['members'][number]];
    expect(gaps).toHaveLength(1);
    expectClose(gaps[0]!.x1, 5, 1e-12);
    expect(pieces).toHaveLength(1);
    expectClose(Math.abs(line.greatest!.e), 10, 1e-12);
    // One force acts below the top, so the line is that of its action through the top: right and down.
    for (const { x, y } of pieces[0]!) expect(Math.abs(x - 2 * (10 - y))).toBeLessThan(1e-9);
  });

  test('a rod in tension has the line on its axis', () => {
    const line = lineOf(column([{ className: 'GenericLoad', c: [5e3], alpha: 90 }]));
    for (const { x } of pointsOf(line)) expect(Math.abs(x)).toBeLessThan(1e-12);
    expect(line.members[0]!.gaps).toEqual([]);
  });
});
