import { describe, expect, it } from 'vitest';
import { orderBlocks } from './blockTriangular.ts';

describe('the order of blocks', () => {
  it('splits a triangular system into single equations, whatever their order', () => {
    expect(orderBlocks([[0, 1, 2], [2], [1, 2]])).toEqual([
      { equations: [1], unknowns: [2] },
      { equations: [2], unknowns: [1] },
      { equations: [0], unknowns: [0] },
    ]);
  });

  it('keeps together what depends on each other in a circle', () => {
    const blocks = orderBlocks([
      [0, 1],
      [0, 1],
      [1, 2, 3],
      [2, 3],
      [4, 0],
    ]);
    expect(blocks[0]).toEqual({ equations: [0, 1], unknowns: [0, 1] });
    expect(blocks).toContainEqual({ equations: [2, 3], unknowns: [2, 3] });
    expect(blocks).toContainEqual({ equations: [4], unknowns: [4] });
    expect(blocks).toHaveLength(3);
  });

  it('is empty when two equations have but one unknown', () => {
    expect(orderBlocks([[0], [0]])).toEqual([]);
    expect(orderBlocks([])).toEqual([]);
  });

  it('orders a chain of 20 000 equations without running out of stack', () => {
    const n = 20_000;
    const blocks = orderBlocks(Array.from({ length: n }, (_, i) => (i === n - 1 ? [i] : [i, i + 1])));
    expect(blocks).toHaveLength(n);
    expect(blocks[0]?.unknowns).toEqual([n - 1]);
    const ring = orderBlocks(Array.from({ length: n }, (_, i) => [i, (i + 1) % n]));
    expect(ring).toHaveLength(1);
  });
});
