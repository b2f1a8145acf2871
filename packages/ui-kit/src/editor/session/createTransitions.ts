import type { UnitSystem } from '@eecs/solver-core';
import type { Getter, Setter } from 'jotai/vanilla';
import type { ChangeCause } from '../../editing/documentChange.ts';
import type { SessionAtoms } from './createSessionAtoms.ts';
import type { DocumentKind, SessionNote, SessionTypes } from './documentKind.ts';
import type { History } from './history.ts';
import { type Solution, solutionToSystem } from './solution.ts';
import { toSystem } from './unitTwins.ts';

/** Callbacks of the widget for events of a session. */
export interface SessionHooks<Types extends SessionTypes> {
  /** Returns whether something prevents the document from being solved. */
  readonly isHindered: (get: Getter) => boolean;
  /** Called with the side effects of an edit. */
  readonly onEdited?: (set: Setter, notes: readonly SessionNote<Types>[]) => void;
  /** Called when another document is opened. */
  readonly onOpened?: (set: Setter) => void;
}

/** Creates the transitions that the commands of a session share: from one document, or result, to the next. */
export function createTransitions<Types extends SessionTypes>(
  kind: DocumentKind<Types>,
  atoms: SessionAtoms<Types>,
  hooks: SessionHooks<Types>,
) {
  type Document = Types['document'];
  const { getHistory, getPorts, historyAtom, askedHistoryAtom, documentAtom, solutionAtom, faultAtom } =
    atoms;

  /** Stores a result in the present units of the document, which may have changed since the request. */
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

  /** Returns whether the host allows the reader to change the present document into this one. */
  function isLetThrough(get: Getter, next: History<Document>, cause: ChangeCause): boolean {
    const before = getHistory(get).present;
    if (next.present === before) return true;
    const ports = getPorts(get);
    const verdict = ports.mayChange?.(next.present, { cause, before }) ?? true;
    if (typeof verdict === 'string' && verdict !== '') ports.onVeto?.(verdict);
    return verdict === true;
  }

  /** In a controlled editor a change is only requested; otherwise it is applied and reported. */
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

  /** Clears the messages and results of a document that is no longer open. */
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

  return { keepSolution, toUnits, isLetThrough, ask, forget };
}
