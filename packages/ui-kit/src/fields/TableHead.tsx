import type { ReactNode } from 'react';

/** The heading of a column. */
export interface ColumnHead {
  readonly head: ReactNode;
  /** Whether it is set to the right, as the numbers below it are. @default false */
  readonly isNumeric?: boolean;
}

/** The heads of the columns of a `DataTable`; they are the same ones in every render. */
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
