import type { CurveShape, FrameJoint, FrameMember } from '@eecs/solver-core/frame';
import type { Quantity } from '@eecs/solver-core';
import {
  type ReportBlock,
  describeGiven,
  describeSets,
  describeSigns,
  head,
  listTable,
  numberColumn,
  symbol,
  wordColumn,
} from '@eecs/ui-kit/report';
import { curvedShape } from '../editing/curves.ts';
import { lengthOf } from '../editing/fitLoads.ts';
import { bearingOf } from '../editing/members.ts';
import { lineOf, lineOnMember } from '../editing/lineOf.ts';
import { describeLoad } from '../scheme/describeLoad.ts';
import { type LoadRow, listLoads } from '../state/listLoads.ts';
import type { FrameReportContext } from './frameReportContext.ts';

/** Writes the sign conventions, the units and the theory. */
export function describeConventions(context: FrameReportContext): ReportBlock[] {
  const { t, document } = context;
  const hasOneWay = document.members.some((member) => bearingOf(member) !== 'both');
  const hasBed = document.members.some(({ bedding }) => bedding !== undefined);
  return describeSigns(context, {
    lines: [
      ...(['axes', 'local', 'N', 'Q', 'M', 'R', 'theory'] as const).map((one) => t(`conventions.${one}`)),
      ...(document.secondOrder === true ? [t('conventions.secondOrder')] : []),
      ...(hasOneWay ? [t('conventions.oneWay')] : []),
      ...(hasBed ? [t('conventions.bed')] : []),
    ],
    quantities: ['length', 'force', 'moment', 'distributedLoad', 'displacement', 'slope'],
    bare: t('conventions.bare'),
  });
}

/** Writes the given data: size and verdict, joints, members, loads, case sets and constants. */
export function describeInputs(context: FrameReportContext): ReportBlock[] {
  const { t, document } = context;
  const { joints, members } = document;
  return describeGiven(context, {
    size: t('size', { joints: joints.length, members: members.length }),
    remarks: document.inextensible ? [t('inextensible')] : [],
    tables: [
      ...describeJoints(context),
      ...describeMembers(context),
      ...describeLoads(context),
      ...describeSets(context),
    ],
    used: {
      materials: members.map(({ materialIndex }) => materialIndex),
      sections: members.map(({ crossSectionIndex }) => crossSectionIndex),
      properties: ['A', 'Iy', 'Iz', 'WyTop'],
    },
  });
}

/** A row of a table with its number. */
interface Numbered<Item> {
  readonly item: Item;
  readonly number: number;
}

const numbered = <Item>(items: readonly Item[]): Numbered<Item>[] =>
  items.map((item, index) => ({ item, number: index + 1 }));

const DIRECTIONS = ['x', 'y', 'r'] as const;

function describeJoints(context: FrameReportContext): ReportBlock[] {
  const { t, document, typed, words } = context;
  if (document.joints.length === 0) return [];
  const values = (
    of: { readonly x?: number; readonly y?: number; readonly r?: number } | undefined,
    quantity: (direction: (typeof DIRECTIONS)[number]) => Quantity,
  ): string =>
    DIRECTIONS.flatMap((direction) => {
      const value = of?.[direction] ?? 0;
      if (value === 0) return [];
      const name = direction === 'r' ? t('rotation') : direction;
      return [`${name}: ${typed(value, quantity(direction))}`];
    }).join('; ');
  const settlementOf = ({ support }: FrameJoint): string => {
    const value = values(support?.settlement, (one) => (one === 'r' ? 'slope' : 'displacement'));
    // A settlement without sets acts in all of them.
    return value === '' || support?.sets === undefined || document.caseSets.length === 0
      ? value
      : t('inSets', { value, sets: context.listSets(support.sets) });
  };
  return [
    head(words.tEditor('joints.caption')),
    listTable(
      numbered(document.joints),
      [
        { column: wordColumn(t('column.number')), write: ({ number }) => String(number) },
        ...(['x', 'y'] as const).map((axis) => ({
          column: numberColumn(context, 'length', symbol(axis)),
          write: ({ item }: Numbered<FrameJoint>) => typed(item[axis], 'length', false),
        })),
        {
          column: wordColumn(t('column.support')),
          write: ({ item: { support } }) =>
            support === undefined ? '' : words.tEditor(`support.${support.className}`),
        },
        {
          column: wordColumn(t('column.turn')),
          write: ({ item: { support } }) =>
            (support?.alpha ?? 0) === 0 ? '' : typed(support?.alpha ?? 0, 'angle'),
        },
        {
          column: wordColumn(t('column.stiffness')),
          write: ({ item: { support } }) =>
            values(support?.stiffness, (one) => (one === 'r' ? 'springRotation' : 'springTranslation')),
        },
        { column: wordColumn(t('column.settlement')), write: ({ item }) => settlementOf(item) },
      ],
      words.tEditor('joints.caption'),
    ),
  ];
}

/** Imposed strains of members. */
const STRAINS = [
  { sign: 'ΔT', quantity: 'temperatureDifference', name: 'dT' },
  { sign: 'ΔTh', quantity: 'temperatureDifference', name: 'dTdepth' },
  { sign: 'ΔL', quantity: 'displacement', name: 'dL' },
  { sign: 'e₀', quantity: 'displacement', name: 'camber' },
] as const;

