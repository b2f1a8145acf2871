import type { Pointed } from '@eecs/ui-kit/editor';
import type { Place } from '../editing/place.ts';
import { type Snapped, snapPlace, stepOf } from '../editing/snap.ts';
import { documentAtom } from '../state/sessionAtoms.ts';
import type { Surface } from './surface.ts';

/** A target within so many px is near. */
const TOLERANCE_PX = 10;

/** Gives the place under a pointer, drawn to what is near. Joints that move with the pointer are no targets. */
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
