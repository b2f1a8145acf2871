/** Writes a dash pattern for Plotly, which requires units, and a word for a solid line. */
export function toPlotlyDash(dash: string): string {
  return dash === ''
    ? 'solid'
    : dash
        .split(' ')
        .map((length) => `${length}px`)
        .join(',');
}
