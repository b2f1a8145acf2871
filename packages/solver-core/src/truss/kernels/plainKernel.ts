import { type FrontKernel } from '../system/frontKernel.ts';

/** Dense arithmetic on fronts in plain JavaScript: works everywhere, and what every other kernel is compared with. */
export function createPlainKernel(): FrontKernel {
  let arena = new Float64Array(0);
  return {
    name: 'plain',
    reserve(doubles) {
      if (arena.length < doubles) arena = new Float64Array(doubles);
      else arena.fill(0);
      return arena;
    },
    factor({ offset, size, pivots, least, firstLeast }) {
      for (let c = 0; c < pivots; c++) {
        const column = offset + c * size;
        const pivot = arena[column + c]!;
        if (!(pivot > least[firstLeast + c]!)) return c;
        const root = Math.sqrt(pivot);
        arena[column + c] = root;
        for (let i = c + 1; i < size; i++) arena[column + i]! /= root;
        for (let j = c + 1; j < size; j++) {
          const f = arena[column + j]!;
          for (let i = j; i < size; i++) arena[offset + j * size + i]! -= f * arena[column + i]!;
        }
      }
      return -1;
    },
  };
}
