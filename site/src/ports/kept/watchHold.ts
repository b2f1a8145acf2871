import type { CaseHold } from './caseHold.ts';

/** Interval at which a read-only tab checks that another one still holds the beam, ms. */
export const PROBE_MS = 3000;

/** Time within which a tab that holds the beam must answer, ms; it may be busy with a large beam. */
export const ANSWER_MS = 1000;

/** Functions to call while a tab is read-only. */
export interface HoldWatch {
  /** Checks now: the tab that held the beam has released it, although it may have reopened it. */
  readonly check: () => void;
  readonly stop: () => void;
}

/**
 * Claims the beam for this tab when the one that held it has closed or crashed; then calls `onFree`, to read the last
 * stored state. A hidden tab claims nothing.
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
