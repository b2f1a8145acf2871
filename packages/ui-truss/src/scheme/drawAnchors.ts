import type { Joint } from '@eecs/solver-core/truss';
import {
  type DrawnNode,
  drawGlyph,
  type GlyphData,
  type LabelWish,
  pinGlyph,
  rollerGlyph,
} from '@eecs/ui-kit/layout';
import type { Point } from '../camera/camera.ts';
import { ANCHOR } from '../editing/joints.ts';
import { AXES } from '../editing/place.ts';
import { BOARD_SIZES } from './markSizes.ts';

/** A drawn support. */
export interface AnchorMark extends Point {
  readonly joint: number;
  readonly glyph: GlyphData;
  /** Rotation, clockwise, degrees; 0 is below its joint. */
  readonly turn: number;
  /** Restrained directions in letters, if the glyph cannot show them. */
  readonly letters: string;
}

export const ANCHOR_PX = BOARD_SIZES.anchor;
/** If the rods run clearly downwards from their joint, the support is drawn above it. */
const UPRIGHT = 0.5;
/** More glyphs than this would only blacken the picture. */
const MOST = 400;

/** Returns whether a joint is restrained; in a plane truss z is ignored. */
export function isHeld({ anchor }: Pick<Joint, 'anchor'>, isSpatial: boolean): boolean {
  return (anchor & (isSpatial ? 7 : 3)) !== 0;
}

/**
 * Lays out the supports, each on the side away from the rods of its joint. A fully restrained joint has a pin; a partly
 * restrained one a roller, in space with letters.
 */
export function layoutAnchors(
  joints: readonly Joint[],
  points: readonly Point[],
  {
    isSpatial,
    ways,
    isShown = () => true,
  }: {
    readonly isSpatial: boolean;
    readonly ways: ReadonlyMap<number, readonly Point[]>;
    readonly isShown?: (index: number) => boolean;
  },
): AnchorMark[] {
  const held = joints
    .flatMap((joint, index) => (isHeld(joint, isSpatial) && isShown(index) ? [index] : []))
    .slice(0, MOST);
  return held.flatMap((index): AnchorMark[] => {
    const [joint, point] = [joints[index], points[index]];
    if (joint === undefined || point === undefined) return [];
    const wants = isSpatial ? 7 : 3;
    const isAll = (joint.anchor & wants) === wants;
    const mean = meanOf(ways.get(index) ?? []);
    const isUpright = (joint.anchor & ANCHOR.y) !== 0 || (joint.anchor & ANCHOR.x) === 0;
    const turn = isUpright ? (mean.y > UPRIGHT ? 180 : 0) : mean.x < 0 ? -90 : 90;
    return [
      {
        joint: index,
        x: point.x,
        y: point.y,
        glyph: isAll ? pinGlyph : rollerGlyph,
        turn,
        letters:
          isSpatial && !isAll ? AXES.filter((axis) => (joint.anchor & ANCHOR[axis]) !== 0).join('') : '',
      },
    ];
  });
}

/** Lists the label requests for restrained axes, below their supports. */
export function listHeldAxes(anchors: readonly AnchorMark[], sizePx = ANCHOR_PX): LabelWish[] {
  return anchors
    .filter(({ letters }) => letters !== '')
    .map(({ joint, x, y, letters }) => ({
      key: `held-${joint}`,
      text: letters,
      role: 'dimension',
      priority: 2,
      places: [{ x, y: y + sizePx + 12 }],
    }));
}

/** Writes a support as a node; the lines of the glyph are its children. */
export function drawAnchor(
  { joint, x, y, glyph, turn }: AnchorMark,
  state: Readonly<Record<string, string>>,
  sizePx = ANCHOR_PX,
): DrawnNode {
  // A node with the same key keeps its children, so another glyph needs another key.
  const key = `anchor:${joint}:${glyph === pinGlyph ? 'pin' : 'roller'}`;
  return drawGlyph({ key, data: glyph, x, y, size: sizePx, isMirrored: false, turn }, state);
}

/** Returns the direction from a joint to its support. */
export function getAnchorWay(turn: number): Point {
  const angle = (turn * Math.PI) / 180;
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}

function meanOf(ways: readonly Point[]): Point {
  const count = Math.max(ways.length, 1);
  return {
    x: ways.reduce((sum, { x }) => sum + x, 0) / count,
    y: ways.reduce((sum, { y }) => sum + y, 0) / count,
  };
}
