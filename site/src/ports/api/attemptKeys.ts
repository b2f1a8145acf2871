/** The header by which the server recognizes a repeat: it acts only once, and gives the same answer again. */
export type AttemptHeaders = Readonly<Record<'Idempotency-Key', string>>;

/** Maximum number of remembered calls without an answer; each is as large as its request. */
const MAX_OPEN = 20;

/**
 * Creates the keys of actions that must happen once. A key is kept until an answer arrives: the same action repeated
 * before that, or after the answer was lost, uses the same key. After the answer the same action gets a new key.
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
