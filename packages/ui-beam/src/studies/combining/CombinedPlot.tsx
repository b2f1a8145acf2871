import { useCallback, useMemo } from 'react';
import { combineBeam } from '@eecs/solver-core/combinations';
import {
  type ComparedLine,
  type ComparisonPlotProps,
  DiagramPlot,
  EnvelopePlot,
  useKitAtomValue,
  useSetKitAtom,
  vars,
} from '@eecs/ui-kit';
import { liveFeedAtom } from '../../live/beamLive.ts';
import type { ResultRow } from '../../naming/resultRows.ts';
import { chosenSituationsAtom, shownCombinationAtom, shownCombinedAtom } from './combining.ts';
import { useCombiningText } from './combiningMessages.ts';
import { type RowEffect, findRowEffect, toEnvelope } from './rowEffects.ts';

interface CombinedPlotProps extends Omit<ComparisonPlotProps, 'lines' | 'live'> {
  readonly row: ResultRow;
}

/** One result in all combinations: their envelope, or a single combination. Nothing if the result is not combined. */
export function CombinedPlot({ row, ...shared }: CombinedPlotProps) {
  const shown = useKitAtomValue(shownCombinedAtom);
  const chosen = useKitAtomValue(chosenSituationsAtom);
  const alone = useKitAtomValue(shownCombinationAtom);
  const found = useMemo(
    () => (shown === null ? null : findRowEffect(shown.beam, row.id, chosen)),
    [shown, row, chosen],
  );
  const own = useMemo(() => {
    if (shown === null || alone === null) return null;
    const { situations } = shown.beam;
    const index = situations.findIndex(({ situation }) => situation === alone.situation);
    const effect = findRowEffect(shown.beam, row.id, {})?.effect;
    if (effect === undefined || situations[index]?.combinations[alone.combination] === undefined) return null;
    return combineBeam(shown.beam, { situation: index, combination: alone.combination })[effect] ?? null;
  }, [shown, alone, row]);
  if (shown === null || found === null) return null;
  const { document, isStale } = shown;
  const plot = {
    ...shared,
    length: document.L,
    system: document.units.system,
    isPreview: true,
    isStale: isStale || shared.isStale === true,
  };
  if (own !== null) return <DiagramPlot {...plot} diagram={own} />;
  return <EnvelopeOf {...plot} found={found} />;
}

function EnvelopeOf({
  found,
  ...plot
}: Omit<ComparisonPlotProps, 'lines' | 'live'> & { readonly found: RowEffect }) {
  const t = useCombiningText();
  const { situation, effect } = found;
  const feed = useKitAtomValue(liveFeedAtom);
  const showAlone = useSetKitAtom(shownCombinationAtom);
  const pick = useCallback(
    (combination: number) => showAlone({ situation: situation.situation, combination }),
    [showAlone, situation],
  );
  const envelope = useMemo(() => toEnvelope(situation, effect), [situation, effect]);
  const lines = useMemo((): readonly ComparedLine[] => {
    if (envelope === null) return [];
    const look = { color: vars.ink, dash: '', isDrawn: false };
    return situation.combinations.map(({ id }, index) => ({
      ...look,
      diagram: envelope[index % 2 === 0 ? 'max' : 'min'].diagram,
      mark: String(index + 1),
      name: id,
    }));
  }, [situation, envelope]);
  // A gesture is not followed: the previous result is faint until the gesture ends.
  const live = useMemo(
    () => ({
      subscribe: (listener: (frame: 'none' | null) => void) =>
        feed.subscribe((frame) => listener(frame === null ? null : 'none')),
    }),
    [feed],
  );
  if (envelope === null) return null;
  return (
    <EnvelopePlot
      {...plot}
      lines={lines}
      envelope={envelope}
      live={live}
      names={{ max: t('max'), min: t('min') }}
      onPick={pick}
      describe={({ max, min }) =>
        t('caption', {
          label: plot.label,
          max: max.value,
          maxX: max.x,
          maxName: max.name,
          min: min.value,
          minX: min.x,
          minName: min.name,
        })
      }
    />
  );
}
