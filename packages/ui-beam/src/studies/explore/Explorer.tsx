import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Alert, useElementWidth, useFormat, useText, vars } from '@eecs/ui-kit';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import type { Solution } from '../../state/sessionAtoms.ts';
import { getRowQuantity } from './chartUnits.ts';
import { ChartArea } from './ChartArea.tsx';
import { ChartCursor } from './ChartCursor.tsx';
import { drawPicture } from './drawPicture.ts';
import { exploreMessages } from './exploreMessages.ts';
import { ExplorePicks } from './ExplorePicks.tsx';
import { EXPLORE_ROWS } from './exploreRows.ts';
import { ExploreToolbar } from './ExploreToolbar.tsx';
import { findSize } from './greatest.ts';
import { listLineKeys } from './listLineKeys.ts';
import { ReadOut } from './ReadOut.tsx';
import { useChartColors } from './useChartColors.ts';
import { useExploreReading } from './useExploreReading.ts';
import { getMargins, useFigure } from './useFigure.ts';
import { useShownDiagrams } from './useShownDiagrams.ts';

const FALLBACK_WIDTH_PX = 720;
/** Diagrams of all case sets over one x axis, for comparing, zooming, reading at any place and saving as a picture. */
export function Explorer({ solution }: { readonly solution: Solution }) {
  const t = useText(exploreMessages);
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const colors = useChartColors(box);
  const shown = useShownDiagrams(solution, colors);
  const { rows, sets, shownSets, envelopes } = shown;
  const [pictureFailure, setPictureFailure] = useState<string | null>(null);
  const { document, answer } = solution;
  const { L: length } = document;
  const { system } = document.units;
  const margins = getMargins(width);
  const reading = useExploreReading(shown, { document, plotWidth: width - margins.left - margins.right });
  const { x, range, stops } = reading;
  const figure = useFigure({ solution, rows, sets: shownSets, envelopes, range, colors, width });

  async function savePicture(): Promise<void> {
    if (figure === null || colors === null) return;
    setPictureFailure(null);
    try {
      const title = document.title === '' ? t('title') : document.title;
      const keys = listLineKeys({
        sets: shownSets.map((set) => ({ ...set, isNamed: set.title !== '' })),
        isOnlySet: sets.length === 1,
        envelope: envelopes === null ? null : { name: t('envelope'), color: colors.ink },
      });
      saveBlob(await drawPicture({ figure, title, keys }), toFileName(title, 'png'));
    } catch (error) {
      setPictureFailure(error instanceof Error ? error.message : t('pictureReason'));
    }
  }

  const writeX = (place: number): string => format.place(place, { system, span: length, isFound: true });
  const writers = useMemo(
    () =>
      new Map(
        EXPLORE_ROWS.map((row) => {
          const greatest = findSize(sets.map(({ results }) => results[row.key]));
          return [row.key, format.results({ quantity: getRowQuantity(row, answer), system, greatest })];
        }),
      ),
    [sets, format, answer, system],
  );
  return (
    <Frame ref={box} role="group" aria-label={t('title')}>
      <Bar>
        <ExplorePicks shown={shown} />
        <ExploreToolbar
          range={range}
          about={x / length}
          onRange={reading.setRange}
          onPicture={() => void savePicture()}
        />
      </Bar>
      {pictureFailure === null ? null : (
        <Alert kind="error">{t('pictureFailed', { reason: pictureFailure })}</Alert>
      )}
      {rows.length === 0 || shownSets.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <>
          {figure === null ? null : (
            <Chart style={{ height: figure.layout.height }}>
              <ChartArea figure={figure} onPoint={reading.point} onZoom={reading.zoom} />
              <ChartCursor share={x / length} range={range} width={width} margins={margins} />
            </Chart>
          )}
          <ReadOut
            rows={rows}
            sets={shownSets}
            envelopes={envelopes}
            x={x}
            range={[range[0] * length, range[1] * length]}
            stops={stops}
            insets={margins}
            onMove={reading.moveTo}
            writeX={writeX}
            writeValue={(row, value) => writers.get(row.key)?.write(value) ?? ''}
          />
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};

  & > p {
    margin: 0;
    color: ${vars.inkMuted};
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space1} ${vars.space5};
`;

const Chart = styled.div`
  position: relative;
  overflow: hidden;
`;
