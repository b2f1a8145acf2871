import type { CrossSection, Material } from '@eecs/solver-core';
import { Fragment, type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';
import { RowGap } from '../tables/RowGap.tsx';
import { scrollToRow } from '../tables/rowInSight.ts';
import { useRovingFocus } from '../tables/useRovingFocus.ts';
import { useRowWindow } from '../tables/useRowWindow.ts';
import type { RowOrder } from './arrangeRows.ts';
import { useLibraryText } from './libraryMessages.ts';
import type { LibraryRow } from './libraryRow.ts';
import { LibraryTableHead } from './LibraryTableHead.tsx';
import { LibraryTableRow } from './LibraryTableRow.tsx';
import { MATERIAL_VALUES, SECTION_VALUES } from './rowValues.ts';

export interface LibraryTableProps<Item extends Material | CrossSection> {
  /** Id of the table; `rowId` returns those of its rows. */
  readonly id: string;
  readonly part: 'material' | 'section';
  readonly rows: readonly LibraryRow<Item>[];
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
  /** Id of the row shown beside the table. */
  readonly current: string | null;
  readonly onCurrent: (id: string) => void;
  /** Ids of the ticked rows; null if nothing can be ticked. */
  readonly ticked: ReadonlySet<string> | null;
  readonly onTick: (row: LibraryRow<Item>) => void;
  /** Called on Enter, or a double click. */
  readonly onOpen: (row: LibraryRow<Item>) => void;
  /** Whether rows of several drawers are mixed, so that each names its own. */
  readonly hasDrawers: boolean;
}

const PAGE_ROWS = 10;

/** The found rows, of which only the visible ones are rendered: arrow keys move, Space ticks a row, Enter takes it. */
export function LibraryTable<Item extends Material | CrossSection>(props: LibraryTableProps<Item>) {
  const { id, part, rows, order, onOrder, current, onCurrent, ticked, onTick, onOpen, hasDrawers } = props;
  const t = useLibraryText();
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

  // Scrolls the current row into view in its own box, also for the keys of the search field.
  useLayoutEffect(() => {
    const scroller = box.current;
    const row = scroller?.querySelector<HTMLElement>('tr[tabindex="0"]');
    if (scroller && row) scrollToRow(scroller, row);
  }, [at]);

  // A new list is shown from its top.
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

  const label = part === 'section' ? t('designation') : t('name');
  const columns = values.length + (ticked === null ? 1 : 2);

  return (
    <Scroller ref={box} onScroll={window.follow}>
      <Grid id={id} role="grid" aria-label={t(`rows.${part}`)} aria-rowcount={rows.length + 1}>
        <LibraryTableHead
          label={label}
          values={values}
          hasTicks={ticked !== null}
          order={order}
          onOrder={onOrder}
        />
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
                <LibraryTableRow
                  id={rowId(id, place)}
                  row={row}
                  place={place}
                  values={values}
                  isEntry={place === at}
                  isSelected={row.id === current}
                  isTicked={ticked === null ? null : ticked.has(row.id)}
                  onTick={() => onTick(row)}
                  hasDrawer={hasDrawers}
                />
              </Fragment>
            );
          })}
          <RowGap px={window.restPx} columns={columns} />
        </tbody>
      </Grid>
    </Scroller>
  );
}

/** Returns the id of the row at an index of a table. */
export function rowId(table: string, place: number): string {
  return `${table}-${place}`;
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
    /* Rows have one height, so they are located without being rendered. */
    white-space: nowrap;
  }
  & [data-tick] {
    width: 1%;
    padding: 0;
  }
  /* Long texts are cut so that the numbers stay visible. */
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
