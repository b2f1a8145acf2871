import type { KitStore } from '@eecs/ui-kit';
import type { TrussShown } from '../props.ts';
import { RESULT_MODES, isShapeShownAtom, resultModeAtom } from '../state/resultMode.ts';
import { RESULT_ROOMS, resultRoomAtom } from '../state/resultRoom.ts';
import { chosenSetAtom, documentAtom } from '../state/sessionAtoms.ts';
import { orientationAtom, windowAtom } from '../state/view.ts';

/** Tells what an editor shows of its truss. */
export function getShown(store: KitStore): TrussShown {
  const window = store.get(windowAtom);
  const { system } = store.get(documentAtom).units;
  return {
    set: store.get(chosenSetAtom),
    mode: store.get(resultModeAtom),
    isShapeShown: store.get(isShapeShownAtom),
    room: store.get(resultRoomAtom),
    orientation: store.get(orientationAtom),
    ...(window === null ? {} : { window: { ...window, system } }),
  };
}

/** Shows of the truss what another editor did, as far as it is understood: it may come from a link that anybody wrote. */
export function applyShown(store: KitStore, shown: unknown): void {
  if (!isRecord(shown)) return;
  const { set, mode, isShapeShown, room, orientation, window } = shown;
  if (set === 'all' || (isNumber(set) && Number.isInteger(set) && set >= 0)) store.set(chosenSetAtom, set);
  const known = RESULT_MODES.find((one) => one === mode);
  if (known !== undefined) store.set(resultModeAtom, known);
  if (typeof isShapeShown === 'boolean') store.set(isShapeShownAtom, isShapeShown);
  const opened = RESULT_ROOMS.find((one) => one === room);
  if (opened !== undefined) store.set(resultRoomAtom, opened);
  if (isRecord(orientation)) {
    const { azimuth, elevation } = orientation;
    if (isNumber(azimuth) && isNumber(elevation) && Math.abs(elevation) <= 90)
      store.set(orientationAtom, { azimuth, elevation });
  }
  // In other units the same numbers would be another place.
  if (isRecord(window) && window['system'] === store.get(documentAtom).units.system) {
    const { u, v, scale } = window;
    if (isNumber(u) && isNumber(v) && isNumber(scale) && scale > 0) store.set(windowAtom, { u, v, scale });
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
