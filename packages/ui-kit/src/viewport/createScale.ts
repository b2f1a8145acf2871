/** A linear map between a world coordinate and px. */
export interface Scale {
  readonly domain: readonly [number, number];
  readonly range: readonly [number, number];
  readonly toPx: (value: number) => number;
  readonly toWorld: (px: number) => number;
  /** Px per world unit; negative if the axis points up the screen. */
  readonly factor: number;
}

/**
 * Creates a scale that maps `domain` to `range`. A domain of zero length maps to the middle of the range.
 * @example createScale({ domain: [0, 12], range: [24, 624] }).toPx(6) // 324
 */
export function createScale({
  domain,
  range,
}: {
  readonly domain: readonly [number, number];
  readonly range: readonly [number, number];
}): Scale {
  const [d0, d1] = domain;
  const [r0, r1] = range;
  const span = d1 - d0;
  const factor = span > 0 || span < 0 ? (r1 - r0) / span : 0;
  return {
    domain,
    range,
    factor,
    toPx: (value) => (factor === 0 ? (r0 + r1) / 2 : r0 + (value - d0) * factor),
    toWorld: (px) => (factor === 0 ? d0 : d0 + (px - r0) / factor),
  };
}
