import type { BeamCase } from '@eecs/solver-core';
import { useText } from '@eecs/ui-kit';
import { MarkBoard } from '../marking/MarkBoard.tsx';
import { listPlaces } from '../marking/listPlaces.ts';
import { type InfluenceChoice, isOfSupport, listBearing } from './influenceChoice.ts';
import { influenceMessages } from './influenceMessages.ts';

export interface InfluenceBoardProps {
  readonly document: BeamCase;
  readonly choice: InfluenceChoice;
  readonly width: number;
  /** The quantity of the line, in words. */
  readonly told: string;
  readonly writePlace: (x: number) => string;
  readonly onMove: (place: number) => void;
}

const LEAST_HEIGHT_PX = 130;
const MARK_PX = 34;

/**
 * The bare beam with a mark at the place, which follows presses and drags; for a line of a support it moves from
 * support to support.
 */
export function InfluenceBoard({ document, choice, width, told, writePlace, onMove }: InfluenceBoardProps) {
  const t = useText(influenceMessages);
  const { L, supports } = document;
  const { kind, x } = choice;
  const isOf = isOfSupport(kind);
  const stops = isOf
    ? listBearing(supports, kind).map((index) => supports[index]?.x ?? 0)
    : listPlaces({ ...document, loads: [] }, [L / 2]);
  return (
    <MarkBoard
      document={document}
      width={width}
      leastHeight={LEAST_HEIGHT_PX}
      marks={[{ key: 'x', at: x, label: t('mark'), told: `${writePlace(x)}: ${told}` }]}
      stops={stops}
      isOnStops={isOf}
      reach={{ above: MARK_PX, below: MARK_PX }}
      findMark={() => 'x'}
      onMove={(_, place) => onMove(place)}
      drawMark={(_, at, { axisY }) => (
        <>
          <path d={`M${at} ${axisY - MARK_PX}V${axisY + MARK_PX}`} />
          <path data-filled="" d={`M${at - 6} ${axisY - MARK_PX}h12l-6 9z`} />
          <text
            data-ink=""
            x={at > width / 2 ? at - 10 : at + 10}
            y={axisY - MARK_PX + 8}
            textAnchor={at > width / 2 ? 'end' : 'start'}
          >
            {told}
          </text>
        </>
      )}
    />
  );
}
