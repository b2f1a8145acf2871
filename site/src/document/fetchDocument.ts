import type { Locale } from '@eecs/ui-kit';
import { parseRefusal, toApiFailure } from '../ports/api/apiFailure.ts';

/** Texts that were read, for the life of the page. */
const read = new Map<string, Promise<string>>();

/**
 * Reads a text of the site in a language: `terms/cookies.md`. Rejects with MissingDocumentError where it is not there,
 * with ApiFailure where the server fails or nobody answers; it can be asked for again.
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
  const response = await fetch(address).catch((cause: unknown) => {
    throw toApiFailure(cause);
  });
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  // A page in its place says that there is no such text.
  if (status === 404 || (response.ok && type.startsWith('text/html'))) throw new MissingDocumentError(status);
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    throw parseRefusal(status, body, response.headers);
  }
  return response.text().catch((cause: unknown) => {
    throw toApiFailure(cause);
  });
}

/** A text that is not there. */
export class MissingDocumentError extends Error {
  override readonly name = 'MissingDocumentError';
  constructor(status: number) {
    super(`${status}`);
  }
}
