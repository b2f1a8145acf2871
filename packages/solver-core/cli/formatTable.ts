/**
 * Formats rows as columns separated by two spaces: the first left-aligned, the others right-aligned.
 *
 * @example formatTable(['a', 'n'], [['x', '1'], ['y', '23']])
 */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, k) => Math.max(cell.length, ...rows.map((row) => (row[k] ?? '').length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, k) => (k === 0 ? cell.padEnd(widths[k] ?? 0) : cell.padStart(widths[k] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}
