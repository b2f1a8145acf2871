export interface FirstLoad {
  /** Path, search and fragment of the first address of this tab. */
  readonly path: string;
  readonly referrer: string;
  readonly origin: string;
  readonly remembered: string | null;
  /** Whether this tab was restored, or opened by address, before. */
  readonly restoredBefore: boolean;
}

/**
 * Decides which path a first load should reopen, or `null` to stay. Only the bare root of a tab that comes from
 * elsewhere is restored, and only once: a typed address takes precedence, and the logo always leads to the home page.
 */
export function getPathToRestore({
  path,
  referrer,
  origin,
  remembered,
  restoredBefore,
}: FirstLoad): string | null {
  if (path !== '/' || restoredBefore || remembered === null) return null;
  if (referrer === origin || referrer.startsWith(`${origin}/`)) return null;
  if (!isOwnPath(remembered) || remembered === '/') return null;
  return remembered;
}

/** Returns whether a text is a path inside this site: `//host` and `/\host` lead elsewhere. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
