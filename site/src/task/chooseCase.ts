import { type BeamCase, caseHash } from '@eecs/solver-core';

export interface CaseSources {
  /** First segment of the address; empty when there is none. */
  readonly hash: string;
  /** A beam that was asked for by a link: an empty one, or one made on another page. */
  readonly asked: BeamCase | 'new' | null;
  /** The beam kept in this browser. */
  readonly local: BeamCase | null;
  readonly examples: readonly BeamCase[];
}

/** Which beam to open; `null` as the document is an empty one. */
export interface CaseChoice {
  readonly document: BeamCase | null;
  readonly origin: 'local' | 'example' | 'asked' | 'unknown';
}

/**
 * Looks up the beam an address names: the one kept here, else an example. A name that nothing here bears leaves the
 * kept beam open, since another tab may have taken its place, and is an empty beam where none is kept. An address
 * without a name continues the beam kept here and shows the first example to a fresh profile.
 */
export function chooseCase({ hash, asked, local, examples }: CaseSources): CaseChoice {
  if (asked !== null) return { document: asked === 'new' ? null : asked, origin: 'asked' };
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

/**
 * Answers whether opening a beam would replace work of the reader's own: a kept beam that is no untouched example. One whose
 * title or description was written anew is the reader's own, though it is solved as the example is. `translate` gives an
 * example as it is opened in the reader's language.
 */
export function replacesOwnWork(
  document: BeamCase | null,
  {
    local,
    examples,
    translate,
  }: Pick<CaseSources, 'local' | 'examples'> & { readonly translate: (example: BeamCase) => BeamCase },
): boolean {
  if (local === null || document === local) return false;
  const hash = caseHash(local);
  const texts = writeTexts(local);
  return !examples.some(
    (example) =>
      caseHash(example) === hash &&
      [example, translate(example)].some((known) => writeTexts(known) === texts),
  );
}

/** What a person may have written in a beam and its hash does not tell. */
function writeTexts({ title, description, caseSets }: BeamCase): string {
  return JSON.stringify([title, description, caseSets.map((set) => [set.title, set.description])]);
}
