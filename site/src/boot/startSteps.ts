/**
 * The steps of a start, in order. Plans come first, because they decide what is offered; the reader is unknown (`busy`)
 * until the session has answered; the last case comes after the settings that determine how it is displayed.
 */
export const START_STEPS = [
  'products',
  'features',
  'busy',
  'layout',
  'darkMode',
  'session',
  'lastCase',
] as const;

export type StartStep = (typeof START_STEPS)[number];

export interface StartOptions {
  /**
   * Begins a step. Steps that need the network continue in the background: no page waits for them. A returned text is
   * an address to which the step redirects.
   */
  readonly steps: Readonly<Record<StartStep, () => string | null | undefined>>;
  /** Called with the failure of a step; the other steps still run. */
  readonly reportFailure: (step: StartStep, reason: unknown) => void;
}

/**
 * Runs the steps of a start one after another; returns the address of the last redirect that a step requested, or null.
 */
export function beginSteps({ steps, reportFailure }: StartOptions): string | null {
  let wanted: string | null = null;
  for (const step of START_STEPS) {
    try {
      wanted = steps[step]() ?? wanted;
    } catch (reason) {
      reportFailure(step, reason);
    }
  }
  return wanted;
}
