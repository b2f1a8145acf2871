import type { BeamSet } from '@eecs/solver-core';
import { type Format, type KeyPoint } from '@eecs/ui-kit';
import { type Figure, layoutSheet, type RowRequest } from '../figure/layoutFigure.ts';
import { RESULT_ROWS, type ResultRow } from '../naming/resultRows.ts';
import { listOutside } from '../live/outsideAtom.ts';
import { findSetAngle, findTurn } from '../scheme/setLook.ts';
import { createSchemeTexts } from '../scheme/useSchemeTexts.ts';
import type { Solution } from '../state/sessionAtoms.ts';

/** The diagrams of a picture, from top to bottom; one that is zero everywhere is left out. */
const PICTURED: readonly ResultRow['id'][] = ['N', 'Q', 'M', 'deflection'];
const BOARD_PX = { height: 256, gap: 8 };
const ROW_PX = 96;
const NONE: ReadonlySet<string> = new Set();

export interface PictureLayoutOptions {
  /** Of the picture, px. */
  readonly width: number;
  readonly format: Format;
  /** The results under the beam; none while there are none. */
  readonly set: BeamSet | null;
  readonly isReal: boolean;
  /** Whose results they are: its angle, its loads, and what takes no part in it. */
  readonly shownSet: number;
}

/** Lays out the beam with its loads and dimensions over its diagrams, as they are on the screen. */
export function layoutPicture(
  document: Solution['document'],
  { width, format, set, isReal, shownSet }: PictureLayoutOptions,
): Figure {
  const { system } = document.units;
  const length = (x: number): string => format.place(x, { system, span: document.L });
  const rows = PICTURED.flatMap((id): RowRequest[] => {
    const row = RESULT_ROWS.find((candidate) => candidate.id === id);
    const diagram = set === null ? null : row?.pick(set);
    if (row === undefined || diagram === null || diagram === undefined) return [];
    if (diagram.min.value === 0 && diagram.max.value === 0) return [];
    const quantity = isReal ? row.real : row.scaled;
    const greatest = Math.max(Math.abs(diagram.min.value), Math.abs(diagram.max.value));
    const results = format.results({ quantity, system, greatest });
    const write = ({ kind, x, value }: KeyPoint): string => {
      if (kind === 'zero') return length(x);
      const text = (value > 0 ? '+' : '') + results.write(value, false);
      const isPlaced = (kind === 'max' || kind === 'min') && x > 0 && x < document.L;
      return isPlaced ? `${text} · ${length(x)}` : text;
    };
    return [
      {
        diagram,
        symbol: row.symbol,
        unit: format.unit(quantity, system),
        isPositiveDown: id === 'M',
        height: ROW_PX,
        write,
      },
    ];
  });
  return layoutSheet(document, {
    width,
    minHeight: BOARD_PX.height,
    gap: BOARD_PX.gap,
    texts: createSchemeTexts(format, system),
    rows,
    look: {
      setAngle: findSetAngle(document.caseSets, shownSet),
      turnOf: (load) => findTurn(load, document.caseSets, shownSet),
    },
    outside: set === null || document.caseSets.length < 2 ? NONE : listOutside(document, shownSet),
  });
}
