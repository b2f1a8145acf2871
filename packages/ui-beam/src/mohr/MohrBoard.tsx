import { type KeyboardEvent, type PointerEvent, useMemo, useRef } from 'react';
import { type BeamCase, type BeamSet, valueAt } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { getInsets, useText, vars } from '@eecs/ui-kit';
import { drawArrow } from '@eecs/ui-kit/editor';
import { BeamFigure } from '../figure/BeamFigure.tsx';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { useSchemeTexts } from '../scheme/useSchemeTexts.ts';
import { goBy } from './goBy.ts';
import { mohrMessages } from './mohrMessages.ts';
import { shapeOf } from './shapeOf.ts';
import { type UnitEnd, type UnitLoad, findStep, nearestEnd, snapUnit } from './unitLoad.ts';
import { drawUnit, placeOne } from './unitMarks.ts';

export interface MohrBoardProps {
  readonly document: BeamCase;
  readonly set: BeamSet;
  readonly unit: UnitLoad;
  readonly stops: readonly number[];
  readonly width: number;
  /** The displacement found, with its sign and unit. */
  readonly told: string;
  readonly value: number;
  readonly writePlace: (x: number) => string;
  readonly onMove: (end: UnitEnd, place: number) => void;
}

const LEAST_HEIGHT_PX = 190;
const SNAP_PX = 7;
/** Half of the width of what a finger takes. */
const REACH_PX = 22;

/**
 * The beam with the unit load on it and its deflected shape. A press anywhere brings the nearest unit load there, a drag takes
 * it along; by keys it goes in steps, Shift ten at once, with Page Up and Page Down from stop to stop.
 */
export function MohrBoard(props: MohrBoardProps) {
  const { document, set, unit, stops, width, told, value, writePlace, onMove } = props;
  const t = useText(mohrMessages);
  const texts = useSchemeTexts(document.units.system);
  const held = useRef<UnitEnd | null>(null);
  const scheme = useMemo(
    () =>
      layoutScheme(
        { ...document, loads: [], selfWeight: false },
        { width, minHeight: LEAST_HEIGHT_PX, texts },
      ),
    [document, width, texts],
  );
  const { axisY, height, scale } = scheme;
  const { L } = document;
  const step = findStep(L);
  const shape = shapeOf(set.deflection, { x: scale, axisY });

  const toPlace = (event: PointerEvent<SVGSVGElement>): number => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const place = scale.toWorld(event.clientX - left);
    return snapUnit(place, { stops, step, reach: SNAP_PX / scale.factor });
  };

  function handleDown(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0) return;
    const place = toPlace(event);
    held.current = nearestEnd(unit, place);
    event.currentTarget.setPointerCapture(event.pointerId);
    onMove(held.current, place);
    event.currentTarget.querySelector<SVGGElement>(`[data-end="${held.current}"]`)?.focus();
    event.preventDefault();
  }

  function handleKey(event: KeyboardEvent, end: UnitEnd, at: number): void {
    const place = goBy(event, { at, step, stops, length: L });
    if (place === null) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(end, place);
  }

  const ends: readonly { end: UnitEnd; at: number }[] = [
    { end: 'x', at: unit.x },
    ...(unit.opposite === null ? [] : [{ end: 'opposite' as const, at: unit.opposite }]),
  ];
  const { left, right } = getInsets(width);
  return (
    <Board style={{ height }}>
      <BeamFigure
        figure={{ width, height, top: 0, scheme, outside: NOTHING, rows: [], motion: '', legend: [] }}
      />
      <Hands
        width={width}
        height={height}
        onPointerDown={handleDown}
        onPointerMove={(event) => held.current !== null && onMove(held.current, toPlace(event))}
        onPointerUp={() => (held.current = null)}
        onPointerCancel={() => (held.current = null)}
      >
        <path data-role="shape" d={shape.d} />
        {ends.map(({ end, at }) => {
          const place = { x: scale.toPx(at), y: axisY };
          const one = placeOne(unit.kind, place);
          return (
            <g
              key={end}
              role="slider"
              tabIndex={0}
              data-end={end}
              aria-label={t(`unit.${unit.kind}.${end}`)}
              aria-valuemin={0}
              aria-valuemax={L}
              aria-valuenow={at}
              aria-valuetext={`${writePlace(at)}: ${told}`}
              onKeyDown={(event) => handleKey(event, end, at)}
            >
              <rect
                data-role="reach"
                x={place.x - REACH_PX}
                y={axisY - 58}
                width={2 * REACH_PX}
                height={86}
              />
              <path
                data-role="moved"
                d={drawMoved(unit, { at, place, set, factor: shape.factor, scale: scale.factor, value })}
              />
              <path data-role="unit" d={drawUnit(unit.kind, place, end === 'opposite')} />
              <text x={one.x} y={one.y}>
                1
              </text>
            </g>
          );
        })}
        <text
          data-role="told"
          x={Math.max(left, Math.min(width - right, scale.toPx(unit.x)))}
          y={18}
          textAnchor={scale.toPx(unit.x) > width / 2 ? 'end' : 'start'}
        >
          {told}
        </text>
      </Hands>
    </Board>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

/** Draws how the place moves: an arrow to where it goes, the tangent there, or an arrow along the axis. */
function drawMoved(
  { kind }: UnitLoad,
  of: {
    readonly at: number;
    readonly place: { readonly x: number; readonly y: number };
    readonly set: BeamSet;
    readonly factor: number;
    readonly scale: number;
    readonly value: number;
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

const Board = styled.div`
  position: relative;

  & > svg {
    display: block;
  }
`;

const Hands = styled.svg`
  position: absolute;
  inset: 0;
  cursor: grab;
  /* Sideways moves are the unit load's; a finger still scrolls the page. */
  touch-action: pan-y;
  user-select: none;

  & path {
    fill: none;
    pointer-events: none;
  }
  & path[data-role='shape'] {
    stroke: ${vars.accent};
    stroke-width: 1.5px;
    stroke-dasharray: 6 4;
  }
  & path[data-role='unit'] {
    fill: ${vars.accent};
    stroke: ${vars.accent};
    stroke-width: 2px;
  }
  & path[data-role='moved'] {
    fill: ${vars.ink};
    stroke: ${vars.ink};
    stroke-width: 2px;
  }
  & rect {
    fill: transparent;
  }
  & g[role='slider']:focus {
    outline: none;
  }
  & g[role='slider']:focus-visible rect {
    stroke: ${vars.focus};
    stroke-width: 2px;
  }
  & text {
    fill: ${vars.accent};
    stroke: ${vars.sheet};
    stroke-width: 4px;
    paint-order: stroke;
    font-weight: 600;
    pointer-events: none;
  }
  & text[data-role='told'] {
    fill: ${vars.ink};
    font-family: ${vars.fontMono};
  }
`;
