import type { TrussCase } from '@eecs/solver-core/truss';
import { createFormat } from '@eecs/ui-kit';
import type { ReadDrawing, ReadTrussFile } from '@eecs/ui-truss';
import { expect, test } from 'vitest';
import enUS from '../../truss/messages/en-US.json' with { type: 'json' };
import type { DrawingWriter } from './describeDrawing.ts';
import { describeOpened } from './describeOpened.ts';
import { describeProblem } from './describeProblem.ts';

const writer: DrawingWriter = {
  t: (key, values = {}) =>
    enUS[key].replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string) => String(values[name])),
  format: createFormat({ locale: 'en-US', units: 0, digits: 3 }),
  locale: 'en-US',
};
const list = (failures: readonly { readonly code: string }[]): string[] => failures.map(({ code }) => code);
const parts = { ...writer, list, isUnitAsked: false };
type Opened = Extract<ReadTrussFile, { ok: true }>;
const opened: Opened = { ok: true, document: { title: 'Roof' } as TrussCase, corrections: [] };
const drawing: ReadDrawing = {
  ...{ unit: 'mm', isUnitGuessed: true, extent: 6, objects: 4, leftOut: {} },
  ...{ split: 0, straightened: 0, isCut: false, standard: [], bareLayers: [], material: 'S235' },
  ...{ isTurned: false, loose: 0, looseParts: 0, unread: [], statedUnit: null, doubled: 0 },
};
const OPEN = '“Roof” is open. Undo restores the previous truss.';

test('a file that was read whole is a short success', () => {
  expect(describeOpened(opened, parts)).toEqual({
    kind: 'success',
    text: OPEN,
    isDoubtful: false,
    isLong: false,
    other: null,
  });
});

test('a corrected place is reported after the line that the file is open, and is no doubt', () => {
  const corrections = [{ code: 'mended' }] as unknown as Opened['corrections'];
  expect(describeOpened({ ...opened, corrections }, parts)).toEqual({
    kind: 'info',
    text: `${OPEN}\nCorrected on reading:\nmended`,
    isDoubtful: false,
    isLong: true,
    other: null,
  });
});

test('a guessed unit and rods that lie along others are doubts, and the other unit is offered', () => {
  const told = describeOpened({ ...opened, drawing, overlaps: [{ rod: '1–2', on: '1–5' }] }, parts);
  expect(told).toMatchObject({ kind: 'info', isDoubtful: true, isLong: true, other: { unit: 'm' } });
  expect(told.text.split('\n')).toEqual([
    OPEN,
    'The drawing does not state its unit. Judging by its size, it was read in mm: it is 6\u202fm long.',
    'Rods that lie along others and act in parallel: 1–2 / 1–5.',
  ]);
});

test('a drawing that is cut off is a warning', () => {
  expect(describeOpened({ ...opened, drawing: { ...drawing, isCut: true } }, parts).kind).toBe('warning');
});

test('a refusal names the places, the headings or the cure; one for the size is described elsewhere', () => {
  const refused = { ok: false, failures: [] } as const;
  const describe = (read: Extract<ReadTrussFile, { ok: false }>): readonly string[] =>
    describeProblem(read, parts);
  expect(describe({ ...refused, problem: 'unknownHeadings', headings: ['Rechts', 'Hoch'] })[0]).toMatch(
    /under its headings: Rechts, Hoch\./,
  );
  expect(describe({ ...refused, problem: 'notTruss' })).toEqual([
    'Correct these places in the file and open it again.',
  ]);
  expect(describe({ ...refused, problem: 'tooManyRows', rows: { count: 9, most: 5 } })[0]).toMatch(
    /^The table continues to row 9; rows up to 5 are read\./,
  );
  expect(describe({ ...refused, problem: 'tooLarge' })).toEqual([]);
});

test('a document that was added reports it, and offers no other unit', () => {
  const told = describeOpened({ ...opened, drawing }, { ...parts, isAdded: true });
  expect(told.text).toContain('“Roof” was added to the truss. Undo removes it again.');
  expect(told.other).toBeNull();
});
