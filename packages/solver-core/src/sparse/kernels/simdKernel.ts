import { tryAssembly } from '../../wasm/assembly.ts';
import type { FrontKernel } from './frontKernel.ts';
import { createFrontFunctions } from './frontFunctions.ts';
import { PANEL } from './packedPanel.ts';
import { compileFused } from '../../wasm/wasmModule.ts';

/**
 * Creates the kernel that uses SIMD instructions, two doubles at once, in WebAssembly. Returns null if WebAssembly or
 * SIMD is missing, or if the environment forbids it (a page's content security policy without 'wasm-unsafe-eval').
 *
 * If the processor multiplies and adds with a single rounding and the engine offers that (relaxed SIMD), results differ
 * from the plain kernel's by roundings. The arena is the module's memory, at most 4 GB; it is freed when the kernel is
 * garbage-collected.
 */
export function createSimdKernel(): FrontKernel | null {
  // Creating a memory takes longer than factoring the fronts of a thousand joints, so small systems share one.
  if (shared === undefined) shared = createInstance();
  if (!shared) return null;
  let instance: Instance = shared;
  let room: Room = { panel: 0, arena: 0, bytes: 0 };
  let leastPivots = new Float64Array(0);
  return {
    name: 'simd',
    reserve(doubles) {
      room = measure(doubles);
      if (room.bytes > MOST_SHARED && instance === shared) instance = createInstance() ?? shared;
      const { memory } = instance;
      const missing = Math.ceil(room.bytes / PAGE_BYTES) - memory.buffer.byteLength / PAGE_BYTES;
      if (missing > 0) memory.grow(missing);
      const old = Math.min(instance.touched, room.bytes);
      if (old > room.arena) new Uint8Array(memory.buffer, room.arena, old - room.arena).fill(0);
      instance.touched = Math.max(instance.touched, room.bytes);
      leastPivots = new Float64Array(memory.buffer, LEAST, (room.panel - LEAST) / 8);
      return new Float64Array(memory.buffer, room.arena, doubles);
    },
    factor({ offset, size, pivots, least }) {
      for (let c = 0; c < pivots; c++) leastPivots[c] = least[c]!;
      return instance.factor(room.arena + 8 * offset, size, pivots, LEAST, room.panel);
    },
  };
}

/** Addresses in the memory, in bytes: the packed panel, the arena, and the end. */
interface Room {
  readonly panel: number;
  readonly arena: number;
  readonly bytes: number;
}

const PAGE_BYTES = 65_536;
/** Address of the least pivots, after an unused block of memory. */
const LEAST = 128;

function measure(doubles: number): Room {
  // No front is larger than the arena; rows are in blocks of four, and there are four extra columns after the last
  // front.
  const rows = 4 * Math.ceil((Math.floor(Math.sqrt(doubles)) + 4) / 4);
  const panel = LEAST + 8 * rows;
  const arena = alignUp(panel + 8 * rows * PANEL);
  return { panel, arena, bytes: arena + 8 * (doubles + 4 * rows + 4) };
}

/** Rounds an address up to a cache line. */
function alignUp(address: number): number {
  return 64 * Math.ceil(address / 64);
}

interface FrontExports {
  readonly m: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  readonly f: (front: number, size: number, pivots: number, least: number, panel: number) => number;
}

/** A WebAssembly module instance with its memory. */
interface Instance {
  readonly memory: FrontExports['m'];
  readonly factor: FrontExports['f'];
  /** Only memory below this address may have been written. */
  touched: number;
}

/**
 * The instance with which every kernel begins; null if none is available. A factorization reserves memory and finishes
 * without interruption, so data left by another kernel are cleared.
 */
let shared: Instance | null | undefined;

/** Greatest number of bytes of the shared instance, which is never released. */
const MOST_SHARED = 2 ** 21;

/** The compiled module; null if it is not available. */
let compiled: object | null | undefined;

function createInstance(): Instance | null {
  return tryAssembly((assembly) => {
    if (compiled === undefined)
      compiled = compileFused(assembly, (isFused) => createFrontFunctions({ isFused }));
    if (!compiled) return null;
    const { m: memory, f: factor } = new assembly.Instance(compiled).exports as FrontExports;
    return { memory, factor, touched: 0 };
  });
}
