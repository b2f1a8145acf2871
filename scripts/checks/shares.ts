/** Shares of `npm test` that a workflow runs beside each other: together they are everything. */
export const SHARES = ['site', 'pages', 'rest'] as const;

export type Share = (typeof SHARES)[number];

const OPTION = '--share=';

const CHANGED = '--changed';

/** Returns whether only tests are asked for that know a changed file. */
export function isOfChange(words: readonly string[]): boolean {
  return words.includes(CHANGED);
}

/**
 * Divides the words after `npm test --` into the share that they ask for, null for everything, and paths of tests.
 *
 * Throws where no share has the name.
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
