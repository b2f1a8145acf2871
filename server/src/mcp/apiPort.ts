import type { SolvedKind } from '../kinds/structures.ts';
import type { SolveOutcome, SolveTask } from '../solving/solver.ts';

/** The tools' access to the API: they call it with its limits and its refusals, and cannot bypass them. */
export interface ApiPort {
  readonly post: (path: SolvePath, body: unknown) => Promise<ApiReply>;
  /**
   * Has something computed that no call of the API computes: by the same threads, in the same time and turns, counted
   * as a call that solves.
   */
  readonly ask: <K extends AskedKind>(task: SolveTask<K>) => Promise<Asked<K>>;
  /** Scheme and host of the site; null if unknown. */
  readonly siteUrl: string | null;
}

export type SolvePath = `/case/${SolvedKind}` | '/case/msb/lightest';

export type AskedKind = 'section' | 'catalogue' | 'link';

/** The computed result, or the reason why there is none. */
export type Asked<K extends AskedKind> =
  { readonly outcome: SolveOutcome<K> } | { readonly refused: ApiReply };

/** The answer of the API; `body` as JSON gives it. */
export interface ApiReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
