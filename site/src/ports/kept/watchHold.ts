import type { CaseHold } from './caseHold.ts';

/** How often a tab that looks on makes sure that another one still has the beam. */
export const PROBE_MS = 3000;

/** A tab that has the beam answers within this time, or it is gone; it may be busy with a large beam. */
export const ANSWER_MS = 1000;

/** Functions to call while a tab is read-only. */
export interface HoldWatch {
  /** Makes sure now: the tab that had the beam has released it, though it may have opened it anew. */
  readonly check: () => void;
  readonly stop: () => void;
}

/**
 * Claims the beam for this tab when the one that had it is gone, closed or crashed; `onFree` is called then, to read
 * what it kept last. A hidden tab claims nothing.
 */
export function watchHold(
  hold: Pick<CaseHold, 'isMine' | 'isHeld' | 'probe' | 'claim'>,
  onFree: () => void,
): HoldWatch {
  let answer: ReturnType<typeof setTimeout> | undefined;

  function check(): void {
    if (hold.isMine() || answer !== undefined) return;
    hold.probe();
    answer = setTimeout(() => {
      answer = undefined;
      if (hold.isMine() || hold.isHeld()) return;
      onFree();
      hold.claim();
    }, ANSWER_MS);
  }

  const timer = setInterval(() => {
    if (globalThis.document?.visibilityState !== 'hidden') check();
  }, PROBE_MS);
  return {
    check,
    stop: () => {
      clearInterval(timer);
      clearTimeout(answer);
    },
  };
}
