import { flatWidth } from '../../epsilon.ts';
import type { MemberSection } from '../memberSection.ts';

/** Returns the height of a web for local buckling, mm: between root radii or welds, for a box between its corners. */
export function webHeight({ shape, h, tw, tf, r }: MemberSection): number {
  if (shape === 'box') return flatWidth(h, { tw, r });
  return h - 2 * (tf + (shape === 'weldedI' ? 0 : r));
}
