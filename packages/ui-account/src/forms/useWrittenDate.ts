import { useMemo } from 'react';
import { useLocale } from '@eecs/ui-kit';

/** Returns a function that writes dates in the reader's language. */
export function useWrittenDate(): (ms: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    return (ms) => format.format(ms);
  }, [locale]);
}
