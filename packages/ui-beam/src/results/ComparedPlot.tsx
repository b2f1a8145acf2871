import { useMemo } from 'react';
import {
  type ComparedLine,
  ComparisonPlot,
  EnvelopePlot,
  type LiveLinesFrame,
  createLate,
  getTokens,
  useKitAtomValue,
  useTheme,
} from '@eecs/ui-kit';
import { type SetLook, getSetLook, titleSet, useEditorText } from '@eecs/ui-kit/editor';
import { loadCombinations } from '../late/loadCombinations.ts';
import { liveFeedAtom } from '../live/beamLive.ts';
import { usePanelText } from '../messages/panelMessages.ts';
import { isEnvelopedAtom } from '../state/look.ts';
import { pickDiagram } from '../naming/resultRows.ts';
import type { Solution } from '../state/sessionAtoms.ts';
import { chosenSituationsAtom, shownCombinedAtom } from '../studies/combining/combining.ts';
import { findRowEffect } from '../studies/combining/rowEffects.ts';
import type { SharedPlotProps } from './ResultPlot.tsx';

/** Picks the style of a set's line and numbers. */
const pickLine = ({ color, textColor, dash }: SetLook) => ({ color, textColor, dash });

/** One result of all case sets overlaid, distinguished by dash pattern, number and colour, or as an envelope. */
export function ComparedPlot(props: SharedPlotProps) {
  const combined = useKitAtomValue(shownCombinedAtom);
  const chosen = useKitAtomValue(chosenSituationsAtom);
  if (combined === null || findRowEffect(combined.beam, props.row.id, chosen) === null)
    return <ComparedSets {...props} />;
  const { result: _, ...plot } = props;
  return <CombinedPlot {...plot} />;
}

/** Loaded when combinations are first shown. */
const CombinedPlot = createLate(loadCombinations, 'CombinedPlot', {
  fallback: ({ height }) => <div style={{ height }} />,
});

function ComparedSets({ row, result, ...shared }: SharedPlotProps) {
  const t = usePanelText();
  const tEditor = useEditorText();
  const isEnveloped = useKitAtomValue(isEnvelopedAtom);
  const theme = useTheme();
  const feed = useKitAtomValue(liveFeedAtom);
  const list = useMemo(() => {
    const { ink, sheet } = getTokens(theme === 'dark' ? 'dark' : 'light');
    return (solution: Solution, isPassing: boolean): ComparedLine[] =>
      solution.answer.sets.flatMap((_, index) => {
        const diagram = pickDiagram(row, solution, { index, isPassing });
        if (diagram === null) return [];
        const { caseSets } = solution.document;
        const look = getSetLook(index, caseSets[index]?.color ?? '', { ink, paper: sheet });
        const name = titleSet(index, caseSets, tEditor);
        return { diagram, mark: String(look.number), name, ...pickLine(look) };
      });
  }, [row, tEditor, theme]);
  const live = useMemo(
    () => ({
      subscribe: (listener: (frame: LiveLinesFrame) => void) =>
        feed.subscribe((frame) => {
          if (frame === null) listener(null);
          else if (frame === 'refused') listener('none');
          else listener({ lines: list(frame, true), length: frame.document.L });
        }),
    }),
    [feed, list],
  );
  const lines = useMemo(() => list(result, false), [list, result]);
  if (!isEnveloped || lines.length === 0) return <ComparisonPlot {...shared} lines={lines} live={live} />;
  return (
    <EnvelopePlot
      {...shared}
      lines={lines}
      live={live}
      names={{ max: t('envelope.max'), min: t('envelope.min') }}
      describe={({ max, min }) =>
        t('envelope.caption', {
          label: shared.label,
          max: max.value,
          maxX: max.x,
          maxSet: max.name,
          min: min.value,
          minX: min.x,
          minSet: min.name,
        })
      }
    />
  );
}
