import { type BeamCase, type UnitSystem, caseHash, convertResults } from '@eecs/solver-core';
import { NO_COUNTERS } from '@eecs/solver-core/rules';
import { type Getter, type Setter, atom } from 'jotai/vanilla';
import type { Edit } from '../editing/edit.ts';
import { keepWithin } from '../editing/keepWithin.ts';
import { countNotesAtom, countersAtom } from './counters.ts';
import { type History, createHistory, pushStep, stepBack, stepForward } from './history.ts';
import {
  type Ports,
  type Solution,
  askedHistoryAtom,
  chosenSetAtom,
  documentAtom,
  faultAtom,
  hindranceAtom,
  historyAtom,
  limitsAtom,
  openingAtom,
  portsAtom,
  runAtom,
  solutionAtom,
  unitTwinsAtom,
} from './sessionAtoms.ts';
import { isSameDocument } from '@eecs/ui-kit/editor';
import { historyToSystem, toSystem } from './unitTwins.ts';

/** Applies a pure verb to the document: one step back for each call that changed something. */
export const applyEditAtom = atom(null, (get, set, verb: (document: BeamCase) => Edit) => {
  if (getPorts(get).isReadOnly) return;
  const history = getHistory(get);
  const edit = keepWithin(history.present, verb(history.present), get(limitsAtom));
  const next = pushStep(history, edit.document);
  ask(get, set, next);
  set(countNotesAtom, edit.notes);
  if (next === history) getPorts(get).onNotes(edit.notes);
  else {
    // The notice may outlive the edit where the surroundings show it.
    const undo = (): void => {
      if (isSameDocument(getHistory(get).present, edit.document)) set(undoAtom);
    };
    getPorts(get).onNotes(edit.notes, undo);
  }
});

export const undoAtom = atom(null, (get, set) => go(get, set, stepBack));

export const redoAtom = atom(null, (get, set) => go(get, set, stepForward));

function go(get: Getter, set: Setter, step: (history: History) => History): void {
  if (getPorts(get).isReadOnly) return;
  ask(get, set, step(getHistory(get)));
  getPorts(get).onNotes([]);
}

/** Opens another document, by the handle of the editor. */
export const openCaseAtom = atom(null, (get, set, document: BeamCase) => {
  forget(get, set);
  ask(get, set, createHistory(document));
});

/** Opens another document as one step back. */
export const replaceCaseAtom = atom(null, (get, set, document: BeamCase) => {
  if (!getPorts(get).isReadOnly && !isSameDocument(document, get(documentAtom))) forget(get, set);
  set(applyEditAtom, () => ({ document, notes: [] }));
});

/** Shows a result kept from an earlier visit with the document it answers; any other is ignored. */
export const restoreSolutionAtom = atom(null, (get, set, { document, answer }: Solution) => {
  if (caseHash(document) !== answer.hash) return;
  const { system } = get(documentAtom).units;
  const twins = get(unitTwinsAtom);
  set(
    solutionAtom,
    solutionToSystem({ document, answer }, system, (own) => toSystem(own, system, twins)),
  );
});

/** Takes the document a controlled editor is given: one it asked for goes on, any other is opened afresh. */
export const takeValueAtom = atom(null, (get, set, document: BeamCase) => {
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
export const switchUnitsAtom = atom(null, (get, set, system: UnitSystem) => {
  const history = getHistory(get);
  const twins = get(unitTwinsAtom);
  const solution = get(solutionAtom);
  if (solution !== null)
    set(
      solutionAtom,
      solutionToSystem(solution, system, (document) => toSystem(document, system, twins)),
    );
  ask(get, set, historyToSystem(history, system, twins));
});

/**
 * Solves the document as it stands and keeps the result with it. A second solve ends the first. A refusal clears the
 * result and leaves the document alone; when nobody answers the last result stays.
 */
export const solveAtom = atom(null, async (get, set): Promise<void> => {
  if (get(hindranceAtom) !== null) return;
  const ports = getPorts(get);
  const document = get(documentAtom);
  get(runAtom)?.abort();
  const run = new AbortController();
  set(runAtom, run);
  set(faultAtom, null);
  try {
    const answer = await ports.solve(document, run.signal);
    if (run.signal.aborted) return;
    if (answer.level === 'error') {
      set(solutionAtom, null);
      set(faultAtom, { kind: 'refused', answer });
      getPorts(get).onError({ kind: 'refused', answer });
    } else {
      // The units may have been switched while the solver was at work.
      const { system } = get(documentAtom).units;
      const twins = get(unitTwinsAtom);
      const solution = { document, answer };
      set(
        solutionAtom,
        solutionToSystem(solution, system, (own) => toSystem(own, system, twins)),
      );
      getPorts(get).onSolve(answer);
    }
  } catch (error) {
    if (run.signal.aborted) return;
    const fault = { kind: isRejection(error) ? 'rejected' : 'unreachable', error } as const;
    set(faultAtom, fault);
    getPorts(get).onError(fault);
  } finally {
    if (get(runAtom) === run) set(runAtom, null);
  }
});

/** The surroundings say by the error's `kind` that their solver did answer. */
function isRejection(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && error.kind === 'rejected';
}

function solutionToSystem(
  solution: Solution,
  system: UnitSystem,
  convert: (document: BeamCase) => BeamCase,
): Solution {
  const from = solution.document.units.system;
  if (from === system) return solution;
  const document = convert(solution.document);
  return { document, answer: convertResults(solution.answer, from, document) };
}

/** In a controlled editor a change is only asked for; otherwise it is made and told. */
function ask(get: Getter, set: Setter, next: History): void {
  const history = getHistory(get);
  if (next === history) return;
  const ports = getPorts(get);
  if (ports.isControlled) set(askedHistoryAtom, next);
  else set(historyAtom, next);
  if (next.present === history.present) return;
  // What was refused is no longer on the board.
  set(faultAtom, null);
  ports.onChange(next.present);
}

/** Messages and results of a document that is no longer open. */
function forget(get: Getter, set: Setter): void {
  get(runAtom)?.abort();
  set(runAtom, null);
  set(solutionAtom, null);
  set(faultAtom, null);
  set(chosenSetAtom, 0);
  set(countersAtom, NO_COUNTERS);
  getPorts(get).onNotes([]);
  set(openingAtom, (count) => count + 1);
}

function getHistory(get: Getter): History {
  const history = get(historyAtom);
  if (history === null) throw new Error('the verbs of a beam must be used within `BeamEditor`');
  return history;
}

function getPorts(get: Getter): Ports {
  const ports = get(portsAtom);
  if (ports === null) throw new Error('the verbs of a beam must be used within `BeamEditor`');
  return ports;
}
