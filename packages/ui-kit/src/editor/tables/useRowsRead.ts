import { useDeferredValue, useMemo } from 'react';
import type { RowChoices } from '../../editing/rows/prepareRows.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { type RowExchange, type WithinRead, readWithin } from './rowExchange.ts';

/** A text with more characters is read after the page has painted it. */
const LONG = 4000;

/** Rows read from a text. */
export interface RowsReading extends WithinRead {
  /** Whether the result belongs to an earlier text, because the new one has not been read yet. */
  readonly isOld: boolean;
}

/**
 * Reads a text of rows once per text, exchange and choices. A long text that changes several times in a moment, as when
 * a browser inserts it line by line, is read once, after the last change.
 */
export function useRowsRead(exchange: RowExchange, text: string, choices: RowChoices): RowsReading {
  const locale = useLocale();
  const later = useDeferredValue(text);
  const shown = text.length > LONG ? later : text;
  const within = useMemo(
    () => readWithin(exchange, shown, { locale, choices }),
    [exchange, shown, locale, choices],
  );
  return useMemo(() => ({ ...within, isOld: shown !== text }), [within, shown, text]);
}
