import type { UnitSystem } from '@eecs/solver-core';
import { type Getter, type Setter, atom } from 'jotai/vanilla';
import type { SessionAtoms } from './createSessionAtoms.ts';
import { type SessionHooks, createTransitions } from './createTransitions.ts';
import type { DocumentKind, SessionTypes } from './documentKind.ts';
import type { ChangeCause } from '../../editing/documentChange.ts';
import type { DocumentEdit } from '../../editing/edit.ts';
import type { Joining } from './joining.ts';
import { type History, createHistory, pushStep, replaceStep, stepBack, stepForward } from './history.ts';
import { isSameDocument } from '../../editing/isSameDocument.ts';
import { keepWithin } from './keepWithin.ts';
import type { Solution } from './solution.ts';
import { historyToSystem, toSystem } from './unitTwins.ts';

export type { SessionHooks } from './createTransitions.ts';

/** Edits of one series follow each other within this time, ms. */
const JOIN_MS = 1000;

/** Creates the commands that change the document of a session, one after another. */
export function createSessionVerbs<Types extends SessionTypes>(
  kind: DocumentKind<Types>,
  atoms: SessionAtoms<Types>,
  hooks: SessionHooks<Types>,
) {
  type Document = Types['document'];
  type Verb = (document: Document) => DocumentEdit<Document, Types['note']>;
  const { getHistory, getPorts, historyAtom, askedHistoryAtom, documentAtom, solutionAtom } = atoms;
  const { keepSolution, toUnits, isLetThrough, ask, forget } = createTransitions(kind, atoms, hooks);

  /** The newest edit of a series, and the history that it left. */
  const joinedAtom = atom<{ readonly joining: Joining; readonly document: Document } | null>(null);

  /**
   * Applies a pure command to the document: one undo step for each call that changed something, or for a series of
   * joined calls.
   */
  const applyEditAtom = atom(null, (get, set, verb: Verb, joining?: Joining) => {
    const ports = getPorts(get);
    if (ports.isReadOnly) return;
    const history = getHistory(get);
    const edit = keepWithin(history.present, verb(history.present), kind.limitsOf(ports.limits));
    const step = joins(get, joining) ? replaceStep : pushStep;
    const next = step(history, edit.document);
    if (!isLetThrough(get, next, 'edit')) return;
    if (joining === undefined) set(joinedAtom, null);
    else set(joinedAtom, { joining, document: next.present });
    ask(get, set, next, 'edit');
    hooks.onEdited?.(set, edit.notes);
    if (next === history) getPorts(get).onNotes(edit.notes);
    else {
      // The notice may outlive the edit if the host shows it.
      const undo = (): void => {
        if (isSameDocument(getHistory(get).present, edit.document)) set(undoAtom);
      };
      getPorts(get).onNotes(edit.notes, undo);
    }
  });

  /** Returns whether an edit continues the newest step: nothing else was done since. */
  function joins(get: Getter, joining: Joining | undefined): boolean {
    const last = get(joinedAtom);
    if (joining === undefined || last === null || last.joining.key !== joining.key) return false;
    return (
      joining.atMs - last.joining.atMs < JOIN_MS && isSameDocument(last.document, getHistory(get).present)
    );
  }

  const undoAtom = atom(null, (get, set) => go(get, set, stepBack, 'undo'));

  const redoAtom = atom(null, (get, set) => go(get, set, stepForward, 'redo'));

  function go(
    get: Getter,
    set: Setter,
    step: (history: History<Document>) => History<Document>,
    cause: ChangeCause,
  ): void {
    if (getPorts(get).isReadOnly) return;
    const next = step(getHistory(get));
    if (!isLetThrough(get, next, cause)) return;
    ask(get, set, next, cause);
    getPorts(get).onNotes([]);
  }

  /** Opens another document, for the handle of the editor. */
  const openDocumentAtom = atom(null, (get, set, document: Document) => {
    forget(get, set);
    ask(get, set, createHistory(document), 'open');
  });

  /** Replaces the document as one undo step, converted to the displayed units. */
  const replaceDocumentAtom = atom(null, (get, set, given: Document) => {
    const { system } = get(documentAtom).units;
    const document = toSystem(given, system, get(atoms.unitWaysAtom));
    if (!getPorts(get).isReadOnly && !isSameDocument(document, get(documentAtom))) forget(get, set);
    set(applyEditAtom, () => ({ document, notes: [] }));
  });

  /** Shows a stored result of an earlier visit with its document; ignores a result of another document. */
  const restoreSolutionAtom = atom(null, (get, set, solution: Solution<Types>) => {
    if (kind.hash(solution.document) === solution.answer.hash) keepSolution(get, set, solution);
  });

  /**
   * Receives the document of a controlled editor: a document that the editor requested continues the session, any other
   * one starts a new one.
   */
  const takeValueAtom = atom(null, (get, set, document: Document) => {
    const history = getHistory(get);
    const asked = get(askedHistoryAtom);
    set(askedHistoryAtom, null);
    if (document === history.present) return;
    if (asked !== null && isSameDocument(asked.present, document)) {
      set(historyAtom, { ...asked, present: document });
    } else if (isSameDocument(history.present, document)) {
      set(historyAtom, { ...history, present: document });
    } else {
      forget(get, set);
      set(historyAtom, createHistory(document));
    }
  });

  /** Converts the document, its history and its result to another unit system; a current result stays current. */
  const switchUnitsAtom = atom(null, (get, set, system: UnitSystem) => {
    const history = getHistory(get);
    const ways = get(atoms.unitWaysAtom);
    const solution = get(solutionAtom);
    if (solution !== null) set(solutionAtom, toUnits(get, solution, system));
    ask(get, set, historyToSystem(history, system, ways), 'units');
  });

  return {
    keepSolution,
    applyEditAtom,
    undoAtom,
    redoAtom,
    openDocumentAtom,
    replaceDocumentAtom,
    restoreSolutionAtom,
    takeValueAtom,
    switchUnitsAtom,
  };
}

export type SessionVerbs<Types extends SessionTypes> = ReturnType<typeof createSessionVerbs<Types>>;
