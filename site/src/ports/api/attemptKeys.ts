/** The header by which the server knows a repeat: it does what was asked once, and gives the same answer again. */
export type AttemptHeaders = Readonly<Record<'Idempotency-Key', string>>;

/** Most calls without an answer that are remembered; each is as large as its request. */
const MAX_OPEN = 20;

/**
 * Creates the keys of what is to be done once. A key is kept until an answer came: whoever asks for the very same again
 * after an answer was lost, or while it is still out, means what was sent before. After the answer the same thing is a
 * new one.
 */
export function createAttemptKeys() {
  const open = new Map<string, string>();
  return async <T>(what: readonly unknown[], send: (headers: AttemptHeaders) => Promise<T>): Promise<T> => {
    const sent = JSON.stringify(what);
    const key = open.get(sent) ?? crypto.randomUUID();
    open.set(sent, key);
    for (const oldest of [...open.keys()].slice(0, -MAX_OPEN)) open.delete(oldest);
    const answer = await send({ 'Idempotency-Key': key });
    if (open.get(sent) === key) open.delete(sent);
    return answer;
  };
}
