import type { BeamCase } from '../../model/beam/document.ts';
import { findCollisions } from '../collisions/findCollisions.ts';
import { listEmptySets } from '../sets/listEmptySets.ts';
import { listUnassignedLoads } from '../sets/unassignedLoads.ts';
import { unknownMasses } from '../unknownMasses.ts';
import type { Verdict } from '../verdict.ts';
import { hasActions, isRealMaterial, isRealSection } from './realConstants.ts';
import { accepted, failed, fulfilled, judgeNames, listStatuses, nothing } from './sectionStatus.ts';
import type { CaseSection, JudgedSection, SectionJudgement } from './sectionStatus.ts';

/** Why a section is not fulfilled. */
export type StatusReason =
  | 'noLength'
  | 'noTitle'
  | 'titleOnly'
  | 'insufficientConditions'
  | 'supportsBeyond'
  | 'supportsAtOnePlace'
  | 'constantsMissing'
  | 'unassignedMaterial'
  | 'unassignedCrossSection'
  | 'emptyCaseSet'
  | 'noLoad'
  | 'loadsBeyond'
  | 'unassignedLoad'
  | 'noDensity'
  | 'noMass';

/** The status of one section of a case. */
export type SectionStatus = JudgedSection<StatusReason>;

type Judgement = SectionJudgement<StatusReason>;

/**
 * Judges the seven sections of a case, each by itself. The length of a document, its supports and loads are judged as
 * they stand: nothing has to fit. Without a verdict constraints are failed by where supports stand, else undefined.
 *
 * @example judgeCaseSections(document, judgeBeam(document))[1] // { section: 'constraints', status: 'fulfilled', path:
 * '/supports' }
 */
export function judgeCaseSections(document: BeamCase, verdict: Verdict | null): readonly SectionStatus[] {
  const judgements: Readonly<Record<CaseSection, Judgement>> = {
    initialData: judgeInitialData(document),
    constraints: judgeSupports(document, verdict),
    realConstants: judgeRealConstants(document),
    crossSectionsAndMaterials: judgeConstants(document),
    sections: judgeParts(document),
    loadCases: judgeCaseSets(document),
    loads: judgeLoads(document),
  };
  return listStatuses(judgements);
}

/** Judges length, title and description, which need no other part of the document. */
export function judgeInitialData({ L, ...names }: Pick<BeamCase, 'L' | 'title' | 'description'>): Judgement {
  return L > 0 ? judgeNames(names) : failed('noLength', '/L');
}

/**
 * Impossible places are judged before restraints: nothing can be said about a support that is not on the beam.
 */
function judgeSupports(document: BeamCase, verdict: Verdict | null): Judgement {
  const { supportsBeyond, supportsAtOnePlace } = findCollisions(document);
  const [beyond] = supportsBeyond;
  if (beyond !== undefined) return failed('supportsBeyond', `/supports/${beyond}`);
  const [doubled] = supportsAtOnePlace;
  if (doubled !== undefined) return failed('supportsAtOnePlace', `/supports/${doubled}`);
  if (verdict === null) return nothing('/supports');
  // Enough restraints, one of them along the axis, and no pattern of hinges that lets the beam move all the same.
  const isHeldEnough = verdict.mechanisms.length === 0 && verdict.W <= 0;
  return isHeldEnough ? fulfilled('/supports') : failed('insufficientConditions', '/supports');
}

function judgeRealConstants(document: BeamCase): Judgement {
  const { materials, sections, beamSections } = document;
  if (materials.length === 0 || sections.length === 0) return nothing('/materials');
  const unrealMaterial = materials.findIndex((_, index) => !isRealMaterial(document, index));
  if (unrealMaterial >= 0) return accepted('constantsMissing', `/materials/${unrealMaterial}`);
  const unrealSection = sections.findIndex((_, index) => !isRealSection(document, index));
  if (unrealSection >= 0) return accepted('constantsMissing', `/sections/${unrealSection}`);
  return beamSections.length > 0 ? fulfilled('/materials') : accepted('unassignedMaterial', '/beamSections');
}

function judgeConstants(document: BeamCase): Judgement {
  const { materials, sections } = document;
  const hasAny =
    materials.some((_, index) => isRealMaterial(document, index)) ||
    sections.some((_, index) => isRealSection(document, index));
  return hasAny ? fulfilled('/sections') : nothing('/sections');
}

function judgeParts({ beamSections, materials, sections }: BeamCase): Judgement {
  if (materials.length === 0 && sections.length === 0) return nothing('/beamSections');
  const bare = beamSections.findIndex(({ materialIndex }) => materials[materialIndex] === undefined);
  if (bare >= 0) return accepted('unassignedMaterial', `/beamSections/${bare}`);
  if (beamSections.length === 0) return accepted('unassignedMaterial', '/beamSections');
  const empty = beamSections.findIndex(({ crossSectionIndex }) => sections[crossSectionIndex] === undefined);
  return empty < 0
    ? fulfilled('/beamSections')
    : accepted('unassignedCrossSection', `/beamSections/${empty}`);
}

function judgeCaseSets(document: BeamCase): Judgement {
  if (document.caseSets.length === 0) return nothing('/caseSets');
  const [empty] = listEmptySets(document);
  return empty === undefined ? fulfilled('/caseSets') : failed('emptyCaseSet', `/caseSets/${empty}`);
}

function judgeLoads(document: BeamCase): Judgement {
  const [beyond] = findCollisions(document).loadsBeyond;
  if (beyond !== undefined) return failed('loadsBeyond', `/loads/${beyond}`);
  if (!hasActions(document)) return failed('noLoad', '/loads');
  const [stray] = listUnassignedLoads(document);
  if (stray !== undefined) return accepted('unassignedLoad', `/loads/${stray}`);
  // Self weight that acts and leaves out something of the beam is accepted, with where to say what that weighs.
  const [unknown] = unknownMasses(document);
  if (unknown === undefined) return fulfilled('/loads');
  const isDensity = unknown.code === 'correction.noDensity';
  return accepted(isDensity ? 'noDensity' : 'noMass', unknown.path);
}
