import { chooseGridStep } from '@eecs/ui-kit/editing';
import type { BoardPoint, SnapMode } from '@eecs/ui-kit/editor';
import { type Plane, unproject } from '../camera/camera.ts';
import { ORIGIN, type Place } from '../editing/place.ts';
import { type Snapped, snapPlace } from '../editing/snap.ts';
import { GRID_PX } from '../scheme/drawGrid.ts';
import { documentAtom, shownDocumentAtom } from '../state/sessionAtoms.ts';
import { planeAtom } from '../state/view.ts';
import type { BoardSurface } from './boardSurface.ts';

/** The snap distance, px. */
const TOLERANCE_PX = 9;

export interface AimOptions {
  readonly mode: SnapMode;
  /** The plane to draw on. @default the working plane */
  readonly plane?: Plane;
  /** Joints that move with the pointer, to which nothing snaps. */
  readonly moved?: ReadonlySet<number>;
  /** Added to the place under the pointer, because an object is usually grabbed beside its centre. */
  readonly offset?: Place;
}

/** Returns the place at a point of the board, snapped to what is near. */
export function aimAt(
  { store, getCamera, getGrid }: BoardSurface,
  point: BoardPoint,
  { mode, plane, moved, offset = ORIGIN }: AimOptions,
): Snapped {
  const camera = getCamera();
  const document = store.get(moved === undefined ? documentAtom : shownDocumentAtom);
  const raw = unproject(camera, point, plane ?? store.get(planeAtom)) ?? ORIGIN;
  const grid = getGrid();
  const link = grid.findLink(point, TOLERANCE_PX);
  const ends = document.links[link];
  const isOwn = ends !== undefined && moved !== undefined && (moved.has(ends.i) || moved.has(ends.j));
  const place = { x: raw.x + offset.x, y: raw.y + offset.y, z: raw.z + offset.z };
  return snapPlace(place, {
    document,
    tolerance: TOLERANCE_PX / camera.scale,
    joint: grid.findJoint(point, TOLERANCE_PX + 3, moved),
    link: isOwn ? -1 : link,
    grid: chooseGridStep(camera.scale, mode === 'major' ? GRID_PX.coarse : GRID_PX.fine, document.units),
    mode,
  });
}
