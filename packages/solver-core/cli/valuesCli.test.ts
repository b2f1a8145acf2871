import { expect, test } from 'vitest';
import { beamCase, force, pin, roller, uniform } from '../verification/beamCase.ts';
import { runOnTexts } from './runOnTexts.ts';

const BEAM = JSON.stringify(
  beamCase(6, { supports: [pin(0), roller(4)], loads: [force(5, -1000), uniform(0, 4, -100)] }),
);
const QUESTION = {
  knob: { kind: 'loadPlace', load: 0 },
  condition: { kind: 'reaction', support: 0, direction: 'y', equals: 0 },
  from: 0,
  to: 6,
};
const ask = (question: object) => runOnTexts(['values', '-', `--question=${JSON.stringify(question)}`], BEAM);

test('the place of a load is printed at which a support lifts', async () => {
  // R = q·L/2 - P·a/L with a = x - 4: 200 = 1000·a/4.
  const { status, stdout } = await ask(QUESTION);
  expect(stdout).toBe('The number is 5.\nIt holds at 4.8.\n');
  expect(status).toBe(0);
});

test('a question without a value, an impossible one and one that cannot be read are told apart', async () => {
  expect((await ask({ ...QUESTION, to: 4 })).stdout).toContain('It holds nowhere from 0 to 4.');
  const beyond = await ask({ ...QUESTION, to: 60 });
  expect(beyond.stderr).toContain('leads beyond the beam');
  expect(beyond.status).toBe(1);
  expect((await ask({ ...QUESTION, knob: { kind: 'weather' } })).status).toBe(2);
  const absent = await ask({ ...QUESTION, set: 7 });
  expect(absent).toMatchObject({ stdout: '', stderr: 'The beam has no case set 8.\n', status: 1 });
});
