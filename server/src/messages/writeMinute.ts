/** Writes a moment in ms as `2026-12-01 10:30`, in UTC: mails are read in every zone. */
export function writeMinute(at: number): string {
  return new Date(at).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ');
}
