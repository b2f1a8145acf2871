import { describe, expect, test } from 'vitest';
import { listCatalogueGaps, listStraightApostrophes } from '@eecs/ui-kit';
import { type FrameCase, frameHash, parseFrame, solveFrame } from '@eecs/solver-core/frame';
import {
  FRAME_CLOSED_FORM,
  foundInFrame,
  frameDeviation,
} from '../../../solver-core/verification/frame/frameProblem.ts';
import { FRAME_GROUPS } from '../../../solver-core/verification/frame/problems/index.ts';
import type { FrameExampleName } from './exampleMessages.ts';
import { FRAME_EXAMPLES, createFrameExample, listFrameExamples } from './frameExamples.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

/** The verification problem of each example, and the result that its sentence states: which, and over what unit. */
const KNOWN: Readonly<
  Record<FrameExampleName, readonly [problem: string, expected: number, shown: string, unit: number]>
> = {
  portalWind: ['hinged-wind', 1, '13.25', 1e3],
  portalLoad: ['fixed-uniform', 1, '23.48', 1e3],
  gableSnow: ['gable-two-hinges-snow', 1, '12.38', 1e3],
  twoStoreys: ['two-storeys-sway', 1, '32', 1e3],
  vierendeelForce: ['vierendeel-middle', 2, '54', 1e3],
  beamOnColumn: ['beam-on-column', 2, '36', 1e3],
  settledFoot: ['fixed-sunk', 1, '5.41', 1e3],
  archHalfLoaded: ['three-hinged-parabola-half', 3, '56.25', 1e3],
  archTieForce: ['tied-parabola', 0, '112.3', 1e3],
  archSemicircle: ['fixed-semicircle-central', 1, '13.77', 1e3],
  columnBuckling: ['column-buckling', 1, '4.487', 1],
  pileLayers: ['pile-layers', 1, '47.2', 1e-3],
};

const PROBLEMS = FRAME_GROUPS.flatMap(({ problems }) => problems);

function problemOf(name: FrameExampleName) {
  const problem = PROBLEMS.find(({ id }) => id === KNOWN[name][0]);
  if (problem === undefined) throw new Error(`no verification problem ${KNOWN[name][0]}`);
  return problem;
}

/** Everything the solver reads, with 12 digits of each number: a shape is rounded in another order. */
function actingPartsOf({
  joints,
  members,
  materials,
  sections,
  inextensible,
  secondOrder,
}: FrameCase): unknown {
  const parts = {
    joints: joints.map(({ id, ...joint }) => joint),
    members: members.map(({ id, ...member }) => member),
    materials: materials.map(({ E, alpha }) => ({ E, alpha })),
    sections: sections.map((section) => ({ ...section, label: '' })),
    inextensible,
    secondOrder,
  };
  return JSON.parse(
    JSON.stringify(parts, (key, value: unknown) =>
      key === 'id' || key === 'color'
        ? undefined
        : typeof value === 'number'
          ? Number(value.toPrecision(12))
          : value,
    ),
  );
}

describe.each(FRAME_EXAMPLES)('the example %s', (name) => {
  const document = createFrameExample(name);
  const problem = problemOf(name);

  test('is the structure of its verification problem', () => {
    const parsed = parseFrame(problem.document);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
    expect(actingPartsOf(document)).toEqual(actingPartsOf(parsed.document));
  });

  test('parses, is solved, and has every known result', () => {
    expect(parseFrame(document)).toMatchObject({ ok: true, document });
    const answer = solveFrame(document);
    expect(answer.level).toBe('ok');
    if (answer.level !== 'error') expect(answer.sets.map(({ checks }) => checks?.passed)).toEqual([true]);
    for (const one of problem.expected) {
      const found = foundInFrame({ ...problem, document }, answer, one.what);
      const away = frameDeviation(problem, one, found);
      expect(away, JSON.stringify(one.what)).toBeLessThanOrEqual(one.tolerance ?? FRAME_CLOSED_FORM);
    }
  });

  test('states one known result, rounded rightly, in each language', () => {
    const [, index, shown, unit] = KNOWN[name];
    const decimals = shown.split('.')[1]?.length ?? 0;
    expect((Math.abs(Number(problem.expected[index]?.value)) / unit).toFixed(decimals)).toBe(shown);
    expect(enUS[name].description).toContain(` ${shown} `);
    for (const texts of [ru, uk]) expect(texts[name].description).toContain(` ${shown.replace('.', ',')} `);
    // The same source in each language.
    const source = /\([^()]+\)\.$/.exec(enUS[name].description)?.[0];
    for (const texts of [ru, uk]) expect(texts[name].description.endsWith(source ?? '?')).toBe(true);
  });
});

test('there are twelve, all different, each of one kind', () => {
  expect(new Set(FRAME_EXAMPLES.map((name) => frameHash(createFrameExample(name)))).size).toBe(12);
  const listed = (['frame', 'arch', 'pile'] as const).map((kind) => listFrameExamples(kind));
  expect(listed.flat().toSorted()).toEqual(FRAME_EXAMPLES.toSorted());
  for (const [index, kind] of (['frame', 'arch', 'pile'] as const).entries())
    for (const name of listed[index] ?? []) expect(createFrameExample(name).kind).toBe(kind);
});

test('the texts are there in each language, Ukrainian with one apostrophe', () => {
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listStraightApostrophes(uk)).toEqual([]);
});
