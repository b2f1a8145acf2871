import { addFractions } from '../../exact/fractionArithmetic.ts';
import type { Fraction } from '../../exact/fraction.ts';
import { NOUGHT, divideExact, evaluateExact, negated, quotient } from '../../exact/exactPolynomial.ts';
import type { ExactPolynomial } from '../../exact/exactPolynomial.ts';
import { countRootsIn, createSturmChain } from '../../exact/realRoots.ts';
import type { HandModel } from '../beam/handModel.ts';
import type { HandUnknown } from '../beam/primarySystem.ts';
import type { CalculationLine } from './calculationFile.ts';
import type { ExactPart } from './exactState.ts';
import { exact } from './exactState.ts';
import { LETTERS, DIRECTIONS } from './primaryState.ts';
import type { ExactState } from './primaryState.ts';

/** Writes a fraction in the format of the file. */
export const write = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;

type Unnumbered = Omit<CalculationLine, 'line'>;

/** Creates the list of lines of a calculation; the functions append lines in the order in which they are called. */
export function createProof(model: HandModel) {
  const lines: CalculationLine[] = [];
  const add = (line: Unnumbered) => void lines.push({ line: lines.length + 1, ...line });
  const nameOf = ({ letter, name }: Pick<HandUnknown, 'letter' | 'name'>) => `${letter} ${name}`;
  return {
    lines,
    /** Appends the reactions of a state, each with the equation that determines it. */
    equilibrium: (state: string, { equations, system, values }: ExactState) => {
      for (const { disc, about, direction, solved } of equations) {
        const part = disc === null ? { x0: 0, x1: model.L } : system.discs[disc]!;
        add({
          rule: 'equilibrium',
          state,
          from: write(exact(part.x0)),
          to: write(exact(part.x1)),
          sum: direction === 'x' ? 'along' : direction === 'y' ? 'across' : 'moments',
          ...(about !== null && { about: write(exact(about)) }),
          of: nameOf(solved),
          value: write(values.get(`${solved.letter} ${solved.support}`) ?? NOUGHT),
        });
      }
    },
    /** Appends a curve of a state part by part; parts where it is 0 are left out. */
    sections: (state: string, parts: readonly ExactPart[], curve: 'M' | 'N' | 'Q') => {
      for (const part of parts) if (part[curve].length > 0) add(section(state, part, curve));
    },
    displacements: (of: {
      readonly delta: readonly (readonly Fraction[])[];
      readonly load: readonly Fraction[];
      /** Null if no support moves. */
      readonly moved: readonly Fraction[] | null;
    }) => {
      of.delta.forEach((row, i) => {
        row.forEach((value, j) => {
          if (j >= i) add({ rule: 'displacement', at: i + 1, under: j + 1, value: write(value) });
        });
        add({ rule: 'displacement', at: i + 1, value: write(of.load[i]!) });
        if (of.moved !== null) add({ rule: 'settlement', at: i + 1, value: write(of.moved[i]!) });
      });
    },
    unknowns: (X: readonly Fraction[]) => {
      X.forEach((value, i) => add({ rule: 'unknown', at: i + 1, value: write(value) }));
    },
    superposition: (values: ReadonlyMap<string, Fraction>) => {
      for (const { support, name, holds } of model.bearings) {
        for (const direction of DIRECTIONS) {
          const letter = LETTERS[direction];
          const value = values.get(`${letter} ${support}`);
          if (holds[direction] && value !== undefined)
            add({ rule: 'superposition', of: nameOf({ letter, name }), value: write(value) });
        }
      }
    },
    /** Appends N, Q and M of the beam with the extremes of the moment, and the equilibrium of the whole beam. */
    curves: (parts: readonly ExactPart[]) => {
      for (const part of parts) {
        for (const curve of ['N', 'Q', 'M'] as const)
          if (curve !== 'N' || part.N.length > 0) add(section('beam', part, curve));
        for (const { place, ordinate } of findExtremes(part)) {
          const range = { from: write(part.x0), to: write(part.x1) };
          add({ rule: 'extreme', ...range, value: place });
          add({ rule: 'ordinate', ...range, value: ordinate });
        }
      }
      for (const sum of ['along', 'across', 'moments'] as const) add({ rule: 'balance', sum, value: '0' });
    },
  };
}

function section(state: string, part: ExactPart, curve: 'M' | 'N' | 'Q'): Unnumbered {
  const range = { from: write(part.x0), to: write(part.x1) };
  return { rule: 'section', state, ...range, of: curve, value: part[curve].map(write) };
}

/**
 * Finds the places within a part where the shear force is 0, and the moment there; if the place is a root, the moment
 * is a polynomial in it.
 */
function findExtremes({ x0, x1, Q, M }: ExactPart): Pick<Extreme, 'place' | 'ordinate'>[] {
  if (Q.length < 2) return [];
  const h = addFractions(x1, negated(x0));
  const inside = countInside(Q, h);
  if (Q.length === 2 && inside === 1) {
    const s = quotient(negated(Q[0]!), Q[1]!);
    return [{ place: write(s), ordinate: write(evaluateExact(M, s)) }];
  }
  return Array.from({ length: inside }, (_, k) => ({
    place: { rootOf: Q.map(write), index: k + 1 },
    ordinate: divideExact(M, Q).rest.map(write),
  }));
}

interface Extreme {
  readonly place: CalculationLine['value'];
  readonly ordinate: CalculationLine['value'];
}

function countInside(Q: ExactPolynomial, h: Fraction): number {
  const all = countRootsIn(createSturmChain(Q), NOUGHT, h);
  return all - (evaluateExact(Q, h).numerator === 0n ? 1 : 0);
}
