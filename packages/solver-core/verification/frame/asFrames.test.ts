import { expect, test } from 'vitest';
import { createRandom } from '@eecs/testing/random';
import { parseCase, solveBeam, valueAt } from '@eecs/solver-core';
import { parseTruss, solveTruss } from '@eecs/solver-core/truss';
import { solveFrame } from '@eecs/solver-core/frame';
import { drawCases } from '../drawCases.ts';
import { generateBeam } from '../property/generateBeam.ts';
import { toDocument } from '../property/plainBeam.ts';
import { generateTruss } from '../truss/property/generateTruss.ts';
import { toTrussDocument } from '../truss/property/simpleTruss.ts';
import { beamAsFrame, trussAsFrame } from './asFrames.ts';

const TOLERANCE = 1e-10;
const COUNT = drawCases(500);
const FIELDS = ['N', 'Q', 'M', 'u', 'deflection', 'slope'] as const;

test(`${COUNT} random beams and the same beams as frames have the same diagrams and reactions`, () => {
  let compared = 0;
  for (let seed = 0; seed < COUNT; seed++) {
    const parsed = parseCase(toDocument(generateBeam(createRandom(7000 + seed))));
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
    const beam = solveBeam(parsed.document, { include: [], mohr: [] });
    const { document, places, jointOf } = beamAsFrame(parsed.document);
    const frame = solveFrame(document);
    expect(
      [seed, frame.level === 'error'],
      JSON.stringify(frame.level === 'error' && frame.failures),
    ).toEqual([seed, beam.level === 'error']);
    if (beam.level === 'error' || frame.level === 'error') continue;
    expect(frame.verdict.degree).toBe(beam.verdict.degree);
    beam.sets.forEach((set, s) => {
      const found = frame.sets[s]!;
      expect(found.checks?.passed).toBe(true);
      const lever = places.at(-1)!;
      const sizes = FIELDS.map((name) =>
        Math.max(Math.abs(set[name].min.value), Math.abs(set[name].max.value)),
      );
      const force = Math.max(sizes[0]!, sizes[1]!, sizes[2]! / lever);
      const move = Math.max(sizes[3]!, sizes[4]!, sizes[5]! * lever);
      const scales = [force, force, force * lever, move, move, move / (places[1]! - places[0]!)];
      found.members.forEach((member, k) => {
        const [x0, x1] = [places[k]!, places[k + 1]!];
        for (const at of [0.13, 0.5, 0.77])
          FIELDS.forEach((name, n) => {
            const away = valueAt(member[name]!, at * (x1 - x0)) - valueAt(set[name], x0 + at * (x1 - x0));
            expect(Math.abs(away) / (scales[n]! || 1), `beam ${seed}, ${name}`).toBeLessThan(TOLERANCE);
          });
      });
      set.R.forEach(({ support, axial, normal, moment }) => {
        const own = found.R.find(({ joint }) => joint === jointOf[support]);
        if (!own) return;
        for (const [one, other, scale] of [
          [own.x, axial, force],
          [own.y, normal, force],
          [own.moment, moment, force * lever],
        ] as const)
          expect(Math.abs(one - other) / (scale || 1), `beam ${seed}, support ${support}`).toBeLessThan(
            TOLERANCE,
          );
      });
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(COUNT / 2);
});

test(`${COUNT} random plane trusses and the same trusses as frames have the same forces and displacements`, () => {
  let compared = 0;
  for (let seed = 0; seed < COUNT; seed++) {
    const drawn = generateTruss(createRandom(9000 + seed));
    if (drawn.dim !== 2) continue;
    const parsed = parseTruss(toTrussDocument(drawn));
    if (!parsed.ok) continue;
    // A truss distributes loads along rods to the joints by statics, while the members of a frame bend under them.
    const plain = {
      ...parsed.document,
      links: parsed.document.links.map((link) => ({ ...link, loads: [] })),
    };
    const truss = solveTruss(plain, { include: [], mohr: [] });
    const frame = solveFrame(trussAsFrame(plain));
    if (truss.level === 'error' && !truss.verdict) continue;
    if (frame.verdict)
      expect([seed, frame.verdict.status, frame.verdict.degree]).toEqual([
        seed,
        truss.verdict!.status,
        truss.verdict!.degree,
      ]);
    if (truss.level === 'error' || frame.level === 'error') continue;
    truss.sets.forEach((set, s) => {
      const found = frame.sets[s]!;
      // A determinate truss that is only warmed has no forces except rounding, which is compared with loads of
      // kilonewtons.
      const force = Math.max(1e3, ...set.N.map(Math.abs), ...set.b.map(Math.abs));
      set.N.forEach((N, link) => {
        expect(Math.abs(valueAt(found.members[link]!.N, 0) - N) / force, `truss ${seed}`).toBeLessThan(
          TOLERANCE,
        );
      });
      if (!set.displacement || !found.joints) return;
      const move = Math.max(...set.displacement.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
      set.displacement.forEach(({ joint, x, y }) => {
        const own = found.joints![joint]!;
        expect(Math.abs(own.x - x) / (move || 1), `truss ${seed}`).toBeLessThan(TOLERANCE);
        expect(Math.abs(own.y - y) / (move || 1), `truss ${seed}`).toBeLessThan(TOLERANCE);
      });
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(COUNT / 10);
});
