import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { DataTable, useFormat, useKitAtom, useKitAtomValue, useSetKitAtom, vars } from '@eecs/ui-kit';
import { CombinationCell, SymbolHead, useCombinationText } from '@eecs/ui-kit/editor';
import { toItemKey } from '../../editing/items.ts';
import { ItemName } from '../../hand/ItemName.tsx';
import { Pager } from '../../hand/Pager.tsx';
import { nameRod } from '../../hand/writeLine.ts';
import { type ShownCombined, shownCombinationAtom } from '../../live/combining.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { chosenKeysAtom, hoveredAtom, selectionAtom } from '../../state/selection.ts';
import { toEnvelope } from '../values/combinedSet.ts';
import { findEnvelopeEnds } from '../values/findExtremes.ts';
import { ExtremeList } from './Extremes.tsx';

/** Number of rows per page of the table. */
const ROWS = 60;

/** The greatest tension and compression of every rod with their combinations; a click on a row selects its rod. */
export function CombinedForces({ shown }: { readonly shown: ShownCombined }) {
  const t = useLaterText();
  const tKit = useCombinationText();
  const format = useFormat();
  const [page, turn] = useState(0);
  const [hovered, hover] = useKitAtom(hoveredAtom);
  const chosen = useKitAtomValue(chosenKeysAtom);
  const choose = useSetKitAtom(selectionAtom);
  const { document, situation } = shown;
  const { N } = useMemo(() => toEnvelope(situation), [situation]);
  const { system } = document.units;
  const first = Math.min(page, Math.max(0, Math.ceil(N.length / ROWS) - 1)) * ROWS;
  return (
    <>
      <ExtremeList
        document={document}
        found={{ ...findEnvelopeEnds({ N }), moved: null }}
        governs={(combination) => `(${situation.combinations[combination]?.id ?? ''})`}
      />
      <Pager page={first / ROWS} rows={ROWS} count={N.length} onTurn={turn} />
      <DataTable caption={tKit('results.forces')} maxHeight="480px">
        <thead>
          <tr>
            <th scope="col">{t('results.rod')}</th>
            {(['max', 'min'] as const).map((end) => (
              <th key={end} scope="col" data-numeric="">
                <SymbolHead symbol="N" unit={format.unit('force')} /> <small>{tKit(`results.${end}`)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {N.slice(first, first + ROWS).map(({ max, min }, at) => {
            const item = { kind: 'link', index: first + at } as const;
            const isHovered = hovered?.kind === 'link' && hovered.index === item.index;
            return (
              <Row
                key={item.index}
                data-hovered={isHovered ? '' : undefined}
                data-chosen={chosen.has(toItemKey(item)) ? '' : undefined}
                onPointerEnter={() => hover(item)}
                onPointerLeave={() => hover(null)}
                onClick={() => choose([item])}
              >
                <th scope="row">
                  <ItemName item={item} name={nameRod(item.index, document.links)} />
                </th>
                {[max, min].map(({ value, set }, end) => (
                  <CombinationCell
                    key={end}
                    shownAtom={shownCombinationAtom}
                    caseSets={document.caseSets}
                    situation={situation}
                    value={format.quantity(value, { quantity: 'force', system, withUnit: false })}
                    sign={Math.sign(value)}
                    combination={set}
                  />
                ))}
              </Row>
            );
          })}
        </tbody>
      </DataTable>
    </>
  );
}

const Row = styled.tr`
  cursor: pointer;

  &[data-hovered],
  &[data-chosen] {
    background: ${vars.accentWash};
  }
  &[data-chosen] {
    box-shadow: inset 2px 0 0 ${vars.accent};
  }
  & > [data-sign='1'] {
    color: ${vars.positiveText};
  }
  & > [data-sign='-1'] {
    color: ${vars.negativeText};
  }
`;
