import { createJointsTab } from '@eecs/ui-kit/editor';
import { addJoint } from '../editing/joints.ts';
import { removeItems } from '../editing/remove.ts';
import { useLaterText } from '../messages/laterMessages.ts';
import type { FrameTypes } from '../state/frameKind.ts';
import { newId } from '../state/newId.ts';
import { session } from '../state/sessionAtoms.ts';
import { tables } from '../state/tables.ts';
import { JointFields } from './JointFields.tsx';
import { SettlementFields } from './SettlementFields.tsx';
import { useRemoval } from './useRemoval.ts';

const AXES = ['x', 'y'] as const;

/** The joints, one row each: position and support. */
export const JointsTab = createJointsTab<FrameTypes>({
  session,
  table: tables.joints,
  remove: removeItems,
  useRemoval,
  itemOf: (_, index) => ({ kind: 'joint', index }),
  useText: () => {
    const t = useLaterText();
    return (key, values) => (key === 'held' ? t('joint.support') : t(`joints.${key}`, values));
  },
  useAxes: () => AXES,
  useHold: () => {
    const t = useLaterText();
    return ({ support }) => (support === undefined ? '' : t(`support.${support.className}`));
  },
  canSettle: ({ support }, count) => support !== undefined && count === 1,
  add: (document, { x, y }) => addJoint(document, { x, y }, newId),
  JointFields,
  SettlementFields,
});
