import { useState } from 'react';
import type { UnitSystem } from '@eecs/solver-core';
import { isDate } from '@eecs/solver-core/rules';
import { useHost } from '../../kit/useHost.ts';
import type { Locale } from '../../i18n/locale.ts';
import { type ReportChoices, type ReportKind, keepChoices, readChoices } from './reportChoices.ts';

/** Returns the choices for a report, stored by the host. */
export function useReportChoices<Part extends string>(
  kind: ReportKind<Part>,
  system: UnitSystem,
): readonly [ReportChoices<Part>, (choices: ReportChoices<Part>) => void] {
  const { store } = useHost();
  const [choices, setChoices] = useState(() => readChoices(store, kind, system));
  return [
    choices,
    (next) => {
      setChoices(next);
      keepChoices(store, kind, { choices: next, system });
    },
  ];
}

/** Writes a date in the reader's language; today if none is given or the typed text is not a date. */
export function writeDay(date: string, locale: Locale): string {
  const isGiven = isDate(date);
  const day = isGiven ? new Date(`${date}T00:00:00Z`) : new Date();
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...(isGiven && { timeZone: 'UTC' }) }).format(
    day,
  );
}
