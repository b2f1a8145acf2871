import type { Locale } from '@eecs/ui-kit';
import { ApiFailure, parseRefusal, toApiFailure } from '../ports/api/apiFailure.ts';
import { createRepeats, pause } from '../ports/api/repeats.ts';

/** Texts that were read, for the life of the page. */
const read = new Map<string, Promise<string>>();

/**
 * Reads a text of the site in a language: `terms/cookies.md`. Rejects with MissingDocumentError where it is not there,
 * with ApiFailure where the server fails or nobody answers; it can be asked for again. A server that is busy and states
 * for how long is asked again, twice at most.
 */
export function fetchDocument(locale: Locale, path: string): Promise<string> {
  const address = `/documents/${locale}/${path}`;
  const known = read.get(address);
  if (known !== undefined) return known;
  const asked = fetchPatiently(address).catch((error: unknown) => {
    read.delete(address);
    throw error;
  });
  read.set(address, asked);
  return asked;
}

async function fetchPatiently(address: string, pauseAfter = createRepeats()): Promise<string> {
  try {
    return await fetchText(address);
  } catch (cause) {
    const isBusy = cause instanceof ApiFailure && cause.status === 503 && cause.retryAfter !== null;
    const ms = isBusy ? pauseAfter(cause) : null;
    if (ms === null) throw cause;
    await pause(ms);
    return fetchPatiently(address, pauseAfter);
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw toApiFailure(cause);
  });
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  // A page in its place means that there is no such text.
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
