import { describe, expect, test } from 'vitest';
import { sectionProperties } from '../../src/sections/sectionProperties.ts';
import type { SectionPart } from '../../src/model/common/document.ts';
import { expectClose } from '@eecs/testing';
import { DRAWN_SEED, drawItems, IS_WHOLE } from '../drawCases.ts';
import { blocksOf } from './blocksOf.ts';
import type { Block } from './blockElements.ts';
import { shearByElements } from './shearByElements.ts';
import { computeThinCell } from './thinCell.ts';
import { twistByElements } from './twistByElements.ts';

type Part = Partial<SectionPart> & Pick<SectionPart, 'className'>;

function propertiesOf(parts: readonly Part[]) {
  const placed = parts.map((part) => ({ y: 0, z: 0, alpha: 0, flip: false, ...part }));
  const result = sectionProperties({ className: 'builtup', label: '', connection: 'welded', parts: placed });
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.properties;
}

const plate = (b: number, h: number, y: number, z: number): Part => ({ className: 'rectangle', b, h, y, z });
const plateOf = ([left, right, bottom, top]: Block) => plate(right - left, top - bottom, left, bottom);

const partBlocks = (part: Part): readonly Block[] => {
  const blocks = blocksOf({ label: '', ...part })!;
  const [y, z] = [part.y ?? 0, part.z ?? 0];
  const width = Math.max(...blocks.map(([, right]) => right));
  return blocks.map(([left, right, bottom, top]) =>
    part.flip
      ? [width - right + y, width - left + y, bottom + z, top + z]
      : [left + y, right + y, bottom + z, top + z],
  );
};

const box = { className: 'rectangularpipe', b: 100, h: 200, tw: 5 } as const;
const pipe = { className: 'rectangularpipe', b: 60, h: 100, tw: 5 } as const;
const channel = { className: 'csection', b: 75, h: 200, tw: 10, tf: 10 } as const;

const angle = { className: 'lsection', b: 100, h: 100, t: 10 } as const;
const longAngle = { className: 'lsection', b: 65, h: 100, t: 8 } as const;

/** Welded back to back, without a cell: tees and an I made of two parts. */
const BACK_TO_BACK: readonly (readonly [string, readonly Part[]])[] = [
  [
    'two angles 100 x 100 x 10',
    [
      { ...angle, flip: true },
      { ...angle, y: 100 },
    ],
  ],
  [
    'two angles 100 x 65 x 8 by the long legs',
    [
      { ...longAngle, flip: true },
      { ...longAngle, y: 65 },
    ],
  ],
  [
    'two channels 200 x 75 x 10',
    [
      { ...channel, flip: true },
      { ...channel, y: 75 },
    ],
  ],
];

const WELDED: readonly (readonly [string, readonly Part[]])[] = [
  ['box 100 x 200 x 5 and a cover plate 100 x 5', [box, plate(100, 5, 0, 200)]],
  ['box 100 x 200 x 5 and a cover plate 100 x 20', [box, plate(100, 20, 0, 200)]],
  ['channel 200 x 75 x 10 closed by a plate of 5', [channel, plate(5, 200, 75, 0)]],
  ['channel 200 x 75 x 10 closed by a plate of 20', [channel, plate(20, 200, 75, 0)]],
  [
    'four plates, no two alike',
    [plate(100, 12, 0, 0), plate(6, 150, 0, 12), plate(10, 150, 85, 12), plate(120, 8, -10, 162)],
  ],
  ['two boxes 60 x 100 x 5 side by side', [pipe, { ...pipe, y: 60 }]],
  ['two boxes, one above the other, unlike', [pipe, { ...pipe, tw: 8, h: 80, z: 100 }]],
  [
    'an I 200 x 100 boxed by side plates',
    [{ className: 'hsection', b: 100, h: 200, tw: 6, tf: 10 }, plate(6, 180, 0, 10), plate(6, 180, 94, 10)],
  ],
  [
    'an I boxed on one side',
    [{ className: 'hsection', b: 100, h: 200, tw: 6, tf: 10 }, plate(8, 180, 92, 10)],
  ],
  ['a box with a plate inside it', [box, plate(90, 8, 5, 60)]],
  [
    'a cell with a narrow slot beside it',
    [box, plate(10, 5, 100, 0), plate(10, 5, 100, 195), plate(6, 200, 110, 0)],
  ],
];

