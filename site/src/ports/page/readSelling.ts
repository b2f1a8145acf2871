import type { Selling } from '@eecs/ui-account';

/**
 * Reads from the page how plans are had on this site: the server writes into it that nothing is sold (`BILLING=off`),
 * and whether plans count all the same (`GATING=on`).
 */
export function readSelling(): Selling {
  const told = readTag();
  return told === 'open' || told === 'given' ? told : 'sold';
}

/** Returns whether purchases of this site are tried out only (`BILLING=test`). */
export function isTestSelling(): boolean {
  return readTag() === 'test';
}

function readTag(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="eecs-selling"]')?.content;
}
