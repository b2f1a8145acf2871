import { useMemo } from 'react';
import { useDialogs } from '../../dialog/useDialogs.ts';
import { useFormat } from '../../kit/useFormat.ts';
import { useLocale } from '../../kit/useSettings.ts';
import { useTextOf } from '../../kit/useTextOf.ts';

/** The words, the formats and the dialogs that the commands on a selection use. */
export interface VerbServices<T> {
  readonly t: T;
  readonly textOf: ReturnType<typeof useTextOf>;
  readonly format: ReturnType<typeof useFormat>;
  readonly locale: ReturnType<typeof useLocale>;
  /** Opens a dialog. */
  readonly open: ReturnType<typeof useDialogs>['ask'];
}

/** Returns the services of the commands of an editor with some words; the same object until one of them changes. */
export function useVerbServices<T>(t: T): VerbServices<T> {
  const textOf = useTextOf();
  const format = useFormat();
  const locale = useLocale();
  const { ask: open } = useDialogs();
  return useMemo(() => ({ t, textOf, format, locale, open }), [t, textOf, format, locale, open]);
}
