/** Shares of `npm test` that a workflow runs in parallel: together they are everything. */
export const SHARES = ['site', 'pages', 'rest'] as const;

export type Share = (typeof SHARES)[number];

const OPTION = '--share=';

const CHANGED = '--changed';

/** Returns whether only the tests that depend on a changed file are requested. */
export function isOfChange(words: readonly string[]): boolean {
  return words.includes(CHANGED);
}

/**
 * Splits the words after `npm test --` into the requested share (null for everything) and paths of tests. Throws if
 * there is no share with the name.
 */
export function readShare(words: readonly string[]): { share: Share | null; paths: string[] } {
  const name = words.find((word) => word.startsWith(OPTION))?.slice(OPTION.length);
  const share = SHARES.find((one) => one === name) ?? null;
  if (name !== undefined && share === null)
    throw new Error(
      `There is no share "${name}". Write one of ${SHARES.map((one) => OPTION + one).join(', ')}.`,
    );
  return { share, paths: words.filter((word) => !word.startsWith(OPTION)) };
}
