/** A text being typed, and its selected range. */
export interface TypedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Operators between two numbers: a sign before such a text is the sign of the first number only. */
const JOINED = /[^\s][\s]*[+\-\u2212*\u00d7/]/;
const SIGN = /^\s*[-\u2212]\s*/;

/**
 * Changes the sign of the typed text; an expression is put in brackets first. The caret goes to the end.
 * @example turnSign('10') // '-10', and '10' again
 */
export function turnSign(text: string): string {
  const inner = /^\s*[-\u2212]\s*\((.*)\)\s*$/.exec(text)?.[1];
  if (inner !== undefined && !/[()]/.test(inner)) return inner;
  const unsigned = text.replace(SIGN, '');
  if (JOINED.test(unsigned)) return `-(${text.trim()})`;
  return unsigned === text ? `-${text.trim()}` : unsigned;
}

/** Inserts a piece in place of the selection, or at the caret; the caret moves after it. */
export function insertPiece({ text, start, end }: TypedText, piece: string): TypedText {
  const at = start + piece.length;
  return { text: text.slice(0, start) + piece + text.slice(end), start: at, end: at };
}
