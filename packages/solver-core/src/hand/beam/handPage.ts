import type { createPage } from '../page/page.ts';
import type { Release } from './primarySystem.ts';

/** A page, with the solver's values of the removed constraints. */
export type HandPage = ReturnType<typeof createPage> & {
  readonly solverOf: (releases: readonly Release[]) => ReadonlyMap<string, number>;
};
