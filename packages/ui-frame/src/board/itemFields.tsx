import { createItemFields } from '@eecs/ui-kit/editor';
import { type FrameItem, toItemKey } from '../editing/items.ts';
import { type LaterText, useLaterText } from '../messages/laterMessages.ts';
import { JointFields } from '../panels/JointFields.tsx';
import { JointLoadFields, MemberLoadFields } from '../panels/LoadFields.tsx';
import { MemberFields } from '../panels/MemberFields.tsx';

/** The fields of an object of a frame, with its name. */
export const ItemFields = createItemFields<FrameItem, LaterText>(
  {
    joint: {
      title: (t, { index }) => t('joints.row', { number: index + 1 }),
      Fields: ({ item: { index }, isReadOnly }) => <JointFields index={index} isReadOnly={isReadOnly} />,
    },
    member: {
      title: (t, { index }) => t('members.row', { number: index + 1 }),
      Fields: ({ item: { index }, isReadOnly }) => <MemberFields index={index} isReadOnly={isReadOnly} />,
    },
    jointLoad: {
      title: (t, { joint }) => t('dock.jointLoad', { number: joint + 1 }),
      Fields: ({ item: { joint, index }, isReadOnly }) => (
        <JointLoadFields joint={joint} index={index} isReadOnly={isReadOnly} />
      ),
    },
    memberLoad: {
      title: (t, { member }) => t('dock.memberLoad', { number: member + 1 }),
      Fields: ({ item: { member, index }, isReadOnly }) => (
        <MemberLoadFields member={member} index={index} isReadOnly={isReadOnly} />
      ),
    },
  },
  { toKey: toItemKey, useText: useLaterText },
);
