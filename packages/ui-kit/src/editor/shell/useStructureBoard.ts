import { type RefObject, useCallback, useRef } from 'react';
import { useKitStore } from '../../kit/useKitAtom.ts';
import type { KitStore } from '../../store/kitStore.ts';
import { type ExplainedPress, useExplainedPress } from '../board/explainedPress.ts';
import type { Gestures } from '../board/createGestures.ts';
import { useGestures } from '../board/useGestures.ts';

/** The commands of a board on its selection. */
interface SelectionVerbs {
  readonly duplicate: () => void;
  readonly removeChosen: () => void;
}

/** The elements of a board and its commands. */
export interface StructureBoardParts {
  /** The list of objects, which has the focus of the board. */
  readonly objects: RefObject<SVGGElement | null>;
  readonly focusBoard: () => void;
  /** The handlers of the sheet around the drawing. */
  readonly press: ExplainedPress;
  /** Cancels a gesture under way; returns whether there was one. */
  readonly cancel: () => boolean;
  readonly duplicate: () => void;
  readonly removeChosen: () => void;
}

/**
 * Connects the board of a structure to its pointers and commands. The code of gestures and commands is loaded after the
 * first picture; `load` and `usePartVerbs` are the same in every render.
 */
export function useStructureBoard<Surface, Verbs extends SelectionVerbs>(
  box: RefObject<HTMLElement | null>,
  surface: Surface,
  {
    svg,
    load,
    usePartVerbs,
  }: {
    readonly svg: RefObject<SVGSVGElement | null>;
    /** Loads the gestures, and the function that explains a pressed value by its label. */
    readonly load: () => Promise<{
      readonly createGestures: (svg: SVGSVGElement, surface: Surface) => Gestures;
      readonly explainLabel: (store: KitStore, label: string) => void;
    }>;
    readonly usePartVerbs: (
      box: RefObject<HTMLElement | null>,
      surface: Surface,
    ) => (act: (verbs: Verbs) => void) => void;
  },
): StructureBoardParts {
  const store = useKitStore();
  const objects = useRef<SVGGElement>(null);
  const focusBoard = useCallback(() => objects.current?.focus({ preventScroll: true }), []);
  const cancel = useGestures(
    svg,
    useCallback(
      async (board: SVGSVGElement) => (await load()).createGestures(board, surface),
      [load, surface],
    ),
  );
  const press = useExplainedPress(
    focusBoard,
    useCallback(
      (label: string) => void load().then(({ explainLabel }) => explainLabel(store, label)),
      [load, store],
    ),
  );
  const act = usePartVerbs(box, surface);
  return {
    objects,
    focusBoard,
    press,
    cancel,
    duplicate: useCallback(() => act((verbs) => verbs.duplicate()), [act]),
    removeChosen: useCallback(() => act((verbs) => verbs.removeChosen()), [act]),
  };
}
