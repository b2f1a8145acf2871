import { styled } from 'styled-components';
import type { Quantity } from '@eecs/solver-core';
import type { GoverningPoint } from '@eecs/solver-core/combinations';
import { DataTable, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { type ShownCombined, chosenSituationsAtom } from './combining.ts';
import { useCombiningText } from './combiningMessages.ts';
import { findRowEffect } from './rowEffects.ts';

/** The governing values of each span and overhang with their places and combinations. */
export function SpanValues({ shown: { document, beam } }: { readonly shown: ShownCombined }) {
  const t = useCombiningText();
  const format = useFormat();
  const symbolOf = useRowSymbol();
  const chosen = useKitAtomValue(chosenSituationsAtom);
  const { system } = document.units;
  const forces = findRowEffect(beam, 'M', chosen)?.situation;
  const service = findRowEffect(beam, 'deflection', chosen)?.situation;
  if (forces === undefined) return null;
  const write = (point: GoverningPoint, quantity: Quantity, of: typeof forces): readonly string[] => [
    format.results({ quantity, system, greatest: Math.abs(point.value) }).write(point.value),
    `${format.place(point.x, { system, span: document.L, isFound: true })} · ${of.combinations[point.combination]?.id ?? ''}`,
  ];
  return (
    <details>
      <Summary>{t('spans')}</Summary>
      <DataTable caption={t('spans')}>
        <thead>
          <tr>
            <th scope="col">{t('span')}</th>
            <th scope="col">M+</th>
            <th scope="col">M−</th>
            <th scope="col">{symbolOf('Q')}+</th>
            <th scope="col">{symbolOf('Q')}−</th>
            {service === undefined ? null : <th scope="col">v</th>}
            {service === undefined ? null : <th scope="col">{t('ratio')}</th>}
          </tr>
        </thead>
        <tbody>
          {beam.spans.map(({ x0, isOverhang }, index) => {
            const own = forces.spans[index];
            const bent = service?.spans[index];
            if (own === undefined) return null;
            const deflection = bent?.deflection ?? null;
            const most =
              deflection === null
                ? null
                : Math.abs(deflection.max.value) > Math.abs(deflection.min.value)
                  ? deflection.max
                  : deflection.min;
            const cells = [
              write(own.M.max, 'moment', forces),
              write(own.M.min, 'moment', forces),
              write(own.Q.max, 'force', forces),
              write(own.Q.min, 'force', forces),
              ...(service === undefined
                ? []
                : [most === null ? ['–'] : write(most, 'displacement', service)]),
            ];
            const ratio = bent?.ratio ?? null;
            return (
              <tr key={x0}>
                <th scope="row">{isOverhang ? t('overhang', { number: index + 1 }) : index + 1}</th>
                {cells.map(([value, cause], at) => (
                  <td key={at}>
                    {value}
                    <br />
                    <small>{cause}</small>
                  </td>
                ))}
                {service === undefined ? null : <td>{ratio === null ? '–' : `L/${Math.floor(ratio)}`}</td>}
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </details>
  );
}

const Summary = styled.summary`
  min-height: ${vars.hit};
  line-height: ${vars.hit};
  cursor: pointer;
`;
