import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { parseFrame } from '@eecs/solver-core/frame';
import { createEmptyFrame } from '../state/createEmptyFrame.ts';
import { applyFrameLine } from './applyFrameLine.ts';
import { readFrameLine } from './readFrameLine.ts';

const SMALL = { joints: 1200, links: 10_000, loads: 500 };

function apply(text: string, limits = SMALL) {
  let count = 0;
  const document = createEmptyFrame(0);
  const newId = () => `id-${(count += 1)}`;
  const setting = { newId, named: new Map(), set: 0, isInstead: true, limits };
  return applyFrameLine(document, readFrameLine(text, { system: 0, locale: 'en-US' }), setting);
}

const problemsOf = (text: string) =>
  apply(text).rows.flatMap(({ statement }) =>
    statement.kind === 'problem' ? [[statement.code, statement.part]] : [],
  );

test.each([
  ['portal 1e-308x4', 'portal 1e-308x4'],
  ['portal 12x1e-61', 'portal 12x1e-61'],
  ['frame 2x1e-61 2x3', 'frame 2x1e-61 2x3'],
  ['frame 6+1e-50 3', 'frame 6+1e-50 3'],
  ['joint 1e-300 0', '1e-300 0'],
  ['portal 12x4; P 1e-300 @ 2', '1e-300'],
  ['portal 12x4; P 1 @ beam 1e-300', 'beam 1e-300'],
  ['portal 12x4; spring 1e-300 @ 1', '1e-300'],
  ['portal 12x4; settlement 1e-300 @ 1', '1e-300'],
  ['portal 12x4; q 1e-300 @ beam', '1e-300'],
])('%s is too small, and the line quotes the part', (text, part) => {
  expect(problemsOf(text)).toEqual([['tooGreat', part]]);
});

test('a small load in scientific notation is read', () => {
  const { edit } = apply('portal 12x4; q 1e-3 @ beam');
  expect(edit?.document.members[1]?.loads).toMatchObject([{ y: [-1, -1, -1] }]);
});

test('a line of numbers of any magnitude is a problem or a document that can be read again', () => {
  const size = fc.integer({ min: -320, max: 20 }).map((power) => `1e${power}`);
  const lines = fc
    .tuple(size, size, fc.constantFrom('portal', 'braced', 'frame'))
    .map(([a, b, shape]) => (shape === 'frame' ? `frame 6+${a} 3+${b}` : `${shape} ${a}x${b}`));
  const loads = fc
    .tuple(size, size, fc.constantFrom('P', 'H', 'M', 'q', 'spring', 'settlement', 'at'))
    .map(([a, b, verb]) =>
      verb === 'at' ? `P ${a} @ beam ${b}` : verb === 'q' ? `q ${a}..${b} @ beam` : `${verb} ${a} @ 1`,
    );
  fc.assert(
    fc.property(
      fc.oneof(
        lines,
        loads.map((load) => `portal 12x4; ${load}`),
      ),
      (text) => {
        const { edit, rows } = apply(text);
        if (edit === null) expect(rows.some(({ statement }) => statement.kind === 'problem')).toBe(true);
        else expect(parseFrame(edit.document).ok).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

test.each(['q 5 -2..4 @ beam', 'q 5 2..4 @ beam'])('%s has a value too many', (text) => {
  expect(problemsOf(`portal 12x4; ${text}`)).toEqual([['noRange', text.slice(2, -7)]]);
});

const FULL = { joints: 12_000, links: 100_000, loads: 5000 };
const GRID = 'frame 28x5 34x3';
const MEMBERS = 28 * 34 + 29 * 34;

test.each(['P 1 @ all', 'q 1 @ all'])('the first %s beyond the limit of loads ends the line', (load) => {
  const { edit, rows, full } = apply([GRID, ...Array.from({ length: 90 }, () => load)].join(';'), FULL);
  expect([edit, full]).toEqual([null, FULL.loads]);
  // The frame, and as many loads of every member as exceed the limit.
  expect(rows).toHaveLength(1 + Math.ceil(FULL.loads / MEMBERS));
});

test.each(['hinge all', 'hinge feet', 'P 1 @ all', 'spring 500 @ feet'])(
  '%s passes over the lists of a frame a few times, not once for each part',
  (text) => {
    const { joints, members } = apply(GRID, FULL).edit!.document;
    const lengths = new Set([joints.length, members.length]);
    const maps = vi.spyOn(Array.prototype, 'map');
    const { edit } = apply(`${GRID}; ${text}`, FULL);
    const passes = maps.mock.contexts.filter((list) => lengths.has((list as unknown[]).length)).length;
    maps.mockRestore();
    expect(edit).not.toBeNull();
    expect(passes).toBeLessThan(20);
  },
);
