/** A result of a torture: a promise, the measured figure, and whether the promise was kept. */
export interface Finding {
  readonly promise: string;
  readonly figure: string;
  /** Null for a figure that nothing was promised of. */
  readonly isKept: boolean | null;
}

/** Makes a finding of a measured figure that may be so great at most. */
export function atMost(promise: string, value: number, limit: number, unit = ''): Finding {
  return {
    promise: `${promise} ≤ ${limit}${unit}`,
    figure: `${round(value)}${unit}`,
    isKept: value <= limit,
  };
}

/** Makes a finding of a measured figure that must be so great at least. */
export function atLeast(promise: string, value: number, limit: number, unit = ''): Finding {
  return {
    promise: `${promise} ≥ ${limit}${unit}`,
    figure: `${round(value)}${unit}`,
    isKept: value >= limit,
  };
}

/** Makes a finding of a figure that nothing was promised of. */
export function told(name: string, figure: string | number): Finding {
  return { promise: name, figure: String(figure), isKept: null };
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
