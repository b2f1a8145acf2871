import { type UnitSystem, convertQuantity } from '@eecs/solver-core';
import type { KitStore } from '@eecs/ui-kit';
import { applyShownParts, takeIf } from '@eecs/ui-kit/editing';
import type { TrussShown } from '../props.ts';
import { type RoomName, isRoom, openRoomAtom } from '../state/openRoom.ts';
import { BOARD_RESULTS, boardResultAtom } from '../state/resultMode.ts';
import { chosenSetAtom, documentAtom } from '../state/sessionAtoms.ts';
import { orientationAtom, windowAtom } from '../state/view.ts';

/** Returns the view of a truss editor. */
export function getShown(store: KitStore): TrussShown {
  const window = store.get(windowAtom);
  const { system } = store.get(documentAtom).units;
  const room = store.get(openRoomAtom);
  return {
    set: store.get(chosenSetAtom),
    mode: store.get(boardResultAtom),
    ...(room === null ? {} : { room }),
    orientation: store.get(orientationAtom),
    ...(window === null ? {} : { window: { ...window, system } }),
  };
}

/** Restores the view of another editor, as far as it is valid; returns whether all of it was. */
export function applyShown(store: KitStore, shown: unknown): boolean {
  return applyShownParts(shown, {
    set: takeIf(isSet, (set) => store.set(chosenSetAtom, set)),
    mode: takeIf(isMode, (mode) => store.set(boardResultAtom, mode)),
    // Earlier versions laid the deformed shape over the forces; it is now a result of its own.
    isShapeShown: takeIf(isBoolean, () => undefined),
    // Earlier versions used the name `tables` for no open room.
    room: takeIf(isRoomOrNone, (room) => store.set(openRoomAtom, room === 'tables' ? null : room)),
    orientation: takeIf(isOrientation, ({ azimuth, elevation }) =>
      store.set(orientationAtom, { azimuth, elevation }),
    ),
    window: takeIf(isWindow, ({ u, v, scale, system }) => {
      // The truss may have been converted for this reader.
      const to = store.get(documentAtom).units.system;
      const convert = (value: number): number => convertQuantity(value, 'length', system, to);
      store.set(windowAtom, { u: convert(u), v: convert(v), scale: scale / convert(1) });
    }),
  });
}

function isSet(value: unknown): value is number | 'all' {
  return value === 'all' || (isNumber(value) && Number.isInteger(value) && value >= 0);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isMode(value: unknown): value is (typeof BOARD_RESULTS)[number] {
  return (BOARD_RESULTS as readonly unknown[]).includes(value);
}

function isRoomOrNone(value: unknown): value is RoomName | 'tables' {
  return value === 'tables' || isRoom(value);
}

function isOrientation(value: unknown): value is Required<TrussShown>['orientation'] {
  return (
    isRecord(value) &&
    isNumber(value['azimuth']) &&
    isNumber(value['elevation']) &&
    Math.abs(value['elevation']) <= 90
  );
}

function isWindow(value: unknown): value is Required<TrussShown>['window'] & { readonly system: UnitSystem } {
  return (
    isRecord(value) &&
    isNumber(value['u']) &&
    isNumber(value['v']) &&
    isNumber(value['scale']) &&
    value['scale'] > 0 &&
    (value['system'] === 0 || value['system'] === 1)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
