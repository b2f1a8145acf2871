/**
 * The steps of a start, in their order. What is sold comes first, since it decides what is offered; the reader is
 * unknown (`busy`) until the session has answered; the case that was worked on last comes when it is known how it is
 * looked at.
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
   * Begins a step. What needs the network goes on by itself: no page waits for it. A text is an address that the step
   * asks to go to.
   */
  readonly steps: Readonly<Record<StartStep, () => string | null | undefined>>;
  /** Told what a step failed with; the others are begun all the same. */
  readonly tellFailure: (step: StartStep, reason: unknown) => void;
}

/**
 * Begins the steps of a start one after another; gives the address that the last of those
 * that asked for one wants, null where none did.
 */
export function beginSteps({ steps, tellFailure }: StartOptions): string | null {
  let wanted: string | null = null;
  for (const step of START_STEPS) {
    try {
      wanted = steps[step]() ?? wanted;
    } catch (reason) {
      tellFailure(step, reason);
    }
  }
  return wanted;
}
