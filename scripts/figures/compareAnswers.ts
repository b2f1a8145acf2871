import type { SolvedDocument, SolvedKind } from './solvedDocuments.ts';

/** Solves a document; returns its answer as JSON. */
export type SolveText = (document: SolvedDocument) => string;

/** Documents of one kind: their number, and those with different answers. */
export interface Compared {
  readonly count: number;
  readonly different: readonly { readonly name: string; readonly from: string; readonly to: string }[];
}

/** Characters of the answers that are shown around their first difference. */
const SHOWN = 60;

/** Compares the answers of two solvers byte by byte. */
export function compareAnswers(
  documents: readonly SolvedDocument[],
  [before, after]: readonly [SolveText, SolveText],
): ReadonlyMap<SolvedKind, Compared> {
  const kinds = new Map<SolvedKind, { count: number; different: Compared['different'][number][] }>();
  for (const document of documents) {
    const found = kinds.get(document.kind) ?? { count: 0, different: [] };
    kinds.set(document.kind, found);
    found.count += 1;
    const [from, to] = [before(document), after(document)];
    if (from === to) continue;
    let at = 0;
    while (from[at] === to[at]) at += 1;
    const cut = (text: string): string => text.slice(Math.max(0, at - SHOWN / 2), at + SHOWN / 2);
    found.different.push({ name: document.name, from: cut(from), to: cut(to) });
  }
  return kinds;
}
