/**
 * The quantity that a number measures, if a line names it; `line` is a force per length, `turn` the stiffness of a
 * rotational spring.
 */
export type HandUnit = 'force' | 'length' | 'moment' | 'line' | 'flexural' | 'axial';

/** A symbol with its index and, for a function, its argument: R with the index A, M(s) without an index. */
export interface SignPiece {
  readonly kind: 'sign';
  readonly letter: string;
  readonly index: string;
  /** The argument of a function. */
  readonly of?: string;
}

/** A part of a formula. Its numbers are not rounded; the writer rounds them. */
export type Piece =
  | SignPiece
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'power'; readonly power: number }
  | { readonly kind: 'fraction'; readonly over: Formula; readonly under: Formula }
  | { readonly kind: 'unit'; readonly unit: HandUnit };

export type Mark = '+' | '−' | '·' | '=' | '(' | ')';

/** A formula from left to right. */
export type Formula = readonly Piece[];

export const sign = (letter: string, index = '', of?: string): SignPiece => ({
  kind: 'sign',
  letter,
  index,
  ...(of !== undefined && { of }),
});
export const number = (value: number): Piece => ({ kind: 'number', value });
export const mark = (of: Mark): Piece => ({ kind: 'mark', mark: of });
export const power = (of: number): Piece => ({ kind: 'power', power: of });
export const unit = (of: HandUnit): Piece => ({ kind: 'unit', unit: of });
export const fraction = (over: Formula, under: Formula): Piece => ({ kind: 'fraction', over, under });

/** A term of a sum. The sum writes its sign, so the term is written without one. */
export interface SumTerm {
  readonly factor: number;
  /** The symbol that the absolute value of the factor multiplies; a factor of 1 is left out before it. */
  readonly by?: Formula;
}

/**
 * Writes a sum; an empty sum is 0.
 *
 * @example sum([{ factor: -2, by: [sign('R', 'A')] }, { factor: 5 }]) // −2·R_A + 5
 */
export function sum(terms: readonly SumTerm[]): Formula {
  if (terms.length === 0) return [number(0)];
  return terms.flatMap(({ factor, by = [] }, at): Formula => {
    const lead = factor < 0 ? [mark('−')] : at === 0 ? [] : [mark('+')];
    const size = Math.abs(factor);
    if (by.length === 0) return [...lead, number(size)];
    return size === 1 ? [...lead, ...by] : [...lead, number(size), mark('·'), ...by];
  });
}

/** Returns the key under which the value of a symbol is stored. */
export function nameSign({ letter, index, of }: SignPiece): string {
  return `${letter}${index === '' ? '' : `_${index}`}${of === undefined ? '' : `(${of})`}`;
}

/** Splits a formula at its equals signs. */
export function splitSides(formula: Formula): Formula[] {
  const sides: Piece[][] = [[]];
  for (const piece of formula) {
    if (piece.kind === 'mark' && piece.mark === '=') sides.push([]);
    else if (piece.kind !== 'unit') sides.at(-1)!.push(piece);
  }
  return sides;
}
