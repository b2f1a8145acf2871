import { type PlacingTool, type HandlePart, type Pointed, SLOP_PX } from '@eecs/ui-kit/editor';
import { guidesAtom } from '../state/guides.ts';
import { type BoardItem, boardItemAtom, isSameItem } from '../state/selection.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { BeamBoardHost } from './beamPort.ts';
import { ghostAtom } from './boardState.ts';
import { placeAtom } from './boardVerbs.ts';
import { drawRangeAtom, leaveRangeAtom } from './drawRange.ts';
import { type Snap, snapPlace } from './snapPlace.ts';

/** Creates the active tool for the gestures of the kit: a press places, and a drag along the beam makes a range. */
export function createBeamTool({
  store,
  getScheme,
}: Pick<BeamBoardHost, 'store' | 'getScheme'>): PlacingTool<BoardItem, number, HandlePart> {
  function snapAt({ place, mode }: Pointed<number>): Snap {
    const document = store.get(documentAtom);
    const guides = store.get(guidesAtom);
    return snapPlace({ x: place, document, guides, factor: getScheme().scale.factor, mode });
  }

  return {
    hover: (at, hit) => {
      // The selection can be dragged while a tool is active: nothing is placed there.
      const isOwn = hit !== null && isSameItem(hit.item, store.get(boardItemAtom));
      store.set(ghostAtom, at === null || isOwn ? null : { snap: snapAt(at) });
    },
    begin: (from) => {
      const start = snapAt(from);
      store.set(ghostAtom, { snap: start });
      return {
        step: (to) => {
          const snap = snapAt(to);
          const isRange = Math.abs(to.x - from.x) > SLOP_PX.touch;
          store.set(drawRangeAtom, isRange ? { snap, from: start.x } : { snap });
        },
        commit: () => {
          const ghost = store.get(ghostAtom);
          // The draft is dropped once its object is in the document: otherwise the diagrams would jump back for a
          // frame.
          if (ghost !== null) store.set(placeAtom, ghost.snap.x, ghost.from);
          store.set(leaveRangeAtom);
        },
        cancel: () => store.set(leaveRangeAtom),
        isValid: () => true,
      };
    },
  };
}
