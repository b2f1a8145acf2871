import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import {
  type ReportBlock,
  type Runs,
  bold,
  describeBalance,
  head,
  plain,
  textBlock,
} from '@eecs/ui-kit/report';
import { isSpatial } from '../editing/isSpatial.ts';
import { AXES } from '../editing/place.ts';
import { drawForces, drawMoved } from './drawTruss.ts';
import { listReactions, listRods } from './inputTables.ts';
import { listDisplacements, listExtremes, listRanges, listStresses } from './resultTables.ts';
import { type SetsOf, splitSets } from './setsOf.ts';
import type { TrussReportContext } from './trussReportContext.ts';
import { describeTable } from './describeTable.ts';

/** The greatest number of number columns that fit on a page. */
const MOST_COLUMNS = 8;

/**
 * Writes the governing values: the greatest forces, the greatest utilisation and the greatest displacement of each case
 * set.
 */
export function describeGoverning(context: TrussReportContext): ReportBlock[] {
  const { answer, document, print, t } = context;
  if (answer === null) return [];
  const [, ...table] = describeTable(listExtremes(document, answer, print), context);
  return [head(t('part.governing'), 2), ...table];
}

/** Draws the axial forces of each case set and lists them rod by rod. */
export function describeForces(context: TrussReportContext): ReportBlock[] {
  const { answer, document, print, t, nameSet } = context;
  if (answer === null) return [];
  return [
    head(t('part.forces'), 2),
    ...answer.sets.flatMap((set, index): ReportBlock[] => [
      ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
      {
        kind: 'figure',
        figure: drawForces(context, set),
        label: t('figure.forces', { set: nameSet(index) }),
      },
    ]),
    ...splitSets(answer, MOST_COLUMNS).flatMap((part) =>
      describeTable(forcesOf(document, part, context), context),
    ),
    ...(answer.sets.length > 1 ? describeTable(listRanges(document, answer, print), context) : []),
  ];
}

/**
 * The table of rods has only their ends, lengths and forces, because an earlier table has the materials and
 * cross-sections.
 */
function forcesOf(document: TrussCase, part: SetsOf, { print, words }: TrussReportContext) {
  const { head: heads, rows } = listRods(document, part, print);
  const from = heads.length - part.sets.length;
  const shown = (cells: readonly string[]) => [...cells.slice(0, 2), ...cells.slice(from)];
  return { caption: words.tEditor('results.table'), head: shown(heads), rows: rows.map(shown) };
}

/** Writes the stresses, and the utilisations of each rod's strength and Euler load. */
export function describeUtilisations(context: TrussReportContext): ReportBlock[] {
  const { answer, document, print, t } = context;
  if (answer === null) return [];
  const tables = splitSets(answer, MOST_COLUMNS / 2).flatMap((part) =>
    describeTable(listStresses(document, part, print), context),
  );
  return [
    head(t('part.utilisation'), 2),
    context.describeCaution(),
    ...(tables.length === 0 ? [textBlock(t('used.unknown'))] : tables.slice(1)),
  ];
}

/** Writes the reactions of each case set, and their equilibrium with the loads. */
export function describeReactions(context: TrussReportContext): ReportBlock[] {
  const { answer, document, print, t } = context;
  if (answer === null) return [];
  const axes = axesOf(document);
  const checked = answer.sets.flatMap(({ checks }) => checks ?? []);
  const parts = splitSets(answer, Math.floor(MOST_COLUMNS / axes.length));
  return [
    head(t('part.reactions'), 2),
    ...parts.flatMap((part) => describeTable(listReactions(document, part, print), context).slice(1)),
    head(t('sum.title')),
    describeSums(context),
    ...describeBalance(context, checked),
  ];
}

const axesOf = (document: TrussCase) => (isSpatial(document) ? AXES : AXES.slice(0, 2));

/** Sums loads and reactions of each case set along the axes. */
function describeSums({
  answer,
  document,
  t,
  words,
  nameSet,
  format,
  unit,
}: TrussReportContext): ReportBlock {
  const axes = axesOf(document);
  const sets = answer?.sets ?? [];
  const sums = sets.map((set) => sumUp(set, axes));
  const greatest = Math.max(0, ...sums.flatMap(({ loads, held }) => [...loads, ...held].map(Math.abs)));
  const { write } = format.results({ quantity: 'force', greatest });
  const row = (name: Runs, values: readonly number[], set: number | null): Runs[] => [
    ...(sets.length > 1 ? [plain(set === null ? '' : nameSet(set))] : []),
    name,
    ...values.map((value) => plain(write(value, false))),
  ];
  return {
    kind: 'table',
    caption: t('sum.title'),
    columns: [
      ...(sets.length > 1 ? [{ head: plain(words.tEditor('results.set')), isNumeric: false }] : []),
      { head: plain(''), isNumeric: false },
      ...axes.map((axis) => ({ head: plain(`Σ${axis}`), unit: unit('force'), isNumeric: true })),
    ],
    rows: sums.flatMap(({ loads, held }, set) => [
      row(plain(t('sum.loads')), loads, set),
      row(plain(t('sum.reactions')), held, null),
      row(
        bold(t('sum.rest')),
        loads.map((value, at) => value + (held[at] ?? 0)),
        null,
      ),
    ]),
  };
}

function sumUp({ b, R }: TrussSet, axes: readonly ('x' | 'y' | 'z')[]) {
  return {
    loads: axes.map((_, at) =>
      b.reduce((sum, value, index) => (index % axes.length === at ? sum + value : sum), 0),
    ),
    held: axes.map((axis) => R.reduce((sum, one) => sum + one[axis], 0)),
  };
}

/** Draws the deformed shape of each case set and lists the displacements of the joints. */
export function describeDisplacements(context: TrussReportContext): ReportBlock[] {
  const { answer, document, print, t, nameSet } = context;
  if (answer === null || answer.sets.every(({ displacement }) => displacement === null)) return [];
  const parts = splitSets(answer, Math.floor(MOST_COLUMNS / axesOf(document).length));
  return [
    head(t('part.displacements'), 2),
    ...answer.sets.flatMap((set, index): ReportBlock[] => {
      const moved = drawMoved(context, set);
      if (moved === null) return [];
      return [
        ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
        textBlock(t('moved.scale', { scale: moved.scale })),
        { kind: 'figure', figure: moved.figure, label: t('figure.moved', { set: nameSet(index) }) },
      ];
    }),
    ...parts.flatMap((part) => describeTable(listDisplacements(document, part, print), context)),
  ];
}
