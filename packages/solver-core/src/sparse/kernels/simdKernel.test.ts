import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFrontFunctions } from './frontFunctions.ts';
import { createPlainKernel } from './plainKernel.ts';
import { createSimdKernel } from './simdKernel.ts';
import { createModuleBytes } from '../../wasm/wasmModule.ts';

afterEach(() => vi.unstubAllGlobals());

const KERNELS = { simd: () => createSimdKernel()!, plain: createPlainKernel } as const;

describe.each(Object.keys(KERNELS) as (keyof typeof KERNELS)[])('the %s kernel', (name) => {
  it('factors fronts of every size, with every number of pivots, as three loops do', () => {
    const kernel = KERNELS[name]();
    const random = createRandom();
    for (let size = 1; size <= 70; size++) {
      for (let pivots = 1; pivots <= size; pivots += size < 24 ? 1 : 5) {
        const offset = size % 7;
        const arena = kernel.reserve(offset + size * size);
        const front = createFront(size, random);
        arena.set(front, offset);
        const least = new Float64Array(pivots);
        expect(kernel.factor({ offset, size, pivots, least, first: 0 })).toBe(-1);
        factorByLoops(front, size, pivots);
        expect(largestDifference(arena.subarray(offset), front, size)).toBeLessThan(1e-13 * size);
      }
    }
  });

  it('factors a front of several panels', () => {
    const kernel = KERNELS[name]();
    const size = 211;
    for (const pivots of [97, 150, 211]) {
      const arena = kernel.reserve(size * size);
      const front = createFront(size, createRandom());
      arena.set(front);
      kernel.factor({ offset: 0, size, pivots, least: new Float64Array(size), first: 0 });
      factorByLoops(front, size, pivots);
      expect(largestDifference(arena, front, size)).toBeLessThan(1e-12);
    }
  });

  it('leaves the memory before and behind a front unchanged', () => {
    const kernel = KERNELS[name]();
    const size = 30;
    const arena = kernel.reserve(5 + size * size + 200);
    arena.fill(7);
    arena.set(createFront(size, createRandom()), 5);
    kernel.factor({ offset: 5, size, pivots: 18, least: new Float64Array(18), first: 0 });
    expect([...arena.subarray(0, 5), ...arena.subarray(5 + size * size)]).toEqual(new Array(205).fill(7));
  });

  it.each([0, 1, 3, 4, 17, 49, 62])('reports that the pivot of column %i is too small', (column) => {
    const kernel = KERNELS[name]();
    const size = 70;
    const front = createFront(size, createRandom());
    const pivot = factorByLoops(front.slice(), size, 63)[column]!;
    const try_ = (bound: number) => {
      const least = new Float64Array(63);
      least[column] = bound;
      const arena = kernel.reserve(size * size);
      arena.set(front);
      const failed = kernel.factor({ offset: 0, size, pivots: 63, least, first: 0 });
      return { failed, left: arena[column * (size + 1)]! };
    };
    expect(try_(pivot * (1 - 1e-12)).failed).toBe(-1);
    const { failed, left } = try_(pivot * (1 + 1e-12));
    expect(failed).toBe(column);
    expect(Math.abs(left / pivot - 1)).toBeLessThan(1e-12);
  });

  it.each([0, -1, NaN, -Infinity])('refuses a diagonal of %d at its column', (value) => {
    const kernel = KERNELS[name]();
    const arena = kernel.reserve(36);
    for (let c = 0; c < 6; c++) arena[7 * c] = 1;
    arena[7 * 4] = value;
    const least = new Float64Array(6);
    expect(kernel.factor({ offset: 0, size: 6, pivots: 6, least, first: 0 })).toBe(4);
  });

  it('gives an arena of zeros again', () => {
    const kernel = KERNELS[name]();
    kernel.reserve(10_000).fill(3);
    for (const doubles of [10, 5000, 40_000]) {
      const arena = kernel.reserve(doubles);
      expect(arena.length).toBeGreaterThanOrEqual(doubles);
      expect(arena.subarray(0, doubles).every((value) => value === 0)).toBe(true);
      arena.fill(3);
    }
  });
});

