import { atom } from 'jotai/vanilla';

/** The tabs of the input panel, in order. */
export const FRAME_TABS = [
  'case',
  'joints',
  'members',
  'loads',
  'materials',
  'crossSections',
  'sets',
  'combinations',
] as const;

/** The name of a tab. */
export type FrameTab = (typeof FRAME_TABS)[number];

export const openTabAtom = atom<FrameTab>('members');
