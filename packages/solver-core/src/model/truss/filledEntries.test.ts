import { describe, expect, it } from 'vitest';
import { drawCases } from '../../../verification/drawCases.ts';
import { generateTrussGarbage } from '../../../verification/fuzz/generateTrussGarbage.ts';
import type { Failure } from '../../failures/failure.ts';
import { createSchemaReader, isRecord } from '../common/schemaReader.ts';
import { fillJoint, fillLink } from './filledEntries.ts';
import { isSoundJoint, isSoundLink } from './soundEntries.ts';
import { jointSchema, linkSchema } from './trussSchema.ts';

const COUNT = drawCases(3000);

const KINDS = [
  { field: 'joints', fill: fillJoint, isSound: isSoundJoint, read: createSchemaReader(jointSchema) },
  { field: 'links', fill: fillLink, isSound: isSoundLink, read: createSchemaReader(linkSchema) },
] as const;

const byIndex = (index: number) => index;

/** Fields that an entry may omit; entries that state some of them omit every other one. */
const LEFT_OUT = ['id', 'z', 'anchor', 'loads', 'materialIndex', 'sectionIndex'] as const;

describe('an entry that is filled without its schema', () => {
  it('is called by its index, is held nowhere and carries nothing', () => {
    expect(fillJoint({ x: 1, y: 2, note: 'kept' }, 7, byIndex)).toStrictEqual({
      id: 7,
      x: 1,
      y: 2,
      z: 0,
      anchor: 0,
      loads: [],
      note: 'kept',
    });
    const link = { id: 'a', i: 0, j: 1, materialIndex: -1, sectionIndex: -1, loads: [] };
    expect(fillLink({ id: 'a', i: 0, j: 1 }, 7, byIndex)).toStrictEqual(link);
  });

  it(`is what its schema makes of it: entries of ${COUNT} spoilt documents, seed 1`, () => {
    let passed = 0;
    for (let seed = 1; seed <= COUNT; seed++) {
      const document = generateTrussGarbage(seed);
      for (const { field, fill, isSound, read } of KINDS) {
        const list = isRecord(document) ? document[field] : undefined;
        if (!Array.isArray(list)) continue;
        list.forEach((one: unknown, index) => {
          if (!isRecord(one)) return;
          const gone = LEFT_OUT.filter((_, k) => ((seed + index) >> k) % 2 === 0);
          const entry = Object.fromEntries(
            Object.entries(one).filter(([name]) => !gone.some((left) => left === name)),
          );
          const filled = fill(entry, index, byIndex);
          if (!isSound(filled)) return;
          passed++;
          const failures: Failure[] = [];
          expect(filled).toStrictEqual(read({ ...entry, id: entry['id'] ?? index }, failures));
          expect(failures).toEqual([]);
        });
      }
    }
    expect(passed).toBeGreaterThan(COUNT / 3);
  });
});
