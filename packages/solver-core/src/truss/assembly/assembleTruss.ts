import type { TrussReading } from '../../model/truss/readTruss.ts';
import { heldWithin } from '../../geometry/heldAxes.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import type { JointSystem } from '../../sparse/system/jointSystem.ts';
import { createLinkGraph } from '../../sparse/system/linkGraph.ts';
import type { LinkGraph } from '../../sparse/system/linkGraph.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { checkTrussGeometry } from './checkTrussGeometry.ts';
import { checkTrussLoads } from './checkTrussLoads.ts';
import { CONSTANT_FACTORS } from './consistentUnits.ts';
import { readConstants } from './readConstants.ts';
import type { LinkConstants } from './readConstants.ts';
import { sizeOf } from './sizeOf.ts';
import type { LinkSize, TrussModel } from './trussModel.ts';

/** A truss as arrays of numbers, with every failure that can be found without examining its stability. */
export interface AssembledTruss {
  /** Null if `failures` prevent building it. */
  readonly model: TrussModel | null;
  readonly failures: readonly TrussFailure[];
  readonly corrections: readonly TrussFailure[];
}

/**
 * Builds the model of a truss from its document, and finds errors in its geometry, constants and loads.
 *
 * `isWhole` is that of the reading, for a document that is only partly well-formed: its lists have holes, checks that
 * depend on a malformed part are skipped, and there is no model.
 */
export function assembleTruss(
  document: TrussCase,
  isWhole: TrussReading['isWhole'] = () => true,
): AssembledTruss {
  const { anchors, ends } = numbersOf(document);
  const graph = createLinkGraph(ends, anchors.length);
  const misplaced = checkTrussGeometry(document, graph);
  const constants = isWhole('links', 'materials', 'sections', 'units') ? readConstants(document) : null;
  const canBuild =
    isWhole('joints') && misplaced.length === 0 && constants !== null && constants.failures.length === 0;
  const model = canBuild ? buildModel(document, graph, constants) : null;
  const weighs = isWhole('joints', 'links', 'selfWeight') ? hasWeight(document, model) : null;
  return {
    model,
    failures: [...misplaced, ...(constants?.failures ?? []), ...checkTrussLoads(document, weighs)],
    corrections: constants?.corrections ?? [],
  };
}

/** Returns null if it is not known whether the links have a weight. */
function hasWeight({ selfWeight }: TrussCase, model: TrussModel | null): boolean | null {
  if (!selfWeight) return false;
  return model && model.sizes.some((row) => row.some(({ massPerLength }) => massPerLength > 0));
}

function buildModel(document: TrussCase, graph: LinkGraph, constants: LinkConstants): TrussModel {
  const { places, heights, anchors: held, ends, made } = numbersOf(document);
  const { jointCount, linkCount } = graph;
  const dim = heights ? 3 : 2;
  const coordinates = heights ? inSpace(places, heights) : places;
  const anchors = held.map((anchor) => heldWithin(anchor, dim));
  const { lengths, directions } = measureLinks({ dim, coordinates, ends });
  const sized = { made, sizes: sizeLinks(document, constants) };
  const { isReal } = constants;
  const stiffness = new Float64Array(linkCount);
  for (let link = 0; link < linkCount; link++)
    stiffness[link] = (isReal ? sizeOf(sized, link).EA : 1) / lengths[link]!;
  return {
    system: { dim, coordinates, ends, stiffness, anchors },
    graph,
    jointCount,
    linkCount,
    dim,
    lengths,
    directions,
    isReal,
    ...sized,
  };
}

function inSpace(places: Float64Array, heights: Float64Array): Float64Array {
  const coordinates = new Float64Array(3 * heights.length);
  for (let joint = 0; joint < heights.length; joint++) {
    coordinates[3 * joint] = places[2 * joint]!;
    coordinates[3 * joint + 1] = places[2 * joint + 1]!;
    coordinates[3 * joint + 2] = heights[joint]!;
  }
  return coordinates;
}

function measureLinks({ dim, coordinates, ends }: Pick<JointSystem, 'dim' | 'coordinates' | 'ends'>) {
  const count = ends.length / 2;
  const lengths = new Float64Array(count);
  const directions = new Float64Array(dim * count);
  for (let link = 0; link < count; link++) {
    const from = dim * ends[2 * link]!;
    const to = dim * ends[2 * link + 1]!;
    const x = coordinates[to]! - coordinates[from]!;
    const y = coordinates[to + 1]! - coordinates[from + 1]!;
    const z = dim === 3 ? coordinates[to + 2]! - coordinates[from + 2]! : 0;
    const length = Math.sqrt(x * x + y * y + z * z);
    lengths[link] = length;
    directions[dim * link] = x / length;
    directions[dim * link + 1] = y / length;
    if (dim === 3) directions[dim * link + 2] = z / length;
  }
  return { lengths, directions };
}

/** Computes the size of every pair of a material and a cross-section that occurs in a link, once. */
function sizeLinks(document: TrussCase, { shapes, moduli }: LinkConstants): LinkSize[][] {
  const { made } = numbersOf(document);
  const factors = CONSTANT_FACTORS[document.units.system];
  const sizes: LinkSize[][] = [];
  for (let at = 0; at < made.length; at += 2) {
    const material = made[at]!;
    const section = made[at + 1]!;
    if (material < 0 || section < 0 || sizes[material]?.[section]) continue;
    const { A, Iv } = shapes[section]!;
    const E = moduli[material]!;
    (sizes[material] ??= [])[section] = {
      EA: E * A * factors.axial,
      A,
      EI: (E * Iv) / factors.flexural,
      massPerLength: ((document.materials[material]!.rho ?? 0) * A) / factors.mass,
    };
  }
  return sizes;
}
