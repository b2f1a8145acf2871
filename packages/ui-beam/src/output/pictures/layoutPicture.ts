import { type BeamSet, type Load, computeEnvelope } from '@eecs/solver-core';
import {
  CONVENTIONS,
  type ComparedLine,
  type Conventions,
  type Format,
  type KeyPoint,
  isBreak,
  layoutComparison,
  layoutEnvelope,
} from '@eecs/ui-kit';
import { getSetLook, type SetLook } from '@eecs/ui-kit/editor';
import { type Figure, layoutSheet, type RowRequest } from '../figure/layoutFigure.ts';
import { writeKeyPoint } from '../figure/writeKeyPoint.ts';
import { RESULT_ROWS, type ResultRow } from '../../naming/resultRows.ts';
import { listOutside } from '../../scheme/listOutside.ts';
import { type ShownSets, findSetAngle, findSetColor, findTurn, showsWeight } from '../../scheme/setTurn.ts';
import { createSchemeTexts } from '../../scheme/schemeTexts.ts';
import type { Solution } from '../../state/sessionAtoms.ts';

const BOARD_PX = { height: 256, gap: 8 };
const ROW_PX = 96;
/** Width of the symbol and the unit of a row at its left edge. */
const HEAD_PX = 56;
const NONE: ReadonlySet<string> = new Set();

export interface PictureLayoutOptions {
  /** Size of the picture, px. */
  readonly width: number;
  readonly format: Format;
  /** @default the default conventions */
  readonly conventions?: Conventions;
  /** The open diagrams on the screen; a diagram that is zero everywhere is left out. */
  readonly open: ReadonlySet<ResultRow['id']>;
  /** The results below the beam, by case set; empty if there are none. */
  readonly sets: readonly BeamSet[];
  readonly isReal: boolean;
  /** The case set of the results: its angle, its loads, and the objects outside it. */
  readonly shown: ShownSets;
  /** Whether compared sets are shown as their envelope. */
  readonly isEnveloped: boolean;
  /** The background of the lines of sets. */
  readonly tokens: { readonly ink: string; readonly sheet: string };
  /**
   * The lines below the beam and before its case sets: its title, the date, reactions, and the status of its results if
   * they are not recorded.
   */
  readonly notes: readonly string[];
  /** Names a set by its index. */
  readonly nameSet: (index: number) => string;
}

/**
 * Lays out the beam with its loads and dimensions above its diagrams, as on the screen: at most as flat as the
 * document's `ratio`.
 */
export function layoutPicture(document: Solution['document'], options: PictureLayoutOptions): Figure {
  const { width, format, sets, shown, notes, nameSet } = options;
  const { caseSets, units } = document;
  const isCompared = shown === 'all';
  const namesSets = caseSets.length > 1 && sets.length > 0;
  const indices = isCompared ? [...sets.keys()] : [shown];
  return layoutSheet(document, {
    width,
    minHeight: BOARD_PX.height,
    leastHeight: document.ratio > 0 ? width / document.ratio : 0,
    gap: BOARD_PX.gap,
    texts: createSchemeTexts(format, units.system),
    rows: RESULT_ROWS.filter(({ id }) => options.open.has(id)).flatMap((row) =>
      layOutRow(document, row, options),
    ),
    look: {
      setAngle: findSetAngle(caseSets, shown),
      hasWeight: showsWeight(document, shown),
      turnOf: (load) => findTurn(load, caseSets, shown),
      ...(isCompared && { colorOf: (load: Load) => findSetColor(load, caseSets) }),
    },
    outside: namesSets && !isCompared ? listOutside(document, shown) : NONE,
    legend: [
      ...notes.map((text) => ({ text })),
      ...(namesSets ? indices : []).map((index) => ({
        text: nameSet(index),
        // An envelope is drawn by its borders, with the numbers of the sets.
        ...(isCompared && !options.isEnveloped && { line: getLook(document, index, options) }),
      })),
    ],
  });
}

/** Lays out the row of one result; none if it is zero everywhere. */
function layOutRow(
  document: Solution['document'],
  row: ResultRow,
  options: PictureLayoutOptions,
): RowRequest[] {
  const { format, sets, isReal, shown, conventions = CONVENTIONS } = options;
  const { system } = document.units;
  const lines = sets.flatMap((set, index): ComparedLine[] => {
    const diagram = shown === 'all' || index === shown ? row.pick(set) : null;
    const look = getLook(document, index, options);
    return diagram === null ? [] : [{ diagram, mark: String(look.number), name: '', ...look }];
  });
  const sizes = lines.map(({ diagram: { min, max } }) => Math.max(Math.abs(min.value), Math.abs(max.value)));
  const greatest = Math.max(0, ...sizes);
  const [first] = lines;
  if (first === undefined || greatest === 0) return [];
  const quantity = isReal ? row.real : row.scaled;
  const isPositiveDown = quantity === 'moment' && !conventions.isMomentUp;
  const shared = {
    symbol: (row.symbol === 'Q' ? conventions.shear : row.symbol) + (row.subscript ?? ''),
    unit: format.unit(quantity, system),
    height: ROW_PX,
  };
  if (shown !== 'all') {
    const of = { quantity, system, length: document.L, greatest };
    const isFound = ({ x }: KeyPoint): boolean => !isBreak(x, first.diagram);
    const write = (point: KeyPoint): string => {
      const value = conventions.hasSigns ? point.value : Math.abs(point.value);
      const text = writeKeyPoint(format, { ...point, value }, { ...of, isFound: isFound(point) });
      return conventions.hasSigns ? text : text.replace(/^\+/u, '');
    };
    return [{ ...shared, diagram: first.diagram, isPositiveDown, write }];
  }
  const results = format.results({ quantity, system, greatest });
  const length = (x: number): string => {
    const isFound = !lines.some(({ diagram }) => isBreak(x, diagram));
    return format.place(x, { system, span: document.L, isFound });
  };
  return [
    {
      ...shared,
      layOut: (x, height) => {
        const room = {
          x,
          width: options.width,
          height,
          isPositiveDown,
          listObstacles: (axisY: number) => [{ x0: 0, y0: axisY - 16, x1: HEAD_PX, y1: axisY + 20 }],
          write: { value: results.write, isNonzero: results.isNonzero, x: length },
          writeCount: () => '',
        };
        if (!options.isEnveloped) return layoutComparison(lines, room);
        const envelope = computeEnvelope(lines.map(({ diagram }) => diagram));
        return layoutEnvelope({ lines, envelope }, room);
      },
    },
  ];
}

function getLook(
  { caseSets }: Solution['document'],
  index: number,
  { tokens: { ink, sheet } }: PictureLayoutOptions,
): SetLook {
  return getSetLook(index, caseSets[index]?.color ?? '', { ink, paper: sheet });
}
