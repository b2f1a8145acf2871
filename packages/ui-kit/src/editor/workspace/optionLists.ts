import type { Quantity } from '@eecs/solver-core';
import type { EditorOptions, FileKind } from '../measures/options.ts';
import type { optionMessages } from '../messages/optionMessages.ts';

type NameOf<Key> = Key extends `quantity.${infer Name extends Quantity}` ? Name : never;

/** The quantities whose unit can be chosen. */
export type ShownQuantity = NameOf<keyof typeof optionMessages.source>;

/** The options that are on or off. */
export type FlagOption = {
  [Name in keyof EditorOptions]-?: EditorOptions[Name] extends boolean ? Name : never;
}[keyof EditorOptions];

/** The options of the drawing, and those of its results, in the order of the sheet. */
export const DRAWING_OPTIONS: readonly FlagOption[] = [
  'drawCS',
  'drawReactions',
  'signedValues',
  'showSectionNumbers',
  'showDescription',
  'toolbar',
  'showFeatureIntroducer',
];
export const RESULT_OPTIONS: readonly FlagOption[] = [
  'showAllCases',
  'showTopsOnly',
  'showBottomsOnly',
  'isGradient',
  'expandOnRefreshResults',
];

/** The file formats to choose a preferred one from. */
export const FILE_KINDS: readonly FileKind[] = ['png', 'svg', 'csv'];

/** All quantities, in the order of the sheet. */
export const SHOWN_QUANTITIES: readonly ShownQuantity[] = [
  'length',
  'sectionDimension',
  'area',
  'secondMoment',
  'sectionModulus',
  'force',
  'moment',
  'distributedLoad',
  'stress',
  'modulus',
  'displacement',
  'slope',
  'angle',
  'mass',
  'linearMass',
  'density',
  'springTranslation',
  'springRotation',
  'temperatureDifference',
];