/** Writes the shape and the bedding of a member, whether it carries only tension or compression, and whether it is inextensible. */
function describeWays({ t, typed }: FrameReportContext, member: FrameMember): string {
  const { x = 0, y = 0, xEnd = x, yEnd = y } = member.bedding ?? {};
  const bed = (sign: string, start: number, end: number): string[] => {
    if (start === 0 && end === 0) return [];
    const value = typed(start, 'pressure');
    return [`${sign} = ${start === end ? value : `${value} … ${typed(end, 'pressure')}`}`];
  };
  const bearing = bearingOf(member);
  const curved = curvedShape(member.shape);
  return [
    ...(curved === null ? [] : [describeShape(curved)]),
    ...bed('ky', y, yEnd),
    ...bed('kx', x, xEnd),
    ...(bearing === 'both' ? [] : [t(`bears.${bearing}`)]),
    ...(member.inextensible === true ? [t('bears.inextensible')] : []),
  ].join('; ');

  function describeShape({ kind, rise, shift }: CurveShape): string {
    const values = { rise: typed(rise, 'length'), shift: typed(shift, 'length') };
    return t(shift === 0 ? `shape.${kind}` : 'shape.shifted', values);
  }
}

function describeMembers(context: FrameReportContext): ReportBlock[] {
  const { t, document, typed, words } = context;
  const { members, materials, sections, caseSets } = document;
  if (members.length === 0) return [];
  const strainsOf = (member: FrameMember): string => {
    const value = STRAINS.flatMap(({ sign, quantity, name }) => {
      const size = member[name] ?? 0;
      return size === 0 ? [] : [`${sign} = ${typed(size, quantity)}`];
    }).join('; ');
    return value === '' || member.sets === undefined || caseSets.length === 0
      ? value
      : t('inSets', { value, sets: context.listSets(member.sets) });
  };
  return [
    head(words.tEditor('members.caption')),
    listTable(
      numbered(members),
      [
        { column: wordColumn(t('column.number')), write: ({ number }) => String(number) },
        { column: wordColumn(t('column.joints')), write: ({ item }) => `${item.i + 1}–${item.j + 1}` },
        {
          column: numberColumn(context, 'length', symbol('L')),
          write: ({ item }) => typed(lengthOf(document, item), 'length', false),
        },
        { column: wordColumn(t('column.start')), write: ({ item }) => describeEnd(context, item, 'i') },
        { column: wordColumn(t('column.end')), write: ({ item }) => describeEnd(context, item, 'j') },
        {
          column: wordColumn(t('column.material')),
          write: ({ item }) => materials[item.materialIndex]?.name ?? '',
        },
        {
          column: wordColumn(t('column.section')),
          write: ({ item }) => sections[item.crossSectionIndex]?.label ?? '',
        },
        { column: wordColumn(t('column.imposed')), write: ({ item }) => strainsOf(item) },
        ...(members.some((member) => describeWays(context, member) !== '')
          ? [
              {
                column: wordColumn(t('column.ways')),
                write: ({ item }: Numbered<FrameMember>) => describeWays(context, item),
              },
            ]
          : []),
      ],
      words.tEditor('members.caption'),
    ),
  ];
}

/** Writes what an end of a member does not transfer; nothing for a rigid one. */
function describeEnd({ t, typed }: FrameReportContext, { ends }: FrameMember, end: 'i' | 'j'): string {
  const { N, Q, M } = ends[end];
  return [
    ...(M === 'free' ? [t('end.hinge')] : []),
    ...(typeof M === 'number' ? [t('end.spring', { value: typed(M, 'springRotation') })] : []),
    ...(N === 'free' ? [t('end.N')] : []),
    ...(Q === 'free' ? [t('end.Q')] : []),
  ].join(', ');
}

function describeLoads(context: FrameReportContext): ReportBlock[] {
  const { t, document, words, typed } = context;
  const rows = numbered(listLoads(document));
  if (rows.length === 0) return [];
  const hasSets = document.caseSets.length > 0;
  const place = ({ load }: LoadRow): string => {
    if (!('x' in load) || load.x === undefined) return '';
    return typeof load.x === 'number'
      ? typed(load.x, 'length')
      : load.x.map((x) => typed(x, 'length')).join(' … ');
  };
  return [
    head(words.tEditor('loads.caption')),
    listTable(
      rows,
      [
        { column: wordColumn(t('column.number')), write: ({ number }) => String(number) },
        {
          column: wordColumn(t('column.kind')),
          write: ({ item: { load } }) => words.tEditor(`load.${load.className}`),
        },
        { column: wordColumn(t('column.on')), write: ({ item }) => nameBearer(context, item) },
        { column: { head: symbol('x'), isNumeric: false }, write: ({ item }) => place(item) },
        { column: wordColumn(t('column.value')), write: ({ item }) => describeValue(context, item) },
        {
          column: wordColumn(t('column.axes')),
          write: ({ item: { load } }) =>
            'frame' in load && load.frame === 'projected' ? words.tEditor('axes.projected') : '',
        },
        ...(hasSets
          ? [
              {
                column: wordColumn(t('column.sets')),
                write: ({ item: { load } }: Numbered<LoadRow>) => context.listSets(load.sets),
              },
            ]
          : []),
      ],
      words.tEditor('loads.caption'),
    ),
  ];
}

function nameBearer({ words }: FrameReportContext, { item }: LoadRow): string {
  return item.kind === 'jointLoad'
    ? words.tEditor('joints.row', { number: item.joint + 1 })
    : words.tEditor('members.row', { number: item.member + 1 });
}

function describeValue(
  { document, system, words, typed, format }: FrameReportContext,
  { item, load }: LoadRow,
): string {
  const member = item.kind === 'memberLoad' ? document.members[item.member] : undefined;
  const line = member === undefined ? lineOf(load) : lineOnMember(load, document, member);
  const writer = {
    ...format,
    brief: (value: number, options: { readonly quantity: Quantity; readonly withUnit?: boolean }) =>
      typed(value, options.quantity, options.withUnit ?? true),
  };
  return describeLoad(load, { format: writer, locale: words.locale }, system, line);
}
