import { type BeamCase, displayUnit, solveBeam, type SolvedBeam } from '@eecs/solver-core';
import { beamExamples } from '@eecs/ui-beam';
import { createTranslator } from '@eecs/ui-kit';
import { expect, test } from 'vitest';
import { failureMessages, type FailureText } from '../../messages/failureMessages.ts';
import enUS from '../../messages/failures/en-US.json' with { type: 'json' };
import { createApiClient } from './apiClient.ts';
import { connectApi } from './callApi.ts';
import { SolveFailure } from './solveFailure.ts';

const document = beamExamples.hingedSpans;

const translator = createTranslator();
translator.addSource(failureMessages);
const t: FailureText = (key, values) =>
  translator.write({
    namespace: failureMessages.namespace,
    locale: 'en-US',
    key: String(key),
    ...(values === undefined ? {} : { values }),
  });

/** Returns the answer that the editor gets if the server sends this body. */
async function hear(body: string, { status = 200, beam = document } = {}): Promise<unknown> {
  const call = connectApi({
    baseUrl: 'http://localhost/api',
    getLocale: () => 'en-US',
    wait: () => Promise.resolve(),
    fetch: () =>
      Promise.resolve(new Response(body, { status, headers: { 'Content-Length': String(body.length) } })),
  });
  const client = createApiClient(call);
  return client.solveBeam(beam).catch((error: unknown) => new SolveFailure(error, t));
}

function solve(beam: BeamCase): SolvedBeam {
  const answer = solveBeam(beam);
  if (answer.level === 'error') throw new Error(answer.message);
  return answer;
}

/** Returns a copy of a value with the part at a path replaced. */
function put(value: unknown, [key, ...rest]: readonly (string | number)[], part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(value))
    return (value as unknown[]).map((item, index) => (index === key ? put(item, rest, part) : item));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: put(record[key], rest, part) };
}

/** Returns the correct answer with the part at a path replaced, as JSON. */
function alter(path: readonly (string | number)[], part: unknown): string {
  return JSON.stringify(put(solve(document), path, part));
}

test('a whole answer is taken as it came, whatever the beam, and so is a refusal', async () => {
  for (const beam of Object.values(beamExamples)) {
    const sent = JSON.stringify(solveBeam(beam));
    expect(await hear(sent, { beam })).toEqual(JSON.parse(sent));
  }
  const refusal = JSON.parse(JSON.stringify(solveBeam({ ...document, supports: [] }))) as unknown;
  expect(refusal).toMatchObject({ level: 'error' });
  expect(await hear(JSON.stringify(refusal))).toEqual(refusal);
});

test.each<[string, string]>([
  ['a page of a proxy', '<!doctype html><title>Sign in</title>'],
  ['JSON cut off', JSON.stringify(solve(document)).slice(0, 400)],
  ['nothing at all', ''],
  ['{}', '{}'],
  ['[]', '[]'],
  ['null', 'null'],
  ['no sets', alter(['sets'], [])],
  ['one set too many', alter(['sets'], [...solve(document).sets, ...solve(document).sets])],
  ['numbers that are null', alter(['sets', 0, 'M', 'segments', 0, 'c', 0], null)],
  ['an extreme that is null', alter(['sets', 0, 'M', 'max', 'value'], null)],
  ['diagrams of another form', alter(['sets'], [{ N: null, Q: {}, M: { segments: 'x' } }])],
  ['no verdict', alter(['verdict'], undefined)],
  ['a refusal without its reasons', '{"level":"error","error":"x","message":"x"}'],
  ['the answer to another beam', JSON.stringify(solve(beamExamples.twoSpans))],
])('%s is no result: the words say so, and that nothing is lost', async (_, body) => {
  const failure = await hear(body);
  expect(failure).toBeInstanceOf(SolveFailure);
  expect(failure).toMatchObject({
    kind: 'failed',
    message: `${enUS['network.noSolution']} ${enUS['network.unreadable']} ${enUS['network.preview']}`,
  });
});

test.each<[string, object, string]>([
  [
    'of a number nobody knows yet',
    { errno: 74399, error: 'later', message: 'Come back later' },
    'Come back later',
  ],
  ['without a sentence', { errno: 49999, error: 'strange' }, 'strange'],
])('a refusal %s that comes as a success is reported in its own words', async (_, body, words) => {
  const failure = await hear(JSON.stringify(body));
  expect(failure).toBeInstanceOf(SolveFailure);
  expect(failure).toMatchObject({ kind: 'rejected', message: words });
});

test('a server that failed is reported by its code', async () => {
  expect(await hear('<h1>Bad gateway</h1>', { status: 502 })).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('502') as string,
  });
});

test('requested parts are sent with the document, and nothing else is', async () => {
  const sent: unknown[] = [];
  const call = connectApi({
    baseUrl: 'http://localhost/api',
    getLocale: () => 'en-US',
    wait: () => Promise.resolve(),
    fetch: async (request) => {
      sent.push(await request.json());
      return new Response(JSON.stringify(solve(document)), { status: 200 });
    },
  });
  const client = createApiClient(call);
  await client.solveBeam(document);
  await client.solveBeam(document, { include: ['eq'], mohr: [{ x: 2, kind: 'slope' }] });
  expect(sent).toEqual([
    JSON.parse(JSON.stringify({ data: document })),
    JSON.parse(JSON.stringify({ data: document, include: ['eq'], mohr: [{ x: 2, kind: 'slope' }] })),
  ]);
});

test('a report is asked for as it is wanted, and is the file that comes', async () => {
  const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const sent: unknown[] = [];
  const ask = (body: string, type: string) =>
    createApiClient(
      connectApi({
        baseUrl: 'http://localhost/api',
        getLocale: () => 'ru',
        wait: () => Promise.resolve(),
        fetch: async (request) => {
          sent.push([
            new URL(request.url).pathname,
            request.headers.get('Client-Locale'),
            await request.json(),
          ]);
          return new Response(body, { headers: { 'Content-Type': type } });
        },
      }),
    ).writeReport(document, {
      parts: ['extremes'],
      paper: 'A4',
      digits: 2,
      project: 'Bridge 7',
      author: '',
      job: '42-7',
      date: '',
      logo: { type: 'image/png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47), width: 3, height: 1 },
      shearSymbol: 'V',
      unitOf: (quantity, system) => (quantity === 'moment' ? 'kN·cm' : displayUnit(quantity, system)),
      version: 'EECS 0',
      link: null,
    });
  expect(await (await ask('PK', DOCX)).text()).toBe('PK');
  expect(sent).toEqual([
    [
      '/api/case/msb/report',
      'ru',
      {
        data: document,
        report: {
          parts: ['extremes'],
          paper: 'A4',
          digits: 2,
          project: 'Bridge 7',
          job: '42-7',
          date: '',
          logo: { type: 'image/png', data: 'iVBORw==', width: 3, height: 1 },
          shearSymbol: 'V',
          units: { moment: 'kN·cm' },
        },
      },
    ],
  ]);
  const refusal = JSON.stringify({ level: 'error', errno: 74_301, message: 'Not part of your plan' });
  await expect(ask(refusal, 'application/json; charset=utf-8')).rejects.toMatchObject({
    kind: 'refused',
    errno: 74_301,
  });
});
