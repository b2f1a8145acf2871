import type { LIMITS } from '@eecs/solver-core';
import type { ChangeCause } from '../../editing/documentChange.ts';
import type { SessionNote, SessionTypes } from './documentKind.ts';
import type { SolveFault } from './solution.ts';

/** The props of an editor that its session reads; updated after each render. */
export interface SessionPorts<Types extends SessionTypes> {
  readonly isControlled: boolean;
  readonly isReadOnly: boolean;
  /** The size limits, by a name of `LIMITS`, that edits must respect. */
  readonly limits: keyof typeof LIMITS;
  /** Called before an edit, an undo or a redo; false or a reason prevents it. @default all are permitted */
  readonly mayChange?: (
    document: Types['document'],
    of: { readonly cause: ChangeCause; readonly before: Types['document'] },
  ) => boolean | string;
  /** Called with the reason for which the host rejected an edit of the reader. */
  readonly onVeto?: (reason: string) => void;
  readonly onChange: (
    document: Types['document'],
    of: { readonly cause: ChangeCause; readonly before: Types['document'] },
  ) => void;
  /** Called with the result of the live solver for the current document, but not for drafts of a gesture. */
  readonly onPreview?: (answer: Types['solved'] | Types['refused'], document: Types['document']) => void;
  /** Called with the selection whenever it changes. */
  readonly onSelect?: (items: readonly Types['item'][]) => void;
  readonly onSolve: (answer: Types['solved']) => void;
  readonly onError: (fault: SolveFault<Types['refused']>) => void;
  /**
   * Called after each edit with its side effects, and with a function that undoes the edit if the document changed;
   * called with nothing when earlier notes are obsolete.
   */
  readonly onNotes: (notes: readonly SessionNote<Types>[], undo?: () => void) => void;
  readonly solve: (
    document: Types['document'],
    signal: AbortSignal,
  ) => Promise<Types['solved'] | Types['refused']>;
}
