import type { FactorStore } from './kernels/factorStore.ts';
import { createPlainStore } from './kernels/plainStore.ts';
import { createSimdStore } from './kernels/simdStore.ts';
import type { Analysis } from './system/analysis.ts';

/** Where a solver keeps its factors, one at a time. */
export interface SolverStores {
  /** Memory that they hold. */
  readonly bytes: number;
  readonly storeFor: (analysis: Analysis) => FactorStore;
}

/**
 * Creates the stores of a solver. Instructions are for factors of a middle size: below, plain arithmetic has done before
 * they are made; fronts of a girder are so small that both take as long; and fresh memory, which theirs always is, costs
 * a large truss more than they save.
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
      // Nothing large stays behind in the other one.
      plain = createPlainStore();
      return simd ?? plain;
    },
  };
}

/** Doubles of a factor of a middle size. */
const LEAST = 2 ** 15;
const MOST = 2 ** 18;
/** Doubles that the factor has of a front, on an average. */
const LEAST_FRONT = 300;
