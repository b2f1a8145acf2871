import { toEditorPath } from '../../kinds/editorPath.ts';
import type { KindRow } from '../../kinds/kindRow.ts';
import type { Branch, BranchDocument, BranchPlace } from './branch.ts';
import { readAsked } from './readAsked.ts';

/** Returns the parts of a kind's row that a branch needs, and the reader of its documents. */
export function toPlace<Document extends BranchDocument, Kind extends string>(
  { id, prefix, stepsKey, asked }: Pick<KindRow<Kind, string>, 'id' | 'prefix' | 'stepsKey' | 'asked'>,
  parse: (value: unknown) => Document | null,
): BranchPlace<Kind> & Pick<Branch<Document, object>, 'parse' | 'readAsked'> {
  return {
    kind: id,
    prefix,
    stepsKey,
    pickShelf: ({ shelves }) => shelves[id],
    toPath: (hash) => toEditorPath({ id }, hash),
    askNew: { [asked]: 'new' },
    parse,
    readAsked: (state) => readAsked(state, asked, parse),
  };
}
