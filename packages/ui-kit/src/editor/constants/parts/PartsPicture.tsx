import type { CrossSection } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { boundParts, layParts } from '../../../editing/builtUp/layParts.ts';
import { vars } from '../../../theme/tokens.ts';
import { usePartText } from './partMessages.ts';

/** Size of the picture, px. */
const [WIDTH, HEIGHT] = [340, 200];

const MARGIN = 8;

/** The parts of a section at their positions, with their numbers, even while they overlap. */
export function PartsPicture({
  section,
  current,
  wrong,
}: {
  readonly section: CrossSection;
  readonly current: number;
  /** The parts with problems. */
  readonly wrong: ReadonlySet<number>;
}) {
  const t = usePartText();
  const laid = layParts(section);
  const box = boundParts(laid);
  if (box === null) return null;
  const scale = Math.min((WIDTH - 2 * MARGIN) / box.width, (HEIGHT - 2 * MARGIN) / box.height);
  const left = (WIDTH - box.width * scale) / 2;
  const top = (HEIGHT - box.height * scale) / 2;
  return (
    <Picture
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('pictureOf', { label: section.label })}
    >
      {laid.map((part, i) => {
        if (part === null) return null;
        const x = left + (part.y - box.y) * scale;
        const y = top + (box.z + box.height - part.z - part.height) * scale;
        return (
          <g key={i} data-current={i === current ? '' : undefined} data-wrong={wrong.has(i) ? '' : undefined}>
            <path d={part.path} transform={`translate(${x} ${y}) scale(${scale})`} />
            <text x={x + (part.width * scale) / 2} y={y + (part.height * scale) / 2}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}

const Picture = styled.svg`
  display: block;
  justify-self: center;
  width: 100%;
  max-width: ${WIDTH}px;
  height: auto;

  & path {
    fill: ${vars.sunken};
    stroke: ${vars.ink};
    stroke-width: ${vars.strokeHair};
    vector-effect: non-scaling-stroke;
  }
  & [data-current] path {
    fill: ${vars.accentWash};
    stroke-width: ${vars.strokeMedium};
  }
  & [data-wrong] path {
    stroke: ${vars.error};
    stroke-dasharray: 5 3;
  }
  & text {
    fill: ${vars.ink};
    font-size: ${vars.text1};
    font-weight: 600;
    text-anchor: middle;
    dominant-baseline: central;
    paint-order: stroke;
    stroke: ${vars.sheet};
    stroke-width: 3px;
  }
`;
