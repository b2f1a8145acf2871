import { crossSectionSchema, type RefusedBeam, type SolvedBeam } from '@eecs/solver-core';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DRAWN_SEED, drawItems } from '../../../../packages/solver-core/verification/drawCases.ts';
import { PATIENT } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { BeamAnswer } from '../../schemas/beamAnswer.ts';
import type { ErrorDetail } from '../../failures/errors.ts';
import type { Solver } from '../../solving/solver.ts';
import { createWorkerPool } from '../../solving/workerPool.ts';

const ANSWER = Compile(BeamAnswer);
/** Returns the differences between an answer and its schema. */
const findErrors = (answer: unknown) => (ANSWER.Check(answer) ? [] : ANSWER.Errors(answer));

type Refusal = RefusedBeam & { errors: string[]; details?: ErrorDetail[] };

/** A valid section of each shape. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  hsection: { h: 300, b: 150, tw: 7.1, tf: 10.7, r1: 15, r2: 4, sf: 6, uf: 37 },
  lsection: { h: 120, b: 80, t: 10, tb: 8, r1: 10, r2: 4, r3: 2, r4: 3 },
  csection: { h: 200, b: 80, tw: 8, tf: 12, r1: 9, r2: 4, sf: 8, uf: 30 },
  tsection: { h: 100, b: 100, tw: 11, tf: 11, r1: 8, r2: 4, r3: 2, sf: 4, sw: 2, uf: 25 },
  zsection: { h: 160, b: 70, tw: 8, tf: 11, r1: 9, r2: 4, sf: 5, uf: 25 },
  lippedcsection: { h: 200, b: 70, c: 20, t: 2, r1: 3 },
  lippedzsection: { h: 200, b: 70, c: 20, t: 2, r1: 3 },
  rectangle: { h: 200, b: 100, r1: 10 },
  rectangularpipe: { h: 200, b: 100, tw: 8, r1: 12, ri: 6 },
  circle: { Dy: 80 },
  roundpipe: { Dy: 80, tw: 6 },
  generic: { A: 50, Iy: 8000, Iz: 600, Iyz: 0, ey: 75, ez: 150, h: 300, b: 150 },
};

const NAMES = Object.entries(crossSectionSchema.properties ?? {}).flatMap(([name, { type }]) =>
  type === 'number' ? [name] : [],
);
const NO_NUMBERS = ['12', 'NaN', null, true, [1], { value: 1 }];
const NUMBERS = [0, -0, -1, 1e-300, 1e-9, 0.3, 1e4, 1e9, 1e15, -1e15];

/** Required dimensions: none may be zero or negative. */
const SIZES: Readonly<Record<string, readonly string[]>> = {
  hsection: ['h', 'b', 'tw', 'tf'],
  lsection: ['h', 't'],
  csection: ['h', 'b', 'tw', 'tf'],
  tsection: ['h', 'b', 'tw', 'tf'],
  zsection: ['h', 'b', 'tw', 'tf'],
  lippedcsection: ['h', 'b', 't'],
  lippedzsection: ['h', 'b', 't'],
  rectangle: ['h', 'b'],
  rectangularpipe: ['h', 'b', 'tw'],
  circle: ['Dy'],
  roundpipe: ['Dy', 'tw'],
  generic: ['A', 'Iy'],
};

/** Combines each name with each value. */
function pair<Value>(names: readonly string[], values: readonly Value[]): [string, Value][] {
  return names.flatMap((name) => values.map((value): [string, Value] => [name, value]));
}

function beamOf(className: string, change: object) {
  return {
    schema: 1,
    L: 6,
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 6 },
    ],
    materials: [{ name: 'S355', E: 210_000, nu: 0.3, rho: 7850 }],
    sections: [{ className, ...SHAPES[className], ...change }],
    beamSections: [{ x: 6, materialIndex: 0, crossSectionIndex: 0 }],
    loads: [{ className: 'ShearLoad', x: 2, c: [-1000] }],
  };
}

