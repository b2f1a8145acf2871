import type { JointVector, SolvedTruss, TrussCase } from '@eecs/solver-core/truss';
import { listSets } from '@eecs/solver-core/rules';
import { type Sheet, type TableNumbers, type TableReader, createTableNumbers } from '@eecs/ui-kit/editing';
import { isSpatial } from '../editing/isSpatial.ts';
import { ANCHOR } from '../editing/joints.ts';
import { AXES, distanceOf } from '../editing/place.ts';
import type { LaterText } from '../messages/laterMessages.ts';
import type { SheetText } from './sheetMessages.ts';

type Cell = string | number | null;

/** The reader of the sheets. */
export interface SheetReader extends TableReader {
  /** The texts of the editor: the headings of the sheets are the same. */
  readonly t: LaterText;
  readonly tSheet: SheetText;
}

/**
 * Lists joints, rods and loads with forces, stresses, utilisations, displacements and reactions as sheets, in the units
 * of the reader, which headings state together with the case set. Values within rounding of zero are written as 0.
 */
export function listSheets(document: TrussCase, answer: SolvedTruss | null, reader: SheetReader): Sheet[] {
  const { t } = reader;
  const numbers = createTableNumbers(document.units.system, reader);
  const told = { ...reader, ...numbers, nameSet: createSetNames(document) };
  return [
    { name: t('panels.joints'), rows: listJoints(document, answer, told) },
    { name: t('panels.rods'), rows: listRods(document, answer, told) },
    { name: t('panels.loads'), rows: listLoads(document, told) },
  ];
}

/** Texts and number formats of the rows. */
interface TableWriter extends TableNumbers, Pick<SheetReader, 't' | 'tSheet'> {
  /** Names a case set by its number, and its title if it has one. */
  readonly nameSet: (set: number) => string;
}

function createSetNames({ caseSets }: TrussCase): TableWriter['nameSet'] {
  return (set) => [set + 1, caseSets[set]?.title ?? ''].join(' ').trim();
}

function listJoints(
  document: TrussCase,
  answer: SolvedTruss | null,
  { head, given, result, nameSet, t }: TableWriter,
): Cell[][] {
  const { joints } = document;
  // A plane truss has no displacements or reactions across its plane.
  const ways = isSpatial(document) ? AXES : AXES.slice(0, 2);
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
      ...[t('column.joint'), ...AXES.map((axis) => head(axis, 'length')), t('column.anchor')],
      ...moves.flatMap(({ name }) => ways.map((axis) => head(`Δ${axis} ${name}`, 'displacement'))),
      ...reactions.flatMap(({ name }) => ways.map((axis) => head(`R${axis} ${name}`, 'force'))),
    ],
    ...joints.map((joint, index) => [
      ...[index + 1, ...AXES.map((axis) => given(joint[axis], 'length')), toHeld(joint.anchor)],
      ...moves.flatMap(({ at, greatest }) =>
        ways.map((axis) => result(at.get(index)?.[axis] ?? 0, 'displacement', greatest)),
      ),
      ...reactions.flatMap(({ at, greatest }) => {
        const reaction = at.get(index);
        return ways.map((axis) => (reaction ? result(reaction[axis], 'force', greatest) : null));
      }),
    ]),
  ];
}

function listRods(
  { joints, links, materials, sections }: TrussCase,
  answer: SolvedTruss | null,
  { head, given, nameSet, t, tSheet }: TableWriter,
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
      ...[t('column.rod'), 'i', 'j', t('column.material'), t('column.section')],
      head(tSheet('length'), 'length'),
      ...sets.map(({ name }) => head(`N${name}`, 'force')),
      ...stressed.map(({ name }) => head(`σ${name}`, 'stress')),
      // Utilisation of the strength and of the Euler load: the greater governs.
      ...used.flatMap(({ name }) => [`${tSheet('strength')} ${name}, %`, `${tSheet('euler')} ${name}, %`]),
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
            one === null ? null : zero.has(index) ? 0 : given(100 * one, 'ratio'),
          );
        }),
      ];
    }),
  ];
}

function listLoads(
  { joints, links, caseSets }: TrussCase,
  { unit, head, given, t, tSheet }: TableWriter,
): Cell[][] {
  // Without case sets all loads act, like those of the first set. An empty cell would also mean the first set.
  const writeMask = (mask: number): string =>
    caseSets.length === 0
      ? '1'
      : listSets(mask, caseSets.length)
          .map((set) => set + 1)
          .join(' ') || '0';
  return [
    [
      ...(['on', 'number', 'kind', 'value', 'middle', 'end', 'unit'] as const).map((key) => tSheet(key)),
      ...(['from', 'to'] as const).map((key) => head(tSheet(key), 'length')),
      ...(['angle', 'raised'] as const).map((key) => head(tSheet(key), 'angle')),
      tSheet('sets'),
    ],
    ...joints.flatMap(({ loads }, index) =>
      loads.map(({ className, c, alpha, beta, sets: mask }) => [
        ...[
          t('column.joint'),
          index + 1,
          tSheet(`load.${className}`),
          given(c[0], 'force'),
          null,
          null,
          unit('force'),
        ],
        ...[null, null, given(alpha, 'angle'), given(beta ?? 0, 'angle'), writeMask(mask)],
      ]),
    ),
    ...links.flatMap(({ loads }, index) =>
      loads.map(({ className, y, x, alpha, sets: mask }) => {
        const quantity = className === 'DistributedMass' ? 'linearMass' : 'distributedLoad';
        return [
          ...[
            t('column.rod'),
            index + 1,
            tSheet(`load.${className}`),
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

function byJoint(list: readonly JointVector[]): ReadonlyMap<number, JointVector> {
  return new Map(list.map((one) => [one.joint, one]));
}

function greatestOf(list: readonly JointVector[]): number {
  return list.reduce((most, { x, y, z }) => Math.max(most, Math.abs(x), Math.abs(y), Math.abs(z)), 0);
}
