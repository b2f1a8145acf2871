import {
  type ComponentType,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  memo,
  useLayoutEffect,
  useRef,
} from 'react';
import { type Atom, atom } from 'jotai/vanilla';
import { styled } from 'styled-components';
import { useKitAtomValue, useKitStore } from '../../kit/useKitAtom.ts';
import { vars } from '../../theme/tokens.ts';
import { RowGap } from './RowGap.tsx';
import type { Table } from './createTable.ts';
import { type Dragged, useDragged } from './useDragged.ts';
import { scrollToRow } from './rowInSight.ts';
import { useChosenRows } from './useChosenRows.ts';
import { type Choosing, useRovingFocus } from './useRovingFocus.ts';
import { useRowWindow } from './useRowWindow.ts';

export interface CellsProps<Item> {
  readonly item: Item;
  readonly index: number;
}

/** A column of a table; a numeric one is right-aligned with its cells. */
export interface Column {
  readonly head: ReactNode;
  readonly isNumeric?: boolean;
}

export interface RecordGridProps<Item extends object> {
  readonly table: Table<Item>;
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly items: readonly Item[];
  readonly keys: readonly string[];
  /** The cells of one row, one per column; rendered again only when its item changes. */
  readonly Cells: ComponentType<CellsProps<Item>>;
  readonly current: number;
  /** The indices of the items in display order. @default the order of the items */
  readonly order?: readonly number[] | undefined;
  readonly onChoose: (index: number) => void;
  /** Absent if nothing can be removed. */
  readonly onRemove?: ((index: number, from: Element) => void) | undefined;
  /** Rows below the others that are not objects of the list. */
  readonly footer?: ReactNode;
}

const PAGE_ROWS = 8;

/** For tables whose rows are not drawn on a board. */
const NOWHERE = atom(null);

/**
 * The rows of a table, one line each: arrow keys, Home and End move between them, Enter and F2 go to the details of the
 * current one, Del removes it. A chosen row selects its object on the board, a hovered one marks it there. Shift with a
 * press, an arrow key, Home or End chooses a range; Ctrl or ⌘ with a press adds or removes a row. A long table renders
 * only its visible rows.
 */
export function RecordGrid<Item extends object>(props: RecordGridProps<Item>) {
  const { table, caption, columns, items, keys, Cells, current, onChoose, onRemove, footer } = props;
  const { name, drawn, chosenRowsAtom } = table;
  const order = props.order ?? items.map((_, index) => index);
  const store = useKitStore();
  const rows = useChosenRows(chosenRowsAtom, { order, current, onChoose });
  const hovered = useKitAtomValue<number | null>(drawn?.hoveredAtom ?? NOWHERE);
  const scroller = useRef<HTMLDivElement>(null);
  const window = useRowWindow(scroller, { count: order.length, current: order.indexOf(current) });
  const focus = useRovingFocus(scroller, {
    count: order.length,
    axis: 'y',
    page: PAGE_ROWS,
    findEntry: (box, place) => box.querySelector(`tbody > tr[data-index="${order[place]}"]`),
    choose: rows.choose,
  });

  function hover(index: number | null): void {
    if (drawn !== undefined) store.set(drawn.hoveredAtom, index);
  }

  // Scrolls the current row into view in its own box; the page does not scroll.
  useLayoutEffect(() => {
    const box = scroller.current;
    const row = box?.querySelector<HTMLElement>('tr[tabindex="0"]');
    if (!box || !row) return;
    scrollToRow(box, row);
    // A key that chose another row also moves the focus there, so that arrow keys continue from it.
    if (box.querySelector('tr:focus')) row.focus({ preventScroll: true });
  }, [current, items.length]);

  function handleKeyDown(event: KeyboardEvent): void {
    const index = indexOf(event);
    if (index === null || focus.handleKey(event, order.indexOf(index))) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === 'F2') enterDetails(event.currentTarget, name);
    else if (event.key === 'Delete' && onRemove !== undefined) onRemove(index, event.currentTarget);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Scroller
      ref={scroller}
      data-rows={name}
      data-windowed={window.isWhole ? undefined : ''}
      onScroll={window.follow}
    >
      <Grid
        role="grid"
        aria-label={caption}
        aria-rowcount={window.isWhole ? undefined : order.length + 1}
        aria-multiselectable={chosenRowsAtom === undefined ? undefined : true}
      >
        <GridHead columns={columns} />
        <tbody
          onKeyDown={handleKeyDown}
          onMouseDown={(event) => {
            // A press that extends the choice must neither select text nor move the focus.
            if (howPressed(event) !== 'only') event.preventDefault();
          }}
          onClick={(event) => {
            const index = indexOf(event);
            if (index !== null) focus.go(order.indexOf(index), howPressed(event));
          }}
          onFocus={(event) => {
            const index = indexOf(event);
            // Focusing one of several chosen rows keeps them chosen.
            if (index !== null && rows.isOneOfSeveral(index)) return;
            // A row without an object on the board that is already current is not chosen by mere focus.
            if (index !== null && (drawn !== undefined || index !== current)) onChoose(index);
          }}
          onPointerOver={(event) => {
            const index = indexOf(event);
            if (index !== null) hover(index);
          }}
          onPointerLeave={() => hover(null)}
        >
          {window.places.map(({ place, skippedPx }) => {
            const index = order[place];
            const item = index === undefined ? undefined : items[index];
            return index === undefined || item === undefined ? null : (
              <Fragment key={keys[index]}>
                <RowGap px={skippedPx} columns={columns.length} />
                <Row
                  item={item}
                  index={index}
                  rowIndex={window.isWhole ? undefined : place + 2}
                  Cells={Cells as ComponentType<CellsProps<object>>}
                  draggedAtom={drawn?.draggedAtom}
                  isCurrent={index === current}
                  isChosen={index === current || rows.chosen.has(index)}
                  isHovered={hovered === index}
                />
              </Fragment>
            );
          })}
          <RowGap px={window.restPx} columns={columns.length} />
        </tbody>
        {footer === undefined ? null : <tfoot>{footer}</tfoot>}
      </Grid>
    </Scroller>
  );
}

