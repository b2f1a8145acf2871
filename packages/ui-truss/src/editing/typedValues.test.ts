import { LIMITS, type Quantity, parseQuantity } from '@eecs/solver-core';
import { type TrussCase, parseTruss, solveTruss } from '@eecs/solver-core/truss';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLengthReader } from '@eecs/ui-kit/editing';
import { countIds, readCase, triangle } from '../../test/triangle.ts';
import { setGap, setLinkLength } from './dimensions.ts';
import type { Edit } from './edit.ts';
import { changeGuide } from './guides.ts';
import { addJoint, placeJoint, setSettlement } from './joints.ts';
import { changeLinks } from './links.ts';
import { changeJointLoad, changeLinkLoad } from './loads.ts';
import { readPlace } from './readPlace.ts';
import { alongWay, aroundCentre, atMirror, copyPart } from './transform.ts';
import { drawCases } from '../../../solver-core/verification/drawCases.ts';

/** The triangle with a load along its tie, a guide, and the numbers needed for displacements. */
const truss: TrussCase = readCase({
  ...triangle,
  links: triangle.links.map((link, index) => ({
    ...link,
    ...{ materialIndex: 0, sectionIndex: 0 },
    loads:
      index === 0
        ? [{ id: 'q', className: 'DistributedLoad', y: [-1000, -1000, -1000], alpha: 90, sets: 1 }]
        : [],
  })),
  materials: [{ name: 'Steel', E: 210_000, rho: 7850, alpha: 1.2e-5 }],
  sections: [{ label: 'Flat', className: 'rectangle', b: 20, h: 50 }],
  guides: [{ id: 'g', className: 'ellipse', x0: 0, y0: 0, a: 3, b: 2, alpha: 0, color: '#888888' }],
});

const newId = countIds();
const ALL = [{ kind: 'link', index: 0 } as const];
const ORIGIN = { x: 0, y: 0, z: 0 };

/** Every field for a number, with the effect of a value. */
const FIELDS: readonly (readonly [string, Quantity, (value: number) => Edit])[] = [
  ...(['x', 'y', 'z'] as const).map(
    (axis) =>
      [
        `joint ${axis}`,
        'length',
        (value: number) => placeJoint(truss, 2, { to: { [axis]: value } }),
      ] as const,
  ),
  ['settlement', 'displacement', (value) => setSettlement(truss, 1, { axis: 'y', value })],
  ['force', 'force', (value) => changeJointLoad(truss, { joint: 2, index: 0 }, { value })],
  ['direction of a force', 'angle', (alpha) => changeJointLoad(truss, { joint: 2, index: 0 }, { alpha })],
  ['force raised', 'angle', (beta) => changeJointLoad(truss, { joint: 2, index: 0 }, { beta })],
  ...[0, 1, 2].map(
    (at) =>
      [
        `ordinate ${at}`,
        'distributedLoad',
        (value: number) => {
          const [a = 0, b = 0, c = 0] = [0, 1, 2].map((one) => (one === at ? value : -1000));
          return changeLinkLoad(truss, { link: 0, index: 0 }, { y: [a, b, c] });
        },
      ] as const,
  ),
  ['start of a load', 'length', (value) => changeLinkLoad(truss, { link: 0, index: 0 }, { x: [value, 4] })],
  ['end of a load', 'length', (value) => changeLinkLoad(truss, { link: 0, index: 0 }, { x: [0, value] })],
  ['direction of a load', 'angle', (alpha) => changeLinkLoad(truss, { link: 0, index: 0 }, { alpha })],
  ['temperature', 'temperatureDifference', (dT) => changeLinks(truss, new Set([0]), { dT })],
  ['misfit', 'displacement', (dL) => changeLinks(truss, new Set([0]), { dL })],
  ['length of a rod', 'length', (value) => setLinkLength(truss, 0, value)],
  ['dimension', 'length', (length) => setGap(truss, { axis: 'x', gap: 0, length })],
  ['guide x', 'length', (x0) => changeGuide(truss, 0, { kind: 'ellipse', x0 })],
  ['guide a', 'length', (a) => changeGuide(truss, 0, { kind: 'ellipse', a })],
  ['guide direction', 'angle', (alpha) => changeGuide(truss, 0, { kind: 'ellipse', alpha })],
  ['step', 'length', (x) => copyPart(truss, ALL, { move: alongWay({ ...ORIGIN, x }), times: 3 }, newId)],
  [
    'angle of a step',
    'angle',
    (angle) => copyPart(truss, ALL, { move: aroundCentre(ORIGIN, angle, 'y') }, newId),
  ],
  ['mirror', 'length', (at) => copyPart(truss, ALL, { move: atMirror('x', at) }, newId)],
];

