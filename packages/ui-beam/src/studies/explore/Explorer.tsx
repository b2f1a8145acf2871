import { useCallback, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fromUnit } from '@eecs/solver-core';
import {
  Alert,
  useElementWidth,
  useFormat,
  useKitAtom,
  useKitAtomValue,
  useText,
  useUnitOf,
  vars,
} from '@eecs/ui-kit';
import { getSetLook, nameSet, saveBlob, toFileName, useEditorText } from '@eecs/ui-kit/editor';
import { shownSetAtom } from '../../live/beamLive.ts';
import { isEnvelopedAtom } from '../../state/look.ts';
import type { Solution } from '../../state/sessionAtoms.ts';
import { getChartUnit, getRowQuantity } from './chartUnits.ts';
import { ChartArea } from './ChartArea.tsx';
import { ChartCursor } from './ChartCursor.tsx';
import { computeEnvelopes } from './computeEnvelopes.ts';
import { drawPicture } from './drawPicture.ts';
import { exploreMessages } from './exploreMessages.ts';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { EXPLORE_ROWS, type ExploreRow } from './exploreRows.ts';
import { ExploreToolbar } from './ExploreToolbar.tsx';
import { LineSample } from './LineSample.tsx';
import { findGreatest, findSize } from './greatest.ts';
import { listLineKeys } from './listLineKeys.ts';
import { listStops, snapTo } from './listStops.ts';
import { centerRange, type Range, spanRange, WHOLE } from './moveRange.ts';
import { PickList } from './PickList.tsx';
import { ReadOut } from './ReadOut.tsx';
import { useChartColors } from './useChartColors.ts';
import { getMargins, useFigure } from './useFigure.ts';
import { useHidden } from './useHidden.ts';

/** From this many sets on only the chosen one is drawn until others are ticked. */
const MANY_SETS = 5;
/** How near the pointer must come to an extreme, a jump or a zero to read exactly there, px. */
const SNAP_PX = 6;
const FALLBACK_WIDTH_PX = 720;
/** The rounding of the way from a place to a share of the beam and back. */
const SAME_PLACE = 1e-12;

/**
 * Diagrams of all case sets over one x axis: to compare, to zoom into, to read at any place and to save as a picture.
 */
export function Explorer({ solution }: { readonly solution: Solution }) {
  const t = useText(exploreMessages);
  const tEditor = useEditorText();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box, FALLBACK_WIDTH_PX);
  const colors = useChartColors(box);
  const chosen = useKitAtomValue(shownSetAtom);
  const [isEnveloped, envelop] = useKitAtom(isEnvelopedAtom);
  const [range, setRange] = useState<Range>(WHOLE);
  const [share, setShare] = useState<number | null>(null);
  const [pictureFailure, setPictureFailure] = useState<string | null>(null);
  const [hiddenRows, toggleRow] = useHidden<ExploreRow['key']>(() => []);
  const { document, answer } = solution;
  const { L: length, caseSets } = document;
  const { system } = document.units;
  const [hiddenSets, toggleSet] = useHidden<number>(() =>
    answer.sets.length < MANY_SETS ? [] : [...answer.sets.keys()].filter((index) => index !== chosen),
  );

  const symbolOf = useRowSymbol();
  const rows = useMemo(
    () =>
      EXPLORE_ROWS.filter(({ key }) => !hiddenRows.has(key)).map((row) => ({
        ...row,
        symbol: symbolOf(row.symbol),
      })),
    [hiddenRows, symbolOf],
  );
  const sets = useMemo(
    () =>
      answer.sets.map((results, index) => ({
        results,
        title: caseSets[index]?.title ?? '',
        label: nameSet(index, caseSets, tEditor),
        look: getSetLook(index, caseSets[index]?.color ?? '', {
          ink: colors?.ink ?? '',
          paper: colors?.paper ?? '',
        }),
        isChosen: index === chosen,
      })),
    [answer, caseSets, chosen, colors, tEditor],
  );
  const shownSets = useMemo(() => sets.filter((_, index) => !hiddenSets.has(index)), [sets, hiddenSets]);
  const stops = useMemo(
    () => listStops(shownSets.flatMap(({ results }) => rows.map(({ key }) => results[key]))),
    [shownSets, rows],
  );
  const envelopes = useMemo(
    () => (isEnveloped && shownSets.length > 1 ? computeEnvelopes(rows, shownSets) : null),
    [isEnveloped, rows, shownSets],
  );
  const figure = useFigure({ solution, rows, sets: shownSets, envelopes, range, colors, width });

  const margins = getMargins(width);
  const unitOf = useUnitOf();
  const chartUnit = getChartUnit('length', system, unitOf);
  const toShare = useCallback(
    (x: number) => fromUnit(x, { quantity: 'length', system, unit: chartUnit }) / length,
    [system, chartUnit, length],
  );
  const plotWidth = Math.max(1, width - margins.left - margins.right);
  const reach = (SNAP_PX / plotWidth) * (range[1] - range[0]) * length;
  const handlePoint = useCallback(
    (x: number) => setShare(clampShare(snapTo(stops, toShare(x) * length, reach) / length)),
    [stops, toShare, length, reach],
  );
  const handleZoom = useCallback(
    (ends: readonly [number, number] | null) =>
      setRange(ends === null ? WHOLE : spanRange(toShare(ends[0]), toShare(ends[1]))),
    [toShare],
  );
  // Until somebody reads elsewhere: where the chosen set bends the beam most.
  const x =
    share === null
      ? findGreatest(sets[chosen]?.results.M)
      : snapTo(stops, share * length, length * SAME_PLACE);

  function moveTo(place: number): void {
    const next = clampShare(place / length);
    setShare(next);
    if (next < range[0] || next > range[1]) setRange(centerRange(range, next));
  }

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
        <PickList
          label={t('diagrams')}
          items={EXPLORE_ROWS.map(({ key, symbol }) => ({
            key,
            label: <span title={t(`row.${key}`)}>{symbolOf(symbol)}</span>,
            isPicked: !hiddenRows.has(key),
            onToggle: () => toggleRow(key),
          }))}
        />
        {sets.length < 2 ? null : (
          <PickList
            label={t('sets')}
            items={[
              ...sets.map(({ look, label }, index) => ({
                key: String(index),
                label: (
                  <>
                    <LineSample look={look} /> {label}
                  </>
                ),
                isPicked: !hiddenSets.has(index),
                onToggle: () => toggleSet(index),
              })),
              {
                key: 'envelope',
                label: t('envelope'),
                isPicked: isEnveloped,
                onToggle: () => envelop(!isEnveloped),
              },
            ]}
          />
        )}
        <ExploreToolbar
          range={range}
          about={x / length}
          onRange={setRange}
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
              <ChartArea figure={figure} onPoint={handlePoint} onZoom={handleZoom} />
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
            onMove={moveTo}
            writeX={writeX}
            writeValue={(row, value) => writers.get(row.key)?.write(value) ?? ''}
          />
        </>
      )}
    </Frame>
  );
}

function clampShare(share: number): number {
  return Math.max(0, Math.min(1, share));
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
