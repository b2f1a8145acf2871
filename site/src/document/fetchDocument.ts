import type { Locale } from '@eecs/ui-kit';

/** Texts that were read, for the life of the page. */
const read = new Map<string, Promise<string>>();

/**
 * Reads a text of the site in a language: `terms/cookies.md`. Rejects where it is not there,
 * or nobody answers; it can be asked for again.
 */
export function fetchDocument(locale: Locale, path: string): Promise<string> {
  const address = `/documents/${locale}/${path}`;
  const known = read.get(address);
  if (known !== undefined) return known;
  const asked = fetchText(address).catch((error: unknown) => {
    read.delete(address);
    throw error;
  });
  read.set(address, asked);
  return asked;
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? '';
  // A page in its place says that there is no such text.
  if (!response.ok || type.startsWith('text/html')) throw new MissingDocumentError(response.status);
  return response.text();
}

/** A text that is not there. */
export class MissingDocumentError extends Error {
  override readonly name = 'MissingDocumentError';
  constructor(status: number) {
    super(`${status}`);
  }
}
