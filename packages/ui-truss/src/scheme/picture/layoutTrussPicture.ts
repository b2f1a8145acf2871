import type { Joint, TrussCase } from '@eecs/solver-core/truss';
import { type LabelBox, LABEL_HEIGHT_PX } from '@eecs/ui-kit/layout';
import { type Camera, type Insets, fitCamera, project } from '../../camera/camera.ts';
import { CORNER, VIEWS } from '../../camera/orientation.ts';
import { isSpatial } from '../../editing/isSpatial.ts';
import {
  type PlacedMarks,
  type SchemeContent,
  type SchemeOptions,
  layoutScheme,
  placeMarks,
} from '../layoutScheme.ts';
import type { MarkSizes } from '../markSizes.ts';
import { coverAnchors } from '../obstacles.ts';
import { NO_EMPHASIS, type Scheme } from '../scheme.ts';
import type { SchemeTexts } from '../schemeTexts.ts';
import type { TrussSketch } from './sketchTruss.ts';
import { PICTURE_THINNING } from './thinning.ts';

/** The size and content of a picture. */
export interface PictureOptions {
  /** px */
  readonly width: number;
  readonly height: number;
  readonly texts: SchemeTexts;
  /** Whether a plane truss has chains of dimensions below and beside it. */
  readonly hasDimensions: boolean;
}

/** A truss laid out as a picture, px. */
export interface TrussPictureLayout extends Pick<Scheme, 'nodes' | 'points' | 'loads'> {
  readonly sizes: MarkSizes;
  /** Number of values without room and of loads without an arrow; 0 for a thumbnail, which has no values. */
  readonly hidden: number;
}

/** The greatest number of drawn rods; of a larger truss every n-th rod is drawn. */
const MOST_RODS = 4000;
/** Circles of more joints would cover the rods. */
const MOST_JOINTS = 400;
/** More arrows than this are unreadable on one picture. */
const MOST_ARROWS = 80;
/** Loads that are closer than this and point the same way, px, are drawn as the strongest of them. */
const ARROW_PITCH_PX = 12;
/** Narrower pictures are thumbnails: no values. */
const VALUES_FROM_PX = 240;
const MARGIN_PX = 6;
/** Marks of fixed size take at most this fraction of a side. */
const MOST_REACH = 0.4;
/** Room for the chains of dimensions, px. */
const CHAIN_PX = { bottom: 34, right: 62 };

/**
 * Lays a truss out as a picture: as on a board, without the board's own parts. Marks are smaller in a small picture.
 *
 * Pure. The number of marks is bounded, so that a truss of any size is drawn in the same time.
 */
export function layoutTrussPicture(
  sketch: TrussSketch,
  { width, height, texts, hasDimensions }: PictureOptions,
): TrussPictureLayout {
  const inSpace = isSpatial(sketch);
  const isMeasured = hasDimensions && !inSpace;
  const hasValues = width >= VALUES_FROM_PX;
  const sizes = chooseSizes(Math.min(width, height), sketch.joints.length);
  const orientation = inSpace ? CORNER : VIEWS.front;
  const chain = isMeasured ? CHAIN_PX : { bottom: 0, right: 0 };
  const fit = (reach: Insets): Camera =>
    fitCamera(sketch.joints, orientation, {
      width,
      height,
      insets: {
        left: MARGIN_PX + reach.left,
        right: MARGIN_PX + reach.right + chain.right,
        top: MARGIN_PX + reach.top,
        bottom: MARGIN_PX + reach.bottom + chain.bottom,
      },
    });
  // A first fit without marks shows how far they reach beyond the joints; this gives the margins.
  const first = fit({ left: 0, right: 0, top: 0, bottom: 0 });
  const { document, leftOut } = chooseMarks(sketch, first);
  const options: SchemeOptions = {
    width,
    height,
    orientation,
    window: null,
    hold: first,
    emphasis: NO_EMPHASIS,
    texts,
    sizes,
    content: { ...BARE, hasDimensions: isMeasured, hasValues },
  };
  const reach = measureReach(placeMarks(document, options), { width, height, sizes, hasValues });
  const scheme = layoutScheme(document, { ...options, hold: fit(reach) });
  return {
    nodes: scheme.nodes,
    points: scheme.points,
    loads: scheme.loads,
    sizes,
    hidden: hasValues ? scheme.hidden + leftOut : 0,
  };
}

