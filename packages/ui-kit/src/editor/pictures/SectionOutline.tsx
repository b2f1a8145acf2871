import { type CrossSection, type UnitSystem, computeBasics, drawSection } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { useFormat } from '../../kit/useFormat.ts';
import { vars } from '../../theme/tokens.ts';
import { BARE_AXES, SECTION_PICTURE, type SectionDimension, layoutSection } from './layoutSection.ts';

export interface SectionOutlineProps {
  readonly section: CrossSection;
  /** The unit system of its numbers, unless the section has its own. */
  readonly system: UnitSystem;
  /** The unit system in which its dimensions are written. @default that of its numbers */
  readonly shownIn?: UnitSystem;
  /** Its accessible name. */
  readonly name: string;
}

/** A cross-section with its dimensions and axes; for a generic one, which has no outline, only the axes. */
export function SectionOutline({ section, system, shownIn, name }: SectionOutlineProps) {
  const format = useFormat();
  const own = section.units ?? system;
  const drawn = drawSection(section);
  const basics = computeBasics(section, own);
  if (!drawn.ok && section.className !== 'generic') return null;
  const layout = drawn.ok && basics.ok ? layoutSection(drawn.drawing, basics.basics) : null;
  const { x, y, left, right, top, bottom } = layout?.axes ?? BARE_AXES;
  const factor = shownIn === undefined || shownIn === own ? 1 : own === 0 ? 1 / MM_PER_INCH : MM_PER_INCH;
  const write = ({ kind, value }: SectionDimension): string =>
    kind === 'slope'
      ? format.brief(value, { quantity: 'percent', digits: 2 })
      : format.brief(value * factor, {
          quantity: 'sectionDimension',
          system: shownIn ?? own,
          digits: (shownIn ?? own) === 0 ? 2 : 3,
          withUnit: false,
        });
  return (
    <Picture viewBox={`0 0 ${SECTION_PICTURE.width} ${SECTION_PICTURE.height}`} role="img" aria-label={name}>
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
        <Dimension key={dimension.name} dimension={dimension} words={write(dimension)} />
      ))}
    </Picture>
  );
}

const MM_PER_INCH = 25.4;

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
        <tspan fontStyle="italic">{name[0]}</tspan>
        {name.length === 1 ? null : (
          <tspan fontSize="0.8em" dy="2.5">
            {name.slice(1)}
          </tspan>
        )}
        <tspan dy={name.length === 1 ? 0 : -2.5}> {words}</tspan>
      </text>
    </>
  );
}

const Picture = styled.svg`
  display: block;
  justify-self: center;
  width: 100%;
  max-width: ${SECTION_PICTURE.width}px;
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
