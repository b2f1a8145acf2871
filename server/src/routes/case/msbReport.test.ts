import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIXTURE_1 } from '../../../test/support/fixture1.ts';
import { PATIENT_MS } from '../../../test/support/postCase.ts';
import { buildTestApp } from '../../../test/support/testApp.ts';
import { createReportWriter, type ReportWriter } from '../../reporting/reportWriter.ts';
import { DOCX } from '../../schemas/reportAnswer.ts';

/** A triangle under 12 kN. */
const TRUSS = {
  schema: 1,
  kind: 'truss',
  title: 'Roof',
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { x: 4, y: 0, anchor: 2 },
    { x: 2, y: 3, loads: [{ className: 'ShearLoad', c: [-12_000], alpha: 90 }] },
  ],
  links: [
    { i: 0, j: 1 },
    { i: 0, j: 2 },
    { i: 1, j: 2 },
  ],
};

describe('POST /case/msb/report', () => {
  let writer: ReportWriter;
  let app: FastifyInstance;

  beforeAll(async () => {
    writer = createReportWriter({ budgetMs: PATIENT_MS });
    await writer.write({
      kind: 'msb',
      written: Buffer.from(JSON.stringify({ data: FIXTURE_1 })),
      locale: 'en-US',
    });
    app = await buildTestApp({
      reportWriter: writer,
      env: { RATE_EXEMPT: '127.0.0.1', GATING: 'off' },
    });
  });

  afterAll(() => app.close());

  const order = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/case/msb/report', payload, headers });

  test('is answered by a file that is named after the beam', async () => {
    const data = { ...FIXTURE_1, title: 'Балка "A/1" (ось 2)' };
    const reply = await order({ data, report: { parts: ['extremes'] } }, { 'client-locale': 'ru' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe(DOCX);
    const name = encodeURIComponent('Балка A 1 (ось 2)').replace(/[()]/g, (one) =>
      one === '(' ? '%28' : '%29',
    );
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="report.docx"; filename*=UTF-8''${name}.docx`,
    );
    expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect(reply.body).toContain('Изгибающий момент');
  });

  test('an invalid beam document gets no report, and the reasons of a solve', async () => {
    const reply = await order({ data: { ...FIXTURE_1, L: -3 } });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.json()).toMatchObject({
      level: 'error',
      message: 'The length must be above zero',
    });
  });

  test('an invalid option of a report is refused with its place', async () => {
    const places = async (report: object) =>
      (await order({ data: FIXTURE_1, report })).json<{ details: { path: string; rule: string }[] }>()
        .details;
    expect(await places({ parts: ['poem'] })).toMatchObject([{ path: '/report/parts/0', rule: 'enum' }]);
    expect(await places({ units: { moment: 'kN' } })).toMatchObject([
      { path: '/report/units/moment', rule: 'enum' },
    ]);
    expect(await places({ digits: 13 })).toMatchObject([
      { path: '/report/digits', rule: 'maximum', limit: 12 },
    ]);
    const logo = { type: 'image/png', data: 'R0lGODlh', width: 1, height: 1 };
    expect(await places({ logo })).toMatchObject([{ path: '/report/logo/data', rule: 'pattern' }]);
    expect(await places({ link: 'javascript:alert(1)' })).toMatchObject([
      { path: '/report/link', rule: 'pattern' },
    ]);
  });

  test('a picture of half a megabyte comes with it, also without an account', async () => {
    const data = `iVBORw0KGgo${'A'.repeat(660_000)}`;
    const logo = { type: 'image/png', data, width: 100, height: 100 };
    const reply = await order({ data: FIXTURE_1, report: { parts: [], logo } });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, DOCX]);
  });

  test('a request before the thread has started is asked to retry later', async () => {
    const impatient = createReportWriter({ budgetMs: 1 });
    const written = Buffer.from(JSON.stringify({ data: FIXTURE_1 }));
    const task = { kind: 'msb', written, locale: 'en-US' } as const;
    await expect(impatient.write(task)).rejects.toMatchObject({ key: 'busy', retryAfter: 2 });
    await impatient.close();
  });

  test('a truss is another call’s', async () => {
    expect((await order({ data: { kind: 'truss' } })).statusCode).toBe(422);
  });

  describe('POST /case/truss/report', () => {
    const orderTruss = (payload: object) =>
      app.inject({ method: 'POST', url: '/api/case/truss/report', payload });

    test('is answered by a file that is named after the truss', async () => {
      const reply = await orderTruss({ data: TRUSS, report: { parts: ['forces'] } });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, DOCX]);
      expect(reply.headers['content-disposition']).toContain("UTF-8''Roof.docx");
      expect(reply.body).toContain('Axial forces');
    });

    test('refuses what is no truss, and what of the wish is not understood, with its place', async () => {
      expect((await orderTruss({ data: FIXTURE_1 })).statusCode).toBe(422);
      const broken = await orderTruss({ data: { ...TRUSS, joints: [{ x: 'far' }] } });
      expect(broken.json()).toMatchObject({
        level: 'error',
        failures: expect.arrayContaining([expect.objectContaining({ path: '/joints/0/x' })]) as unknown,
      });
      for (const [report, path] of [
        [{ parts: ['diagrams'] }, '/report/parts/0'],
        [{ cut: { links: [] } }, '/report/cut/links'],
        [{ orientation: { azimuth: 0, elevation: 91 } }, '/report/orientation/elevation'],
      ] as const)
        expect((await orderTruss({ data: TRUSS, report })).json<object>()).toMatchObject({
          details: [{ path }],
        });
    });
  });
});

test('without the plan it is refused by name, in the language of who asks, and nothing is written', async () => {
  const app = await buildTestApp({
    reportWriter: createReportWriter({ budgetMs: PATIENT_MS }),
    env: { RATE_EXEMPT: '127.0.0.1' },
  });
  const refuse = async (data: object, locale: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/case/msb/report',
        payload: { data },
        headers: { 'client-locale': locale },
      })
    ).json<object>();
  expect(await refuse(FIXTURE_1, 'en-US')).toMatchObject({
    level: 'error',
    errno: 74_301,
    error: 'features',
    features: ['msb.report'],
    message: 'Not part of your plan: a report as a Word file',
  });
  expect(await refuse({ ...FIXTURE_1, shear: true }, 'uk')).toMatchObject({
    features: ['msb.report', 'msb.shear'],
    message: 'Не входить до вашого тарифу: звіт у файлі Word, балка Тимошенка',
  });
  const truss = await app.inject({
    method: 'POST',
    url: '/case/truss/report',
    payload: { data: { ...TRUSS, joints: TRUSS.joints.map((joint) => ({ ...joint, z: joint.y })) } },
  });
  expect(truss.json()).toMatchObject({
    errno: 74_301,
    features: ['truss.report', 'truss.spatial'],
    message: 'Not part of your plan: a report on a truss as a Word file, spatial trusses',
  });
  // Reports on frames are free for everybody.
  const frame = await app.inject({
    method: 'POST',
    url: '/case/frame/report',
    payload: {
      data: {
        schema: 1,
        kind: 'frame',
        joints: [
          { x: 0, y: 0, support: { className: 'cantilever' } },
          { x: 0, y: 3 },
        ],
        members: [{ i: 0, j: 1 }],
      },
    },
  });
  expect([frame.statusCode, frame.headers['content-type']]).toEqual([200, DOCX]);
  await app.close();
});
