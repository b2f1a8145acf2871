import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { type FrameCase, parseFrame } from '@eecs/solver-core/frame';
import { readFrameBlob } from './readFrameBlob.ts';
import { writeFrameDxf } from './writeFrameDxf.ts';

type Codes = readonly (string | number)[];

/** The text of a drawing in metres. */
const drawing = (entities: Codes, blocks: Codes = []): string =>
  [
    ...[0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, 6, 0, 'ENDSEC'],
    ...[0, 'SECTION', 2, 'BLOCKS', ...blocks, 0, 'ENDSEC'],
    ...[0, 'SECTION', 2, 'ENTITIES', ...entities, 0, 'ENDSEC', 0, 'EOF'],
  ].join('\n');

const line = (from: readonly number[], to: readonly number[], layer = '0'): Codes => [
  ...[0, 'LINE', 8, layer, 10, from[0]!, 20, from[1]!, 30, from[2] ?? 0],
  ...[11, to[0]!, 21, to[1]!, 31, to[2] ?? 0],
];

const arc = (x: number, y: number, radius: number, angles: readonly [number, number]): Codes => [
  ...[0, 'ARC', 8, '0', 10, x, 20, y, 30, 0, 40, radius, 50, angles[0], 51, angles[1]],
];

const open = (text: string, name = 'frame.dxf') => readFrameBlob(new File([text], name));

async function read(text: string) {
  const found = await open(text);
  if (!found.ok) throw new Error(found.problem);
  return found;
}

function toFrame(parts: object): FrameCase {
  const parsed = parseFrame({ schema: 1, materials: [{ E: 210_000 }], ...parts });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

/** Lists the entities of a drawing by the group codes of the format, without the reader of the product. */
function listEntities(text: string): Record<string, string>[] {
  const rows = text.split('\r\n');
  const entities: Record<string, string>[] = [];
  let isInside = false;
  for (let at = 0; at + 1 < rows.length; at += 2) {
    const [code, value] = [rows[at]!, rows[at + 1]!];
    if (code === '2' && value === 'ENTITIES') isInside = true;
    else if (code === '0' && value === 'ENDSEC') isInside = false;
    else if (isInside && code === '0') entities.push({ 0: value });
    else if (isInside) entities.at(-1)![code] = value;
  }
  return entities;
}

const member = (i: number, j: number, rise = 0, kind = 'arc'): object => ({
  ...{ i, j, materialIndex: 0, crossSectionIndex: 0 },
  ...(rise !== 0 && { shape: { kind, rise } }),
});

const sections = [{ className: 'generic', label: 'Own one', A: 50, Iy: 8000 }];

describe('a frame written as a drawing', () => {
  const written = (joints: readonly (readonly [number, number])[], members: readonly object[]) =>
    listEntities(writeFrameDxf(toFrame({ joints: joints.map(([x, y]) => ({ x, y })), members, sections })));

  test('has a line for each straight member, on the layer of its cross-section', () => {
    const entities = written(
      [
        [0, 0],
        [1, 3],
      ],
      [member(0, 1)],
    );
    expect(entities).toEqual([
      { 0: 'LINE', 8: 'Own_one', 10: '0', 20: '0', 30: '0', 11: '1', 21: '3', 31: '0' },
    ]);
  });

  // The circle through the ends of a chord of 6 with a rise of 1 has the radius (3² + 1²) / 2 = 5, 4 below the chord.
  const angle = (Math.atan2(4, 3) * 180) / Math.PI;
  test.each([
    { of: 'a semicircle', to: 8, rise: 4, center: [4, 0], radius: 4, angles: [0, 180] },
    { of: 'one below its chord', to: 8, rise: -4, center: [4, 0], radius: 4, angles: [180, 0] },
    { of: 'a flat arc', to: 6, rise: 1, center: [3, -4], radius: 5, angles: [angle, 180 - angle] },
    {
      of: 'a flat one below',
      to: 6,
      rise: -1,
      center: [3, 4],
      radius: 5,
      angles: [180 + angle, 360 - angle],
    },
  ])('has an arc for $of, counter-clockwise', ({ to, rise, center, radius, angles }) => {
    const [found] = written(
      [
        [0, 0],
        [to, 0],
      ],
      [member(0, 1, rise)],
    );
    expect(found).toMatchObject({ 0: 'ARC', 8: 'Own_one' });
    for (const [code, value] of [
      [10, center[0]],
      [20, center[1]],
      [40, radius],
      [50, angles[0]],
      [51, angles[1]! % 360],
    ] as const)
      expect(Number(found?.[code]) % 360).toBeCloseTo(value!, 9);
  });

  test('has a polyline through points of a parabola', () => {
    const entities = written(
      [
        [0, 0],
        [8, 0],
      ],
      [member(0, 1, 2, 'parabola')],
    );
    const corners = entities.filter((entity) => entity[0] === 'VERTEX');
    expect(corners).toHaveLength(33);
    // y = 4·2·x·(8 − x)/8².
    for (const corner of corners) {
      const [x, y] = [Number(corner[10]), Number(corner[20])];
      expect(y).toBeCloseTo((x * (8 - x)) / 8, 9);
    }
  });
});

test('a frame written and read has the same joints and members', async () => {
  const part = fc.record({
    step: fc.double({ min: 2, max: 6, noNaN: true }),
    y: fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000),
    // A share of the length, small enough that no arc passes a joint.
    rise: fc.oneof(
      fc.constant(0),
      fc.double({ min: 0.02, max: 0.2, noNaN: true }),
      fc.double({ min: -0.2, max: -0.02, noNaN: true }),
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 1, maxLength: 8 }),
      fc.constantFrom(0, 1),
      async (parts, system) => {
        const joints = [{ x: 0, y: 0 }];
        for (const { step, y } of parts) joints.push({ x: joints.at(-1)!.x + step, y });
        const members = parts.map(({ rise }, i) => {
          const [a, b] = [joints[i]!, joints[i + 1]!];
          return member(i, i + 1, rise * Math.hypot(b.x - a.x, b.y - a.y));
        });
        const frame = toFrame({ joints, members, sections, units: { system } });
        const found = await readFrameBlob(new File([writeFrameDxf(frame)], 'a.dxf'), {
          system: system === 1 ? 1 : 0,
        });
        if (!found.ok) throw new Error(found.problem);
        const { document } = found;
        expect(document.members).toHaveLength(members.length);
        expect(document.joints).toHaveLength(joints.length);
        // Straight members are written before the arcs.
        const startOf = ({ i }: FrameCase['members'][number]) => document.joints[i]!.x;
        const sorted = [...document.members].sort((a, b) => startOf(a) - startOf(b));
        for (const [index, { i, j, shape }] of sorted.entries()) {
          for (const [at, end] of [
            [i, joints[index]!],
            [j, joints[index + 1]!],
          ] as const) {
            expect(Math.abs(document.joints[at]!.x - end.x)).toBeLessThan(1e-9);
            expect(Math.abs(document.joints[at]!.y - end.y)).toBeLessThan(1e-9);
          }
          expectClose(shape?.rise ?? 0, frame.members[index]!.shape?.rise ?? 0, 1e-9);
        }
      },
    ),
    { numRuns: 60 },
  );
});

