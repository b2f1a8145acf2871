import { atom } from 'jotai/vanilla';

/** The tabs of the input panel, in order. */
export const INPUT_TABS = [
  'case',
  'supports',
  'loads',
  'sections',
  'materials',
  'crossSections',
  'sets',
  'combinations',
] as const;

export type InputTab = (typeof INPUT_TABS)[number];

/** The tab that is open. */
export const openTabAtom = atom<InputTab>('loads');
