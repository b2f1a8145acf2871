import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import type { DrawnField } from './cutField.ts';
import { CUT_PX, type CutScale } from './cutLayout.ts';
import { layoutProfile } from './profileOfCut.ts';

export interface CutProfileProps {
  readonly field: DrawnField;
  readonly to: CutScale;
  readonly z: number;
  readonly write: (value: number) => string;
  readonly label: string;
}

/** A stress over the height of a cross-section, aligned with its picture. */
export function CutProfile({ field, to, z, write, label }: CutProfileProps) {
  const { axisX, left, right, limits, labels, toX } = layoutProfile(field, to);
  const { bottom, top } = field.cut.bounds;
  const [low, high] = [to.toY(bottom), to.toY(top)];
  return (
    <Drawing width={CUT_PX.profile} height={CUT_PX.height} role="img" aria-label={label}>
      <path data-area="" d={`${left}L${axisX} ${high}L${axisX} ${low}Z`} />
      <path data-axis="" d={`M${axisX} ${low}V${high}`} />
      <path data-curve="" d={left} />
      {right === '' ? null : <path data-curve="" data-far="" d={right} />}
      {limits.map((limit) => (
        <path key={limit} data-limit="" d={`M${toX(limit)} ${low}V${high}`} />
      ))}
      <path data-read="" d={`M0 ${to.toY(z)}H${CUT_PX.profile}`} />
      {labels.map(({ x, y, value, anchor }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
          {write(value)}
        </text>
      ))}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;

  & path {
    fill: none;
    stroke: ${vars.ink};
    stroke-width: 1px;
  }
  & [data-area] {
    fill: ${vars.accentWash};
    stroke: none;
  }
  & [data-curve] {
    stroke-width: ${vars.strokeMedium};
    stroke-linejoin: round;
  }
  & [data-far] {
    stroke-dasharray: 4 2;
  }
  & [data-limit] {
    stroke: ${vars.warning};
    stroke-dasharray: 6 3;
  }
  & [data-read] {
    stroke: ${vars.accent};
  }
  & text {
    fill: ${vars.ink};
    font-family: ${vars.fontMono};
    font-size: ${vars.text1};
    paint-order: stroke;
    stroke: ${vars.sheet};
    stroke-width: 3px;
    stroke-linejoin: round;
  }
`;
