import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';
import type { DiagramLayout } from './layoutDiagram.ts';

export interface DiagramMarksProps {
  readonly layout: DiagramLayout;
}

/** The drawing of one diagram: areas, hatching, curve, axis, points and their numbers. */
export function DiagramMarks({ layout }: DiagramMarksProps) {
  const { paths, x, axisY, labels } = layout;
  return (
    <g>
      {(['positive', 'negative'] as const).map((sign) => (
        <g key={sign} data-sign={sign}>
          <path d={paths.area[sign]} fill={sign === 'positive' ? vars.positiveFill : vars.negativeFill} />
          <path d={paths.hatch[sign]} stroke={vars[sign]} strokeWidth={0.5} fill="none" />
          <path
            d={paths.curve[sign]}
            stroke={vars[sign]}
            style={{ strokeWidth: vars.strokeMedium }}
            strokeLinejoin="round"
            fill="none"
          />
        </g>
      ))}
      <path
        d={`M${x.range[0]} ${axisY}H${x.range[1]}`}
        style={{ stroke: vars.ink, strokeWidth: vars.strokeHair }}
      />
      {labels.map(({ point, pointX, pointY, isLed, text, x: labelX, y }) => (
        <g key={`${point.kind} ${point.x}`}>
          {isLed ? (
            <path
              d={`M${pointX} ${pointY}L${labelX + 2} ${y - 4}`}
              style={{ stroke: vars.inkMuted, strokeWidth: 0.75 }}
            />
          ) : null}
          {point.kind === 'zero' ? (
            <path
              d={`M${pointX} ${axisY - 3}v6`}
              style={{ stroke: vars.ink, strokeWidth: vars.strokeHair }}
            />
          ) : (
            <circle cx={pointX} cy={pointY} r={1.75} fill={vars.ink} />
          )}
          <Value
            x={labelX}
            y={y}
            data-kind={point.kind}
            style={{
              fill: point.value > 0 ? vars.positiveText : point.value < 0 ? vars.negativeText : vars.inkMuted,
            }}
          >
            {text}
          </Value>
        </g>
      ))}
    </g>
  );
}

/** The paper-coloured rim keeps a number readable where a curve passes under it. */
const Value = styled.text`
  font-family: ${vars.fontMono};
  font-size: ${vars.text1};
  paint-order: stroke;
  stroke: ${vars.board};
  stroke-width: 3px;
  stroke-linejoin: round;

  &[data-kind='max'],
  &[data-kind='min'] {
    font-weight: 600;
  }
`;
