/** A result of a torture: a promise, the measured figure, and whether the promise was kept. */
export interface Finding {
  readonly promise: string;
  readonly figure: string;
  /** Null for a figure without a promise. */
  readonly isKept: boolean | null;
}

/** Creates a finding for a measured figure with a maximum. */
export function atMost(promise: string, value: number, limit: number, unit = ''): Finding {
  return {
    promise: `${promise} ≤ ${limit}${unit}`,
    figure: `${round(value)}${unit}`,
    isKept: value <= limit,
  };
}

/** Creates a finding for a measured figure with a minimum. */
export function atLeast(promise: string, value: number, limit: number, unit = ''): Finding {
  return {
    promise: `${promise} ≥ ${limit}${unit}`,
    figure: `${round(value)}${unit}`,
    isKept: value >= limit,
  };
}

/** Creates a finding for a figure without a promise. */
export function figureOf(name: string, figure: string | number): Finding {
  return { promise: name, figure: String(figure), isKept: null };
}

function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
