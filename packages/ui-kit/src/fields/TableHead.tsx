import type { ReactNode } from 'react';

/** The heading of a column. */
export interface ColumnHead {
  readonly head: ReactNode;
  /** Whether it is right-aligned, like the numbers below it. @default false */
  readonly isNumeric?: boolean;
}

/** The column heads of a `DataTable`; the list must be the same in every render. */
export function TableHead({ columns }: { readonly columns: readonly ColumnHead[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ head, isNumeric = false }, at) => (
          <th key={at} scope="col" data-numeric={isNumeric ? '' : undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}
