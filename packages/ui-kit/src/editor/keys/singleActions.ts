import type { Atom, WritableAtom } from 'jotai/vanilla';
import type { KitStore } from '../../store/kitStore.ts';
import type { KeyActions } from './createKeys.ts';

/** Factor by which a key magnifies or reduces the drawing. */
const ZOOM = 1.25;

/** The properties of an editor on a board that the actions of its single keys need. */
export interface SingleActionsPlan<Tool extends string> {
  readonly session: {
    readonly documentAtom: Atom<{ readonly caseSets: readonly unknown[] }>;
    readonly chosenSetAtom: WritableAtom<number | 'all', [chosen: number | 'all'], void>;
    readonly isReadOnlyAtom: Atom<boolean>;
  };
  readonly tools: readonly Tool[];
  readonly takeToolAtom: WritableAtom<null, [tool: Tool], void>;
  /** Draws the next or the previous result; returns false if there are no results. */
  readonly step: (by: 1 | -1) => boolean;
  /** Shows the whole drawing. */
  readonly fitAtom: WritableAtom<null, [], void>;
}

/** Creates the actions of the keys that work wherever the focus is: tools, results, case sets, the whole view. */
export function createSingleActions<Tool extends string>(
  store: KitStore,
  { session, tools, takeToolAtom, step, fitAtom }: SingleActionsPlan<Tool>,
): KeyActions<Tool | 'nextResult' | 'previousResult' | 'caseSet' | 'allSets' | 'fit'> {
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
    fit: () => store.set(fitAtom),
  };
}

/** Creates the actions of the keys that magnify or reduce the drawing about its middle. */
export function createZoomActions(
  store: KitStore,
  zoomAtom: WritableAtom<null, [zoom: { readonly factor: number }], void>,
): KeyActions<'zoomIn' | 'zoomOut'> {
  return {
    zoomIn: () => store.set(zoomAtom, { factor: ZOOM }),
    zoomOut: () => store.set(zoomAtom, { factor: 1 / ZOOM }),
  };
}
