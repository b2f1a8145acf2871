import { cosDeg, sinDeg } from '../../geometry/trigonometry.ts';
import { permanentFactor } from '../../model/common/permanentFactor.ts';
import { type ActingFactor, createActingFactors } from '../../model/common/actingFactors.ts';
import { weightFactors } from '../../model/common/weightFactors.ts';
import { GRAVITY_BY_SYSTEM } from '../../model/common/constants.ts';
import type { JointLoad, LinkLoad, TrussCase } from '../../model/truss/trussDocument.ts';
import { numbersOf } from '../../model/truss/trussNumbers.ts';
import { hasSettlementIn } from '../../rules/common/sets/hasSettlementIn.ts';
import { linkRange } from './linkRange.ts';
import { shareLoad } from './shareLoad.ts';
import { sizeOf } from './sizeOf.ts';
import type { TrussActions, TrussModel } from './trussModel.ts';

/**
 * Collects the actions on a truss in the case set with an index; without case sets every load acts in one default set,
 * 0.
 *
 * A set rotates its forces and gravity about z by its own angle. A combined set adds every set that is not combined
 * times its factor, each at its own angle. Self weight acts in the sets that the document names for it
 * (`weightFactors`). Settlements, temperatures and misfits act once in every set that their `sets` name; a combined set
 * multiplies settlements by the factor it names for them. Loads along a link are distributed to its joints by statics.
 * `document` and `model` are those of `assembleTruss` without failures. Source: THEORY.md, "Trusses: signs, actions and
 * units".
 */
export function computeActions(document: TrussCase, model: TrussModel, setIndex: number): TrussActions {
  const forces = new Float64Array(model.dim * model.jointCount);
  const factorsOf = createActingFactors(document.caseSets, setIndex);
  const weight = -GRAVITY_BY_SYSTEM[document.units.system];
  const { fullJoints, fullLinks } = numbersOf(document);
  fullJoints.entries.forEach(({ loads }, at) => {
    const joint = fullJoints.indexes[at]!;
    for (const load of loads) addJointLoadInto(forces, model, { joint, load, factors: factorsOf(load.sets) });
  });
  fullLinks.entries.forEach(({ loads }, at) => {
    const link = fullLinks.indexes[at]!;
    for (const load of loads)
      addLinkLoadInto(forces, model, { link, load, factors: factorsOf(load.sets), weight });
  });
  if (document.selfWeight) {
    for (const { angleDeg, factor } of weightFactors(document, setIndex))
      addSelfWeightInto(forces, model, { angleDeg, weight: factor * weight });
  }
  return {
    joints: forces,
    elongation: freeElongations(document, model, setIndex),
    settlement: settlementsOf(document, model, setIndex),
  };
}

function addJointLoadInto(
  forces: Float64Array,
  { dim }: TrussModel,
  of: { joint: number; load: JointLoad; factors: readonly ActingFactor[] },
): void {
  const { alpha, beta = 0, c } = of.load;
  for (const { angleDeg, factor } of of.factors) {
    if (dim === 2 && factor === 1 && angleDeg === 0) {
      // The reader guarantees these components.
      forces[2 * of.joint]! += c[1];
      forces[2 * of.joint + 1]! += c[2];
      continue;
    }
    const value = factor * c[0];
    const level = value * cosDeg(beta);
    forces[dim * of.joint]! += level * cosDeg(alpha + angleDeg);
    forces[dim * of.joint + 1]! += level * sinDeg(alpha + angleDeg);
    if (dim === 3) forces[dim * of.joint + 2]! += value * sinDeg(beta);
  }
}

function addLinkLoadInto(
  forces: Float64Array,
  model: TrussModel,
  of: { link: number; load: LinkLoad; factors: readonly ActingFactor[]; weight: number },
): void {
  const length = model.lengths[of.link]!;
  const shares = shareLoad({ range: linkRange(of.load, length), ordinates: of.load.y, length });
  const isMass = of.load.className === 'DistributedMass';
  const alpha = isMass ? -90 : of.load.alpha;
  for (const { angleDeg, factor } of of.factors) {
    const scale = isMass ? factor * of.weight : factor;
    addSharesInto(forces, model, {
      link: of.link,
      shares: [scale * shares[0], scale * shares[1]],
      alphaDeg: alpha + angleDeg,
    });
  }
}

function addSelfWeightInto(
  forces: Float64Array,
  model: TrussModel,
  { angleDeg, weight }: { angleDeg: number; weight: number },
): void {
  const alphaDeg = -90 + angleDeg;
  const [cos, sin] = [cosDeg(alphaDeg), sinDeg(alphaDeg)];
  for (let link = 0; link < model.linkCount; link++) {
    const half = (weight * sizeOf(model, link).massPerLength * model.lengths[link]!) / 2;
    for (const end of [0, 1]) {
      const at = model.dim * model.system.ends[2 * link + end]!;
      forces[at]! += half * cos;
      forces[at + 1]! += half * sin;
    }
  }
}

/** Adds forces along `alphaDeg` in the xy plane to both ends of a link. */
function addSharesInto(
  forces: Float64Array,
  { dim, system }: TrussModel,
  { link, shares, alphaDeg }: { link: number; shares: readonly [number, number]; alphaDeg: number },
): void {
  const [cos, sin] = [cosDeg(alphaDeg), sinDeg(alphaDeg)];
  for (const end of [0, 1] as const) {
    const at = dim * system.ends[2 * link + end]!;
    forces[at]! += shares[end] * cos;
    forces[at + 1]! += shares[end] * sin;
  }
}

/**
 * alpha·dT·l + dL. A link whose material has no thermal expansion keeps its length; `assembleTruss` has refused it if
 * displacements depend on it.
 */
function freeElongations(
  document: TrussCase,
  { lengths, linkCount }: TrussModel,
  setIndex: number,
): Float64Array | null {
  let elongations: Float64Array | null = null;
  const { indexes, entries } = numbersOf(document).fullLinks;
  entries.forEach((link, full) => {
    const at = indexes[full]!;
    const { dT = 0, dL = 0, materialIndex } = link;
    if ((dT === 0 && dL === 0) || !hasSettlementIn(link, setIndex)) return;
    elongations ??= new Float64Array(linkCount);
    elongations[at] = (document.materials[materialIndex]?.alpha ?? 0) * dT * lengths[at]! + dL;
  });
  return elongations;
}

function settlementsOf(document: TrussCase, { dim, jointCount }: TrussModel, setIndex: number) {
  const factor = permanentFactor(document.caseSets[setIndex], 'settlement');
  let settlements: Float64Array | null = null;
  const { indexes, entries } = numbersOf(document).fullJoints;
  entries.forEach((joint, full) => {
    const at = indexes[full]!;
    const { settlement } = joint;
    if (!settlement || !hasSettlementIn(joint, setIndex)) return;
    settlements ??= new Float64Array(dim * jointCount);
    settlements[dim * at] = factor * (settlement.x ?? 0);
    settlements[dim * at + 1] = factor * (settlement.y ?? 0);
    if (dim === 3) settlements[dim * at + 2] = factor * (settlement.z ?? 0);
  });
  return settlements;
}
