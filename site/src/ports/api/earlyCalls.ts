/** A call that was made in advance. */
export interface EarlyCall {
  readonly path: string;
  readonly body: object;
  readonly locale: string;
  readonly answer: Promise<Response>;
  /** Time of the page's clock, ms. */
  readonly madeAt: number;
}

/** Age above which an early answer is not used, because data may have changed since, ms. */
const LIFETIME_MS = 8000;

const calls: EarlyCall[] = [];

/** Records an early call, whose answer is given to the first request with the same content. */
export function noteEarlyCall(call: EarlyCall): void {
  calls.push(call);
}

/**
 * Makes a request, or takes the answer of an early call with the same content. Each is taken only once; a failed or
 * refused one is requested again.
 */
export async function fetchOnceAsked(request: Request): Promise<Response> {
  const early = calls.length === 0 ? null : await takeEarlyCall(request);
  if (early === null) return fetch(request);
  const answer = await Promise.race([early.answer.catch(() => null), whenAborted(request.signal)]);
  return answer?.ok === true ? answer : fetch(request);
}

async function takeEarlyCall(request: Request): Promise<EarlyCall | null> {
  const { pathname } = new URL(request.url);
  // A call with credentials or idempotency keys must be made itself.
  if (request.method !== 'POST' || request.headers.has('authorization')) return null;
  const index = calls.findIndex(
    ({ path, locale }) => path === pathname && locale === request.headers.get('client-locale'),
  );
  const found = calls[index];
  if (found === undefined) return null;
  calls.splice(index, 1);
  const isYoung = performance.now() - found.madeAt < LIFETIME_MS;
  return isYoung && (await request.clone().text()) === JSON.stringify(found.body) ? found : null;
}

/** Resolves when a call is aborted: `fetch` then rejects with the reason. */
function whenAborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}