const ORDER = 2 ** (4 / 3);

/** Each takes a second of processor time, so an ordinary run tries a fifth of them. */
const TENTHS = IS_WHOLE ? 10 : 2;
const TRIED = drawItems([...WELDED, ...BACK_TO_BACK], DRAWN_SEED, TENTHS);

describe(`welded sections beside finite elements of their rectangles, seed ${DRAWN_SEED}`, () => {
  test.each(TRIED)('%s', (_, parts) => {
    const blocks = parts.flatMap(partBlocks);
    const found = propertiesOf(parts);
    const [coarse, fine] = [
      { most: 24, least: 3 },
      { most: 48, least: 6 },
    ].map((fineness) => ({ ...twistByElements(blocks, fineness), ...shearByElements(blocks, fineness) }));
    // Re-entrant corners make the error fall as the step to the power of 4/3.
    const expected = (name: keyof NonNullable<typeof fine>) =>
      (ORDER * fine![name] - coarse![name]) / (ORDER - 1);
    const size = Math.sqrt((found.Iy + found.Iz) / found.A) * 10;
    expectClose((found.It ?? NaN) * 1e4, expected('It'), 1e-3);
    expectClose(found.yShear ?? NaN, expected('yShear'), 1e-3, size);
    expectClose(found.zShear ?? NaN, expected('zShear'), 1e-3, size);
    expectClose((found.Iw ?? NaN) * 1e6, expected('Iw'), 5e-3);
    expectClose(100 * (found.Asy ?? NaN), 1 / expected('yy'), 2e-3);
    expectClose(100 * (found.Asz ?? NaN), 1 / expected('zz'), 2e-3);
  });
});

/** Rotates a plate about the origin and returns the lower left corner of its new bounding box. */
function turn(part: Part, alpha: number): Part {
  const [c, s] = [Math.cos((alpha * Math.PI) / 180), Math.sin((alpha * Math.PI) / 180)];
  const [l, r, b, t] = partBlocks({ ...part }).reduce<readonly number[]>(
    ([left, right, bottom, top], block) => [
      Math.min(left!, block[0]),
      Math.max(right!, block[1]),
      Math.min(bottom!, block[2]),
      Math.max(top!, block[3]),
    ],
    [Infinity, -Infinity, Infinity, -Infinity],
  ) as [number, number, number, number];
  const corners = [
    [l, b],
    [r, b],
    [r, t],
    [l, t],
  ] as const;
  return {
    ...part,
    alpha,
    y: Math.min(...corners.map(([y, z]) => c * y - s * z)),
    z: Math.min(...corners.map(([y, z]) => s * y + c * z)),
  };
}

