import type { CommonCase } from '@eecs/solver-core';
import type { JudgedSection, SectionJudgement, CaseSection } from '@eecs/solver-core/rules';

/** Returns whether a path belongs to the fields on which the status of a section depends. */
export type IsPath = (path: string) => boolean;

/** The fields on which the status of a section depends: its own, and those of other sections. */
export interface SectionPaths {
  readonly own: IsPath;
  readonly others: IsPath;
}

/** The parts of a document of any kind that could be read. */
export interface PartialReading {
  readonly failures: readonly { readonly path: string }[];
  /** Returns whether a field of the document is valid. */
  readonly isWhole: (field: string) => boolean;
}

/**
 * Corrects the statuses of a partly invalid document, which were judged as far as it could be read: a section with an
 * invalid field of its own is failed, and one that depends on another invalid field is undefined. Both have a path but
 * no reason, because the failures of reading give the reason.
 */
export function judgeSections<Reason extends string>(
  judged: readonly JudgedSection<Reason>[],
  { failures, isWhole }: PartialReading,
  pathsOf: Readonly<Record<CaseSection, SectionPaths>>,
): readonly JudgedSection<Reason>[] {
  const broken = failures.map(({ path }) => path).filter((path) => !isWhole(path.split('/')[1] ?? ''));
  if (broken.length === 0) return judged;
  return judged.map((one) => ({ section: one.section, ...putRight(one, broken, pathsOf[one.section]) }));
}

function putRight<Reason extends string>(
  judged: SectionJudgement<Reason>,
  broken: readonly string[],
  { own, others }: SectionPaths,
): SectionJudgement<Reason> {
  const fault = broken.find(own);
  if (fault !== undefined) return { status: 'failed', path: fault };
  const missed = broken.find(others);
  return missed === undefined ? judged : { status: 'undefined', path: missed };
}

/** The fields that documents of all kinds have, with values that replace unreadable ones. */
const BLANK = {
  title: '',
  description: '',
  materials: [],
  sections: [],
  caseSets: [],
  units: { system: 0, incrementIndex: 0, stepIndex: 0 },
  selfWeight: false,
} as const satisfies Partial<CommonCase>;

/**
 * Replaces invalid fields by valid ones, so that the rest can be judged; sections that depend on them are not judged.
 * `own` has the further fields of the kind.
 */
export function fillBroken<Case extends CommonCase>(
  document: Case,
  isWhole: (field: string) => boolean,
  own: Partial<Case>,
): Case {
  const broken = Object.entries({ ...BLANK, ...own }).filter(([field]) => !isWhole(field));
  return { ...document, ...Object.fromEntries(broken) };
}

/** Creates a test for the paths of some fields of a document and of everything within them. */
export function within(...fields: readonly string[]): IsPath {
  return (path) => fields.some((field) => `${path}/`.startsWith(`/${field}/`));
}
