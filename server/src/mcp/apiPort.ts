import type { Picture } from '@eecs/ui-beam/report';
import type { StructureKind } from '../kinds/structures.ts';
import type { SolveOutcome, SolveTask } from '../solving/solver.ts';

/** The tools' access to the API: they call it with its limits and its refusals, and cannot bypass them. */
export interface ApiPort {
  readonly post: (path: SolvePath, body: unknown) => Promise<ApiReply>;
  /**
   * Computes something that no call of the API computes: on the same threads, with the same time limit and queue, and
   * counted as a solve call.
   */
  readonly ask: <K extends AskedKind>(task: SolveTask<K>) => Promise<Asked<K>>;
  /**
   * Draws a structure whose call was answered, within its limits and its count; null if it cannot be drawn in time.
   */
  readonly draw: (kind: StructureKind, document: unknown) => Promise<Picture | null>;
  /**
   * Packs a beam whose call was answered with its governing numbers into the fragment of the page that checks them;
   * null if that is too long, or not done in time.
   */
  readonly claim: (document: unknown) => Promise<string | null>;
  /** Scheme and host of the site; null if unknown. */
  readonly siteUrl: string | null;
}

export type SolvePath = `/case/${StructureKind}` | '/case/msb/lightest' | '/case/truss/lightest';

export type AskedKind = 'section' | 'catalogue' | 'exact' | 'trussStudy' | 'link';

/** The computed result, or the reason why there is none. */
export type Asked<K extends AskedKind> =
  { readonly outcome: SolveOutcome<K> } | { readonly refused: ApiReply };

/** The answer of the API; `body` is the parsed JSON. */
export interface ApiReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
