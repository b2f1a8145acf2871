import type { Formula, Piece } from '../page/formula.ts';
import type { HandCalculation } from '../page/page.ts';
import { verdictOf } from '../page/page.ts';
import { writeBlock } from './words.ts';
import type { HandWords } from './words.ts';

/**
 * Writes a calculation as the body of a LaTeX document; it needs `amsmath` and `amssymb`, and, for Cyrillic text, a
 * font with Cyrillic letters.
 */
export function writeLatex({ blocks }: Pick<HandCalculation, 'blocks'>, words: HandWords): string {
  const inText = (formula: Formula) => `\\(${writeLatexFormula(formula, words)}\\)`;
  const lines = blocks.map((block) => {
    if (block.kind === 'heading') return `\n\\section*{${writeText(block)}}`;
    if (block.kind === 'sentence') return `\n${writeText(block)}`;
    const label = block.label.length === 0 ? '' : `${writeLatexFormula(block.label, words)}:\\quad `;
    const verdict = verdictOf(block);
    const note =
      verdict === 'ticked'
        ? '\\quad\\checkmark'
        : verdict === 'disagrees'
          ? `\\quad\\text{${escape(words.writeText('line.disagrees', {}))}}`
          : '';
    return `\\[ ${label}${writeLatexFormula(block.formula, words)}${note} \\]`;
  });
  return `${lines.join('\n').trim()}\n`;

  function writeText(block: Parameters<typeof writeBlock>[0]): string {
    // Formulas are set as mathematics; the rest of a sentence is text.
    const held: string[] = [];
    const text = writeBlock(block, words, (formula) => `\ue000${held.push(inText(formula)) - 1}\ue001`);
    return escape(text).replace(/\ue000(\d+)\ue001/g, (_, at: string) => held[Number(at)] ?? '');
  }
}

/** Writes a formula for the mathematics of LaTeX: `R_{\\mathrm{A}} = 5\\,\\text{kN}`. */
export function writeLatexFormula(formula: Formula, words: HandWords): string {
  return formula.map((piece, at) => (isLeadingMinus(formula, at) ? '-' : writePiece(piece, words))).join('');
}

/** Returns whether a minus is unary, not a subtraction. */
function isLeadingMinus(formula: Formula, at: number): boolean {
  const [piece, before] = [formula[at], formula[at - 1]];
  if (piece?.kind !== 'mark' || piece.mark !== '−') return false;
  return before === undefined || (before.kind === 'mark' && before.mark !== ')');
}

const MARKS = { '+': ' + ', '−': ' - ', '·': ' \\cdot ', '=': ' = ', '(': '(', ')': ')' } as const;

function writePiece(piece: Piece, words: HandWords): string {
  switch (piece.kind) {
    case 'number':
      // A decimal comma must not get the space of a list separator.
      return words
        .number(piece.value)
        .replace(/[\u00a0\u202f]/g, '\\,')
        .replace(/·10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)/, (_, power: string) => ` \\cdot 10^{${plainPower(power)}}`)
        .replace(',', '{,}')
        .replace('\\{,}', '\\,')
        .replaceAll('−', '-');
    case 'sign':
      return writeSign(piece);
    case 'mark':
      return MARKS[piece.mark];
    case 'power':
      return `^{${piece.power}}`;
    case 'fraction':
      return `\\frac{${writeLatexFormula(piece.over, words)}}{${writeLatexFormula(piece.under, words)}}`;
    case 'unit':
      return `\\,\\text{${escape(words.unit(piece.unit))}}`;
    default:
      return piece satisfies never;
  }
}

const LETTERS: Readonly<Record<string, string>> = {
  δ: '\\delta',
  Δ: '\\Delta',
  ΣX: '\\Sigma X',
  ΣY: '\\Sigma Y',
  ΣM: '\\Sigma M',
  'dM/ds': '\\frac{dM}{ds}',
};

function writeSign({ letter, index, of }: Extract<Piece, { kind: 'sign' }>): string {
  if (letter === ',') return ',\\ ';
  // The letter is a word, such as a unit after a number.
  if (letter.endsWith(' ')) return `\\text{${escape(letter)}}`;
  const lower = index === '' ? '' : `_{\\mathrm{${escape(index)}}}`;
  return `${LETTERS[letter] ?? letter}${lower}${of === undefined ? '' : `(${of})`}`;
}

const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

function plainPower(power: string): string {
  return [...power].map((one) => (one === '⁻' ? '-' : String(DIGITS.indexOf(one)))).join('');
}

/** Escapes text for LaTeX. */
function escape(text: string): string {
  return text
    .replace(/[\\{}$&#%_]/g, (one) => (one === '\\' ? '\\textbackslash{}' : `\\${one}`))
    .replace(/[\u00a0\u202f]/g, '~')
    .replace(/²/g, '\\textsuperscript{2}')
    .replace(/·/g, '\\textperiodcentered{}')
    .replace(/−/g, '\\(-\\)');
}
