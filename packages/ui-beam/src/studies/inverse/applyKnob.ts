import { type BeamCase, isDistributed, roundNoise } from '@eecs/solver-core';
import type { Knob } from '@eecs/solver-core/inverse';
import { type PlainEdit, toPlainEdit } from '@eecs/ui-kit/editing';

/**
 * Puts a value of a number into the beam, as one edit. A span and a bending stiffness follow from several numbers of the
 * document: they are not put.
 */
export function applyKnob(document: BeamCase, knob: Knob, value: number): PlainEdit<BeamCase> {
  const { loads, supports } = document;
  switch (knob.kind) {
    case 'loadSize':
      return toPlainEdit({
        ...document,
        loads: loads.map((load, k) => {
          if (k !== knob.load) return load;
          if (!isDistributed(load))
            return { ...load, c: [value, load.c[1] * (value / load.c[0]), load.c[2] * (value / load.c[0])] };
          const [a, b, c] = load.y.map((one) => roundNoise(one * value)) as [number, number, number];
          // Its ordinates are no longer the product of its area.
          const { source: _, ...rest } = load;
          return { ...rest, y: [a, b, c] };
        }),
      });
    case 'loadPlace':
      return toPlainEdit({
        ...document,
        loads: loads.map((load, k) => {
          if (k !== knob.load) return load;
          if (!isDistributed(load)) return { ...load, x: value };
          const [from, to] = load.x;
          return { ...load, x: [value, Math.min(document.L, roundNoise(value + to - from))] };
        }),
      });
    case 'supportPlace':
      return toPlainEdit({
        ...document,
        supports: supports.map((support, k) => (k === knob.support ? { ...support, x: value } : support)),
      });
    case 'spring':
    case 'settlement': {
      const key = knob.kind === 'spring' ? 'stiffness' : 'settlement';
      return toPlainEdit({
        ...document,
        supports: supports.map((support, k) =>
          k === knob.support ? { ...support, [key]: { ...support[key], [knob.direction]: value } } : support,
        ),
      });
    }
    case 'span':
    case 'bending':
      return toPlainEdit(document);
    default:
      return knob satisfies never;
  }
}
