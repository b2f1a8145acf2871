import { importAgain } from './importAgain.ts';

/** Loads a module once and keeps it. */
export interface ModuleFetch<M> {
  (): Promise<M>;
  /**
   * Calls back with the module once it is loaded, whoever started loading it; returns a function that stops waiting.
   */
  readonly watch: (take: (module: M) => void) => () => void;
}

/**
 * Creates the shared loader of a module with many parts: all callers get the same module, even if it first failed to
 * load and was then loaded from another URL. A failed load is repeated at the next call.
 *
 * @example const loadParts = createFetch(() => import('./lateParts.ts'));
 */
export function createFetch<M>(load: () => Promise<M>): ModuleFetch<M> {
  let here: { readonly module: M } | null = null;
  let pending: Promise<M> | null = null;
  const watchers = new Set<(module: M) => void>();

  function fetch(): Promise<M> {
    pending ??= importAgain(load).then(
      (module) => {
        here = { module };
        watchers.forEach((take) => take(module));
        return module;
      },
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  }

  function watch(take: (module: M) => void): () => void {
    if (here !== null) take(here.module);
    watchers.add(take);
    return () => watchers.delete(take);
  }

  return Object.assign(fetch, { watch });
}
