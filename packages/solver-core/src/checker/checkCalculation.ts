import type { Line } from './calculation.ts';
import { balance, createState, cutSection, displacement, isBetween } from './mechanics.ts';
import { type State, listBreaks, settlement, solveEquilibrium } from './mechanics.ts';
import { type Polynomial, countRoots, isSame, remainder, valueOf } from './polynomial.ts';
import { ZERO, add, divide, isEqual, isZero, multiply, startWork } from './rational.ts';
import { type Rational, subtract, total, writeRational } from './rational.ts';
import { type Calculation, readCalculation } from './readCalculation.ts';
import { WrongShape } from './reader.ts';

/**
 * The verdict on a calculation: the number of verified lines, or the first wrong line, counted from 1, and the reason:
 * a malformed value, a rule that cannot be applied to the lines before, a value that the rule does not give, or numbers
 * so long that the line would take minutes. A missing line has the number after the last.
 */
export type CheckedCalculation =
  | { readonly ok: true; readonly lines: number }
  | ({ readonly ok: false; readonly why: 'shape' | 'rule' | 'value' | 'missing' | 'size' } & WrongPlace);

/**
 * The wrong line, the path to a malformed value, and the value that the rule gives; for a list that is too long the
 * greatest number of its entries.
 */
interface WrongPlace extends Readonly<Partial<Record<'path' | 'expected', string>>> {
  readonly line: number | null;
}

/**
 * Checks a calculation that contains its own proof, line by line: each line must follow exactly from the given beam and
 * the lines before it by the rule that it names, and no line may be missing. The checker solves no beam and shares no
 * code with the solver. `file` is the parsed JSON. `onLine` receives the number of each line before it is checked.
 *
 * The lines are those of the force method: states of a primary system by equilibrium, their displacements by Mohr's
 * integral, the unknowns by the canonical equations, and superposition. They prove the results if equilibrium
 * determines every reaction of the primary system and the canonical equations have a unique solution, which the lines
 * show.
 */
export function checkCalculation(file: unknown, onLine?: (line: number) => void): CheckedCalculation {
  startWork();
  let line = 0;
  try {
    const found = createFindings(readCalculation(file));
    for (const one of found.calculation.lines) {
      line += 1;
      onLine?.(line);
      const expected = expect(one, found);
      if (expected === null) return { ok: false, why: 'rule', line };
      if (one.rule === 'extreme' ? !isRoot(one, expected, found) : !isEqualTo(one.value, expected))
        return { ok: false, why: 'value', line, expected: write(expected) };
      keep(one, found);
    }
    return isComplete(found) ? { ok: true, lines: line } : { ok: false, why: 'missing', line: line + 1 };
  } catch (cause) {
    if (cause instanceof RangeError) return { ok: false, why: 'size', line: line === 0 ? null : line };
    if (!(cause instanceof WrongShape)) throw cause;
    const at = /^\/lines\/(\d+)/.exec(cause.place.path)?.[1];
    return { ok: false, why: 'shape', line: at === undefined ? null : Number(at) + 1, ...cause.place };
  }
}

/**
 * The results of the lines checked so far: values by name, the names of the lines that are needed at the end, the last
 * extreme.
 */
type Findings = ReturnType<typeof createFindings>;

function createFindings(calculation: Calculation) {
  const names = ['beam', 'loads', ...calculation.releases.map((_, k) => `X${k + 1}`)];
  const states = new Map(names.map((name, k) => [name, createState(k - 1, calculation)]));
  const breaks = listBreaks(calculation.beam);
  const [values, seen] = [new Map<string, Rational>(), new Set<string>()];
  const later = { extreme: null as Line | null, unknowns: null as readonly Rational[] | null };
  return { calculation, breaks, states, values, seen, ...later };
}

/** Returns the value that the rule of a line gives; for an extreme, the polynomial that is zero there. Null if none. */
function expect(line: Line, found: Findings): Rational | Polynomial | null {
  const { beam, releases } = found.calculation;
  const { at, under, from, state: name, of } = line;
  const ofBeam = solvedState('beam', found);
  const unit = solvedState(`X${at}`, found);
  switch (line.rule) {
    case 'equilibrium': {
      // With unknowns, the reactions of the beam follow by superposition.
      const state = name === 'beam' && releases.length > 0 ? null : (found.states.get(name) ?? null);
      return state && solveEquilibrium(state, line);
    }
    case 'section': {
      const state = isBetween(line, found.breaks) ? solvedState(name, found) : null;
      return state && (of === 'N' || of === 'Q' || of === 'M') ? cutSection(state, from)[of] : null;
    }
    case 'displacement': {
      const other = solvedState(under === 0 ? 'loads' : `X${under}`, found);
      return unit && other && (under === 0 || under >= at) ? displacement(beam, unit, other) : null;
    }
    case 'settlement':
      return unit && settlement(beam, unit);
    case 'unknown':
      return (found.unknowns ??= solveCanonical(found))?.[at - 1] ?? null;
    case 'superposition':
      return superpose(of, found);
    case 'extreme':
      return isBetween(line, found.breaks) && ofBeam ? cutSection(ofBeam, from).Q : null;
    case 'ordinate': {
      const place = found.extreme !== null && isSameRange(found.extreme, line) ? found.extreme.value : null;
      if (place === null || ofBeam === null || !('n' in place || 'rootOf' in place)) return null;
      const { M } = cutSection(ofBeam, from);
      return 'n' in place ? valueOf(M, place) : remainder(M, place.rootOf);
    }
    case 'balance':
      return ofBeam && balance(ofBeam, line.sum);
    default:
      return line.rule satisfies never;
  }
}