describe(`cross-sections nobody can build, seed ${DRAWN_SEED}`, { timeout: 120_000 }, () => {
  let solver: Solver;
  let app: FastifyInstance;
  let open: FastifyInstance;

  beforeAll(async () => {
    solver = createWorkerPool(PATIENT);
    app = await buildTestApp({ solver, env: { RATE_EXEMPT: '127.0.0.1', GATING: 'off' } });
    open = await buildTestApp({ solver, env: { RATE_EXEMPT: '127.0.0.1', LIMITS: 'off', GATING: 'off' } });
  });

  afterAll(async () => {
    await app.close();
    await open.close();
    await solver.close();
  });

  const post = async (to: FastifyInstance, data: object, include: string[] = ['profile']) => {
    const stress = [{ x: 2, y: 0, z: 0 }];
    const reply = await to.inject({
      method: 'POST',
      url: '/api/case/msb',
      payload: { data, include, stress },
    });
    expect(reply.statusCode, reply.body.slice(0, 300)).toBeLessThan(500);
    return { status: reply.statusCode, answer: reply.json<Refusal | SolvedBeam>() };
  };

  describe.each(Object.keys(SHAPES))('%s', (className) => {
    test('sound as it is', async () => {
      const { answer } = await post(app, beamOf(className, {}), ['eq', 'profile']);
      expect(answer.level).toBe('ok');
      expect(findErrors(answer)).toEqual([]);
    });

    test('a parameter that is no number is refused at its place', async () => {
      for (const [name, value] of drawItems(pair(NAMES, NO_NUMBERS))) {
        const { answer } = await post(app, beamOf(className, { [name]: value }));
        expect(answer, `${name} ${JSON.stringify(value)}`).toMatchObject({
          level: 'error',
          errno: 40_002,
          failures: [{ code: 'schema.type', path: `/sections/0/${name}` }],
        });
        expect((answer as Refusal).errors.join()).toContain(name);
      }
    });

    test('a number of any size is solved in finite numbers, or refused at a parameter by its name', async () => {
      for (const [name, value] of drawItems(pair(NAMES, NUMBERS))) {
        const { status, answer } = await post(app, beamOf(className, { [name]: value }));
        const what = `${name} ${value}`;
        expect(status, what).toBe(200);
        if (answer.level !== 'error') {
          expect(findErrors(answer), what).toEqual([]);
          continue;
        }
        const { errno, failures, errors } = answer;
        // The dimensions of the beam may differ too much to be solved; otherwise a parameter is at fault.
        if (errno === 42_211) continue;
        if (errno === 40_002) {
          // Too small or too large for a number in a document.
          expect(
            failures.map(({ path }) => path),
            what,
          ).toEqual([`/sections/0/${name}`]);
          expect(errors.join(), what).toContain(name);
          continue;
        }
        expect(errno, what).toBe(42_215);
        for (const failure of failures) {
          expect(failure.path, what).toMatch(/^\/(sections\/0\/\w+|beamSections\/0\/crossSectionIndex)$/);
          const own = failure.path.slice('/sections/0/'.length);
          if (failure.code === 'materials.dimensions') expect(errors.join(), what).toContain(own);
        }
      }
    });

    test('strength theories of sections out of all proportion are finite too', async () => {
      for (const [name, value] of drawItems(pair(Object.keys(SHAPES[className] ?? {}), [1e-9, 0.3, 1e9]))) {
        const { answer } = await post(app, beamOf(className, { [name]: value }), ['eq', 'profile']);
        expect(findErrors(answer), `${name} ${value}`).toEqual([]);
        // A generic section has no stress theories; all other solved shapes have them.
        if (answer.level !== 'error') expect(answer.sets[0]?.EQ === null).toBe(className === 'generic');
      }
    });

    test('nothing of its sizes may be zero or less', async () => {
      for (const name of SIZES[className] ?? []) {
        for (const value of [0, -0, -1, -1e15]) {
          const { answer } = await post(app, beamOf(className, { [name]: value }));
          expect(answer, `${name} ${value}`).toMatchObject({ level: 'error', errno: 42_215 });
          expect((answer as Refusal).failures.map(({ path }) => path)).toContain(`/sections/0/${name}`);
        }
      }
    });

    test('beyond all sizes is refused by its place; a server without limits answers in finite numbers or refuses', async () => {
      for (const [name, value] of drawItems(pair(NAMES, [1e300, -1e300]))) {
        const data = beamOf(className, { [name]: value });
        const { status, answer } = await post(app, data);
        expect(status).toBe(400);
        expect(answer).toMatchObject({ errno: 40_002 });
        expect(JSON.stringify(answer)).toContain(`/data/sections/0/${name}`);
        const other = (await post(open, data)).answer;
        expect(findErrors(other), `${name} ${value}`).toEqual([]);
      }
    });
  });
});
