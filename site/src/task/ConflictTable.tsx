import { DifferenceTable, type DifferenceTableProps } from '@eecs/ui-account';

/** What differs in a conflict, in a part of its own: most visits never see one. */
export function ConflictTable(props: DifferenceTableProps) {
  return <DifferenceTable {...props} />;
}
