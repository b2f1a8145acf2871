import fc from 'fast-check';
import { CHANGE_REQUEST, VALUES_REQUEST } from '../../support/exactRequests.ts';
import { FLOOR_REQUEST } from '../../support/floorBeam.ts';
import { HANGER_REQUEST } from '../../support/hanger.ts';
import { MAST } from '../../support/mast.ts';
import type { Operation } from '../support/contract.ts';
import { fromSchema } from './fromSchema.ts';

const load = fc.integer({ min: -100_000, max: 100_000 });

/** Two spans under a force. Positions are not closer to an end than the least valid length, as a double could be. */
export const ordinaryBeam = fc
  .record({ span: fc.integer({ min: 1, max: 30 }), P: load, percent: fc.integer({ min: 0, max: 100 }) })
  .map(({ span, P, percent }) => ({
    schema: 1,
    className: 'casemsb',
    L: 2 * span,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: span },
      { className: 'simple', x: 2 * span },
    ],
    loads: [{ className: 'ShearLoad', x: (2 * span * percent) / 100, c: [P], sets: 0 }],
  }));

/** Two rods with a common joint under a force. */
export const ordinaryTruss = fc
  .record({ height: fc.integer({ min: -9, max: 9 }), P: load })
  .map(({ height, P }) => ({
    schema: 1,
    className: 'casetruss',
    joints: [
      { x: 0, y: 0, anchor: 3, loads: [] },
      { x: 2, y: 0, anchor: 3, loads: [] },
      { x: 1, y: height, anchor: 0, loads: [{ className: 'ShearLoad', c: [P], sets: 0 }] },
    ],
    links: [
      { i: 0, j: 2, loads: [] },
      { i: 1, j: 2, loads: [] },
    ],
  }));

/** A row with a new name; the item is a material and a section at once, and each partition uses its part. */
const newRow = fc.nat({ max: 2 ** 31 - 1 }).map((number) => ({
  group: 'Steel',
  subgroup: 'EN',
  json_data: {
    ...{ name: `Row ${number}`, E: 210_000, nu: 0.3, rho: 7850 },
    ...{ className: 'circle', label: `Row ${number}`, Dy: 60 },
  },
}));
const changedRow = newRow.map((row) => ({ ...row, id: '@id', version: '@version' }));

const choice = { productId: 0, branchId: 1, bundleId: 3, period: 12 };
const name = fc.string({ maxLength: 20 });

/**
 * The bodies that a correct client sends, by call. Values from earlier answers are written as `@user`, `@id`,
 * `@version`, `@quote` and filled in on sending.
 */
const BODIES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'POST /auth/update': fc.oneof(
    fc.record({ firstName: name, lastName: name, data: fc.constant({ seen: true }) }),
    fc.constant({ choice, preview: true }),
    fc.constant({ choice, quote: '@quote' }),
  ),
  'POST /case/msb': fc.record({ data: ordinaryBeam }),
  'POST /case/msb/lightest': fc.constant(FLOOR_REQUEST),
  'POST /case/truss/lightest': fc.constant(HANGER_REQUEST),
  'POST /case/msb/values': fc.constant(VALUES_REQUEST),
  'POST /case/msb/change': fc.constant(CHANGE_REQUEST),
  'POST /case/msb/report': fc.record({ data: ordinaryBeam, report: fc.constant({ parts: ['extremes'] }) }),
  'POST /case/truss': fc.record({ data: ordinaryTruss }),
  'POST /case/frame': fc.constant({ data: MAST }),
  'POST /case/frame/report': fc.constant({ data: MAST, report: { parts: ['governing'] } }),
  'POST /case/truss/report': fc.record({
    data: ordinaryTruss,
    report: fc.constant({ parts: ['governing'] }),
  }),
  'POST /case/commit': fc.record({
    data: fc
      .tuple(fc.oneof(ordinaryBeam, ordinaryTruss), fc.boolean())
      .map(([data, isNew]) => (isNew ? data : { ...data, id: '@id', version: '@version' })),
  }),
  'POST /case/list': fc.record({ uid: fc.constant('@user') }),
  'POST /case/delete': fc.record({ id: fc.constant('@id') }),
  'POST /data/storage/add/{partition}': fc.record({ row: newRow }),
  'POST /data/storage/{locale}/{partition}': fc.record({
    data: fc.oneof(changedRow, fc.array(newRow, { minLength: 1, maxLength: 5 })),
  }),
};

/** Generates bodies that a correct client sends with a call; for other calls, any body that satisfies the schema. */
export function ordinaryBody({ name, body }: Operation): fc.Arbitrary<unknown> {
  return BODIES[name] ?? (body === null ? fc.constant(null) : fromSchema(body));
}
