import type { BeamCase } from '@eecs/solver-core';
import type { FastifyInstance } from 'fastify';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { PATIENT } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { BeamAnswer } from '../../schemas/beamAnswer.ts';
import { FrameAnswer } from '../../schemas/frameAnswer.ts';
import { TrussAnswer } from '../../schemas/trussAnswer.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

interface Range {
  readonly max: {
    readonly value: number;
    readonly combination: number;
    readonly effects?: readonly number[];
  };
  readonly min: { readonly value: number };
}

interface Answer {
  readonly level: string;
  readonly combinations?: {
    readonly rule: { readonly id: string } | null;
    readonly situations: readonly {
      readonly situation: string;
      readonly combinations: readonly { readonly label: string; readonly factors: readonly number[] }[];
      readonly spans: readonly { readonly M: Range; readonly ratio: number | null }[];
      readonly N: readonly Range[];
      readonly members: readonly { readonly M: Record<'max' | 'min', { readonly extreme: Range['max'] }> }[];
    }[];
    readonly failures: readonly { readonly code: string; readonly path: string }[];
  };
  readonly combinationErrors?: readonly string[];
}

const load = (q: number, sets: number) => ({ className: 'DistributedLoad', x: [0, 6], y: [q, q, q], sets });

const FLOOR = {
  schema: 1,
  L: 6,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 6 },
  ],
  loads: [load(-4000, 1), load(-3000, 2)],
  caseSets: [
    { title: 'Dead', action: { kind: 'G' } },
    { title: 'Live', action: { kind: 'Q', category: 'B' } },
  ],
  combinations: { rule: 'en1990' },
};

const ROOF = {
  schema: 1,
  kind: 'truss',
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    {
      x: 2,
      y: 1.5,
      loads: [
        { className: 'ShearLoad', c: [-10e3], sets: 1 },
        { className: 'ShearLoad', c: [-6e3], sets: 2 },
      ],
    },
  ],
  links: [
    { i: 0, j: 2 },
    { i: 1, j: 2 },
    { i: 0, j: 1 },
  ],
  caseSets: [{ action: { kind: 'G' } }, { action: { kind: 'S' } }],
  combinations: { rule: 'en1990' },
};

/** A clamped column with an arm of 2 m at its head. */
const MAST = {
  schema: 1,
  kind: 'frame',
  joints: [
    { x: 0, y: 0, support: { className: 'cantilever' } },
    { x: 0, y: 4 },
    {
      x: 2,
      y: 4,
      loads: [
        { className: 'ShearLoad', c: [-10e3], sets: 1 },
        { className: 'ShearLoad', c: [-6e3], sets: 2 },
      ],
    },
  ],
  members: [
    { i: 0, j: 1 },
    { i: 1, j: 2 },
  ],
  caseSets: [{ action: { kind: 'G' } }, { action: { kind: 'S' } }],
  combinations: { rule: 'en1990' },
};

const ANSWERS = { msb: BeamAnswer, truss: TrussAnswer, frame: FrameAnswer };

