import { useState } from 'react';
import { styled } from 'styled-components';
import { DataTable, useFormat, useSetKitAtom, vars } from '@eecs/ui-kit';
import { SymbolHead } from '@eecs/ui-kit/editor';
import { shownAnswerAtom, shownSetAtom } from '../../live/shownAnswer.ts';
import { useSettled } from '../../live/useSettled.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { ItemName } from '../../hand/ItemName.tsx';
import { Pager } from '../../hand/Pager.tsx';
import { isSpatial } from '../../editing/isSpatial.ts';
import { ANCHOR } from '../../editing/joints.ts';
import { hoveredAtom } from '../../state/selection.ts';
import { envelopeAtom } from '../values/drawnSet.ts';
import type { Range } from '../values/envelope.ts';

/** Number of rows per page of the table. */
const ROWS = 20;

/** The reactions of each support along the axes; over all case sets the extremes with their governing sets. */
export function ReactionTable() {
  const t = useLaterText();
  const tOwn = useResultsText();
  const format = useFormat();
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(shownSetAtom);
  const envelope = useSettled(envelopeAtom);
  const hover = useSetKitAtom(hoveredAtom);
  const [page, turn] = useState(0);
  if (shown === null || set === null) return null;
  const { document } = shown;
  const { system } = document.units;
  const axes = isSpatial(document) ? (['x', 'y', 'z'] as const) : (['x', 'y'] as const);
  const force = (value: number): string =>
    format.quantity(value, { quantity: 'force', system, withUnit: false });
  const extremes = ({ max, min }: Range) =>
    [max, min].map((end, at) => (
      <Extreme key={at} title={`${tOwn(at === 0 ? 'max' : 'min')}, ${tOwn('governs', { set: end.set + 1 })}`}>
        {force(end.value)} <small>({end.set + 1})</small>
      </Extreme>
    ));
  const first = Math.min(page, Math.max(0, Math.ceil(set.R.length / ROWS) - 1)) * ROWS;
  return (
    <>
      <Pager page={first / ROWS} rows={ROWS} count={set.R.length} onTurn={turn} />
      <DataTable caption={t('results.reactions')}>
        <thead>
          <tr>
            <th scope="col">{t('results.joint')}</th>
            {axes.map((axis) => (
              <th key={axis} scope="col" data-numeric="">
                <SymbolHead symbol={`R${axis}`} unit={format.unit('force')} />
                {envelope === null ? null : <small> {tOwn('all.short')}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {set.R.slice(first, first + ROWS).map((reaction, at) => {
            const item = { kind: 'joint', index: reaction.joint } as const;
            return (
              <tr key={reaction.joint} onPointerEnter={() => hover(item)} onPointerLeave={() => hover(null)}>
                <th scope="row">
                  <ItemName item={item} name={String(reaction.joint + 1)} />
                </th>
                {axes.map((axis) => {
                  const isHeld = ((document.joints[reaction.joint]?.anchor ?? 0) & ANCHOR[axis]) !== 0;
                  const range = envelope?.R[first + at]?.[axis];
                  return (
                    <td key={axis} data-numeric="">
                      {!isHeld ? '–' : range === undefined ? force(reaction[axis]) : extremes(range)}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </>
  );
}

const Extreme = styled.span`
  display: block;
  white-space: nowrap;

  & > small {
    color: ${vars.inkMuted};
  }
`;
