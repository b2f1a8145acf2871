import fc from 'fast-check';
import type { PlainBeam } from './initialParameters.ts';

/** Ordinary values with few decimals, as people type them. */
const decimal = (low: number, high: number, digits: number) =>
  fc
    .integer({ min: Math.round(low * 10 ** digits), max: Math.round(high * 10 ** digits) })
    .map((n) => n / 10 ** digits);

/**
 * Random beams of up to six supports and hinges with all kinds of loads; many are indeterminate, some are mechanisms.
 */
export const randomBeam: fc.Arbitrary<PlainBeam> = decimal(1, 40, 2).chain((length) => {
  const place = decimal(0, 1, 3).map((share) => Math.round(share * length * 1000) / 1000);
  const value = decimal(-50, 50, 1);
  const support = fc.record({
    x: fc.oneof(fc.constant(0), fc.constant(length), place),
    kind: fc.constantFrom(
      'clamp' as const,
      'pin' as const,
      'pin' as const,
      'pin' as const,
      'hinge' as const,
      'spring' as const,
    ),
    stiffness: decimal(1, 500, 0),
    settlement: fc.oneof(fc.constant(0), decimal(-0.1, 0.1, 3)),
    release: fc.boolean(),
  });
  return fc.record({
    length: fc.constant(length),
    stretches: fc
      .array(fc.record({ x1: place, EI: decimal(1, 300, 0) }), { minLength: 0, maxLength: 2 })
      .map((list) => withLast(list, length)),
    supports: fc.uniqueArray(support, { minLength: 2, maxLength: 6, selector: ({ x }) => x }).map((list) =>
      list.map((one) => ({
        ...one,
        release: one.release && one.kind === 'pin',
        settlement: one.kind === 'hinge' ? 0 : one.settlement,
      })),
    ),
    forces: fc.array(fc.record({ x: place, value }), { minLength: 1, maxLength: 3 }),
    moments: fc.array(fc.record({ x: place, value }), { maxLength: 2 }),
    spreads: fc
      .array(fc.record({ a: place, b: place, y: fc.tuple(value, value, value) }), { maxLength: 3 })
      .map((list) =>
        list
          .filter(({ a, b }) => a !== b)
          .map(({ a, b, y }) => ({ x0: Math.min(a, b), x1: Math.max(a, b), y })),
      ),
  });
});

function withLast(list: readonly { x1: number; EI: number }[], length: number) {
  const sorted = [...list]
    .sort((a, b) => a.x1 - b.x1)
    .filter(({ x1 }, i, all) => x1 > 0 && x1 < length && all[i + 1]?.x1 !== x1);
  return [...sorted, { x1: length, EI: 77 }];
}

/** Writes a plain beam as a document whose stiffness is exactly EI, in psi and in4, whose product needs no factor. */
export function toDocument(beam: PlainBeam): object {
  return {
    schema: 1,
    L: beam.length,
    units: { system: 1 },
    supports: beam.supports.map((support, i) => {
      const { x, kind, settlement } = support;
      const moved = settlement === 0 ? {} : { settlement: { y: settlement } };
      switch (kind) {
        case 'clamp':
          return { className: 'cantilever', x, ...moved };
        case 'pin':
          return { className: 'fixed', x, ...moved, ...(support.release ? { release: true } : {}) };
        case 'hinge':
          return { className: 'hinge', x };
        case 'spring':
          // The first spring also holds x, so that some beams stand on springs alone.
          return {
            className: 'spring',
            x,
            stiffness: { y: support.stiffness, ...(i === 0 ? { x: 1 } : {}) },
            ...moved,
          };
        default:
          return kind satisfies never;
      }
    }),
    materials: [{ name: 'one', E: 1, nu: 0.3 }],
    sections: beam.stretches.map(({ EI }, i) => ({ className: 'generic', label: `${i}`, A: 1, Iy: EI })),
    beamSections: beam.stretches.map(({ x1 }, i) => ({ x: x1, materialIndex: 0, crossSectionIndex: i })),
    loads: [
      ...beam.forces.map(({ x, value }) => ({ className: 'ShearLoad', x, c: [value] })),
      ...beam.moments.map(({ x, value }) => ({ className: 'BendingMoment', x, c: [value] })),
      ...beam.spreads.map(({ x0, x1, y }) => ({ className: 'DistributedLoad', x: [x0, x1], y })),
    ],
  };
}
