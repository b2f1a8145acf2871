import { factorFront } from './factorFront.ts';
import { SOLVE_BLOCKS, SOLVE_ROW, TAKE_PRODUCTS } from './functionIndexes.ts';
import type { WasmFunction } from '../../wasm/instructions.ts';
import { solveBlocks } from './solveBlocks.ts';
import { solveRow } from './solveRow.ts';
import { takeProducts } from './takeProducts.ts';

/**
 * Returns the functions of the module that factors fronts; the last is `factorFront`, which calls the others. `isFused`
 * states whether to multiply and add with a single rounding (relaxed SIMD).
 */
export function createFrontFunctions({ isFused }: { isFused: boolean }): WasmFunction[] {
  const functions: WasmFunction[] = [];
  functions[TAKE_PRODUCTS] = takeProducts(isFused);
  functions[SOLVE_BLOCKS] = solveBlocks();
  functions[SOLVE_ROW] = solveRow();
  return [...functions, factorFront()];
}
