/** Writes a time in ms as `2026-12-01 10:30`, in UTC, because mails are read in every time zone. */
export function writeMinute(at: number): string {
  return new Date(at).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ');
}
