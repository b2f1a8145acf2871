import type { TrussItem } from '../editing/items.ts';
import type { Tool } from './tool.ts';

/** Says whether a key may begin a place: a sign, a digit, a decimal mark, or the `@` of a way from the last place. */
function isPlaceStart(key: string): boolean {
  return /^[-\d.,@]$/.test(key);
}

/** The state of the board while a number is typed. */
export interface NumberState {
  readonly tool: Tool;
  readonly items: readonly TrussItem[];
  readonly isReadOnly: boolean;
}

/**
 * Tells what a number typed on the board is: the value of a load that is placed or chosen, the place of a joint, a rod
 * or a guide that is drawn and of a joint that is chosen, else null.
 *
 * @example whatIsTyped('-', { tool: 'load', items: [{ kind: 'jointLoad', joint: 1, index: 0 }], isReadOnly: false }) //
 * 'value'
 */
export function whatIsTyped(key: string, { tool, items, isReadOnly }: NumberState): 'value' | 'place' | null {
  if (isReadOnly || !isPlaceStart(key)) return null;
  if (tool === 'joint' || tool === 'rod' || tool === 'guide') return 'place';
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) return null;
  if (item.kind === 'joint') return 'place';
  return key !== '@' && (item.kind === 'jointLoad' || item.kind === 'linkLoad') ? 'value' : null;
}
