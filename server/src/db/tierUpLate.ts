import { setFlagsFromString } from 'node:v8';

/**
 * The bytes of code that a WebAssembly function runs before V8 recompiles it with its optimizing compiler: V8's
 * default, and thirty times that.
 */
const USUAL_BUDGET = 13_000_000;
const LATE_BUDGET = 30 * USUAL_BUDGET;

/**
 * Makes V8 optimize the WebAssembly code that is loaded during `load` later than usual, because optimizing does not pay
 * for code that runs only for a second at the start. It took one of the five seconds of processor time that a start of
 * the embedded database needs. Functions get their budgets when they are loaded, so later code has the default again.
 */
export async function tierUpLate<T>(
  load: () => Promise<T>,
  setFlags: (flags: string) => void = setFlagsFromString,
): Promise<T> {
  setFlags(`--wasm-tiering-budget=${LATE_BUDGET}`);
  try {
    return await load();
  } finally {
    setFlags(`--wasm-tiering-budget=${USUAL_BUDGET}`);
  }
}
