import { solveTruss, type TrussCase } from '@eecs/solver-core/truss';
import { expectClose } from '@eecs/testing';
import { chooseRule, createCaseSet, setAction, toAction } from '@eecs/ui-kit/editing';
import { expect, test } from 'vitest';
import { createHand } from '../../ui-kit/test/createHand.ts';
import { addCaseSet } from './editing/addCaseSet.ts';
import { combineShown } from './live/combineShown.ts';
import { findLifted } from '@eecs/ui-kit/editing';
import { createEmptyTruss } from './state/createEmptyTruss.ts';
import { applyTrussLine } from './typed/applyTrussLine.ts';
import { readTrussLine } from './typed/readTrussLine.ts';

/** The greatest number of interactions in the whole journey. */
const MOST = 25;

let count = 0;

const type =
  (text: string, isInstead = false) =>
  (now: TrussCase): TrussCase => {
    const { edit, rows } = applyTrussLine(now, readTrussLine(text, { system: 0, locale: 'en-US' }), {
      newId: () => `id${(count += 1)}`,
      named: new Map(),
      set: 0,
      isInstead,
      limits: { joints: 1200, links: 10_000, loads: 500 },
      getTime: () => 0,
    });
    if (edit === null) throw new Error(JSON.stringify(rows));
    return edit.document;
  };

const addSet = (title: string) => (now: TrussCase) =>
  addCaseSet(now, createCaseSet(now.caseSets, title)).document;

test(`a roof truss with snow and wind from two sides, uplift found, takes at most ${MOST} interactions`, () => {
  const hand = createHand(createEmptyTruss(0));
  const act = (set: number, word: 'G' | 'S' | 'W', group?: string) => (now: TrussCase) =>
    setAction(now, set, { ...toAction(word, undefined), ...(group !== undefined && { group }) }).document;

  hand.edit('the line: a Fink truss', type('fink 12x3 4', true));
  hand.look('the tab of sets');
  for (const title of ['Dead', 'Snow', 'Wind left', 'Wind right'])
    hand.edit(`add a set: ${title}`, addSet(title));
  hand.look('the tab of combinations');
  hand.edit('the rule', (now) => chooseRule(now, 'en1990').document);
  hand.edit('set 1: permanent', act(0, 'G'));
  hand.edit('set 2: snow', act(1, 'S'));
  hand.edit('set 3: wind', act(2, 'W'));
  hand.edit('set 3: excludes the other wind', act(2, 'W', 'wind'));
  hand.edit('set 4: wind', act(3, 'W'));
  hand.edit('set 4: excludes the other wind', act(3, 'W', 'wind'));
  // Three joints of the roof: suction on the leeward side is greater than on the windward side.
  hand.edit('the line: permanent loads', type('set 1; P 2 @ top'));
  hand.edit('the line: snow', type('set 2; P 8 @ top'));
  const roof = hand.document().joints;
  const at = (x: number, y: number) => roof.findIndex((joint) => joint.x === x && joint.y === y) + 1;
  const [left, ridge, right] = [at(3, 1.5), at(6, 3), at(9, 1.5)];
  const wind = (set: number, near: number, far: number) =>
    `set ${set}; P 4 ↑ @ ${near}; P 5 ↑ @ ${ridge}; P 6 ↑ @ ${far}`;
  hand.edit('the line: wind from the left', type(wind(3, left, right)));
  hand.edit('the line: wind from the right', type(wind(4, right, left)));

  // The rule has already computed the governing combinations: reading them takes no press.
  const combined = combineShown(hand.document());
  if (!combined.ok) throw new Error(JSON.stringify(combined.failures));
  const strength = combined.situations.find(({ situation }) => situation === 'ULS-STR')!;
  const lifted = findLifted(combined.situations, strength);
  expect(lifted.map(({ joint }) => [roof[joint]!.x, roof[joint]!.y])).toEqual([
    [0, 0],
    [12, 0],
  ]);
  // Moments about the opposite support: the wind lifts the windward support by (4·9 + 5·6 + 6·3)/12 = 7 kN and the
  // leeward one by 8 kN; the opposite wind gives the reverse. The combination is 1.5 times wind less 0.9 times G = 3
  // kN.
  for (const { force } of lifted) expectClose(force, (1.5 * 8 - 0.9 * 3) * 1000, 1e-9);
  // The two winds never act together.
  for (const { combinations } of combined.situations)
    for (const { terms } of combinations)
      expect(terms.filter(({ set }) => set === 2 || set === 3).length).toBeLessThanOrEqual(1);
  // A rod of the bottom chord is in tension under snow, and in compression under wind.
  const answer = solveTruss(hand.document());
  if (answer.level === 'error') throw new Error('refused');
  const most = strength.N.map(({ max, min }) => [max.value, min.value] as const);
  expect(most.some(([max, min]) => max > 0 && min < 0)).toBe(true);
  hand.look('the report');
  hand.look('print, or keep the file');

  // eslint-disable-next-line no-console -- the count is the output of the test
  console.log(`roof truss: ${hand.done.length} interactions`);
  expect(hand.done.length).toBeLessThanOrEqual(MOST);
});
