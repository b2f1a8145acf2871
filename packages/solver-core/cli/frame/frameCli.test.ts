import { expect, test } from 'vitest';
import { answerFrame } from './answerFrame.ts';

const run = (className: string, change: object = {}) => {
  const streams = { out: '', err: '' };
  const document = {
    schema: 1,
    joints: [
      { x: 0, y: 0, support: { className } },
      { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [1000] }] },
    ],
    members: [{ i: 0, j: 1 }],
    ...change,
  };
  const write = (stream: 'out' | 'err') => (text: string) => {
    streams[stream] += text;
  };
  const code = answerFrame(document, { json: false }, { out: write('out'), err: write('err') });
  return { code, ...streams };
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

test('the steps of the second order are printed, and the members that bear nothing', () => {
  const constants = {
    materials: [{ E: 210_000 }],
    sections: [{ className: 'generic', A: 20, Iy: 400 }],
  };
  const whole = { materialIndex: 0, crossSectionIndex: 0 };
  const joints = [
    { x: 0, y: 0, support: { className: 'clamp' } },
    { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [1000] }] },
    { x: -4, y: 0, support: { className: 'pin' } },
    { x: 4, y: 0, support: { className: 'pin' } },
  ];
  const stay = { ends: { i: { M: 'free' }, j: { M: 'free' } }, tensionOnly: true, ...whole };
  const members = [
    { i: 0, j: 1, ...whole },
    { i: 2, j: 1, ...stay },
    { i: 3, j: 1, ...stay },
  ];
  const { code, out } = run('clamp', { ...constants, joints, members, secondOrder: true });
  expect(code).toBe(0);
  expect(out).toMatch(/Second order: the axial forces held after \d+ solutions\./);
  expect(out).toContain('Members without axial force: 3.');
  expect(out).toContain('step 1: released 3');
});
