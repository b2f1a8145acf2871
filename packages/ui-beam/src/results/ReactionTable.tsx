import type { ReactNode } from 'react';
import { DataTable } from '@eecs/ui-kit';

/** The heading of a column of reactions. */
export interface ReactionHead {
  readonly name: ReactNode;
  readonly unit?: string;
}

export interface ReactionTableProps {
  readonly caption: string;
  /** The heading of the supports, then those of the numbers. */
  readonly heads: readonly ReactionHead[];
  /** The letter of the support, then its numbers; `useLiveTexts` rewrites them in this order. */
  readonly rows: readonly (readonly string[])[];
}

/** A table with a row for each reaction. */
export function ReactionTable({ caption, heads, rows }: ReactionTableProps) {
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          {heads.map(({ name, unit }, column) => (
            <th key={column} scope="col" data-numeric={column === 0 ? undefined : ''}>
              {name}
              {unit === undefined ? null : <br />}
              {unit}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...numbers], row) => (
          <tr key={row}>
            <th scope="row" data-live-text="">
              {name}
            </th>
            {numbers.map((text, column) => (
              <td key={column} data-numeric="" data-live-text="">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
