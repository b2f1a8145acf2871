/**
 * Adds months by the UTC calendar and keeps the time of day; a day that the month does not have becomes its last day.
 *
 * @example addMonths(Date.UTC(2027, 0, 31), 1) // 28 February 2027
 */
export function addMonths(at: number, months: number): number {
  const from = new Date(at);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(at);
  moved.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return moved.getTime();
}
