import type { SetActions, SpreadAction } from './actions.ts';
import type { BeamElement } from './elements.ts';

/** A part of one element on which the load is one quadratic, with the point actions at its left end. */
export interface Piece {
  readonly x0: number;
  readonly x1: number;
  /** Load along +x and +y: coefficients in powers of x - x0. */
  readonly qx: readonly [number, number, number];
  readonly qy: readonly [number, number, number];
  fx: number;
  fy: number;
  m: number;
}

/** The pieces of one element in order, and the point actions at its right end (only the last element has any). */
export interface ElementLoad {
  readonly pieces: Piece[];
  endFx: number;
  endFy: number;
  endM: number;
}

/**
 * Splits the actions of one set over the elements. A point action at a node belongs to the element on its right,
 * so nodes carry none and loads never become nodes.
 */
export function splitActions(
  { points, spreads }: SetActions,
  elements: readonly BeamElement[],
): ElementLoad[] {
  const loads = splitSpreads(spreads, elements, breakpoints({ points, spreads, elements }));
  const sorted = [...points].sort((a, b) => a.x - b.x);
  let e = 0;
  let p = 0;
  for (const point of sorted) {
    while (e < elements.length - 1 && point.x >= elements[e]!.x1) {
      e++;
      p = 0;
    }
    const load = loads[e]!;
    if (point.x >= elements[e]!.x1) {
      load.endFx += point.fx;
      load.endFy += point.fy;
      load.endM += point.m;
      continue;
    }
    // Places are copied from the document, so equality is exact.
    while (load.pieces[p]!.x0 !== point.x) p++;
    const piece = load.pieces[p]!;
    piece.fx += point.fx;
    piece.fy += point.fy;
    piece.m += point.m;
  }
  return loads;
}

function breakpoints(
  of: Pick<SetActions, 'points' | 'spreads'> & { elements: readonly BeamElement[] },
): Float64Array {
  const places = new Float64Array(of.points.length + 2 * of.spreads.length + of.elements.length + 1);
  let count = 0;
  for (const { x } of of.points) places[count++] = x;
  for (const { x0, x1 } of of.spreads) {
    places[count++] = x0;
    places[count++] = x1;
  }
  for (const { x0 } of of.elements) places[count++] = x0;
  places[count++] = of.elements.at(-1)!.x1;
  places.sort();
  let kept = 0;
  for (let i = 1; i < count; i++) if (places[i] !== places[kept]) places[++kept] = places[i]!;
  return places.subarray(0, kept + 1);
}

function splitSpreads(
  spreads: readonly SpreadAction[],
  elements: readonly BeamElement[],
  places: Float64Array,
): ElementLoad[] {
  const loads = elements.map((): ElementLoad => ({ pieces: [], endFx: 0, endFy: 0, endM: 0 }));
  const waiting = [...spreads].sort((a, b) => a.x0 - b.x0);
  let next = 0;
  let active: SpreadAction[] = [];
  let e = 0;
  for (let i = 0; i + 1 < places.length; i++) {
    const x0 = places[i]!;
    while (e < elements.length - 1 && x0 >= elements[e]!.x1) e++;
    if (active.some((spread) => spread.x1 <= x0)) active = active.filter((spread) => spread.x1 > x0);
    while (next < waiting.length && waiting[next]!.x0 <= x0) active.push(waiting[next++]!);
    loads[e]!.pieces.push({ x0, x1: places[i + 1]!, ...sumAt(active, x0), fx: 0, fy: 0, m: 0 });
  }
  return loads;
}

function sumAt(active: readonly SpreadAction[], x: number): Pick<Piece, 'qx' | 'qy'> {
  const qx: [number, number, number] = [0, 0, 0];
  const qy: [number, number, number] = [0, 0, 0];
  for (const { x0, px, py, q0, q1, q2 } of active) {
    const t = x - x0;
    const c0 = q0 + t * (q1 + t * q2);
    const c1 = q1 + 2 * t * q2;
    qx[0] += px * c0;
    qx[1] += px * c1;
    qx[2] += px * q2;
    qy[0] += py * c0;
    qy[1] += py * c1;
    qy[2] += py * q2;
  }
  return { qx, qy };
}
