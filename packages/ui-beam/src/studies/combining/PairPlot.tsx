import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

const WIDTH = 300;
const HEIGHT = 200;
/** Margin for the names of the axes. */
const MARGIN = 18;

interface PairPlotProps {
  /** Corners of a convex outline, in order. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  readonly names: { readonly x: string; readonly y: string };
  readonly label: string;
}

/** The outline of reachable pairs about the origin, one effect to the right, the other upwards. */
export function PairPlot({ corners, names, label }: PairPlotProps) {
  const toX = createScale(
    corners.map(({ x }) => x),
    [MARGIN, WIDTH - MARGIN],
  );
  const toY = createScale(
    corners.map(({ y }) => y),
    [HEIGHT - MARGIN, MARGIN],
  );
  // The names stand at the far ends of the axes, off the outline.
  const isRight = toX(0) > WIDTH / 2;
  const isHigh = toY(0) < HEIGHT / 2;
  const points = corners.map(({ x, y }) => `${toX(x)},${toY(y)}`);
  return (
    <Plot viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} data-pairs="">
      <line x1={0} x2={WIDTH} y1={toY(0)} y2={toY(0)} />
      <line x1={toX(0)} x2={toX(0)} y1={0} y2={HEIGHT} />
      <polygon points={points.join(' ')} />
      {corners.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={toX(x)} cy={toY(y)} r={2.5} />
      ))}
      <text
        x={isRight ? 4 : WIDTH - 4}
        y={isHigh ? toY(0) - 5 : toY(0) + 13}
        textAnchor={isRight ? 'start' : 'end'}
      >
        {names.x}
      </text>
      <text
        x={isRight ? toX(0) + 4 : toX(0) - 4}
        y={isHigh ? HEIGHT - 4 : 12}
        textAnchor={isRight ? 'start' : 'end'}
      >
        {names.y}
      </text>
    </Plot>
  );
}

/** Maps values, including zero, to a range of pixels, rounded to tenths. */
function createScale(values: readonly number[], [from, to]: readonly [number, number]) {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const size = high - low || 1;
  return (value: number): number => Math.round(10 * (from + ((value - low) / size) * (to - from))) / 10;
}

const Plot = styled.svg`
  display: block;
  width: min(100%, ${WIDTH}px);
  height: auto;

  & > line {
    stroke: ${vars.hairline};
  }
  & > polygon {
    fill: ${vars.accentWash};
    stroke: ${vars.accent};
  }
  & > circle {
    fill: ${vars.accent};
  }
  & > text {
    fill: ${vars.inkMuted};
    font-size: 12px;
  }
`;
