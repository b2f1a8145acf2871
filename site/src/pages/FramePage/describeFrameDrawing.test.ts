import { createFormat } from '@eecs/ui-kit';
import type { ReadFrameDrawing } from '@eecs/ui-frame';
import { expect, test } from 'vitest';
import enUS from '../../frame/messages/en-US.json' with { type: 'json' };
import { type FrameDrawingWriter, describeFrameDrawing } from './describeFrameDrawing.ts';

const writer: FrameDrawingWriter = {
  t: (key, values = {}) =>
    enUS[key].replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string) => String(values[name])),
  format: createFormat({ locale: 'en-US', units: 0, digits: 3 }),
  locale: 'en-US',
};
const drawing: ReadFrameDrawing = {
  ...{ unit: 'm', isUnitGuessed: false, extent: 8, objects: 9, leftOut: {}, isCut: false, isTurned: false },
  ...{ split: 0, doubled: 0, arcs: 0, looseParts: 0, bareLayers: [], section: 'HEB 200', material: 'S235' },
};

const ADD = 'A drawing shows no supports, hinges or loads: add them. The material is S235.';

test('a drawing is reported with its unit, the other one to read it in, and what a drawing lacks', () => {
  expect(describeFrameDrawing(drawing, writer)).toEqual({
    lines: ['The drawing was read in m: it is 8\u202fm long.', ADD],
    other: { unit: 'mm', label: 'Read it in mm' },
  });
});

test('arcs, changed lines, layers without a cross-section and omitted objects are counted', () => {
  const { lines, other } = describeFrameDrawing(
    {
      ...drawing,
      ...{ unit: 'km', isCut: true, isTurned: true, arcs: 2, split: 1, doubled: 3, looseParts: 4 },
      ...{ bareLayers: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], leftOut: { text: 2, arc: 1 } },
    },
    writer,
  );
  expect(other).toBeNull();
  expect(lines).toEqual([
    'The file ends before the drawing does: parts of it are missing. Get the complete file and open it again.',
    'The drawing was read in km: it is 8\u202fm long.',
    'Its z axis became the vertical axis y.',
    'Members that are arcs: 2.',
    'Lines split into several members where others end on them: 1.',
    'Duplicate lines, imported once: 3.',
    'Parts not connected to the largest one: 4.',
    'Layers that name no standard cross-section, so their members have the default one, HEB 200: a, b, c, d, e, f, ….',
    'Objects left out, because they are neither lines nor arcs or cannot be read: 3 of 9.',
    ADD,
  ]);
});
