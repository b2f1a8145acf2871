import { expect, test } from 'vitest';
import { answerFrame } from './answerFrame.ts';

const run = (className: string) => {
  const told = { out: '', err: '' };
  const document = {
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className } },
      { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [1000] }] },
    ],
    members: [{ i: 0, j: 1 }],
  };
  const write = (stream: 'out' | 'err') => (text: string) => {
    told[stream] += text;
  };
  const code = answerFrame(document, { json: false }, { out: write('out'), err: write('err') });
  return { code, ...told };
};

test('a frame is printed with its reactions and extremes, and a mechanism with what would hold it', () => {
  const solved = run('clamp');
  expect(solved.code).toBe(0);
  expect(solved.out).toMatch(/1 +-1000 +0 +3000/);
  expect(solved.out).toContain('-3000');
  const refused = run('pin');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('give joint 1 a clamp');
});
