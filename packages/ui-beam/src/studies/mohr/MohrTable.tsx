import {
  type BeamSet,
  type Mohr,
  type MohrSegment,
  type Quantity,
  type UnitSystem,
  formatNumber,
} from '@eecs/solver-core';
import { type MohrStretch, splitStretches } from '@eecs/solver-core/hand';
import { DataTable, useFormat, useLocale, useText } from '@eecs/ui-kit';
import { RESULT_DIGITS } from '@eecs/ui-kit/layout';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { mohrMessages } from './mohrMessages.ts';
import { plainLength } from '../marking/plainLength.ts';
import { mohrQuantities, termQuantities } from './mohrQuantities.ts';

export interface MohrTableProps {
  readonly mohr: Mohr;
  readonly index: number;
  /** The results of the case set. */
  readonly set: BeamSet;
  readonly system: UnitSystem;
  readonly isReal: boolean;
  readonly writePlace: (x: number) => string;
}

const NOISE = 1e-9;

/**
 * Vereshchagin's rule, segment by segment: the area of the diagram, its centroid, the unit diagram's ordinate there,
 * and their product.
 */
export function MohrTable({ mohr, index, set, system, isReal, writePlace }: MohrTableProps) {
  const t = useText(mohrMessages);
  const format = useFormat();
  const locale = useLocale();
  const symbolOf = useRowSymbol();
  const segments = splitStretches({ segments: mohr.cases[index]?.segments ?? [], unit: mohr.unit, set });
  if (segments.length === 0) return <p>{t('table.none')}</p>;
  const { displacement } = mohrQuantities(mohr.kind, isReal);
  const values = format.results({
    quantity: displacement,
    system,
    greatest: Math.max(...segments.map(({ value }) => Math.abs(value))),
  });
  const write = (value: number, quantity: Quantity): string =>
    format.brief(value, {
      quantity,
      system,
      ...(quantity === 'length' ? { unit: plainLength(system) } : {}),
    });
  // An area or an ordinate that is negligible beside the others of its kind is zero.
  const noise = (column: (of: MohrSegment) => number, force: MohrSegment['force']): number =>
    NOISE * Math.max(0, ...segments.filter((one) => one.force === force).map((one) => Math.abs(column(one))));
  const plain = (value: number): string =>
    formatNumber(value, { digits: RESULT_DIGITS, notation: 'significant', locale });
  const row = ({
    force,
    x0,
    x1,
    area,
    stiffness,
    value,
    centroid,
    ordinate,
  }: MohrStretch): readonly string[] => {
    const of = termQuantities(force, mohr.kind);
    return [
      `${writePlace(x0)}\u00a0– ${writePlace(x1)}`,
      write(Math.abs(area) <= noise((one) => one.area, force) ? 0 : area, of.area),
      writePlace(centroid),
      of.ordinate === null ? plain(ordinate) : write(ordinate, of.ordinate),
      isReal ? write(stiffness, of.stiffness) : '1',
      values.write(value, true),
    ];
  };
  const heads = ['stretch', 'area', 'centroid', 'ordinate', 'stiffness', 'value'] as const;
  const hasOthers = segments.some(({ force }) => force !== 'M');
  return (
    <>
      <DataTable caption={t('table.caption')} showCaption>
        <thead>
          <tr>
            {hasOthers ? <th scope="col">{t('table.force')}</th> : null}
            {heads.map((head, column) => (
              <th key={head} scope="col" data-numeric={column === 0 ? undefined : ''}>
                {t(`table.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {segments.map((segment) => (
            <tr key={`${segment.force} ${segment.x0}`}>
              {hasOthers ? (
                <td>
                  <i>{symbolOf(segment.force)}</i>
                </td>
              ) : null}
              {row(segment).map((text, column) => (
                <td key={heads[column]} data-numeric={column === 0 ? undefined : ''}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </>
  );
}
