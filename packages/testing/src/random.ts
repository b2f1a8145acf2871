/** A seeded source of random numbers for the scripts. The same seed gives the same beams on every machine. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns a whole number from low to high, both included. */
  integer(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** Returns true with the given probability. */
  chance(probability: number): boolean;
}

/** Creates the generator mulberry32 (T. Ettinger, public domain): 32 bits of state, period 2^32. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    pick: (from) => from[integer(0, from.length - 1)]!,
    chance: (probability) => next() < probability,
  };
}
