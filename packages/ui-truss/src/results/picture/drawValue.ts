import { type PlacedLabel, px } from '@eecs/ui-kit/layout';
import type { LinesNode } from '../../scheme/linesNode.ts';
import { type RodValues, getRodValue } from '../values/rodValues.ts';

/** Draws a placed value: of a rod in the colour of its sign, of a reaction or a displacement. */
export function drawValue(
  { key, text, x, y }: Pick<PlacedLabel, 'key' | 'text' | 'x' | 'y'>,
  rods: RodValues,
): LinesNode {
  return {
    key,
    tag: 'text',
    attributes: { 'data-role': signOf(key, rods), 'data-explains': key, x: px(x), y: px(y) },
    text,
  };
}

/** Returns the role of a number: a zero rod has no sign, whatever its rounding error. */
function signOf(key: string, rods: RodValues): string {
  if (key.startsWith('u-')) return 'shift';
  if (!key.startsWith('N-')) return 'reaction';
  const value = getRodValue(rods, Number(key.slice(2)));
  return value > 0 ? 'tension' : value < 0 ? 'compression' : 'name';
}
