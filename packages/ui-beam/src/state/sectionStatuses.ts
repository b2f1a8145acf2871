import {
  type BeamCase,
  type BeamSection,
  type CaseSet,
  type Verdict,
  computeBasics,
  unknownMasses,
} from '@eecs/solver-core';
import { findCollisions } from '../editing/fixCollisions.ts';
import { hasSet } from '../editing/setMask.ts';
import { hasSettlementIn } from '../editing/settlementSets.ts';
import type { InputTab } from './inputTabs.ts';
import type { RefusedField } from './refusedFields.ts';

/** The sections of a case that have a status, in their order. */
export const CASE_SECTIONS = [
  'initialData',
  'constraints',
  'realConstants',
  'crossSectionsAndMaterials',
  'sections',
  'loadCases',
  'loads',
] as const;

export type CaseSection = (typeof CASE_SECTIONS)[number];

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
  | 'noMass'
  | 'refusedField';

/** The status of one section of a case, and where in the panel its cause is. */
export interface SectionStatus {
  readonly section: CaseSection;
  readonly status: 'fulfilled' | 'accepted' | 'failed' | 'undefined';
  readonly reason?: StatusReason;
  readonly tab: InputTab;
  /** Index of the row the reason is about. */
  readonly row?: number;
  /** What a refused field is called, in the reader's language. */
  readonly label?: string;
}

type Judgement = Omit<SectionStatus, 'section' | 'tab'> & { readonly tab?: InputTab };

const TABS: Readonly<Record<CaseSection, InputTab>> = {
  initialData: 'case',
  constraints: 'supports',
  realConstants: 'materials',
  crossSectionsAndMaterials: 'crossSections',
  sections: 'sections',
  loadCases: 'sets',
  loads: 'loads',
};

/** Judges the seven sections of a case, each by itself. */
export function judgeCaseSections(document: BeamCase, verdict: Verdict): readonly SectionStatus[] {
  const judgements: Readonly<Record<CaseSection, Judgement>> = {
    initialData: judgeInitialData(document),
    constraints: judgeSupports(document, verdict),
    realConstants: judgeRealConstants(document),
    crossSectionsAndMaterials: judgeConstants(document),
    sections: judgeParts(document),
    loadCases: judgeCaseSets(document),
    loads: judgeLoads(document),
  };
  return CASE_SECTIONS.map((section) => ({ section, tab: TABS[section], ...judgements[section] }));
}

/** Marks the sections in whose fields a refused text stands: what is shown there is not what was judged. */
export function markRefused(
  statuses: readonly SectionStatus[],
  refused: Iterable<RefusedField>,
): readonly SectionStatus[] {
  const fields = [...refused];
  if (fields.length === 0) return statuses;
  return statuses.map((status) => {
    const field = fields.find(({ tab }) => tab === TABS[status.section]);
    if (field === undefined) return status;
    const { tab, label, index } = field;
    const { section } = status;
    const row = index === undefined ? {} : { row: index };
    return { section, status: 'failed', reason: 'refusedField', tab, label, ...row };
  });
}

const FULFILLED: Judgement = { status: 'fulfilled' };
const UNDEFINED: Judgement = { status: 'undefined' };

function judgeInitialData({ L, title, description }: BeamCase): Judgement {
  if (!(L > 0)) return { status: 'failed', reason: 'noLength' };
  if (title.trim() === '') return { status: 'failed', reason: 'noTitle' };
  return description.trim() === '' ? { status: 'accepted', reason: 'titleOnly' } : FULFILLED;
}

/** What stands where it cannot goes before how much is held: nothing can be said of a support that is not on the beam. */
function judgeSupports(document: BeamCase, verdict: Verdict): Judgement {
  const { supportsBeyond, supportsAtOnePlace } = findCollisions(document);
  const [beyond] = supportsBeyond;
  if (beyond !== undefined) return { status: 'failed', reason: 'supportsBeyond', row: beyond };
  const [doubled] = supportsAtOnePlace;
  if (doubled !== undefined) return { status: 'failed', reason: 'supportsAtOnePlace', row: doubled };
  return isHeldEnough(verdict) ? FULFILLED : { status: 'failed', reason: 'insufficientConditions' };
}

/** Enough restraints, one of them along the axis, and no pattern of hinges that lets the beam move all the same. */
function isHeldEnough({ mechanisms, W }: Verdict): boolean {
  return mechanisms.length === 0 && W <= 0;
}

