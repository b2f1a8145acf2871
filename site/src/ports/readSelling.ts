import type { Selling } from '@eecs/ui-account';

/**
 * Reads from the page how plans are had on this site: the server writes into it that nothing is sold (`BILLING=off`),
 * and whether plans count all the same (`GATING=on`).
 */
export function readSelling(page: Pick<Document, 'querySelector'> = document): Selling {
  const tag = page.querySelector<HTMLMetaElement>('meta[name="eecs-selling"]');
  return tag?.content === 'open' || tag?.content === 'given' ? tag.content : 'sold';
}
