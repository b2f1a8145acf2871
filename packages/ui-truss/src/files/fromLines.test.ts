import { describe, expect, test } from 'vitest';
import { parseTruss } from '@eecs/solver-core/truss';
import { countDoubledLines } from '@eecs/ui-kit/editing';
import { dxf, inUnit } from '../../test/dxfText.ts';
import { fromLines } from './fromLines.ts';
import { readTrussBlob } from './readTrussBlob.ts';

function read(lines: Parameters<typeof fromLines>[0]) {
  const made = fromLines(lines, { system: 0, title: 'Drawn' });
  if ('tooMany' in made) throw new Error(JSON.stringify(made));
  const parsed = parseTruss(made.document);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

describe('lines', () => {
  const line = (x0: number, y0: number, x1: number, y1: number, layer = '0') =>
    ({ from: [x0, y0, 0], to: [x1, y1, 0], layer }) as const;

  test('lines that meet within the accuracy of drawings share a joint, just beyond it they do not', () => {
    // The extent is 4, of which 1e-5 is 4e-5.
    expect(read([line(0, 0, 4, 0), line(4, 3.9e-5, 4, 3)]).joints).toHaveLength(3);
    expect(read([line(0, 0, 4, 0), line(4, 4.2e-5, 4, 3)]).joints).toHaveLength(4);
  });

  test('a line on which others end becomes rods between the ends; crossing lines are not joined', () => {
    // A chord drawn as one line with two posts on it, and a pair of diagonals.
    const lines = [
      line(0, 0, 6, 0),
      line(4, 0, 4, 3),
      line(2, 3, 2, 1e-5),
      line(0, 0, 6, 3),
      line(0, 3, 6, 0),
    ];
    const { joints, links } = read(lines);
    expect(links.slice(0, 3).map(({ i, j }) => [joints[i]?.x, joints[j]?.x])).toEqual([
      [0, 2],
      [2, 4],
      [4, 6],
    ]);
    expect(links).toHaveLength(3 + 2 + 2);
    expect(fromLines(lines, { system: 0, title: '' })).toMatchObject({ split: 1 });
  });

  test('duplicate lines become one rod without a cross-section', () => {
    const { links } = read([line(0, 0, 4, 0, 'Chord'), line(4, 0, 0, 0, 'Chord'), line(0, 0, 0, 3, 'Post')]);
    expect(links.map(({ i, j, sectionIndex }) => [i, j, sectionIndex])).toEqual([
      [0, 1, -1],
      [0, 2, -1],
    ]);
  });

  test('a line that a chain of others covers is counted as a duplicate, in either order', () => {
    const chain = [line(0, 0, 2, 0), line(2, 0, 4, 0), line(4, 0, 6, 0)];
    const whole = line(0, 0, 6, 0);
    for (const [lines, doubled] of [
      [[...chain, whole], 1],
      [[whole, ...chain], 3],
    ] as const) {
      const made = fromLines(lines, { system: 0, title: '' });
      expect(made).toMatchObject({ doubled, document: { links: { length: 3 } } });
      // The sheet counts them before the drawing is opened.
      expect(countDoubledLines(lines)).toBe(doubled);
    }
  });

  test('lines get the standard cross-sections that their layers name', async () => {
    const on = (layer: string, y: number) => [0, 'LINE', 8, layer, 10, 0, 20, y, 30, 0, 11, 3, 21, y, 31, 0];
    const text = dxf(
      ...on('SHS120x6-TOP', 0),
      ...on('CHS76x4-WEB', 1),
      ...on('SHS120x6-BOT', 2),
      ...on('0', 3),
    );
    const read = await readTrussBlob(new File([inUnit(6, text)], 'a.dxf'));
    if (!read.ok) throw new Error(read.problem);
    const { sections, links } = read.document;
    // Source: EN 10219-2, 120 x 120 x 6; EN 10210-2, the pipe of nominal diameter 76 is of 76.1 mm.
    expect(sections).toMatchObject([
      { label: 'CFSHS 120x120x6.0', b: 120, h: 120, tw: 6 },
      { label: 'HFCHS 76.1x4.0', Dy: 76.1, tw: 4 },
    ]);
    expect(links.map(({ sectionIndex }) => sectionIndex)).toEqual([0, 1, 0, -1]);
    expect(read.drawing).toMatchObject({
      standard: [
        { name: 'SHS120x6-TOP', is: 'CFSHS 120x120x6.0' },
        { name: 'CHS76x4-WEB', is: 'HFCHS 76.1x4.0' },
        { name: 'SHS120x6-BOT', is: 'CFSHS 120x120x6.0' },
      ],
      bareLayers: ['0'],
    });
  });
});
