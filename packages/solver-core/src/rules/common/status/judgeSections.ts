import type { CommonCase } from '../../../model/common/document.ts';
import { isRealMaterial } from './realConstants.ts';
import { accepted, failed, fulfilled, listStatuses, nothing } from './sectionStatus.ts';
import type { JudgedSection, SectionJudgement } from './sectionStatus.ts';

/** Reasons that every kind of structure may have. */
export type CommonReason =
  'constantsMissing' | 'unassignedMaterial' | 'unassignedCrossSection' | 'emptyCaseSet';

/** A part of a structure that is made of a material and a cross-section, by their indexes. */
export interface MadeOf {
  readonly materialIndex: number;
  readonly sectionIndex: number;
}

/** The judgements in which kinds of structures differ; `judgeSections` makes those that all of them share. */
export interface SectionJudges<Document extends CommonCase, Verdict, Collisions, Reason extends string> {
  /** The list of parts that are made of materials and cross-sections: `/links`. */
  readonly partsPath: string;
  readonly partsOf: (document: Document) => readonly MadeOf[];
  /** Says whether a cross-section, found by its index, can be solved with. */
  readonly isRealSection: (document: Document, index: number) => boolean;
  readonly listEmptySets: (document: Document) => readonly number[];
  /** Finds objects at impossible places; asked once for all judgements. */
  readonly findCollisions: (document: Document) => Collisions;
  readonly judgeInitialData: (document: Document) => SectionJudgement<Reason>;
  /** Judges whether the structure is held; `verdict` is null where it could not be judged. */
  readonly judgeConstraints: (
    document: Document,
    verdict: Verdict | null,
    collisions: Collisions,
  ) => SectionJudgement<Reason>;
  readonly judgeLoads: (document: Document, collisions: Collisions) => SectionJudgement<Reason>;
}

/** Judges the seven sections of a case, each by itself, by the judges of its kind of structure. */
export function judgeSections<Document extends CommonCase, Verdict, Collisions, Reason extends string>(
  judges: SectionJudges<Document, Verdict, Collisions, Reason>,
  document: Document,
  verdict: Verdict | null,
): readonly JudgedSection<Reason | CommonReason>[] {
  const collisions = judges.findCollisions(document);
  const parts = judges.partsOf(document);
  const isReal = (index: number): boolean => judges.isRealSection(document, index);
  return listStatuses<Reason | CommonReason>({
    initialData: judges.judgeInitialData(document),
    constraints: judges.judgeConstraints(document, verdict, collisions),
    realConstants: judgeRealConstants(document, isReal, { parts, partsPath: judges.partsPath }),
    crossSectionsAndMaterials: judgeConstants(document, isReal),
    sections: judgeParts(document, { parts, partsPath: judges.partsPath }),
    loadCases: judgeCaseSets(document, () => judges.listEmptySets(document)),
    loads: judges.judgeLoads(document, collisions),
  });
}

type Judgement = SectionJudgement<CommonReason>;

interface Parts {
  readonly parts: readonly MadeOf[];
  readonly partsPath: string;
}

function judgeRealConstants(
  document: CommonCase,
  isReal: (section: number) => boolean,
  { parts, partsPath }: Parts,
): Judgement {
  const { materials, sections } = document;
  if (materials.length === 0 || sections.length === 0) return nothing('/materials');
  const unrealMaterial = materials.findIndex((_, index) => !isRealMaterial(document, index));
  if (unrealMaterial >= 0) return accepted('constantsMissing', `/materials/${unrealMaterial}`);
  const unrealSection = sections.findIndex((_, index) => !isReal(index));
  if (unrealSection >= 0) return accepted('constantsMissing', `/sections/${unrealSection}`);
  return parts.length > 0 ? fulfilled('/materials') : accepted('unassignedMaterial', partsPath);
}

function judgeConstants(document: CommonCase, isReal: (section: number) => boolean): Judgement {
  const { materials, sections } = document;
  const hasAny =
    materials.some((_, index) => isRealMaterial(document, index)) ||
    sections.some((_, index) => isReal(index));
  return hasAny ? fulfilled('/sections') : nothing('/sections');
}

function judgeParts({ materials, sections }: CommonCase, { parts, partsPath }: Parts): Judgement {
  if (materials.length === 0 && sections.length === 0) return nothing(partsPath);
  const bare = parts.findIndex(({ materialIndex }) => materials[materialIndex] === undefined);
  if (bare >= 0) return accepted('unassignedMaterial', `${partsPath}/${bare}`);
  if (parts.length === 0) return accepted('unassignedMaterial', partsPath);
  const empty = parts.findIndex(({ sectionIndex }) => sections[sectionIndex] === undefined);
  return empty < 0 ? fulfilled(partsPath) : accepted('unassignedCrossSection', `${partsPath}/${empty}`);
}

function judgeCaseSets({ caseSets }: CommonCase, listEmpty: () => readonly number[]): Judgement {
  if (caseSets.length === 0) return nothing('/caseSets');
  const [empty] = listEmpty();
  return empty === undefined ? fulfilled('/caseSets') : failed('emptyCaseSet', `/caseSets/${empty}`);
}
