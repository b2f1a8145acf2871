import type { BeamCase } from '@eecs/solver-core';
import type { PlacedTrain, Train } from '@eecs/solver-core/trains';
import { useText } from '@eecs/ui-kit';
import { MarkBoard } from '../../marking/MarkBoard.tsx';
import { listPlaces } from '../../marking/listPlaces.ts';
import { influenceMessages } from '../influenceMessages.ts';
import { type TrainPlace, middleOf } from './trainPlace.ts';

export interface TrainBoardProps {
  readonly document: BeamCase;
  readonly train: Train;
  readonly place: TrainPlace;
  readonly placed: PlacedTrain;
  /** The place of the influence line. */
  readonly x: number;
  readonly width: number;
  /** The effect of the train at its current place, in words. */
  readonly told: string;
  readonly writePlace: (x: number) => string;
  readonly onMove: (middle: number) => void;
}

const LEAST_HEIGHT_PX = 130;
const REACH_PX = 44;
const ARROW_PX = 34;
const SPREAD_PX = 16;
/** Distance of the tips of loads above the axis. */
const ABOVE_PX = 6;

/** A train on the bare beam: dragged, or moved by keys. Omitted axles are dashed. */
export function TrainBoard({
  document,
  train,
  place,
  placed,
  x,
  width,
  told,
  writePlace,
  onMove,
}: TrainBoardProps) {
  const t = useText(influenceMessages);
  const { L } = document;
  const middle = middleOf(train, place);
  const { groups } = train;
  const all = groups.flatMap(({ axles }, k) =>
    axles.map(({ behind }) => place.fronts[k]! - place.direction * behind),
  );
  const acts = (at: number): boolean => placed.axles.some((axle) => Math.abs(axle.x - at) < L * SAME);
  return (
    <MarkBoard
      document={document}
      width={width}
      leastHeight={LEAST_HEIGHT_PX}
      marks={[
        {
          key: 'train',
          at: Math.max(0, Math.min(L, middle)),
          label: t('trains.mark'),
          told: `${writePlace(middle)}: ${told}`,
        },
      ]}
      stops={listPlaces({ ...document, loads: [] }, [L / 2])}
      reach={{ above: REACH_PX, below: REACH_PX / 2 }}
      findMark={() => 'train'}
      onMove={(_, at) => onMove(at)}
      drawUnder={({ scale, axisY }) => (
        <path
          data-dashed=""
          data-section=""
          d={`M${scale.toPx(x)} ${axisY - REACH_PX}V${axisY + REACH_PX}`}
        />
      )}
      drawMark={(_, __, { scale, axisY }) => {
        const foot = axisY - ABOVE_PX;
        return (
          <>
            {placed.spreads.map(({ x0, x1 }) => (
              <path
                key={`${x0} ${x1}`}
                data-spread=""
                d={`M${scale.toPx(x0)} ${foot}v${-SPREAD_PX}H${scale.toPx(x1)}v${SPREAD_PX}Z`}
              />
            ))}
            {all.map((at) => (
              <g key={at} data-axle="">
                <path
                  {...(acts(at) ? {} : { 'data-dashed': '' })}
                  d={`M${scale.toPx(at)} ${foot - ARROW_PX}V${foot}`}
                />
                {acts(at) ? <path data-filled="" d={`M${scale.toPx(at) - 4} ${foot - 8}h8l-4 8z`} /> : null}
              </g>
            ))}
          </>
        );
      }}
    />
  );
}

/** Relative to the length: tolerance for matching axles by their places. */
const SAME = 1e-9;
