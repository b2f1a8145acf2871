import type { Elimination } from './eliminateParts.ts';
import { getPrime, invertResidue, toResidue } from '../numbers/residues.ts';
import { keepsEveryLink, moveJoints } from '../facts/wholeMotion.ts';
import type { WholePartMotion, WholeTruss } from '../facts/wholeMotion.ts';
import type { WorkBudget } from '../../../exact/workBudget.ts';

/**
 * Finds the motions of an elimination modulo a prime as integers, and proves them by multiplication.
 *
 * `eliminateAt` eliminates modulo another prime; residues of several primes are combined to one modulo their product
 * (Chinese remainders), from which fractions can be recovered once it is twice the square of their parts (P. S. Wang,
 * 1981). This is tried at 1, 2, 4, 8 ... primes. Returns null if a motion is not proved: the numbers are too long for
 * `MAX_PRIMES` or for the remaining budget, or the first prime was one of the few that divide a determinant.
 */
export function findExactMotions(facts: {
  readonly truss: WholeTruss;
  readonly first: Elimination;
  readonly firstPrime: number;
  eliminateAt(prime: number): Elimination | null;
  /** The cost of `eliminateAt`, in multiplications. */
  readonly eliminationWork: number;
  readonly budget: WorkBudget;
}): WholePartMotion[] | null {
  const { truss, first, budget } = facts;
  const found: (WholePartMotion | null)[] = first.free.map(() => null);
  const residues: Combined[] = [];
  for (let index = 0; index < first.free.length; index++) {
    const { places, values, work } = first.motionOf(index);
    if (!budget.spend(MOTION_WORK * work + MAP_WORK * places.length)) return null;
    residues.push({ values: new Map(places.map((place, k) => [place, BigInt(values[k]!)])) });
  }
  let modulus = BigInt(facts.firstPrime);
  let open = first.free.map((_, index) => index);
  let goal = 1;
  let used = 1;
  const isKept = (whole: WholePartMotion, words: number) => {
    const motion = moveJoints(truss, whole);
    return (
      budget.spend(motion.size * JOINT_PROOF_WORK * (1 + words / LONG_WORDS)) && keepsEveryLink(truss, motion)
    );
  };
  for (let k = 0; used <= MAX_PRIMES; k++) {
    if (used === goal) {
      goal *= 2;
      open = open.filter((index) => {
        const whole = toWhole(residues[index]!, { modulus, words: used, budget });
        if (!whole || !isKept(whole, used)) return true;
        found[index] = whole;
        return false;
      });
      if (open.length === 0) return found as WholePartMotion[];
    }
    const prime = getPrime(k);
    if (prime === facts.firstPrime) continue;
    if (!budget.spend(facts.eliminationWork)) return null;
    const next = facts.eliminateAt(prime);
    if (!next || next.free.length !== first.free.length) continue;
    if (next.free.some((place, at) => place !== first.free[at])) continue;
    const inverse = invertResidue(toResidue(modulus, prime), prime);
    for (const index of open) {
      const { places, values, work } = next.motionOf(index);
      if (!budget.spend(MOTION_WORK * work + places.length * MAP_WORK * (1 + used / LONG_WORDS))) return null;
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

/** Primes of 25 bits; this many are enough for fractions of 800 digits. */
const MAX_PRIMES = 256;

/**
 * The cost, in multiplications of doubles, of one entry of a motion at each prime, and of a joint of a motion when it
 * is proved.
 */
const MAP_WORK = 150;
const JOINT_PROOF_WORK = 800;

/** Looking up the parts of a motion takes longer than the multiplication. */
const MOTION_WORK = 10;

/** Numbers of this many primes take twice as long as short ones. */
const LONG_WORDS = 32;

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

interface Modulus {
  readonly modulus: bigint;
  /** The number of primes in the product. */
  readonly words: number;
  readonly budget: WorkBudget;
}

/** Returns the numerators of fractions with one common denominator; null if one cannot be recovered yet. */
function toWhole({ values }: Combined, of: Modulus): WholePartMotion | null {
  const { modulus, words, budget } = of;
  const bound = squareRoot(modulus / 2n);
  let denominator = 1n;
  const fractions: { place: number; numerator: bigint; denominator: bigint }[] = [];
  for (const [place, value] of values) {
    if (!budget.spend(MAP_WORK * (1 + words / LONG_WORDS))) return null;
    const fraction = toFraction((value * denominator) % modulus, of, bound);
    if (!fraction) return null;
    denominator *= fraction.denominator;
    fractions.push({ place, numerator: fraction.numerator, denominator });
  }
  return {
    places: fractions.map(({ place }) => place),
    values: fractions.map((fraction) => fraction.numerator * (denominator / fraction.denominator)),
  };
}

/** Recovers the fraction with small parts that has this residue: numerator and positive denominator. */
function toFraction(residue: bigint, { modulus, words, budget }: Modulus, bound: bigint) {
  let [r0, r1, s0, s1] = [modulus, residue, 0n, 1n];
  while (r1 > bound) {
    if (!budget.spend(MAP_WORK * (1 + words / LONG_WORDS))) return null;
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
