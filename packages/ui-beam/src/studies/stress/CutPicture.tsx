import { type PointerEvent, useId } from 'react';
import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import type { DrawnField } from './cutField.ts';
import { CUT_PX, type CutScale, drawLimits, paintField, planeOf } from './cutLayout.ts';
import { drawIsolines } from './isolines.ts';

export interface CutPictureProps {
  readonly field: DrawnField;
  readonly to: CutScale;
  /** Height of the reading, from the centroid. */
  readonly z: number;
  readonly onRead: (z: number) => void;
  readonly label: string;
}

/** A cross-section coloured by a stress, with the neutral axis and the lines where a strength is reached. */
export function CutPicture({ field, to, z, onRead, label }: CutPictureProps) {
  const id = useId();
  const { cut } = field;
  const { bounds } = cut;
  const place = `translate(${to.toX(bounds.left)} ${to.toY(bounds.top)}) scale(${to.scale})`;
  const { gradient, cells } = paintField(field, to);
  const isBent = field.isLinear && field.greatest > 0 && planeOf(field).z !== 0;
  return (
    <Picture
      width={CUT_PX.width}
      height={CUT_PX.height}
      role="img"
      aria-label={label}
      onPointerDown={read}
      onPointerMove={(event) => {
        if (event.buttons === 1) read(event);
      }}
    >
      <defs>
        <clipPath id={`${id}-outline`}>
          <path d={cut.path} transform={place} clipRule="evenodd" />
        </clipPath>
        {gradient === null ? null : (
          <linearGradient
            id={`${id}-stress`}
            gradientUnits="userSpaceOnUse"
            x1={gradient.x1}
            y1={gradient.y1}
            x2={gradient.x2}
            y2={gradient.y2}
          >
            {gradient.stops.map(({ offset, isPositive, share }, at) => (
              <stop
                key={at}
                offset={offset}
                stopColor={isPositive ? vars.positive : vars.negative}
                stopOpacity={shade(share)}
              />
            ))}
          </linearGradient>
        )}
      </defs>
      <g clipPath={`url(#${id}-outline)`}>
        {gradient === null ? null : (
          <rect width={CUT_PX.width} height={CUT_PX.height} fill={`url(#${id}-stress)`} />
        )}
        {cells.map(({ isPositive, share, ...cell }, at) => (
          <rect
            key={at}
            {...cell}
            shapeRendering="crispEdges"
            fill={isPositive ? vars.positive : vars.negative}
            fillOpacity={shade(share)}
          />
        ))}
        {isBent ? <path data-neutral="" d={drawIsolines(field, 0, to)} /> : null}
        <path data-limit="" d={drawLimits(field, to)} />
      </g>
      <g transform={place}>
        <path data-outline="" d={cut.path} />
      </g>
      <path data-axis="" d={`M4 ${to.toY(0)}H${CUT_PX.width - 4}M${to.toX(0)} 4V${CUT_PX.height - 4}`} />
      <path data-read="" d={`M0 ${to.toY(z)}H${CUT_PX.width}`} />
    </Picture>
  );

  function read(event: PointerEvent<SVGSVGElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    const y = ((event.clientY - box.top) / box.height) * CUT_PX.height;
    const height = (to.toY(0) - y) / to.scale;
    onRead(Math.max(bounds.bottom, Math.min(bounds.top, height)));
  }
}

/** The greatest stress is slightly lighter than a line, so that marks over it stay visible. */
function shade(share: number): number {
  return 0.85 * share;
}

const Picture = styled.svg`
  display: block;
  touch-action: pan-x;
  cursor: ns-resize;

  & [data-outline] {
    fill: none;
    stroke: ${vars.ink};
    stroke-width: ${vars.strokeMedium};
    vector-effect: non-scaling-stroke;
  }
  & [data-axis] {
    stroke: ${vars.inkMuted};
    stroke-width: 0.75px;
    stroke-dasharray: 9 3 2 3;
  }
  & [data-neutral] {
    fill: none;
    stroke: ${vars.ink};
    stroke-width: 1px;
  }
  & [data-limit] {
    fill: none;
    stroke: ${vars.warning};
    stroke-width: 2px;
    stroke-dasharray: 6 3;
  }
  & [data-read] {
    stroke: ${vars.accent};
    stroke-width: 1px;
  }
`;
