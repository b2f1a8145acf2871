/** How the tools reach the API: a call of it, with its limits and its refusals, and no way around them. */
export interface ApiPort {
  readonly post: (path: SolvePath, body: unknown) => Promise<ApiReply>;
  /** Scheme and host of the site; null where nobody has said. */
  readonly siteUrl: string | null;
}

export type SolvePath = '/case/msb' | '/case/truss';

/** What the API said; `body` as JSON gives it. */
export interface ApiReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}
