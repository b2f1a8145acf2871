import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { parseCase } from '@eecs/solver-core';
import { readResult } from '../../src/inverse/index.ts';
import type { ResultWish } from '../../src/inverse/index.ts';
import { axial, beamCase, clamp, force, pin, roller } from '../beamCase.ts';

const near = (value: number) => expect.closeTo(value, 8) as number;

function read(input: object, wish: ResultWish, set = 0): number | null {
  const parsed = parseCase(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return readResult(parsed.document, wish, set);
}

/** A cantilever of 4 m, clamped at its left end, with 1 kN down and 3 kN to the right at 2 m. */
const CANTILEVER = beamCase(4, { supports: [clamp(0)], loads: [force(2, -1000), axial(2, 3000)] });
const SIMPLE = beamCase(4, { supports: [pin(0), roller(4)], loads: [force(1, -1000)] });

test.each([
  [{ kind: 'reaction', support: 0, direction: 'x' }, -3000],
  [{ kind: 'reaction', support: 0, direction: 'y' }, 1000],
  [{ kind: 'reaction', support: 0, direction: 'r' }, 2000],
  [{ kind: 'extreme', of: 'N', end: 'max' }, 3000],
  [{ kind: 'extreme', of: 'M', end: 'min' }, -2000],
  [{ kind: 'value', of: 'M', x: 1 }, -1000],
  // P·a³/(3·EI), and the straight part beyond the load: P·a²/(2·EI) times 2 m.
  [{ kind: 'value', of: 'deflection', x: 2 }, (-1000 * 8) / (3 * 2e7)],
  [{ kind: 'value', of: 'deflection', x: 4 }, (-1000 * 8) / (3 * 2e7) - ((1000 * 4) / (2 * 2e7)) * 2],
  [{ kind: 'value', of: 'slope', x: 3 }, (-1000 * 4) / (2 * 2e7)],
] as const)('a cantilever has the result %o', (wish, expected) => {
  expectClose(read(CANTILEVER, wish) ?? NaN, expected, 1e-12);
});

test('a jump has a value on each side, on the right by default', () => {
  const Q = (side?: 'left' | 'right') =>
    read(SIMPLE, { kind: 'value', of: 'Q', x: 1, ...(side && { side }) });
  expect([Q('left'), Q('right'), Q()]).toEqual([near(750), near(-250), near(-250)]);
});

test.each([
  { kind: 'value', of: 'M', x: 4.5 },
  { kind: 'value', of: 'M', x: -0.5 },
  { kind: 'reaction', support: 2, direction: 'y' },
] as const)('a beam of 4 m with two supports has no result %o', (wish) => {
  expect(read(SIMPLE, wish)).toBeNull();
});

test('a case set that does not exist, and a beam that moves, have no results', () => {
  const wish = { kind: 'reaction', support: 0, direction: 'y' } as const;
  expect(read(SIMPLE, wish, 1)).toBeNull();
  expect(read({ ...SIMPLE, supports: [pin(0)] }, wish)).toBeNull();
});
