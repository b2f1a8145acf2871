/**
 * Formats the date of an event in the reader's language; a text that is not a date is returned unchanged.
 *
 * @example formatEventDate('2026-11-20', 'en-US') // 'November 20, 2026'
 */
export function formatEventDate(date: string, locale: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
