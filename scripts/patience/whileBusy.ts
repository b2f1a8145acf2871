import { setTimeout as sleep } from 'node:timers/promises';

/** The state that a server reports in an answer. */
export interface ReplyState {
  readonly status: number;
  /** The header `Retry-After`, s. */
  readonly retryAfter: unknown;
}

/** Statuses of a server that is busy: it rejected the request, or did not finish it in time. */
const BUSY: readonly number[] = [503, 504];
/** The wait for a server that does not state when to come again, s. */
const PAUSE_S = 1;

/**
 * Sends a call again while the server is too busy for it, after the wait that it asks for, and returns the first other
 * answer. Where tests have the processors that is no fault of a server; one that stays busy is. @throws after `forMs`,
 * by default 40 s
 */
export async function whileBusy<Answer>(
  send: () => Promise<Answer>,
  read: (answer: Answer) => ReplyState,
  {
    forMs = 40_000,
    wait = sleep,
  }: { readonly forMs?: number; readonly wait?: (ms: number) => Promise<unknown> } = {},
): Promise<Answer> {
  let waitedMs = 0;
  for (;;) {
    const answer = await send();
    const { status, retryAfter } = read(answer);
    if (!BUSY.includes(status)) return answer;
    const pauseMs = 1000 * (Number(retryAfter ?? PAUSE_S) || PAUSE_S);
    waitedMs += pauseMs;
    if (waitedMs > forMs) throw new Error(`A call was answered ${status} for ${forMs / 1000} s.`);
    await wait(pauseMs);
  }
}
