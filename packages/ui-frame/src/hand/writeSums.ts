import type { BodyAction } from '@eecs/solver-core/frame';
import type { Place } from '../editing/place.ts';
import type { LineWriter } from './createLineWriter.ts';

/** A sum of the actions on a body, written out. */
export interface SumLine {
  readonly sum: 'X' | 'Y' | 'M';
  /** Its terms: `15 + 9.331 − 24.331`; 0 if there are none. */
  readonly terms: string;
  readonly total: string;
  readonly isBalanced: boolean;
}

/** A term of a sum: a force, with its arm if it has one, or a moment. */
export interface Term {
  readonly size: number;
  /** Absent for forces in a sum of forces, and for moments. */
  readonly arm?: number;
  /** Replaces the number; absent if that is known. */
  readonly name?: string;
}

/** A sum smaller than this share of its largest term is zero. */
const NOTHING = 1e-9;

/** Writes the two sums of forces and the sum of moments about a point for the actions on a body. */
export function writeSums(
  actions: readonly BodyAction[],
  about: Place,
  writer: LineWriter,
): readonly [SumLine, SumLine, SumLine] {
  const forces = (sum: 'X' | 'Y', pick: (action: BodyAction) => number): SumLine =>
    writeSum(
      sum,
      actions.map((action) => ({ size: pick(action) })),
      writer,
    );
  return [
    forces('X', ({ fx }) => fx),
    forces('Y', ({ fy }) => fy),
    writeSum(
      'M',
      actions.flatMap((action) => momentTerms(action, about)),
      writer,
    ),
  ];
}

/**
 * Lists the moments of an action about a point: those of its components along the axes, each with its arm, and its own.
 */
export function momentTerms(
  { x, y, fx, fy, moment }: Pick<BodyAction, 'x' | 'y' | 'fx' | 'fy' | 'moment'>,
  about: Place,
): Term[] {
  return [{ size: fy, arm: x - about.x }, { size: fx, arm: about.y - y }, { size: moment }];
}

/** Returns the value of a term. */
export const valueOf = ({ size, arm = 1 }: Term): number => size * arm;

function writeSum(sum: SumLine['sum'], terms: readonly Term[], writer: LineWriter): SumLine {
  const greatest = terms.reduce((most, term) => Math.max(most, Math.abs(valueOf(term))), 0);
  const shown = terms.filter((term) => Math.abs(valueOf(term)) > NOTHING * greatest);
  const total = shown.reduce((left, term) => left + valueOf(term), 0);
  const isBalanced = Math.abs(total) <= NOTHING * greatest * Math.max(1, shown.length);
  const write = sum === 'M' ? writer.moment : writer.force;
  return {
    sum,
    terms: writeTerms(shown, sum, writer),
    total: write(isBalanced ? 0 : total),
    isBalanced,
  };
}

/** Writes terms with their signs: `6·R − 120·3 + 40`. */
export function writeTerms(terms: readonly Term[], sum: SumLine['sum'], writer: LineWriter): string {
  if (terms.length === 0) return '0';
  return terms
    .map((term, at) => {
      const { size, arm, name } = term;
      const isNegative = valueOf(term) < 0;
      const number = Math.abs(size);
      const written =
        name !== undefined
          ? writeNamed(name, { factor: number * Math.abs(arm ?? 1), isArm: sum === 'M' }, writer)
          : arm === undefined
            ? (sum === 'M' ? writer.moment : writer.force)(number)
            : `${writer.force(number)}·${writer.arm(Math.abs(arm))}`;
      if (at === 0) return isNegative ? `−${written}` : written;
      return `${isNegative ? '−' : '+'} ${written}`;
    })
    .join(' ');
}

/** A factor closer to 1 than this is not written. */
const ONE = 1e-9;

function writeNamed(
  name: string,
  { factor, isArm }: { readonly factor: number; readonly isArm: boolean },
  writer: LineWriter,
): string {
  if (Math.abs(factor - 1) < ONE) return name;
  return isArm ? `${writer.arm(factor)}·${name}` : `${writer.cosine(factor)}·${name}`;
}
