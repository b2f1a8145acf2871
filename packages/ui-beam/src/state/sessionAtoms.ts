import {
  type BeamCase,
  LIMITS,
  type RefusedBeam,
  type SolvedBeam,
  caseHash,
  judgeBeam,
} from '@eecs/solver-core';
import { atom } from 'jotai/vanilla';
import type { EditNote } from '../editing/edit.ts';
import type { BeamEditorProps, BeamFault } from '../props.ts';
import type { History } from './history.ts';
import { refusedFieldsAtom } from './refusedFields.ts';
import { findHindrance } from './solvability.ts';
import type { UnitTwins } from './unitTwins.ts';

/** A result with the document it belongs to. */
export interface Solution {
  readonly document: BeamCase;
  readonly answer: SolvedBeam;
}

/** What the session asks of its props; renewed after each render. */
export interface Ports {
  readonly isControlled: boolean;
  readonly isReadOnly: boolean;
  /** Whose sizes of `LIMITS` an edit keeps within. */
  readonly limits: keyof typeof LIMITS;
  readonly onChange: NonNullable<BeamEditorProps['onChange']>;
  readonly onSolve: NonNullable<BeamEditorProps['onSolve']>;
  readonly onError: (fault: BeamFault) => void;
  /**
   * Told after each edit what it did beside what was asked, with the way back where it changed the document, and with
   * nothing when what was told before is over.
   */
  readonly onNotes: (notes: readonly EditNote[], undo?: () => void) => void;
  readonly solve: (document: BeamCase, signal: AbortSignal) => Promise<SolvedBeam | RefusedBeam>;
}

/** Set once before the first render of what is inside; null only outside an editor. */
export const historyAtom = atom<History | null>(null);

/** In a controlled editor: the history an edit asks for, until the surroundings hand its document back. */
export const askedHistoryAtom = atom<History | null>(null);

export const portsAtom = atom<Ports | null>(null);

/** Whether the document may not be changed here; outside an editor it may not. */
export const isReadOnlyAtom = atom((get) => get(portsAtom)?.isReadOnly ?? true);

/** The most entries each list of the document may have. */
export const limitsAtom = atom((get) => LIMITS[get(portsAtom)?.limits ?? 'full']);

export const solutionAtom = atom<Solution | null>(null);

/** Why the last solve brought no result. */
export const faultAtom = atom<BeamFault | null>(null);

/** The solve under way. */
export const runAtom = atom<AbortController | null>(null);

/** How many documents have been opened: what is typed into one is no part of the next. */
export const openingAtom = atom(0);

/** Whether a question comes before a support or a load is removed; answered for as long as the editor is mounted. */
export const asksBeforeRemovalAtom = atom(true);

const chosenSetsAtom = atom({ last: 0, areAll: false });

/** Index of the case set that was chosen last, or all of them; the next result may have fewer. */
export const chosenSetAtom = atom(
  (get): number | 'all' => (get(chosenSetsAtom).areAll ? 'all' : get(lastSetAtom)),
  (get, set, chosen: number | 'all') => {
    const areAll = chosen === 'all';
    set(chosenSetsAtom, { last: areAll ? get(lastSetAtom) : chosen, areAll });
  },
);

/** Index of the case set that was chosen last, also while all of them are. */
export const lastSetAtom = atom((get) => get(chosenSetsAtom).last);

/** One per store: an atom that is computed belongs to the store it is read in. */
export const unitTwinsAtom = atom<UnitTwins>(() => new WeakMap());

const openHistoryAtom = atom((get) => {
  const history = get(historyAtom);
  if (history === null) throw new Error('the atoms of a beam must be read within `BeamEditor`');
  return history;
});

export const documentAtom = atom((get) => get(openHistoryAtom).present);

export const canUndoAtom = atom((get) => get(openHistoryAtom).past.length > 0);

export const canRedoAtom = atom((get) => get(openHistoryAtom).future.length > 0);

export const hashAtom = atom((get) => caseHash(get(documentAtom)));

export const verdictAtom = atom((get) => judgeBeam(get(documentAtom)));

/** Whether the result on the screen belongs to the document as it stands. */
export const isCurrentAtom = atom((get) => get(solutionAtom)?.answer.hash === get(hashAtom));

/** What the live solver last refused; null once it solved a beam. */
export const lastRefusalAtom = atom<{ readonly document: BeamCase; readonly answer: RefusedBeam } | null>(
  null,
);

/** Why the document as it stands has no preview, or null. */
export const previewRefusalAtom = atom((get) => {
  const refusal = get(lastRefusalAtom);
  return refusal?.document === get(documentAtom) ? refusal.answer : null;
});

export const hindranceAtom = atom((get) =>
  findHindrance({
    document: get(documentAtom),
    verdict: get(verdictAtom),
    isCurrent: get(isCurrentAtom),
    refused: get(refusedFieldsAtom).values(),
    failures: get(previewRefusalAtom)?.failures,
  }),
);
