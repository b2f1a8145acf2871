import type { Pointed } from '@eecs/ui-kit/editor';
import type { Place } from '../editing/place.ts';
import { type Snapped, snapPlace, stepOf } from '../editing/snap.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { Surface } from './surface.ts';

/** Radius within which a pointer snaps to a target, px. */
const TOLERANCE_PX = 10;

/** Returns the position under a pointer, snapped to near targets. Joints that move with the pointer are not targets. */
export function aimAt(
  { store, getProjection }: Surface,
  { place, mode }: Pick<Pointed<Place>, 'place' | 'mode'>,
  moved?: ReadonlySet<number>,
): Snapped {
  const { factor } = getProjection();
  const document = store.get(documentAtom);
  return snapPlace(place, {
    document,
    tolerance: TOLERANCE_PX / factor,
    grid: stepOf(factor, mode === 'major' ? 'coarse' : 'fine', document.units.system),
    mode,
    ...(moved && { moved }),
  });
}
