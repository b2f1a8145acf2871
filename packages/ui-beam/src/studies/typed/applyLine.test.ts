import { listActions } from '@eecs/solver-core';
import { type Named } from '@eecs/ui-kit/editor';
import { expect, test } from 'vitest';
import { createBeam } from '../../state/createBeam.ts';
import { applyLine, listKept } from './applyLine.ts';
import { readLine } from './readLine.ts';
import type { Saying } from './saying.ts';

const si = { system: 0, length: 6, locale: 'en-US' } as const;
const read = (text: string): readonly Saying[] => readLine(text, si);

test('a line makes a beam: 10 kN/m on 6 m and 20 kN in the middle', () => {
  let count = 0;
  const createId = (): string => `id${(count += 1)}`;
  const text = 'L 6; q 10 0-6; P 20 @ 3; pin 0; roller 6';
  const { document } = applyLine(createBeam(0), readLine(text, { ...si, length: 5 }), {
    createId,
    named: new Map(),
  });
  expect(document.supports.map(({ className, x }) => [className, x])).toEqual([
    ['fixed', 0],
    ['simple', 6],
  ]);
  const [actions] = listActions(document);
  expect(actions?.points).toMatchObject([{ x: 3, fy: -20_000, m: 0 }]);
  expect(actions?.spreads.find(({ q0 }) => q0 === -10_000)).toMatchObject({ x0: 0, x1: 6, py: 1 });
});

test('a section of a beam without parts is that of the whole beam', () => {
  const [material] = createBeam(0).materials;
  const [section] = createBeam(0).sections;
  if (material === undefined || section === undefined) throw new Error('a new beam has both');
  const bare = { ...createBeam(0), L: 6, materials: [material], sections: [], beamSections: [] };
  const { document } = applyLine(bare, [{ kind: 'named', name: 'IPE 300' }], {
    createId: () => 'id',
    named: new Map([['IPE 300', { kind: 'section', section: { ...section, label: 'IPE 300' } }]]),
  });
  expect(document.beamSections).toEqual([
    { x: 6, materialIndex: 0, crossSectionIndex: 0, alpha: 0, flip: false },
  ]);
});

test('loads go to the case set that is shown until the line names another', () => {
  const caseSets = [0, 1, 2, 3].map((at) => ({
    title: `S${at}`,
    description: '',
    color: '#000000',
    angle: 0,
    combined: false,
  }));
  const beam = { ...createBeam(0), L: 6, caseSets };
  const sayings = readLine('P 1 @ 1; set 2; P 2 @ 2', { ...si, sets: 4 });
  const { document } = applyLine(beam, sayings, { createId: () => 'id', named: new Map(), set: 3 });
  expect(document.loads.map(({ sets }) => sets)).toEqual([0b1000, 0b10]);
});

test('a settlement moves a support of the beam or of the line down, self weight is switched', () => {
  const sayings = read('settlement 10 mm @ 6; pin 0; roller 6; self weight');
  const { document } = applyLine(createBeam(0), [{ kind: 'length', length: 6 }, ...sayings], {
    createId: () => 'id',
    named: new Map(),
  });
  expect(document.supports.map(({ settlement }) => settlement?.y)).toEqual([undefined, -0.01]);
  expect(document.selfWeight).toBe(true);
  // Self weight acts in one set, and not in sets added later.
  expect(document.weightSets).toBe(1);
});

