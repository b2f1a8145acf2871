/**
 * The quantity that a number measures, where a line says so; `line` is a force per length, `turn` a spring of rotation.
 */
export type HandUnit = 'force' | 'length' | 'moment' | 'line' | 'flexural' | 'axial';

/** A sign with what stands lower behind it and, for a function, its argument: R with A, M with no index of s. */
export interface SignPiece {
  readonly kind: 'sign';
  readonly letter: string;
  readonly index: string;
  /** The argument of a function. */
  readonly of?: string;
}

/** A part of a formula. Numbers are not rounded: who writes them rounds. */
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

/** A term of a sum: its sign is the sum's, what follows is written without it. */
export interface SumTerm {
  readonly factor: number;
  /** The symbol that the size of the factor multiplies; a factor of 1 is left out before it. */
  readonly by?: Formula;
}

/**
 * Writes a sum; nothing is 0.
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

/** Gives the name of a sign by which its value is looked up. */
export function nameSign({ letter, index, of }: SignPiece): string {
  return `${letter}${index === '' ? '' : `_${index}`}${of === undefined ? '' : `(${of})`}`;
}

/** Cuts a formula at its signs of equality. */
export function splitSides(formula: Formula): Formula[] {
  const sides: Piece[][] = [[]];
  for (const piece of formula) {
    if (piece.kind === 'mark' && piece.mark === '=') sides.push([]);
    else if (piece.kind !== 'unit') sides.at(-1)!.push(piece);
  }
  return sides;
}
