import { judgeBeam } from '@eecs/solver-core';
import { NO_COUNTERS } from '@eecs/solver-core/rules';
import { type SessionPorts, type Solution as DocumentSolution, createSession } from '@eecs/ui-kit/editor';
import { type Atom, atom } from 'jotai/vanilla';
import { type BeamTypes, beamKind } from './beamKind.ts';
import { countNotesAtom, countersAtom } from './counters.ts';
import { type Hindrance, findHindrance } from './solvability.ts';

/** A result with the document it belongs to. */
export type Solution = DocumentSolution<BeamTypes>;

/** The props that the session reads, updated with each render. */
export type Ports = SessionPorts<BeamTypes>;

/** The session of a beam editor. */
export const session = createSession(beamKind, {
  isHindered: (get) => get(hindranceAtom) !== null,
  onEdited: (set, notes) => set(countNotesAtom, notes),
  onOpened: (set) => set(countersAtom, NO_COUNTERS),
});

export const {
  lostStepsAtom,
  canRedoAtom,
  canUndoAtom,
  chosenSetAtom,
  documentAtom,
  faultAtom,
  hashAtom,
  historyAtom,
  isCurrentAtom,
  isReadOnlyAtom,
  lastRefusalAtom,
  lastSetAtom,
  limitsAtom,
  takenDocumentAtom,
  noteRefusalAtom,
  openingAtom,
  portsAtom,
  previewRefusalAtom,
  refusedFieldsAtom,
  runAtom,
  solutionAtom,
} = session;

export const verdictAtom = atom((get) => judgeBeam(get(documentAtom)));

/** The reason why the document cannot be solved now, or null. */
export const hindranceAtom: Atom<Hindrance | null> = atom((get) =>
  findHindrance({
    document: get(documentAtom),
    verdict: get(verdictAtom),
    isCurrent: get(isCurrentAtom),
    refused: get(refusedFieldsAtom).values(),
    failures: get(previewRefusalAtom)?.failures,
  }),
);
