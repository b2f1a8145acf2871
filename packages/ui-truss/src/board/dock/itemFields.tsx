import { createItemFields } from '@eecs/ui-kit/editor';
import { type TrussItem, toItemKey } from '../../editing/items.ts';
import { type LaterText, useLaterText } from '../../messages/laterMessages.ts';
import { GuideFields } from '../../panels/GuideFields.tsx';
import { JointLoadFields } from '../../panels/JointLoadFields.ts';
import { LinkLoadFields } from '../../panels/LinkLoadFields.tsx';
import { JointDock } from './JointDock.tsx';
import { LinkDock } from './LinkDock.tsx';

/** The fields of an object of a truss, with its name. */
export const ItemFields = createItemFields<TrussItem, LaterText>(
  {
    joint: {
      Fields: ({ item: { index }, isReadOnly }) => <JointDock index={index} isReadOnly={isReadOnly} />,
    },
    link: {
      Fields: ({ item: { index }, isReadOnly, onLeave }) => (
        <LinkDock index={index} isReadOnly={isReadOnly} onLeave={onLeave} />
      ),
    },
    jointLoad: {
      title: (t, { joint }) => t('dock.jointLoad', { number: joint + 1 }),
      Fields: ({ item: { joint, index }, isReadOnly }) => (
        <JointLoadFields joint={joint} index={index} isReadOnly={isReadOnly} />
      ),
    },
    linkLoad: {
      title: (t) => t('dock.linkLoad'),
      Fields: ({ item: { link, index }, isReadOnly }) => (
        <LinkLoadFields link={link} index={index} isReadOnly={isReadOnly} />
      ),
    },
    guide: {
      title: (t, { index }) => t('dock.guide', { number: index + 1 }),
      Fields: ({ item: { index }, isReadOnly }) => <GuideFields index={index} isReadOnly={isReadOnly} />,
    },
  },
  { toKey: toItemKey, useText: useLaterText },
);
