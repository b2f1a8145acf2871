import type { JointVector, SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import { listSets } from '@eecs/solver-core/rules';
import type { Sheet } from '@eecs/ui-kit/editing';
import { ANCHOR } from '../editing/joints.ts';
import { AXES, distanceOf } from '../editing/place.ts';
import { type TableNumbers, type TableReader, createTableNumbers } from './tableNumbers.ts';

type Cell = string | number | null;

/**
 * Lists joints, rods and loads with forces, stresses, use, displacements and reactions as sheets, in the units of the reader, which
 * headings name beside their case set. What is nothing within rounding is 0.
 */
export function listSheets(document: TrussCase, answer: SolvedTruss | null, reader?: TableReader): Sheet[] {
  const numbers = createTableNumbers(document.units.system, reader);
  const nameSet = createSetNames(document);
  return [
    { name: 'Joints', rows: listJoints(document, answer, { ...numbers, nameSet }) },
    { name: 'Rods', rows: listRods(document, answer, { ...numbers, nameSet }) },
    { name: 'Loads', rows: listLoads(document, numbers) },
  ];
}

/** What headings of results need. */
interface SetNumbers extends TableNumbers {
  /** Names a case set by its number, and by its title where it has one. */
  readonly nameSet: (set: number) => string;
}

function createSetNames({ caseSets }: TrussCase): SetNumbers['nameSet'] {
  return (set) => [set + 1, caseSets[set]?.title ?? ''].join(' ').trim();
}

function listJoints(
  { joints }: TrussCase,
  answer: SolvedTruss | null,
  { unit, given, result, nameSet }: SetNumbers,
): Cell[][] {
  const sets = (answer?.sets ?? []).map((set, index) => ({ ...set, name: nameSet(index) }));
  const moving = sets.filter(({ displacement }) => displacement !== null);
  const toHeld = (anchor: number): string =>
    AXES.filter((axis) => (anchor & ANCHOR[axis]) !== 0)
      .join('')
      .toUpperCase();
  const reactions = sets.map(({ name, R }) => ({ name, at: byJoint(R), greatest: greatestOf(R) }));
  const moves = moving.map(({ name, displacement }) => ({
    name,
    at: byJoint(displacement ?? []),
    greatest: greatestOf(displacement ?? []),
  }));
  return [
    [
      ...['joint', ...AXES.map((axis) => `${axis}, ${unit('length')}`), 'anchor'],
      ...moves.flatMap(({ name }) => AXES.map((axis) => `Δ${axis} ${name}, ${unit('displacement')}`)),
      ...reactions.flatMap(({ name }) => AXES.map((axis) => `R${axis} ${name}, ${unit('force')}`)),
    ],
    ...joints.map((joint, index) => [
      ...[index + 1, ...AXES.map((axis) => given(joint[axis], 'length')), toHeld(joint.anchor)],
      ...moves.flatMap(({ at, greatest }) =>
        AXES.map((axis) => result(at.get(index)?.[axis] ?? 0, 'displacement', greatest)),
      ),
      ...reactions.flatMap(({ at, greatest }) => {
        const reaction = at.get(index);
        return AXES.map((axis) => (reaction ? result(reaction[axis], 'force', greatest) : null));
      }),
    ]),
  ];
}

function listRods(
  { joints, links, materials, sections }: TrussCase,
  answer: SolvedTruss | null,
  { unit, given, nameSet }: SetNumbers,
): Cell[][] {
  const sets = (answer?.sets ?? []).map((set, index) => ({
    ...set,
    name: nameSet(index),
    zero: new Set(set.zeroForce),
  }));
  const stressed = sets.filter(({ stress }) => stress !== null);
  const used = sets.filter(({ utilisation }) => utilisation !== null);
  return [
    [
      ...['rod', 'i', 'j', 'material', 'section', `length, ${unit('length')}`],
      ...sets.map(({ name }) => `N${name}, ${unit('force')}`),
      ...stressed.map(({ name }) => `σ${name}, ${unit('stress')}`),
      // Of strength and of Euler's load: whichever is greater governs.
      ...used.flatMap(({ name }) => [`used strength ${name}, %`, `used Euler ${name}, %`]),
    ],
    ...links.map(({ i, j, materialIndex, sectionIndex }, index) => {
      const [a, b] = [joints[i], joints[j]];
      return [
        ...[index + 1, i + 1, j + 1],
        ...[materials[materialIndex]?.name ?? '', sections[sectionIndex]?.label ?? ''],
        a && b ? given(distanceOf(a, b), 'length') : null,
        ...sets.map(({ N, zero }) => (zero.has(index) ? 0 : given(N[index] ?? 0, 'force'))),
        ...stressed.map(({ stress, zero }) => (zero.has(index) ? 0 : given(stress?.[index] ?? 0, 'stress'))),
        ...used.flatMap(({ utilisation, zero }) => {
          const part = utilisation?.[index];
          return [part?.stress ?? null, part?.buckling ?? null].map((one) =>
            one === null ? null : zero.has(index) ? 0 : Number((one * 100).toPrecision(12)),
          );
        }),
      ];
    }),
  ];
}

function listLoads({ joints, links, caseSets }: TrussCase, { unit, given }: TableNumbers): Cell[][] {
  const writeMask = (mask: number): string =>
    listSets(mask, Math.max(1, caseSets.length))
      .map((set) => set + 1)
      .join(' ');
  return [
    [
      ...['on', 'number', 'kind', 'value', 'middle value', 'end value', 'unit'],
      ...[`loaded from, ${unit('length')}`, `loaded to, ${unit('length')}`],
      ...[`angle, ${unit('angle')}`, `raised, ${unit('angle')}`, 'sets'],
    ],
    ...joints.flatMap(({ loads }, index) =>
      loads.map(({ className, c, alpha, beta, sets: mask }) => [
        ...['joint', index + 1, KINDS[className], given(c[0], 'force'), null, null, unit('force')],
        ...[null, null, given(alpha, 'angle'), given(beta ?? 0, 'angle'), writeMask(mask)],
      ]),
    ),
    ...links.flatMap(({ loads }, index) =>
      loads.map(({ className, y, x, alpha, sets: mask }) => {
        const quantity = className === 'DistributedMass' ? 'linearMass' : 'distributedLoad';
        return [
          ...[
            'rod',
            index + 1,
            KINDS[className],
            ...y.map((value) => given(value, quantity)),
            unit(quantity),
          ],
          ...(x === undefined ? [null, null] : x.map((place) => given(place, 'length'))),
          ...[given(alpha, 'angle'), null, writeMask(mask)],
        ];
      }),
    ),
  ];
}

/** What loads are called beside the names that documents have for them. */
const KINDS = {
  AxialLoad: 'force along x',
  ShearLoad: 'force along y',
  GenericLoad: 'force at an angle',
  DistributedLoad: 'load along the rod',
  DistributedMass: 'mass along the rod',
} as const;

function byJoint(list: readonly JointVector[]): ReadonlyMap<number, JointVector> {
  return new Map(list.map((one) => [one.joint, one]));
}

function greatestOf(list: readonly JointVector[]): number {
  return list.reduce((most, { x, y, z }) => Math.max(most, Math.abs(x), Math.abs(y), Math.abs(z)), 0);
}
