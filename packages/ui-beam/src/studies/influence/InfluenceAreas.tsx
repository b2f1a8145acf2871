import { useMemo } from 'react';
import { type Diagram, type Quantity, type UnitSystem, computeAreas, fromUnit } from '@eecs/solver-core';
import { DataTable, unitName, useFormat, useLocale, useText, useUnitOf } from '@eecs/ui-kit';
import { plainLength } from '../marking/plainLength.ts';
import type { InfluenceKind } from './influenceChoice.ts';
import { influenceMessages } from './influenceMessages.ts';

export interface InfluenceAreasProps {
  readonly line: Diagram;
  readonly kind: InfluenceKind;
  /** The value of the quantity under loads. */
  readonly effect: Quantity;
  readonly system: UnitSystem;
  readonly writePlace: (x: number) => string;
}

/** Square centimetres per square metre: documents store areas in cm². */
const CM2 = 1e4;

/**
 * The areas below the line between its zeros, the effect of a unit distributed load there, and the sums of either sign.
 */
export function InfluenceAreas({ line, kind, effect, system, writePlace }: InfluenceAreasProps) {
  const t = useText(influenceMessages);
  const format = useFormat();
  const locale = useLocale();
  const unitOf = useUnitOf();
  const areas = useMemo(() => computeAreas(line), [line]);
  if (areas.length === 0) return <p>{t('areas.none')}</p>;
  const unit = unitOf('distributedLoad', system);
  const load = fromUnit(1, { quantity: 'distributedLoad', system, unit });
  const sumOf = (sign: 1 | -1): number =>
    areas.reduce((sum, { area }) => (area * sign > 0 ? sum + area : sum), 0);
  const greatest = Math.max(...areas.map(({ area }) => Math.abs(area)), sumOf(1), -sumOf(-1));
  const effects = format.results({ quantity: effect, system, greatest: greatest * load });
  const sizes =
    kind === 'moment' || kind === 'M'
      ? format.results({
          quantity: 'area',
          system,
          unit: system === 0 ? 'm²' : 'ft²',
          greatest: toArea(greatest, system),
        })
      : format.results({ quantity: 'length', system, unit: plainLength(system), greatest });
  const writeArea = (area: number): string =>
    sizes.write(kind === 'moment' || kind === 'M' ? toArea(area, system) : area);
  const hasAreas = kind !== 'deflection';
  const rows = [
    ...areas.map(({ x0, x1, area }) => ({ told: `${writePlace(x0)}\u00a0– ${writePlace(x1)}`, area })),
    ...([1, -1] as const)
      .map((sign) => ({ told: t(sign === 1 ? 'areas.positive' : 'areas.negative'), area: sumOf(sign) }))
      .filter(({ area }) => areas.length > 1 && area !== 0),
  ];
  return (
    <DataTable caption={t('areas.caption')} showCaption>
      <thead>
        <tr>
          <th scope="col">{t('areas.stretch')}</th>
          {hasAreas ? (
            <th scope="col" data-numeric="">
              {t('areas.area')}
            </th>
          ) : null}
          <th scope="col" data-numeric="">
            {t('areas.effect', { unit: unitName(unit, locale) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ told, area }) => (
          <tr key={told}>
            <td>{told}</td>
            {hasAreas ? <td data-numeric="">{writeArea(area)}</td> : null}
            <td data-numeric="">{effects.write(area * load)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Converts square metres to the unit of areas in documents; square inches do not change. */
const toArea = (area: number, system: UnitSystem): number => (system === 0 ? area * CM2 : area);
