import { type BeamCase, caseHash } from '@eecs/solver-core';

export interface CaseSources {
  /** First segment of the address; empty when there is none. */
  readonly hash: string;
  /** Whether an empty beam was asked for. */
  readonly isNew: boolean;
  /** The beam kept in this browser. */
  readonly local: BeamCase | null;
  readonly examples: readonly BeamCase[];
}

/** Which beam to open; `null` as the document is an empty one. */
export interface CaseChoice {
  readonly document: BeamCase | null;
  readonly origin: 'local' | 'example' | 'new' | 'unknown';
}

/**
 * Looks up the beam an address names: the one kept here, else an example. A name that nothing here bears leaves the
 * kept beam open, since another tab may have taken its place, and is an empty beam where none is kept. An address
 * without a name continues the beam kept here and shows the first example to a fresh profile.
 */
export function chooseCase({ hash, isNew, local, examples }: CaseSources): CaseChoice {
  if (isNew) return { document: null, origin: 'new' };
  if (hash === '') {
    if (local !== null) return { document: local, origin: 'local' };
    return { document: examples[0] ?? null, origin: 'example' };
  }
  if (local !== null && caseHash(local) === hash) return { document: local, origin: 'local' };
  const example = examples.find((candidate) => caseHash(candidate) === hash);
  return example === undefined
    ? { document: local, origin: 'unknown' }
    : { document: example, origin: 'example' };
}

/** Answers whether opening a choice would replace work of the reader's own: a kept beam that is no untouched example. */
export function replacesOwnWork(choice: CaseChoice, { local, examples }: CaseSources): boolean {
  if (local === null || choice.document === local) return false;
  const hash = caseHash(local);
  return !examples.some((example) => caseHash(example) === hash);
}
