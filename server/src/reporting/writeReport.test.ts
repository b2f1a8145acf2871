import { describe, expect, test } from 'vitest';
import type { TrussReportWish } from '../schemas/reportRequest.ts';
import type { ReportOutcome, ReportTask } from './reportTask.ts';
import { writeReport } from './writeReport.ts';

/** Two spans of 5 m under 12 kN/m: over the middle support M = -qL²/8 = -37.5 kN·m. */
const BEAM = {
  schema: 1,
  title: 'Floor beam',
  L: 10,
  supports: [
    { className: 'fixed', x: 0 },
    { className: 'simple', x: 5 },
    { className: 'simple', x: 10 },
  ],
  loads: [{ className: 'DistributedLoad', x: [0, 10], y: [-12_000, -12_000, -12_000] }],
};

const order = (task: Partial<ReportTask<'msb'>>): ReportOutcome =>
  writeReport({ kind: 'msb', document: BEAM, wish: {}, locale: 'en-US', ...task });

/** The entries of the archive are stored uncompressed, so its text can be read. */
function read(outcome: ReportOutcome): string {
  if (outcome.kind !== 'written') throw new Error(outcome.answer.message);
  return new TextDecoder().decode(outcome.file).replace(/[ \u00a0\u202f]/gu, ' ');
}

describe('a report written on the server', () => {
  test('reports the numbers of the beam to three digits, with its title, and nothing by hand', () => {
    const text = read(order({}));
    expect(text.startsWith('PK')).toBe(true);
    expect(text).toContain('Floor beam');
    expect(text).toContain('−37.500');
    expect(text).not.toContain('X1');
    expect(order({})).toEqual(order({}));
  });

  test('in the units, digits, signs and parts that are wanted', () => {
    const units = { moment: 'kN·cm' } as const;
    const text = read(order({ wish: { units, digits: 1, parts: ['extremes', 'hand'], shearSymbol: 'V' } }));
    expect(text).toContain('−3750.0');
    expect(text).toContain('>V<');
    expect(text).not.toContain('>Q<');
    expect(text).not.toContain('>Given<');
    expect(text).toContain('Calculation by hand');
  });

  test('in the language of the reader', () => {
    expect(read(order({ locale: 'ru' }))).toContain('Изгибающий момент');
    expect(read(order({ locale: 'uk' }))).toContain('Згинальний момент');
  });

  test('with a title block, a logo and a link', () => {
    const data = 'iVBORw0KGgo=';
    const logo = { type: 'image/png', data, width: 4, height: 4 } as const;
    const wish = { project: 'Bridge 7', author: 'A. Person', logo, link: 'https://example.org/check#k=1' };
    const text = read(order({ wish }));
    for (const one of ['Bridge 7', 'A. Person', 'word/media/logo.png', 'https://example.org/check#k=1'])
      expect(text).toContain(one);
  });

  test('the report on a beam that can move has the input, and states that there are no results', () => {
    const text = read(order({ document: { ...BEAM, supports: [] } }));
    expect(text).toContain('Floor beam');
    expect(text).not.toContain('−37.5');
  });

  test('an invalid beam gets no report, and the reasons of a solve', () => {
    expect(order({ document: { ...BEAM, L: 'long' } })).toMatchObject({
      kind: 'refused',
      answer: { level: 'error', failures: [{ path: '/L' }] },
    });
  });

  test('a case set that is not there is not calculated by hand: the last one is', () => {
    expect(read(order({ wish: { parts: ['hand'], handSet: 9 } }))).toContain('X1');
  });
});

/**
 * 12 kN down on the top of a triangle, 4 m wide and 3 m high: half of it goes to each support, N = -6·√13/3 kN in each
 * leg.
 */
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

const orderTruss = (task: Partial<ReportTask<'truss'>>): ReportOutcome =>
  writeReport({ kind: 'truss', document: TRUSS, wish: {}, locale: 'en-US', ...task });

