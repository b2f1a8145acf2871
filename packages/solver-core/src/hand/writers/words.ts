import type { HandBlock, HandValue } from '../page/page.ts';
import type { Formula, HandUnit } from '../page/formula.ts';

/** The words of a calculation in a language: sentences, units and numbers. */
export interface HandWords {
  /**
   * Returns the text of a heading (`heading.given`) or a sentence (`line.length`) with its formatted values, or of a
   * direction with its `size`: `way.right`, `left`, `up`, `down`, `ccw`, `cw`.
   */
  readonly writeText: (key: string, values: Readonly<Record<string, string>>) => string;
  readonly unit: (unit: HandUnit) => string;
  readonly number: (value: number) => string;
}

/** How formulas are written within a sentence. */
export type WriteFormula = (formula: Formula, words: HandWords) => string;

/** Returns the text of a heading or a sentence with its values. */
export function writeBlock(
  block: Exclude<HandBlock, { kind: 'formula' }>,
  words: HandWords,
  writeFormula: WriteFormula,
): string {
  const values = Object.fromEntries(
    Object.entries(block.values).map(([name, value]) => [name, writeValue(value, words, writeFormula)]),
  );
  return words.writeText(`${block.kind === 'heading' ? 'heading' : 'line'}.${block.key}`, values);
}

function writeValue(value: HandValue, words: HandWords, writeFormula: WriteFormula): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return words.number(value);
  if ('formula' in value) return writeFormula(value.formula, words);
  const write = (size: number): string => `${words.number(size)}\u00a0${words.unit(value.unit)}`;
  if (value.along === undefined || value.value === 0) return write(value.value);
  const way = WAYS[value.along][value.value > 0 ? 0 : 1];
  return words.writeText(`way.${way}`, { size: write(Math.abs(value.value)) });
}

/** The positive and the negative direction along an axis. */
const WAYS = { x: ['right', 'left'], y: ['up', 'down'], r: ['ccw', 'cw'] } as const;
