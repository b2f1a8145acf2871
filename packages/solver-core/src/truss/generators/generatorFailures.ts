/** Why measures make no truss; texts for people are made from code and values by the package that shows them. */
export const GENERATOR_FAILURE_CODES = [
  'generator.notPositive',
  'generator.notWhole',
  'generator.tooFew',
  'generator.tooMany',
  'generator.notEven',
  'generator.notDoubling',
  'generator.tooSteep',
  'generator.notFinite',
  'generator.anchor',
  /**
   * Unit system, material or section that no document may have; the value `reason` is the code that refuses it there.
   */
  'generator.constants',
  /** A load, but no joint of the loaded side is free to carry it. */
  'generator.nothingLoaded',
  /** A grid of one row of squares on its corners: its long sides would move. */
  'generator.oneRow',
] as const;

export type GeneratorFailureCode = (typeof GENERATOR_FAILURE_CODES)[number];

export interface GeneratorFailure {
  readonly code: GeneratorFailureCode;
  /** The option as a JSON pointer, `/panels`. */
  readonly path: string;
  readonly values: Readonly<Record<string, number | string>>;
}
