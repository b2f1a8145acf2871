import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../../node_modules/@electric-sql/pglite/dist/pglite.wasm');

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * Keeps the program of the embedded database compiled while this process lives: V8 reuses compiled code, including
 * optimized functions, in every thread that compiles the same bytes. Otherwise each database would compile it again.
 */
export async function keepCompiled(): Promise<void> {
  compiled ??= readFile(FILE).then((bytes) => WebAssembly.compile(bytes));
  await compiled;
}
