import { parseCase, solveBeam } from '@eecs/solver-core';
import { proveByHand } from '@eecs/solver-core/hand';
import { expect, test } from 'vitest';
import { type CheckProgress, checkFile } from './checkFile.ts';

/** The calculation of a beam of 4 m under a force of 3 kN at 1 m: R = 9/4 and 3/4 kN. */
function write() {
  const parsed = parseCase({
    ...{ schema: 1, L: 4 },
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 4 },
    ],
    loads: [{ className: 'ShearLoad', x: 1, c: [-3000] }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const answer = solveBeam(parsed.document, { include: ['tree'], mohr: [] });
  const file = answer.level === 'error' ? null : proveByHand(parsed.document, { answer, set: 0, names: [] });
  if (file === null) throw new Error('not written');
  return file;
}

const toBlob = (file: unknown) => new Blob([typeof file === 'string' ? file : JSON.stringify(file)]);

test('a right calculation is verified with what it proves; progress is reported from time to time', async () => {
  const file = write();
  const seen: CheckProgress[] = [];
  let time = 0;
  // Each line takes 40 ms, so that every third one is reported.
  const checked = await checkFile(
    toBlob(file),
    (progress) => seen.push(progress),
    () => (time += 40),
  );
  const count = file.lines.length;
  expect(checked).toMatchObject({ verdict: { ok: true, lines: count }, line: null });
  expect(checked?.proved?.reactions.map(({ value }) => value)).toEqual(expect.arrayContaining([2250, 750]));
  expect(seen.map(({ line }) => line)).toEqual(
    Array.from({ length: Math.ceil(count / 3) }, (_, k) => 3 * k + 1),
  );
  expect(seen.every((one) => one.count === count)).toBe(true);
});

test('the first wrong line is returned as it is written; what is no JSON has no verdict', async () => {
  const file = write();
  const lines = file.lines.with(0, { ...file.lines[0]!, value: '7777' });
  const checked = await checkFile(toBlob({ ...file, lines }), () => undefined);
  expect(checked).toMatchObject({
    verdict: { ok: false, why: 'value', line: 1 },
    line: JSON.stringify(lines[0]),
    proved: null,
  });
  expect(await checkFile(toBlob('{'), () => undefined)).toBeNull();
});