describe('combinations of POST /case/msb, /case/truss and /case/frame', () => {
  let solver: Solver;
  let app: FastifyInstance;

  beforeAll(async () => {
    solver = createWorkerPool(PATIENT);
    app = await buildTestApp({ solver, env: { RATE_EXEMPT: '127.0.0.1', GATING: 'off' } });
  });

  afterAll(async () => {
    await app.close();
    await solver.close();
  });

  const post = async (
    data: object,
    {
      to = 'msb',
      include = ['combinations'],
      locale = 'en-US',
    }: { to?: keyof typeof ANSWERS; include?: string[]; locale?: string } = {},
  ) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/case/${to}`,
      payload: { data, include },
      headers: { 'client-locale': locale },
    });
    expect(reply.statusCode).toBe(200);
    const answer = reply.json<Answer>();
    expect([...Value.Errors(ANSWERS[to], answer)]).toEqual([]);
    return answer;
  };

  test('a beam is reported with what governs each situation', async () => {
    const { combinations } = await post(FLOOR);
    expect(combinations?.rule?.id).toBe('en1990');
    const strength = combinations!.situations.find(({ situation }) => situation === 'ULS-STR')!;
    const { max } = strength.spans[0]!.M;
    expectClose(max.value, ((1.35 * 4000 + 1.5 * 3000) * 36) / 8, 1e-12);
    const { factors } = strength.combinations[max.combination]!;
    // Proof of the value: the effect of each set, times its factor.
    expectClose(
      max.effects!.reduce((sum, effect, k) => sum + factors[k]! * effect, 0),
      max.value,
      1e-12,
    );
  });

  test('without being asked for they are no part of an answer', async () => {
    expect(await post(FLOOR, { include: [] })).not.toHaveProperty('combinations');
  });

  test('another rule gives another answer, although the fingerprint is the same', async () => {
    const { combinations } = await post({ ...FLOOR, combinations: { rule: 'asce7-22' } });
    const strength = combinations!.situations.find(({ situation }) => situation === 'ULS-STR')!;
    expectClose(strength.spans[0]!.M.max.value, ((1.2 * 4000 + 1.6 * 3000) * 36) / 8, 1e-12);
  });

  test.each([
    ['en-US', 'Case set 2 is an imposed load without a category'],
    ['ru', 'Загружение 2: у полезной нагрузки нет категории'],
    ['uk', 'Завантаження 2: корисне навантаження не має категорії'],
  ])(
    'what is missing is reported in %s with its place, beside the results of the sets',
    async (locale, text) => {
      const caseSets = [FLOOR.caseSets[0], { title: 'Live', action: { kind: 'Q' } }];
      const answer = await post({ ...FLOOR, caseSets }, { locale });
      expect(answer.level).not.toBe('error');
      expect(answer.combinations).toMatchObject({
        situations: [],
        failures: [{ code: 'combinations.noCategory', path: '/caseSets/1/action/category' }],
      });
      expect(answer.combinationErrors).toEqual([expect.stringContaining(text)]);
    },
  );

  test('a truss is reported with the governing force of each link', async () => {
    const { combinations } = await post(ROOF, { to: 'truss' });
    const strength = combinations!.situations.find(({ situation }) => situation === 'ULS-STR')!;
    expectClose(strength.N[2]!.max.value, (1.35 * 10e3 + 1.5 * 6e3) * (2 / 3), 1e-12);
    expectClose(strength.N[2]!.min.value, 10e3 * (2 / 3), 1e-12);
  });

  test('a frame is reported with the envelopes along each member', async () => {
    const { combinations } = await post(MAST, { to: 'frame' });
    const strength = combinations!.situations.find(({ situation }) => situation === 'ULS-STR')!;
    const { extreme } = strength.members[1]!.M.min;
    expectClose(extreme.value, -(1.35 * 20e3 + 1.5 * 12e3), 1e-12);
    expect(strength.combinations[extreme.combination]!.factors).toEqual([1.35, 1.5]);
    expect(extreme.effects).toHaveLength(2);
  });

  test('a frame of the second order is solved, and the rule refused in the reader’s language', async () => {
    const stiff = {
      materials: [{ E: 210_000 }],
      sections: [{ className: 'generic', A: 53.8, Iy: 8356, h: 300 }],
      members: MAST.members.map((member) => ({ ...member, materialIndex: 0, crossSectionIndex: 0 })),
    };
    const answer = await post({ ...MAST, ...stiff, secondOrder: true }, { to: 'frame', locale: 'ru' });
    expect(answer.level).not.toBe('error');
    expect(answer.combinations!.failures).toMatchObject([{ code: 'combinations.secondOrder' }]);
    expect(answer.combinationErrors).toEqual([expect.stringContaining('В расчёте второго порядка')]);
  });

  test('no content of a document causes a server failure', async () => {
    const odd: readonly Partial<Record<keyof BeamCase, unknown>>[] = [
      { combinations: { rule: 7 } },
      { combinations: { rule: 'en1990', situations: [] } },
      { combinations: { rule: 'en1990', changes: [{ of: 'G', high: 1e9 }] } },
      { caseSets: [{ action: { kind: 'G', psi: 3 } }, { action: {} }] },
      { limits: { deflection: [{}] } },
      { caseSets: [] },
      { combinations: undefined },
    ];
    for (const change of odd) {
      const { combinations, combinationErrors } = await post({ ...FLOOR, ...change });
      expect(combinations?.failures.length).toBeGreaterThan(0);
      expect(combinationErrors?.length).toBe(combinations?.failures.length);
    }
  });
});
