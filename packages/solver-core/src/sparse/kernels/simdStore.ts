import type { FactorStore } from './factorStore.ts';
import { tryAssembly } from '../../wasm/assembly.ts';
import { substitute } from './substitute.ts';
import { compileFused } from '../../wasm/wasmModule.ts';

/**
 * Creates a store with SIMD instructions, two doubles at once, in WebAssembly, which reduces the time to solve with a
 * factor to two thirds. Returns null if they are not available. Its memory grows and never shrinks, so it is for
 * factors that are not large.
 */
export function createSimdStore(): FactorStore | null {
  const instance = createInstance();
  if (!instance) return null;
  const { m: memory, f: run } = instance;
  let work = new Float64Array(0);
  let valuesAt = 0;
  return {
    get bytes() {
      return memory.buffer.byteLength;
    },
    get work() {
      return work;
    },
    take(doubles, rows) {
      // Rows are read in pairs, so one row after the last is read, and one after the last row of the factor.
      valuesAt = 64 * Math.ceil((8 * (rows + 1)) / 64);
      const asked = valuesAt + 8 * (doubles + PAD);
      const missing = Math.ceil((asked - memory.buffer.byteLength) / PAGE_BYTES);
      if (missing > 0) memory.grow(missing);
      work = new Float64Array(memory.buffer, 0, rows + 1);
      const values = new Float64Array(memory.buffer, valuesAt, doubles + PAD);
      values.fill(0, doubles);
      return values.subarray(0, doubles);
    },
    forth: (start, size, pivots) => run(0, valuesAt + 8 * start, size, pivots, 0),
    back(end, size, pivots) {
      work[size] = 0;
      run(0, valuesAt + 8 * end, size, pivots, 1);
    },
  };
}

const PAGE_BYTES = 65_536;
/** Doubles of the extra row after the last one. */
const PAD = 4;

interface StoreExports {
  readonly m: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  readonly f: (work: number, values: number, size: number, pivots: number, isBack: 0 | 1) => void;
}

/** The compiled module; null if it is not available. */
let compiled: object | null | undefined;

function createInstance(): StoreExports | null {
  return tryAssembly((assembly) => {
    if (compiled === undefined) compiled = compileFused(assembly, (isFused) => [substitute(isFused)]);
    return compiled && (new assembly.Instance(compiled).exports as StoreExports);
  });
}