function GridHead({ columns }: Pick<RecordGridProps<object>, 'columns'>) {
  return (
    <thead>
      <tr>
        {columns.map(({ head, isNumeric }, at) =>
          // An empty heading is left out, because it would be read aloud as an empty one.
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
  );
}

/**
 * Focuses the first value in the details of a table's current row, not a list of kinds, in which a typed number would
 * change the kind.
 */
function enterDetails(from: Element, name: string): void {
  const details = from.closest('[data-panel-body]')?.querySelector(`[data-details="${name}"]:not([hidden])`);
  const field = VALUES.map((kinds) => details?.querySelector<HTMLElement>(kinds)).find(Boolean);
  field?.focus();
}

/** The controls that are focused first, and the others. */
const VALUES = [
  'input:not(:disabled, [type="checkbox"], [type="radio"]), textarea:not(:disabled)',
  ':is(input, select):not(:disabled)',
];

/** Returns the effect of a press on the previously chosen rows. */
function howPressed({ shiftKey, ctrlKey, metaKey }: MouseEvent): Choosing {
  if (shiftKey) return 'range';
  return ctrlKey || metaKey ? 'toggle' : 'only';
}

function indexOf({ target }: SyntheticEvent): number | null {
  const row = (target as Element).closest<HTMLElement>('[data-index]');
  return row === null ? null : Number(row.dataset['index']);
}

const Row = memo(function Row({
  item,
  index,
  rowIndex,
  Cells,
  draggedAtom,
  isCurrent,
  isChosen,
  isHovered,
}: {
  readonly item: object;
  readonly index: number;
  /**
   * The number of a row in the whole table, of which only a part is rendered; it counts from 1 and includes the head.
   */
  readonly rowIndex: number | undefined;
  readonly Cells: ComponentType<CellsProps<object>>;
  readonly draggedAtom: Atom<Dragged | null> | undefined;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly isHovered: boolean;
}) {
  return (
    <tr
      data-index={index}
      data-hovered={isHovered || undefined}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isChosen}
      aria-rowindex={rowIndex}
    >
      <Cells item={useDragged(item, { draggedAtom, isAsked: isCurrent })} index={index} />
    </tr>
  );
});

const Scroller = styled.div`
  position: relative;
  /* The rows use the height of a tall screen that is left beside the fields of one row. */
  max-height: clamp(296px, calc(100vh - 620px), 560px);
  overflow: auto;
  border-block: 1px solid ${vars.hairline};

  /* Rows have one height, so they are located without being rendered. */
  &[data-windowed] :is(td, th) {
    white-space: nowrap;
  }
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
