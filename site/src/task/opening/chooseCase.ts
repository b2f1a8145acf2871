import type { BranchDocument } from '../../ports/kept/branch.ts';

export interface CaseSources<Document> {
  /** First segment of the address; empty if there is none. */
  readonly hash: string;
  /** The document requested by a link: an empty one, or one made on another page. */
  readonly asked: Document | 'new' | null;
  /** The document stored in this browser. */
  readonly local: Document | null;
  readonly examples: readonly Document[];
  readonly hashOf: (document: Document) => string;
}

/** The document to open; null means an empty one. */
export interface CaseChoice<Document> {
  readonly document: Document | null;
  readonly origin: 'local' | 'example' | 'asked' | 'unknown';
}

/**
 * Finds the document that an address names: a stored one, otherwise an example. An unknown name leaves the stored
 * document open, because another tab may have replaced the named one; in a fresh profile, to which the address may have
 * been sent, it gives the first example, so that the room which it names has something to explain. An address without a
 * name continues with the stored document, or shows the first example in a fresh profile.
 */
export function chooseCase<Document>({
  hash,
  asked,
  local,
  examples,
  hashOf,
}: CaseSources<Document>): CaseChoice<Document> {
  if (asked !== null) return { document: asked === 'new' ? null : asked, origin: 'asked' };
  if (hash === '') {
    if (local !== null) return { document: local, origin: 'local' };
    return { document: examples[0] ?? null, origin: 'example' };
  }
  if (local !== null && hashOf(local) === hash) return { document: local, origin: 'local' };
  const example = examples.find((candidate) => hashOf(candidate) === hash);
  return example === undefined
    ? { document: local ?? examples[0] ?? null, origin: 'unknown' }
    : { document: example, origin: 'example' };
}

/**
 * Returns whether opening a document would replace the reader's own work: a stored document that is not an unchanged
 * example. A changed title or description makes it the reader's own, although it has the same hash as the example.
 * `translate` returns an example as it is opened in the reader's language.
 */
export function replacesOwnWork<Document extends BranchDocument>(
  document: Document | null,
  {
    local,
    examples,
    hashOf,
    translate,
  }: Pick<CaseSources<Document>, 'local' | 'examples' | 'hashOf'> & {
    readonly translate: (example: Document) => Document;
  },
): boolean {
  if (local === null || document === local) return false;
  const hash = hashOf(local);
  const texts = writeTexts(local);
  return !examples.some(
    (example) =>
      hashOf(example) === hash && [example, translate(example)].some((known) => writeTexts(known) === texts),
  );
}

/** Returns the texts that a person may have written in a document; its hash does not depend on them. */
function writeTexts({ title, description, caseSets }: BranchDocument): string {
  return JSON.stringify([title, description, caseSets.map((set) => [set.title, set.description])]);
}
