import type { KitStore } from '@eecs/ui-kit';
import { applyShownParts, takeIf } from '@eecs/ui-kit/editing';
import type { ResultId } from '../naming/resultRows.ts';
import type { BeamShown } from '../props.ts';
import { isEnvelopedAtom } from '../state/look.ts';
import { isRoom, openRoomAtom } from '../state/openRoom.ts';
import { isStressShownAtom, openRowsAtom, phoneRowAtom } from '../state/openRows.ts';
import { chosenSetAtom, documentAtom } from '../state/sessionAtoms.ts';
import { viewAtom } from '../state/view.ts';

/** Maps every result, so that none is forgotten; a link may contain other names. */
const RESULT_IDS = {
  N: true,
  Q: true,
  M: true,
  slope: true,
  deflection: true,
  u: true,
  stressTop: true,
  stressBottom: true,
  shearStress: true,
  eq1: true,
  eq2: true,
  eq3: true,
  eq4: true,
  eq5: true,
  lateral: true,
  bendingDeflection: true,
  shearDeflection: true,
} as const satisfies Readonly<Record<ResultId, true>>;

/** Returns the view of a beam editor. */
export function getShown(store: KitStore): BeamShown {
  const view = store.get(viewAtom);
  const { L } = store.get(documentAtom);
  const room = store.get(openRoomAtom);
  return {
    set: store.get(chosenSetAtom),
    isEnveloped: store.get(isEnvelopedAtom),
    rows: [...store.get(openRowsAtom)],
    row: store.get(phoneRowAtom),
    isStressShown: store.get(isStressShownAtom),
    ...(room === null ? {} : { room }),
    ...(view === null ? {} : { view: [view.x0 / L, view.x1 / L] as const }),
  };
}

/** Restores the view of another editor, as far as it is valid; returns whether all of it was. */
export function applyShown(store: KitStore, shown: unknown): boolean {
  return applyShownParts(shown, {
    set: takeIf(isSet, (set) => store.set(chosenSetAtom, set)),
    isEnveloped: takeIf(isBoolean, (is) => store.set(isEnvelopedAtom, is)),
    rows: (rows) => {
      if (!Array.isArray(rows)) return false;
      store.set(openRowsAtom, new Set(rows.filter(isResult)));
      return rows.every(isResult);
    },
    row: takeIf(isResult, (row) => store.set(phoneRowAtom, row)),
    isStressShown: takeIf(isBoolean, (is) => store.set(isStressShownAtom, is)),
    room: takeIf(isRoom, (room) => store.set(openRoomAtom, room)),
    view: takeIf(isStretch, ([from, to]) => {
      const { L } = store.get(documentAtom);
      store.set(viewAtom, { x0: from * L, x1: to * L });
    }),
  });
}

function isSet(value: unknown): value is number | 'all' {
  return value === 'all' || (typeof value === 'number' && Number.isInteger(value) && value >= 0);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isResult(value: unknown): value is ResultId {
  return typeof value === 'string' && Object.hasOwn(RESULT_IDS, value);
}

function isStretch(value: unknown): value is readonly [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [from, to] = value as readonly unknown[];
  return typeof from === 'number' && typeof to === 'number' && from >= 0 && from < to && to <= 1;
}
