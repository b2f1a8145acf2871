import type { LIMITS } from '@eecs/solver-core';
import type { SessionNote, SessionTypes } from './documentKind.ts';
import type { SolveFault } from './solution.ts';

/** What a session asks of the props of its editor; renewed after each render. */
export interface SessionPorts<Types extends SessionTypes> {
  readonly isControlled: boolean;
  readonly isReadOnly: boolean;
  /** Whose sizes of `LIMITS` an edit keeps within. */
  readonly limits: keyof typeof LIMITS;
  readonly onChange: (document: Types['document']) => void;
  readonly onSolve: (answer: Types['solved']) => void;
  readonly onError: (fault: SolveFault<Types['refused']>) => void;
  /**
   * Told after each edit what it did beside what was asked, with the way back where it changed the document, and with
   * nothing when what was told before is over.
   */
  readonly onNotes: (notes: readonly SessionNote<Types>[], undo?: () => void) => void;
  readonly solve: (
    document: Types['document'],
    signal: AbortSignal,
  ) => Promise<Types['solved'] | Types['refused']>;
}
