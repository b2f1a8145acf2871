import type { KitStore } from '@eecs/ui-kit';
import type { Camera as BoardCamera } from '@eecs/ui-kit/editor';
import { type Camera, type Point, createCamera, panBy, zoomAbout } from '../camera/camera.ts';
import { orbit } from '../camera/orientation.ts';
import { orientationAtom, windowAtom } from '../state/view.ts';

/** Rotation of a view per px of the pointer, degrees. */
const TURN = 0.4;
/** Movement of the view per arrow key, px, and its rotation with Shift, degrees. */
const KEY_STEP = { panPx: 40, turn: 15 };
/** Least and greatest scale of a truss, px per unit of length. */
const SCALE = { least: 1e-6, most: 1e9 };

/** Creates the camera by which pointers, keys and buttons move the view of a truss. */
export function createBoardCamera(store: KitStore, getCamera: () => Camera): BoardCamera {
  return {
    axes: 'xy',
    isWhole: () => store.get(windowAtom) === null,
    move: ({ from, to, factor }) => {
      const camera = getCamera();
      const scale = camera.scale * factor;
      if (scale < SCALE.least || scale > SCALE.most) return;
      const zoomed = zoomAbout(camera, factor, from);
      const moved = createCamera(zoomed, camera.orientation, camera);
      store.set(windowAtom, panBy(moved, { x: to.x - from.x, y: to.y - from.y }));
    },
    turn: ({ x, y }) => {
      const before = store.get(orientationAtom);
      store.set(orientationAtom, orbit(before, { azimuth: -x * TURN, elevation: y * TURN }));
    },
  };
}

/** Zooms about the middle of a board. */
export function zoomMiddle(
  { width, height }: Pick<Camera, 'width' | 'height'>,
  camera: BoardCamera,
  factor: number,
): void {
  const middle = { x: width / 2, y: height / 2 };
  camera.move({ from: middle, to: middle, factor });
}

/** A direction on the page by arrow keys: right and up, each -1, 0 or 1. */
type KeyWay = Point;

/** Moves the view by an arrow key. */
export function panByKey(camera: BoardCamera, { x, y }: KeyWay): void {
  const to = { x: -x * KEY_STEP.panPx, y: y * KEY_STEP.panPx };
  camera.move({ from: { x: 0, y: 0 }, to, factor: 1 });
}

/** Rotates the view by an arrow key. */
export function turnByKey(store: KitStore, { x, y }: KeyWay): void {
  const by = { azimuth: -x * KEY_STEP.turn, elevation: y * KEY_STEP.turn };
  store.set(orientationAtom, orbit(store.get(orientationAtom), by));
}
