import { type BeamCase } from '@eecs/solver-core';
import { describe, expect, test } from 'vitest';
import { beam, reading, supportReading } from '../../../test/rowReading.ts';
import { lengthenFirst } from '../../editing/lengthenFor.ts';
import { readLoadRows } from './loadRows.ts';
import { readPartRows } from './partRows.ts';
import { readLengthened } from './reach.ts';
import { readSupportRows } from './supportRows.ts';
import { takeSupports } from './takeRows.ts';

describe('rows of a longer beam', () => {
  test('are read for the length they need, and lengthen it in the same step', () => {
    const found = readLengthened(beam, (one) =>
      readLoadRows('P\t3\t-20\nP\t15\t-5\nq\t0\t18\t-1', one, reading),
    );
    if (found?.read.ok !== true) throw new Error(JSON.stringify(found));
    const { items: loads } = found.read;
    const edit = lengthenFirst(beam, found.length, (longer) => ({
      document: { ...longer, loads: [...longer.loads, ...loads] },
      notes: [],
    }));
    expect(edit.document).toMatchObject({ L: 18, loads: [{ x: 3 }, { x: 15 }, { x: [0, 18] }] });
  });

  test('keep a support at the end if it is listed again, and extend the beam to the new end', () => {
    const ended: BeamCase = { ...beam, supports: [...beam.supports, { className: 'simple', x: 12 }] };
    const found = readLengthened(ended, (one) =>
      readSupportRows('12\troller\n18\troller', one, supportReading),
    );
    if (found?.read.ok !== true) throw new Error(JSON.stringify(found));
    const { items: supports } = found.read;
    const edit = lengthenFirst(ended, found.length, (longer) => takeSupports(longer, supports));
    expect(edit.document.supports.map(({ x }) => x)).toEqual([0, 12, 18]);
    const made = `${beam.materials[0]?.name}\t${beam.sections[0]?.label}`;
    const parts = readLengthened(beam, (one) => readPartRows(`13\t${made}\n20\t${made}`, one, reading));
    expect(parts).toMatchObject({ length: 20, read: { items: [{ x: 13 }, { x: 20 }] } });
  });

  test.each([
    ['another fault', 'P\t15\t-20\nP\tmuch\t-5'],
    ['a place before the start', 'P\t15\t-20\nP\t-1\t-5'],
    ['a length that no beam may have', 'P\t1e9\t-20'],
  ])('are refused as they are for the beam that there is, with %s', (_, text) => {
    expect(readLengthened(beam, (one) => readLoadRows(text, one, reading))).toEqual({
      read: readLoadRows(text, beam, reading),
      length: null,
    });
  });
});
