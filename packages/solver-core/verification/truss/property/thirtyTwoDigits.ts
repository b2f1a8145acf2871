import { DOUBLE_DOUBLE } from '../../property/doubleDouble.ts';
import type { DoubleDouble } from '../../property/doubleDouble.ts';
import type { RootedArithmetic } from './mixedMethod.ts';

/** The arithmetic of 32 digits with square roots: two Newton steps from the root of the high part. */
export const THIRTY_TWO_DIGITS: RootedArithmetic<DoubleDouble> = {
  ...DOUBLE_DOUBLE,
  root: (value) => {
    if (value.hi === 0) return value;
    const { of, add, divide } = DOUBLE_DOUBLE;
    let root = of(Math.sqrt(value.hi));
    for (let step = 0; step < 2; step++) root = divide(add(root, divide(value, root)), of(2));
    return root;
  },
  isZero: ({ hi }) => Math.abs(hi) < 1e-22,
};
