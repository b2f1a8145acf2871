import type { CommonCase } from '../../../model/common/document.ts';

/** The sections of a case that have a status, in their order, for any kind of structure. */
export const CASE_SECTIONS = [
  'initialData',
  'constraints',
  'realConstants',
  'crossSectionsAndMaterials',
  'sections',
  'loadCases',
  'loads',
] as const;

/** A section of a case that has a status. */
export type CaseSection = (typeof CASE_SECTIONS)[number];

/** The state of a section of a case, without its reason. */
export interface SectionJudgement<Reason extends string> {
  readonly status: 'fulfilled' | 'accepted' | 'failed' | 'undefined';
  /** The reason why it is not fulfilled; an undefined status has none. */
  readonly reason?: Reason;
  /** The place of the reason, or the subject of the section: `/title`, `/supports`, `/materials/2`. */
  readonly path: string;
}

/** The status of one section of a case, with the reasons that its kind of structure knows. */
export interface JudgedSection<Reason extends string> extends SectionJudgement<Reason> {
  readonly section: CaseSection;
}

/** Judges title and description, which every case has. */
export function judgeNames({
  title,
  description,
}: Pick<CommonCase, 'title' | 'description'>): SectionJudgement<'noTitle' | 'titleOnly'> {
  if (title.trim() === '') return failed('noTitle', '/title');
  return description.trim() === '' ? accepted('titleOnly', '/description') : fulfilled('/title');
}

/** Lists the judgements of all sections in their order. */
export function listStatuses<Reason extends string>(
  judgements: Readonly<Record<CaseSection, SectionJudgement<Reason>>>,
): readonly JudgedSection<Reason>[] {
  return CASE_SECTIONS.map((section) => ({ section, ...judgements[section] }));
}

/** Returns the judgement that everything is given. */
export function fulfilled(path: string): SectionJudgement<never> {
  return { status: 'fulfilled', path };
}

/** Returns the judgement that there is nothing to judge. */
export function nothing(path: string): SectionJudgement<never> {
  return { status: 'undefined', path };
}

/** Returns the judgement that the case can be solved as it is, although something is missing. */
export function accepted<Reason extends string>(reason: Reason, path: string): SectionJudgement<Reason> {
  return { status: 'accepted', reason, path };
}

/** Returns the judgement that the case cannot be solved as it is. */
export function failed<Reason extends string>(reason: Reason, path: string): SectionJudgement<Reason> {
  return { status: 'failed', reason, path };
}
