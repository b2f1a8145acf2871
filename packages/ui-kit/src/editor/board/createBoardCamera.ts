import type { Atom } from 'jotai/vanilla';
import type { KitStore } from '../../store/kitStore.ts';
import type { BoardPoint } from './toBoardPoint.ts';
import type { Camera } from './boardPort.ts';
import type { CameraAtoms, Zoom } from './createCamera.ts';

/** The current scale of a board. */
interface BoardScale {
  /** Pixels per unit of length. */
  readonly factor: number;
  /** Returns the place of the document at a point of the board. */
  readonly toPlace: (point: BoardPoint) => NonNullable<Zoom['about']>;
}

/**
 * Creates the camera that lets pointers move a view of `createCamera`. The y axis of a plane points up, that of the
 * board down.
 */
export function createBoardCamera(
  axes: Camera['axes'],
  {
    viewAtom,
    panAtom,
    zoomAtom,
  }: Pick<CameraAtoms<unknown>, 'panAtom' | 'zoomAtom'> & { readonly viewAtom: Atom<unknown> },
  { store, getScale }: { readonly store: KitStore; readonly getScale: () => BoardScale },
): Camera {
  return {
    axes,
    isWhole: () => store.get(viewAtom) === null,
    move: ({ from, to, factor }) => {
      const scale = getScale();
      store.set(panAtom, { x: (from.x - to.x) / scale.factor, y: (to.y - from.y) / scale.factor });
      store.set(zoomAtom, { factor, about: scale.toPlace(from) });
    },
  };
}
