import type { MohrKind } from '@eecs/solver-core';
import { drawArrow, drawTurn } from '@eecs/ui-kit/editor';

const ARROW_PX = 44;
const CLEAR_PX = 4;
const TURN = { radius: 20, from: -65, to: 245, size: 1 } as const;

/**
 * Draws a unit load above the beam: up, counter-clockwise or to the right, its opposite in the opposite direction.
 * Place and axis in px.
 */
export function drawUnit(
  kind: MohrKind,
  at: { readonly x: number; readonly y: number },
  isOpposite: boolean,
): string {
  const { x, y } = at;
  switch (kind) {
    case 'deflection': {
      const [low, high] = [
        { x, y: y - CLEAR_PX },
        { x, y: y - CLEAR_PX - ARROW_PX },
      ];
      return isOpposite ? drawArrow(high, low) : drawArrow(low, high);
    }
    case 'slope':
      return drawTurn(at, isOpposite ? { ...TURN, from: TURN.to, to: TURN.from } : TURN);
    case 'axial':
      return drawArrow({ x, y: y - 12 }, { x: x + (isOpposite ? -ARROW_PX : ARROW_PX), y: y - 12 });
    default:
      return kind satisfies never;
  }
}

/** Returns the place of a unit load's number beside its mark. */
export function placeOne(
  kind: MohrKind,
  at: { readonly x: number; readonly y: number },
): { x: number; y: number } {
  return kind === 'deflection'
    ? { x: at.x + 10, y: at.y - ARROW_PX + 6 }
    : { x: at.x, y: at.y - (kind === 'slope' ? 28 : 22) };
}
