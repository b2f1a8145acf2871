import type { BeamCase } from '@eecs/solver-core';
import { computeInfluence, solveBeam } from '@eecs/solver-core';
import { placeTrain, standAnywhere } from '@eecs/solver-core/trains';
import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { createHand } from '../../ui-kit/test/createHand.ts';
import { createBeam } from './state/createBeam.ts';
import { type TwoAxles, createAxles, toWish } from './studies/influence/influenceChoice.ts';
import { OWN, findTrain, listBays, toLoads } from './studies/influence/trains/trainPlace.ts';
import { applyLine } from './studies/typed/applyLine.ts';
import { readLine } from './studies/typed/readLine.ts';

/** The greatest number of interactions in the whole journey. */
const MOST = 25;

const type = (text: string) => (now: BeamCase) => {
  let count = 0;
  const sayings = readLine(text, { system: 0, length: now.L, locale: 'en-US', sets: 0 });
  expect(sayings.filter(({ kind }) => kind === 'problem')).toEqual([]);
  return applyLine(now, sayings, { createId: () => `id${(count += 1)}`, named: new Map() }).document;
};

test(`a crane girder with its greatest moment anywhere takes at most ${MOST} interactions`, () => {
  const hand = createHand(createBeam(0));
  hand.edit('the line: span and supports', type('L 12; pin 0; roller 12'));
  hand.look('the room of influence lines, which shows the moment at midspan');
  const girder = hand.document();
  hand.look('the train: own axles');
  const axles: TwoAxles = { ...createAxles(girder), first: 200_000, second: 200_000, gap: 3.6 };
  for (const field of ['first wheel', 'second wheel', 'their distance']) hand.look(`fill: ${field}`);

  // The greatest moment anywhere is the first number of the train; reading it takes no press.
  const train = findTrain(OWN, axles, 0)!;
  const found = standAnywhere(listBays(girder)!, train, 'max');
  // Two equal wheels P, a apart, on a simple span: P (L - a/2)² / 2L, a quarter of a beside midspan.
  const [P, L, a] = [200_000, 12, 3.6];
  const greatest = (P * (L - a / 2) ** 2) / (2 * L);
  expectClose(found.value, greatest, 1e-9);
  expectClose(Math.abs(found.x - L / 2), a / 4, 1e-6);
  // The moment at midspan is less: one wheel is there, and the other as near as their distance allows.
  expect(greatest).toBeGreaterThan((P * L) / 4 + (P * (L / 2 - a)) / 2);

  hand.edit('add its loads where it is worst', (now) => {
    const line = computeInfluence(now, toWish(now, { kind: 'M', x: found.x, side: 'right' }))!;
    let count = 0;
    const loads = toLoads(placeTrain(line, train, found, 'max'), 1, () => `wheel${(count += 1)}`);
    return { ...now, loads: [...now.loads, ...loads] };
  });
  const solved = solveBeam(hand.document(), { include: [] });
  if (solved.level === 'error') throw new Error(JSON.stringify(solved.failures));
  expectClose(solved.sets[0]!.M.max.value, greatest, 1e-6);

  // eslint-disable-next-line no-console -- the count is the output of the test
  console.log(`crane girder: ${hand.done.length} interactions`);
  expect(hand.done.length).toBeLessThanOrEqual(MOST);
});
