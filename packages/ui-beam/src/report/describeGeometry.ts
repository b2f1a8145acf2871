import { NO_NUMBER, type Support, isHeld, totalMass } from '@eecs/solver-core';
import {
  head,
  placeColumn,
  plain,
  type ReportBlock,
  type Runs,
  textBlock,
  describeMass,
  describeStanding,
  describeWeight,
  wordColumn,
} from '@eecs/ui-kit/report';
import type { BeamReportContext } from './beamReportContext.ts';

/** Writes the length of the beam, its spans, its mass, and a table of its supports. */
export function describeGeometry(context: BeamReportContext): ReportBlock[] {
  const { document, answer, refusal, t, typed } = context;
  const { L, supports } = document;
  const bearings = supports
    .filter(({ className }) => className !== 'hinge')
    .map(({ x }) => x)
    .sort((a, b) => a - b);
  const spans = bearings.slice(1).map((x, at) => typed(x - (bearings[at] ?? 0), 'length'));
  const mass = totalMass({ ...document, loads: [] });
  const verdict = answer?.verdict ?? refusal?.verdict;
  return [
    head(t('geometry')),
    textBlock(t('length', { length: typed(L, 'length') })),
    ...(spans.length === 0 ? [] : [textBlock(t('spans', { list: spans.join('; ') }))]),
    // Nothing is known about supports without a place.
    ...describeStanding(verdict, t),
    ...describeMass(mass, context),
    ...describeWeight(document, { shared: context.shared, mass }),
    ...describeSupports(context),
  ];
}

const DIRECTIONS = ['x', 'y', 'r'] as const;

function describeSupports(context: BeamReportContext): ReportBlock[] {
  const { document, t, names, format, typed } = context;
  const { supports, caseSets } = document;
  if (supports.length === 0) return [];
  const isElastic = supports.some(({ stiffness }) => Object.values(stiffness ?? {}).some((k) => k !== 0));
  const isMoved = supports.some(({ settlement }) => Object.values(settlement ?? {}).some((by) => by !== 0));
  const spring = { x: 'springTranslation', y: 'springTranslation', r: 'springRotation' } as const;
  const moved = { x: 'displacement', y: 'displacement', r: 'slope' } as const;
  const listBy = (
    values: Support['stiffness'],
    quantity: typeof spring | typeof moved,
    sets?: number,
  ): string => {
    const list = DIRECTIONS.flatMap((direction) => {
      const value = values?.[direction];
      return value === undefined || value === 0
        ? []
        : [`${t(`direction.${direction}`)}: ${typed(value, quantity[direction])}`];
    });
    // A settlement that names no sets acts in all of them.
    const namesSets = quantity === moved && caseSets.length > 0 && list.length > 0;
    return list.join('; ') + (namesSets ? ` (${context.listSets(sets ?? 2 ** caseSets.length - 1)})` : '');
  };
  const rows = supports
    .map((support, index) => ({ support, index }))
    .sort((a, b) => a.support.x - b.support.x)
    .map(({ support, index }): Runs[] => {
      const { className, x, release, stiffness, settlement, sets } = support;
      const kind = t(`support.${className}`);
      const holds = DIRECTIONS.filter((direction) => isHeld(support, direction));
      return [
        [{ text: names[index] ?? '', style: 'bold' }],
        plain(release === true ? t('support.released', { kind }) : kind),
        plain(format.place(x, { withUnit: false })),
        plain(holds.length === 0 ? NO_NUMBER : holds.map((one) => t(`direction.${one}`)).join(', ')),
        ...(isElastic ? [plain(listBy(stiffness, spring))] : []),
        ...(isMoved ? [plain(listBy(settlement, moved, sets))] : []),
      ];
    });
  return [
    head(t('supports')),
    {
      kind: 'table',
      caption: t('supports'),
      columns: [
        wordColumn(t('column.support')),
        wordColumn(t('column.kind')),
        placeColumn(context),
        wordColumn(t('column.holds')),
        ...(isElastic ? [wordColumn(t('column.stiffness'))] : []),
        ...(isMoved ? [wordColumn(t('column.settlement'))] : []),
      ],
      rows,
    },
  ];
}
