import { isRecord } from '../text/isRecord.ts';

/** Longer than any answer of Stripe, bytes. */
const MOST_BYTES = 256 * 1024;

/**
 * Fetches an address of the provider and reads the whole answer, which must be a JSON object of bounded length from
 * that address itself. For anything else, Stripe's library throws an error that cannot be caught and ends the server.
 * Rejects for any other answer, and as `fetch` does.
 */
export const readWhole: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  const parts: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | null = answer.body;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error('The answer of the provider has no end');
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString();
  if (!isRecord(JSON.parse(text))) throw new Error('The answer of the provider is no object');
  return new Response(text, { status: answer.status, headers: answer.headers });
};
