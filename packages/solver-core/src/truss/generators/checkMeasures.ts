import { checkConstants } from './checkConstants.ts';
import type { GeneratorOptions } from './generatedTruss.ts';
import type { GeneratorFailure, GeneratorFailureCode } from './generatorFailures.ts';

/** Greatest number of joints that a generator creates. */
export const MOST_JOINTS = 1_000_000;

/** Collects all errors in the dimensions passed to a generator. */
export interface MeasureCheck {
  readonly failures: readonly GeneratorFailure[];
  readonly refuse: (code: GeneratorFailureCode, path: string, values?: GeneratorFailure['values']) => void;
  /** Checks for a length above zero. */
  readonly positive: (path: string, value: number) => void;
  /** Checks for an integer of `least` or more, even if `isEven`. */
  readonly whole: (
    path: string,
    value: number,
    of: { readonly least: number; readonly isEven?: boolean },
  ) => void;
  /**
   * Checks the options that every generator takes: the load is a number; unit system, material and section are allowed
   * in a document.
   */
  readonly shared: (options: GeneratorOptions) => void;
  /** Checks bits of held directions. */
  readonly anchor: (path: string, value: number | undefined) => void;
  /** Checks that there are not too many joints. */
  readonly joints: (path: string, count: number) => void;
}

/** Creates an empty collection. */
export function checkMeasures(): MeasureCheck {
  const failures: GeneratorFailure[] = [];
  const refuse: MeasureCheck['refuse'] = (code, path, values = {}) => {
    failures.push({ code, path, values });
  };
  return {
    failures,
    refuse,
    positive: (path, value) => {
      if (!(value > 0 && Number.isFinite(value)))
        refuse('generator.notPositive', path, { actual: String(value) });
    },
    whole: (path, value, { least, isEven = false }) => {
      if (!Number.isInteger(value)) refuse('generator.notWhole', path, { actual: String(value) });
      else if (value < least) refuse('generator.tooFew', path, { actual: value, least });
      else if (isEven && value % 2 !== 0) refuse('generator.notEven', path, { actual: value });
    },
    shared: (options) => {
      const { load } = options;
      if (load !== undefined && !Number.isFinite(load))
        refuse('generator.notFinite', '/load', { actual: String(load) });
      for (const { code, path, values } of checkConstants(options))
        refuse('generator.constants', path, { ...values, reason: code });
    },
    anchor: (path, value) => {
      const isAnchor = value === undefined || (Number.isInteger(value) && value >= 0 && value <= 7);
      if (!isAnchor) refuse('generator.anchor', path, { actual: String(value) });
    },
    joints: (path, count) => {
      if (count > MOST_JOINTS) refuse('generator.tooMany', path, { joints: count, most: MOST_JOINTS });
    },
  };
}
