import type { TrussReading } from '../../model/truss/readTruss.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import type { JointSystem } from '../system/jointSystem.ts';
import type { TrussFailure } from '../../model/truss/trussFailures.ts';
import { checkTrussGeometry, isPlane } from './checkTrussGeometry.ts';
import { checkTrussLoads } from './checkTrussLoads.ts';
import { CONSTANT_FACTORS } from './consistentUnits.ts';
import { isAssigned, readConstants } from './readConstants.ts';
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
 * `isWhole` is that of the reading, for a document only parts of which are well-formed: its lists have holes, what rests on a broken
 * one is not judged, and there is no model.
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
  const { joints, links } = document;
  const dim = isPlane(joints) ? 2 : 3;
  const coordinates = new Float64Array(dim * joints.length);
  const anchors = new Uint8Array(joints.length);
  joints.forEach(({ x, y, z, anchor }, joint) => {
    anchors[joint] = dim === 2 ? anchor & PLANE_BITS : anchor;
    coordinates[dim * joint] = x;
    coordinates[dim * joint + 1] = y;
    if (dim === 3) coordinates[dim * joint + 2] = z;
  });
  const ends = new Int32Array(2 * links.length);
  links.forEach(({ i, j }, link) => {
    ends[2 * link] = i;
    ends[2 * link + 1] = j;
  });
  const { lengths, directions } = measureLinks({ dim, coordinates, ends });
  const sized = sizeLinks(document, constants);
  const stiffness = new Float64Array(links.length);
  for (let link = 0; link < links.length; link++)
    stiffness[link] = (sized.EA ? sized.EA[link]! : 1) / lengths[link]!;
  return {
    system: { dim, coordinates, ends, stiffness, anchors },
    jointCount: joints.length,
    linkCount: links.length,
    dim,
    lengths,
    directions,
    isReal: constants.isReal,
    ...sized,
  };
}

/** In the plane an anchor along z holds nothing. */
const PLANE_BITS = 3;

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

function sizeLinks(document: TrussCase, constants: LinkConstants) {
  const { links, units } = document;
  const massPerLength = weighLinks(document, constants);
  if (!constants.isReal) return { EA: null, A: null, EI: null, massPerLength };
  const { shapes, moduli } = constants;
  const factors = CONSTANT_FACTORS[units.system];
  const [EA, A, EI] = [0, 1, 2].map(() => new Float64Array(links.length)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  links.forEach(({ materialIndex, sectionIndex }, link) => {
    const E = moduli[materialIndex]!;
    const shape = shapes[sectionIndex]!;
    A[link] = shape.A;
    EA[link] = E * shape.A * factors.axial;
    EI[link] = (E * shape.Iv) / factors.flexural;
  });
  return { EA, A, EI, massPerLength };
}

/** What is not known weighs nothing; a correction tells. */
function weighLinks({ links, materials, units }: TrussCase, { shapes }: LinkConstants): Float64Array {
  const { mass } = CONSTANT_FACTORS[units.system];
  const masses = new Float64Array(links.length);
  links.forEach((link, k) => {
    if (isAssigned(link))
      masses[k] = ((materials[link.materialIndex]!.rho ?? 0) * shapes[link.sectionIndex]!.A) / mass;
  });
  return masses;
}
