import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { type BoxIndex, type LabelWish, NARROW_PX, createBoxIndex, getLabelBox } from '@eecs/ui-kit/layout';
import type { Point } from '../../camera/camera.ts';
import { isDense, measureBands } from '../../scheme/drawRods.ts';
import type { PlacedMarks } from '../../scheme/layoutScheme.ts';
import { type LinesNode, drawLines, isDrawn } from '../../scheme/linesNode.ts';
import { coverRods } from '../../scheme/obstacles.ts';
import type { ResultLayer } from '../../scheme/resultLayer.ts';
import { type Emphasis, indexesAmong } from '../../scheme/scheme.ts';
import { getRodValues } from '../values/rodValues.ts';
import { VALUE_RANKS } from '../values/valueRanks.ts';
import { BAR_WIDTH, DENSE_BAR_WIDTH } from './barWidth.ts';
import { coverReactions } from './coverReactions.ts';
import { createBarWidths, drawBars } from './drawBars.ts';
import { drawCut } from './drawCut.ts';
import { drawReactions } from './drawReactions.ts';
import { type DrawnShape, drawShape } from './drawShape.ts';
import { drawValue } from './drawValue.ts';
import type { ForceOptions } from './forceOptions.ts';
import { countOnSheet } from './isOnSheet.ts';
import { listShiftWishes } from './listShiftWishes.ts';
import { MOST_LABELS, listValueWishes } from './listValueWishes.ts';

/**
 * Lays the results of a case set out on a truss whose joints and supports have been placed: rods with colour by sign
 * and width by size, values beside them, reactions as arrows, the deformed shape; or the deformed shape alone, with the
 * displacements of joints.
 */
export function layResult(
  document: TrussCase,
  set: TrussSet,
  { camera, inSpace, points, anchors }: Pick<PlacedMarks, 'camera' | 'inSpace' | 'points' | 'anchors'>,
  options: Omit<ForceOptions, 'camera'>,
): ResultLayer {
  const { emphasis, onCanvas = false, isShapeAlone = false } = options;
  const { links } = document;
  const whole = { ...options, camera };
  const dense = isDense(links, points);
  const draw = (
    key: string,
    indexes: readonly number[],
    attributes: Readonly<Record<string, string>>,
  ): LinesNode => drawLines({ key, attributes, links, points, indexes, onCanvas });
  const shape =
    options.hasShape || isShapeAlone
      ? drawShape(document, set, {
          camera,
          factor: options.shapeFactor ?? '1',
          onCanvas,
          dense,
          isShapeAlone,
        })
      : null;
  const reactions = options.hasReactions ? drawReactions(set, points, whole, anchors) : [];
  const rods = getRodValues(set, options.mode);
  const width = dense ? DENSE_BAR_WIDTH : BAR_WIDTH;
  const widthOf = isShapeAlone ? () => 0 : createBarWidths(rods, { mode: options.mode, width });
  const bars = isShapeAlone
    ? [draw('rods', [...links.keys()], { 'data-role': 'rod', 'data-depth': 'far' })]
    : drawBars(rods, {
        draw,
        width,
        mode: options.mode,
        bandOf: inSpace ? measureBands(links, points) : null,
      });
  const values: readonly LabelWish<Iterable<Point>>[] = isShapeAlone
    ? listShiftWishes(set, { shape, points, options: whole })
    : listValueWishes(document, { points, rods, widthOf, options: whole });
  const wishes = [
    ...values,
    ...reactions.map(({ wish, share }) => ({
      ...wish,
      priority: inSpace ? share : VALUE_RANKS.reaction,
    })),
  ];
  const most = options.mostLabels ?? MOST_LABELS;
  const wanted = isShapeAlone ? values.length : countOnSheet(links, points, camera);
  const covered = links.length <= most ? coverShape(links, shape) : [];
  // On a narrow sheet a value on the shape is not read.
  const isFaint = !isShapeAlone && camera.width >= NARROW_PX && covered.length > 0;
  const faint = createBoxIndex(isFaint ? covered : []);
  return {
    rods: [
      ...(options.cut ? [draw('part', listInside(links, options.cut.part), { 'data-role': 'part' })] : []),
      ...drawHalos(emphasis, draw),
      // If there are no gaps between the rods, the shape would cover the forces.
      ...(shape !== null && dense && !isShapeAlone ? [shape.node] : []),
      ...bars,
      ...(shape !== null && (!dense || isShapeAlone) ? [shape.node] : []),
    ].filter(isDrawn),
    over: [
      ...reactions.map(({ node }) => node),
      ...(options.cut ? [drawCut(options.cut, links, points)] : []),
    ].filter(isDrawn),
    widthOf,
    wishes: isFaint ? wishes.map((wish) => ({ ...wish, places: listClearFirst(wish, faint) })) : wishes,
    obstacles: [...coverReactions(reactions), ...(isFaint ? [] : covered)],
    drawValue: (label) => (isOwn(label.key) ? drawValue(label, rods) : null),
    countHidden: (labels) => {
      const placed = new Set(labels.map(({ key }) => key));
      const unplaced = wishes.filter(({ key }) => !placed.has(key)).length;
      // A rod outside a zoomed drawing does not count as hidden.
      return unplaced + wanted - values.length;
    },
    shapeScale: shape?.scale ?? null,
  };
}

/** Lists the places of a value that are clear of the deformed shape before those on it. */
function* listClearFirst(
  { text, role, places }: LabelWish<Iterable<Point>>,
  shape: BoxIndex,
): Iterable<Point> {
  const others: Point[] = [];
  for (const place of places)
    if (shape.meets(getLabelBox({ text, role, ...place }))) others.push(place);
    else yield place;
  yield* others;
}

/** Returns whether a label belongs to a result: the value of a rod, a reaction or a displaced joint. */
function isOwn(key: string): boolean {
  return key.startsWith('N-') || key.startsWith('u-') || key.startsWith('value-R-');
}

function drawHalos(
  { chosen, hovered }: Emphasis,
  draw: (key: string, indexes: readonly number[], attributes: Readonly<Record<string, string>>) => LinesNode,
): LinesNode[] {
  const halo = (state: string, keys: Iterable<string>): LinesNode =>
    draw(`halo-${state}`, indexesAmong(keys, 'link'), { 'data-role': 'halo' });
  return [halo('selected', chosen), halo('hovered', hovered === null ? [] : [hovered])];
}

function coverShape(links: TrussCase['links'], shape: DrawnShape | null) {
  return coverRods(links, [shape?.points ?? []]);
}

/** Lists the rods of the current part, which get a highlight behind them. */
function listInside(links: TrussCase['links'], part: readonly number[] | null): number[] {
  const inside = new Set(part ?? []);
  return links.flatMap(({ i, j }, index) => (inside.has(i) && inside.has(j) ? [index] : []));
}
