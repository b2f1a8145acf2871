import { atom } from 'jotai/vanilla';

/**
 * Narrowest, first and widest panel of inputs, what one press adds, and the room of the editor from which the panel
 * stands beside the board; px.
 */
export const PANEL_PX = { min: 320, first: 400, max: 640, step: 40, beside: 900 } as const;

const chosenAtom = atom<number>(PANEL_PX.first);

/** How wide the panel of inputs is where it stands beside the board, px. */
export const panelWidthAtom = atom(
  (get) => get(chosenAtom),
  (_, set, width: number) =>
    set(chosenAtom, Math.max(PANEL_PX.min, Math.min(PANEL_PX.max, Math.round(width)))),
);

export const widenPanelAtom = atom(null, (get, set, steps: number) =>
  set(panelWidthAtom, get(panelWidthAtom) + steps * PANEL_PX.step),
);
