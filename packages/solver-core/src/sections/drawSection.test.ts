import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import type { CrossSection } from '../model/common/document.ts';
import { drawSection } from './drawSection.ts';

function draw(section: Omit<CrossSection, 'label'>) {
  const result = drawSection({ label: '', ...section });
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.drawing;
}

const upn200 = {
  className: 'csection',
  h: 200,
  b: 75,
  tw: 8.5,
  tf: 11.5,
  r1: 11.5,
  r2: 6,
  sf: 8,
  uf: 37.5,
} as const;
const tee = { className: 'tsection', h: 100, b: 100, tw: 11, tf: 11, r1: 11, r2: 5.5, r3: 2.75 } as const;

describe('the outline of a section', () => {
  it('is an SVG path that fills its box, upside up', () => {
    expect(draw({ className: 'rectangle', b: 100, h: 200 })).toMatchObject({
      width: 100,
      height: 200,
      path: 'M0 200L100 200L100 0L0 0L0 200Z',
    });
  });

  it('draws a circle by halves, and a hole the other way round', () => {
    expect(draw({ className: 'roundpipe', Dy: 10, tw: 1 }).path).toBe(
      'M10 5A5 5 0 0 0 0 5A5 5 0 0 0 10 5ZM9 5A4 4 0 0 1 1 5A4 4 0 0 1 9 5Z',
    );
  });

  it('the outline of a zee is twice its flange less the web wide', () => {
    expect(draw({ className: 'zsection', h: 100, b: 55, tw: 6.5, tf: 8 })).toMatchObject({
      width: 103.5,
      height: 100,
    });
  });
});

describe('dimension annotations', () => {
  it('show lengths, thicknesses, radii and the slope in per cent', () => {
    const { annotations } = draw(upn200);
    expect(annotations.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'h length',
      'b length',
      'tw thickness',
      'tf thickness',
      'sf slope',
      'r2 radius',
      'r1 radius',
    ]);
    for (const { name, value } of annotations)
      expectClose(value, upn200[name as keyof typeof upn200] as number, 1e-12);
    expect(annotations.find(({ name }) => name === 'tf')).toMatchObject({
      from: { y: 37.5, z: 188.5 },
      to: { y: 37.5, z: 200 },
    });
  });

  it('dimension annotations show the drawn radius of a shortened toe', () => {
    const { annotations } = draw({ className: 'lsection', h: 90, t: 5, r1: 11, r2: 5.5 });
    expectClose(annotations.find(({ name }) => name === 'r2')?.value, 5, 1e-12);
  });

  it('a bent angle has a heel of r1 + t', () => {
    const { annotations } = draw({ className: 'lsection', h: 90, t: 5, tb: 9, r1: 7, r4: 1, bent: true });
    expectClose(annotations.find(({ name }) => name === 'r4')?.value, 12, 1e-12);
    expect(annotations.some(({ name }) => name === 'tb')).toBe(false);
  });
});

describe('the skeleton', () => {
  it('follows the middle of each wall with its thickness', () => {
    expect(draw({ className: 'csection', h: 200, b: 80, tw: 6, tf: 10 }).skeleton).toEqual([
      { kind: 'line', from: { y: 3, z: 5 }, to: { y: 80, z: 5 }, thickness: [10, 10] },
      { kind: 'line', from: { y: 3, z: 5 }, to: { y: 3, z: 195 }, thickness: [6, 6] },
      { kind: 'line', from: { y: 3, z: 195 }, to: { y: 80, z: 195 }, thickness: [10, 10] },
    ]);
  });

  it('the skeleton of a round pipe is a circle', () => {
    expect(draw({ className: 'roundpipe', Dy: 100, tw: 10 }).skeleton).toMatchObject([
      { kind: 'arc', radius: 45, thickness: [10, 10] },
    ]);
  });
});

describe('split points', () => {
  it('ten to each region of a rectangle and to the radius of a circle', () => {
    expect(draw({ className: 'rectangle', b: 10, h: 20 }).splitPoints).toEqual([
      0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20,
    ]);
    expect(draw({ className: 'circle', Dy: 20 }).splitPoints).toEqual(
      Array.from({ length: 21 }, (_, i) => i),
    );
  });

  it('ten over the flange of a tee and forty-nine along its web', () => {
    const { splitPoints } = draw({ className: 'tsection', h: 100, b: 80, tw: 8, tf: 10 });
    expect(splitPoints).toHaveLength(60);
    expect(splitPoints.filter((z) => z > 90)).toHaveLength(10);
  });

  it('twenty to a curve, ascending, with every width jump among them', () => {
    const { splitPoints } = draw(tee);
    expect(splitPoints.every((z, i) => i === 0 || z > splitPoints[i - 1]!)).toBe(true);
    expect(splitPoints).toContain(89);
    // The root radius extends from 78 to 89.
    expect(splitPoints.filter((z) => z > 78 && z < 89).length).toBeGreaterThanOrEqual(19);
  });
});
