import { useMemo } from 'react';
import { useKit } from './KitContext.ts';
import { type Format, createFormat } from '../i18n/createFormat.ts';

/** Returns the writers of numbers and units in the widget's language and unit system. */
export function useFormat(): Format {
  const { locale, units, digits, unitOf } = useKit('useFormat');
  return useMemo(() => createFormat({ locale, units, digits, unitOf }), [locale, units, digits, unitOf]);
}
