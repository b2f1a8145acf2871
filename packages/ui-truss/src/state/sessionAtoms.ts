import {
  type SessionPorts,
  type Solution as DocumentSolution,
  createBoardPreview,
  createSession,
} from '@eecs/ui-kit/editor';
import { type Atom, atom } from 'jotai/vanilla';
import { isSpatial } from '../editing/isSpatial.ts';
import { type Hindrance, findHindrance, findOwnObstacle } from './hindrance.ts';
import { type TrussTypes, trussKind } from './trussKind.ts';

/** A result with the document it belongs to. */
export type Solution = DocumentSolution<TrussTypes>;

/** The props that the session reads, updated with each render. */
export type Ports = SessionPorts<TrussTypes>;

/** The session of a truss editor. */
export const session = createSession(trussKind, {
  isHindered: (get) => get(hindranceAtom) !== null,
});

export const {
  applyEditAtom,
  canRedoAtom,
  canUndoAtom,
  chosenSetAtom,
  commitDraftAtom,
  documentAtom,
  draftAtom,
  drawUpAtom,
  dropDraftAtom,
  faultAtom,
  hashAtom,
  isCurrentAtom,
  isDraftedAtom,
  isReadOnlyAtom,
  lastRefusalAtom,
  lastSetAtom,
  limitsAtom,
  takenDocumentAtom,
  noteRefusalAtom,
  openDocumentAtom,
  openingAtom,
  portsAtom,
  redoAtom,
  refusedFieldsAtom,
  replaceDocumentAtom,
  runAtom,
  shownDocumentAtom,
  solutionAtom,
  solveAtom,
  undoAtom,
} = session;

export const { previewAtom, judgedAtom, verdictAtom, ownAnswerAtom } =
  createBoardPreview<TrussTypes>(session);

/** Whether the host permits solving space trusses. */
export const hasSpatialAtom = atom(true);

/** Whether the preview of the board's document is postponed because it takes too long during a drag. */
export const isPutOffAtom = atom(false);

/**
 * The hash of the document, taken from the preview as soon as it exists. Null while the preview is pending, because
 * computing the hash of a large truss takes as long as an animation frame.
 */
export const knownHashAtom = atom((get): string | null => {
  const preview = get(previewAtom);
  const found = preview?.document === get(documentAtom) ? (preview.answer.hash ?? '') : '';
  if (found !== '') return found;
  return get(isPutOffAtom) ? null : get(hashAtom);
});

const ownObstacleAtom = atom((get) => findOwnObstacle(get(documentAtom)));

/** The reason why the document cannot be solved now, or null. */
export const hindranceAtom: Atom<Hindrance | null> = atom((get) => {
  const document = get(documentAtom);
  const answer = get(ownAnswerAtom);
  return findHindrance({
    document,
    obstacle: get(ownObstacleAtom),
    verdict: answer?.verdict ?? null,
    isCurrent: get(isCurrentAtom),
    isSold: get(hasSpatialAtom) || !isSpatial(document),
    refused: get(refusedFieldsAtom).values(),
    failures: answer?.level === 'error' ? answer.failures : [],
  });
});
