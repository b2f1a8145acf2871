import type { Selling } from '@eecs/ui-account';

/**
 * Reads from the page how users get plans on this site; the server writes into it that nothing is sold (`BILLING=off`),
 * and whether plans matter all the same (`GATING=on`).
 */
export function readSelling(): Selling {
  const told = readTag();
  return told === 'open' || told === 'given' ? told : 'sold';
}

/** Returns whether purchases on this site are only simulated (`BILLING=test`). */
export function isTestSelling(): boolean {
  return readTag() === 'test';
}

function readTag(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="eecs-selling"]')?.content;
}
