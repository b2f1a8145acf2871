import type { TrussReading } from '../../model/truss/readTruss.ts';
import { heldWithin } from '../../model/truss/heldAxes.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import type { JointSystem } from '../system/jointSystem.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { areInPlane, checkTrussGeometry } from './checkTrussGeometry.ts';
import { checkTrussLoads } from './checkTrussLoads.ts';
import { CONSTANT_FACTORS } from './consistentUnits.ts';
import { readConstants } from './readConstants.ts';
import type { LinkConstants } from './readConstants.ts';
import type { TrussModel } from './trussModel.ts';

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
  const misplaced = checkTrussGeometry(document);
  const constants = isWhole('links', 'materials', 'sections', 'units') ? readConstants(document) : null;
  const canBuild =
    isWhole('joints') && misplaced.length === 0 && constants !== null && constants.failures.length === 0;
  const model = canBuild ? buildModel(document, constants) : null;
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
  return model && model.massPerLength.some((mass) => mass > 0);
}

function buildModel(document: TrussCase, constants: LinkConstants): TrussModel {
  const { joints, links } = numbersOf(document);
  const jointCount = joints.length / 4;
  const linkCount = links.length / 4;
  const dim = areInPlane(joints) ? 2 : 3;
  const coordinates = new Float64Array(dim * jointCount);
  const anchors = new Uint8Array(jointCount);
  for (let joint = 0; joint < jointCount; joint++) {
    anchors[joint] = heldWithin(joints[4 * joint + 3]!, dim);
    for (let axis = 0; axis < dim; axis++) coordinates[dim * joint + axis] = joints[4 * joint + axis]!;
  }
  const ends = new Int32Array(2 * linkCount);
  for (let link = 0; link < linkCount; link++) {
    ends[2 * link] = links[4 * link]!;
    ends[2 * link + 1] = links[4 * link + 1]!;
  }
  const { lengths, directions } = measureLinks({ dim, coordinates, ends });
  const sized = sizeLinks(document, constants);
  const stiffness = new Float64Array(linkCount);
  for (let link = 0; link < linkCount; link++)
    stiffness[link] = (sized.EA ? sized.EA[link]! : 1) / lengths[link]!;
  return {
    system: { dim, coordinates, ends, stiffness, anchors },
    jointCount,
    linkCount,
    dim,
    lengths,
    directions,
    isReal: constants.isReal,
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

function sizeLinks(document: TrussCase, { isReal, shapes, moduli }: LinkConstants) {
  const { links } = numbersOf(document);
  const { materials, units } = document;
  const factors = CONSTANT_FACTORS[units.system];
  const count = links.length / 4;
  const massPerLength = new Float64Array(count);
  const create = () => (isReal ? new Float64Array(count) : null);
  const [EA, A, EI] = [create(), create(), create()];
  for (let link = 0; link < count; link++) {
    const material = links[4 * link + 2]!;
    const section = links[4 * link + 3]!;
    // What is not known weighs nothing; a correction tells.
    if (material < 0 || section < 0) continue;
    const shape = shapes[section]!;
    massPerLength[link] = ((materials[material]!.rho ?? 0) * shape.A) / factors.mass;
    if (!EA || !A || !EI) continue;
    const E = moduli[material]!;
    A[link] = shape.A;
    EA[link] = E * shape.A * factors.axial;
    EI[link] = (E * shape.Iv) / factors.flexural;
  }
  return { EA, A, EI, massPerLength };
}
