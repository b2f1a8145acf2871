import { useMemo } from 'react';
import { useLocale } from '@eecs/ui-kit';

/** Returns a function that writes dates with the time to the minute, in the reader's language. */
export function useWrittenMoment(): (ms: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return (ms) => format.format(ms);
  }, [locale]);
}
