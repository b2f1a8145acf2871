import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { toSpace } from './reactionsInSpace.ts';

describe('the parts of a reaction in space', () => {
  test('the parts of a rafter’s reaction at 30° under a vertical load add up to a vertical force', () => {
    // 1.6 kN/m on 5 m: along q·sin 30°·L = 4 kN at A alone, across q·cos 30°·L/2 at both ends.
    const across = 8 * (Math.sqrt(3) / 4);
    const a = toSpace({ axial: 4, normal: across }, -30);
    const b = toSpace({ axial: 0, normal: across }, -30);
    expect(a.horizontal + b.horizontal).toBeCloseTo(0, 12);
    expectClose(a.vertical + b.vertical, 8, 1e-12);
    // The reaction at B is perpendicular to the rafter: 30° off the vertical, pointing to the left because the rafter
    // rises to the right.
    expectClose(b.horizontal, -across / 2, 1e-12);
    expectClose(b.vertical, 3, 1e-12);
  });

  test('a force that holds straight up has no horizontal part, to the last digit', () => {
    expect(toSpace({ axial: 10 * Math.sin(Math.PI / 5), normal: 10 * Math.cos(Math.PI / 5) }, -36)).toEqual({
      horizontal: 0,
      vertical: 10,
    });
  });

  test('a set that turns nothing leaves a force as it is', () => {
    expect(toSpace({ axial: 3, normal: -2 }, 0)).toEqual({ horizontal: 3, vertical: -2 });
  });
});
