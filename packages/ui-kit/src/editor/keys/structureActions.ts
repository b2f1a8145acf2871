import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { KitStore } from '../../store/kitStore.ts';
import type { KeyActions } from './createKeys.ts';

/** The properties of a structure's editor that the actions of its single keys need. */
export interface StructureActionsPlan<Tool extends string> {
  readonly session: {
    readonly documentAtom: Atom<{ readonly caseSets: readonly unknown[] }>;
    readonly chosenSetAtom: WritableAtom<number | 'all', [chosen: number | 'all'], void>;
    readonly isReadOnlyAtom: Atom<boolean>;
  };
  readonly tools: readonly Tool[];
  readonly takeToolAtom: WritableAtom<null, [tool: Tool], void>;
  /** Draws the next or the previous result; returns false if there are no results. */
  readonly step: (by: 1 | -1) => boolean;
}

/** Creates the actions of the single keys of a structure's editor: tools, results, case sets. */
export function createStructureActions<Tool extends string>(
  store: KitStore,
  { session, tools, takeToolAtom, step }: StructureActionsPlan<Tool>,
): KeyActions<Tool | 'nextResult' | 'previousResult' | 'caseSet' | 'allSets'> {
  const { documentAtom, chosenSetAtom, isReadOnlyAtom } = session;
  const take = (tool: Tool) => (): boolean => {
    if (store.get(isReadOnlyAtom)) return false;
    store.set(takeToolAtom, tool);
    return true;
  };
  const takes = tools.map((tool) => [tool, take(tool)]);
  const countSets = (): number => store.get(documentAtom).caseSets.length;
  return {
    ...(Object.fromEntries(takes) as KeyActions<Tool>),
    nextResult: () => step(1),
    previousResult: () => step(-1),
    caseSet: ({ key }) => {
      if (Number(key) > countSets()) return false;
      store.set(chosenSetAtom, Number(key) - 1);
      return true;
    },
    allSets: () => {
      if (countSets() < 2) return false;
      store.set(chosenSetAtom, 'all');
      return true;
    },
  };
}

/** Returns the result that follows the drawn one by so many steps; the last is followed by the first. */
export function stepResult<Result extends string>(
  results: readonly Result[],
  drawn: Result,
  by: 1 | -1,
): Result {
  return results[(results.indexOf(drawn) + by + results.length) % results.length] ?? drawn;
}
