import { memo, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { createLate, vars } from '@eecs/ui-kit';
import type { Figure } from './figure.ts';
import { loadPlotly } from './loadPlotly.ts';
import { usePlotlyTester } from './usePlotlyTester.ts';

const Plot = createLate(loadPlotly, 'Plot');

export interface ChartAreaProps {
  readonly figure: Figure;
  /** Called with the place under the pointer, in the unit of the x axis. */
  readonly onPoint: (x: number) => void;
  /** Called with the ends of the dragged range, in the unit of the x axis; null for the whole axis. */
  readonly onZoom: (ends: readonly [number, number] | null) => void;
}

const CONFIG = {
  displayModeBar: false,
  showTips: false,
  responsive: false,
  scrollZoom: false,
  doubleClick: false,
} as const;

/**
 * Plotly's drawing. Its toolbar is off, because ours, above it, is in the reader's language and accessible by keyboard.
 * Nothing in here is for a screen reader, which has the slider and the table of the read-out.
 */
export const ChartArea = memo(function ChartArea({ figure, onPoint, onZoom }: ChartAreaProps) {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const handleError = useCallback((error: Error) => setFailure({ error }), []);
  usePlotlyTester();
  // Plotly fails in a promise: rethrown here, the failure reaches the boundary around the chart.
  if (failure !== null) throw failure.error;
  return (
    <Area aria-hidden="true">
      <Plot
        data={[...figure.data]}
        layout={figure.layout}
        config={CONFIG}
        style={STYLE}
        onError={handleError}
        onHover={(event: { readonly xvals?: readonly number[] }) => {
          const x = event.xvals?.[0];
          if (x !== undefined) onPoint(x);
        }}
        onRelayout={(change: Readonly<Record<string, unknown>>) => {
          const [a, b] = [change['xaxis.range[0]'], change['xaxis.range[1]']];
          if (typeof a === 'number' && typeof b === 'number') onZoom([a, b]);
        }}
        onDoubleClick={() => onZoom(null)}
      />
    </Area>
  );
});

const STYLE = { display: 'block' } as const;

/** The rules of Plotly's own style sheet that a chart without its toolbar needs. */
const Area = styled.div`
  & .plotly,
  & .plotly div {
    margin: 0;
    padding: 0;
    border: 0;
    direction: ltr;
    font-family: ${vars.fontSans};
  }
  & .main-svg {
    position: absolute;
    top: 0;
    left: 0;
    pointer-events: none;
  }
  & .main-svg .draglayer {
    pointer-events: all;
  }
  & .crisp {
    shape-rendering: crispEdges;
  }
  & .user-select-none {
    user-select: none;
  }
  & .cursor-crosshair {
    cursor: crosshair;
  }
  & .cursor-ew-resize {
    cursor: ew-resize;
  }
  & .cursor-w-resize {
    cursor: w-resize;
  }
  & .cursor-e-resize {
    cursor: e-resize;
  }
`;
