import { useMemo } from 'react';
import { MINUS } from '@eecs/solver-core';
import { useLocale } from '@eecs/ui-kit';

/** Returns a function that writes amounts in US dollars, in the reader's language. */
export function useMoney(): (usd: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
    // The minus sign that is used everywhere else.
    return (usd) => format.format(usd).replace('-', MINUS);
  }, [locale]);
}
