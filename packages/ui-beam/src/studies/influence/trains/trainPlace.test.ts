import { expectClose } from '@eecs/testing';
import { expect, test } from 'vitest';
import { type BeamCase, parseCase, solveBeam } from '@eecs/solver-core';
import { TRAINS, placeTrain, standAnywhere, standTrain } from '@eecs/solver-core/trains';
import { createAxles, toWish } from '../influenceChoice.ts';
import {
  OWN,
  TRAIN_IDS,
  findEnds,
  findTrain,
  listBays,
  middleOf,
  moveTo,
  placeAt,
  turnRound,
  underTrain,
} from './trainPlace.ts';
import { computeInfluence } from '@eecs/solver-core';

function readBeam(input: object = {}): BeamCase {
  const parsed = parseCase({
    schema: 1,
    L: 20,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 12, settlement: { y: -0.01 } },
      { className: 'simple', x: 20 },
    ],
    loads: [{ id: 'a', className: 'ShearLoad', x: 3, c: [-5000], sets: 1 }],
    ...input,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

test('every preset stands with its middle where it is put, goes round about it, and keeps its length', () => {
  for (const { id } of TRAINS) {
    const train = findTrain(id, createAxles(readBeam()), 0)!;
    const place = placeAt(train, 7);
    expectClose(middleOf(train, place), 7, 1e-12);
    const turned = turnRound(train, place);
    const [[from, to], [first, last]] = [findEnds(train, place), findEnds(train, turned)];
    expectClose(first, from, 1e-12);
    expectClose(last, to, 1e-12);
    expect(turned.direction).toBe(-1);
    expectClose(middleOf(train, moveTo(train, turned, 3)), 3, 1e-12);
  }
  expect(TRAIN_IDS).toContain(OWN);
});

test('a train in US units weighs and measures the same', () => {
  const [metric, us] = ([0, 1] as const).map((system) => findTrain('hs20', createAxles(readBeam()), system)!);
  expectClose(us!.groups[0]!.axles[1]!.load, 32_000, 1e-8);
  expectClose(us!.groups[0]!.axles[1]!.behind, 14 * 12, 1e-12);
  expectClose(us!.groups[1]!.gap![1], 360, 1e-12);
  expectClose(metric!.groups[0]!.axles[1]!.behind, 14 * 0.3048, 1e-12);
});

test('the beam under a train where it is worst has the moment that the search promised, and no settlement', () => {
  const document = readBeam();
  const bays = listBays(document)!;
  expect(bays.map(({ x0, x1 }) => [x0, x1])).toEqual([
    [0, 12],
    [12, 20],
  ]);
  for (const id of ['lm1-lane1', 'lm71', 'hl93-truck', 'hs20', 'sw0']) {
    const train = findTrain(id, createAxles(document), 0)!;
    const found = standAnywhere(bays, train, 'max');
    const line = computeInfluence(document, toWish(document, { kind: 'M', x: found.x, side: 'right' }))!;
    const solved = solveBeam(underTrain(document, placeTrain(line, train, found, 'max')));
    if (solved.level === 'error') throw new Error(JSON.stringify(solved.failures));
    const { max } = solved.sets[0]!.M;
    expectClose(max.value, found.value, 1e-6);
    expectClose(standTrain(line, train, 'max').value, found.value, 1e-9);
  }
});
