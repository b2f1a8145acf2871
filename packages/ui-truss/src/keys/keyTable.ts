import { type CommonKeyPlace, EDITOR_KEYS, type KeyTable, RESULT_KEYS, VIEW_KEYS } from '@eecs/ui-kit/editor';

/**
 * The keys of the whole editor. Handlers look up keys in it; the list of keys, the command search and tooltips display
 * it. The keys of the board, which is loaded later, are in `boardKeyTable.ts`.
 */
export const KEY_TABLE = {
  ...EDITOR_KEYS,

  select: { place: 'single', presses: ['V'] },
  joint: { place: 'single', presses: ['J'] },
  rod: { place: 'single', presses: ['L'] },
  anchor: { place: 'single', presses: ['S', 'A'] },
  load: { place: 'single', presses: ['P', 'Q'] },
  guide: { place: 'single', presses: ['U', 'G'] },
  front: { place: 'single', presses: ['Z'] },
  side: { place: 'single', presses: ['X'] },
  top: { place: 'single', presses: ['Y'] },
  isometric: { place: 'single', presses: ['I'] },
  ...RESULT_KEYS,
  fit: VIEW_KEYS.fit,
  panelNarrower: VIEW_KEYS.panelNarrower,
  panelWider: VIEW_KEYS.panelWider,
  caseSet: VIEW_KEYS.caseSet,
  allSets: VIEW_KEYS.allSets,
} as const satisfies KeyTable<string, CommonKeyPlace>;

export type KeyId = keyof typeof KEY_TABLE;
