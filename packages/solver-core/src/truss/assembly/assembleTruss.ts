import type { TrussReading } from '../../model/truss/readTruss.ts';
import { heldWithin } from '../../model/truss/heldAxes.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import type { JointSystem } from '../system/jointSystem.ts';
import { createLinkGraph } from '../system/linkGraph.ts';
import type { LinkGraph } from '../system/linkGraph.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { areInPlane, checkTrussGeometry } from './checkTrussGeometry.ts';
import { checkTrussLoads } from './checkTrussLoads.ts';
import { CONSTANT_FACTORS } from './consistentUnits.ts';
import { readConstants } from './readConstants.ts';
import type { LinkConstants } from './readConstants.ts';
import { sizeOf } from './sizeOf.ts';
import type { LinkSize, TrussModel } from './trussModel.ts';

/** A truss as numbers, with every reason for a refusal that can be found without asking whether it can stand. */
export interface AssembledTruss {
  /** Null where `failures` leave nothing to build it from. */
  readonly model: TrussModel | null;
  readonly failures: readonly TrussFailure[];
  readonly corrections: readonly TrussFailure[];
}

/**
 * Makes the model of a truss out of its document, and finds what is wrong with its geometry, constants and loads.
 *
 * `isWhole` is that of the reading, for a document only parts of which are well-formed: its lists have holes, what
 * rests on a broken one is not judged, and there is no model.
 */
export function assembleTruss(
  document: TrussCase,
  isWhole: TrussReading['isWhole'] = () => true,
): AssembledTruss {
  const { joints, ends } = numbersOf(document);
  const graph = createLinkGraph(ends, joints.length / 4);
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

/** Null where it is not known what the links weigh. */
function hasWeight({ selfWeight }: TrussCase, model: TrussModel | null): boolean | null {
  if (!selfWeight) return false;
  return model && model.sizes.some((row) => row.some(({ massPerLength }) => massPerLength > 0));
}

function buildModel(document: TrussCase, graph: LinkGraph, constants: LinkConstants): TrussModel {
  const { joints, ends, made } = numbersOf(document);
  const { jointCount, linkCount } = graph;
  const dim = areInPlane(joints) ? 2 : 3;
  const coordinates = new Float64Array(dim * jointCount);
  const anchors = new Uint8Array(jointCount);
  for (let joint = 0; joint < jointCount; joint++) {
    anchors[joint] = heldWithin(joints[4 * joint + 3]!, dim);
    for (let axis = 0; axis < dim; axis++) coordinates[dim * joint + axis] = joints[4 * joint + axis]!;
  }
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

function measureLinks({ dim, coordinates, ends }: Pick<JointSystem, 'dim' | 'coordinates' | 'ends'>) {
  const count = ends.length / 2;
  const lengths = new Float64Array(count);
  const directions = new Float64Array(dim * count);
  for (let link = 0; link < count; link++) {
    const from = dim * ends[2 * link]!;
    const to = dim * ends[2 * link + 1]!;
    let squares = 0;
    for (let axis = 0; axis < dim; axis++) {
      const part = coordinates[to + axis]! - coordinates[from + axis]!;
      directions[dim * link + axis] = part;
      squares += part * part;
    }
    const length = Math.sqrt(squares);
    lengths[link] = length;
    for (let axis = 0; axis < dim; axis++) directions[dim * link + axis]! /= length;
  }
  return { lengths, directions };
}

/** Sizes every pair of a material and a cross-section that a link has, once. */
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
