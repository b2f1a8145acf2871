/**
 * The parts of WebAssembly that are used; declared here because the package has only the types of the language, not
 * those of a browser or Node.
 */
export interface Assembly {
  validate(bytes: Uint8Array<ArrayBuffer>): boolean;
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}

/** Runs code that needs WebAssembly; returns null if it is missing or the environment forbids it. */
export function tryAssembly<Result>(run: (assembly: Assembly) => Result | null): Result | null {
  const { WebAssembly: assembly } = globalThis as { readonly WebAssembly?: Assembly };
  if (!assembly) return null;
  try {
    return run(assembly);
  } catch {
    // A CompileError if a policy forbids it, a RangeError if memory is short: plain arithmetic gives the same results,
    // only more slowly.
    return null;
  }
}
