import { toCaseSetsInput, toMaterialInput, toSectionInput } from '../common/solverInput.ts';
import { createDigest, writeText } from '../../hashing/sha1.ts';
import type { Digest } from '../../hashing/sha1.ts';
import type { Joint, JointLoad, Link, LinkLoad, TrussCase } from './trussDocument.ts';
import { numbersOf } from './trussNumbers.ts';
import { writeJoint, writeLink, writeList } from './writeEntries.ts';

/**
 * Computes the fingerprint of everything the solver reads of a truss, by the rules of `caseHash`: SHA-1 (hex) over
 * canonical JSON with sorted keys, defaults filled in, absent optional fields omitted, -0 as 0. The order of joints,
 * links and loads matters; ids, titles, colours, guides, grid and ratios are excluded. `digest` computes the hash; by
 * default the plain JavaScript implementation.
 */
export function trussHash(document: TrussCase, digest: Digest = createDigest()): string {
  const numbers = numbersOf(document);
  const { fullJoints, fullLinks } = numbers;
  // JSON writes -0 as 0 and omits undefined fields. The text contains no user-defined names, so the split is
  // unambiguous.
  const [before, after] = JSON.stringify(toSolverInput(document, { joints: [], links: [] })).split(EMPTY);
  let at = writeText(digest, 0, `${before}"joints":[`);
  at = writeList(digest, at, {
    count: numbers.anchors.length,
    full: fullJoints,
    toInput: toJointInput,
    write: (written, from, index, joint) => writeJoint(written, from, numbers, index, joint),
  });
  at = writeText(digest, at, '],"links":[');
  at = writeList(digest, at, {
    count: numbers.made.length / 2,
    full: fullLinks,
    toInput: toLinkInput,
    write: (written, from, index, link) => (link ? from : writeLink(written, from, numbers, index)),
  });
  return digest.close(writeText(digest, at, `]${after}`));
}

/** The position of the joints and links, of which there are thousands. */
const EMPTY = '"joints":[],"links":[]';

// Every object below is written with its keys in order, so that no sorting is needed; a test checks this.
/** Writes the parts of a truss that the solver reads: the canonical JSON of its fingerprint. */
export function toSolverInput(
  document: TrussCase,
  { joints, links }: Pick<TrussCase, 'joints' | 'links'> = document,
): object {
  return {
    caseSets: toCaseSetsInput(document),
    className: document.className,
    joints: joints.map(toJointInput),
    links: links.map(toLinkInput),
    materials: document.materials.map(toMaterialInput),
    schema: document.schema,
    sections: document.sections.map((section) => toSectionInput(section, document.units.system)),
    selfWeight: document.selfWeight,
    units: { system: document.units.system },
    weightSets: document.selfWeight ? document.weightSets : undefined,
  };
}

/** Writes the parts of a joint that the solver reads. */
export function toJointInput({ anchor, loads, settlement, sets, x, y, z }: Joint): object {
  return {
    anchor,
    loads: loads.map(toJointLoadInput),
    sets,
    settlement: settlement && { x: settlement.x, y: settlement.y, z: settlement.z },
    x,
    y,
    z,
  };
}

function toJointLoadInput({ alpha, beta, c, className, sets }: JointLoad): object {
  return { alpha, beta: toActing(beta), c: c[0], className, sets };
}

/** Writes the parts of a link that the solver reads. */
export function toLinkInput({ dL, dT, i, j, loads, materialIndex, sectionIndex, sets }: Link): object {
  return {
    dL: toActing(dL),
    dT: toActing(dT),
    i,
    j,
    loads: loads.map(toLinkLoadInput),
    materialIndex,
    sectionIndex,
    sets,
  };
}

function toLinkLoadInput({ alpha, className, sets, x, y }: LinkLoad): object {
  return { alpha: className === 'DistributedMass' ? undefined : alpha, className, sets, x, y };
}

/** Zero has the same effect as an absent field. */
function toActing(value: number | undefined): number | undefined {
  return value === 0 ? undefined : value;
}
