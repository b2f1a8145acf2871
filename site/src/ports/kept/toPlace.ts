import type { KindRow } from '../../kinds/kindRow.ts';
import { pathTo } from '../../routes/pathTo.ts';
import type { Branch, BranchDocument, BranchPlace } from './branch.ts';
import { readAsked } from './readAsked.ts';

/** Gives what a branch takes from the row of its kind, and how its documents are read. */
export function toPlace<Document extends BranchDocument>(
  { id, page, prefix, stepsKey, shelf, asked }: KindRow,
  parse: (value: unknown) => Document | null,
): BranchPlace & Pick<Branch<Document, object>, 'parse' | 'readAsked'> {
  return {
    kind: id,
    prefix,
    stepsKey,
    pickShelf: (services) => services[shelf],
    toPath: (hash) => pathTo(page, { hash }),
    askNew: { [asked]: 'new' },
    parse,
    readAsked: (state) => readAsked(state, asked, parse),
  };
}
