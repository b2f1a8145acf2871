import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { parseCase } from '@eecs/solver-core';
import { findValues } from '../../src/inverse/index.ts';
import type { FoundValues, InverseQuestion } from '../../src/inverse/index.ts';
import { beamCase, clamp, force, hinge, pin, roller, spring, uniform } from '../beamCase.ts';

function ask(input: object, question: InverseQuestion): Extract<FoundValues, { ok: true }> {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const found = findValues(parsed.document, question);
  if (!found.ok) throw new Error(found.why);
  return found;
}

const loadPlace = { kind: 'loadPlace', load: 0 } as const;
const overhanging = beamCase(6, {
  supports: [pin(0), roller(4)],
  loads: [force(5, -1000), uniform(0, 4, -100)],
});

describe('findValues', () => {
  test('a support lifts where the load on the overhang outweighs the span', () => {
    // R = q·L/2 - P·a/L with a = x - 4: 200 = 1000·a/4.
    const condition = { kind: 'reaction', support: 0, direction: 'y', equals: 0 } as const;
    expect(ask(overhanging, { knob: loadPlace, condition, from: 0, to: 6 }).values).toEqual([4.8]);
  });

  test('the moment under a moving load has a value at two places', () => {
    const simple = beamCase(4, { supports: [pin(0), roller(4)], loads: [force(1, -1000)] });
    const condition = { kind: 'largest', of: 'M', equals: 750 } as const;
    // P·x·(L - x)/L = 750 for x = 1 and x = 3.
    expect(ask(simple, { knob: loadPlace, condition, from: 0, to: 4 }).values).toEqual([1, 3]);
  });

  test('values are found where places meet, and at both ends of the range', () => {
    const simple = beamCase(4, { supports: [pin(0), roller(4)], loads: [force(1, -1000)] });
    // M in the middle is at most P·L/4, which it has while the load is there.
    const middle = { kind: 'value', of: 'M', x: 2, equals: 1000 } as const;
    expect(ask(simple, { knob: loadPlace, condition: middle, from: 0, to: 4 }).values).toEqual([2]);
    expect(ask(simple, { knob: loadPlace, condition: middle, from: 2, to: 4 }).values).toEqual([2]);
    expect(ask(simple, { knob: loadPlace, condition: middle, from: 0, to: 2 }).values).toEqual([2]);
    const largest = { kind: 'largest', of: 'M', equals: 1000 } as const;
    expect(ask(simple, { knob: loadPlace, condition: largest, from: 0, to: 2 }).values).toEqual([2]);
  });

  test('a deflection of L/300 gives the uniform load that causes it', () => {
    const L = 6;
    const simple = beamCase(L, { supports: [pin(0), roller(L)], loads: [uniform(0, L, -1000)] });
    const condition = { kind: 'largest', of: 'deflection', equals: L / 300 } as const;
    const { values } = ask(simple, { knob: { kind: 'loadSize', load: 0 }, condition, from: 0, to: 100 });
    expect(values).toHaveLength(1);
    // 5·q·L⁴/(384·EI) with EI = 2e7.
    expectClose(values[0]! * 1000, ((L / 300) * 384 * 2e7) / (5 * L ** 4), 1e-12);
  });

  test('the greatest moment of two spans moves where both are loaded alike', () => {
    const symmetric = beamCase(6, {
      supports: [pin(0), roller(3), roller(6)],
      loads: [force(1, -1000), force(5, -1000)],
    });
    const moved = ask(symmetric, {
      knob: { kind: 'loadSize', load: 1 },
      condition: { kind: 'governs' },
      from: -1500,
      to: -600,
    });
    // Above this value, the load of the right span is the smaller one; the load of the left span is unchanged.
    expect(moved.values).toEqual([-1000]);
  });

  test('a span, a spring, a stiffness and a settlement are found', () => {
    const simple = beamCase(4, { supports: [pin(0), roller(4)], loads: [uniform(0, 4, -1000)] });
    const moment = { kind: 'largest', of: 'M', equals: 3125 } as const;
    // q·L²/8 = 3125 for L = 5.
    expect(
      ask(simple, { knob: { kind: 'span', supports: [0, 1] }, condition: moment, from: 3, to: 6 }).values,
    ).toEqual([5]);
    const deflection = { kind: 'value', of: 'deflection', x: 2, equals: -0.001 } as const;
    const { values } = ask(simple, {
      knob: { kind: 'bending', piece: 0 },
      condition: deflection,
      from: 1e5,
      to: 1e8,
    });
    // 5·q·L⁴/(384·v)
    expectClose(values[0], (5 * 1000 * 4 ** 4) / (384 * 0.001), 1e-12);
    const spans = beamCase(8, { supports: [pin(0), roller(4), roller(8)], loads: [uniform(0, 8, -1000)] });
    const lifted = { kind: 'reaction', support: 1, direction: 'y', equals: 0 } as const;
    const settled = ask(spans, {
      knob: { kind: 'settlement', support: 1, direction: 'y' },
      condition: lifted,
      from: -1,
      to: 0,
    });
    // The support loses contact at the deflection of a single span of 8 m.
    expectClose(settled.values[0], (-5 * 1000 * 8 ** 4) / (384 * 2e7), 1e-12);
  });

  test('the greatest moment moves between a span and a support', () => {
    const from = (x: number, load: object, knob: InverseQuestion['knob'], range: readonly [number, number]) =>
      ask(beamCase(6, { supports: [pin(0), roller(4)], loads: [force(x, -1000), load] }), {
        ...{ knob, condition: { kind: 'governs' }, from: range[0], to: range[1] },
      }).values;
    const tip = { kind: 'loadSize', load: 0 } as const;
    // With 1500 N in the middle of the span and P at the tip, 1500 - P under the load is 2·P over the support.
    expect(from(6, force(2, -1500), tip, [-1000, 0])).toEqual([-500]);
    // With q = 1 kN/m on the span, the greatest moment (q·L/2 - P/2)²/(2·q) is 2·P: P = 12 000 - 8000·√2.
    const [found, ...others] = from(6, uniform(0, 4, -1000), tip, [-1000, 0]);
    expectClose(found, -(12_000 - 8000 * Math.SQRT2), 1e-14);
    expect(others).toEqual([]);
    const loads = [force(0, -1000), uniform(2, 6, -1000)];
    const mirrored = ask(beamCase(6, { supports: [pin(2), roller(6)], loads }), {
      ...{ knob: tip, condition: { kind: 'governs' }, from: -1000, to: 0 },
    });
    expect(mirrored.values).toEqual([found]);
    // A single load bends the span while it is on it, and otherwise, most of all, the beam over the support.
    expect(from(1, uniform(0, 1, 0), loadPlace, [0, 6])).toEqual([4]);
  });

  test('only the moments between two places count, if they are stated', () => {
    const simple = beamCase(4, { supports: [pin(0), roller(4)], loads: [force(1, -1000)] });
    const condition = { kind: 'largest', of: 'M', between: [0, 1], equals: 500 } as const;
    const { values } = ask(simple, { knob: loadPlace, condition, from: 0, to: 4 });
    // Under the load, P·x·(L - x)/L; if it is beyond 1 m, P·(L - x)/L there.
    expect(values).toHaveLength(2);
    expectClose(values[0], 2 - Math.SQRT2, 1e-15);
    expect(values[1]).toBe(2);
    const inner = { ...condition, between: [1, 2] } as const;
    // P·x·3/4 at 1 m if the load is on its left, and P·(L - x)/2 at 2 m if it is on its right.
    const found = ask(simple, { knob: loadPlace, condition: inner, from: 0, to: 4 }).values;
    expect(found).toHaveLength(2);
    expectClose(found[0], 2 / 3, 1e-15);
    expect(found[1]).toBe(3);
  });

  test('a jump has a value on each side', () => {
    const simple = beamCase(4, { supports: [pin(0), roller(4)], loads: [force(1, -1000)] });
    const jump = (side: 'left' | 'right', equals: number) =>
      ask(simple, {
        ...{ knob: { kind: 'loadSize', load: 0 }, from: -9000, to: 9000 },
        condition: { kind: 'value', of: 'Q', x: 1, side, equals },
      }).values;
    // Q is 3/4·P on the left of the load, and -P/4 on its right.
    expect(jump('left', 1500)).toEqual([-2000]);
    expect(jump('right', -500)).toEqual([-2000]);
  });

  test('clamps have reactions and rotations', () => {
    const cantilever = beamCase(6, { supports: [clamp(0)], loads: [force(3, -1000)] });
    const turning = { kind: 'reaction', support: 0, direction: 'r', equals: 4000 } as const;
    expect(ask(cantilever, { knob: loadPlace, condition: turning, from: 0, to: 6 }).values).toEqual([4]);
    const propped = beamCase(4, { supports: [clamp(0), roller(4)], loads: [uniform(0, 4, -1000)] });
    const lifted = ask(propped, {
      ...{ knob: { kind: 'settlement', support: 0, direction: 'r' }, from: -1, to: 1 },
      condition: { kind: 'reaction', support: 1, direction: 'y', equals: 0 },
    });
    // The end of a cantilever would sink by q·L⁴/(8·EI).
    expectClose(lifted.values[0], (1000 * 4 ** 3) / (8 * 2e7), 1e-15);
    const soft = beamCase(4, { supports: [spring(0, { y: 5e7, r: 2e6 }), roller(4)], loads: [] });
    const { own } = ask(soft, {
      ...{ knob: { kind: 'spring', support: 0, direction: 'r' }, from: 1, to: 9e6 },
      condition: { kind: 'reaction', support: 0, direction: 'r', equals: 1 },
    });
    expect(own).toBe(2e6);
  });

  test('a spring carries nothing where its foundation sinks with the beam', () => {
    const supports = [pin(0), spring(4, { y: 3e6 }), roller(8)];
    const { values } = ask(beamCase(8, { supports, loads: [uniform(0, 8, -1000)] }), {
      ...{ knob: { kind: 'settlement', support: 1, direction: 'y' }, from: -1, to: 1 },
      condition: { kind: 'reaction', support: 1, direction: 'y', equals: 0 },
    });
    expectClose(values[0], (-5 * 1000 * 8 ** 4) / (384 * 2e7), 1e-15);
  });

  test('an overhang moves along with the end of a span', () => {
    const beam = beamCase(6, { supports: [pin(0), roller(4)], loads: [force(6, -1000)] });
    const { values } = ask(beam, {
      ...{ knob: { kind: 'span', supports: [0, 1] }, from: 3, to: 10 },
      condition: { kind: 'reaction', support: 0, direction: 'y', equals: -250 },
    });
    // -P·2/L
    expect(values).toEqual([8]);
  });

  test('self-weight is carried too', () => {
    const heavy = {
      ...{ supports: [pin(0), roller(4)], loads: [force(2, 1)], selfWeight: true },
      beamSections: [{ x: 4, materialIndex: 0, crossSectionIndex: 0, mass: 100 }],
    };
    const { values } = ask(beamCase(4, heavy), {
      ...{ knob: { kind: 'loadSize', load: 0 }, from: 0, to: 10_000 },
      condition: { kind: 'reaction', support: 0, direction: 'y', equals: 0 },
    });
    expectClose(values[0], 100 * 9.80665 * 4, 1e-14);
  });

  test('places of a support at which the beam is a mechanism are a range', () => {
    // Hinges at 2 and 4 m. The middle part is held as long as the third support is beyond the first hinge.
    const supports = [pin(0), roller(0.25), roller(3), roller(6), hinge(2), hinge(4)];
    const found = ask(beamCase(6, { supports, loads: [force(1, -1000)] }), {
      ...{ knob: { kind: 'supportPlace', support: 2 }, from: 0.5, to: 3.5 },
      condition: { kind: 'reaction', support: 3, direction: 'y', equals: 1 },
    });
    expect(found.unstable).toEqual([[0.5, 2]]);
  });

  test('the diagram shows the quantity from one end of the range to the other', () => {
    const simple = beamCase(4, { supports: [pin(0), roller(4)], loads: [force(1, -1000)] });
    const condition = { kind: 'value', of: 'M', x: 2, equals: 1 } as const;
    const { curve } = ask(simple, { knob: loadPlace, condition, from: 0, to: 4 });
    expect([curve[0]![0], curve.at(-1)![0]]).toEqual([0, 4]);
    for (const [t, value] of curve) expectClose(value, 1000 * Math.min(t, 4 - t) * 0.5, 1e-12, 1000);
  });

  test.each([1, 1e6, 1e12, 1e15])('a range of %d to both sides leaves the values exact', (reach) => {
    const spans = beamCase(8, { supports: [pin(0), roller(4), roller(8)], loads: [uniform(0, 8, -1000)] });
    const knob = { kind: 'settlement', support: 1, direction: 'y' } as const;
    const askSettled = (condition: InverseQuestion['condition'], from: number, to: number) =>
      ask(spans, { knob, condition, from, to }).values;
    // R = 5·q·a/4 + 6·EI·v/a³, which is 0 at v = -5·q·a⁴/(24·EI): both spans are the simple beam of length 2·a.
    const lifted = { kind: 'reaction', support: 1, direction: 'y', equals: 0 } as const;
    const settled = askSettled(lifted, -reach, reach);
    expect(settled).toHaveLength(1);
    expectClose(settled[0], (-5 * 1000 * 4 ** 4) / (24 * 2e7), 1e-15);
    expect(askSettled(lifted, -reach, 2 * reach)).toEqual(settled);
    // The reaction is 5·q·a/4 only without a settlement, at 0 exactly, which no halving of -1 to 2 meets.
    expect(askSettled({ ...lifted, equals: 5000 }, -reach, 2 * reach)).toEqual([0]);
    const simple = beamCase(4, { supports: [pin(0), roller(4)], loads: [force(1, -1000)] });
    const most = { kind: 'largest', of: 'M', equals: 1500 } as const;
    // P·a·b/L = 3/4·P for both signs of P.
    const sizes = ask(simple, {
      knob: { kind: 'loadSize', load: 0 },
      condition: most,
      from: -3e3 * reach,
      to: 4e3 * reach,
    });
    expect(sizes.values).toEqual([-2000, 2000]);
  });

  test('a condition that holds throughout is a range', () => {
    const simple = beamCase(4, { supports: [pin(0), roller(4)], loads: [force(1, -1000)] });
    const condition = { kind: 'value', of: 'Q', x: 3, equals: -250 } as const;
    const knob = { kind: 'settlement', support: 1, direction: 'y' } as const;
    expect(ask(simple, { knob, condition, from: -1, to: 1 })).toMatchObject({
      values: [],
      ranges: [[-1, 1]],
    });
    const largest = { kind: 'largest', of: 'M', equals: 750 } as const;
    expect(ask(simple, { knob, condition: largest, from: -1, to: 1 })).toMatchObject({
      values: [],
      ranges: [[-1, 1]],
    });
  });
});