describe('a welded section keeps what it is', () => {
  const parts = WELDED.map(
    ([name, list]) => [name, list.flatMap((part) => partBlocks(part).map(plateOf))] as const,
  );
  const some = (...indexes: number[]) => indexes.map((at) => parts[at]!);

  test.each(some(1, 3, 5))('turned by 90° and by 30°: %s', (_, list) => {
    const one = propertiesOf(list);
    const quarter = propertiesOf(list.map((part) => turn(part, 90)));
    const size = Math.sqrt((one.Iy + one.Iz) / one.A) * 10;
    expectClose(quarter.It ?? NaN, one.It ?? NaN, 1e-4);
    expectClose(quarter.Iw ?? NaN, one.Iw ?? NaN, 1e-3);
    expectClose(quarter.Asy ?? NaN, one.Asz ?? NaN, 2e-4);
    expectClose(quarter.Asz ?? NaN, one.Asy ?? NaN, 2e-4);
    expectClose(quarter.yShear ?? NaN, -(one.zShear ?? NaN), 1e-4, size);
    expectClose(quarter.zShear ?? NaN, one.yShear ?? NaN, 1e-4, size);
    const [c, s] = [Math.cos(Math.PI / 6), 0.5];
    const turned = propertiesOf(list.map((part) => turn(part, 30)));
    expectClose(turned.It ?? NaN, one.It ?? NaN, 1e-4);
    expectClose(turned.Iw ?? NaN, one.Iw ?? NaN, 1e-3);
    expectClose(turned.yShear ?? NaN, (one.yShear ?? NaN) * c - (one.zShear ?? NaN) * s, 1e-3, size);
    expectClose(turned.zShear ?? NaN, (one.yShear ?? NaN) * s + (one.zShear ?? NaN) * c, 1e-3, size);
  });

  test.each(some(3, 4, 8))('mirrored: %s', (_, list) => {
    const one = propertiesOf(list);
    const mirrored = propertiesOf(list.map((part) => ({ ...part, y: -(part.y ?? 0) - (part.b ?? 0) })));
    const size = Math.sqrt((one.Iy + one.Iz) / one.A) * 10;
    for (const name of ['It', 'Iw', 'Asy', 'Asz'] as const)
      expectClose(mirrored[name] ?? NaN, one[name] ?? NaN, name === 'Iw' ? 1e-3 : 1e-4);
    expectClose(mirrored.yShear ?? NaN, -(one.yShear ?? NaN), 1e-4, size);
    expectClose(mirrored.zShear ?? NaN, one.zShear ?? NaN, 1e-4, size);
  });
});

describe('a thin cell of four unequal plates: Bredt’s torsion, Vlasov’s warping, flow of the walls', () => {
  test.each([
    ['bottom 1, right 2, top 1.5, left 1', 100, 200, [1, 2, 1.5, 1]],
    ['left twice the right', 120, 80, [1, 1, 1, 2]],
    ['one heavy flange', 100, 150, [2, 1, 1, 1]],
  ] as const)('%s', (_, b, h, [bottom, right, top, left]) => {
    const expected = computeThinCell(
      [
        [0, 0],
        [b, 0],
        [b, h],
        [0, h],
      ],
      [bottom, right, top, left],
    );
    const found = propertiesOf([
      plate(b + (left + right) / 2, bottom, -left / 2, -bottom / 2),
      plate(b + (left + right) / 2, top, -left / 2, h - top / 2),
      plate(left, h - (bottom + top) / 2, -left / 2, bottom / 2),
      plate(right, h - (bottom + top) / 2, b - right / 2, bottom / 2),
    ]);
    const { A, Iy, Iz } = found;
    const size = Math.sqrt((Iy + Iz) / A) * 10;
    // Centre lines ignore the thickness of the walls, which is some hundredths of their length.
    expectClose((found.It ?? NaN) * 1e4, expected.It, 1e-2);
    expectClose(found.yShear ?? NaN, expected.yShear, 1e-2, size);
    expectClose(found.zShear ?? NaN, expected.zShear, 1e-2, size);
    expectClose((found.Iw ?? NaN) * 1e6, expected.Iw, 4e-2);
    expectClose(100 * (found.Asy ?? NaN), 1 / expected.yy, 3e-2);
    expectClose(100 * (found.Asz ?? NaN), 1 / expected.zz, 3e-2);
  });

  test('two cells side by side: flows from the twist that both share, It = 4 ΣA·q/(2 G θ)', () => {
    const [b, h, t, middle] = [60, 100, 1, 2];
    // q·(sum of ds/t) - q' (ds/t of the wall between) = 2 A for each cell; equal cells have the same q.
    const q = (2 * b * h) / ((2 * b + h) / t + h / middle - h / middle);
    const found = propertiesOf([
      plate(2 * b + t, t, -t / 2, -t / 2),
      plate(2 * b + t, t, -t / 2, h - t / 2),
      plate(t, h - t, -t / 2, t / 2),
      plate(t, h - t, 2 * b - t / 2, t / 2),
      plate(middle, h - t, b - middle / 2, t / 2),
    ]);
    expectClose((found.It ?? NaN) * 1e4, 2 * 2 * b * h * q, 1e-2);
    expect(found.Iw ?? NaN).toBeGreaterThan(0);
  });
});