const BARE: SchemeContent = {
  hasDimensions: false,
  hasNumbers: false,
  hasValues: false,
  hasTriad: false,
  thinning: PICTURE_THINNING,
  isUnderButtons: false,
};

function chooseSizes(unit: number, joints: number): MarkSizes {
  return {
    anchor: clamp(unit * 0.085, 8, 24),
    arrow: clamp(unit * 0.13, 12, 40),
    joint: joints > MOST_JOINTS ? 0 : clamp(unit * 0.011, 1.5, 3.5),
  };
}

/** Chooses the drawn rods and loads, and counts the omitted loads. */
function chooseMarks(
  { joints, links }: TrussSketch,
  camera: Camera,
): { readonly document: TrussCase; readonly leftOut: number } {
  const stride = Math.ceil(links.length / MOST_RODS);
  const kept = stride <= 1 ? links : links.filter((_, index) => index % stride === 0);
  const loads = joints.flatMap((joint, index) => joint.loads.map((load) => ({ index, load })));
  const drawn = new Set<Joint['loads'][number]>();
  const taken = new Set<string>();
  for (const { index, load } of loads.toSorted((a, b) => Math.abs(b.load.c[0]) - Math.abs(a.load.c[0]))) {
    const joint = joints[index];
    if (joint === undefined || drawn.size >= MOST_ARROWS) break;
    const { x, y } = project(camera, joint);
    const cell = [Math.round(x / ARROW_PITCH_PX), Math.round(y / ARROW_PITCH_PX)];
    const key = [
      ...cell,
      Math.round(load.alpha / 15),
      Math.round((load.beta ?? 0) / 15),
      load.c[0] < 0,
    ].join();
    // Loads of one joint are counted separately.
    const own = `${index} ${key}`;
    if (taken.has(key) && !taken.has(own)) continue;
    taken.add(key).add(own);
    drawn.add(load);
  }
  const document = {
    joints: joints.map((joint) => ({ ...joint, loads: joint.loads.filter((load) => drawn.has(load)) })),
    links: kept,
    guides: [],
  };
  // A drawing reads no other field of a document.
  return { document: document as unknown as TrussCase, leftOut: loads.length - drawn.size };
}

/** Measures the extent of marks beyond the joints on each side, px. */
function measureReach(
  { points, anchors, loads }: PlacedMarks,
  {
    width,
    height,
    sizes,
    hasValues,
  }: Pick<PictureOptions, 'width' | 'height'> & { readonly sizes: MarkSizes; readonly hasValues: boolean },
): Insets {
  const line = hasValues ? LABEL_HEIGHT_PX + 4 : 0;
  const arrows = loads.flatMap(({ mark: { from, to } }) => [from, to]);
  const inner = boundsOf(points.map(({ x, y }) => ({ x0: x, y0: y, x1: x, y1: y })));
  const outer = boundsOf([
    inner,
    ...coverAnchors(anchors, sizes.anchor),
    // Letters of restrained axes are below their supports.
    ...anchors.map(({ x, y, letters }) => ({
      x0: x,
      y0: y,
      x1: x,
      y1: letters === '' ? y : y + sizes.anchor + line,
    })),
    ...arrows.map(({ x, y }) => ({ x0: x, y0: y - line, x1: x, y1: y + line })),
  ]);
  const within = (reach: number, side: number): number => Math.min(reach, MOST_REACH * side);
  return {
    left: within(inner.x0 - outer.x0, width),
    right: within(outer.x1 - inner.x1, width),
    top: within(inner.y0 - outer.y0, height),
    bottom: within(outer.y1 - inner.y1, height),
  };
}

function boundsOf(boxes: readonly LabelBox[]): LabelBox {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    x0 = Math.min(x0, box.x0);
    y0 = Math.min(y0, box.y0);
    x1 = Math.max(x1, box.x1);
    y1 = Math.max(y1, box.y1);
  }
  return x0 > x1 ? { x0: 0, y0: 0, x1: 0, y1: 0 } : { x0, y0, x1, y1 };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
