import { type BeamCase, type BeamSet, valueAt } from '@eecs/solver-core';
import { getInsets, useText } from '@eecs/ui-kit';
import { drawArrow } from '@eecs/ui-kit/editor';
import { type BoardMark, MarkBoard } from '../marking/MarkBoard.tsx';
import { mohrMessages } from './mohrMessages.ts';
import { getShapeFactor, shapeOf } from '../../statics/shapeOf.ts';
import { type UnitEnd, type UnitLoad, nearestEnd } from './unitLoad.ts';
import { drawUnit, placeOne } from './unitMarks.ts';

export interface MohrBoardProps {
  readonly document: BeamCase;
  readonly set: BeamSet;
  readonly unit: UnitLoad;
  readonly stops: readonly number[];
  readonly width: number;
  /** The computed displacement, with its sign and unit. */
  readonly told: string;
  readonly writePlace: (x: number) => string;
  readonly onMove: (end: UnitEnd, place: number) => void;
}

const LEAST_HEIGHT_PX = 190;
/** Hit area of a unit load for touch above and below the axis. */
const REACH_PX = { above: 58, below: 28 };

/** The beam with the unit load and its deflected shape; of two unit loads a press moves the nearest. */
export function MohrBoard(props: MohrBoardProps) {
  const { document, set, unit, stops, width, told, writePlace, onMove } = props;
  const t = useText(mohrMessages);
  const { kind, x, opposite } = unit;
  const toMark = (key: UnitEnd, at: number): BoardMark<UnitEnd> => ({
    key,
    at,
    label: t(`unit.${kind}.${key}`),
    told: `${writePlace(at)}: ${told}`,
  });
  const { left, right } = getInsets(width);
  return (
    <MarkBoard
      document={document}
      width={width}
      leastHeight={LEAST_HEIGHT_PX}
      marks={[toMark('x', x), ...(opposite === null ? [] : [toMark('opposite', opposite)])]}
      stops={stops}
      reach={REACH_PX}
      findMark={(place) => nearestEnd(unit, place)}
      onMove={onMove}
      drawUnder={({ scale, axisY }) => (
        <path
          data-dashed=""
          d={shapeOf(set.deflection, { x: scale, axisY, factor: getShapeFactor(set.deflection) })}
        />
      )}
      drawMark={({ key, at }, px, { scale, axisY }) => {
        const place = { x: px, y: axisY };
        const one = placeOne(kind, place);
        const factor = getShapeFactor(set.deflection);
        return (
          <>
            <path data-ink="" d={drawMoved(unit, { at, place, set, factor, scale: scale.factor })} />
            <path data-filled="" d={drawUnit(kind, place, key === 'opposite')} />
            <text x={one.x} y={one.y}>
              1
            </text>
          </>
        );
      }}
      drawOver={({ scale }) => (
        <text
          data-ink=""
          x={Math.max(left, Math.min(width - right, scale.toPx(x)))}
          y={18}
          textAnchor={scale.toPx(x) > width / 2 ? 'end' : 'start'}
        >
          {told}
        </text>
      )}
    />
  );
}

/** Draws the displacement of the place: an arrow to its new position, the tangent there, or an arrow along the axis. */
function drawMoved(
  { kind }: UnitLoad,
  of: {
    readonly at: number;
    readonly place: { readonly x: number; readonly y: number };
    readonly set: BeamSet;
    readonly factor: number;
    readonly scale: number;
  },
): string {
  const { at, place, set, factor, scale } = of;
  const to = { x: place.x, y: place.y - factor * valueAt(set.deflection, at) };
  if (kind === 'deflection') return Math.abs(to.y - place.y) < 2 ? '' : drawArrow(place, to);
  if (kind === 'slope') {
    const rise = (factor * valueAt(set.slope, at)) / scale;
    return `M${to.x - 36} ${to.y + 36 * rise}L${to.x + 36} ${to.y - 36 * rise}`;
  }
  const u = valueAt(set.u, at);
  return u === 0
    ? ''
    : drawArrow({ x: place.x, y: place.y + 12 }, { x: place.x + 26 * Math.sign(u), y: place.y + 12 });
}
