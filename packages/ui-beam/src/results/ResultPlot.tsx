import { memo, useMemo } from 'react';
import {
  type ComparisonPlotProps,
  type DiagramLimit,
  DiagramPlot,
  type Insets,
  type LiveDiagram,
  createLate,
  useKitAtomValue,
} from '@eecs/ui-kit';
import { isComparedAtom, liveFeedAtom, type ShownResult, shownSetAtom } from '../live/beamLive.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { type Solution, documentAtom } from '../state/sessionAtoms.ts';
import { isGradientAtom } from '../state/look.ts';
import { deflectionLimitAtom } from '../state/look.ts';
import { variantAtom } from '../state/variant.ts';
import { viewAtom } from '../state/view.ts';
import { listDeflectionLimits } from '../statics/deflectionLimits.ts';
import { type ResultRow, type TitledId, pickDiagram } from '../naming/resultRows.ts';
import { useRowSymbol } from '../naming/useRowSymbol.ts';
import { cursorAtom } from '../state/passing.ts';
import { loadParts } from '../late/loadParts.ts';

export interface ResultPlotProps {
  readonly row: ResultRow;
  readonly result: ShownResult;
  readonly insets: Insets;
  readonly height: number;
  /** The full name. @default that of the editor's own texts */
  readonly label?: string;
  /** Values that should not be exceeded. @default none */
  readonly limits?: readonly DiagramLimit[];
}

/**
 * One result of the shown case set, or of all sets overlaid. Memoized, so that it is not drawn again while another one
 * is replaced.
 */
export const ResultPlot = /* @__PURE__ */ memo(function ResultPlot({
  row,
  result,
  insets,
  height,
  label,
  limits,
}: ResultPlotProps) {
  const t = useBeamText();
  const isCompared = useKitAtomValue(isComparedAtom);
  const symbolOf = useRowSymbol();
  const cursor = useKitAtomValue(cursorAtom);
  const view = useKitAtomValue(viewAtom);
  const isGradient = useKitAtomValue(isGradientAtom);
  const { L } = useKitAtomValue(documentAtom);
  const limit = useKitAtomValue(deflectionLimitAtom);
  const shown = useKitAtomValue(shownSetAtom);
  const { document, answer, standing } = result;
  // Results of an earlier beam are shown below the current board.
  const inSight = view ?? (standing === 'stale' && L !== document.L ? { x0: 0, x1: L } : null);
  const shared = {
    length: document.L,
    quantity: answer.isReal ? row.real : row.scaled,
    system: document.units.system,
    label: label ?? t(`results.${row.id as TitledId}`),
    symbol: symbolOf(row.symbol),
    ...(row.subscript === undefined ? {} : { subscript: row.subscript }),
    signPicture: row.signPicture,
    height,
    insets,
    view: inSight,
    isPreview: standing === 'preview',
    isStale: standing === 'stale',
    Fade: isGradient ? DiagramFade : undefined,
    cursor,
  };
  const own = useMemo(
    () =>
      row.id === 'deflection' && answer.isReal
        ? listDeflectionLimits(document, limit, answer.sets[shown]?.deflection)
        : limits,
    [row, answer, document, limit, limits, shown],
  );
  if (!isCompared) return <Single {...shared} {...(own && { limits: own })} row={row} result={result} />;
  return <ComparedPlot {...shared} row={row} result={result} />;
});

/** Loaded on demand, because few readers want it. */
const DiagramFade = createLate(loadParts, 'DiagramFade', { isQuiet: true });

/** Loaded when case sets are first compared. */
const ComparedPlot = createLate(loadParts, 'ComparedPlot', {
  fallback: ({ height }) => <div style={{ height }} />,
});

export interface SharedPlotProps extends Omit<ComparisonPlotProps, 'lines' | 'live'> {
  readonly row: ResultRow;
  readonly result: ShownResult;
}

function Single({ row, result, ...shared }: SharedPlotProps & { readonly limits?: readonly DiagramLimit[] }) {
  const shown = useKitAtomValue(shownSetAtom);
  const feed = useKitAtomValue(liveFeedAtom);
  const variant = useKitAtomValue(variantAtom);
  const live = useMemo((): LiveDiagram => {
    const pick = (solution: Solution) => {
      const diagram = pickDiagram(row, solution, { index: shown, isPassing: true });
      return diagram === null ? 'none' : { diagram, length: solution.document.L };
    };
    return {
      subscribe: (listener) =>
        feed.subscribe((frame) => {
          if (frame === null) listener(null);
          else listener(frame === 'refused' ? 'none' : pick(frame));
        }),
    };
  }, [feed, row, shown]);
  const diagram = useMemo(
    () => pickDiagram(row, result, { index: shown, isPassing: false }),
    [row, result, shown],
  );
  if (diagram === null) return null;
  const isInUnits = variant?.document.units.system === result.document.units.system;
  const under = isInUnits ? variant.drawUnder(row, shown) : undefined;
  return <DiagramPlot {...shared} diagram={diagram} live={live} under={under} />;
}
