import { type CrossSection, computeBasics, drawSection } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useFormat } from '../../kit/useFormat.ts';
import { vars } from '../../theme/tokens.ts';
import { useTableText } from '../messages/tableMessages.ts';
import { useCommonDocument } from './commonPort.ts';
import {
  BARE_AXES,
  layoutSection,
  SECTION_PICTURE,
  type SectionDimension,
} from '../pictures/layoutSection.ts';

const { width, height } = SECTION_PICTURE;

/** A cross-section with its dimensions and axes; of a generic one, which has no outline, the axes alone. */
export function SectionPicture({ section }: { readonly section: CrossSection }) {
  const t = useTableText();
  const format = useFormat();
  const { units } = useCommonDocument();
  const system = section.units ?? units.system;
  const drawn = drawSection(section);
  const basics = computeBasics(section, system);
  if (!drawn.ok && section.className !== 'generic') return null;
  const layout = drawn.ok && basics.ok ? layoutSection(drawn.drawing, basics.basics) : null;
  const { x, y, left, right, top, bottom } = layout?.axes ?? BARE_AXES;
  const write = (value: number): string =>
    format.brief(value, { quantity: 'sectionDimension', system, digits: 2, withUnit: false });
  return (
    <Picture
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('crossSections.outlineOf', { label: section.label })}
    >
      {drawn.ok && layout !== null ? (
        <g transform={layout.transform}>
          <path data-outline="" d={drawn.drawing.path} />
        </g>
      ) : null}
      <path data-axis="" d={`M${left} ${y}H${right}M${x} ${bottom}V${top}`} />
      <Symbol x={right + 4} y={y + 4}>
        y
      </Symbol>
      <Symbol x={x + 4} y={Math.max(top + 2, 10)}>
        z
      </Symbol>
      {layout?.dimensions.map((dimension) => (
        <Dimension key={dimension.name} dimension={dimension} words={write(dimension.value)} />
      ))}
    </Picture>
  );
}

function Dimension({ dimension, words }: { readonly dimension: SectionDimension; readonly words: string }) {
  const { name, from, to, text } = dimension;
  const ticks =
    text.anchor === 'start'
      ? ''
      : [from, to].map(({ x, y }) => `M${x - 3} ${y + 3}L${x + 3} ${y - 3}`).join('');
  return (
    <>
      <path data-dimension="" d={`M${from.x} ${from.y}L${to.x} ${to.y}${ticks}`} />
      <text x={text.x} y={text.y} textAnchor={text.anchor} dominantBaseline="central">
        <tspan fontStyle="italic">{name}</tspan> {words}
      </text>
    </>
  );
}

const Picture = styled.svg`
  display: block;
  justify-self: center;
  width: 100%;
  max-width: ${width}px;
  height: auto;

  & [data-outline] {
    fill: ${vars.accentWash};
    stroke: ${vars.ink};
    stroke-width: ${vars.strokeMedium};
    vector-effect: non-scaling-stroke;
  }
  & [data-axis] {
    fill: none;
    stroke: ${vars.line};
    stroke-width: ${vars.strokeHair};
    stroke-dasharray: 9 3 2 3;
  }
  & [data-dimension] {
    fill: none;
    stroke: ${vars.inkMuted};
    stroke-width: ${vars.strokeHair};
  }
  & text {
    fill: ${vars.ink};
    font-size: ${vars.text1};
  }
`;

const Symbol = styled.text`
  font-style: italic;
`;
