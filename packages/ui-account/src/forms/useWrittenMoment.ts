import { useMemo } from 'react';
import { useLocale } from '@eecs/ui-kit';

/** Returns the writer of moments, day and minute, in the reader's language. */
export function useWrittenMoment(): (ms: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return (ms) => format.format(ms);
  }, [locale]);
}
