import { atom } from 'jotai/vanilla';
import { useKitAtomValue } from '@eecs/ui-kit';
import { createJointsTab } from '@eecs/ui-kit/editor';
import { useRemoval } from './useRemoval.ts';
import { addJoint, ANCHOR } from '../editing/joints.ts';
import { AXES } from '../editing/place.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import { useResultsText } from '../messages/resultsMessages.ts';
import { isSpatial } from '../editing/isSpatial.ts';
import { documentAtom, session } from '../state/sessionAtoms.ts';
import type { TrussTypes } from '../state/trussKind.ts';
import { newId } from '../state/newId.ts';
import { tables } from '../state/tables.ts';
import { JointFields } from './JointFields.tsx';
import { SettlementFields } from './SettlementFields.tsx';
import { useTableRows } from './useTableRows.ts';

const isSpatialAtom = atom((get) => isSpatial(get(documentAtom)));
const PLANE_AXES = ['x', 'y'] as const;

/** The joints, one line each: their places and restraints. */
export const JointsTab = createJointsTab<TrussTypes>({
  session,
  table: tables.joints,
  remove: removeItems,
  useRemoval,
  itemOf: (_, index) => ({ kind: 'joint', index }),
  useText: () => {
    const t = useLaterText();
    const tLate = useResultsText();
    return (key, values) =>
      key === 'caption' || key === 'row' || key === 'held'
        ? t(`joints.${key}`, values)
        : tLate(`joints.${key}`, values);
  },
  useAxes: () => (useKitAtomValue(isSpatialAtom) ? AXES : PLANE_AXES),
  useHold:
    () =>
    ({ anchor }) =>
      AXES.filter((axis) => (anchor & ANCHOR[axis]) !== 0)
        .join(' ')
        .toUpperCase(),
  canSettle: ({ anchor }) => anchor !== 0,
  add: (document, place) => addJoint(document, place, newId),
  JointFields,
  SettlementFields,
  useExchange: () => useTableRows('joints'),
});
