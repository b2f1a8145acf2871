import { type Scale, createScale, getInsets } from '@eecs/ui-kit/layout';

/** Creates the scale along x, the same as in the scheme. */
export function createLengthScale(width: number, length: number): Scale {
  const { left, right } = getInsets(width);
  return createScale({ domain: [0, length], range: [left, Math.max(left + 40, width - right)] });
}
