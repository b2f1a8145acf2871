import { useCallback, useMemo, useState } from 'react';
import { type BeamCase, fromUnit } from '@eecs/solver-core';
import { useUnitOf } from '@eecs/ui-kit';
import { getChartUnit } from './chartUnits.ts';
import { findGreatest } from './greatest.ts';
import { listStops, snapTo } from './listStops.ts';
import { centerRange, type Range, spanRange, WHOLE } from './moveRange.ts';
import type { ShownDiagrams } from './useShownDiagrams.ts';

/** Distance from an extreme, a jump or a zero within which the pointer reads exactly there, px. */
const SNAP_PX = 6;
/** Rounding of the conversion from a place to a fraction of the beam and back. */
const SAME_PLACE = 1e-12;

/** The cursor of the diagrams, and the visible range of the beam. */
export interface ExploreReading {
  /** The place of the cursor, in the document's unit of length. */
  readonly x: number;
  /** The visible range, as fractions of the beam. */
  readonly range: Range;
  readonly setRange: (range: Range) => void;
  /** Places of extremes, jumps and zeros. */
  readonly stops: readonly number[];
  /** Reads at the pointer, in the chart's unit. */
  readonly point: (x: number) => void;
  /** Shows the range between two places in the chart's unit, or with null the whole beam. */
  readonly zoom: (ends: readonly [number, number] | null) => void;
  /** Reads at a place, and scrolls it into view. */
  readonly moveTo: (x: number) => void;
}

/**
 * Returns the cursor of the diagrams: by default at the greatest bending moment of the chosen set. `plotWidth` is the
 * width of the beam on the chart, px.
 */
export function useExploreReading(
  { rows, sets, shownSets }: ShownDiagrams,
  { document, plotWidth }: { readonly document: BeamCase; readonly plotWidth: number },
): ExploreReading {
  const [range, setRange] = useState<Range>(WHOLE);
  const [share, setShare] = useState<number | null>(null);
  const { L: length } = document;
  const { system } = document.units;
  const stops = useMemo(
    () => listStops(shownSets.flatMap(({ results }) => rows.map(({ key }) => results[key]))),
    [shownSets, rows],
  );
  const unit = getChartUnit('length', system, useUnitOf());
  const toShare = useCallback(
    (x: number) => fromUnit(x, { quantity: 'length', system, unit }) / length,
    [system, unit, length],
  );
  const reach = (SNAP_PX / Math.max(1, plotWidth)) * (range[1] - range[0]) * length;
  const point = useCallback(
    (x: number) => setShare(clampShare(snapTo(stops, toShare(x) * length, reach) / length)),
    [stops, toShare, length, reach],
  );
  const zoom = useCallback(
    (ends: readonly [number, number] | null) =>
      setRange(ends === null ? WHOLE : spanRange(toShare(ends[0]), toShare(ends[1]))),
    [toShare],
  );

  function moveTo(place: number): void {
    const next = clampShare(place / length);
    setShare(next);
    if (next < range[0] || next > range[1]) setRange(centerRange(range, next));
  }

  const x =
    share === null
      ? findGreatest(sets.find(({ isChosen }) => isChosen)?.results.M)
      : snapTo(stops, share * length, length * SAME_PLACE);
  return { x, range, setRange, stops, point, zoom, moveTo };
}

function clampShare(share: number): number {
  return Math.max(0, Math.min(1, share));
}
