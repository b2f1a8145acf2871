import { useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DataTable, Panel, SelectField, useKitAtomValue, vars } from '@eecs/ui-kit';
import { FoldResults, areResultsOpenAtom } from '@eecs/ui-kit/editor';
import { shownAnswerAtom, shownSetAtom, shownSetIndexAtom } from '../../live/shownAnswer.ts';
import { useSettled } from '../../live/useSettled.ts';
import { useResultsText } from '../../messages/resultsMessages.ts';
import { useLaterText } from '../../messages/laterMessages.ts';
import { selectionAtom } from '../../state/selection.ts';
import { drawnSetAtom, envelopeAtom } from '../values/drawnSet.ts';
import { explainZeroRods } from '../values/explainZero.ts';
import { Extremes } from './Extremes.tsx';
import { ForceHead } from './ForceHead.tsx';
import { ForceRow } from './ForceRow.tsx';
import { UtilisationNote } from '../verdict/lateUtilisationNote.ts';
import { listModes } from '../values/listModes.ts';
import { ROD_ORDERS, type RodOrder, orderRods } from '../values/orderRods.ts';
import { Pager } from '../../hand/Pager.tsx';
import { ZeroRods } from './ZeroRods.tsx';

/** Number of rows per page of the table. */
const ROWS = 60;
/**
 * The table beside the board ends at the bottom of the first screen; on a phone it leaves room for scrolling the page.
 */
const MAX_HEIGHT = 'clamp(150px, calc(100vh - 740px), 480px)';

/**
 * The extremes, and the axial forces of every rod in all case sets; for rods without a force the table explains why.
 * The row of a rod selected on the board is scrolled into view.
 */
export function ForceTable() {
  const t = useLaterText();
  const tOwn = useResultsText();
  const shown = useSettled(shownAnswerAtom);
  const set = useSettled(shownSetAtom);
  const drawn = useSettled(drawnSetAtom);
  const envelope = useSettled(envelopeAtom);
  const setIndex = useSettled(shownSetIndexAtom);
  const chosen = useKitAtomValue(selectionAtom);
  const isOpen = useKitAtomValue(areResultsOpenAtom);
  const [order, setOrder] = useState<RodOrder>('number');
  // The selected rod for which the reader chose the page: selecting another one on the board shows the page with its
  // row.
  const [turned, setTurned] = useState({ page: 0, wanted: -1 });
  const rods = useMemo(() => (drawn === null ? [] : orderRods(drawn, order)), [drawn, order]);
  // The same object while another answer for it is pending.
  const document = shown?.document;
  const zero = useMemo(
    () => (document === undefined || set === null ? null : explainZeroRods(document, set)),
    [document, set],
  );
  const [item] = chosen;
  const wanted = chosen.length === 1 && item?.kind === 'link' ? rods.indexOf(item.index) : -1;
  const page = wanted < 0 || turned.wanted === wanted ? turned.page : Math.floor(wanted / ROWS);
  const turn = (next: number): void => setTurned({ page: next, wanted });
  const box = useRef<HTMLDivElement>(null);

  // Scrolls the table, not the page, to the row of the rod selected on the board.
  useEffect(() => {
    const row = wanted < 0 ? null : box.current?.querySelector<HTMLElement>('tr[data-chosen]');
    const scroll = row?.closest<HTMLElement>('[data-bounded]');
    const head = scroll?.querySelector('thead');
    if (!row || !scroll || !head) return;
    const [room, own] = [scroll.getBoundingClientRect(), row.getBoundingClientRect()];
    const top = room.top + head.clientHeight;
    scroll.scrollTop += Math.min(0, own.top - top) + Math.max(0, own.bottom - room.bottom);
  }, [wanted]);
  if (shown === null || set === null || drawn === null || zero === null) return null;
  const at = Math.min(page, Math.max(0, Math.ceil(rods.length / ROWS) - 1));
  const orders = ROD_ORDERS.filter((one) => one !== 'used' || drawn.utilisation !== null);
  return (
    <Panel
      title={t('results.label')}
      actions={
        <>
          {isOpen && rods.length > 1 ? (
            <SelectField
              label={tOwn('order')}
              hideLabel
              value={order}
              options={orders.map((value) => ({ value, label: tOwn(`order.${value}`) }))}
              onChange={(value) => {
                setOrder(value);
                turn(0);
              }}
            />
          ) : null}
          <FoldResults />
        </>
      }
    >
      <Box ref={box} hidden={!isOpen}>
        <Extremes />
        <Pager page={at} rows={ROWS} count={rods.length} onTurn={turn} />
        <DataTable caption={t('results.table')} maxHeight={MAX_HEIGHT}>
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
    </Panel>
  );
}

const Box = styled.div`
  display: grid;

  &[hidden] {
    display: none;
  }
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};
`;
