import { useState } from 'react';
import { DataTable, Panel, useFormat, useSetKitAtom } from '@eecs/ui-kit';
import { SymbolHead } from '@eecs/ui-kit/editor';
import { ItemName } from '../../hand/ItemName.tsx';
import { Pager } from '../../hand/Pager.tsx';
import { isSpatial } from '../../editing/isSpatial.ts';
import { shownAnswerAtom } from '../../live/shownAnswer.ts';
import { useSettled } from '../../live/useSettled.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { hoveredAtom } from '../../state/selection.ts';
import { drawnSetAtom } from '../values/drawnSet.ts';

/** Number of rows per page of the table. */
const ROWS = 60;

/** The displacements of each joint along the axes; nothing if the answer has none. */
export function ShiftsPanel() {
  const t = useLaterText();
  const tOwn = useResultsText();
  const format = useFormat();
  const shown = useSettled(shownAnswerAtom);
  const displacement = useSettled(drawnSetAtom)?.displacement ?? null;
  const hover = useSetKitAtom(hoveredAtom);
  const [page, turn] = useState(0);
  if (shown === null || displacement === null) return null;
  const { document } = shown;
  const { system } = document.units;
  const axes = isSpatial(document) ? (['x', 'y', 'z'] as const) : (['x', 'y'] as const);
  const first = Math.min(page, Math.max(0, Math.ceil(displacement.length / ROWS) - 1)) * ROWS;
  return (
    <Panel title={tOwn('shifts')}>
      <Pager page={first / ROWS} rows={ROWS} count={displacement.length} onTurn={turn} />
      <DataTable caption={tOwn('shifts')} maxHeight="320px">
        <thead>
          <tr>
            <th scope="col">{t('results.joint')}</th>
            {axes.map((axis) => (
              <th key={axis} scope="col" data-numeric="">
                <SymbolHead symbol={`u${axis}`} unit={format.unit('displacement')} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {displacement.slice(first, first + ROWS).map((shift) => {
            const item = { kind: 'joint', index: shift.joint } as const;
            return (
              <tr key={shift.joint} onPointerEnter={() => hover(item)} onPointerLeave={() => hover(null)}>
                <th scope="row">
                  <ItemName item={item} name={String(shift.joint + 1)} />
                </th>
                {axes.map((axis) => (
                  <td key={axis} data-numeric="">
                    {format.quantity(shift[axis], { quantity: 'displacement', system, withUnit: false })}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </Panel>
  );
}
