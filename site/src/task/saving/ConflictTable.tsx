import { DifferenceTable, type DifferenceTableProps } from '@eecs/ui-account';

/** Shows the differences of a conflict. It is a separate chunk, because most visits never see one. */
export function ConflictTable(props: DifferenceTableProps) {
  return <DifferenceTable {...props} />;
}
