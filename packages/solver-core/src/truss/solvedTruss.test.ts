import { describe, expect, it } from 'vitest';
import { expectClose } from '@eecs/testing';
import { bracedSquare, prattGirder } from '../../verification/truss/plainTruss.ts';
import type { TrussOptions } from './answer/answer.ts';
import { firstSet, refused, solved } from '../../verification/truss/solved.ts';

const EA = 2e8;

describe('other fields of an answer', () => {
  it('is that a loaded link bends uncounted', () => {
    const document = prattGirder();
    const links = (document['links'] as object[]).map((link, k) =>
      k === 0 ? { ...link, loads: [{ className: 'DistributedLoad', y: [-1000, -1000, -1000] }] } : link,
    );
    const answer = solved({ ...document, links });
    expect(answer.level).toBe('warning');
    expect(answer.corrections).toMatchObject([{ code: 'correction.linkBending', ids: [0] }]);
    expectClose(answer.sets[0]!.b[1], -1500, 1e-15);
  });

  it('is that a link lies on others: a bottom chord from end to end over the panels', () => {
    const document = prattGirder();
    const links = document['links'] as { i: number; j: number }[];
    const joints = document['joints'] as { x: number; y: number }[];
    const bottom = joints
      .flatMap(({ y }, at) => (y === 0 ? [at] : []))
      .sort((a, b) => joints[a]!.x - joints[b]!.x);
    const over = { ...links[0], i: bottom[0], j: bottom.at(-1) };
    const panels = links.flatMap(({ i, j }, at) => (joints[i]!.y === 0 && joints[j]!.y === 0 ? [at] : []));
    const answer = solved({ ...document, links: [...links, over] });
    expect(answer.corrections).toMatchObject([
      { code: 'correction.linksOverlap', path: '/links', ids: [...panels, links.length] },
    ]);
    expect(solved(document).corrections).toEqual([]);
  });

  it('is the displacement that was asked for', () => {
    const { mohr } = solved(prattGirder(), { mohr: [{ joint: 4, axis: 'x' }] });
    // The lower chord lengthens by 4·11.25 kN·3 m/EA.
    expectClose(mohr![0]!.cases[0]!.total, (4 * 11_250 * 3) / EA, 1e-13);
    expect(mohr![0]!.cases[0]!.links!.every(({ link }) => link < 4)).toBe(true);
  });

  it('is why a displacement cannot be had', () => {
    const mohr = [
      { joint: 99, axis: 'y' },
      { joint: 1, axis: 'z' },
    ] as const;
    const codes = (document: unknown, asked: TrussOptions['mohr']) =>
      refused(document, { mohr: asked! }).failures.map(({ code, path }) => [code, path]);
    expect(codes(prattGirder(), mohr)).toEqual([
      ['geometry.index', '/mohr/0/joint'],
      ['geometry.outOfPlane', '/mohr/1/axis'],
    ]);
    expect(codes(prattGirder({ isReal: false }), [{ joint: 1, axis: 'y' }])).toEqual([
      ['materials.needed', '/mohr/0'],
    ]);
  });

  it('is only what was included', () => {
    const { sets, mohr } = solved(prattGirder(), { include: [] });
    expect(sets[0]).toMatchObject({ descriptor: null, checks: null });
    expect(mohr).toBeNull();
    expect(firstSet(prattGirder(), { include: ['descriptor'] }).descriptor!.A).toMatchObject({
      rows: 16,
      cols: 16,
    });
  });
});

describe('constants that only some links have', () => {
  const without = (document: object, link: number) => {
    const { links } = document as { links: object[] };
    return { ...document, links: links.map((one, k) => (k === link ? { ...one, sectionIndex: -1 } : one)) };
  };

  it('are not used by a determinate truss: its forces are those of equilibrium, and a correction reports that', () => {
    const answer = solved(without(prattGirder(), 4));
    expect(answer).toMatchObject({ level: 'warning', isReal: false, mohr: null });
    expect(answer.corrections).toMatchObject([
      { code: 'correction.unusedConstants', path: '/links', ids: [4] },
    ]);
    const [set] = answer.sets;
    expect(set).toMatchObject({ displacement: null, stress: null, utilisation: null });
    // By the method of sections (Ritter): 15 kN · 6 m less 10 kN · 3 m divided by the height of 4 m, and 15 kN · 3 m
    // divided by it.
    expectClose(set!.N[4], -15_000, 1e-14);
    expectClose(set!.N[0], 11_250, 1e-14);
  });

  it('do not solve an indeterminate truss', () => {
    const answer = refused(without(bracedSquare({ load: [1000, 0] }), 0));
    expect(answer).toMatchObject({ message: 'range', failures: [{ code: 'range.indeterminate' }] });
  });
});

describe('case sets', () => {
  const document = {
    ...prattGirder(),
    caseSets: [
      { title: 'one', angle: 0 },
      { title: 'other', angle: 90 },
      { title: 'both', combined: true, factors: { 0: 1.35, 1: -2 } },
    ],
  };
  const joints = (document as { joints?: { loads: object[] }[] }).joints!.map((joint, k) => ({
    ...joint,
    loads: joint.loads.map((load) => ({ ...load, sets: k === 2 ? 2 : 1 })),
  }));
  const { sets } = solved({ ...document, joints });

  it('add up by their factors', () => {
    sets[2]!.N.forEach((force, link) => {
      expectClose(force, 1.35 * sets[0]!.N[link]! - 2 * sets[1]!.N[link]!, 1e-13, 30_000);
    });
  });

  it('turn their loads by their angle', () => {
    // -10 kN along y, rotated by 90 degrees, points along +x.
    expectClose(sets[1]!.b[4], 10_000, 1e-15);
    expectClose(sets[1]!.R[0]!.x, -10_000, 1e-14);
  });
});
