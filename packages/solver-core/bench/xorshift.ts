/** Random numbers of a workload, the same on every machine. */
export interface Xorshift {
  /** Returns a number from 0 to 1. */
  unit(): number;
  decimal(low: number, high: number, digits: number): number;
  /** Returns an integer, both ends included. */
  integer(low: number, high: number): number;
}

/** Creates a generator of 32-bit xorshift numbers; neighbouring seeds give unrelated streams. */
export function createXorshift(seed: number): Xorshift {
  let state = (Math.imul(seed, 2654435761) + 1) >>> 0 || 1;
  const unit = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
  return {
    unit,
    decimal: (low, high, digits) => roundDecimal(low + (high - low) * unit(), digits),
    integer: (low, high) => low + Math.floor(unit() * (high - low + 1)),
  };
}

/** Rounds the exact binary value, ties to even, as the definition of the workloads does. */
export function roundDecimal(value: number, digits: number): number {
  const scaled = value * 10 ** digits;
  const isTie = Math.abs(scaled % 1) === 0.5 && Number.isInteger(value * 2 ** (digits + 1));
  if (isTie) return (2 * Math.round(scaled / 2)) / 10 ** digits;
  return Number(value.toFixed(digits));
}
