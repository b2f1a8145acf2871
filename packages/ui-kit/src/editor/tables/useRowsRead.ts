import { useDeferredValue, useMemo } from 'react';
import type { RowChoices } from '../../editing/rows/prepareRows.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { type RowExchange, type WithinRead, readWithin } from './rowExchange.ts';

/** A text of more characters is read after the page has shown it. */
const LONG = 4000;

/** Rows read from a text. */
export interface RowsReading extends WithinRead {
  /** Whether it is the content of an earlier text, as the new one is not read yet. */
  readonly isOld: boolean;
}

/**
 * Reads a text of rows once for each text, exchange and choices. A long text that changes several times in a moment, as
 * where a browser inserts it line by line, is read once, after the last change.
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
