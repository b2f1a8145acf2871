import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { type ReportBlock, type Runs, bold, head, plain, say } from '@eecs/ui-kit/report';
import { isSpatial } from '../editing/isSpatial.ts';
import { AXES } from '../editing/place.ts';
import { drawForces, drawMoved } from './drawTruss.ts';
import { listReactions, listRods } from './inputTables.ts';
import { listDisplacements, listExtremes, listRanges, listStresses } from './resultTables.ts';
import { type SetsOf, splitSets } from './setsOf.ts';
import type { TrussTeller } from './trussTeller.ts';
import { tellTable } from './tellTable.ts';

/** Most columns of numbers that fit beside each other on a sheet. */
const MOST_COLUMNS = 8;

/**
 * Writes the governing values: the greatest forces, the most used rod and the greatest displacement of each case set.
 */
export function tellGoverning(teller: TrussTeller): ReportBlock[] {
  const { answer, document, print, t } = teller;
  if (answer === null) return [];
  const [, ...table] = tellTable(listExtremes(document, answer, print), teller);
  return [head(t('part.governing'), 2), ...table];
}

/** Draws the axial forces of each case set and lists them rod by rod. */
export function tellForces(teller: TrussTeller): ReportBlock[] {
  const { answer, document, print, t, nameSet } = teller;
  if (answer === null) return [];
  return [
    head(t('part.forces'), 2),
    ...answer.sets.flatMap((set, index): ReportBlock[] => [
      ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
      { kind: 'figure', figure: drawForces(teller, set), label: t('figure.forces', { set: nameSet(index) }) },
    ]),
    ...splitSets(answer, MOST_COLUMNS).flatMap((part) => tellTable(forcesOf(document, part, teller), teller)),
    ...(answer.sets.length > 1 ? tellTable(listRanges(document, answer, print), teller) : []),
  ];
}

/** The table of rods has only their ends, lengths and forces: materials and cross-sections stand before it. */
function forcesOf(document: TrussCase, part: SetsOf, { print, words }: TrussTeller) {
  const { head: heads, rows } = listRods(document, part, print);
  const from = heads.length - part.sets.length;
  const shown = (cells: readonly string[]) => [...cells.slice(0, 2), ...cells.slice(from)];
  return { caption: words.tEditor('results.table'), head: shown(heads), rows: rows.map(shown) };
}

/** Writes the stresses and how much of each rod's strength and of Euler's load is used. */
export function tellUtilisation(teller: TrussTeller): ReportBlock[] {
  const { answer, document, print, t } = teller;
  if (answer === null) return [];
  const tables = splitSets(answer, MOST_COLUMNS / 2).flatMap((part) =>
    tellTable(listStresses(document, part, print), teller),
  );
  return [
    head(t('part.utilisation'), 2),
    teller.tellCaution(),
    ...(tables.length === 0 ? [say(t('used.unknown'))] : tables.slice(1)),
  ];
}

/** Writes the reactions of each case set, and that they are in equilibrium with the loads. */
export function tellReactions(teller: TrussTeller): ReportBlock[] {
  const { answer, document, print, t } = teller;
  if (answer === null) return [];
  const axes = axesOf(document);
  const checked = answer.sets.flatMap(({ checks }) => checks ?? []);
  const parts = splitSets(answer, Math.floor(MOST_COLUMNS / axes.length));
  return [
    head(t('part.reactions'), 2),
    ...parts.flatMap((part) => tellTable(listReactions(document, part, print), teller).slice(1)),
    head(t('sum.title')),
    tellSums(teller),
    ...(checked.length === 0
      ? []
      : [checked.every(({ passed }) => passed) ? say(t('sum.passed')) : say(t('sum.failed'), 'warning')]),
  ];
}

const axesOf = (document: TrussCase) => (isSpatial(document) ? AXES : AXES.slice(0, 2));

/** Sums loads and reactions of each case set along the axes. */
function tellSums({ answer, document, t, words, nameSet, format, unit }: TrussTeller): ReportBlock {
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
export function tellDisplacements(teller: TrussTeller): ReportBlock[] {
  const { answer, document, print, t, nameSet } = teller;
  if (answer === null || answer.sets.every(({ displacement }) => displacement === null)) return [];
  const parts = splitSets(answer, Math.floor(MOST_COLUMNS / axesOf(document).length));
  return [
    head(t('part.displacements'), 2),
    ...answer.sets.flatMap((set, index): ReportBlock[] => {
      const moved = drawMoved(teller, set);
      if (moved === null) return [];
      return [
        ...(document.caseSets.length === 0 ? [] : [head(nameSet(index))]),
        say(t('moved.scale', { scale: moved.scale })),
        { kind: 'figure', figure: moved.figure, label: t('figure.moved', { set: nameSet(index) }) },
      ];
    }),
    ...parts.flatMap((part) => tellTable(listDisplacements(document, part, print), teller)),
  ];
}
