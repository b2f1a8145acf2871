import type { UserOptions } from './userOptions.ts';

/** Options that belong together. */
export interface OptionGroup {
  readonly title:
    'settings.look' | 'settings.drawing' | 'settings.results' | 'settings.lists' | 'settings.questions';
  readonly options: readonly (keyof UserOptions)[];
}

/** All options except language, theme and units, which come first. */
export const OPTION_GROUPS: readonly OptionGroup[] = [
  {
    title: 'settings.look',
    options: ['isDense', 'isFlat', 'isSquare', 'drawer', 'toolbar', 'showFeatureIntroducer'],
  },
  {
    title: 'settings.drawing',
    options: [
      'background',
      'strokeWidth',
      'drawCS',
      'drawReactions',
      'signedValues',
      'showSectionNumbers',
      'showDescription',
    ],
  },
  {
    title: 'settings.results',
    options: [
      'fixedDigits',
      'layout',
      'splitterPosition',
      'expandOnRefreshResults',
      'isGradient',
      'showAllCases',
      'showTopsOnly',
      'showBottomsOnly',
      'exportFormat',
    ],
  },
  { title: 'settings.lists', options: ['rowsPerPage'] },
  { title: 'settings.questions', options: ['confirmCreate', 'confirmDelete', 'cookiesAccepted'] },
];
