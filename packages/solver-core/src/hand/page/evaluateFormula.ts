import { nameSign } from './formula.ts';
import type { Formula, Piece } from './formula.ts';

/** The value of one side of a formula, and the largest of its terms, to which its rounding error is relative. */
export interface SideValue {
  readonly value: number;
  readonly scale: number;
}

/** Computes one side of a formula from its own numbers; returns null if a symbol has no known value. */
export function evaluateFormula(side: Formula, known: ReadonlyMap<string, number>): SideValue | null {
  const reader = { side, at: 0, known, scale: 0, isKnown: true };
  const value = readSum(reader);
  if (reader.at < side.length) throw new Error('`evaluateFormula` got a formula that does not end');
  return reader.isKnown ? { value, scale: reader.scale } : null;
}

interface Reader {
  readonly side: Formula;
  readonly known: ReadonlyMap<string, number>;
  at: number;
  scale: number;
  isKnown: boolean;
}

const isMark = (piece: Piece | undefined, of: string): boolean => piece?.kind === 'mark' && piece.mark === of;

function readSum(reader: Reader): number {
  let total = 0;
  let direction = 1;
  for (;;) {
    if (isMark(reader.side[reader.at], '−')) {
      direction = -direction;
      reader.at++;
      continue;
    }
    const term = direction * readProduct(reader);
    total += term;
    reader.scale = Math.max(reader.scale, Math.abs(term));
    const next = reader.side[reader.at];
    if (isMark(next, '+')) direction = 1;
    else if (isMark(next, '−')) direction = -1;
    else return total;
    reader.at++;
  }
}

function readProduct(reader: Reader): number {
  let product = readFactor(reader);
  while (isMark(reader.side[reader.at], '·')) {
    reader.at++;
    product *= readFactor(reader);
  }
  return product;
}

function readFactor(reader: Reader): number {
  const base = readBase(reader);
  const next = reader.side[reader.at];
  if (next?.kind !== 'power') return base;
  reader.at++;
  return base ** next.power;
}

function readBase(reader: Reader): number {
  const piece = reader.side[reader.at++];
  switch (piece?.kind) {
    case 'number':
      return piece.value;
    case 'sign': {
      const value = reader.known.get(nameSign(piece));
      if (value === undefined) reader.isKnown = false;
      return value ?? 0;
    }
    case 'fraction': {
      const over = evaluateFormula(piece.over, reader.known);
      const under = evaluateFormula(piece.under, reader.known);
      if (over === null || under === null) reader.isKnown = false;
      return (over?.value ?? 0) / (under?.value ?? 1);
    }
    case 'mark': {
      if (piece.mark === '−') return -readFactor(reader);
      if (piece.mark !== '(') break;
      const inner = { ...reader, scale: 0 };
      const value = readSum(inner);
      reader.at = inner.at + 1;
      reader.isKnown &&= inner.isKnown;
      if (!isMark(reader.side[inner.at], ')')) break;
      return value;
    }
    default:
  }
  throw new Error('`evaluateFormula` got a formula that cannot be read');
}
