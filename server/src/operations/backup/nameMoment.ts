/** Writes a time (UTC, ms) without colons, which Windows forbids in file names: 2026-11-28T09-00-00Z. */
export function nameMoment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}
