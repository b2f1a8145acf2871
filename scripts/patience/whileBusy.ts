import { setTimeout as sleep } from 'node:timers/promises';

/** The state that a server reports in an answer. */
export interface ReplyState {
  readonly status: number;
  /** The header `Retry-After`, s. */
  readonly retryAfter: unknown;
}

/** Statuses of a busy server: it refused the request, or did not finish it in time. */
const BUSY: readonly number[] = [503, 504];
/** The wait if the server does not state one, s. */
const PAUSE_S = 1;

/**
 * Repeats a call while the server is busy, after the wait that it states, and returns the first other answer. A short
 * refusal is normal while tests keep the processors busy, a permanent one is not. @throws after `forMs`, by default 40
 * s
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