describe('createSimdKernel', () => {
  it('refuses an arena of more than memory can address', () => {
    expect(() => createSimdKernel()!.reserve(2 ** 30)).toThrow(RangeError);
  });

  describe('loaded afresh, before anything is compiled', () => {
    /** Loads the function in a new module instance, because a module caches what it compiled. */
    const load = async () => {
      vi.resetModules();
      return (await import('./simdKernel.ts')).createSimdKernel;
    };
    /** Replaces WebAssembly and counts the calls. */
    const stub = (over: object) => {
      const asked: string[] = [];
      const validate = () => asked.push('validate') > 0;
      vi.stubGlobal('WebAssembly', { validate, Module: constructorOf('Module', asked), ...over });
      return asked;
    };

    it('is null without WebAssembly', async () => {
      const create = await load();
      vi.stubGlobal('WebAssembly', undefined);
      expect(create()).toBeNull();
    });

    it('is null without SIMD', async () => {
      const create = await load();
      const asked = stub({ validate: () => false });
      expect(create()).toBeNull();
      expect(asked).toEqual([]);
    });

    it('is null where a policy forbids to compile', async () => {
      const create = await load();
      const asked = stub({ Module: constructorOf('blocked', []) });
      expect(create()).toBeNull();
      expect(asked).toEqual(['validate']);
    });

    it('is null where there is no memory for an instance', async () => {
      const create = await load();
      const asked = stub({ Instance: constructorOf('blocked', []) });
      expect(create()).toBeNull();
      expect(asked).toEqual(['validate', 'Module']);
    });

    it('compiles once, and makes an instance for every kernel with a large arena', async () => {
      const create = await load();
      const compile = vi.spyOn(WebAssembly, 'Module');
      const [one, other] = [create()!, create()!];
      expect(compile).toHaveBeenCalledTimes(1);
      expect(one.reserve(4).buffer).toBe(other.reserve(4).buffer);
      expect(one.reserve(1e6).buffer).not.toBe(other.reserve(1e6).buffer);
      compile.mockRestore();
    });
  });

  it.each([true, false])('stays small enough to be compiled at once on any page; fused: %s', (isFused) => {
    const bytes = createModuleBytes(createFrontFunctions({ isFused }));
    expect(bytes.length).toBeLessThan(4096);
  });
});

/** Returns a constructor that records its name when it is called; the one named 'blocked' throws. */
function constructorOf(name: string, asked: string[]) {
  return class {
    constructor() {
      if (name === 'blocked') throw new Error('blocked by CSP');
      asked.push(name);
    }
  };
}

/**
 * Creates columns of a lower triangle with a diagonal so large that every pivot stays positive; above the diagonal it
 * contains values that must not be read.
 */
function createFront(size: number, random: () => number): Float64Array {
  const front = new Float64Array(size * size).fill(NaN);
  for (let c = 0; c < size; c++) {
    for (let i = c; i < size; i++) front[c * size + i] = i === c ? size + random() : random() - 0.5;
  }
  return front;
}

/** Factors in place and returns the pivots. */
function factorByLoops(front: Float64Array, size: number, pivots: number): number[] {
  const at = (row: number, column: number) => column * size + row;
  return Array.from({ length: pivots }, (_, k) => {
    const pivot = front[at(k, k)]!;
    const root = Math.sqrt(pivot);
    for (let i = k; i < size; i++) front[at(i, k)]! /= root;
    for (let j = k + 1; j < size; j++) {
      for (let i = j; i < size; i++) front[at(i, j)]! -= front[at(i, k)]! * front[at(j, k)]!;
    }
    return pivot;
  });
}

function largestDifference(found: Float64Array, expected: Float64Array, size: number): number {
  let largest = 0;
  for (let c = 0; c < size; c++) {
    for (let i = c; i < size; i++) {
      const difference = Math.abs(found[c * size + i]! - expected[c * size + i]!);
      // NaN is the worst difference, and a comparison would lose it.
      largest = Number.isNaN(difference) ? Infinity : Math.max(largest, difference);
    }
  }
  return largest;
}

function createRandom(): () => number {
  let state = 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