function judgeRealConstants(document: BeamCase): Judgement {
  const { materials, sections, beamSections } = document;
  if (materials.length === 0 || sections.length === 0) return UNDEFINED;
  const unrealMaterial = materials.findIndex((_, index) => !isRealMaterial(document, index));
  if (unrealMaterial >= 0) {
    return { status: 'accepted', reason: 'constantsMissing', tab: 'materials', row: unrealMaterial };
  }
  const unrealSection = sections.findIndex((_, index) => !isRealSection(document, index));
  if (unrealSection >= 0) {
    return { status: 'accepted', reason: 'constantsMissing', tab: 'crossSections', row: unrealSection };
  }
  return beamSections.length > 0
    ? FULFILLED
    : { status: 'accepted', reason: 'unassignedMaterial', tab: 'sections' };
}

function judgeConstants(document: BeamCase): Judgement {
  const { materials, sections } = document;
  const hasMaterial = materials.some((_, index) => isRealMaterial(document, index));
  const hasSection = sections.some((_, index) => isRealSection(document, index));
  return hasMaterial || hasSection ? FULFILLED : UNDEFINED;
}

/** E times nu above zero; a nu that is not stated is no reason against it. */
function isRealMaterial({ materials }: BeamCase, index: number): boolean {
  const { E = 0, nu = 1 } = materials[index] ?? {};
  return E > 0 && E * nu > 0;
}

function isRealSection({ sections, units }: BeamCase, index: number): boolean {
  const section = sections[index];
  return section !== undefined && computeBasics(section, units.system).ok;
}

function judgeParts({ beamSections, materials, sections }: BeamCase): Judgement {
  if (materials.length === 0 && sections.length === 0) return UNDEFINED;
  const bare = beamSections.findIndex(({ materialIndex }) => materials[materialIndex] === undefined);
  if (bare >= 0 || beamSections.length === 0) {
    return { status: 'accepted', reason: 'unassignedMaterial', ...(bare >= 0 && { row: bare }) };
  }
  const empty = beamSections.findIndex(({ crossSectionIndex }) => sections[crossSectionIndex] === undefined);
  return empty < 0 ? FULFILLED : { status: 'accepted', reason: 'unassignedCrossSection', row: empty };
}

function judgeCaseSets(document: BeamCase): Judgement {
  const { caseSets } = document;
  if (caseSets.length === 0) return UNDEFINED;
  const empty = caseSets.findIndex((_, index) => isEmptySet(document, index));
  return empty < 0 ? FULFILLED : { status: 'failed', reason: 'emptyCaseSet', row: empty };
}

/**
 * Says whether nothing acts in a case set: no load carries its bit, it combines no other set in which something acts, and
 * neither self weight nor a settlement acts in every set.
 */
export function isEmptySet(document: BeamCase, index: number): boolean {
  const { caseSets } = document;
  if (hasWeight(document) || isLoaded(document, index)) return false;
  const isMemberLoaded = ({ combined }: CaseSet, member: number): boolean =>
    !combined && isLoaded(document, member);
  return !(caseSets[index]?.combined === true && caseSets.some(isMemberLoaded));
}

function isLoaded({ loads, supports }: BeamCase, index: number): boolean {
  return (
    loads.some(({ sets }) => hasSet(sets, index)) ||
    supports.some((support) => support.settlement !== undefined && hasSettlementIn(support, index))
  );
}

function judgeLoads(document: BeamCase): Judgement {
  const { loads, caseSets, supports } = document;
  const [beyond] = findCollisions(document).loadsBeyond;
  if (beyond !== undefined) return { status: 'failed', reason: 'loadsBeyond', row: beyond };
  if (loads.length === 0) {
    const isMoved = supports.some(({ settlement }) => settlement !== undefined);
    return hasWeight(document) || isMoved ? judgeWeight(document) : { status: 'failed', reason: 'noLoad' };
  }
  const stray = caseSets.length === 0 ? -1 : loads.findIndex(({ sets }) => sets === 0);
  return stray < 0 ? judgeWeight(document) : { status: 'accepted', reason: 'unassignedLoad', row: stray };
}

/** Self weight that acts and leaves out something of the beam is accepted, with where to say what that weighs. */
function judgeWeight(document: BeamCase): Judgement {
  const [unknown] = unknownMasses(document);
  if (unknown === undefined) return FULFILLED;
  const row = Number(unknown.ids[0]);
  return unknown.code === 'correction.noDensity'
    ? { status: 'accepted', reason: 'noDensity', tab: 'materials', row }
    : { status: 'accepted', reason: 'noMass', tab: 'sections', row };
}

/** Says whether the beam itself weighs anything, where that acts: some section states a mass or has a density and an area. */
function hasWeight(document: BeamCase): boolean {
  const { selfWeight, beamSections, materials } = document;
  const weighs = ({ mass = 0, materialIndex, crossSectionIndex }: BeamSection): boolean =>
    mass > 0 || ((materials[materialIndex]?.rho ?? 0) > 0 && isRealSection(document, crossSectionIndex));
  return selfWeight && beamSections.some(weighs);
}
