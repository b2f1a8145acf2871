import type { FactorStore } from './kernels/factorStore.ts';
import { createPlainStore } from './kernels/plainStore.ts';
import { createSimdStore } from './kernels/simdStore.ts';
import type { Analysis } from './system/analysis.ts';

/** The memory in which a solver stores its factors, one at a time. */
export interface SolverStores {
  /** Number of bytes that the stores hold. */
  readonly bytes: number;
  readonly storeFor: (analysis: Analysis) => FactorStore;
}

/**
 * Creates the stores of a solver. SIMD instructions are used for factors of a middle size: for smaller ones plain
 * arithmetic finishes before the instructions are compiled; the fronts of a girder are so small that both take equally
 * long; and for a large truss allocating the fresh memory that they always need costs more than they save.
 */
export function createStores(): SolverStores {
  let plain = createPlainStore();
  let simd: FactorStore | null | undefined;
  return {
    get bytes() {
      return plain.bytes + (simd?.bytes ?? 0);
    },
    storeFor({ valueStarts, supernodes: { count } }) {
      const doubles = valueStarts[count]!;
      if (doubles < LEAST || doubles > MOST || doubles < LEAST_FRONT * count) return plain;
      if (simd === undefined) simd = createSimdStore();
      // The memory of the other store is released.
      plain = createPlainStore();
      return simd ?? plain;
    },
  };
}

/** Least number of doubles of a factor of a middle size. */
const LEAST = 2 ** 15;
const MOST = 2 ** 18;
/** Least average number of doubles for each front of a factor. */
const LEAST_FRONT = 300;
