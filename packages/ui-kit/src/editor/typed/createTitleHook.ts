import type { LineStatement } from './createTypedLine.tsx';
import type { Asked } from './useNamed.ts';

const NO_NAMES: ReadonlyMap<string, Asked> = new Map();

/**
 * Creates the hook that returns the title of a typed structure: the description of the statement of a common one, empty
 * without it. `adapt` changes what is described. @default adapt the row as it is
 */
export function createTitleHook<Row extends { readonly statement: LineStatement }>(
  useStatementText: (named: ReadonlyMap<string, Asked>) => (row: Row) => string,
  kind: Row['statement']['kind'],
  adapt: (row: Row) => Row = (row) => row,
): () => (rows: readonly Row[]) => string {
  return function useTitle() {
    const describe = useStatementText(NO_NAMES);
    return (rows) => {
      const row = rows.find(({ statement }) => statement.kind === kind);
      return row === undefined ? '' : describe(adapt(row));
    };
  };
}
