import type { Assembly } from './assembly.ts';
import { flatten, I32, unsigned, vector, type Code, type WasmFunction } from './instructions.ts';

/**
 * Returns the bytes of a module with a memory of its own, exported as `m`, and functions, of which the last is exported
 * as `f`. Source: WebAssembly Core Specification 2.0, section 5.5.
 */
export function createModuleBytes(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters, hasResult }) => [
    0x60,
    vector(new Array<Code>(parameters).fill([I32])),
    vector(hasResult ? [[I32]] : []),
  ]);
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, vector(types)),
    ...section(3, vector(functions.map((_, i) => unsigned(i)))),
    ...section(5, vector([[1, 1, unsigned(MOST_PAGES)]])),
    ...section(7, vector([exported('m', 2, 0), exported('f', 0, functions.length - 1)])),
    ...section(10, vector(functions.map(({ body }) => sized(body)))),
  ]);
}

/**
 * Compiles functions that multiply and add with a single rounding (relaxed SIMD) or, in an engine without it, with two
 * roundings; returns null without SIMD.
 */
export function compileFused(
  assembly: Assembly,
  createFunctions: (isFused: boolean) => readonly WasmFunction[],
): object | null {
  for (const isFused of [true, false]) {
    const bytes = createModuleBytes(createFunctions(isFused));
    if (assembly.validate(bytes)) return new assembly.Module(bytes);
  }
  return null;
}

/** The full 32-bit address space, in pages of 64 kB. */
const MOST_PAGES = 65_536;

function section(id: number, content: Code): number[] {
  return [id, ...flatten(sized(content))];
}

function sized(content: Code): Code {
  const bytes = flatten(content);
  return [unsigned(bytes.length), bytes];
}

function exported(name: string, kind: number, index: number): Code {
  return [1, name.charCodeAt(0), kind, unsigned(index)];
}