const isSameRange = (a: Line, b: Line) => isEqual(a.from, b.from) && isEqual(a.to, b.to);

function isEqualTo(value: Line['value'], expected: Rational | Polynomial): boolean {
  if ('n' in expected) return 'n' in value && isEqual(value, expected);
  return !('n' in value) && !('rootOf' in value) && isSame(value, expected);
}

/**
 * Returns whether the place of an extreme is a number where the shear force Q is 0, or the next root of a Q of higher
 * degree.
 */
function isRoot({ value, from, to }: Line, Q: Rational | Polynomial, { seen }: Findings): boolean {
  if ('n' in Q) return false;
  const count = countRoots(Q, subtract(to, from));
  if ('n' in value) return Q.length === 2 && count === 1 && isZero(valueOf(Q, value));
  const next = [...seen].filter((name) => name.startsWith(`extreme ${writeRational(from)} `)).length + 1;
  return 'rootOf' in value && isSame(value.rootOf, Q) && next <= count && value.index === next;
}

const indexOf = (line: Line | null) => (line && 'rootOf' in line.value ? line.value.index : 1);

/** Stores the result of a verified line for later lines. */
function keep(line: Line, found: Findings): void {
  const { states, values, seen } = found;
  const { rule, at, under, of, value, from } = line;
  if (rule === 'extreme') found.extreme = line;
  else if (rule === 'section' && line.state === 'beam') seen.add(`${of} ${writeRational(from)}`);
  else if (rule === 'ordinate') seen.add(`extreme ${writeRational(from)} ${indexOf(found.extreme)}`);
  else if (rule === 'balance') seen.add(line.sum);
  else if (!('n' in value)) return;
  else if (rule === 'equilibrium') states.get(line.state)?.known.set(of, value);
  else if (rule === 'superposition') states.get('beam')?.known.set(of, value);
  else if (rule !== 'displacement') values.set(`${rule} ${at}`, value);
  else for (const key of [`${at} ${under}`, `${under} ${at}`]) values.set(key, value);
}

/** Returns a state if all its reactions are known. */
function solvedState(name: string, { states }: Findings): State | null {
  const state = states.get(name) ?? null;
  return state?.held.every(({ key }) => state.known.has(key)) === true ? state : null;
}

/** Solves the canonical equations; returns null if a coefficient is missing or the solution is not unique. */
function solveCanonical({ calculation, values }: Findings): readonly Rational[] | null {
  const { beam, releases } = calculation;
  const size = releases.length;
  const isMoved = beam.supports.some(({ moved }) => moved.size > 0);
  const rows = releases.map((_, i) => {
    const moved = isMoved ? values.get(`settlement ${i + 1}`) : ZERO;
    const load = values.get(`${i + 1} 0`);
    const right = load && moved && subtract(ZERO, add(load, moved));
    return [...releases.map((_unknown, k) => values.get(`${i + 1} ${k + 1}`)), right];
  });
  if (rows.flat().includes(undefined)) return null;
  const matrix = rows as Rational[][];
  for (let i = 0; i < size; i++) {
    const pivot = matrix.findIndex((row, k) => k >= i && !isZero(row[i]!));
    if (pivot < 0) return null;
    [matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!];
    const own = matrix[i]!;
    matrix.forEach((row, k) => {
      const factor = divide(row[i]!, own[i]!);
      if (k !== i) matrix[k] = row.map((value, j) => subtract(value, multiply(factor, own[j]!)));
    });
  }
  return matrix.map((row, i) => divide(row[size]!, row[i]!));
}

/** Returns a reaction of the beam as the sum of those of its primary system. */
function superpose(key: string, found: Findings): Rational | null {
  const loaded = solvedState('loads', found);
  if (loaded === null || found.states.get('beam')?.held.some((one) => one.key === key) !== true) return null;
  const shares = found.calculation.releases.map((_, k) => {
    const unit = solvedState(`X${k + 1}`, found);
    const X = found.values.get(`unknown ${k + 1}`);
    return unit && X && multiply(X, unit.known.get(key) ?? ZERO);
  });
  return shares.every((share) => share != null) ? total([loaded.known.get(key) ?? ZERO, ...shares]) : null;
}

/**
 * Returns whether nothing is missing: every curve on every part, every extreme of the moment, and the balance of the
 * beam.
 */
function isComplete(found: Findings): boolean {
  const state = solvedState('beam', found);
  if (state === null) return false;
  const wanted = found.breaks.slice(0, -1).flatMap((from, k) => {
    const name = writeRational(from);
    const { N, Q } = cutSection(state, from);
    const extremes = countRoots(Q, subtract(found.breaks[k + 1]!, from));
    const curves = N.length === 0 ? ['Q', 'M'] : ['N', 'Q', 'M'];
    const places = Array.from({ length: extremes }, (_, i) => `extreme ${name} ${i + 1}`);
    return [...curves.map((curve) => `${curve} ${name}`), ...places];
  });
  return ['along', 'across', 'moments', ...wanted].every((name) => found.seen.has(name));
}

const write = (expected: Rational | Polynomial): string =>
  'n' in expected ? writeRational(expected) : `[${expected.map(writeRational).join(', ')}]`;
