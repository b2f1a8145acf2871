import type { Elimination } from './eliminateParts.ts';
import { getPrime, invertResidue, toResidue } from './residues.ts';
import { keepsEveryLink, moveJoints } from './wholeMotion.ts';
import type { WholePartMotion, WholeTruss } from './wholeMotion.ts';

/**
 * Finds the motions of an elimination modulo a prime among whole numbers, and proves them by multiplication.
 *
 * `eliminateAt` eliminates modulo another prime; residues of several primes make one modulo their product (Chinese remainders), from which
 * fractions are told apart once it is twice the square of their parts (P. S. Wang, 1981). Tried at 1, 2, 4, 8 ... primes.
 * Null when a motion is not proved: the numbers are too long for `MAX_PRIMES`, or the first prime was one of the few that divide a determinant.
 */
export function findExactMotions(facts: {
  readonly truss: WholeTruss;
  readonly first: Elimination;
  readonly firstPrime: number;
  eliminateAt(prime: number): Elimination | null;
}): WholePartMotion[] | null {
  const { truss, first } = facts;
  const found: (WholePartMotion | null)[] = first.free.map(() => null);
  const residues: Combined[] = first.free.map((_, index) => {
    const { places, values } = first.motionOf(index);
    return { values: new Map(places.map((place, k) => [place, BigInt(values[k]!)])) };
  });
  let modulus = BigInt(facts.firstPrime);
  let open = first.free.map((_, index) => index);
  let goal = 1;
  let used = 1;
  for (let k = 0; used <= MAX_PRIMES; k++) {
    if (used === goal) {
      goal *= 2;
      open = open.filter((index) => {
        const whole = toWhole(residues[index]!, modulus);
        if (!whole || !keepsEveryLink(truss, moveJoints(truss, whole))) return true;
        found[index] = whole;
        return false;
      });
      if (open.length === 0) return found as WholePartMotion[];
    }
    const prime = getPrime(k);
    if (prime === facts.firstPrime) continue;
    const next = facts.eliminateAt(prime);
    if (!next || next.free.length !== first.free.length) continue;
    if (next.free.some((place, at) => place !== first.free[at])) continue;
    const inverse = invertResidue(toResidue(modulus, prime), prime);
    for (const index of open) {
      const { places, values } = next.motionOf(index);
      combineInto(residues[index]!, new Map(places.map((place, at) => [place, values[at]!])), {
        modulus,
        prime,
        inverse,
      });
    }
    modulus *= BigInt(prime);
    used++;
  }
  return null;
}

/** Primes of 25 bits: enough for fractions of 800 digits. */
const MAX_PRIMES = 256;

interface Combined {
  readonly values: Map<number, bigint>;
}

function combineInto(
  { values }: Combined,
  next: ReadonlyMap<number, number>,
  { modulus, prime, inverse }: { modulus: bigint; prime: number; inverse: number },
): void {
  for (const place of new Set([...values.keys(), ...next.keys()])) {
    const before = values.get(place) ?? 0n;
    const step = (next.get(place) ?? 0) - toResidue(before, prime);
    values.set(place, before + modulus * BigInt((toResidue(step, prime) * inverse) % prime));
  }
}

/** Fractions with one common denominator, as their numerators; null where one is not told apart yet. */
function toWhole({ values }: Combined, modulus: bigint): WholePartMotion | null {
  const bound = squareRoot(modulus / 2n);
  let denominator = 1n;
  const fractions: { place: number; numerator: bigint; denominator: bigint }[] = [];
  for (const [place, value] of values) {
    const fraction = toFraction((value * denominator) % modulus, modulus, bound);
    if (!fraction) return null;
    denominator *= fraction.denominator;
    fractions.push({ place, numerator: fraction.numerator, denominator });
  }
  return {
    places: fractions.map(({ place }) => place),
    values: fractions.map((fraction) => fraction.numerator * (denominator / fraction.denominator)),
  };
}

/** The fraction of small parts that has this residue. Numerator over denominator, the latter positive. */
function toFraction(residue: bigint, modulus: bigint, bound: bigint) {
  let [r0, r1, s0, s1] = [modulus, residue, 0n, 1n];
  while (r1 > bound) {
    const quotient = r0 / r1;
    [r0, r1] = [r1, r0 - quotient * r1];
    [s0, s1] = [s1, s0 - quotient * s1];
  }
  const size = s1 < 0n ? -s1 : s1;
  if (size === 0n || size > bound) return null;
  return { numerator: s1 < 0n ? -r1 : r1, denominator: size };
}

function squareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