test('a settlement acts in the shown set or the one that is named before it, and one that is there keeps its sets', () => {
  const caseSets = ['G', 'Q'].map((title) => ({
    ...{ title, description: '', color: '#607d8b', angle: 0, combined: false },
  }));
  const supports = [0, 2.5, 5].map((x) => ({ className: 'simple', x }) as const);
  const beam = { ...createBeam(0), caseSets, supports };
  const setting = { createId: () => 'id', named: new Map() };
  const apply = (text: string, set: number, document = beam) =>
    applyLine(document, readLine(text, { ...si, length: 5, held: [0, 2.5, 5], sets: 2 }), { ...setting, set })
      .document;
  expect(apply('settlement 5 @ 2.5', 1).supports[1]).toMatchObject({ settlement: { y: -0.005 }, sets: 2 });
  const both = apply('set 1; settlement 5 @ 2.5; set 2; P 3 @ 1', 1);
  expect(both.supports[1]?.sets).toBe(1);
  expect(both.loads[0]?.sets).toBe(2);
  const everywhere = {
    ...beam,
    supports: supports.map((one) => ({ ...one, settlement: { y: -0.001 } })),
  };
  expect(apply('settlement 5 @ 2.5', 1, everywhere).supports[1]).not.toHaveProperty('sets');
});

test('a line instead of the beam leaves nothing of its supports, loads and parts', () => {
  const old = applyLine(createBeam(0), readLine('pin 0; roller 2 4 5; q 3', { ...si, length: 5 }), {
    createId: () => 'old',
    named: new Map(),
  }).document;
  const { document } = applyLine(old, read('L 19; q 5; pin 0; roller 19'), {
    createId: () => 'new',
    named: new Map(),
    isInstead: true,
    set: 2,
  });
  expect(document.supports.map(({ x }) => x)).toEqual([0, 19]);
  expect(document.loads.map(({ id, x, sets }) => [id, x, sets])).toEqual([['new', [0, 19], 1]]);
  expect(document.beamSections.map(({ x }) => x)).toEqual([19]);
  const named = { ...old, title: 'Two spans with a hinge', description: 'M(3 m) = 31.076 kN·m' };
  const setting = { createId: () => 'new', named: new Map() };
  const instead = applyLine(named, read('L 19; q 5'), { ...setting, isInstead: true }).document;
  expect(instead).toMatchObject({ title: '', description: '' });
  expect(applyLine(named, read('q 5'), setting).document.title).toBe('Two spans with a hinge');
});

test('a line that names a section or a material leaves none in the lists that the beam is no longer made of', () => {
  const [section] = createBeam(0).sections;
  const [material] = createBeam(0).materials;
  if (section === undefined || material === undefined) throw new Error('a new beam has both');
  const own = { ...section, label: 'CS1', h: 310 };
  const spare = { ...section, label: 'Spare', h: 500 };
  const soft = { ...material, name: 'Soft' };
  const beam = { ...createBeam(0), sections: [own, spare], materials: [{ ...material, E: 1 }, soft] };
  const setting = {
    createId: () => 'id',
    named: new Map<string, Named>([
      ['IPE 300', { kind: 'section', section: { ...section, label: 'IPE 300' } }],
      ['Oak', { kind: 'material', material: { ...material, name: 'Oak' } }],
    ]),
  };
  for (const isInstead of [true, false]) {
    const { document } = applyLine(beam, read('L 6; q 1; IPE 300; Oak'), { ...setting, isInstead });
    // A section that nothing referred to before was added on purpose, so it stays.
    expect(document.sections.map(({ label }) => label)).toEqual(['Spare', 'IPE 300']);
    expect(document.materials.map(({ name }) => name)).toEqual(['Soft', 'Oak']);
    expect(document.beamSections).toMatchObject([{ crossSectionIndex: 1, materialIndex: 1 }]);
    // A line that names none keeps those of the beam.
    const plain = applyLine(beam, read('L 6; q 1'), { ...setting, isInstead }).document;
    expect(plain.sections).toEqual(beam.sections);
  }
});

test('a line instead of the beam tells which section and material of the old one stay', () => {
  expect(listKept(createBeam(0), [])).toEqual(['IPE 200', 'S235']);
  expect(listKept(createBeam(0), ['section'])).toEqual(['S235']);
  expect(listKept(createBeam(0), ['section', 'material'])).toEqual([]);
});
