import type { UnitSystem } from '@eecs/solver-core';
import { type Getter, type Setter, atom } from 'jotai/vanilla';
import type { SessionAtoms } from './createSessionAtoms.ts';
import type { DocumentKind, SessionNote, SessionTypes } from './documentKind.ts';
import type { ChangeCause } from '../../editing/documentChange.ts';
import type { DocumentEdit } from '../../editing/edit.ts';
import type { Joining } from './joining.ts';
import { type History, createHistory, pushStep, replaceStep, stepBack, stepForward } from './history.ts';
import { isSameDocument } from '../../editing/isSameDocument.ts';
import { keepWithin } from './keepWithin.ts';
import { type Solution, solutionToSystem } from './solution.ts';
import { historyToSystem, toSystem } from './unitTwins.ts';

/** Effects of the widget beside a session's own work. */
export interface SessionHooks<Types extends SessionTypes> {
  /** Says whether something keeps the document from being solved. */
  readonly isHindered: (get: Getter) => boolean;
  /** Called with what an edit did beside what was asked. */
  readonly onEdited?: (set: Setter, notes: readonly SessionNote<Types>[]) => void;
  /** Called when another document is opened. */
  readonly onOpened?: (set: Setter) => void;
}

/** Edits that join follow each other within this time, ms. */
const JOIN_MS = 1000;

/** Creates the verbs that change the document of a session, one after another. */
export function createSessionVerbs<Types extends SessionTypes>(
  kind: DocumentKind<Types>,
  atoms: SessionAtoms<Types>,
  hooks: SessionHooks<Types>,
) {
  type Document = Types['document'];
  type Verb = (document: Document) => DocumentEdit<Document, Types['note']>;
  const { getHistory, getPorts, historyAtom, askedHistoryAtom, documentAtom, solutionAtom, faultAtom } =
    atoms;

  /** The newest edit that another may join, and what it left. */
  const joinedAtom = atom<{ readonly joining: Joining; readonly document: Document } | null>(null);

  /**
   * Applies a pure verb to the document: one step back for each call that changed something, or for several that join.
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
      // The notice may outlive the edit where the surroundings show it.
      const undo = (): void => {
        if (isSameDocument(getHistory(get).present, edit.document)) set(undoAtom);
      };
      getPorts(get).onNotes(edit.notes, undo);
    }
  });

  /** Says whether an edit goes on with the newest step: nothing else was done since. */
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

  /** Opens another document, by the handle of the editor. */
  const openDocumentAtom = atom(null, (get, set, document: Document) => {
    forget(get, set);
    ask(get, set, createHistory(document), 'open');
  });

  /** Opens another document as one step back, in the units on the screen: what comes in goes out in them too. */
  const replaceDocumentAtom = atom(null, (get, set, given: Document) => {
    const { system } = get(documentAtom).units;
    const document = toSystem(given, system, get(atoms.unitWaysAtom));
    if (!getPorts(get).isReadOnly && !isSameDocument(document, get(documentAtom))) forget(get, set);
    set(applyEditAtom, () => ({ document, notes: [] }));
  });

  /** Shows a result kept from an earlier visit with the document it answers; any other is ignored. */
  const restoreSolutionAtom = atom(null, (get, set, solution: Solution<Types>) => {
    if (kind.hash(solution.document) === solution.answer.hash) keepSolution(get, set, solution);
  });

  /** Takes the document a controlled editor is given: one it asked for goes on, any other is opened afresh. */
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

  /** Takes document, steps and result to another unit system; what was current stays current. */
  const switchUnitsAtom = atom(null, (get, set, system: UnitSystem) => {
    const history = getHistory(get);
    const ways = get(atoms.unitWaysAtom);
    const solution = get(solutionAtom);
    if (solution !== null) set(solutionAtom, toUnits(get, solution, system));
    ask(get, set, historyToSystem(history, system, ways), 'units');
  });

  /** Keeps a result in the units of the document as it stands: they may have been switched since it was asked for. */
  function keepSolution(get: Getter, set: Setter, solution: Solution<Types>): void {
    set(solutionAtom, toUnits(get, solution, get(documentAtom).units.system));
  }

  function toUnits(get: Getter, solution: Solution<Types>, system: UnitSystem): Solution<Types> {
    const ways = get(atoms.unitWaysAtom);
    return solutionToSystem(solution, system, {
      kind,
      convert: (own) => toSystem(own, system, ways),
      twins: get(atoms.solutionTwinsAtom),
    });
  }

  /** Says whether the surroundings let the reader make that document of the present one. */
  function isLetThrough(get: Getter, next: History<Document>, cause: ChangeCause): boolean {
    const before = getHistory(get).present;
    if (next.present === before) return true;
    const ports = getPorts(get);
    const verdict = ports.mayChange?.(next.present, { cause, before }) ?? true;
    if (typeof verdict === 'string' && verdict !== '') ports.onVeto?.(verdict);
    return verdict === true;
  }

  /** In a controlled editor a change is only asked for; otherwise it is made and told. */
  function ask(get: Getter, set: Setter, next: History<Document>, cause: ChangeCause): void {
    const history = getHistory(get);
    if (next === history) return;
    const ports = getPorts(get);
    if (ports.isControlled) set(askedHistoryAtom, next);
    else set(historyAtom, next);
    if (next.present === history.present) return;
    // The refused document is no longer on the board.
    set(faultAtom, null);
    ports.onChange(next.present, { cause, before: history.present });
  }

  /** Messages and results of a document that is no longer open. */
  function forget(get: Getter, set: Setter): void {
    get(atoms.runAtom)?.abort();
    set(atoms.runAtom, null);
    set(solutionAtom, null);
    set(faultAtom, null);
    set(atoms.pickedSetAtom, null);
    hooks.onOpened?.(set);
    getPorts(get).onNotes([]);
    set(atoms.openingAtom, (count) => count + 1);
  }

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
