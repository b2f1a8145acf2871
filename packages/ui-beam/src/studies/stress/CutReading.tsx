import { DataTable, useFormat } from '@eecs/ui-kit';
import type { UnitSystem } from '@eecs/solver-core';
import type { OpenedCut } from '@eecs/solver-core/stress';
import { useStressText } from './stressMessages.ts';
import { THEORIES } from './stressRows.ts';

export interface CutReadingProps {
  readonly cut: OpenedCut;
  /** Height of the point from the centroid, and its distance to the right of it. */
  readonly z: number;
  readonly y: number;
  readonly level: 'above' | 'below';
  readonly system: UnitSystem;
}

/** Lists the stresses at a point of the section: normal, shear and all equivalent stresses. */
export function CutReading({ cut, z, y, level, system }: CutReadingProps) {
  const t = useStressText();
  const format = useFormat();
  const { sigma, tau, eq } = cut.stressAt({ y, z }, level);
  const write = (value: number): string =>
    format.quantity(value, { quantity: 'stress', system, withUnit: false });
  const values = [
    { id: 'sigma', symbol: 'σ', sub: '', value: sigma },
    { id: 'tau', symbol: 'τ', sub: '', value: tau },
    ...THEORIES.map((theory, at) => ({
      id: theory,
      symbol: 'σ',
      sub: `eq${at + 1}`,
      value: eq?.[theory] ?? null,
    })),
  ];
  return (
    <DataTable caption={t('cut.numbers')}>
      <thead>
        <tr>
          {values.map(({ id, symbol, sub }) => (
            <th key={id} scope="col" data-numeric="">
              <i>{symbol}</i>
              {sub === '' ? null : <sub>{sub}</sub>}, {format.unit('stress', system)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {values.map(({ id, value }) => (
            <td key={id} data-numeric="">
              {value === null ? '—' : write(value)}
            </td>
          ))}
        </tr>
      </tbody>
    </DataTable>
  );
}
