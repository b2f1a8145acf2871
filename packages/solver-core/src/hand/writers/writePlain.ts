import type { Formula, Piece } from '../page/formula.ts';
import type { HandCalculation } from '../page/page.ts';
import { verdictOf } from '../page/page.ts';
import { writeBlock } from './words.ts';
import type { HandWords } from './words.ts';

const POWERS: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/** Writes a calculation as plain text: headings, sentences, formulas on lines of their own. */
export function writePlain({ blocks }: Pick<HandCalculation, 'blocks'>, words: HandWords): string {
  const lines = blocks.map((block) => {
    if (block.kind === 'heading') return `\n${writeBlock(block, words, writePlainFormula).toUpperCase()}\n`;
    if (block.kind === 'sentence') return writeBlock(block, words, writePlainFormula);
    const label = block.label.length === 0 ? '' : `${writePlainFormula(block.label, words)}: `;
    const verdict = verdictOf(block);
    const note =
      verdict === 'ticked'
        ? ' ✓'
        : verdict === 'disagrees'
          ? `   ${words.writeText('line.disagrees', {})}`
          : '';
    return `    ${label}${writePlainFormula(block.formula, words)}${note}`;
  });
  return `${lines.join('\n').trim()}\n`;
}

/** Writes a formula in one line of plain text: `R_A = 5 kN`. */
export function writePlainFormula(formula: Formula, words: HandWords): string {
  return formula
    .map((piece, at) => writePiece(piece, { words, isFirst: at === 0, before: formula[at - 1] }))
    .join('');
}

function writePiece(
  piece: Piece,
  of: { readonly words: HandWords; readonly isFirst: boolean; readonly before: Piece | undefined },
): string {
  const { words, isFirst, before } = of;
  switch (piece.kind) {
    case 'number':
      return words.number(piece.value);
    case 'sign': {
      if (piece.letter === ',') return ', ';
      const index = piece.index === '' ? '' : `_${piece.index}`;
      return `${piece.letter}${index}${piece.of === undefined ? '' : `(${piece.of})`}`;
    }
    case 'mark': {
      const isLead = isFirst || (before?.kind === 'mark' && (before.mark === '=' || before.mark === '('));
      if (piece.mark === '−' && isLead) return '−';
      return piece.mark === '+' || piece.mark === '−' || piece.mark === '=' ? ` ${piece.mark} ` : piece.mark;
    }
    case 'power':
      return [...String(piece.power)].map((digit) => POWERS[digit] ?? digit).join('');
    case 'fraction':
      return `(${writePlainFormula(piece.over, words)})/(${writePlainFormula(piece.under, words)})`;
    case 'unit':
      return `\u00a0${words.unit(piece.unit)}`;
    default:
      return piece satisfies never;
  }
}
