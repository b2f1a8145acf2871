import { describe, expect, it } from 'vitest';
import { createRandom } from '@eecs/testing/random';
import { createIdSource } from '../common/names/createIdSource.ts';
import { generatePratt } from '../../truss/generators/generatePratt.ts';
import { generateTower } from '../../truss/generators/generateTower.ts';
import { listIds } from './listIds.ts';
import { parseTruss } from '../../model/truss/parseTruss.ts';
import type { TrussCase } from '../../model/truss/trussDocument.ts';
import { trussHash } from '../../model/truss/trussHash.ts';

const FORM = /^[a-z]{2}\d{2}-[a-z]{2}\d{2}$/;

/**
 * Two legs to a loaded top, and two guides; the top and the first link have ids, and an id of null counts as absent.
 */
const input = {
  schema: 1,
  joints: [
    { x: 0, y: 0, anchor: 3 },
    { id: null, x: 4, y: 0, anchor: 3 },
    {
      id: 'top',
      x: 2,
      y: 2,
      loads: [
        { className: 'ShearLoad', c: [-1] },
        { className: 'q', c: [1] },
      ],
    },
  ],
  links: [
    { id: 7, i: 0, j: 2 },
    {
      i: 1,
      j: 2,
      loads: [
        { className: 'DistributedLoad', y: 5 },
        { id: 'm', className: 'm(x)', y: 5 },
      ],
    },
  ],
  guides: [
    { x0: 0, y0: 0, alpha: 45 },
    { id: 'g', x0: 0, y0: 0, a: 2 },
  ],
};

function read(newId?: () => string): TrussCase {
  const parsed = parseTruss(input, { newId });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.document;
}

/** Creates ids from a seed that no entry above has. */
function source(seed: number): () => string {
  const random = createRandom(seed);
  return createIdSource(() => random.next(), ['top', 7, 'm', 'g']);
}

describe('ids of a truss that is read', () => {
  it('ids are generated for joints, links, guides and loads without one; existing ids are kept', () => {
    const { joints, links, guides } = read(source(1));
    const given = [joints[0]!.id, joints[1]!.id, links[1]!.id, guides[0]!.id, links[1]!.loads[0]!.id];
    for (const id of [...given, ...joints[2]!.loads.map((load) => load.id)]) expect(id).toMatch(FORM);
    expect([joints[2]!.id, links[0]!.id, links[1]!.loads[1]!.id, guides[1]!.id]).toEqual([
      'top',
      7,
      'm',
      'g',
    ]);
    // Three joints, two links, two guides and four loads.
    expect(listIds({ joints, links, guides }).size).toBe(11);
  });

  it('are the same from the same numbers, and no part of the hash', () => {
    expect(read(source(1))).toEqual(read(source(1)));
    expect(read(source(1))).not.toEqual(read(source(2)));
    expect(trussHash(read(source(1)))).toBe(trussHash(read()));
  });

  it('ids are indexes without a generator', () => {
    const { joints, links, guides } = read();
    expect([joints[0]!.id, joints[1]!.id, links[1]!.id, links[1]!.loads[0]!.id]).toEqual([0, 1, 1, 0]);
    expect(guides[0]!.id).toBe(undefined);
  });
});

describe('ids of a truss that is generated', () => {
  it.each([
    [
      'a girder',
      (newId?: () => string) => generatePratt({ spans: [18], panels: 6, height: 3, load: 1, newId }),
    ],
    ['a tower', (newId?: () => string) => generateTower({ width: 3, height: 12, panels: 4, load: 1, newId })],
  ])('of %s are of the stated form, each another one', (_, generate) => {
    const generated = generate(source(3));
    const named = generate();
    if (!generated.ok || !named.ok) throw new Error('the measures make a truss');
    const { joints, links } = generated.document;
    const ids = [...listIds(generated.document)];
    const loads = joints.flatMap((joint) => joint.loads);
    expect(loads.length).toBeGreaterThan(0);
    expect(ids).toHaveLength(joints.length + links.length + loads.length);
    for (const id of ids) expect(id).toMatch(FORM);
    expect([generated.document.created, named.document.created]).toEqual([undefined, undefined]);
    expect(links.map(({ i, j }) => [i, j])).toEqual(named.document.links.map(({ i, j }) => [i, j]));
  });
});
