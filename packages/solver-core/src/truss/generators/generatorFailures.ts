/** Why dimensions do not define a truss; the package that shows the failure writes its message from code and values. */
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
   * A document must not have this unit system, material or section; the value `reason` is the code that refuses it
   * there.
   */
  'generator.constants',
  /** There is a load, but no joint of the loaded side is free to carry it. */
  'generator.nothingLoaded',
  /** A grid is a single row of squares on its corners, whose long sides would move. */
  'generator.oneRow',
] as const;

export type GeneratorFailureCode = (typeof GENERATOR_FAILURE_CODES)[number];

export interface GeneratorFailure {
  readonly code: GeneratorFailureCode;
  /** The option as a JSON pointer, `/panels`. */
  readonly path: string;
  readonly values: Readonly<Record<string, number | string>>;
}
