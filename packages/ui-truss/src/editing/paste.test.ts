import { describe, expect, test } from 'vitest';
import { convertTruss, solveTruss } from '@eecs/solver-core/truss';
import { expectClose } from '@eecs/testing';
import { countIds, readCase, triangle } from '../../test/triangle.ts';
import { addTable, replaceByTable } from './addTable.ts';
import { readFragment, writeFragment } from './fragment.ts';
import type { TrussItem } from './items.ts';
import { pasteFragment } from './paste.ts';
import { removeItems } from './remove.ts';

const ALL: readonly TrussItem[] = triangle.joints.map((_, index) => ({ kind: 'joint', index }));

function copyInto(
  document: typeof triangle,
  items: readonly TrussItem[],
  onto: readonly TrussItem[] = [],
  from: typeof triangle = triangle,
) {
  const fragment = readFragment(writeFragment(from, items) ?? '', document);
  if (fragment === null) throw new Error('nothing was copied');
  return pasteFragment(document, fragment, { onto, step: 1, newId: countIds() });
}

describe('a part that is copied and pasted', () => {
  test('a pasted part is placed beside the original and connected to it', () => {
    const { document } = copyInto(triangle, ALL);
    // The left foot of the copy is the right foot of the truss: 3 + 2 joints, 6 rods, a load on each top.
    expect(document.joints).toHaveLength(5);
    expect(document.links).toHaveLength(6);
    expect(document.joints[4]).toMatchObject({ x: 6, y: 3 });
    expect(document.joints.flatMap(({ loads }) => loads.map(({ c }) => c[0]))).toEqual([-10000, -10000]);
    const ids = [...document.joints, ...document.links].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('comes back where it was after it was cut', () => {
    const cut = removeItems(triangle, [{ kind: 'joint', index: 2 }]).document;
    const { document } = copyInto(cut, ALL);
    expect(document.links).toHaveLength(3);
    expect(document.joints.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [4, 0],
      [2, 3],
    ]);
  });

  test('a pasted part brings its material into a truss without one, and reuses an equal one', () => {
    const steel = { id: 's', name: 'Steel', E: 2e11, G: 8e10, nu: 0.3, density: 7850, alpha: 1e-5 };
    const from = readCase({
      ...triangle,
      materials: [steel],
      links: triangle.links.map((link) => ({ ...link, materialIndex: 0 })),
    });
    const once = copyInto(triangle, ALL, [], from).document;
    expect(once.materials.map(({ name }) => name)).toEqual(['Steel']);
    expect(once.links.slice(3).map(({ materialIndex }) => materialIndex)).toEqual([0, 0, 0]);
    expect(copyInto(once, ALL, [], from).document.materials).toHaveLength(1);
  });

  test('loses the hidden characters of its texts', () => {
    const set = { title: 'Wind\u202e 1', description: '', color: '#000000', angle: 0, combined: false };
    const from = { ...triangle, caseSets: [set] };
    const text = writeFragment(from, ALL) ?? '';
    expect(text).toContain('\u202e');
    expect(readFragment(text, triangle)?.part.caseSets[0]?.title).toBe('Wind 1');
  });

  test('brings its case sets: all of them into an empty truss, into another those of other titles', () => {
    const sets = [
      { title: 'Dead', combined: false },
      { title: 'Wind', combined: false, angle: 15 },
      { title: 'Both', combined: true, factors: { 0: 1.35, 1: 0.9 } },
    ];
    const [load] = triangle.joints.flatMap(({ loads }) => loads);
    const from = readCase({
      ...triangle,
      caseSets: sets,
      joints: triangle.joints.map((joint, index) =>
        index === 2 ? { ...joint, loads: [load, { ...load, id: 'w', sets: 2 }] } : joint,
      ),
    });
    const empty = readCase({ joints: [], links: [] });
    const whole = copyInto(empty, ALL, [], from);
    expect(whole.document.caseSets).toEqual(from.caseSets);
    expect(whole.document.joints[2]?.loads.map((one) => one.sets)).toEqual([1, 2]);
    expect(whole.notes).toEqual([{ code: 'caseSetsAdded', count: 3 }]);
    const windy = readCase({ ...triangle, caseSets: [{ title: 'Wind', combined: false }] });
    const part = copyInto(windy, ALL, [], from).document;
    expect(part.caseSets.map(({ title }) => title)).toEqual(['Wind', 'Dead']);
    expect(part.joints.at(-1)?.loads.map((one) => one.sets)).toEqual([2, 1]);
  });

  test('comes in the units of the truss it is pasted into', () => {
    const us = convertTruss(readCase({ joints: [], links: [] }), 1);
    const { document } = copyInto(us, ALL);
    // An inch is 0.0254 m.
    expectClose(document.joints[1]?.x, 4 / 0.0254, 1e-11);
    const [si, ft] = [solveTruss(triangle), solveTruss(document)];
    if (si.level === 'error' || ft.level === 'error') throw new Error('both can be solved');
    // A pound-force is 4.4482216152605 N.
    expectClose(ft.sets[0]?.N[0], (si.sets[0]?.N[0] ?? NaN) / 4.4482216152605, 1e-8);
  });

  test('pasted loads go onto the selection, and a message asks for one without it', () => {
    const load: TrussItem = { kind: 'jointLoad', joint: 2, index: 0 };
    const { document } = copyInto(
      triangle,
      [load],
      [
        { kind: 'joint', index: 0 },
        { kind: 'joint', index: 1 },
      ],
    );
    expect(document.joints.map(({ loads }) => loads.length)).toEqual([1, 1, 1]);
    const refused = copyInto(triangle, [load]);
    expect(refused.document).toBe(triangle);
    expect(refused.notes).toEqual([{ code: 'pasteNeedsChoice', count: 1 }]);
  });

  test('any other text is no copied part', () => {
    expect(readFragment('{"format":"eecs-beam-fragment"}', triangle)).toBeNull();
    expect(readFragment('eecs-truss-fragment', triangle)).toBeNull();
  });
});

describe('a table', () => {
  const rod = { row: 2, label: null, material: '', section: '', dT: 0, dL: 0 };
  const none = { joints: [], rods: [], loads: [], setTitles: [] };
  const label = (number: number) => ({ column: 'joint', text: String(number), number, isCalled: true });

  test('brings joints and the rods between them, those that are there taken as they are', () => {
    const joints = [
      { row: 1, x: 4, y: 0, z: 0, anchor: 0, label: null },
      { row: 2, x: 8, y: 0, z: 0, anchor: 2, label: null },
    ];
    const { document } = addTable(triangle, { ...none, joints, rods: [{ ...rod, i: 1, j: 2 }] }, countIds());
    expect(document.joints).toHaveLength(4);
    expect(document.links[3]).toMatchObject({ i: 1, j: 3 });
    expect(document.joints[1]?.anchor).toBe(2);
  });

  test('in the place of a truss they leave neither its title nor its description', () => {
    const named = { ...triangle, title: 'Roof truss', description: 'Hall A' };
    const joints = [0, 3].map((x, row) => ({ row, x, y: 9, z: 0, anchor: 0, label: null }));
    const { document } = replaceByTable(named, { ...none, joints }, countIds());
    expect(document).toMatchObject({ title: '', description: '', links: [] });
    expect(document.joints.map(({ x, y }) => [x, y])).toEqual([
      [0, 9],
      [3, 9],
    ]);
    expect(addTable(named, { ...none, joints }, countIds()).document.title).toBe('Roof truss');
  });

  test('in the place of a truss they leave no section and material of its rods alone, and lose nothing of a refusal', () => {
    const steel = { id: 's', name: 'Steel', E: 2e11, G: 8e10, nu: 0.3, density: 7850, alpha: 1e-5 };
    const tube = { className: 'roundsection', d: 100 } as const;
    const made = readCase({
      ...triangle,
      materials: [steel, { ...steel, id: 'o', name: 'Oak' }],
      sections: ['Old', 'Spare', 'New'].map((sectionLabel) => ({ ...tube, label: sectionLabel })),
      links: triangle.links.map((link) => ({ ...link, materialIndex: 0, sectionIndex: 0 })),
    });
    const joints = [0, 3].map((x, row) => ({ row, x, y: 9, z: 0, anchor: 0, label: label(row + 1) }));
    const named = { ...rod, i: 1, j: 2, material: 'Oak', section: 'New' };
    const { document } = replaceByTable(made, { ...none, joints, rods: [named] }, countIds());
    expect(document.materials.map(({ name }) => name)).toEqual(['Oak']);
    expect(document.sections.map((one) => one.label)).toEqual(['Spare', 'New']);
    expect(document.links).toMatchObject([{ materialIndex: 0, sectionIndex: 1 }]);
    // The rods may come after the joints.
    expect(replaceByTable(made, { ...none, joints }, countIds()).document.sections).toEqual(made.sections);
    const wrong = replaceByTable(made, { ...none, joints, rods: [{ ...named, j: 7 }] }, countIds());
    expect(wrong.notes).toHaveLength(1);
    expect(wrong.document).toBe(made);
  });

  test('joint numbers of a table are kept for its rods; in a table without rods their change is reported', () => {
    const joints = [
      { row: 2, x: 0, y: 9, z: 0, anchor: 0, label: label(3) },
      { row: 3, x: 5, y: 9, z: 0, anchor: 0, label: label(1) },
      { row: 4, x: 2, y: 12, z: 0, anchor: 0, label: label(2) },
    ];
    const { document, notes } = addTable(
      triangle,
      { ...none, joints, rods: [{ ...rod, i: 1, j: 3 }] },
      countIds(),
    );
    const { i = -1, j = -1 } = document.links.at(-1) ?? {};
    expect([document.joints[i], document.joints[j]]).toMatchObject([{ x: 5 }, { x: 0 }]);
    expect(notes).toEqual([]);
    const alone = addTable(triangle, { ...none, joints }, countIds());
    expect(alone.notes).toEqual([{ code: 'jointsNumberedAnew', count: 3 }]);
  });

  test('a table of rods alone refers to joints of the truss; duplicates are skipped, unknown joints refused by their row', () => {
    const doubled = addTable(triangle, { ...none, rods: [{ ...rod, i: 1, j: 2 }] }, countIds());
    expect(doubled.document).toBe(triangle);
    expect(doubled.notes).toEqual([{ code: 'rodsPassedOver', count: 1 }]);
    const { document, notes } = addTable(triangle, { ...none, rods: [{ ...rod, i: 1, j: 4 }] }, countIds());
    expect(document).toBe(triangle);
    expect(notes).toEqual([{ code: 'rowNamesNothing', count: 2, values: { text: '4' } }]);
  });

  test('finds materials and cross-sections by name, and assigns only named ones', () => {
    const steel = { id: 's', name: 'S235', E: 2.1e11, G: 8e10, nu: 0.3, density: 7850, alpha: 1.2e-5 };
    const known = readCase({
      ...triangle,
      joints: [...triangle.joints, { x: 2, y: 6 }],
      materials: [steel],
      sections: [{ id: 't', shape: 'pipe', label: 'CHS 114.3×5', D: 0.1143, t: 0.005 }],
      links: triangle.links.map((link) => ({ ...link, materialIndex: 0, sectionIndex: 0 })),
    });
    const { document, notes } = addTable(
      known,
      {
        ...none,
        rods: [
          { ...rod, i: 1, j: 4, material: 's235', section: 'CHS 114.3x5', dT: 20 },
          { ...rod, i: 2, j: 4, material: 'S355', section: 'HEB 200' },
          { ...rod, i: 3, j: 4 },
          { ...rod, i: 3, j: 3 },
        ],
      },
      countIds(),
    );
    expect(document.links.slice(3)).toMatchObject([
      { materialIndex: 0, sectionIndex: 0, dT: 20 },
      { materialIndex: -1, sectionIndex: -1 },
      { materialIndex: 0, sectionIndex: 0 },
    ]);
    expect(notes).toEqual([
      { code: 'rodsPassedOver', count: 1 },
      { code: 'rodsWithoutNamed', count: 1 },
    ]);
  });
});
