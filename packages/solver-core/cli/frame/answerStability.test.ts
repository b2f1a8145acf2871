import { expect, test } from 'vitest';
import { answerBuckling, answerFrequencies } from './answerStability.ts';

const run = (answer: typeof answerBuckling, change: object = {}, set: string | null = null) => {
  const printed = { out: '', err: '' };
  const document = {
    schema: 1,
    inextensible: true,
    joints: [
      { x: 0, y: 0, support: { className: 'cantilever' } },
      { x: 0, y: 5, loads: [{ className: 'ShearLoad', c: [-1000], alpha: 90 }] },
    ],
    members: [{ i: 0, j: 1, mass: 50, materialIndex: 0, crossSectionIndex: 0 }],
    materials: [{ E: 200_000 }],
    sections: [{ className: 'generic', A: 60, Iy: 8000 }],
    ...change,
  };
  const write = (stream: 'out' | 'err') => (text: string) => {
    printed[stream] += text;
  };
  const code = answer(document, { json: false, set }, { out: write('out'), err: write('err') });
  return { code, ...printed };
};

test('a mast buckles at a quarter of the load of Euler, with twice its length', () => {
  const { code, out } = run(answerBuckling);
  expect(code).toBe(0);
  // π²·200e9·8000e-8/(4·5²) = 1 579 137 N, under 1000 N.
  expect(out).toContain('1579.14');
  expect(out).toMatch(/1 +10\n/);
});

test('a mast buckles under the loads of the case set that is named', () => {
  const force = (size: number, sets: number) => ({ className: 'ShearLoad', c: [size], alpha: 90, sets });
  const joints = [
    { x: 0, y: 0, support: { className: 'cantilever' } },
    { x: 0, y: 5, loads: [force(-1000, 1), force(-2000, 2)] },
  ];
  const change = { joints, caseSets: [{ title: 'Snow' }, { title: 'Crane' }] };
  // Half of 1579.137, under twice the force.
  expect(run(answerBuckling, change, 'Crane').out).toContain('789.568');
  expect(run(answerBuckling, change, '1').out).toContain('1579.14');
  expect(run(answerBuckling, change, '3')).toEqual({
    code: 1,
    out: '',
    err: 'The frame has no case set 3. Its case sets: 1 (Snow), 2 (Crane).\n',
  });
});

test('a mast swings at 1.8751²/(2π·l²)·√(EI/m)', () => {
  // 3.51602·√(16e6/50)/(2π·25) = 12.6621 Hz.
  expect(run(answerFrequencies).out).toContain('12.6621');
});

test('a frame that cannot stand, or has no constants, is refused with the reason', () => {
  expect(
    run(answerBuckling, {
      joints: [
        { x: 0, y: 0 },
        { x: 0, y: 5 },
      ],
    }).code,
  ).toBe(1);
  const bare = run(answerFrequencies, { members: [{ i: 0, j: 1, mass: 50 }], materials: [], sections: [] });
  expect(bare).toMatchObject({
    code: 1,
    err: expect.stringContaining('a material and a cross-section') as string,
  });
});
