import { atom } from 'jotai/vanilla';
import { createOption } from './options.ts';

/** From this editor width on, the results may be beside the board, px. */
export const WIDE_PX = 1600;

/** The least, initial and greatest share of the board in the room for board and results, per cent. */
export const SPLITTER = { min: 30, first: 50, max: 70 } as const;

const chosenAtom = createOption('splitterPosition');

const clamp = (position: number): number => Math.max(SPLITTER.min, Math.min(SPLITTER.max, position));

/** The option `splitterPosition`: the board's share of the room for board and results, per cent, within the limits. */
export const splitterPositionAtom = atom(
  (get) => clamp(get(chosenAtom)),
  (_, set, position: number) => set(chosenAtom, clamp(Number(position.toFixed(3)))),
);

/** Whether the results are beside the board: both are then laid out as on a wide screen, in narrower columns. */
export const isWideAtom = atom(false);

/**
 * Factors for the heights of the board and of each diagram; side by side they share the width instead. By default tools
 * and drawing fill the board: in one column the board does not become lower than that, while diagrams get more than
 * their share.
 */
export const stretchAtom = atom((get) => {
  const chosen = get(isWideAtom) ? SPLITTER.first : get(splitterPositionAtom);
  return {
    board: Math.max(SPLITTER.first, chosen) / SPLITTER.first,
    diagram: (100 - chosen) / (100 - SPLITTER.first),
  };
});
