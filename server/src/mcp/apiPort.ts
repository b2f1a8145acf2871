import type { SolveOutcome, SolveTask } from '../solving/solver.ts';

/** How the tools reach the API: a call of it, with its limits and its refusals, and no way around them. */
export interface ApiPort {
  readonly post: (path: SolvePath, body: unknown) => Promise<ApiReply>;
  /**
   * Has something computed that no call of the API computes: by the same threads, in the same time and turns, counted
   * as a call that solves.
   */
  readonly ask: <K extends AskedKind>(task: SolveTask<K>) => Promise<Asked<K>>;
  /** Scheme and host of the site; null where nobody has said. */
  readonly siteUrl: string | null;
}

export type SolvePath = '/case/msb' | '/case/truss';

export type AskedKind = 'section' | 'catalogue' | 'link';

/** The computed result, or the reason why there is none. */
export type Asked<K extends AskedKind> =
  { readonly outcome: SolveOutcome<K> } | { readonly refused: ApiReply };

/** The answer of the API; `body` as JSON gives it. */
export interface ApiReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
