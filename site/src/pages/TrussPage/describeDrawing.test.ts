import { createFormat } from '@eecs/ui-kit';
import type { ReadDrawing } from '@eecs/ui-truss';
import { expect, test } from 'vitest';
import enUS from '../../truss/messages/en-US.json' with { type: 'json' };
import { type DrawingWriter, describeDrawing } from './describeDrawing.ts';

const writer: DrawingWriter = {
  t: (key, values = {}) =>
    enUS[key].replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string) => String(values[name])),
  format: createFormat({ locale: 'en-US', units: 0, digits: 3 }),
  locale: 'en-US',
};
const drawing: ReadDrawing = {
  ...{ unit: 'mm', isUnitGuessed: true, extent: 6, objects: 4, leftOut: {} },
  ...{ split: 0, straightened: 0, isCut: false, standard: [], bareLayers: [], material: 'S235' },
  ...{ isTurned: false, loose: 0, looseParts: 0, unread: [], statedUnit: null, doubled: 0 },
};

const STEEL = 'The drawing names no material; the rods have S235.';
const SAID = 'The drawing states mm as its unit: it is 6\u202fm long.';

test('a guessed unit is reported with the length it gives, and the other one is offered', () => {
  const { lines, other } = describeDrawing(drawing, false, writer);
  expect(lines).toEqual([
    'The drawing does not state its unit. Judging by its size, it was read in mm: it is 6\u202fm long.',
  ]);
  expect(other).toEqual({ unit: 'm', label: 'Read it in m' });
});

const OTHER = { unit: 'm', label: 'Read it in m' };

test('a unit that the drawing states may be wrong: another one is offered, and the overruling is reported', () => {
  const stated = { ...drawing, statedUnit: 'mm', isUnitGuessed: false } as const;
  expect(describeDrawing(stated, false, writer)).toEqual({ lines: [SAID], other: OTHER });
  expect(describeDrawing({ ...stated, unit: 'm' }, true, writer).lines).toEqual([
    'The drawing was read in m, as you chose, although it states mm: it is 6\u202fm long.',
  ]);
});

test.each([
  ['km', 'km'],
  ['um', 'µm'],
  ['usFt', 'US survey feet'],
] as const)('a unit that the drawing states is reported with the length it gives: %s', (unit, name) => {
  expect(
    describeDrawing({ ...drawing, unit, statedUnit: unit, isUnitGuessed: false }, false, writer),
  ).toEqual({
    lines: [`The drawing states ${name} as its unit: it is 6\u202fm long.`],
    other: null,
  });
});

test('omitted objects are listed with their reasons', () => {
  const said = { ...drawing, isUnitGuessed: false, leftOut: { arc: 1, paper: 1, noNumber: 1 } };
  expect(describeDrawing(said, false, writer)).toEqual({
    lines: [
      SAID,
      '3 of 4 objects were left out: curves: 1, on sheets outside the model: 1, with coordinates that are not numbers or too large: 1.',
    ],
    other: OTHER,
  });
  expect(describeDrawing({ ...said, leftOut: {} }, false, writer)).toEqual({ lines: [SAID], other: OTHER });
});

test('a truncated file is reported first', () => {
  const cut = { ...drawing, isUnitGuessed: false, isCut: true, leftOut: { cut: 1 } };
  expect(describeDrawing(cut, false, writer).lines).toEqual([
    'The file ends before the drawing does: parts of the truss are missing. Get the complete file and open it again.',
    SAID,
    '1 of 4 objects were left out: cut off at the end of the file: 1.',
  ]);
});

test('lines that became several rods are counted, and layers say which cross-section they named', () => {
  const said = {
    ...drawing,
    ...{ isUnitGuessed: false, split: 1, doubled: 2, straightened: 3 },
    standard: [{ name: 'SHS120x6-TOP', is: 'CFSHS 120x120x6.0' }],
    bareLayers: ['0', 'Web'],
  };
  expect(describeDrawing(said, false, writer).lines).toEqual([
    SAID,
    'Lines split into several rods where others end on them: 1.',
    'Duplicate lines, imported once: 2.',
    'Arcs of polylines that became straight rods: 3.',
    'Cross-sections by the names of the layers: SHS120x6-TOP = CFSHS 120x120x6.0.',
    'Layers that name no standard cross-section, so their rods have none: 0, Web. Select the rods and give them one.',
    STEEL,
  ]);
});

test('the choices for a drawing are reported: its orientation, layers, loose parts left out and those that stayed', () => {
  const chosen = { isTurned: true, unread: ['Wall', 'Dim'], loose: 3, looseParts: 1 };
  expect(describeDrawing({ ...drawing, ...chosen, isUnitGuessed: false }, false, writer).lines).toEqual([
    SAID,
    'Its z axis became the vertical axis y.',
    'Layers left out: Wall, Dim.',
    'Lines of disconnected parts, left out: 3.',
    'Parts not connected to the largest one: 1. The truss can move until they are connected or removed.',
  ]);
});
