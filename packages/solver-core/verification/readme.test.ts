import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { solveBeam, valueAt, type BeamAnswer, type BeamInput, type BeamSet } from '../src/index.ts';
import { expectClose } from '@eecs/testing';

/**
 * The problems of the README as a reader copies them: each block declares a beam as a literal. Expected values come
 * from the closed forms that the README states.
 */
const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** Solves the beam that the README declares under the given name. */
function solveOfReadme(name: string): { readonly answer: BeamAnswer; readonly set: BeamSet } {
  const found = new RegExp(`const ${name}: BeamInput = ({[^;]*});`).exec(README);
  if (!found?.[1]) throw new Error(`The README has no beam called ${name}`);
  const json = found[1]
    .replaceAll("'", '"')
    .replaceAll(/(\w+):/g, '"$1":')
    .replaceAll(/,(\s*[}\]])/g, '$1');
  const answer = solveBeam(JSON.parse(json) as BeamInput);
  if (answer.level === 'error') throw new Error(JSON.stringify(answer.failures));
  const [set] = answer.sets;
  if (!set) throw new Error('`solveOfReadme` got an answer without a set');
  return { answer, set };
}

const ACCURACY = 1e-10;

test('a beam on two supports: qL²/8 and qL/2', () => {
  const { set } = solveOfReadme('beam');
  expectClose(set.M.max.value, (12000 * 6 ** 2) / 8, ACCURACY);
  expectClose(valueAt(set.Q, 0), (12000 * 6) / 2, ACCURACY);
});

test('a cantilever: −PL, and PL³/3EI downwards', () => {
  const { answer, set } = solveOfReadme('cantilever');
  const EI = 210e9 * ((0.1 * 0.2 ** 3) / 12);
  expect(answer.level).toBe('ok');
  expectClose(set.M.min.value, -10000 * 4, ACCURACY);
  expectClose(set.deflection.min.value, (-10000 * 4 ** 3) / (3 * EI), ACCURACY);
});

test('two spans: −qL²/8 and 1.25 qL at the middle support', () => {
  const { answer, set } = solveOfReadme('spans');
  expectClose(set.M.min.value, (-10000 * 5 ** 2) / 8, ACCURACY);
  expectClose(set.R[1]?.normal, 1.25 * 10000 * 5, ACCURACY);
  expect(answer.level === 'warning' && answer.corrections.map(({ code }) => code)).toEqual([
    'correction.unitStiffness',
  ]);
});

test('a part that hangs on a hinge: half the load, times five metres', () => {
  expectClose(solveOfReadme('hinged').set.M.min.value, (-12000 / 2) * 5, ACCURACY);
});
