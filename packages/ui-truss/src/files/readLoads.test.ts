import { describe, expect, test } from 'vitest';
import { expectClose } from '@eecs/testing';
import { countIds, readCase, triangle } from '../../test/triangle.ts';
import { addTable } from '../editing/addTable.ts';
import enUS from '../messages/later.en-US.json' with { type: 'json' };
import ru from '../messages/later.ru.json' with { type: 'json' };
import uk from '../messages/later.uk.json' with { type: 'json' };
import { createCellReader } from './createCellReader.ts';
import { readTable } from './readTable.ts';

const bare = readCase({ ...triangle, joints: triangle.joints.map((joint) => ({ ...joint, loads: [] })) });

function read(text: string) {
  return readTable(text, {
    kind: 'joints',
    locale: 'en-US',
    readCell: createCellReader({ system: 0, locale: 'en-US' }),
  });
}

function paste(text: string, document = bare) {
  const table = read(text);
  if (table?.ok !== true) throw new Error(JSON.stringify(table));
  return addTable(document, table, countIds());
}

const HEAD = 'on\tnumber\tkind\tvalue\tend value\tunit\tloaded from, m\tloaded to, m\tangle, °\tsets\n';

describe('loads of a table', () => {
  test('loads refer to joints and rods of the truss if the table has none', () => {
    const { document, notes } = paste(
      `${HEAD}joint\t3\tforce along y\t-10\t\tkN\nrod\t1\tload along the rod\t-1\t-2\tkN/m\t1\t3`,
    );
    expect(document.joints[2]?.loads).toMatchObject([
      { className: 'ShearLoad', c: [-10_000, 0, -10_000], alpha: 90, sets: 1 },
    ]);
    expect(document.links[0]?.loads).toMatchObject([
      { className: 'DistributedLoad', y: [-1000, -1500, -2000], x: [1, 3], alpha: 90, sets: 1 },
    ]);
    expect(notes).toEqual([]);
    expect(document.caseSets).toEqual([]);
  });

  test('come by Fx, Fy and Fz, each that is not 0, in the case set that a number or a title names', () => {
    const { document, notes } = paste(
      'joint,Fx (kN),Fy (kN),Fz (kN),case set\n3,2,-10,,Snow\n3,0,0,5,Wind\n1,,4,,snow\n2,,4,,',
    );
    expect(document.caseSets.map(({ title }) => title)).toEqual(['Snow', 'Wind']);
    expect(document.joints[2]?.loads).toMatchObject([
      { className: 'AxialLoad', c: [2000, 2000, 0], sets: 1 },
      { className: 'ShearLoad', c: [-10_000, 0, -10_000], sets: 1 },
      { className: 'GenericLoad', alpha: 0, beta: 90, sets: 2 },
    ]);
    expectClose(document.joints[2]?.loads[2]?.c[0], 5000, 1e-12);
    for (const at of [0, 1]) expect(document.joints[at]?.loads).toMatchObject([{ sets: 1 }]);
    expect(notes).toEqual([{ code: 'caseSetsAdded', count: 2 }]);
  });

  test('come by forces on joints under the heading that the table of loads has', () => {
    expect(paste('on;Fy\n3;-10').document.joints[2]?.loads).toMatchObject([{ c: [-10_000, 0, -10_000] }]);
  });

  test('name joints and rods as the table numbers them', () => {
    const { document } = paste(
      'node,x,y\n10,0,9\n20,4,9\n30,2,12\n\nbar,i,j\n7,10,20\n8,20,30\n\n' +
        'node,Fy\n30,-5\n\non,number,kind,value,unit\nbar,8,mass,3,kg/m\n',
    );
    expect(document.joints.at(-1)).toMatchObject({ x: 2, y: 12, loads: [{ c: [-5000, 0, -5000] }] });
    expect(document.links.at(-1)?.loads).toMatchObject([{ className: 'DistributedMass', y: [3, 3, 3] }]);
  });

  test('loads that exist already are skipped, each existing load once', () => {
    const force = 'joint\t3\tforce along y\t-10\t\tkN\n';
    const once = paste(HEAD + force, triangle);
    expect(once.document).toBe(triangle);
    expect(once.notes).toEqual([{ code: 'loadsPassedOver', count: 1 }]);
    const twice = paste(HEAD + force + force, triangle);
    expect(twice.document.joints[2]?.loads).toHaveLength(2);
    expect(twice.notes).toEqual([{ code: 'loadsPassedOver', count: 1 }]);
  });

  test('loads find the case sets of the truss by number, and by titles in the table', () => {
    const sets = [{ title: 'Dead' }, { title: 'Wind' }];
    const loaded = readCase({ ...bare, caseSets: sets });
    const force = 'joint\t3\tforce along y\t-10\t\tkN\t\t\t\t';
    const byNumber = paste(`${HEAD}${force}2`, loaded).document;
    expect(byNumber.caseSets).toHaveLength(2);
    expect(byNumber.joints[2]?.loads).toMatchObject([{ sets: 2 }]);
    // There the sets are in the opposite order, and Snow is added.
    const rods = 'rod\ti\tj\tN1 Wind, kN\tN2 Snow, kN\n1\t1\t2\t5\t6\n\n';
    const byTitle = paste(`${rods}${HEAD}${force}1 2`, loaded).document;
    expect(byTitle.caseSets.map(({ title }) => title)).toEqual(['Dead', 'Wind', 'Snow']);
    expect(byTitle.joints[2]?.loads).toMatchObject([{ sets: 2 + 4 }]);
  });

  test('in no set stay so, and act nowhere', () => {
    const { document } = paste(`${HEAD}joint\t3\tforce along y\t-10\t\tkN\t\t\t\t0`);
    expect(document.caseSets).toHaveLength(1);
    expect(document.joints[2]?.loads).toMatchObject([{ sets: 0 }]);
  });

  test.each([
    ['floor\t3\tforce along y\t-10\t\tkN', { column: 'on', text: 'floor', code: 'unknown' }],
    ['joint\t3\tpush\t-10\t\tkN', { column: 'kind', text: 'push', code: 'unknown' }],
    ['joint\t3\tload along the rod\t-10\t\tkN/m', { column: 'kind', code: 'unfit' }],
    ['rod\t1\tforce along y\t-10\t\tkN', { column: 'kind', code: 'unfit' }],
    ['joint\t3\tforce along y\t\t\tkN', { column: 'value', code: 'missing' }],
    ['joint\t3\tforce along y\t-10\t\tkN/m', { column: 'value', code: 'unit' }],
    [
      'joint\t3\tforce along y\t1e300\t\tkN',
      { column: 'value', code: 'great', bound: { value: 1e15, unit: 'N' } },
    ],
    ['joint\t3\tforce at an angle\t-10\t\tkN', { column: 'angle, °', code: 'missing' }],
    ['rod\t1\tmass\t10\t\tkg/m\t1\t1', { column: 'loaded to, m', code: 'small' }],
    ['rod\t1\tmass\t10\t\tkg/m\t1\t', { column: 'loaded to, m', code: 'missing' }],
    ['joint\t3\tforce along y\t-10\t\tkN\t\t\t\t31', { column: 'sets', text: '31', code: 'unknown' }],
  ])('%s is refused with its cell', (row, problem) => {
    expect(read(HEAD + row)).toMatchObject({ ok: false, problems: [{ row: 2, ...problem }] });
  });

  test('on what is not there, or in a set of sums, are refused and nothing else is taken', () => {
    const sums = readCase({ ...bare, caseSets: [{ title: 'Dead' }, { title: 'Sum', combined: true }] });
    const names = (text: string) => [{ code: 'rowNamesNothing', count: 2, values: { text } }];
    const force = 'force along y\t-10\t\tkN\t\t\t\t';
    for (const [row, text] of [
      [`joint\t9\t${force}`, '9'],
      [`rod\t8\tmass\t1\t\tkg/m`, '8'],
      [`joint\t3\t${force}2`, '2'],
    ] as const) {
      const { document, notes } = paste(HEAD + row, sums);
      expect(document).toBe(sums);
      expect(notes).toEqual(names(text));
    }
  });

  test.each([
    ['en-US', enUS],
    ['ru', ru],
    ['uk', uk],
  ])('are of the kinds that the editor names in %s', (_, texts) => {
    for (const kind of ['AxialLoad', 'ShearLoad', 'GenericLoad'] as const) {
      const row = `${texts['column.joint']}\t3\t${texts[`load.${kind}`]}\t1\t\tkN\t\t\t30`;
      expect(read(HEAD + row)).toMatchObject({ loads: [{ on: 'joint', load: { className: kind } }] });
    }
    for (const kind of ['DistributedLoad', 'DistributedMass'] as const) {
      const unit = kind === 'DistributedMass' ? 'kg/m' : 'kN/m';
      const row = `${texts['column.rod']}\t1\t${texts[`load.${kind}`]}\t1\t\t${unit}`;
      expect(read(HEAD + row)).toMatchObject({ loads: [{ on: 'rod', load: { className: kind } }] });
    }
  });
});
