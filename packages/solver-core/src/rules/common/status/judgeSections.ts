import type { CommonCase } from '../../../model/common/document.ts';
import { isRealMaterial } from './realConstants.ts';
import { accepted, failed, fulfilled, listStatuses, nothing } from './sectionStatus.ts';
import type { JudgedSection, SectionJudgement } from './sectionStatus.ts';

/** Reasons that every kind of structure may have. */
export type CommonReason =
  'constantsMissing' | 'unassignedMaterial' | 'unassignedCrossSection' | 'emptyCaseSet';

/** A part of a structure with a material and a cross-section, by their indexes. */
export interface MadeOf {
  readonly materialIndex: number;
  readonly sectionIndex: number;
}

/** The judgements that differ between kinds of structures; `judgeSections` contains the shared ones. */
export interface SectionJudges<Document extends CommonCase, Verdict, Collisions, Reason extends string> {
  /** The JSON pointer of the list of parts with materials and cross-sections: `/links`. */
  readonly partsPath: string;
  readonly partsOf: (document: Document) => readonly MadeOf[];
  /** Returns whether the solver can use the cross-section with the given index. */
  readonly isRealSection: (document: Document, index: number) => boolean;
  readonly listEmptySets: (document: Document) => readonly number[];
  /** Finds objects at impossible places; called once for all judgements. */
  readonly findCollisions: (document: Document) => Collisions;
  readonly judgeInitialData: (document: Document) => SectionJudgement<Reason>;
  /** Judges whether the structure is restrained; `verdict` is null if it could not be judged. */
  readonly judgeConstraints: (
    document: Document,
    verdict: Verdict | null,
    collisions: Collisions,
  ) => SectionJudgement<Reason>;
  readonly judgeLoads: (document: Document, collisions: Collisions) => SectionJudgement<Reason>;
}

/** Judges the seven sections of a case independently, with the judges of its kind of structure. */
export function judgeSections<Document extends CommonCase, Verdict, Collisions, Reason extends string>(
  judges: SectionJudges<Document, Verdict, Collisions, Reason>,
  document: Document,
  verdict: Verdict | null,
): readonly JudgedSection<Reason | CommonReason>[] {
  const collisions = judges.findCollisions(document);
  const made = { path: judges.partsPath, parts: judges.partsOf(document) };
  const { materials, sections } = document;
  const unrealMaterial = materials.findIndex((_, index) => !isRealMaterial(document, index));
  const real = sections.map((_, index) => judges.isRealSection(document, index));
  return listStatuses<Reason | CommonReason>({
    initialData: judges.judgeInitialData(document),
    constraints: judges.judgeConstraints(document, verdict, collisions),
    realConstants: judgeRealConstants(document, made, { unrealMaterial, unrealSection: real.indexOf(false) }),
    crossSectionsAndMaterials:
      materials.some((_, index) => isRealMaterial(document, index)) || real.includes(true)
        ? fulfilled('/sections')
        : nothing('/sections'),
    sections: judgeParts(document, made),
    loadCases: judgeCaseSets(document, judges.listEmptySets),
    loads: judges.judgeLoads(document, collisions),
  });
}

type Judgement = SectionJudgement<CommonReason>;

interface Made {
  readonly path: string;
  readonly parts: readonly MadeOf[];
}

function judgeRealConstants(
  { materials, sections }: CommonCase,
  { path, parts }: Made,
  { unrealMaterial, unrealSection }: { readonly unrealMaterial: number; readonly unrealSection: number },
): Judgement {
  if (materials.length === 0 || sections.length === 0) return nothing('/materials');
  if (unrealMaterial >= 0) return accepted('constantsMissing', `/materials/${unrealMaterial}`);
  if (unrealSection >= 0) return accepted('constantsMissing', `/sections/${unrealSection}`);
  return parts.length > 0 ? fulfilled('/materials') : accepted('unassignedMaterial', path);
}

function judgeParts({ materials, sections }: CommonCase, { path, parts }: Made): Judgement {
  if (materials.length === 0 && sections.length === 0) return nothing(path);
  const bare = parts.findIndex(({ materialIndex }) => materials[materialIndex] === undefined);
  if (bare >= 0) return accepted('unassignedMaterial', `${path}/${bare}`);
  if (parts.length === 0) return accepted('unassignedMaterial', path);
  const empty = parts.findIndex(({ sectionIndex }) => sections[sectionIndex] === undefined);
  return empty < 0 ? fulfilled(path) : accepted('unassignedCrossSection', `${path}/${empty}`);
}

function judgeCaseSets<Document extends CommonCase>(
  document: Document,
  listEmptySets: (document: Document) => readonly number[],
): Judgement {
  if (document.caseSets.length === 0) return nothing('/caseSets');
  const [empty] = listEmptySets(document);
  return empty === undefined ? fulfilled('/caseSets') : failed('emptyCaseSet', `/caseSets/${empty}`);
}
