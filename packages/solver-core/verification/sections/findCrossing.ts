import type { Edge, Outline } from '../../src/index.ts';

/**
 * Searches for a place where outlines are open, or where chords of their edges cross, with each arc as eight chords.
 * Returns null if there is none.
 */
export function findCrossing(outlines: readonly Outline[]): string | null {
  const chains = outlines.map((outline) => outline.flatMap((edge) => chordsOf(edge)));
  const size = Math.max(...chains.flat().flat(2).map(Math.abs));
  for (const chain of chains) {
    for (const [i, [, end]] of chain.entries()) {
      const [next] = chain[(i + 1) % chain.length]!;
      if (Math.hypot(next[0] - end[0], next[1] - end[1]) > 1e-9 * size) return `open at ${end.join(', ')}`;
    }
  }
  const all = chains.flat().filter(([p, q]) => Math.hypot(p[0] - q[0], p[1] - q[1]) > 1e-9 * size);
  for (const [i, first] of all.entries()) {
    for (const second of all.slice(i + 1)) if (cross(first, second)) return JSON.stringify([first, second]);
  }
  return null;
}

type Place = readonly [number, number];
type Chord = readonly [Place, Place];

function chordsOf(edge: Edge): Chord[] {
  if (edge.kind === 'line') {
    return [
      [
        [edge.from.y, edge.from.z],
        [edge.to.y, edge.to.z],
      ],
    ];
  }
  const { center, radius, start, sweep } = edge;
  const count = Math.max(8, Math.ceil(Math.abs(sweep) * 6));
  const at = (k: number): Place => {
    const angle = start + (sweep * k) / count;
    return [center.y + radius * Math.cos(angle), center.z + radius * Math.sin(angle)];
  };
  return Array.from({ length: count }, (_, k) => [at(k), at(k + 1)] as const);
}

/** Returns whether chords cross in their interiors; chords that touch at their ends do not. */
function cross([a, b]: Chord, [c, d]: Chord): boolean {
  const side = (p: Place, q: Place, r: Place) => {
    const area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
    const scale = Math.hypot(q[0] - p[0], q[1] - p[1]) * Math.hypot(r[0] - p[0], r[1] - p[1]);
    return Math.abs(area) <= 1e-9 * scale ? 0 : Math.sign(area);
  };
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
