import { type KeyboardEvent, useEffect, useState } from 'react';
import { goByKey } from '../tables/roving.ts';

/** The rows that a search field leads through. */
export interface SearchedRows<Row> {
  readonly rows: readonly Row[];
  /** The row that is highlighted. */
  readonly current: Row | undefined;
  /** The text of the field. */
  readonly query: string;
  /** Whether the rows are those of the query, and none is on its way. */
  readonly isSettled: boolean;
  /** Whether Enter may take a row that the reader did not go to: not where the rows are only near to the query. */
  readonly isSure: boolean;
  readonly onGo: (row: Row) => void;
  readonly onOpen: (row: Row) => void;
}

const PAGE_ROWS = 10;

/**
 * Returns the keys of the search field of a list: arrows and page keys go through the rows while the text keeps the
 * focus, Enter takes the highlighted row, which is the first one at first. Enter while rows are on their way waits for
 * them, unless the text changes, which `forget` reports. Without a text Enter takes only a row that the reader went to.
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

  // Does what Enter asked for before the rows had come.
  useEffect(() => {
    if (!isEntered || !isSettled) return undefined;
    const timer = setTimeout(enter);
    return () => clearTimeout(timer);
  });

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // The ends of the text have these two.
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
