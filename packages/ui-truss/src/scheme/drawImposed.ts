import type { TrussCase } from '@eecs/solver-core/truss';
import { drawArrow, getTakenWidth, type LabelBox, type LabelWish } from '@eecs/ui-kit/layout';
import { type Camera, type Point, projectWay } from '../camera/camera.ts';
import { AXES, ORIGIN } from '../editing/place.ts';
import { ANCHOR_PX } from './drawAnchors.ts';
import { circle } from './drawJoints.ts';
import type { LinesNode } from './linesNode.ts';
import { type Emphasis, stateOf } from './scheme.ts';
import type { SchemeTexts } from './schemeTexts.ts';

/** Drawn settlements of supports, and temperature changes and misfits of rods. */
export interface DrawnImposed {
  readonly nodes: readonly LinesNode[];
  readonly wishes: readonly LabelWish[];
  readonly obstacles: readonly LabelBox[];
}

/** More arrows and texts than this would only blacken the picture. */
const MOST = 400;
const PRIORITY = 2.5;
/**
 * Half the length of an arrow, the distance from the support's glyph to its middle, and between two of one joint, px.
 */
const ARROW = { half: 9, beyond: 16, apart: 20 };
/** A vector that appears shorter than this fraction of its true length is seen end-on. */
const END_ON = 0.05;
/** Half the height of letters, and their distance from a line, px. */
const TEXT = { half: 6, off: 5 };

export interface ImposedSurroundings {
  readonly camera: Camera;
  readonly points: readonly Point[];
  /** Directions from joints to their supports. */
  readonly supports: ReadonlyMap<number, Point>;
  readonly emphasis: Emphasis;
  readonly texts: Pick<SchemeTexts, 'settlement' | 'strain'>;
  readonly isShown: (joint: number) => boolean;
}

/** Draws each settlement as an arrow beyond its support, and each temperature change and misfit of a rod as a text. */
export function drawImposed({ joints, links }: TrussCase, surroundings: ImposedSurroundings): DrawnImposed {
  const { points, isShown, texts } = surroundings;
  const settled = joints
    .flatMap(({ settlement }, index) =>
      settlement !== undefined && isShown(index) ? [{ index, settlement }] : [],
    )
    .slice(0, MOST)
    .map(({ index, settlement }) => drawSettlement(index, settlement, surroundings));
  const strained = links
    .flatMap((link, index) => ((link.dT ?? 0) !== 0 || (link.dL ?? 0) !== 0 ? [{ link, index }] : []))
    .slice(0, MOST)
    .flatMap(({ link, index }): LabelWish[] => {
      const [a, b] = [points[link.i], points[link.j]];
      if (a === undefined || b === undefined || !isShown(link.i) || !isShown(link.j)) return [];
      const text = texts.strain(link);
      return [
        { key: `strain-${index}`, text, role: 'load', priority: PRIORITY, places: listBeside(a, b, text) },
      ];
    });
  return {
    nodes: settled.flatMap(({ nodes }) => nodes),
    wishes: [...settled.flatMap(({ wishes }) => wishes), ...strained],
    obstacles: settled.flatMap(({ obstacles }) => obstacles),
  };
}

function drawSettlement(
  joint: number,
  settlement: NonNullable<TrussCase['joints'][number]['settlement']>,
  { camera, points, supports, emphasis, texts }: ImposedSurroundings,
): DrawnImposed {
  const point = points[joint] ?? { x: 0, y: 0 };
  const way = supports.get(joint) ?? { x: 0, y: 1 };
  const attributes = { 'data-role': 'load', ...stateOf(`joint:${joint}`, emphasis) };
  const axes = AXES.filter((axis) => (settlement[axis] ?? 0) !== 0);
  const drawn = axes.map((axis, step) => {
    const value = settlement[axis] ?? 0;
    const reach = ANCHOR_PX + ARROW.beyond;
    const aside = step * ARROW.apart;
    const middle = { x: point.x + way.x * reach - way.y * aside, y: point.y + way.y * reach + way.x * aside };
    const seen = projectWay({ basis: camera.basis, scale: 1 }, { ...ORIGIN, [axis]: Math.sign(value) });
    const length = Math.hypot(seen.x, seen.y);
    const isEndOn = length < END_ON;
    const [ux, uy] = isEndOn ? [0, 0] : [seen.x / length, seen.y / length];
    const at = (part: number): Point => ({
      x: middle.x + ux * ARROW.half * part,
      y: middle.y + uy * ARROW.half * part,
    });
    const d = isEndOn ? circle(middle, 4) : drawArrow(at(-1), at(1), 0.7);
    const text = texts.settlement(Math.abs(value));
    const half = { x: Math.abs(ux) * ARROW.half + 4, y: Math.abs(uy) * ARROW.half + 4 };
    const far = half.x + TEXT.off + getTakenWidth(text) / 2;
    const lower = middle.y + half.y + TEXT.off + TEXT.half;
    const wish: LabelWish = {
      key: `settlement-${joint}-${axis}`,
      text,
      role: 'load',
      priority: PRIORITY,
      places: [
        { x: middle.x + far, y: middle.y + 4 },
        { x: middle.x - far, y: middle.y + 4 },
        { x: middle.x, y: lower },
      ],
    };
    return {
      wish,
      node: { key: `settled:${joint}:${axis}`, tag: 'path', attributes: { ...attributes, d } } as const,
      box: { x0: middle.x - half.x, y0: middle.y - half.y, x1: middle.x + half.x, y1: middle.y + half.y },
    };
  });
  return {
    nodes: drawn.map(({ node }) => node),
    wishes: drawn.map(({ wish }) => wish),
    obstacles: drawn.map(({ box }) => box),
  };
}

/** Lists places beside a rod where a text clears it, from its middle outwards. */
function listBeside(a: Point, b: Point, text: string): readonly Point[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [(b.y - a.y) / length, -(b.x - a.x) / length];
  const off = TEXT.off + (getTakenWidth(text) / 2) * Math.abs(nx) + TEXT.half * Math.abs(ny);
  return [0.5, 0.35, 0.65].flatMap((share) =>
    [1, -1].map((side) => ({
      x: a.x + (b.x - a.x) * share + nx * off * side,
      y: a.y + (b.y - a.y) * share + ny * off * side + 4,
    })),
  );
}
