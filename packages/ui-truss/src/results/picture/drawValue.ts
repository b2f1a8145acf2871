import { type PlacedLabel, px } from '@eecs/ui-kit/layout';
import type { LinesNode } from '../../scheme/linesNode.ts';
import { type RodValues, getRodValue } from '../values/rodValues.ts';

/** Draws a value that has found its place: of a rod in the colour of its sign, of a reaction or a shift. */
export function drawValue(
  { key, text, x, y }: Pick<PlacedLabel, 'key' | 'text' | 'x' | 'y'>,
  rods: RodValues,
): LinesNode {
  return { key, tag: 'text', attributes: { 'data-role': signOf(key, rods), x: px(x), y: px(y) }, text };
}

/** The role of a number: a rod without force has no sign, whatever rounding has left of it. */
function signOf(key: string, rods: RodValues): string {
  if (key.startsWith('u-')) return 'shift';
  if (!key.startsWith('N-')) return 'reaction';
  const value = getRodValue(rods, Number(key.slice(2)));
  return value > 0 ? 'tension' : value < 0 ? 'compression' : 'name';
}
