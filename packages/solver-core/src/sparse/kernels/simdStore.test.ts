import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectClose } from '@eecs/testing';
import { createXorshift } from '../../../bench/xorshift.ts';
import { createPlainStore } from './plainStore.ts';
import { createSimdStore } from './simdStore.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Counts the doubles of the columns of a front in a factor: four columns at a time, from the diagonal of the first. */
function countValues(size: number, pivots: number): number {
  let count = 0;
  let c = 0;
  for (; c + 4 <= pivots; c += 4) count += 4 * (size - c);
  for (; c < pivots; c++) count += size - c;
  return count;
}

describe('createSimdStore', () => {
  it('solves forth and back as plain arithmetic does, for fronts of every size with every number of pivots', () => {
    const simd = createSimdStore()!;
    const plain = createPlainStore();
    const random = createXorshift(5);
    for (let size = 1; size <= 41; size++) {
      for (let pivots = 1; pivots <= size; pivots++) {
        const count = countValues(size, pivots);
        const before = 3;
        const stores = [simd, plain].map((store) => ({ store, values: store.take(before + count, size) }));
        const drawn = Float64Array.from({ length: count }, () => 1 + random.unit());
        const side = Float64Array.from({ length: size }, () => random.unit() - 0.5);
        for (const { values } of stores) values.set(drawn, before);
        for (const way of ['forth', 'back'] as const) {
          const [ours, expected] = stores.map(({ store }) => {
            store.work.set(side);
            store[way](way === 'forth' ? before : before + count, size, pivots);
            return store.work.slice(0, size);
          }) as [Float64Array, Float64Array];
          const largest = expected.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
          for (let k = 0; k < size; k++) expectClose(ours[k], expected[k]!, 1e-12, largest);
        }
      }
    }
  });

  it('holds what it once took, and no more', () => {
    const store = createSimdStore()!;
    store.take(100_000, 50);
    const { bytes } = store;
    expect(bytes).toBeGreaterThanOrEqual(800_000);
    expect(bytes).toBeLessThan(1_000_000);
    store.take(10, 5);
    expect(store.bytes).toBe(bytes);
  });

  it('throws a RangeError where there is no room', () => {
    expect(() => createSimdStore()!.take(2 ** 30, 10)).toThrow(RangeError);
  });

  it('is null without WebAssembly, or where a policy forbids it', async () => {
    vi.resetModules();
    const { createSimdStore: create } = await import('./simdStore.ts');
    vi.stubGlobal('WebAssembly', undefined);
    expect(create()).toBeNull();
    vi.stubGlobal('WebAssembly', {
      validate: () => true,
      Module: function Module() {
        throw new Error('forbidden');
      },
    });
    expect(create()).toBeNull();
  });
});
