import { atom } from 'jotai/vanilla';

/**
 * Least, initial and greatest width of the input panel, the change per key press, and the editor width from which the
 * panel is beside the board; px.
 */
export const PANEL_PX = { min: 320, first: 400, max: 640, step: 40, beside: 900 } as const;

const chosenAtom = atom<number>(PANEL_PX.first);

/** The width of the input panel if it is beside the board, px. */
export const panelWidthAtom = atom(
  (get) => get(chosenAtom),
  (_, set, width: number) =>
    set(chosenAtom, Math.max(PANEL_PX.min, Math.min(PANEL_PX.max, Math.round(width)))),
);

export const widenPanelAtom = atom(null, (get, set, steps: number) =>
  set(panelWidthAtom, get(panelWidthAtom) + steps * PANEL_PX.step),
);
