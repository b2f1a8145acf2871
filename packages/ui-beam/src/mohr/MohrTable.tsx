import { formatNumber, type Mohr, type MohrSegment, type Quantity, type UnitSystem } from '@eecs/solver-core';
import { DataTable, useFormat, useLocale, useText } from '@eecs/ui-kit';
import { useRowSymbol } from '../naming/useRowSymbol.ts';
import { hasNearCentroid } from './hasNearCentroid.ts';
import { mohrMessages } from './mohrMessages.ts';
import { mohrQuantities, plainLength, termQuantities } from './mohrQuantities.ts';

export interface MohrTableProps {
  readonly mohr: Mohr;
  readonly index: number;
  readonly system: UnitSystem;
  readonly isReal: boolean;
  readonly writePlace: (x: number) => string;
}

const SIGNIFICANT_DIGITS = 4;
const NONE = '–';
const NOISE = 1e-9;
const NO_CENTROID = { centroid: null, ordinate: null };

/** Vereshchagin's rule, stretch by stretch: the area of the diagram, its centroid, the unit diagram's ordinate there, and their product. */
export function MohrTable({ mohr, index, system, isReal, writePlace }: MohrTableProps) {
  const t = useText(mohrMessages);
  const format = useFormat();
  const locale = useLocale();
  const symbolOf = useRowSymbol();
  const segments = mohr.cases[index]?.segments ?? [];
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
  // An area or an ordinate that is nothing beside the others of its kind is nothing.
  const noise = (column: (of: MohrSegment) => number, force: MohrSegment['force']): number =>
    NOISE * Math.max(0, ...segments.filter((one) => one.force === force).map((one) => Math.abs(column(one))));
  const plain = (value: number): string =>
    formatNumber(value, { digits: SIGNIFICANT_DIGITS, notation: 'significant', locale });
  const hasFar = segments.some((segment) => segment.centroid !== null && !hasNearCentroid(segment));
  const row = (segment: MohrSegment): readonly string[] => {
    const { force, x0, x1, area, stiffness, value } = segment;
    const { centroid, ordinate } = hasNearCentroid(segment) ? segment : NO_CENTROID;
    const of = termQuantities(force, mohr.kind);
    return [
      `${writePlace(x0)}\u00a0– ${writePlace(x1)}`,
      write(Math.abs(area) <= noise((one) => one.area, force) ? 0 : area, of.area),
      centroid === null ? NONE : writePlace(centroid),
      ordinate === null ? NONE : of.ordinate === null ? plain(ordinate) : write(ordinate, of.ordinate),
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
      {hasFar ? <p>{t('table.far')}</p> : null}
    </>
  );
}
