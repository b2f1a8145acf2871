import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The heads and rows of a table of data. */
export interface DataTableProps {
  /** Names the table for screen readers; shown above when `showCaption` is set. */
  readonly caption: string;
  readonly showCaption?: boolean;
  /** The greatest height on the screen, in CSS syntax; a higher table scrolls under its head. @default none */
  readonly maxHeight?: string;
  /** `<thead>`, `<tbody>` and rows as usual; `<th>` and `<td>` with `data-numeric` are right-aligned. */
  readonly children: ReactNode;
}

/**
 * A compact ruled table for numbers and editable cells. It scrolls in its own box if the page is narrow, also by keys.
 * Fields inside it lose their frame until hovered or focused, so that the rows read as a table.
 */
export function DataTable({ caption, showCaption = false, maxHeight, children }: DataTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  // A box that does not scroll is not a tab stop: this depends on the layout, the available width and the table's
  // width. It is checked when the browser lays the page out, not earlier.
  useEffect(() => {
    const { current: around } = box;
    const { current: inside } = table;
    if (around === null || inside === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setScrolled(around.scrollWidth > around.clientWidth || around.scrollHeight > around.clientHeight),
    );
    observer.observe(around);
    observer.observe(inside);
    return () => observer.disconnect();
  }, []);
  return (
    <Scroll
      ref={box}
      data-bounded={maxHeight === undefined ? undefined : ''}
      style={{ maxHeight }}
      {...(isScrolled && { tabIndex: 0, role: 'group', 'aria-label': caption })}
    >
      <Table ref={table}>
        <caption>{showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
        {children}
      </Table>
    </Scroll>
  );
}

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;

  &[data-bounded] > table > thead {
    position: sticky;
    z-index: 1;
    top: 0;
    background: ${vars.sheet};
  }
  @media print {
    max-height: none !important;
  }
  &:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & > caption {
    padding-bottom: ${vars.space1};
    text-align: start;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
  & th,
  & td {
    height: ${vars.rowHeight};
    padding: 0 ${vars.space2};
    border-bottom: 1px solid ${vars.hairline};
    text-align: start;
    font-weight: 400;
  }
  /* On a phone this makes one more column visible. */
  @media (max-width: 420px) {
    & th,
    & td {
      padding: 0 ${vars.space1};
    }
  }
  & thead :is(th, td) {
    border-bottom-color: ${vars.line};
  }
  & thead th {
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
    white-space: nowrap;
  }
  & [data-numeric] {
    text-align: end;
  }
  & tbody tr:hover {
    background: ${vars.sunken};
  }
  & tr[aria-selected='true'] {
    background: ${vars.accentWash};
    box-shadow: inset 2px 0 0 ${vars.accent};
  }
  & td:has(> * > input, > * > * > input, select) {
    padding: 0;
  }
  & td input:not([type='checkbox'], :hover, :focus, [aria-invalid='true']),
  & td select:not(:hover, :focus, [aria-invalid='true']) {
    border-color: transparent;
    background: transparent;
  }
`;
