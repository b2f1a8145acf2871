/** Names a moment (UTC, ms) without colons, which Windows has in no name: 2026-11-28T09-00-00Z. */
export function nameMoment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}
