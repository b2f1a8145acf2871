import { isHeld, type Support } from '@eecs/solver-core';
import {
  clampGlyph,
  type GlyphData,
  hingeGlyph,
  pinGlyph,
  rollerGlyph,
  sideBarGlyph,
  sideSpringGlyph,
  spiralGlyph,
  springGlyph,
  springRollerGlyph,
} from '@eecs/ui-kit/layout';

/** A mark of a support's drawing. */
export type SupportPart =
  'wall' | 'pin' | 'roller' | 'spring' | 'springRoller' | 'sideSpring' | 'sideBar' | 'spiral' | 'hinge';

export const PART_GLYPHS: Readonly<Record<SupportPart, GlyphData>> = {
  wall: clampGlyph,
  pin: pinGlyph,
  roller: rollerGlyph,
  spring: springGlyph,
  springRoller: springRollerGlyph,
  sideSpring: sideSpringGlyph,
  sideBar: sideBarGlyph,
  spiral: spiralGlyph,
  hinge: hingeGlyph,
};

/**
 * Lists the marks of a support in painting order. They depend on its restraints, not on its kind: a pin on a spring is
 * drawn as a spring, with a bar for the axial restraint.
 *
 * @example listSupportParts({ className: 'simple', x: 0, stiffness: { y: 1e6 } }) // ['springRoller']
 */
export function listSupportParts(support: Support): SupportPart[] {
  if (support.className === 'hinge') return ['hinge'];
  const hold = (direction: 'x' | 'y' | 'r'): 'free' | 'rigid' | 'elastic' => {
    if (!isHeld(support, direction)) return 'free';
    return support.stiffness?.[direction] === undefined ? 'rigid' : 'elastic';
  };
  const [x, y, r] = [hold('x'), hold('y'), hold('r')];
  const parts: SupportPart[] = [];
  const isPlain = x === 'rigid' && y === 'rigid';
  if (!isPlain && x !== 'free') parts.push(x === 'elastic' ? 'sideSpring' : 'sideBar');
  if (y === 'elastic') parts.push(support.className === 'simple' ? 'springRoller' : 'spring');
  if (r === 'rigid') parts.push('wall');
  else if (y === 'rigid') parts.push(isPlain ? 'pin' : 'roller');
  if (r === 'elastic') parts.push('spiral');
  if (support.release === true) parts.push('hinge');
  return parts;
}
