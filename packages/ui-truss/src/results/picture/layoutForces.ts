import type { SolvedTruss, TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { chooseLabelPlaces, drawLeaders, findLedPlace } from '@eecs/ui-kit/layout';
import { type Camera, type Point, project } from '../../camera/camera.ts';
import { isSpatial } from '../../editing/isSpatial.ts';
import { drawAnchor, isHeld, layoutAnchors } from '../../scheme/drawAnchors.ts';
import { drawJoints } from '../../scheme/drawJoints.ts';
import { type LinesNode, isDrawn } from '../../scheme/linesNode.ts';
import { coverAnchors, coverRods } from '../../scheme/obstacles.ts';
import { listRodWays } from '../../scheme/rodWays.ts';
import { NO_EMPHASIS, type ResultNotes } from '../../scheme/scheme.ts';
import { drawValue } from './drawValue.ts';
import type { ForceOptions } from './forceOptions.ts';
import { getLabelFrame } from './labelFrame.ts';
import { layResult } from './layResult.ts';
import { MOST_LABELS } from './listValueWishes.ts';
import { getRodValues } from '../values/rodValues.ts';

/** A drawing of results by themselves. */
export interface ForceLayout extends ResultNotes {
  readonly camera: Camera;
  readonly nodes: readonly LinesNode[];
  readonly points: readonly Point[];
}

/** Draws the results of a truss by themselves, for paper and files: as on the board, without loads and dimensions. */
export function layoutForces(
  document: TrussCase,
  { set }: { readonly answer: SolvedTruss; readonly set: TrussSet },
  options: ForceOptions,
): ForceLayout {
  const { camera } = options;
  const { joints, links } = document;
  const inSpace = isSpatial(document);
  const points = joints.map((joint) => project(camera, joint));
  const held = new Set(joints.flatMap((joint, index) => (isHeld(joint, inSpace) ? [index] : [])));
  const ways = listRodWays(links, points, held);
  const anchors = layoutAnchors(joints, points, { isSpatial: inSpace, ways });
  const result = layResult(document, set, { camera, inSpace, points, anchors }, options);
  // The rods of a larger truss are not obstacles, because otherwise no place would be free.
  const hasObstacles = links.length <= (options.mostLabels ?? MOST_LABELS);
  const { labels } = chooseLabelPlaces(result.wishes, {
    frame: getLabelFrame(camera),
    obstacles: [
      ...coverAnchors(anchors),
      ...result.obstacles,
      ...(hasObstacles ? coverRods(links, [points], result.widthOf) : []),
    ],
    otherwise: findLedPlace,
  });
  const rods = getRodValues(set, options.mode);
  return {
    camera,
    nodes: [
      ...anchors.map((anchor) => drawAnchor(anchor, {})),
      ...result.rods,
      ...drawJoints(points, NO_EMPHASIS),
      ...result.over,
      ...drawLeaders(labels),
      ...labels.map((label) => drawValue(label, rods)),
    ].filter(isDrawn),
    points,
    hidden: result.countHidden(labels),
    shapeScale: result.shapeScale,
  };
}
