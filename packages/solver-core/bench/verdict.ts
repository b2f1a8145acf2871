/** Returns whether a value is within its bar, and its ratio to the bar. */
export function verdict(value: number, bar: number): string {
  return `${value <= bar ? 'met' : 'missed'}, ${rounded(value / bar)} of ${rounded(bar)}`;
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
