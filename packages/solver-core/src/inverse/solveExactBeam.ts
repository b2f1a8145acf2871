import { multiplyFractions } from '../exact/fraction.ts';
import { addFractions, compareFractions } from '../exact/fractionArithmetic.ts';
import type { Fraction } from '../exact/fraction.ts';
import {
  NOUGHT,
  UNIT,
  addExact,
  evaluateExact,
  integrateExact,
  negated,
  scaleExact,
  quotient,
  shiftExact,
  subtractFraction,
  trimExact,
} from '../exact/exactPolynomial.ts';
import type { ExactPolynomial } from '../exact/exactPolynomial.ts';
import { solveWithDeterminant } from '../exact/solveExactEquations.ts';
import { inLength } from './exactBeam.ts';
import type { ExactBeam, ExactRestraint } from './exactBeam.ts';

/** A part of an exact solution: polynomials in s, the distance from its left end. */
export interface SolvedPart {
  readonly x0: Fraction;
  readonly x1: Fraction;
  readonly Q: ExactPolynomial;
  readonly M: ExactPolynomial;
  readonly slope: ExactPolynomial;
  readonly deflection: ExactPolynomial;
}

/** The exact solution of a beam; reactions by the index of the support, 0 for a direction that it does not hold. */
export interface ExactSolution {
  readonly parts: readonly SolvedPart[];
  readonly reactions: readonly { readonly y: Fraction; readonly r: Fraction }[];
  /** The determinant of the conditions; every result times it is a polynomial in the places of the beam. */
  readonly determinant: Fraction;
}

/** Values at a section, each linear in the unknowns: the last entry is the constant term. */
interface Section {
  readonly v: Fraction[];
  readonly slope: Fraction[];
  readonly M: Fraction[];
  readonly Q: Fraction[];
}

/** Lists the places where a curve may change its formula, ascending. */
export function listPlaces(beam: ExactBeam): Fraction[] {
  const places = [
    NOUGHT,
    beam.L,
    ...beam.supports.map(({ x }) => x),
    ...beam.loads.flatMap(({ points, spreads }) => [
      ...points.map(({ x }) => x),
      ...spreads.flatMap(({ x0, x1 }) => [x0, x1]),
    ]),
    ...beam.stretches.map(({ x0 }) => x0),
  ]
    .filter((x) => compareFractions(x, NOUGHT) >= 0 && compareFractions(x, beam.L) <= 0)
    .sort(compareFractions);
  return places.filter((x, k) => k === 0 || compareFractions(x, places[k - 1]!) !== 0);
}

/**
 * Solves a beam exactly by the method of initial parameters: deflection, slope, shear force and moment are carried from
 * left to right as linear functions of the unknown values at the left end, the reactions and the kinks in hinges.
 * Returns null for a mechanism.
 */
export function solveExactBeam(beam: ExactBeam): ExactSolution | null {
  const columns = listUnknowns(beam);
  const size = 2 + columns.length;
  const rows: Fraction[][] = [];
  const walk = walkBeam(beam, { size, columns, rows });
  if (rows.length !== size) return null;
  const A = rows.map((row) => row.slice(0, size));
  const solved = solveWithDeterminant(
    A,
    rows.map((row) => negated(row[size]!)),
  );
  if (solved === null) return null;
  const { x, determinant } = solved;
  const valueOf = (row: readonly Fraction[]) =>
    row.reduce((sum, factor, k) => addFractions(sum, multiplyFractions(factor, x[k] ?? UNIT)), NOUGHT);
  const parts = walk.map(({ x0, x1, load, EI, at }): SolvedPart => {
    const [v, slope, M, Q] = [at.v, at.slope, at.M, at.Q].map(valueOf);
    const shear = addExact(trimExact([Q!]), integrateExact(load));
    const moment = addExact(trimExact([M!]), integrateExact(shear));
    const turn = addExact(trimExact([slope!]), scaleExact(integrateExact(moment), quotient(UNIT, EI)));
    const deflection = addExact(trimExact([v!]), integrateExact(turn));
    return { x0, x1, Q: shear, M: moment, slope: turn, deflection };
  });
  const reactions = beam.supports.map((_, support) => {
    const of = (kind: 'y' | 'r') =>
      x[2 + columns.findIndex((one) => one.support === support && one.kind === kind)] ?? NOUGHT;
    return {
      y: hasUnknown(columns, support, 'y') ? of('y') : NOUGHT,
      r: hasUnknown(columns, support, 'r') ? of('r') : NOUGHT,
    };
  });
  return { parts, reactions, determinant };
}

interface Column {
  readonly support: number;
  readonly kind: 'y' | 'r' | 'kink';
}

function hasUnknown(columns: readonly Column[], support: number, kind: Column['kind']): boolean {
  return columns.some((one) => one.support === support && one.kind === kind);
}

/** Lists the unknowns in addition to deflection and slope at the left end. */
function listUnknowns({ supports }: ExactBeam): Column[] {
  return supports.flatMap(({ y, r, isCut }, support) => [
    ...(y === null ? [] : [{ support, kind: 'y' as const }]),
    ...(r === null ? [] : [{ support, kind: 'r' as const }]),
    ...(isCut ? [{ support, kind: 'kink' as const }] : []),
  ]);
}

