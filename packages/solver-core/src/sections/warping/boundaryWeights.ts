import type { Edge, Point } from '../outline.ts';
import { panelOf } from './boundary.ts';
import type { Boundary } from './boundary.ts';
import { lengthOfEdge, partOfEdge, pointOfEdge, directionOfEdge } from './edgeGeometry.ts';
import { AT, NODES, WEIGHT, panelMatrices } from './gaussRule.ts';
import { senseOf } from './symmetry.ts';
import type { Image } from './symmetry.ts';

/**
 * Integration weights along a boundary for one of its nodes: the sums of weight times (u - u at the node) are the
 * integrals of (u - u at the node) over the logarithm of the distance and over the viewing angle from the node.
 */
export interface ViewWeights {
  readonly ofLogarithm: Float64Array;
  readonly ofAngle: Float64Array;
}

/**
 * Computes the weights of an image of a boundary for the node `node`.
 *
 * Far panels use Gauss's rule directly. Near ones are halved until every part is far, with values interpolated from
 * their nodes. On the node's own panel the difference quotient of the logarithm is smooth, and its value at the node
 * itself is the derivative. Source: the parts of Cauchy's kernel, dζ/(ζ - z) = d ln r + i·dθ; THEORY.md, "Torsion".
 */
export function weighBoundaryInto(
  into: ViewWeights,
  { boundary, image, node }: { boundary: Boundary; image: Image; node: number },
): void {
  const from = { y: boundary.y[node]!, z: boundary.z[node]! };
  const own = image.y === 1 && image.z === 1 ? panelOf(node) : -1;
  boundary.panels.forEach((panel, k) => {
    if (k === own) weighOwn(into, panel, node);
    else if (isFar(panel, image, from)) weighFar(into, { boundary, image, from, first: k * NODES });
    else copyInto(into, weighNear(panel, image, from, 0), k * NODES);
  });
}

function weighOwn({ ofLogarithm, ofAngle }: ViewWeights, panel: Edge, node: number): void {
  const first = panelOf(node) * NODES;
  const i = node - first;
  const { slopes } = panelMatrices();
  // Half of the angle by which the panel turns: from a point of the circle itself, an arc subtends half of its angle.
  const turn = panel.kind === 'arc' ? panel.sweep / 2 : 0;
  for (let j = 0; j < NODES; j++) {
    const apart = AT[j]! - AT[i]!;
    const quotient = turn === 0 ? 1 / apart : turn / 2 / Math.tan((turn * apart) / 2);
    ofLogarithm[first + j] = WEIGHT[i]! * slopes[i * NODES + j]! + (j === i ? 0 : WEIGHT[j]! * quotient);
    ofAngle[first + j] = (WEIGHT[j]! * turn) / 2;
  }
}

function weighFar(
  { ofLogarithm, ofAngle }: ViewWeights,
  { boundary, image, from, first }: { boundary: Boundary; image: Image; from: Point; first: number },
): void {
  const sense = senseOf(image);
  for (let j = first; j < first + NODES; j++) {
    const y = image.y * boundary.y[j]! - from.y;
    const z = image.z * boundary.z[j]! - from.z;
    const dy = sense * image.y * boundary.dy[j]!;
    const dz = sense * image.z * boundary.dz[j]!;
    const inverse = 1 / (y * y + z * z);
    ofLogarithm[j] = (y * dy + z * dz) * inverse;
    ofAngle[j] = (y * dz - z * dy) * inverse;
  }
}

/** Computes the weights of the nodes of one near panel. */
function weighNear(panel: Edge, image: Image, from: Point, depth: number): ViewWeights {
  const ofLogarithm = new Float64Array(NODES);
  const ofAngle = new Float64Array(NODES);
  if (depth === DEEPEST || isFar(panel, image, from)) {
    const sense = senseOf(image);
    for (let j = 0; j < NODES; j++) {
      const part = (AT[j]! + 1) / 2;
      const point = pointOfEdge(panel, part);
      const along = directionOfEdge(panel, part);
      const y = image.y * point.y - from.y;
      const z = image.z * point.z - from.z;
      const scale = (sense * WEIGHT[j]!) / 2 / (y * y + z * z);
      ofLogarithm[j] = (y * image.y * along.y + z * image.z * along.z) * scale;
      ofAngle[j] = (y * image.z * along.z - z * image.y * along.y) * scale;
    }
    return { ofLogarithm, ofAngle };
  }
  panelMatrices().halves.forEach((half, side) => {
    const child = weighNear(partOfEdge(panel, side / 2, (side + 1) / 2), image, from, depth + 1);
    for (let c = 0; c < NODES; c++) {
      for (let j = 0; j < NODES; j++) {
        ofLogarithm[j]! += child.ofLogarithm[c]! * half[c * NODES + j]!;
        ofAngle[j]! += child.ofAngle[c]! * half[c * NODES + j]!;
      }
    }
  });
  return { ofLogarithm, ofAngle };
}

function isFar(panel: Edge, image: Image, from: Point): boolean {
  const middle = pointOfEdge(panel, 0.5);
  const distance = Math.hypot(image.y * middle.y - from.y, image.z * middle.z - from.z);
  return distance >= FAR * lengthOfEdge(panel);
}

function copyInto(into: ViewWeights, of: ViewWeights, first: number): void {
  into.ofLogarithm.set(of.ofLogarithm, first);
  into.ofAngle.set(of.ofAngle, first);
}

/**
 * Distance, in lengths of the panel from its middle, at which six points integrate to ten digits, also beyond its ends.
 */
const FAR = 1;

/** Greatest number of halvings; a node is never nearer to another panel than this many resolve. */
const DEEPEST = 30;
