/** Each part of a solve uses only what the caller allows: the given arithmetic and memory. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { generateSpaceGrid } from './generators/generateSpaceGrid.ts';
import type { FrontKernel } from '../sparse/kernels/frontKernel.ts';
import { getCompiledDigest } from '../hashing/compiledDigest.ts';
import { createPlainKernel } from '../sparse/kernels/plainKernel.ts';
import { createTrussSolver } from './trussSolver.ts';
import { judgeTruss } from './verdict/judgeTruss.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A grid of 2665 joints, too large for an exact rank, and a thousand joints without links. */
function looseGrid() {
  const generated = generateSpaceGrid({ spans: [36, 36], panels: [36, 36], height: 1, load: 1000 });
  if (!generated.ok) throw new Error('expected a grid');
  const { document } = generated;
  const loose = Array.from({ length: 1000 }, (_, k) => ({ ...document.joints[0]!, x: k, y: 5, anchor: 0 }));
  return { ...document, joints: [...document.joints, ...loose] };
}

/** The plain kernel, with a record of how many doubles were requested each time. */
function countingKernel(): { kernel: FrontKernel; reserved: number[] } {
  const reserved: number[] = [];
  const plain = createPlainKernel();
  const reserve = (doubles: number) => {
    reserved.push(doubles);
    return plain.reserve(doubles);
  };
  return { kernel: { ...plain, reserve }, reserved };
}

/** Counts the WebAssembly instances created, except the arithmetic of fingerprints, which is created only once. */
function countInstances(): { count: number } {
  getCompiledDigest();
  const made = { count: 0 };
  vi.stubGlobal('WebAssembly', {
    ...Object.fromEntries(['Module', 'validate'].map((name) => [name, Reflect.get(WebAssembly, name)])),
    Instance: class extends WebAssembly.Instance {
      constructor(module: WebAssembly.Module) {
        super(module);
        made.count++;
      }
    },
  });
  return made;
}

describe('the verdict of a truss too large for an exact rank', () => {
  it('factors by the kernel that the solver was given', () => {
    const { kernel, reserved } = countingKernel();
    const made = countInstances();
    expect(createTrussSolver({ kernel }).solve(looseGrid()).message).toBe('singular');
    expect(reserved.length).toBeGreaterThan(0);
    expect(made.count).toBe(0);
  });

  it('takes no memory beyond the solver’s limit, and still reports the loose joints', () => {
    const { kernel, reserved } = countingKernel();
    const made = countInstances();
    const answer = createTrussSolver({ kernel, memory: 1000 }).solve(looseGrid());
    expect(answer.message).toBe('singular');
    expect(answer.verdict?.mechanisms[0]?.causes).toMatchObject([{ code: 'looseJoint' }]);
    expect({ reserved, made }).toEqual({ reserved: [], made: { count: 0 } });
  });

  it('by itself keeps to its memory likewise', () => {
    const { kernel, reserved } = countingKernel();
    judgeTruss(looseGrid(), { kernel, memory: 1000 });
    expect(reserved).toEqual([]);
    judgeTruss(looseGrid(), { kernel });
    expect(reserved).toHaveLength(1);
  });

  it('makes one instance for itself and the factor if none is passed', () => {
    const made = countInstances();
    createTrussSolver().solve(looseGrid());
    expect(made.count).toBe(1);
  });
});
