import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import type { GuideShape } from './guide.ts';
import { snapPoint } from './snapPoint.ts';
import type { Guide } from '../../model/truss/trussDocument.ts';

const guides: readonly GuideShape[] = [
  { className: 'line', x0: 0, y0: 3, alpha: 0 },
  { className: 'circle', x0: 0, y0: 0, a: 5 },
];
const targets = { joints: [{ x: 4.05, y: 3.05 }], guides, grid: { x: 1, y: 0.5 }, tolerance: 0.2 };

describe('snapping a point', () => {
  it('prefers a joint to an intersection, though that be nearer', () => {
    expect(snapPoint({ x: 4, y: 3 }, targets)).toEqual({ x: 4.05, y: 3.05, kind: 'joint', joint: 0 });
  });

  it('prefers an intersection to a guide', () => {
    const found = snapPoint({ x: -4.1, y: 3.001 }, targets);
    expect(found).toMatchObject({ kind: 'intersection', guides: [0, 1] });
    expectClose(found.x, -4, 1e-14);
    expectClose(found.y, 3, 1e-14);
  });

  it('prefers a guide to the grid', () => {
    expect(snapPoint({ x: 2.01, y: 3.15 }, targets)).toEqual({ x: 2.01, y: 3, kind: 'guide', guides: [0] });
  });

  it('draws onto a circle', () => {
    const found = snapPoint({ x: -3.06, y: -4.08 }, targets);
    expect(found).toMatchObject({ kind: 'guide', guides: [1] });
    expectClose(found.x, -3, 1e-14);
    expectClose(found.y, -4, 1e-14);
  });

  it('takes the grid where nothing else is near, and leaves the point where not even that is', () => {
    expect(snapPoint({ x: 1.1, y: 1.45 }, targets)).toEqual({ x: 1, y: 1.5, kind: 'grid' });
    expect(snapPoint({ x: 1.5, y: 1.45 }, targets)).toEqual({ x: 1.5, y: 1.45, kind: 'free' });
    expect(snapPoint({ x: -0.1, y: 0 }, { ...targets, guides: [] })).toEqual({ x: 0, y: 0, kind: 'grid' });
  });

  it('reaches as far as the tolerance and no farther', () => {
    const one = { joints: [{ x: 0, y: 0 }], tolerance: 0.25 };
    expect(snapPoint({ x: 0.25, y: 0 }, one).kind).toBe('joint');
    expect(snapPoint({ x: 0.2500001, y: 0 }, one).kind).toBe('free');
  });

  it('takes the guides of a document as they are', () => {
    const ofDocument: readonly Guide[] = [
      { className: 'line', id: 1, x0: 0, y0: 0, alpha: 90, color: 'grey' },
      { className: 'ellipse', x0: 0, y0: 0, a: 5, b: 3, alpha: 0 },
    ];
    const found = snapPoint({ x: 0.1, y: 2.9 }, { guides: ofDocument, tolerance: 0.2 });
    expect(found).toEqual({ x: 0, y: 3, kind: 'intersection', guides: [0, 1] });
  });

  it('has no meeting of guides that are the same', () => {
    const twice = { guides: [guides[1]!, guides[1]!], tolerance: 0.2 };
    expect(snapPoint({ x: 5.1, y: 0 }, twice)).toEqual({ x: 5, y: 0, kind: 'guide', guides: [0] });
  });
});