test('the paper is Letter for a document in US units, A4 else, unless another one is wanted', () => {
  // Twentieths of a point: 8.5 in are 12240, 210 mm are 11906.
  const us = { ...BEAM, units: { system: 1 } };
  expect(read(order({ document: us }))).toContain('w:w="12240"');
  expect(read(order({}))).toContain('w:w="11906"');
  expect(read(order({ document: us, wish: { paper: 'A4' } }))).toContain('w:w="11906"');
  expect(read(orderTruss({ document: { ...TRUSS, units: { system: 1 } } }))).toContain('w:w="12240"');
});

describe('a report on a truss written on the server', () => {
  test('reports its forces to three digits, with its title, and nothing by hand', () => {
    const text = read(orderTruss({}));
    expect(text).toContain('Roof');
    expect(text).toContain('−7.211');
    expect(text).toContain('12 kN downwards');
    expect(text).not.toContain('Calculation by');
    expect(orderTruss({})).toEqual(orderTruss({}));
  });

  test('in the units, digits, parts and language that are wanted, with a cut and a title block', () => {
    const wish: TrussReportWish = {
      parts: ['forces', 'section'],
      units: { force: 'N' },
      digits: 0,
      author: 'A. Person',
      hasSigns: true,
      cut: { links: [0, 1] },
    };
    const text = read(orderTruss({ wish, locale: 'ru' }));
    expect(text).toContain('Метод сечений');
    expect(text).toContain('−7211');
    expect(text).toContain('A. Person');
    expect(text).toContain('Подпись');
    expect(text).not.toContain('Исходные');
  });

  test('the report on a truss that can move has the input; an invalid truss is refused as by a solve', () => {
    const text = read(orderTruss({ document: { ...TRUSS, links: TRUSS.links.slice(1) } }));
    expect(text).toContain('Roof');
    expect(text).not.toContain('−7.211');
    expect(orderTruss({ document: { ...TRUSS, joints: 'many' } })).toMatchObject({
      kind: 'refused',
      answer: {
        level: 'error',
        failures: expect.arrayContaining([expect.objectContaining({ path: '/joints' })]) as unknown,
      },
    });
  });
});

describe('a report on a frame written on the server', () => {
  /** A mast of 3 m, fixed at its foot, pushed by 1 kN at its top. */
  const MAST = {
    schema: 1,
    kind: 'frame',
    title: 'Mast',
    joints: [
      { x: 0, y: 0, support: { className: 'cantilever' } },
      { x: 0, y: 3, loads: [{ className: 'AxialLoad', c: [1000] }] },
    ],
    members: [{ i: 0, j: 1 }],
  };
  const orderFrame = (task: Partial<ReportTask<'frame'>>): ReportOutcome =>
    writeReport({ kind: 'frame', document: MAST, wish: {}, locale: 'en-US', ...task });

  test('reports its forces, with its title, and by hand what is asked for', () => {
    const text = read(orderFrame({}));
    expect(text).toContain('Mast');
    expect(text).toContain('1 kN to the right');
    expect(text).toContain('−3.000');
    expect(text).not.toContain('Calculation by hand');
    const asked = read(orderFrame({ wish: { parts: ['hand'], digits: 1 }, locale: 'ru' }));
    expect(asked).toContain('Ручной расчёт');
    expect(asked).toContain('R1x + 1,0 = 0');
    expect(orderFrame({})).toEqual(orderFrame({}));
  });

  test('the report on a frame that can move has the input; an invalid frame is refused as by a solve', () => {
    const loose = { ...MAST, joints: [{ x: 0, y: 0, support: { className: 'fixed' } }, MAST.joints[1]] };
    expect(read(orderFrame({ document: loose }))).toContain('The frame can move.');
    expect(orderFrame({ document: { ...MAST, joints: 'many' } })).toMatchObject({ kind: 'refused' });
  });
});