/**
 * Texts that people (and cats) type: nothing, words, tiny and huge numbers, malformed numbers, units of other
 * quantities, sums.
 */
const typed: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '-',
    '.',
    ',',
    '1e400',
    '-1e400',
    '1e-400',
    '1e200',
    '-1e-200',
    'NaN',
    'Infinity',
    '∞',
    '0',
    '-0',
    '1/0',
  ),
  fc.constantFrom(
    '3 kN',
    '3 m',
    '3 m²',
    '12 ft 3 1/2 in',
    `12' 3-1/2"`,
    '29000 ksi',
    '30 °C',
    '2*3.5 m',
    '5 %',
  ),
  fc.tuple(fc.double({ min: 1, max: 10 }), fc.integer({ min: -12, max: 12 })).map(([m, e]) => `${m}e${e}`),
  fc.double({ min: -1e12, max: 1e12 }).map(String),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

/** The quantities of all fields of the editor: `InputField` sets their limits. */
const isTaken = (value: number): boolean =>
  value === 0 || (Math.abs(value) >= 1e-50 && Math.abs(value) <= LIMITS.full.magnitude);

/** Expects that a document is valid, contains only finite numbers, and is solved or refused. */
function expectSound({ document }: Edit): void {
  const text = JSON.stringify(document);
  // JSON writes NaN as null.
  expect(text).not.toMatch(/null|NaN|Infinity/);
  expect(parseTruss(document)).toMatchObject({ ok: true });
  const answer = solveTruss(document);
  if (answer.level === 'error') expect(answer.failures.length).toBeGreaterThan(0);
  else
    for (const { N, R } of answer.sets) {
      expect(N.every(Number.isFinite)).toBe(true);
      expect(R.every(({ x, y, z }) => [x, y, z].every(Number.isFinite))).toBe(true);
    }
}

test.each(FIELDS)(
  'whatever is typed for the %s is a value or a reason, and the truss stays sound',
  (_, quantity, set) => {
    fc.assert(
      fc.property(typed, fc.constantFrom('en-US', 'ru', 'uk'), (text, locale) => {
        const reading = parseQuantity(text, { quantity, system: 0, locale });
        if (reading.ok && isTaken(reading.value)) expectSound(set(reading.value));
        else if (reading.ok) expect(Number.isFinite(reading.value)).toBe(true);
        else expect(reading.code).not.toBe('');
      }),
      { numRuns: RUNS },
    );
  },
);

const RUNS = drawCases(60);

test('any text typed for a place is a place or none, and a joint there leaves the truss valid', () => {
  const readLength = createLengthReader({ system: 0, locale: 'en-US' });
  expect(readPlace('3 1.5 2', { from: ORIGIN, readLength })).toEqual({ x: 3, y: 1.5, z: 2 });
  expect(readPlace('4 000 mm 1 500 mm', { from: ORIGIN, readLength })).toBeNull();
  expect(readPlace('4 000 mm 1500 mm', { from: ORIGIN, readLength })).toEqual({ x: 4, y: 1.5, z: 0 });
  const readFeet = createLengthReader({ system: 1, locale: 'en-US' });
  expect(readPlace(`28'-3 1/2" 7-0-1/2`, { from: ORIGIN, readLength: readFeet })).toEqual({
    x: 339.5,
    y: 84.5,
    z: 0,
  });
  expect(readPlace('@1e200 0', { from: ORIGIN, readLength })).toBeNull();
  const place = fc
    .array(fc.oneof(typed, fc.constantFrom('@', '<', ';')), { maxLength: 4 })
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(place, (text) => {
      const to = readPlace(text, { from: ORIGIN, readLength });
      if (to !== null) expectSound(addJoint(truss, to, newId));
    }),
    { numRuns: 5 * RUNS },
  );
});
