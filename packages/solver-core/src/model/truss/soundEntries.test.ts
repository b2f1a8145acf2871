import { describe, expect, it } from 'vitest';
import { drawCases } from '../../../verification/drawCases.ts';
import { generateTrussGarbage } from '../../../verification/fuzz/generateTrussGarbage.ts';
import type { Failure } from '../../failures/failure.ts';
import { createSchemaReader } from '../common/schemaReader.ts';
import { isSoundJoint, isSoundLink } from './soundEntries.ts';
import { jointSchema, linkSchema } from './trussSchema.ts';

const COUNT = drawCases(3000);

const readJoint = createSchemaReader(jointSchema);
const readLink = createSchemaReader(linkSchema);

describe('an entry that passes without its schema', () => {
  const joint = { id: 'a', x: 0, y: -1.5, z: 2, anchor: 7, loads: [] };
  const link = { id: 0, i: 0, j: 1, materialIndex: -1, sectionIndex: 3, loads: [] };

  it('is an ordinary one, with unknown fields', () => {
    expect([joint, { ...joint, note: 1 }].every(isSoundJoint)).toBe(true);
    expect([link, { ...link, color: 'red' }].every(isSoundLink)).toBe(true);
  });

  it.each([
    { id: null },
    { x: NaN },
    { y: '0' },
    { z: undefined },
    { x: 1e61 },
    { y: 1e-61 },
    { anchor: 8 },
    { anchor: 0.5 },
    { anchor: -1 },
    { loads: [1] },
    { loads: undefined },
    { settlement: {} },
    { sets: undefined },
  ])('is no joint with %o', (part) => {
    expect(isSoundJoint({ ...joint, ...part })).toBe(false);
  });

  it.each([
    { i: -1 },
    { j: 0.5 },
    { materialIndex: -2 },
    { sectionIndex: null },
    { dT: 0 },
    { dL: 0 },
    { sets: 1 },
  ])('is no link with %o', (part) => {
    expect(isSoundLink({ ...link, ...part })).toBe(false);
  });

  it(`is one that its schema would leave alone: entries of ${COUNT} spoilt documents, seed 1`, () => {
    let passed = 0;
    const hold = (list: unknown, isSound: (entry: unknown) => boolean, read: typeof readJoint) => {
      if (!Array.isArray(list)) return;
      for (const entry of list as readonly unknown[]) {
        const filled =
          typeof entry === 'object' ? { z: 0, anchor: 0, loads: [], id: 1, ...entry } : (entry as unknown);
        for (const one of [entry, filled]) {
          if (!isSound(one)) continue;
          passed++;
          const failures: Failure[] = [];
          expect(read(one, failures)).toBe(one);
          expect(failures).toEqual([]);
        }
      }
    };
    for (let seed = 1; seed <= COUNT; seed++) {
      const document = generateTrussGarbage(seed) as { joints?: unknown; links?: unknown } | null | undefined;
      hold(document?.joints, isSoundJoint, readJoint);
      hold(document?.links, isSoundLink, readLink);
    }
    expect(passed).toBeGreaterThan(COUNT / 3);
  });
});
