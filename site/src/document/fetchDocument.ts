import type { Locale } from '@eecs/ui-kit';
import { ApiFailure, parseRefusal, toApiFailure } from '../ports/api/apiFailure.ts';
import { createRepeats, pause } from '../ports/api/repeats.ts';

/** Texts that were loaded, cached for the life of the page. */
const read = new Map<string, Promise<string>>();

/**
 * Loads a text of the site in a language, such as `terms/cookies.md`. Rejects with MissingDocumentError if there is no
 * such text, with ApiFailure if the server fails or does not answer; the call can be repeated. If the server is busy
 * and states for how long, the request is repeated, at most twice.
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
  // A page instead of it means that there is no such text.
  if (status === 404 || (response.ok && type.startsWith('text/html'))) throw new MissingDocumentError(status);
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    throw parseRefusal(status, body, response.headers);
  }
  return response.text().catch((cause: unknown) => {
    throw toApiFailure(cause);
  });
}

/** The requested text does not exist. */
export class MissingDocumentError extends Error {
  override readonly name = 'MissingDocumentError';
  constructor(status: number) {
    super(`${status}`);
  }
}
