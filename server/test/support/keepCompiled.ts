import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../../node_modules/@electric-sql/pglite/dist/pglite.wasm');

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Keeps the program of the embedded database compiled for as long as this process lives: V8 gives every thread that
 * compiles the same bytes what is there, functions that were made quick with it. Else each database is a new program.
 */
export async function keepCompiled(): Promise<void> {
  compiled ??= readFile(FILE).then((bytes) => WebAssembly.compile(bytes));
  await compiled;
}
