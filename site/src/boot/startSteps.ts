/**
 * The steps of a start, in their order. Plans come first, because they decide what is offered; the reader is unknown
 * (`busy`) until the session has answered; the case that was worked on last comes when it is known how it is looked
 * at.
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
  /** Called with what a step failed with; the others are begun all the same. */
  readonly reportFailure: (step: StartStep, reason: unknown) => void;
}

/**
 * Begins the steps of a start one after another; returns the address that the last step with a wish requests, null if
 * none has one.
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
