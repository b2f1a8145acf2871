import type { HandCalculation } from '../page/page.ts';
import { writeLatexFormula } from './writeLatex.ts';
import { verdictOf } from '../page/page.ts';
import { writeBlock } from './words.ts';
import type { HandWords } from './words.ts';

/** Writes a calculation as Markdown whose formulas are LaTeX between dollar signs. */
export function writeMarkdown({ blocks }: Pick<HandCalculation, 'blocks'>, words: HandWords): string {
  const inText = (formula: Parameters<typeof writeLatexFormula>[0]) =>
    `$${writeLatexFormula(formula, words)}$`;
  const lines = blocks.map((block) => {
    if (block.kind === 'heading') return `## ${writeBlock(block, words, inText)}`;
    if (block.kind === 'sentence') return writeBlock(block, words, inText);
    const label = block.label.length === 0 ? '' : `${writeLatexFormula(block.label, words)}:\\quad `;
    const verdict = verdictOf(block);
    const note =
      verdict === 'ticked'
        ? ' ✓'
        : verdict === 'disagrees'
          ? ` **${words.writeText('line.disagrees', {})}**`
          : '';
    return `$$${label}${writeLatexFormula(block.formula, words)}$$${note}`;
  });
  return `${lines.join('\n\n')}\n`;
}
