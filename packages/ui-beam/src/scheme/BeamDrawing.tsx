import { useId } from 'react';
import { styled } from 'styled-components';
import { Glyph, vars } from '@eecs/ui-kit';
import type { Scheme } from './layoutScheme.ts';

export interface BeamDrawingProps {
  readonly scheme: Scheme;
  /** Names the drawing, and says in a sentence what it shows. */
  readonly title: string;
  readonly description: string;
  readonly roleDescription: string;
}

/** A laid out beam as SVG, pixel for pixel. */
export function BeamDrawing({ scheme, title, description, roleDescription }: BeamDrawingProps) {
  const id = useId();
  return (
    <Sheet
      width={scheme.width}
      height={scheme.height}
      role="img"
      aria-roledescription={roleDescription}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {scheme.marks.map(({ key, role, d }) => (d === '' ? null : <path key={key} data-role={role} d={d} />))}
      {scheme.glyphs.map(({ key, data, x, y, size, isMirrored }) => (
        <Glyph key={key} data={data} x={x} y={y} size={size} mirrored={isMirrored} paper={vars.sheet} />
      ))}
      {scheme.labels.map(({ key, text, role, x, y }) => (
        <text key={key} data-role={role} x={x} y={y} textAnchor="middle">
          {text}
        </text>
      ))}
    </Sheet>
  );
}

const Sheet = styled.svg`
  display: block;

  & path {
    fill: none;
    stroke: ${vars.loadLine};
    stroke-width: ${vars.strokeMedium};
  }
  & path[data-role='axis'] {
    stroke: ${vars.inkMuted};
    stroke-width: 0.75;
    stroke-dasharray: 14 3 2 3;
  }
  & path[data-role='beam'] {
    stroke: ${vars.beamLine};
    stroke-width: 4px;
  }
  & path[data-role='envelope'] {
    fill: ${vars.accentWash};
    stroke-width: 1px;
  }
  & path[data-role='mass'] {
    fill: ${vars.sunken};
    stroke-width: 1px;
    stroke-dasharray: 5 2;
  }
  & path[data-role='arrowhead'] {
    fill: ${vars.loadLine};
    stroke: none;
  }
  & path[data-role='dimension'] {
    stroke: ${vars.dimensionLine};
    stroke-width: 0.9;
  }
  & text {
    fill: ${vars.ink};
    font-size: ${vars.text1};
    stroke: ${vars.sheet};
    stroke-width: 3px;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  & text[data-role='dimension'] {
    fill: ${vars.inkMuted};
    font-family: ${vars.fontMono};
  }
  & text[data-role='name'] {
    font-weight: 600;
  }
`;
