import { type KeyboardEvent, useEffect, useState } from 'react';
import { goByKey } from '../tables/roving.ts';

/** The rows that the keys of a search field move through. */
export interface SearchedRows<Row> {
  readonly rows: readonly Row[];
  /** The row that is highlighted. */
  readonly current: Row | undefined;
  /** The text of the field. */
  readonly query: string;
  /** Whether the rows match the current query and none is still loading. */
  readonly isSettled: boolean;
  /** Whether Enter may take a row that the reader did not move to: false if the rows only resemble the query. */
  readonly isSure: boolean;
  readonly onGo: (row: Row) => void;
  readonly onOpen: (row: Row) => void;
}

const PAGE_ROWS = 10;

/**
 * Returns the key handlers of the search field of a list: arrow and page keys move through the rows while the text
 * keeps the focus, Enter takes the highlighted row, initially the first. Enter while rows are loading waits for them,
 * unless the text changes, which `forget` reports. With an empty text, Enter takes only a row that the reader moved to.
 */
export function useSearchKeys<Row>({
  rows,
  current,
  query,
  isSettled,
  isSure,
  onGo,
  onOpen,
}: SearchedRows<Row>): { readonly handleKey: (event: KeyboardEvent) => void; readonly forget: () => void } {
  const [isEntered, setEntered] = useState(false);
  const [hasGone, setGone] = useState(false);

  function enter(): void {
    setEntered(false);
    if (current !== undefined && (hasGone || (isSure && query.trim() !== ''))) onOpen(current);
  }

  // Runs an Enter that was pressed before the rows were loaded.
  useEffect(() => {
    if (!isEntered || !isSettled) return undefined;
    const timer = setTimeout(enter);
    return () => clearTimeout(timer);
  });

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // These two keys move to the ends of the text.
    if (event.key === 'Home' || event.key === 'End') return;
    if (event.key === 'Enter') {
      if (isSettled) enter();
      else setEntered(true);
    } else {
      const at = current === undefined ? -1 : rows.indexOf(current);
      const place = goByKey(event.key, at, { count: rows.length, axis: 'y', page: PAGE_ROWS });
      const row = place === null ? undefined : rows[place];
      if (row === undefined) return;
      setGone(true);
      onGo(row);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    handleKey,
    forget: () => {
      setEntered(false);
      setGone(false);
    },
  };
}
