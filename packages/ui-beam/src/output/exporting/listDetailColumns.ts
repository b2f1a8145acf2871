import type { Quantity, Support } from '@eecs/solver-core';
import type { SheetWriter } from './sheetReader.ts';

/** A column for a property of a support other than its kind and place. */
export interface DetailColumn {
  readonly head: string;
  readonly cell: (support: Support) => string | number | null;
}

const STIFFNESS = { x: 'springTranslation', y: 'springTranslation', r: 'springRotation' } as const;
const SETTLEMENT = { x: 'displacement', y: 'displacement', r: 'slope' } as const;
const DIRECTIONS = ['x', 'y', 'r'] as const;

/**
 * Lists the columns of hinges, springs and settlements that at least one support of the beam uses, named as for reading
 * tables.
 */
export function listDetailColumns(
  supports: readonly Support[],
  {
    numbers: { head, given },
    tPanel,
    listBits,
  }: SheetWriter & { readonly listBits: (mask: number) => string },
): readonly DetailColumn[] {
  const numberOf = (
    name: string,
    quantity: Quantity,
    pick: (support: Support) => number | undefined,
  ): DetailColumn => ({
    head: head(name, quantity),
    cell: (support) => {
      const value = pick(support);
      return value === undefined ? null : given(value, quantity);
    },
  });
  const columns: DetailColumn[] = [
    {
      head: tPanel('column.release'),
      cell: ({ release }) => (release === true ? tPanel('column.yes') : null),
    },
    ...DIRECTIONS.map((direction) =>
      numberOf(`k${direction}`, STIFFNESS[direction], ({ stiffness }) => stiffness?.[direction]),
    ),
    ...DIRECTIONS.map((direction) =>
      numberOf(`d${direction}`, SETTLEMENT[direction], ({ settlement }) => settlement?.[direction]),
    ),
    { head: tPanel('column.sets'), cell: ({ sets }) => (sets === undefined ? null : listBits(sets)) },
  ];
  return columns.filter(({ cell }) => supports.some((support) => cell(support) !== null));
}
