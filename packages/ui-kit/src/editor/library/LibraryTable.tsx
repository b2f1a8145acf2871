import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { CrossSection, Material } from '@eecs/solver-core';
import { Fragment, type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../kit/useFormat.ts';
import { useUnits } from '../../kit/useSettings.ts';
import { vars } from '../../theme/tokens.ts';
import { RowGap } from '../tables/RowGap.tsx';
import { SymbolHead } from '../tables/SymbolHead.tsx';
import { useRovingFocus } from '../tables/useRovingFocus.ts';
import { useRowWindow } from '../tables/useRowWindow.ts';
import { type RowOrder, turnOrder } from './arrangeRows.ts';
import { useLibraryText } from './libraryMessages.ts';
import type { LibraryRow } from './libraryRow.ts';
import { VALUE_QUANTITIES, MATERIAL_VALUES, SECTION_VALUES, getRowValue } from './rowValues.ts';
import { writeRowValue } from './writeRowValue.ts';

export interface LibraryTableProps<Item extends Material | CrossSection> {
  readonly part: 'material' | 'section';
  readonly rows: readonly LibraryRow<Item>[];
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
  /** Id of the row that is shown beside the table. */
  readonly current: string | null;
  readonly onCurrent: (id: string) => void;
  /** Ids of the rows that are ticked; null where nothing can be. */
  readonly ticked: ReadonlySet<string> | null;
  readonly onTick: (row: LibraryRow<Item>) => void;
  /** Enter, or a double click. */
  readonly onOpen: (row: LibraryRow<Item>) => void;
  /** Whether rows of several drawers stand together, so that each says its own. */
  readonly hasDrawers: boolean;
}

const PAGE_ROWS = 10;

/** The rows that were found, those in sight drawn: arrows go through them, Space ticks one, Enter takes it. */
export function LibraryTable<Item extends Material | CrossSection>(props: LibraryTableProps<Item>) {
  const { part, rows, order, onOrder, current, onCurrent, ticked, onTick, onOpen, hasDrawers } = props;
  const t = useLibraryText();
  const format = useFormat();
  const system = useUnits();
  const box = useRef<HTMLDivElement>(null);
  const values = part === 'section' ? SECTION_VALUES : MATERIAL_VALUES;
  const at = Math.max(
    rows.findIndex(({ id }) => id === current),
    0,
  );
  const window = useRowWindow(box, { count: rows.length, current: at });
  const focus = useRovingFocus(box, {
    count: rows.length,
    axis: 'y',
    page: PAGE_ROWS,
    findEntry: (scroller, place) => scroller.querySelector(`tr[data-index="${place}"]`),
    choose: (place) => {
      const row = rows[place];
      if (row !== undefined) onCurrent(row.id);
    },
  });

  // Keeps the current row in sight in its own box.
  useLayoutEffect(() => {
    const scroller = box.current;
    const row = scroller?.querySelector<HTMLElement>('tr[tabindex="0"]');
    if (!scroller || !row) return;
    // The document knows only the host of a shadow root.
    const { activeElement } = scroller.getRootNode() as Document | ShadowRoot;
    if (!scroller.contains(activeElement)) return;
    const head = scroller.querySelector('thead')?.clientHeight ?? 0;
    if (row.offsetTop - head < scroller.scrollTop) scroller.scrollTop = row.offsetTop - head;
    const bottom = row.offsetTop + row.offsetHeight;
    if (bottom > scroller.scrollTop + scroller.clientHeight)
      scroller.scrollTop = bottom - scroller.clientHeight;
  }, [at]);

  // Another list is read from its top.
  useLayoutEffect(() => {
    if (box.current !== null) box.current.scrollTop = 0;
    window.follow();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another list counts
  }, [rows]);

  function handleKeyDown(event: KeyboardEvent): void {
    const place = placeOf(event);
    if (place === null || focus.handleKey(event, place)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[place];
    if (row === undefined) return;
    if (event.key === ' ' && ticked !== null) onTick(row);
    else if (event.key === 'Enter') onOpen(row);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const head = (by: RowOrder['by'], name: string, content: React.ReactNode) => (
    <HeadButton
      type="button"
      aria-label={t('sortBy', { name })}
      onClick={() => onOrder(turnOrder(order, by))}
    >
      {content}
      {order.by !== by ? null : order.isDescending ? (
        <ArrowDown size={12} aria-hidden="true" />
      ) : (
        <ArrowUp size={12} aria-hidden="true" />
      )}
    </HeadButton>
  );
  const sorted = (by: RowOrder['by']) =>
    order.by !== by ? undefined : order.isDescending ? 'descending' : 'ascending';
  const label = part === 'section' ? t('designation') : t('name');
  const columns = values.length + (ticked === null ? 1 : 2);

  return (
    <Scroller ref={box} onScroll={window.follow}>
      <Grid role="grid" aria-label={t(`rows.${part}`)} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {ticked === null ? null : <td />}
            <th scope="col" aria-sort={sorted('label')}>
              {head('label', label, label)}
            </th>
            {values.map((value) => (
              <th key={value} scope="col" data-numeric="true" data-value={value} aria-sort={sorted(value)}>
                {head(
                  value,
                  t(`property.${value}`),
                  <SymbolHead
                    symbol={value === 'rho' ? 'ρ' : value}
                    unit={format.unit(VALUE_QUANTITIES[value])}
                  />,
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          onKeyDown={handleKeyDown}
          onClick={(event) => {
            const place = placeOf(event);
            if (place !== null && !(event.target as Element).closest('label')) focus.go(place);
          }}
          onDoubleClick={(event) => {
            const row = rows[placeOf(event) ?? -1];
            if (row !== undefined && !(event.target as Element).closest('label')) onOpen(row);
          }}
        >
          {window.places.map(({ place, skippedPx }) => {
            const row = rows[place];
            if (row === undefined) return null;
            return (
              <Fragment key={row.id}>
                <RowGap px={skippedPx} columns={columns} />
                <tr
                  data-index={place}
                  tabIndex={place === at ? 0 : -1}
                  aria-selected={row.id === current}
                  aria-rowindex={place + 2}
                >
                  {ticked === null ? null : (
                    <td data-tick="">
                      <Tick>
                        <input
                          type="checkbox"
                          tabIndex={-1}
                          checked={ticked.has(row.id)}
                          aria-label={t('tick', { name: row.label })}
                          onChange={() => onTick(row)}
                        />
                      </Tick>
                    </td>
                  )}
                  <td data-label="">
                    {row.title !== undefined && row.title !== row.label ? (
                      <>
                        {row.label} <small>{row.title}</small>
                      </>
                    ) : (
                      row.label
                    )}
                    {hasDrawers && row.drawer !== '' ? <small> {row.drawer}</small> : null}
                  </td>
                  {values.map((value) => (
                    <td key={value} data-numeric="true" data-value={value}>
                      {writeRowValue(getRowValue(row.item, value), { value, system, format })}
                    </td>
                  ))}
                </tr>
              </Fragment>
            );
          })}
          <RowGap px={window.restPx} columns={columns} />
        </tbody>
      </Grid>
    </Scroller>
  );
}

function placeOf({ target }: SyntheticEvent): number | null {
  const row = (target as Element).closest<HTMLElement>('tr[data-index]');
  return row === null ? null : Number(row.dataset['index']);
}

const Scroller = styled.div`
  position: relative;
  height: 100%;
  min-height: 0;
  overflow: auto;
  border-block: 1px solid ${vars.hairline};
`;

const Tick = styled.label`
  display: grid;
  place-items: center;
  width: ${vars.hit};
  height: ${vars.rowHeight};
  cursor: pointer;

  & > input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${vars.accent};
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

const HeadButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 26px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    color: ${vars.ink};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    height: ${vars.rowHeight};
    padding: 0 ${vars.space2};
    border-bottom: 1px solid ${vars.hairline};
    text-align: start;
    font-weight: 400;
    /* Rows of one height are found without being drawn. */
    white-space: nowrap;
  }
  & [data-tick] {
    width: 1%;
    padding: 0;
  }
  /* What is long gives way: the numbers stay in sight. */
  & [data-label] {
    width: 100%;
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & small {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  & thead :is(th, td) {
    position: sticky;
    z-index: 1;
    top: 0;
    height: 28px;
    background: ${vars.sheet};
    box-shadow: inset 0 -1px 0 ${vars.line};
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  & [data-numeric] {
    text-align: end;
  }
  & tbody tr {
    cursor: default;
  }
  & tbody tr:hover {
    background: ${vars.sunken};
  }
  & tbody tr[aria-selected='true'] {
    background: ${vars.accentWash};
    box-shadow: inset 3px 0 0 ${vars.accent};
  }
  & tbody tr:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    & tbody td {
      height: 44px;
    }
  }
  @container library (max-width: 639px) {
    & :is([data-value='h'], [data-value='b'], [data-value='Iz'], [data-value='rho'], [data-value='fc']) {
      display: none;
    }
    & td small {
      display: none;
    }
  }
`;
