import type { BeamCase, Support } from '../model/document.ts';
import { isHeld } from '../model/isHeld.ts';
import { isCut } from '../rules/discs.ts';
import type { Stretch } from './stretches.ts';

/** A part of the beam between two nodes, with one stiffness. */
export interface BeamElement {
  readonly x0: number;
  readonly x1: number;
  readonly EI: number;
  readonly EA: number;
}

/** How a node is held in one direction: not at all, rigidly (flexibility 0), or by a spring of that flexibility. */
export type Hold = number | null;

/** A node stands at a support, a hinge, a change of stiffness or an end of the beam; loads are never nodes. */
export interface BeamNode {
  readonly x: number;
  /** Index of the support here, -1 for none. */
  readonly support: number;
  /** Whether the beam is hinged here. */
  readonly isCut: boolean;
  readonly holdX: Hold;
  readonly holdY: Hold;
  readonly holdR: Hold;
}

export interface BeamModel {
  readonly nodes: readonly BeamNode[];
  readonly elements: readonly BeamElement[];
}

/** Divides the beam into elements. */
export function buildModel(document: BeamCase, stretches: readonly Stretch[]): BeamModel {
  const supportAt = new Map(document.supports.map(({ x }, index) => [x, index]));
  const places = new Set([0, document.L, ...supportAt.keys()]);
  stretches.forEach(({ x0, EI, EA }, i) => {
    const before = stretches[i - 1];
    if (before && (before.EI !== EI || before.EA !== EA)) places.add(x0);
  });
  const xs = [...places].sort((a, b) => a - b);
  let s = 0;
  const elements = xs.slice(1).map((x1, i): BeamElement => {
    const x0 = xs[i] as number;
    while (s < stretches.length - 1 && stretches[s]!.x1 <= x0) s++;
    const { EI, EA } = stretches[s]!;
    return { x0, x1, EI, EA };
  });
  const nodes = xs.map((x): BeamNode => {
    const index = supportAt.get(x) ?? -1;
    const support = document.supports[index];
    return {
      x,
      support: index,
      isCut: isCut(document, index),
      holdX: holdOf(support, 'x'),
      holdY: holdOf(support, 'y'),
      holdR: holdOf(support, 'r'),
    };
  });
  return { nodes, elements };
}

function holdOf(support: Support | undefined, direction: 'x' | 'y' | 'r'): Hold {
  if (!support || !isHeld(support, direction)) return null;
  const stiffness = support.stiffness?.[direction];
  return stiffness === undefined ? 0 : 1 / stiffness;
}
