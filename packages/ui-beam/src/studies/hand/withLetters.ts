import type { Formula, HandBlock, HandCalculation, HandValue, Piece } from '@eecs/solver-core/hand';

/** Letters that replace others, by the reader's convention. */
type Letters = Readonly<Record<string, string>>;

/**
 * Sets the letters of a hand calculation to those of the reader: shear forces, including those at hinges, and with
 * `numero` the prefix of part numbers.
 */
export function withLetters(
  hand: HandCalculation,
  { shear, numero }: { readonly shear: 'Q' | 'V'; readonly numero: string },
): HandCalculation {
  const letters = { Q: shear, '№': `${numero} ` };
  return { ...hand, blocks: hand.blocks.map((block) => renameBlock(block, letters)) };
}

function renameBlock(block: HandBlock, letters: Letters): HandBlock {
  if (block.kind === 'formula')
    return { ...block, label: rename(block.label, letters), formula: rename(block.formula, letters) };
  const values = Object.entries(block.values).map(([name, value]): [string, HandValue] => [
    name,
    typeof value === 'object' && 'formula' in value ? { formula: rename(value.formula, letters) } : value,
  ]);
  return { ...block, values: Object.fromEntries(values) };
}

function rename(formula: Formula, letters: Letters): Formula {
  return formula.map((piece): Piece => {
    if (piece.kind === 'fraction')
      return { ...piece, over: rename(piece.over, letters), under: rename(piece.under, letters) };
    return piece.kind === 'sign' ? { ...piece, letter: letters[piece.letter] ?? piece.letter } : piece;
  });
}
