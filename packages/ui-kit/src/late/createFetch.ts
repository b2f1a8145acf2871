import { importAgain } from './importAgain.ts';

/** Fetches a module that is kept once it has come. */
export interface ModuleFetch<M> {
  (): Promise<M>;
  /** Hands the module over once it has come, whoever fetches it; returns what ends the waiting. */
  readonly watch: (take: (module: M) => void) => () => void;
}

/**
 * Makes the one way to a module that many parts come from: all who ask get the same module, also after it did not come
 * at first and was asked for by another address. What did not come is asked for anew the next time.
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
