import { type Random, createRandom } from '@eecs/testing/random';
import { expect, test } from 'vitest';
import { beamCase, clamp, force, hinge, pin, roller, uniform } from '../../../verification/beamCase.ts';
import { dot, drawQuestion, tryAll } from '../../../verification/combinations/tryAll.ts';
import { combinedBeam, readBeam } from '../../../verification/combinedBeam.ts';
import { DRAWN_SEED, IS_WHOLE } from '../../../verification/drawCases.ts';
import { beamAsFrame } from '../../../verification/frame/asFrames.ts';
import { generateFrame } from '../../../verification/frame/generateFrame.ts';
import { valueAt } from '../../diagrams/valueAt.ts';
import type { FrameSet } from '../../frame/answer/frameAnswer.ts';
import { solveFrame } from '../../frame/solveFrame.ts';
import { parseFrame } from '../../model/frame/parseFrame.ts';
import type { FieldEffect } from '../along/listLineEffects.ts';
import { combineFrame, findFrameCause } from './explore.ts';
import { solveFrameCombinations } from './solveFrameCombinations.ts';

const EFFECTS: readonly FieldEffect[] = ['N', 'Q', 'M', 'u', 'deflection', 'slope'];

function combine(input: object) {
  const parsed = parseFrame(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return solveFrameCombinations(parsed.document, (document) => solveFrame(document, { include: [] }));
}

/** A random frame with a bow-shaped member now and then, whose loads and strains are spread over its sets. */
function drawFrame(random: Random, count: number): object {
  const inSomeSet = <Item extends object>(item: Item): Item & { sets: number } => ({
    ...item,
    sets: 2 ** random.integer(0, count - 1),
  });
  const { joints, members, ...rest } = generateFrame(random) as {
    readonly joints: readonly { readonly support?: object; readonly loads: readonly object[] }[];
    readonly members: readonly { readonly ends: object; readonly loads: readonly object[] }[];
  };
  return {
    ...rest,
    joints: joints.map(({ support, ...joint }) => ({
      ...joint,
      ...(support && { support: inSomeSet(support) }),
      loads: joint.loads.map(inSomeSet),
    })),
    members: members.map((member) => ({
      ...inSomeSet(member),
      ...(random.chance(0.1) && { shape: { kind: 'parabola', rise: 0.1 } }),
      loads: [...member.loads, { className: 'q(x)', y: -1e3 * random.integer(1, 9) }].map(inSomeSet),
    })),
  };
}

const greatest = (set: FrameSet, effect: FieldEffect): number =>
  set.members.reduce((most, one) => Math.max(most, one[effect]!.max.value, -one[effect]!.min.value), 0);

const COUNT = IS_WHOLE ? 300 : 10;

test(`the envelopes of ${COUNT} random frames equal those of all combinations tried one by one, seed ${DRAWN_SEED}`, () => {
  let compared = 0;
  for (let seed = DRAWN_SEED; compared < COUNT; seed++) {
    const random = createRandom(seed);
    const { rule, situation, sets } = drawQuestion(random);
    const frame = combine({
      ...drawFrame(random, sets.length),
      caseSets: sets.map(({ action }) => ({ action })),
      combinations: { rule: rule.id, situations: [situation] },
    });
    // Some frames can move, and some rules have no factor for an action.
    if (!frame.ok) continue;
    const [found] = frame.situations;
    const results = frame.sources[0]!.sets;
    const all = tryAll(rule, situation, sets);
    const expectWorst = (
      value: number,
      {
        effects,
        kind,
        scale,
        of,
      }: Record<'kind' | 'of', string> & { effects: readonly number[]; scale: number },
    ) => {
      const worst = (kind === 'max' ? Math.max : Math.min)(...all.map((factors) => dot(factors, effects)));
      expect(Math.abs(value - worst), `frame ${seed}: ${kind} ${of}`).toBeLessThanOrEqual(1e-12 * scale);
    };
    for (const effect of EFFECTS) {
      const scale = 2 * results.reduce((sum, set) => sum + greatest(set, effect), 0);
      found!.members.forEach((effects, member) => {
        const envelope = effects[effect];
        if (envelope === undefined) return;
        const length = envelope.max.diagram.segments.at(-1)!.x1;
        for (const kind of ['max', 'min'] as const) {
          const { diagram, extreme } = envelope[kind];
          for (const x of [0, length, ...Array.from({ length: 5 }, () => random.next() * length)]) {
            const own = results.map((set) => valueAt(set.members[member]![effect]!, x));
            expectWorst(valueAt(diagram, x), {
              effects: own,
              kind,
              scale,
              of: `${effect} of member ${member}`,
            });
          }
          const alone = combineFrame(frame, { situation: 0, combination: extreme.combination });
          const away = valueAt(alone.members[member]![effect]!, extreme.x, extreme.side) - extreme.value;
          expect(Math.abs(away), `frame ${seed}`).toBeLessThanOrEqual(1e-12 * scale);
          const { value, coincident } = findFrameCause(frame, {
            ...{ situation: 0, member, effect, kind },
            x: extreme.x,
          });
          expect(Math.abs(value - extreme.value), `frame ${seed}`).toBeLessThanOrEqual(1e-12 * scale);
          expect(Math.abs(coincident[effect]! - value)).toBeLessThanOrEqual(1e-12 * scale);
        }
      });
    }
    found!.reactions.forEach((reaction, at) => {
      for (const part of ['x', 'y', 'moment'] as const)
        for (const kind of ['max', 'min'] as const) {
          const effects = results.map(({ R }) => R[at]![part]);
          const scale = 2 * effects.reduce((sum, effect) => sum + Math.abs(effect), 0);
          expectWorst(reaction[part][kind].value, { effects, kind, scale, of: `reaction ${at} ${part}` });
        }
    });
    compared++;
  }
}, 120_000);

test(`${COUNT} random beams have the same envelopes and reactions as frames, seed ${DRAWN_SEED}`, () => {
  for (let seed = DRAWN_SEED; seed < DRAWN_SEED + COUNT; seed++) {
    const random = createRandom(seed);
    const n = random.integer(1, 3);
    const L = 4 * n + (random.chance(0.5) ? 1.5 : 0);
    const kinds = [{ kind: 'G' }, { kind: 'Q', category: 'B' }, { kind: 'S' }, { kind: 'W', group: 'wind' }];
    const input = beamCase(L, {
      supports: [
        ...Array.from({ length: n + 1 }, (_, k) =>
          k > 0 ? roller(4 * k) : random.chance(0.5) ? pin(0) : clamp(0),
        ),
        ...(n > 1 && random.chance(0.3) ? [hinge(5)] : []),
      ],
      caseSets: [...kinds, kinds[3]!].map((action) => ({ action })),
      combinations: { rule: 'en1990', situations: ['ULS-STR', 'SLS-characteristic'] },
      loads: Array.from({ length: 8 }, (_, k) => {
        const from = Math.round(random.next() * (L - 1) * 4) / 4;
        const sets = 2 ** (k % 5);
        const size = 1e3 * (random.next() - 0.7);
        return random.chance(0.5)
          ? { ...uniform(from, Math.min(L, from + 0.25 + random.integer(0, 16) / 4), size), sets }
          : { ...force(from + 0.1, size), sets };
      }),
    });
    const beam = combinedBeam(input);
    const { document, places, jointOf } = beamAsFrame(readBeam(input));
    const { combinations } = input as { combinations?: object };
    const frame = combine({ ...document, combinations });
    if (!frame.ok) throw new Error(JSON.stringify(frame.failures));
    expect(frame.situations.map(({ situation }) => situation)).toEqual(
      beam.situations.map(({ situation }) => situation),
    );
    beam.situations.forEach(({ effects, reactions }, s) => {
      const found = frame.situations[s]!;
      const sizeOf = (effect: 'Q' | 'M') =>
        Math.max(effects[effect]!.max.extreme.value, -effects[effect]!.min.extreme.value);
      const size = Math.max(sizeOf('Q'), sizeOf('M') / L);
      for (const effect of EFFECTS)
        for (const kind of ['max', 'min'] as const) {
          const own = effects[effect]?.[kind];
          if (own === undefined) continue;
          const isForce = effect === 'N' || effect === 'Q';
          const scale = isForce
            ? size
            : effect === 'M'
              ? size * L
              : Math.max(
                  ...['max', 'min'].map((side) => Math.abs(effects[effect]![side as 'max'].extreme.value)),
                );
          found.members.forEach((member, k) => {
            const [x0, x1] = [places[k]!, places[k + 1]!];
            for (const share of [0.09, 0.37, 0.5, 0.81]) {
              const x = share * (x1 - x0);
              const away = valueAt(member[effect]![kind].diagram, x) - valueAt(own.diagram, x0 + x);
              expect(Math.abs(away), `beam ${seed}: ${kind} ${effect}`).toBeLessThanOrEqual(
                1e-10 * (scale || 1),
              );
            }
          });
          const extremes = found.members.map((member) => member[effect]![kind].extreme.value);
          const most = kind === 'max' ? Math.max(...extremes) : Math.min(...extremes);
          expect(Math.abs(most - own.extreme.value), `beam ${seed}`).toBeLessThanOrEqual(
            1e-10 * (scale || 1),
          );
        }
      for (const { support, normal, moment } of reactions) {
        const joint = found.reactions.find((one) => one.joint === jointOf[support]);
        if (joint === undefined) continue;
        for (const kind of ['max', 'min'] as const) {
          expect(Math.abs(joint.y[kind].value - normal[kind].value)).toBeLessThanOrEqual(1e-10 * size);
          expect(Math.abs(joint.moment[kind].value - moment[kind].value)).toBeLessThanOrEqual(
            1e-10 * size * L,
          );
        }
      }
    });
  }
});
