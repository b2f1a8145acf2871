import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import type { Margins } from './figure.ts';
import type { Range } from './moveRange.ts';

export interface ChartCursorProps {
  /** Its place, as a fraction of the beam; outside the visible range it is not drawn. */
  readonly share: number;
  readonly range: Range;
  /** Width of the chart and the margins of its diagrams, px. */
  readonly width: number;
  readonly margins: Margins;
}

/** The cursor line through all diagrams. Not part of Plotly, which would redraw the figure. */
export function ChartCursor({ share, range: [first, last], width, margins }: ChartCursorProps) {
  if (share < first || share > last) return null;
  const room = width - margins.left - margins.right;
  const left = margins.left + ((share - first) / (last - first)) * room;
  return <Line aria-hidden="true" style={{ left, top: margins.top, bottom: margins.bottom }} />;
}

const Line = styled.div`
  position: absolute;
  width: 0;
  border-left: 1px solid ${vars.accent};
  pointer-events: none;
`;
