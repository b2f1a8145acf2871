import type { SolvedTruss, TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { chooseLabelPlaces, NARROW_PX } from '@eecs/ui-kit/layout';
import { type Camera, type Point, project } from '../../camera/camera.ts';
import { isSpatial } from '../../editing/isSpatial.ts';
import { drawAnchor, isHeld, layoutAnchors } from '../../scheme/drawAnchors.ts';
import { drawJoints } from '../../scheme/drawJoints.ts';
import { isDense, measureBands } from '../../scheme/drawRods.ts';
import { type LinesNode, drawLines, isDrawn } from '../../scheme/linesNode.ts';
import { listRodWays } from '../../scheme/rodWays.ts';
import { coverRods } from '../../scheme/obstacles.ts';
import { indexesAmong } from '../../scheme/scheme.ts';
import { BAR_WIDTH, DENSE_BAR_WIDTH } from './barWidth.ts';
import { drawBars } from './drawBars.ts';
import { drawCut } from './drawCut.ts';
import { drawReactions } from './drawReactions.ts';
import { drawShape } from './drawShape.ts';
import { drawValue } from './drawValue.ts';
import type { ForceOptions } from './forceOptions.ts';
import { getLabelFrame } from './labelFrame.ts';
import { listObstacles } from './listObstacles.ts';
import { MOST_LABELS, listValueWishes } from './listValueWishes.ts';
import { countOnSheet } from './isOnSheet.ts';
import { getRodValues } from '../values/rodValues.ts';
import { VALUE_RANKS } from '../values/valueRanks.ts';

/** A drawing of results. */
export interface ForceLayout {
  readonly camera: Camera;
  readonly nodes: readonly LinesNode[];
  readonly points: readonly Point[];
  /** Values that found no room. */
  readonly hidden: number;
  /** By how much displacements would be exaggerated to fit the drawing; null where none are drawn. */
  readonly shapeScale: number | null;
}

/** On a narrow board values of less than this part of the greatest stand beside all lines or not at all. */
const FREE_BELOW = 0.85;

/**
 * Draws the axial forces: colour by sign, width by size, values beside the rods,
 * reactions as arrows, the deformed shape.
 */
export function layoutForces(
  document: TrussCase,
  { set }: { readonly answer: SolvedTruss; readonly set: TrussSet },
  options: ForceOptions,
): ForceLayout {
  const { camera, emphasis, onCanvas = false } = options;
  const { joints, links } = document;
  const inSpace = isSpatial(document);
  const points = joints.map((joint) => project(camera, joint));
  const rods = getRodValues(set, options.mode);
  const held = new Set(joints.flatMap((joint, index) => (isHeld(joint, inSpace) ? [index] : [])));
  const ways = listRodWays(links, points, held);
  const anchors = layoutAnchors(joints, points, { isSpatial: inSpace, ways });
  const dense = isDense(links, points);
  const shape = options.hasShape
    ? drawShape(document, set, { camera, factor: options.shapeFactor ?? '1', onCanvas, dense })
    : null;
  const reactions = options.hasReactions ? drawReactions(set, points, options, anchors) : [];
  const width = dense ? DENSE_BAR_WIDTH : BAR_WIDTH;
  const draw = (
    key: string,
    indexes: readonly number[],
    attributes: Readonly<Record<string, string>>,
  ): LinesNode => drawLines({ key, attributes, links, points, indexes, onCanvas });
  const halo = (state: string, keys: Iterable<string>): LinesNode =>
    draw(`halo-${state}`, indexesAmong(keys, 'link'), { 'data-role': 'halo' });
  const nodes: LinesNode[] = [
    ...anchors.map((anchor) => drawAnchor(anchor, {})),
    ...(options.cut ? [draw('part', listInside(links, options.cut.part), { 'data-role': 'part' })] : []),
    halo('selected', emphasis.chosen),
    halo('hovered', emphasis.hovered === null ? [] : [emphasis.hovered]),
    // Where nothing is seen between the rods, the shape would cover the forces.
    ...(shape !== null && dense ? [shape.node] : []),
    ...drawBars(rods, {
      draw,
      width,
      mode: options.mode,
      bandOf: inSpace ? measureBands(links, points) : null,
    }),
    ...(shape !== null && !dense ? [shape.node] : []),
    ...drawJoints(points, { chosen: new Set(), hovered: null }),
    ...reactions.map(({ node }) => node),
    ...(options.cut ? [drawCut(options.cut, links, points)] : []),
  ].filter(isDrawn);
  const wishes = listValueWishes(document, { points, rods, options });
  const most = options.mostLabels ?? MOST_LABELS;
  const { labels, hidden } = chooseLabelPlaces(
    [
      ...wishes,
      ...reactions.map(({ wish, share }) => ({
        ...wish,
        priority: inSpace ? share : VALUE_RANKS.reaction,
      })),
    ],
    {
      frame: getLabelFrame(camera),
      // In space a value on other rods is read as theirs: all but those that stay stand free or not at all.
      freeBelow: inSpace ? VALUE_RANKS.reaction : camera.width < NARROW_PX ? FREE_BELOW : 0,
      obstacles: listObstacles(document, points, {
        anchors,
        reactions,
        most,
      }),
      faint: links.length <= most ? coverRods(links, [shape?.points ?? []]) : [],
    },
  );
  return {
    camera,
    nodes: [...nodes, ...labels.map((label) => drawValue(label, rods))],
    points,
    // A rod beyond the rim of a magnified drawing lacks no room.
    hidden: hidden + countOnSheet(links, points, camera) - wishes.length,
    shapeScale: shape?.scale ?? null,
  };
}

/** The rods of the part that is looked at: a wash stands behind them. */
function listInside(links: TrussCase['links'], part: readonly number[] | null): number[] {
  const inside = new Set(part ?? []);
  return links.flatMap(({ i, j }, index) => (inside.has(i) && inside.has(j) ? [index] : []));
}
