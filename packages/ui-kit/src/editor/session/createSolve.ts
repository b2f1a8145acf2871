import { type Getter, type Setter, atom } from 'jotai/vanilla';
import { areResultsOpenAtom } from '../measures/openResults.ts';
import { optionsAtom } from '../measures/options.ts';
import type { SessionAtoms } from './createSessionAtoms.ts';
import { type SessionTypes, isRefused } from './documentKind.ts';
import { type Solution, toFault } from './solution.ts';

/** Creates the command that solves the document. */
export function createSolve<Types extends SessionTypes>(
  { getPorts, documentAtom, solutionAtom, isCurrentAtom, faultAtom, runAtom }: SessionAtoms<Types>,
  {
    isHindered,
    keepSolution,
  }: {
    readonly isHindered: (get: Getter) => boolean;
    readonly keepSolution: (get: Getter, set: Setter, solution: Solution<Types>) => void;
  },
) {
  /**
   * Solves the current document and stores the result with it. A second solve cancels the first. A solve without a
   * result, refused or unanswered, clears the last result and leaves the document unchanged: from then on the preview
   * is shown and reported. Resolves to the answer, which may be a stored one or a refusal; to null if nothing was
   * requested, there was no answer, or another solve came first.
   */
  return atom(null, async (get, set): Promise<Types['solved'] | Types['refused'] | null> => {
    // A current result need not be computed again.
    if (isHindered(get)) return get(isCurrentAtom) ? (get(solutionAtom)?.answer ?? null) : null;
    const ports = getPorts(get);
    const document = get(documentAtom);
    get(runAtom)?.abort();
    const run = new AbortController();
    set(runAtom, run);
    set(faultAtom, null);
    try {
      const answer = await ports.solve(document, run.signal);
      if (run.signal.aborted) return null;
      if (isRefused<Types>(answer)) {
        set(solutionAtom, null);
        set(faultAtom, { kind: 'refused', answer });
        getPorts(get).onError({ kind: 'refused', answer });
      } else {
        keepSolution(get, set, { document, answer });
        if (get(optionsAtom).expandOnRefreshResults) set(areResultsOpenAtom, true);
        getPorts(get).onSolve(answer);
      }
      return answer;
    } catch (error) {
      if (run.signal.aborted) return null;
      const fault = toFault(error);
      set(solutionAtom, null);
      set(faultAtom, fault);
      getPorts(get).onError(fault);
      return null;
    } finally {
      if (get(runAtom) === run) set(runAtom, null);
    }
  });
}
