/**
 * The parts of WebAssembly that are used: the package has the types of the language only, neither of a browser nor of
 * Node.
 */
export interface Assembly {
  validate(bytes: Uint8Array<ArrayBuffer>): boolean;
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: object };
}

/** Runs what needs WebAssembly; null if there is none, or where the surroundings forbid it. */
export function tryAssembly<Result>(run: (assembly: Assembly) => Result | null): Result | null {
  const { WebAssembly: assembly } = globalThis as { readonly WebAssembly?: Assembly };
  if (!assembly) return null;
  try {
    return run(assembly);
  } catch {
    // A CompileError under a policy that forbids it, a RangeError without memory: plain arithmetic does as well, only
    // slower.
    return null;
  }
}
