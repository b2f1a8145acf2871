import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { UnitSystem } from '@eecs/solver-core';
import { DataTable, useFormat, useText } from '@eecs/ui-kit';
import { listDifferences, NAMED_FIELDS, type NamedField, type ShownValue } from '@eecs/ui-kit/editing';
import { savedTaskMessages } from './taskMessages.ts';

export interface DifferenceTableProps {
  /** Both versions of a document, as stored. */
  readonly mine: object;
  readonly theirs: object;
}

/** Shows which values differ between two states of one task. */
export function DifferenceTable({ mine, theirs }: DifferenceTableProps) {
  const t = useText(savedTaskMessages);
  const format = useFormat();
  const differences = useMemo(() => listDifferences(mine, theirs), [mine, theirs]);

  function write(values: readonly ShownValue[] | null, document: object): string {
    if (values === null) return t('conflict.absent');
    if (values.length === 0) return t('conflict.otherwise');
    const systemOfDocument = readSystem(document);
    return values
      .map(({ symbol, values: numbers, quantity, system = systemOfDocument }) => {
        const texts = numbers.map((value) =>
          typeof value === 'string' || quantity === null
            ? String(value)
            : format.quantity(value, { quantity, system, trimZeros: true }),
        );
        return [symbol, texts.join(' … ')].filter(Boolean).join(' ');
      })
      .join(', ');
  }

  // Differences only in display are reported as one row.
  const rows = differences.filter(
    ({ field }, index) => isNamed(field) || differences.findIndex((one) => !isNamed(one.field)) === index,
  );
  if (rows.length === 0) return null;
  return (
    <Wrapped>
      <DataTable caption={t('conflict.differences')}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.what')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const name = isNamed(row.field) ? t(`conflict.field.${row.field}`) : t('conflict.field.other');
            return (
              <tr key={`${row.field} ${row.place}`}>
                <th scope="row">{row.place === null ? name : `${name} ${row.place}`}</th>
                <td>{write(row.mine, mine)}</td>
                <td>{write(row.theirs, theirs)}</td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </Wrapped>
  );
}

/** On a phone the headings take two lines, so that both states are visible side by side. */
const Wrapped = styled.div`
  & thead th {
    white-space: normal;
  }
`;

function isNamed(field: string): field is NamedField {
  return (NAMED_FIELDS as readonly string[]).includes(field);
}

/** Returns the unit system of a document. */
function readSystem(document: object): UnitSystem {
  const units: unknown = Reflect.get(document, 'units');
  const system: unknown = typeof units === 'object' && units !== null ? Reflect.get(units, 'system') : units;
  return system === 1 ? 1 : 0;
}
