import { atom } from 'jotai/vanilla';

/** The tabs of the input panel, in order. */
export const TRUSS_TABS = [
  'case',
  'joints',
  'rods',
  'loads',
  'guides',
  'materials',
  'crossSections',
  'sets',
  'combinations',
] as const;

export type TrussTab = (typeof TRUSS_TABS)[number];

export const openTabAtom = atom<TrussTab>('joints');
