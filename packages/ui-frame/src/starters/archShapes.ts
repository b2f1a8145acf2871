import { roundNoise } from '@eecs/solver-core';
import type { FrameParts } from './frameShapes.ts';

/** Dimensions of an arch: its span and the rise of its crown. */
export interface ArchSize {
  readonly span: number;
  readonly rise: number;
}

const HINGE = { M: 'free' } as const;
const HINGES = { i: HINGE, j: HINGE } as const;

/** Creates an arch in one piece over two supports, a parabola or an arc. */
export function makeArch(
  { span, rise }: ArchSize,
  kind: 'arc' | 'parabola',
  className: 'fixed' | 'cantilever',
): FrameParts {
  const support = { className };
  return {
    joints: [
      { x: 0, y: 0, support },
      { x: span, y: 0, support },
    ],
    members: [{ i: 0, j: 1, shape: { kind, rise } }],
  };
}

/** Creates a parabolic arch of two halves with a hinge at its crown. */
export function makeHingedArch(size: ArchSize, className: 'fixed' | 'cantilever'): FrameParts {
  const { span, rise } = size;
  const support = { className };
  return {
    joints: [
      { x: 0, y: 0, support },
      { x: span / 2, y: rise },
      { x: span, y: 0, support },
    ],
    members: [
      { i: 0, j: 1, shape: partOfParabola(size, 0, 1 / 2), ends: { i: {}, j: HINGE } },
      { i: 1, j: 2, shape: partOfParabola(size, 1 / 2, 1), ends: { i: HINGE, j: {} } },
    ],
  };
}

/** Creates a parabolic arch on a pin and a roller, whose thrust a hinged tie carries. */
export function makeTiedArch(size: ArchSize): FrameParts {
  const { joints, members } = makeArch(size, 'parabola', 'fixed');
  const [left, right] = joints;
  return {
    joints: [left!, { ...right!, support: { className: 'simple' } }],
    members: [...members, { i: 0, j: 1, ends: HINGES }],
  };
}

/** Creates a parabolic arch whose deck hangs from it and ties it: hangers at equal distances. */
export function makeHangers(size: ArchSize, panels: number): FrameParts {
  const { span, rise } = size;
  const steps = Array.from({ length: panels + 1 }, (_, k) => k);
  const inner = steps.slice(1, -1);
  const height = (k: number): number => roundNoise((4 * rise * k * (panels - k)) / panels ** 2);
  // The deck first, then the joints of the arch between its springings.
  const above = (k: number): number => (k === 0 || k === panels ? k : panels + k);
  return {
    joints: [
      ...steps.map((k) => ({
        x: roundNoise((span * k) / panels),
        y: 0,
        ...(k === 0 && { support: { className: 'fixed' } as const }),
        ...(k === panels && { support: { className: 'simple' } as const }),
      })),
      ...inner.map((k) => ({ x: roundNoise((span * k) / panels), y: height(k) })),
    ],
    members: [
      ...steps.slice(1).map((k) => ({ i: k - 1, j: k })),
      ...steps.slice(1).map((k) => ({
        i: above(k - 1),
        j: above(k),
        shape: partOfParabola(size, (k - 1) / panels, k / panels),
      })),
      ...inner.map((k) => ({ i: k, j: above(k), ends: HINGES })),
    ],
  };
}

/**
 * Returns the shape of a part of a parabolic arch between two shares of its span: the middle of a part lies vertically
 * above the middle of its chord, by the rise of the arch times the square of its share.
 */
export function partOfParabola({ span, rise }: ArchSize, from: number, to: number): object {
  const [dx, dy] = [span * (to - from), 4 * rise * (to * (1 - to) - from * (1 - from))];
  const above = rise * (to - from) ** 2;
  const chord = Math.hypot(dx, dy);
  return {
    kind: 'parabola',
    rise: roundNoise((above * dx) / chord),
    ...(dy !== 0 && { shift: roundNoise((above * dy) / chord) }),
  };
}
