/** Writes a pattern for Plotly, which wants units, and a word for the full line. */
export function toPlotlyDash(dash: string): string {
  return dash === ''
    ? 'solid'
    : dash
        .split(' ')
        .map((length) => `${length}px`)
        .join(',');
}
