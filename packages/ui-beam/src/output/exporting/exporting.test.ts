import { displayUnit, type BeamCase, convertCase, solveBeam } from '@eecs/solver-core';
import {
  type Locale,
  createTranslator,
  listCatalogueGaps,
  listStraightApostrophes,
  loadMessages,
  unitName,
} from '@eecs/ui-kit';
import { writeCsv } from '@eecs/ui-kit/editing';
import { expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { beamExamples } from '../../examples/beamExamples.ts';
import { addStresses } from '@eecs/solver-core/stress';
import { createFigureTexts } from '../figure/figureTexts.ts';
import { layoutSheet } from '../figure/layoutFigure.ts';
import { readLoadRows } from '../../files/rows/loadRows.ts';
import { readSupportRows } from '../../files/rows/supportRows.ts';
import { beamMessages } from '../../messages/beamMessages.ts';
import { panelMessages } from '../../messages/panelMessages.ts';
import { exportMessages } from './exportMessages.ts';
import { listBeamSheets } from './listBeamSheets.ts';
import type { SheetReader } from './sheetReader.ts';
import enUS from './messages/en-US.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import { writeBeamDxf } from './writeBeamDxf.ts';

function solved(document: BeamCase) {
  const answer = solveBeam(document, { include: [], mohr: [] });
  if (answer.level === 'error') throw new Error(answer.message);
  return { document, answer };
}

function stressed(beam: BeamCase) {
  const { document, answer } = solved(beam);
  return { document, answer: addStresses(document, answer, { include: ['eq'] }) };
}

/** Creates the reader of the sheets for a language. */
async function createReader(locale: Locale): Promise<SheetReader> {
  const catalogues = [exportMessages, panelMessages, beamMessages];
  const { write } = createTranslator(await Promise.all(catalogues.map((one) => loadMessages(one, locale))));
  const isLoad = (kind: string): boolean => /Load|Moment|Mass/.test(kind);
  return {
    t: (key, values = {}) => write({ namespace: exportMessages.namespace, locale, key, values }),
    tPanel: (key, values = {}) => write({ namespace: panelMessages.namespace, locale, key, values }),
    nameUnit: (unit) => unitName(unit, locale),
    nameKind: (kind) =>
      write({
        namespace: beamMessages.namespace,
        locale,
        key: `${isLoad(kind) ? 'load' : 'support'}.${kind}`,
      }),
  };
}
const english = await createReader('en-US');

/** Rounds away the solver's last digits. */
const round = (value: string | number | null): string | number | null =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;

test('sheets have reactions, loads and results in the units that people read', () => {
  const [supports, loads, results] = listBeamSheets(solved(beamExamples.twoSpans), undefined, english);
  // 3qL/8 and 10qL/8 of 12 kN/m on 5 m.
  expect(supports?.rows.map((row) => row.map(round))).toEqual([
    ['mark', 'support', 'x, m', 'Rx 1, kN', 'Ry 1, kN', 'M 1, kN·m'],
    ['A', 'Pin', 0, 0, 22.5, 0],
    ['B', 'Roller', 5, 0, 75, 0],
    ['C', 'Roller', 10, 0, 22.5, 0],
  ]);
  expect(loads?.rows[1]).toEqual(['Distributed', 0, 10, -12, -12, -12, 'kN/m', 90, '1']);
  expect(results?.name).toBe('1 Dead');
  expect(results?.rows[0]).toEqual(['x, m', 'side', 'N, kN', 'Q, kN', 'M, kN·m', 'θ, mrad', 'v, mm']);
  const over = results?.rows.filter(([x]) => x === 5).map((row) => row.slice(0, 5).map(round));
  expect(over).toEqual([
    [5, '-', 0, -37.5, -37.5],
    [5, '+', 0, 37.5, -37.5],
  ]);
});

test('blocks of several case sets say which they are, numbers have no tail, and local extremes are there', () => {
  const sheets = listBeamSheets(solved(beamExamples.craneGirder), undefined, english);
  const text = writeCsv(sheets, { hasComma: false });
  const ofSets = sheets.slice(2, 2 + beamExamples.craneGirder.caseSets.length);
  for (const { name } of ofSets) expect(text).toContain(`\r\n\r\n${name}\r\n"x, m",side`);
  expect(
    writeCsv(listBeamSheets(solved(beamExamples.twoSpans), undefined, english), { hasComma: false }),
  ).not.toContain('\r\n1 Dead\r\n');
  const numbers = sheets.flatMap(({ rows }) => rows.flat().filter((cell) => typeof cell === 'number'));
  expect(numbers.filter((value) => value !== 0 && Math.abs(value) < 1e-10)).toEqual([]);
  const places = sheets.flatMap(({ rows }) => rows.map(([x]) => String(x)));
  expect(places.filter((x) => /\.\d{12}/.test(x))).toEqual([]);
  // Two spans of 5 m under 12 kN/m: M has equal maxima at 3L/8 in both, and the first one is listed as the greatest.
  const [, , results] = listBeamSheets(solved(beamExamples.twoSpans), ['M'], english);
  const turns = results?.rows.filter(([x]) => x === 1.875 || x === 8.125).map((row) => row.map(round));
  expect(turns).toEqual([
    [1.875, '', 21.09375],
    [8.125, '', 21.09375],
  ]);
});

test('supports, sections and extremes are printed, each under its heading', () => {
  // A square of 100 mm, 4 kN in the middle of 4 m: M = 4 kN·m, W = 1000/6 cm³, σ = 24 MPa.
  const beam: BeamCase = {
    ...beamExamples.proppedCantilever,
    L: 4,
    selfWeight: false,
    caseSets: [],
    supports: [
      { className: 'fixed', x: 0 },
      { className: 'simple', x: 4, stiffness: { y: 2_000_000 }, settlement: { y: -0.002 } },
    ],
    materials: [{ name: '=Wood', E: 10_000, nu: 0.25, strength: { tension: 48, compression: 40 } }],
    sections: [{ className: 'rectangle', label: '100', b: 100, h: 100 }],
    beamSections: [{ x: 4, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false }],
    loads: [{ id: 1, className: 'ShearLoad', x: 2, c: [-4000, 0, -4000], alpha: 90, sets: 0 }],
  };
  const sheets = listBeamSheets(stressed(beam), undefined, english);
  expect(sheets.map(({ name }) => name)).toEqual([
    ...['Supports', 'Loads', 'Set 1', 'Extremes', 'Sections of the beam', 'Materials', 'Cross-sections'],
  ]);
  const [supports, , results, extremes, parts, materials, sections] = sheets.map(({ rows }) => rows);
  expect(supports?.map((row) => row.slice(1, 5))).toEqual([
    ['support', 'x, m', 'ky, kN/m', 'dy, mm'],
    ['Pin', 0, null, null],
    ['Roller', 4, 2000, -2],
  ]);
  expect(results?.[0]?.slice(-3)).toEqual(['σ top, MPa', 'σ bottom, MPa', 'τ, MPa']);
  const bottom = extremes?.find(([name]) => name === 'σ bottom')?.map(round);
  expect(bottom?.slice(1, 5)).toEqual(['MPa', 'Set 1', 24, 2]);
  expect(parts?.[1]?.slice(0, 4)).toEqual([0, 4, '=Wood', '100']);
  expect(materials?.[1]?.map(round)).toEqual(['=Wood', 10, 4, 0.25, null, null, 48, 40]);
  // GPa; h² and h⁴/12.
  expect(sections?.[1]?.slice(0, 3).map(round)).toEqual(['100', 100, 833.333333]);
  const text = writeCsv(listBeamSheets(solved(beam), undefined, english), { hasComma: false });
  expect(text).toContain("'=Wood");
  // A sign alone is not a formula.
  expect(text).not.toContain("'-");
});

test('one result has a sheet without the others; in US units lengths are feet', () => {
  const [, , results] = listBeamSheets(solved(convertCase(beamExamples.twoSpans, 1)), ['M'], english);
  expect(results?.rows[0]).toEqual(['x, ft', 'side', 'M, kip·ft']);
  // A foot is 0.3048 m, and a number keeps twelve digits.
  expectClose(Number(results?.rows.at(-1)?.[0]), 10 / 0.3048, 1e-11);
});

test('a text of separated values has decimals and marks of the reader', () => {
  const text = writeCsv(listBeamSheets(solved(beamExamples.twoSpans), undefined, english), {
    hasComma: true,
  });
  expect(text).toContain('A;Pin;0;');
  expect(text).toMatch(/;22,5(0*\d*)?;/);
});

test('where the reader fixed digits, what was found has them and what was typed does not', () => {
  const shown = listBeamSheets(solved(beamExamples.twoSpans), ['M'], { ...english, digits: 1 });
  expect(shown.map(({ digits }) => digits)).toEqual([
    [null, null, null, 1, 1, 1],
    undefined,
    [null, null, 1],
  ]);
  const text = writeCsv(shown, { hasComma: false });
  expect(text).toContain('A,Pin,0,0.0,22.5,0.0\r\n');
  // qL²/8 over the middle support, and the greatest moment 9qL²/128 = 21.09 kN·m at 3L/8.
  expect(text).toContain('5,,-37.5\r\n');
  expect(text).toContain(',,21.1\r\n');
});

test('a drawing in DXF is as long as the beam, diagrams on layers of their own', () => {
  const { document, answer } = solved(beamExamples.twoSpans);
  const M = answer.sets[0]?.M;
  if (M === undefined) throw new Error('no moment');
  const figure = layoutSheet(document, {
    ...{ width: 960, minHeight: 256, gap: 8 },
    texts: createFigureTexts('uk'),
    rows: [{ diagram: M, symbol: 'M', unit: 'кН·м', isPositiveDown: true, height: 96, write: () => '−37,5' }],
  });
  const rows = writeBeamDxf(figure, { length: 10, system: 0 }).split('\r\n');
  const pairs = Array.from({ length: Math.floor(rows.length / 2) }, (_, k) => [rows[2 * k], rows[2 * k + 1]]);
  const layers = new Set(pairs.filter(([code]) => code === '8').map(([, name]) => name));
  expect(layers).toEqual(new Set(['Beam', 'Beam_text', 'M', 'M_hatch', 'M_text']));
  // The line of the beam itself lies on y = 0 from 0 to 10 m.
  const lines = pairs.flatMap(([code, kind], at) =>
    code === '0' && kind === 'LINE' ? [pairs.slice(at + 1, at + 8)] : [],
  );
  const numbers = lines.map((line) => line.slice(1).map(([, value]) => Number(value)));
  expect(numbers.some(([x0, y0, , x1, y1]) => x0 === 0 && y0 === 0 && x1 === 10 && y1 === 0)).toBe(true);
  for (const line of numbers) for (const value of line) expect(Number.isFinite(value)).toBe(true);
  // The moment is one line from end to end, zero at both: it changes its sign twice in between.
  const chains = pairs.flatMap(([code, kind], at) => {
    if (code !== '0' || kind !== 'POLYLINE' || pairs[at + 1]?.[1] !== 'M') return [];
    const end = pairs.findIndex(([, name], later) => later > at && name === 'SEQEND');
    const corners = pairs.slice(at, end).filter(([, name]) => name === 'VERTEX').length;
    const xs = pairs
      .slice(at + 8, end)
      .flatMap(([number, value]) => (number === '10' ? [Number(value)] : []));
    return [{ corners, from: xs[0], to: xs.at(-1) }];
  });
  expect(chains.map(({ from, to }) => [from, to])).toEqual([[0, 10]]);
  expect(chains[0]?.corners).toBeGreaterThan(30);
  // That version has single-byte characters.
  expect(rows.join('\n')).not.toMatch(/[^ -~\n]/);
  expect(rows.join('\n')).toContain('\\U+043A\\U+041D');
});

test('layers of a drawing are distinguished by programs that know no small letters', () => {
  const { document, answer } = solved(beamExamples.twoSpans);
  const { M, Q, deflection, slope } = answer.sets[0] ?? {};
  const row = (symbol: string, diagram = M) => {
    if (diagram == null) throw new Error('no diagram');
    return { diagram, symbol, unit: '', isPositiveDown: false, height: 96, write: () => '' };
  };
  const figure = layoutSheet(document, {
    ...{ width: 960, minHeight: 256, gap: 8, texts: createFigureTexts('ru') },
    rows: [row('V', Q), row('θ', slope), row('v', deflection)],
  });
  const lines = writeBeamDxf(figure, { length: 10, system: 0 }).split('\r\n');
  const named = lines.filter(
    (line, at) => at % 2 === 1 && lines[at - 1] === '8' && !/_(text|hatch)$/.test(line),
  );
  expect([...new Set(named)].sort()).toEqual(['Beam', 'V', 'deflection', 'rotation']);
});

test('the texts of the room are in all three languages', () => {
  expect(listCatalogueGaps(enUS, ru, 'ru')).toEqual([]);
  expect(listCatalogueGaps(enUS, uk, 'uk')).toEqual([]);
  expect(listStraightApostrophes(uk)).toEqual([]);
});

test('sheets are in the units and letters of the reader, places in feet as one number', () => {
  const [supports, , results] = listBeamSheets(solved(beamExamples.twoSpans), ['Q', 'M'], {
    ...english,
    unitOf: (quantity, system) =>
      quantity === 'moment' ? 'kN·cm' : quantity === 'length' ? 'ft-in' : displayUnit(quantity, system),
    symbolOf: (symbol) => (symbol === 'Q' ? 'V' : symbol),
  });
  expect(results?.rows[0]).toEqual(['x, ft', 'side', 'V, kN', 'M, kN·cm']);
  expect(supports?.rows[0]).toContain('x, ft');
  // Over the middle support M = -qL²/8 = -37.5 kN·m.
  const moments = results?.rows.slice(1).map((row) => Number(row[3])) ?? [];
  expect(Math.abs(Math.min(...moments) + 3750)).toBeLessThan(1e-9 * 3750);
});

test.each(['en-US', 'ru', 'uk'] as const)(
  'supports and loads are in the language of the reader, and the tables of the editor read them: %s',
  async (locale) => {
    const document = beamExamples.twoSpans;
    const reader = await createReader(locale);
    const [supports, loads, results] = listBeamSheets(solved(document), undefined, reader);
    const textOf = (sheet: typeof supports): string =>
      writeCsv(sheet === undefined ? [] : [sheet], { hasComma: locale !== 'en-US' });
    const reading = { system: 0, locale, unitOf: displayUnit, nameOf: reader.nameKind } as const;
    const ids = document.loads.map(({ id }) => String(id));
    const createId = (): string => ids.shift() ?? '';
    const readLoads = readLoadRows(textOf(loads), document, { ...reading, createId });
    expect(readLoads).toMatchObject({
      ok: true,
      items: document.loads.map(({ className, x, sets }) => ({ className, x, sets })),
    });
    const readSupports = readSupportRows(textOf(supports), document, reading);
    expect(readSupports).toMatchObject({
      ok: true,
      items: document.supports.map(({ className, x }) => ({ className, x })),
    });
    if (locale !== 'en-US')
      expect([supports, loads, results].map((sheet) => textOf(sheet)).join('')).not.toMatch(/[a-z]{3}/);
  },
);

test('a picture with diagrams is no flatter than it shall be, and one without is as high as it needs', () => {
  const { document, answer } = solved(beamExamples.twoSpans);
  const texts = createFigureTexts('en-US');
  const of = { width: 960, minHeight: 256, gap: 8, texts };
  const M = answer.sets[0]!.M;
  const row = { diagram: M, symbol: 'M', unit: '', isPositiveDown: true, height: 96, write: () => '' };
  const rows = [row, row];
  const needed = layoutSheet(document, { ...of, rows });
  const high = layoutSheet(document, { ...of, rows, leastHeight: 960 });
  expect(high.height).toBe(960);
  expect(high.rows.map(({ top }) => top)).toEqual([
    needed.rows[0]!.top,
    needed.rows[1]!.top + (960 - needed.height) / 2,
  ]);
  expect(layoutSheet(document, { ...of, rows, leastHeight: 100 }).height).toBe(needed.height);
  expect(layoutSheet(document, { ...of, rows: [], leastHeight: 960 }).height).toBeLessThan(400);
});
