/** Writes short parallel strokes along a ground line, slanting backwards like the hatching of ground in drawings. */
export function hatchBelow({
  x0,
  x1,
  y,
  depth,
  count,
}: {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly depth: number;
  readonly count: number;
}): string {
  const pitch = (x1 - x0) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + pitch * (i + 1);
    return `M${round(x)} ${round(y)}L${round(x - pitch)} ${round(y + depth)}`;
  }).join('');
}

/** Writes a full circle as two arcs. */
export function circle(cx: number, cy: number, r: number): string {
  return `M${round(cx - r)} ${round(cy)}A${r} ${r} 0 0 1 ${round(cx + r)} ${round(cy)}A${r} ${r} 0 0 1 ${round(cx - r)} ${round(cy)}Z`;
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