describe('a drawing read as a frame', () => {
  test('has members of its lines, joints of their ends, and neither supports nor hinges', async () => {
    const text = drawing([...line([0, 0], [0, 4]), ...line([0, 4], [6, 4]), ...line([6, 4], [6, 0])]);
    const { document, drawing: found } = await read(text);
    expect(document.title).toBe('frame');
    expect(document.joints.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 4],
      [6, 4],
      [6, 0],
    ]);
    expect(document.members.map(({ i, j }) => [i, j])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(document.joints.every(({ support }) => !support)).toBe(true);
    expect(document.members.every(({ ends }) => Object.keys({ ...ends.i, ...ends.j }).length === 0)).toBe(
      true,
    );
    expect(found).toMatchObject({ unit: 'm', extent: 6, arcs: 0, split: 0, bareLayers: ['0'] });
  });

  /** Lists members: their ends, and their rise. */
  const list = ({ joints, members }: FrameCase) =>
    members.map(({ i, j, shape }) => {
      const round = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;
      return [joints[i]!.x, joints[i]!.y, joints[j]!.x, joints[j]!.y, shape?.rise ?? 0].map(round);
    });

  const quarter = 1 - Math.SQRT1_2;

  test.each([
    { of: 'a semicircle from left to right', text: arc(4, 0, 4, [0, 180]), members: [[0, 0, 8, 0, 4]] },
    { of: 'a lower semicircle', text: arc(4, 0, 4, [180, 360]), members: [[0, 0, 8, 0, -4]] },
    {
      of: 'three quarters of a circle in two members, each of 135°',
      text: arc(0, 0, 2, [-45, 225]),
      members: [
        [-2 * Math.SQRT1_2, -2 * Math.SQRT1_2, 0, 2, 2 * (1 - Math.cos((67.5 * Math.PI) / 180))],
        [0, 2, 2 * Math.SQRT1_2, -2 * Math.SQRT1_2, 2 * (1 - Math.cos((67.5 * Math.PI) / 180))],
      ],
    },
    {
      of: 'a polyline with a bulge, counter-clockwise below its way',
      text: [0, 'LWPOLYLINE', 8, '0', 90, 3, 70, 0, 10, 0, 20, 0, 42, 1, 10, 8, 20, 0, 10, 9, 20, 0],
      members: [
        [0, 0, 8, 0, -4],
        [8, 0, 9, 0, 0],
      ],
    },
    {
      // A chord of 2 with a height of 2: the middle is a joint; each half has a chord of √5 and the angle 2·atan 2.
      of: 'a bulge of more than a semicircle in two members',
      text: [0, 'LWPOLYLINE', 8, '0', 90, 2, 70, 0, 10, 0, 20, 0, 42, -2, 10, 2, 20, 0],
      members: [
        [0, 0, 1, 2, 1.25 * (1 - Math.cos(Math.atan(2)))],
        [1, 2, 2, 0, 1.25 * (1 - Math.cos(Math.atan(2)))],
      ],
    },
    {
      of: 'an arc with a column to its crown, which divides it',
      text: [...arc(5, 0, 5, [0, 180]), ...line([5, 0], [5, 5])],
      members: [
        [0, 0, 5, 5, 5 * quarter],
        [5, 5, 10, 0, 5 * quarter],
        [5, 0, 5, 5, 0],
      ],
    },
    {
      of: 'an arch and the tie between its feet',
      text: [...arc(4, 0, 4, [0, 180]), ...line([0, 0], [8, 0]), ...arc(4, 0, 4, [0, 180])],
      members: [
        [0, 0, 8, 0, 4],
        [0, 0, 8, 0, 0],
      ],
    },
    {
      // Its normal is −y, so that its plane has the axes x and z.
      of: 'an arch in an upright plane',
      text: [...arc(4, 0, 4, [0, 180]), 210, 0, 220, -1, 230, 0],
      members: [[0, 0, 8, 0, 4]],
    },
  ])('reads $of', async ({ text, members }) => {
    const found = list((await read(drawing(text))).document);
    expect(found).toHaveLength(members.length);
    for (const [index, numbers] of members.entries())
      for (const [at, value] of numbers.entries()) expect(found[index]![at]).toBeCloseTo(value, 8);
  });

  test('keeps arcs of a mirrored block, and leaves out those of a stretched one', async () => {
    const blocks = [0, 'BLOCK', 2, 'Arch', 10, 0, 20, 0, 30, 0, ...arc(0, 0, 2, [0, 90]), 0, 'ENDBLK'];
    const placed = (across: number, along: number): Codes => [
      ...[0, 'INSERT', 8, '0', 2, 'Arch', 10, 1, 20, 0, 41, across, 42, along],
    ];
    const mirrored = await read(drawing(placed(-1, 1), blocks));
    // The quarter circle about (1, 0) to the left, seen from the joint that was on the left.
    const [found] = list(mirrored.document);
    expect(found?.slice(0, 4)).toEqual([1, 2, -1, 0]);
    expect(found?.[4]).toBeCloseTo(-2 * quarter, 8);
    const stretched = await read(drawing([...placed(2, 1), ...line([0, 0], [1, 0])], blocks));
    expect(stretched.document.members).toHaveLength(1);
    expect(stretched.drawing?.leftOut).toEqual({ arc: 1 });
  });

  test('gives members the standard cross-section that their layer names', async () => {
    const text = drawing([...line([0, 0], [0, 3], 'IPE_200'), ...line([0, 3], [5, 3], 'Beams')]);
    const { document, drawing: found } = await read(text);
    expect(
      document.members.map(({ crossSectionIndex }) => document.sections[crossSectionIndex]?.label),
    ).toEqual(['IPE 200', 'HEB 200']);
    expect(found?.bareLayers).toEqual(['Beams']);
  });

  test.each([
    ['notFlat', drawing([...line([0, 0], [1, 0]), ...line([1, 0], [1, 1]), ...line([1, 1], [1, 1, 2])])],
    ['noLines', drawing([0, 'CIRCLE', 8, '0', 10, 0, 20, 0, 40, 1])],
    ['binaryDrawing', 'AutoCAD Binary DXF\r\n'],
    ['cutOff', '0\nSECTION\n2\nENTITIES\n0\nLINE\n8\n0\n10\n0'],
  ])('refuses one with the reason %s', async (problem, text) => {
    expect(await open(text)).toMatchObject({ ok: false, problem });
  });

  test('is a JSON file under any other name', async () => {
    expect(await open('{', 'frame.json')).toMatchObject({ ok: false, problem: 'notJson' });
  });
});
