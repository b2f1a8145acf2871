import type { CommonCase } from '@eecs/solver-core';
import type { JudgedSection, SectionJudgement, CaseSection } from '@eecs/solver-core/rules';

/** Returns whether a path is one of those that a section is judged by. */
export type IsPath = (path: string) => boolean;

/** The fields by which a section is judged: its own, and those of others that it depends on. */
export interface SectionPaths {
  readonly own: IsPath;
  readonly others: IsPath;
}

/** The parts of a document of any kind that could be read. */
export interface PartialReading {
  readonly failures: readonly { readonly path: string }[];
  /** Returns whether a field of the document is well-formed. */
  readonly isWhole: (field: string) => boolean;
}

/**
 * Corrects the statuses of a document that is partly broken, judged as far as it could be read: a section with a
 * broken field of its own is failed, and one that depends on another broken field is undefined. Both have no reason,
 * because the failures of reading give it, but a path.
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

/** The fields that documents of all kinds have, as they are judged where they could not be read. */
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
 * Replaces broken fields by valid ones so that the rest can be judged; sections that depend on them are not judged.
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

/** Makes the paths of some fields of a document and all that is within them. */
export function within(...fields: readonly string[]): IsPath {
  return (path) => fields.some((field) => `${path}/`.startsWith(`/${field}/`));
}
