import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  memo,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { useKitAtom, vars } from '@eecs/ui-kit';
import type { TableTab } from '../state/currentRows.ts';
import { hoveredAtom } from '../state/selection.ts';
import { selectedKind } from './useCurrentRow.ts';
import { useDragged } from '../live/useDragged.ts';

export interface CellsProps<Item> {
  readonly item: Item;
  readonly index: number;
}

/** A column of a table; one that is numeric is set to the right, with its cells. */
export interface Column {
  readonly head: ReactNode;
  readonly isNumeric?: boolean;
}

export interface RecordGridProps<Item extends object> {
  readonly tab: TableTab;
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly items: readonly Item[];
  readonly keys: readonly string[];
  /** The cells of one row, as many as there are columns; drawn again only when its item changes. */
  readonly Cells: ComponentType<CellsProps<Item>>;
  readonly current: number;
  /** The indices of the items in the order of their rows. @default that of the items */
  readonly order?: readonly number[] | undefined;
  readonly onChoose: (index: number) => void;
  /** Absent where nothing can be removed. */
  readonly onRemove?: ((index: number, from: Element) => void) | undefined;
  /** Rows under the others that stand for no object of the list. */
  readonly footer?: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The rows of a table, one line each: arrows, Home and End go through them, Enter and F2 into the details of the current
 * one, Del removes it. A row that is chosen is selected on the board, one that is pointed at is marked there.
 */
export function RecordGrid<Item extends object>(props: RecordGridProps<Item>) {
  const { tab, caption, columns, items, keys, Cells, current, onChoose, onRemove, footer } = props;
  const order = props.order ?? items.map((_, index) => index);
  const kind = selectedKind(tab);
  const [hovered, hover] = useKitAtom(hoveredAtom);
  const scroller = useRef<HTMLDivElement>(null);

  // Keeps the current row in sight in its own box; the page stays where it is.
  useLayoutEffect(() => {
    const box = scroller.current;
    const row = box?.querySelector<HTMLElement>('tr[tabindex="0"]');
    if (!box || !row) return;
    const head = box.querySelector('thead')?.clientHeight ?? 0;
    if (row.offsetTop - head < box.scrollTop) box.scrollTop = row.offsetTop - head;
    const bottom = row.offsetTop + row.offsetHeight;
    if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
    // A key that chose another row takes the focus with it: arrows go on from there.
    if (box.querySelector('tr:focus')) row.focus({ preventScroll: true });
  }, [current, items.length]);

  function go(index: number): void {
    const row = scroller.current?.querySelector<HTMLElement>(`tbody > tr[data-index="${index}"]`);
    row?.focus({ preventScroll: true });
    onChoose(index);
  }

  /** Goes so many rows down the table, at most to its ends. */
  function step(from: number, rows: number): void {
    const next = order[Math.min(Math.max(order.indexOf(from) + rows, 0), order.length - 1)];
    if (next !== undefined) go(next);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const index = indexOf(event);
    if (index === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = STEPS[event.key];
    if (rows !== undefined) step(index, rows);
    else if (event.key === 'Enter' || event.key === 'F2') enterDetails(event.currentTarget, tab);
    else if (event.key === 'Delete' && onRemove !== undefined) onRemove(index, event.currentTarget);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Scroller ref={scroller} data-rows={tab}>
      <Grid role="grid" aria-label={caption}>
        <thead>
          <tr>
            {columns.map(({ head, isNumeric }, at) =>
              // A head without a word is none: it would be read out as an empty one.
              head === '' ? (
                <td key={at} />
              ) : (
                <th key={at} scope="col" data-numeric={isNumeric}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody
          onKeyDown={handleKeyDown}
          onClick={(event) => {
            const index = indexOf(event);
            if (index !== null) go(index);
          }}
          onFocus={(event) => {
            const index = indexOf(event);
            // What selects nothing on the board is current already: passing by is no choice.
            if (index !== null && (kind !== null || index !== current)) onChoose(index);
          }}
          onPointerOver={(event) => {
            const index = indexOf(event);
            if (kind !== null && index !== null) hover({ kind, index });
          }}
          onPointerLeave={() => hover(null)}
        >
          {order.map((index) => {
            const item = items[index];
            return item === undefined ? null : (
              <Row
                key={keys[index]}
                item={item}
                index={index}
                Cells={Cells as ComponentType<CellsProps<object>>}
                isCurrent={index === current}
                isHovered={kind !== null && hovered?.kind === kind && hovered.index === index}
              />
            );
          })}
        </tbody>
        {footer === undefined ? null : <tfoot>{footer}</tfoot>}
      </Grid>
    </Scroller>
  );
}

/** Puts the focus into the first field of the details of a table's current row. */
function enterDetails(from: Element, tab: TableTab): void {
  const details = `[data-details="${tab}"]:not([hidden])`;
  from
    .closest('[data-panel-body]')
    ?.querySelector<HTMLElement>(`${details} :is(input, select, textarea):not(:disabled)`)
    ?.focus();
}

function indexOf({ target }: SyntheticEvent): number | null {
  const row = (target as Element).closest<HTMLElement>('[data-index]');
  return row === null ? null : Number(row.dataset['index']);
}

const Row = memo(function Row({
  item,
  index,
  Cells,
  isCurrent,
  isHovered,
}: {
  readonly item: object;
  readonly index: number;
  readonly Cells: ComponentType<CellsProps<object>>;
  readonly isCurrent: boolean;
  readonly isHovered: boolean;
}) {
  return (
    <tr
      data-index={index}
      data-hovered={isHovered || undefined}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isCurrent}
    >
      <Cells item={useDragged(item, isCurrent)} index={index} />
    </tr>
  );
});

const Scroller = styled.div`
  position: relative;
  max-height: 296px;
  overflow: auto;
  border-block: 1px solid ${vars.hairline};
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    height: ${vars.rowHeight};
    padding: 0 ${vars.space1};
    border-bottom: 1px solid ${vars.hairline};
    text-align: start;
    font-weight: 400;
  }
  & tr > :first-child {
    padding-inline-start: ${vars.space2};
  }
  & tr > :last-child {
    padding-inline-end: ${vars.space2};
  }
  & tbody tr:last-child td {
    border-bottom-color: transparent;
  }
  & thead th {
    position: sticky;
    z-index: 1;
    top: 0;
    height: 26px;
    background: ${vars.sheet};
    box-shadow: inset 0 -1px 0 ${vars.line};
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
    white-space: nowrap;
  }
  & [data-numeric='true'] {
    text-align: end;
  }
  & [data-numeric='true'] + :is(th, td):not([data-numeric='true']) {
    padding-inline-start: ${vars.space2};
  }
  & tbody tr {
    cursor: default;
  }
  & tbody tr:is(:hover, [data-hovered]) {
    background: ${vars.sunken};
  }
  & tbody tr[aria-selected='true'] {
    background: ${vars.accentWash};
    box-shadow: inset 3px 0 0 ${vars.accent};
  }
  & tbody tr:focus-visible {
    outline-offset: -2px;
  }
  & tfoot td {
    border-top: 1px solid ${vars.hairline};
    border-bottom: 0;
    color: ${vars.inkMuted};
  }
`;