interface WalkedPart {
  readonly x0: Fraction;
  readonly x1: Fraction;
  readonly load: ExactPolynomial;
  readonly EI: Fraction;
  readonly at: Section;
}

/** Carries the section along the beam and appends the conditions that it meets to `rows`. */
function walkBeam(
  beam: ExactBeam,
  of: { readonly size: number; readonly columns: readonly Column[]; readonly rows: Fraction[][] },
): WalkedPart[] {
  const { size, columns, rows } = of;
  const zeros = () => Array.from({ length: size + 1 }, () => NOUGHT);
  const section: Section = { v: zeros(), slope: zeros(), M: zeros(), Q: zeros() };
  section.v[0] = UNIT;
  section.slope[1] = UNIT;
  const places = listPlaces(beam);
  const parts: WalkedPart[] = [];
  places.forEach((x0, k) => {
    const isHere = (x: Fraction) => compareFractions(x, x0) === 0;
    for (const [index, support] of beam.supports.entries()) {
      if (!isHere(support.x)) continue;
      const column = (kind: Column['kind']) =>
        2 + columns.findIndex((one) => one.support === index && one.kind === kind);
      if (support.y !== null) {
        rows.push(conditionOf(section.v, support.y, column('y')));
        add(section.Q, column('y'), UNIT);
      }
      if (support.r !== null) {
        rows.push(conditionOf(section.slope, support.r, column('r')));
        add(section.M, column('r'), negated(UNIT));
      }
      if (support.isCut) {
        rows.push([...section.M]);
        add(section.slope, column('kink'), UNIT);
      }
    }
    for (const { points } of beam.loads)
      for (const { x, force, couple } of points) {
        if (!isHere(x)) continue;
        add(section.Q, size, force);
        add(section.M, size, negated(couple));
      }
    const x1 = places[k + 1];
    if (x1 === undefined) return;
    const load = loadOn(beam, x0);
    const { EI } = beam.stretches.findLast((one) => compareFractions(one.x0, x0) <= 0) ?? beam.stretches[0]!;
    const at = { v: [...section.v], slope: [...section.slope], M: [...section.M], Q: [...section.Q] };
    parts.push({ x0, x1, load, EI, at });
    advance(section, { h: subtractFraction(x1, x0), load, EI, size });
  });
  rows.push([...section.Q], [...section.M]);
  return parts;
}

/** A rigid support: value = moved. A spring with the reaction R: stiffness·value + R = stiffness·moved. */
function conditionOf(
  value: readonly Fraction[],
  { stiffness, moved }: ExactRestraint,
  column: number,
): Fraction[] {
  const row = value.map((factor) => (stiffness === null ? factor : multiplyFractions(factor, stiffness)));
  if (stiffness !== null) add(row, column, UNIT);
  add(row, row.length - 1, negated(stiffness === null ? moved : multiplyFractions(stiffness, moved)));
  return row;
}

function add(row: Fraction[], at: number, value: Fraction): void {
  row[at] = addFractions(row[at]!, value);
}

/** Returns the distributed load from a place to the next one, in the distance from it. */
function loadOn({ loads }: ExactBeam, x0: Fraction): ExactPolynomial {
  return loads
    .flatMap(({ spreads }) => spreads)
    .filter((one) => compareFractions(one.x0, x0) <= 0 && compareFractions(one.x1, x0) > 0)
    .reduce<ExactPolynomial>((sum, one) => {
      const q = inLength(one.q, subtractFraction(one.x1, one.x0));
      return addExact(sum, shiftExact(q, subtractFraction(x0, one.x0)));
    }, []);
}

function advance(
  section: Section,
  of: { readonly h: Fraction; readonly load: ExactPolynomial; readonly EI: Fraction; readonly size: number },
): void {
  const { h, load, EI, size } = of;
  const shear = integrateExact(load);
  const moment = integrateExact(shear);
  const turn = integrateExact(moment);
  const sag = integrateExact(turn);
  const half = quotient(multiplyFractions(h, h), { numerator: 2n, denominator: 1n });
  const sixth = quotient(multiplyFractions(half, h), { numerator: 3n, denominator: 1n });
  const by = (value: Fraction, factor: Fraction) => multiplyFractions(value, factor);
  for (let k = 0; k <= size; k++) {
    const [v, slope, M, Q] = [section.v[k]!, section.slope[k]!, section.M[k]!, section.Q[k]!];
    if ([v, slope, M, Q].every(({ numerator }) => numerator === 0n)) continue;
    section.v[k] = [by(slope, h), quotient(addFractions(by(M, half), by(Q, sixth)), EI)].reduce(
      addFractions,
      v,
    );
    section.slope[k] = addFractions(slope, quotient(addFractions(by(M, h), by(Q, half)), EI));
    section.M[k] = addFractions(M, by(Q, h));
  }
  add(section.Q, size, evaluateExact(shear, h));
  add(section.M, size, evaluateExact(moment, h));
  add(section.slope, size, quotient(evaluateExact(turn, h), EI));
  add(section.v, size, quotient(evaluateExact(sag, h), EI));
}
