import { setFlagsFromString } from 'node:v8';

/**
 * The budgets in bytes of code that a WebAssembly function runs before V8 compiles it again with its optimizing
 * compiler: V8's own one, and one thirty times as great.
 */
const USUAL_BUDGET = 13_000_000;
const LATE_BUDGET = 30 * USUAL_BUDGET;

/**
 * Lets V8 optimize the WebAssembly code that is loaded during `load` later than usual: what a start runs for a second
 * only is not worth it. Optimizing took one of five seconds of processor time in a start of the embedded database. Its
 * functions get their budgets while they are loaded, so whatever is loaded afterwards has the usual one again.
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
