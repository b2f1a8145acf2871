import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { DataTable, SelectField, useKitAtomValue, vars } from '@eecs/ui-kit';
import { shownAnswerAtom, shownSetAtom, shownSetIndexAtom } from '../../live/shownAnswer.ts';
import { useSettled } from '../../live/useSettled.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { selectionAtom } from '../../state/selection.ts';
import { drawnSetAtom, envelopeAtom } from '../values/drawnSet.ts';
import { explainZeroRods } from '../values/explainZero.ts';
import { ForceHead } from './ForceHead.tsx';
import { ForceRow } from './ForceRow.tsx';
import { UtilisationNote } from '../verdict/lateUtilisationNote.ts';
import { listModes } from '../values/listModes.ts';
import { ROD_ORDERS, type RodOrder, orderRods } from '../values/orderRods.ts';
import { Pager } from '../../hand/Pager.tsx';
import { ZeroRods } from './ZeroRods.tsx';

/** Rows on one page of the table. */
const ROWS = 60;

/** Axial forces of every rod in all case sets with the extremes; rods that bear nothing are told why. */
export function ForceTable() {
  const t = useLaterText();
  const tOwn = useResultsText();
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(shownSetAtom);
  const drawn = useSettled(drawnSetAtom);
  const envelope = useSettled(envelopeAtom);
  const setIndex = useSettled(shownSetIndexAtom);
  const chosen = useKitAtomValue(selectionAtom);
  const [order, setOrder] = useState<RodOrder>('number');
  // For which chosen rod the page was turned: another one chosen on the board brings the page it is on.
  const [turned, setTurned] = useState({ page: 0, wanted: -1 });
  const rods = useMemo(() => (drawn === null ? [] : orderRods(drawn, order)), [drawn, order]);
  // The same one while another answer to it is waited for.
  const document = shown?.document;
  const zero = useMemo(
    () => (document === undefined || set === null ? null : explainZeroRods(document, set)),
    [document, set],
  );
  const [item] = chosen;
  const wanted = chosen.length === 1 && item?.kind === 'link' ? rods.indexOf(item.index) : -1;
  const page = wanted < 0 || turned.wanted === wanted ? turned.page : Math.floor(wanted / ROWS);
  const turn = (next: number): void => setTurned({ page: next, wanted });
  if (shown === null || set === null || drawn === null || zero === null) return null;
  const at = Math.min(page, Math.max(0, Math.ceil(rods.length / ROWS) - 1));
  const orders = ROD_ORDERS.filter((one) => one !== 'used' || drawn.utilisation !== null);
  return (
    <Box>
      <Tools>
        {rods.length > 1 ? (
          <SelectField
            label={tOwn('order')}
            value={order}
            options={orders.map((value) => ({ value, label: tOwn(`order.${value}`) }))}
            onChange={(value) => {
              setOrder(value);
              turn(0);
            }}
          />
        ) : null}
        <Pager page={at} rows={ROWS} count={rods.length} onTurn={turn} />
      </Tools>
      <DataTable caption={t('results.table')}>
        <ForceHead
          answer={shown.answer}
          caseSets={shown.document.caseSets}
          drawn={drawn}
          of={envelope === null ? setIndex : null}
        />
        <tbody>
          {rods.slice(at * ROWS, (at + 1) * ROWS).map((index) => (
            <ForceRow
              key={index}
              index={index}
              document={shown.document}
              sets={shown.answer.sets}
              drawn={drawn}
              reason={envelope === null ? (zero.get(index) ?? null) : null}
            />
          ))}
        </tbody>
      </DataTable>
      {listModes(drawn).includes('utilisation') ? <UtilisationNote /> : null}
      {envelope === null ? <ZeroRods document={shown.document} set={set} reasons={zero} /> : null}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${vars.space2};
`;
