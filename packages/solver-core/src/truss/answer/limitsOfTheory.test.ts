import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { linksBetween, prattGirder, trussCase } from '../../../verification/truss/plainTruss.ts';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import { convertTruss } from '../assembly/convertTruss.ts';
import { solveTruss } from '../solveTruss.ts';
import { convertTrussSolution } from './convertTrussSolution.ts';

function solved(document: unknown) {
  const answer = solveTruss(document);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  return answer;
}

/** Two rods with EA = 2·10⁸ N, I = 100 cm4, whose middle joint is higher by `rise`. */
const twoBars = (rise: number, load: number, more: Readonly<Record<string, unknown>> = {}) =>
  trussCase(
    [
      { at: [0, 0], anchor: 3 },
      { at: [5, rise], load: [0, load] },
      { at: [10, 0], anchor: 3 },
    ],
    linksBetween([0, 1], [1, 2]),
    more,
  );

describe('displacements beyond linear theory', () => {
  test('warn of the flat truss, with the joint and by how much it moves', () => {
    const { level, corrections } = solved(twoBars(0.001, -1000));
    expect(level).toBe('warning');
    const note = corrections.find(({ code }) => code === 'correction.largeDisplacement');
    expect(note).toMatchObject({ path: '/joints', ids: [1], values: { joint: 1, extent: 10, set: 0 } });
    // v = F·l³/(2·EA·h²) for a shallow truss of two bars.
    expectClose(Number(note?.values['displacement']), (1000 * 125) / (2 * 2e8 * 1e-6), 1e-6);
    expectClose(Number(note?.values['turned']), 312.5 / 5, 1e-6);
  });

  test('warn from a fiftieth of the extent on, or from a turn of a rod, and not before either', () => {
    // v = F·(l² + h²)^1.5/(2·EA·h²) = 0.2 m, a fiftieth of 10 m; the rods rotate by 0.2/√(25 + h²).
    const h = 0.5;
    const limit = (0.2 * 2 * 2e8 * h ** 2) / (25 + h ** 2) ** 1.5;
    const codes = (load: number) => solved(twoBars(h, load)).corrections.map(({ code }) => code);
    expect(codes(-limit * 1.001)).toContain('correction.largeDisplacement');
    expect(codes(-limit * 0.49)).not.toContain('correction.largeDisplacement');
  });

  test('displacements are reported in the units of a converted document', () => {
    const parsed = parseTruss(twoBars(0.001, -1000));
    if (!parsed.ok) throw new Error('not read');
    const answer = solved(parsed.document);
    const { corrections } = convertTrussSolution(answer, 0, convertTruss(parsed.document, 1));
    const note = corrections.find(({ code }) => code === 'correction.largeDisplacement');
    expectClose(Number(note?.values['extent']), 10 / 0.0254, 1e-9);
  });

  test('an ordinary girder is not reported', () => {
    expect(solved(prattGirder())).toMatchObject({ level: 'ok', corrections: [] });
  });
});

test('rods beyond their Euler load are named with the multiple, compressed ones only', () => {
  // A vertical force of 12 kN on rods at 45°: N = −12/√2 kN and l = √2·5 m; EI = 200 GPa·100 cm4.
  const euler = (Math.PI ** 2 * 2e5) / 50;
  const { corrections } = solved(twoBars(5, -3 * euler * Math.SQRT2));
  const note = corrections.find(({ code }) => code === 'correction.eulerLoad');
  expect(note).toMatchObject({ path: '/links', values: { set: 0 } });
  expect([...(note?.ids ?? [])].sort()).toEqual([0, 1]);
  expectClose(Number(note?.values['times']), 3, 1e-9);
  const codes = (load: number) => solved(twoBars(5, load)).corrections.map(({ code }) => code);
  expect(codes(-0.99 * euler * Math.SQRT2)).not.toContain('correction.eulerLoad');
  expect(codes(3 * euler * Math.SQRT2)).not.toContain('correction.eulerLoad');
});

describe('rods built up of parts', () => {
  const plate = { className: 'rectangle', b: 20, h: 100, y: 0, z: 0, alpha: 0, flip: false };
  const pair = (connection: string) => ({
    className: 'builtup',
    label: 'pair',
    connection,
    parts: [plate, { ...plate, y: connection === 'welded' ? 20 : 60 }],
  });
  const noteOf = (connection: string, load: number) =>
    solved(twoBars(5, load, { sections: [pair(connection)] })).corrections.find(
      ({ code }) => code === 'correction.builtUpBuckling',
    );

  test('have an Euler load that is an upper bound where battens or lacing hold them', () => {
    const note = noteOf('laced', -1000);
    expect(note).toMatchObject({ path: '/links', ids: [0, 1] });
    // Plates 20 x 100 at 60 mm: 2·100·20³/12 separately, plus 2·2000·30² together.
    const alone = (2 * 100 * 20 ** 3) / 12;
    expectClose(
      Number(note?.values['times']),
      alone / Math.min(alone + 2 * 2000 * 30 ** 2, (2 * 20 * 100 ** 3) / 12),
      1e-12,
    );
  });

  test('are named neither in tension nor where they are welded into one', () => {
    expect(noteOf('battened', 1000)).toBeUndefined();
    expect(noteOf('welded', -1000)).toBeUndefined();
  });
});
