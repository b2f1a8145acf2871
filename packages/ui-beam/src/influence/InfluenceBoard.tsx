import { type PointerEvent, useMemo, useRef } from 'react';
import type { BeamCase } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import { BeamFigure } from '../figure/BeamFigure.tsx';
import { goBy } from '../mohr/goBy.ts';
import { findStep, listPlaces, snapUnit } from '../mohr/unitLoad.ts';
import { layoutScheme } from '../scheme/layoutScheme.ts';
import { useSchemeTexts } from '../scheme/useSchemeTexts.ts';
import { type InfluenceChoice, isOfSupport, listBearing } from './influenceChoice.ts';
import { influenceMessages } from './influenceMessages.ts';

export interface InfluenceBoardProps {
  readonly document: BeamCase;
  readonly choice: InfluenceChoice;
  readonly width: number;
  /** What the line is of. */
  readonly told: string;
  readonly writePlace: (x: number) => string;
  readonly onMove: (place: number) => void;
}

const LEAST_HEIGHT_PX = 130;
const SNAP_PX = 7;
/** Half of the width of what a finger takes. */
const REACH_PX = 22;
const MARK_PX = 34;

/** The bare beam with the mark of the place on it, which goes wherever it is pressed or dragged; of a support's line from support to support. */
export function InfluenceBoard({ document, choice, width, told, writePlace, onMove }: InfluenceBoardProps) {
  const t = useText(influenceMessages);
  const texts = useSchemeTexts(document.units.system);
  const isHeld = useRef(false);
  const scheme = useMemo(
    () =>
      layoutScheme(
        { ...document, loads: [], selfWeight: false },
        { width, minHeight: LEAST_HEIGHT_PX, texts },
      ),
    [document, width, texts],
  );
  const { axisY, height, scale } = scheme;
  const { L, supports } = document;
  const { kind, x } = choice;
  const isOf = isOfSupport(kind);
  const stops = isOf
    ? listBearing(supports, kind).map((index) => supports[index]?.x ?? 0)
    : listPlaces({ ...document, loads: [] }, [L / 2]);
  const step = findStep(L);

  const toPlace = (event: PointerEvent<SVGSVGElement>): number => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const place = scale.toWorld(event.clientX - left);
    return snapUnit(place, { stops, step, reach: isOf ? Infinity : SNAP_PX / scale.factor });
  };
  const at = scale.toPx(x);
  return (
    <Board style={{ height }}>
      <BeamFigure
        figure={{ width, height, top: 0, scheme, outside: NOTHING, rows: [], motion: '', legend: [] }}
      />
      <Hands
        width={width}
        height={height}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          isHeld.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.querySelector<SVGGElement>('[role="slider"]')?.focus();
          event.preventDefault();
          onMove(toPlace(event));
        }}
        onPointerMove={(event) => isHeld.current && onMove(toPlace(event))}
        onPointerUp={() => (isHeld.current = false)}
        onPointerCancel={() => (isHeld.current = false)}
      >
        <g
          role="slider"
          tabIndex={0}
          aria-label={t('mark')}
          aria-valuemin={0}
          aria-valuemax={L}
          aria-valuenow={x}
          aria-valuetext={`${writePlace(x)}: ${told}`}
          onKeyDown={(event) => {
            // From support to support there is nothing between to stop at.
            const key = isOf ? (BY_STOPS[event.key] ?? event.key) : event.key;
            const { shiftKey } = event;
            const place = goBy({ key, shiftKey }, { at: x, step, stops, length: L });
            if (place === null) return;
            event.preventDefault();
            event.stopPropagation();
            onMove(place);
          }}
        >
          <rect x={at - REACH_PX} y={axisY - MARK_PX} width={2 * REACH_PX} height={2 * MARK_PX} />
          <path d={`M${at} ${axisY - MARK_PX}V${axisY + MARK_PX}`} />
          <path data-head="" d={`M${at - 6} ${axisY - MARK_PX}h12l-6 9z`} />
          <text
            x={at > width / 2 ? at - 10 : at + 10}
            y={axisY - MARK_PX + 8}
            textAnchor={at > width / 2 ? 'end' : 'start'}
          >
            {told}
          </text>
        </g>
      </Hands>
    </Board>
  );
}

const NOTHING: ReadonlySet<string> = new Set();

const BY_STOPS: Readonly<Record<string, string>> = {
  ArrowRight: 'PageDown',
  ArrowUp: 'PageDown',
  ArrowLeft: 'PageUp',
  ArrowDown: 'PageUp',
};

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
  /* Sideways moves are the mark's; a finger still scrolls the page. */
  touch-action: pan-y;
  user-select: none;

  & path {
    fill: none;
    stroke: ${vars.accent};
    stroke-width: 2px;
    pointer-events: none;
  }
  & path[data-head] {
    fill: ${vars.accent};
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
    fill: ${vars.ink};
    stroke: ${vars.sheet};
    stroke-width: 4px;
    paint-order: stroke;
    font-family: ${vars.fontMono};
    font-weight: 600;
    pointer-events: none;
  }
`;
