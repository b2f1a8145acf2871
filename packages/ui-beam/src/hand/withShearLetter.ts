import type { Formula, HandBlock, HandCalculation, HandValue, Piece } from '@eecs/solver-core/hand';

/** Letters the shear forces of a calculation by hand as the reader does: those at hinges too. */
export function withShearLetter(hand: HandCalculation, letter: 'Q' | 'V'): HandCalculation {
  if (letter === 'Q') return hand;
  return { ...hand, blocks: hand.blocks.map((block) => renameBlock(block, letter)) };
}

function renameBlock(block: HandBlock, letter: string): HandBlock {
  if (block.kind === 'formula')
    return { ...block, label: rename(block.label, letter), formula: rename(block.formula, letter) };
  const values = Object.entries(block.values).map(([name, value]): [string, HandValue] => [
    name,
    typeof value === 'object' && 'formula' in value ? { formula: rename(value.formula, letter) } : value,
  ]);
  return { ...block, values: Object.fromEntries(values) };
}

function rename(formula: Formula, letter: string): Formula {
  return formula.map((piece): Piece => {
    if (piece.kind === 'fraction')
      return { ...piece, over: rename(piece.over, letter), under: rename(piece.under, letter) };
    return piece.kind === 'sign' && piece.letter === 'Q' ? { ...piece, letter } : piece;
  });
}
