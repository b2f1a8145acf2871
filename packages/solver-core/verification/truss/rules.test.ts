import {
  findObstacles,
  fixCollisions,
  judgeConstraints,
  removeCaseSet,
  totalMass,
} from '@eecs/solver-core/truss-rules';
import { judgeTruss, parseTruss, solveTruss } from '@eecs/solver-core/truss';
import type { TrussCase } from '@eecs/solver-core/truss';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '@eecs/testing/random';
import { generateTruss } from './property/generateTruss.ts';
import { toTrussDocument } from './property/simpleTruss.ts';
import { drawCases } from '../drawCases.ts';

const SEED = 20_261_125;
const COUNT = drawCases(300, 100);

/** Messages of refusals that rules cannot find, only a solve. */
const BY_SOLVING = new Set(['range', 'materials']);

/**
 * A random truss with up to three case sets and a combined one, with loads, settlements and strains in some of them.
 */
function withSets(random: Random): TrussCase {
  const parsed = parseTruss(toTrussDocument(generateTruss(random)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const count = random.integer(0, 3);
  const mask = () => (random.chance(0.05) ? 0 : random.integer(1, 2 ** Math.max(1, count) - 1));
  const { document } = parsed;
  const titles = Array.from({ length: count }, (_, k) => ({
    title: `set ${k}`,
    angle: random.pick([0, 0, 30]),
  }));
  const sets = { description: '', color: 'grey', combined: false };
  return {
    ...document,
    caseSets: [
      ...titles.map((title) => ({ ...sets, ...title })),
      ...(count > 1
        ? [{ ...sets, title: 'all', angle: 0, combined: true, factors: { '0': 1.5, '1': 0 } }]
        : []),
    ],
    joints: document.joints.map((joint) => ({
      ...joint,
      loads: joint.loads.map((load) => ({ ...load, sets: mask() })),
      ...(joint.settlement && random.chance(0.5) && { sets: mask() }),
    })),
    links: document.links.map((link) => ({
      ...link,
      loads: link.loads.map((load) => ({ ...load, sets: mask() })),
      ...((link.dT ?? link.dL) !== undefined && random.chance(0.5) && { sets: mask() }),
    })),
  };
}

test(`a truss without obstacles is solved, and one with obstacles is refused or empty (seed ${SEED})`, () => {
  const seen = { solved: 0, hindered: 0 };
  for (let index = 0; index < COUNT; index++) {
    const document = withSets(createRandom(SEED + index));
    const answer = solveTruss(document, { include: [] });
    const obstacles = [...findObstacles({ document, verdict: judgeTruss(document), isCurrent: false })];
    const codes = obstacles.map(({ code }) => code);
    if (answer.level === 'error') {
      const isNear = answer.message === 'singular' && answer.verdict?.exact === false;
      expect(codes.length > 0 || isNear || BY_SOLVING.has(answer.message), `truss ${index}`).toBe(true);
      seen.hindered++;
    } else {
      // Empty sets are solved too, with no action in them.
      expect(
        codes.filter((code) => code !== 'emptySets'),
        `truss ${index}`,
      ).toEqual([]);
      expect(totalMass(document)).toBe(answer.totalMass);
      seen.solved++;
    }
  }
  expect(seen.solved).toBeGreaterThan(COUNT / 4);
  expect(seen.hindered).toBeGreaterThan(COUNT / 10);
});

test(`a set that is removed changes nothing in the others (seed ${SEED})`, () => {
  let compared = 0;
  for (let index = 0; index < COUNT; index++) {
    const document = withSets(createRandom(SEED + index));
    // The combined set contains nothing that only the second set has.
    if (document.caseSets.length < 3) continue;
    const before = solveTruss(document, { include: [] });
    const after = solveTruss(removeCaseSet(document, 1).document, { include: [] });
    if (before.level === 'error' || after.level === 'error') continue;
    const kept = before.sets.filter((_, k) => k !== 1 && !document.caseSets[k]?.combined);
    expect(
      after.sets.slice(0, kept.length).map(({ N }) => N),
      `truss ${index}`,
    ).toEqual(kept.map(({ N }) => N));
    expect(after.sets).toHaveLength(before.sets.length - 1);
    compared++;
  }
  expect(compared).toBeGreaterThan(COUNT / 50);
});

test(`corrected trusses have no collisions and are well constrained by its count (seed ${SEED})`, () => {
  for (let index = 0; index < COUNT; index++) {
    const random = createRandom(SEED + index);
    const document = withSets(random);
    const [first] = document.links;
    if (first === undefined) continue;
    const long = {
      id: 'q',
      className: 'DistributedMass',
      x: [-1e4, 1e4],
      y: [1, 1, 1],
      alpha: -90,
      sets: 1,
    } as const;
    const links = [{ ...first, loads: [long] }, ...document.links.slice(1), { ...first, loads: [] }];
    const { document: fixed, notes } = fixCollisions({ ...document, links });
    expect(notes).toEqual([
      { code: 'linksRemoved', count: 1 },
      { code: 'loadsMovedInside', count: 1 },
    ]);
    expect(fixed.links).toHaveLength(document.links.length);
    const verdict = judgeTruss(fixed);
    const { W } = verdict;
    expect(judgeConstraints(fixed, verdict)).toBe(W > 0 ? 'under' : W === 0 ? 'well' : 'over');
  }
});
