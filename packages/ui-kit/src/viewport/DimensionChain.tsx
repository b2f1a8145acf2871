import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';
import type { Scale } from './createScale.ts';
import { layoutDimensionChain } from './layoutDimensionChain.ts';

/** A chain of dimensions along the x axis. */
export interface DimensionChainProps {
  /** World coordinates of the points of the chain. */
  readonly points: readonly number[];
  readonly scale: Scale;
  /** Height of the chain in the drawing, px. */
  readonly y: number;
  /** Writes a length. */
  readonly format: (length: number) => string;
  /** Start of the extension lines, px; without it there are none. */
  readonly from?: number;
}

const TICK_PX = 5;
const OVERSHOOT_PX = 6;

/** A chain of dimensions as in an engineering drawing: hair lines, oblique ticks, the length above the line. */
export function DimensionChain({ points, scale, y, format, from }: DimensionChainProps) {
  const links = layoutDimensionChain({ points, scale, format });
  const ends = links.length === 0 ? [] : [...links.map((link) => link.startPx), links.at(-1)?.endPx ?? 0];
  const first = ends[0] ?? 0;
  const last = ends.at(-1) ?? 0;
  return (
    <g>
      {from === undefined ? null : <Hair d={ends.map((x) => `M${x} ${from}V${y + TICK_PX}`).join('')} />}
      {ends.length === 0 ? null : <Hair d={`M${first - OVERSHOOT_PX} ${y}H${last + OVERSHOOT_PX}`} />}
      <Tick d={ends.map((x) => `M${x - TICK_PX} ${y + TICK_PX}L${x + TICK_PX} ${y - TICK_PX}`).join('')} />
      {links.map((link) =>
        link.fits ? (
          <Label key={link.x0} x={(link.startPx + link.endPx) / 2} y={y - 5} textAnchor="middle">
            {link.text}
          </Label>
        ) : null,
      )}
    </g>
  );
}

const Hair = styled.path`
  fill: none;
  stroke: ${vars.dimensionLine};
  stroke-width: 0.75;
`;

const Tick = styled.path`
  fill: none;
  stroke: ${vars.dimensionLine};
  stroke-width: ${vars.strokeMedium};
`;

const Label = styled.text`
  fill: ${vars.ink};
  font-family: ${vars.fontMono};
  font-size: ${vars.text1};
`;
