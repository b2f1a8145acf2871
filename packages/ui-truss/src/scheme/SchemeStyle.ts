import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';

/** The look of a drawing: each role its stroke and fill, so that nodes carry no style of their own. */
export const SchemeSvg = styled.svg`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  touch-action: none;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;

  &[data-scroll] {
    touch-action: pan-y;
  }
  &[data-cursor='movable'] {
    cursor: grab;
  }
  &[data-cursor='fixed'] {
    cursor: pointer;
  }
  &[data-tool]:not([data-tool='select']) {
    cursor: crosshair;
  }

  & path,
  & circle {
    fill: none;
    stroke: ${vars.ink};
    stroke-width: ${vars.strokeMedium};
    pointer-events: none;
  }
  & path[data-role='rod'] {
    stroke: ${vars.beamLine};
    stroke-width: 2.5px;
    stroke-linecap: round;
  }
  & path[data-role='rod'][data-depth='far'] {
    stroke: ${vars.line};
    stroke-width: 1.25px;
  }
  & path[data-role='rod'][data-depth='middle'] {
    stroke: ${vars.inkMuted};
    stroke-width: 2px;
  }
  & path[data-role='rod'][data-dense] {
    stroke-width: 1px;
  }
  & path[data-role='joint'] {
    fill: ${vars.sheet};
    stroke-width: 1.5px;
  }
  & path[data-role='load'] {
    stroke: ${vars.loadLine};
    fill: ${vars.loadLine};
    fill-rule: nonzero;
  }
  & path[data-role='mass'] {
    stroke: ${vars.inkMuted};
    stroke-dasharray: 5 2;
  }
  & path[data-role='guide'] {
    stroke: ${vars.inkMuted};
    stroke-width: 1px;
    stroke-dasharray: 12 3 2 3;
  }
  & path[data-role='dimension'] {
    stroke: ${vars.dimensionLine};
    stroke-width: 0.9;
  }
  & path[data-role='shape'] {
    stroke: ${vars.accent};
    stroke-width: 1.5px;
    stroke-dasharray: 6 3;
  }
  & path[data-role='shape'][data-dense] {
    stroke-width: 1px;
    stroke-dasharray: none;
  }
  & path[data-role='tension'] {
    stroke: ${vars.positive};
  }
  & path[data-role='compression'] {
    stroke: ${vars.negative};
  }
  & path[data-role='zero'] {
    stroke: ${vars.inkMuted};
    stroke-width: 1px;
    stroke-dasharray: 3 3;
  }
  & path:not([data-role='rod'])[data-depth='far'] {
    opacity: 0.5;
  }
  & path:not([data-role='rod'])[data-depth='middle'] {
    opacity: 0.75;
  }
  & path[data-role='over'] {
    stroke: ${vars.warning};
    stroke-width: 14px;
    stroke-linecap: round;
    opacity: 0.5;
  }
  & path[data-role='part'] {
    stroke: ${vars.accent};
    stroke-width: 18px;
    stroke-linecap: round;
    opacity: 0.16;
  }
  & path[data-role='cut'] {
    stroke: ${vars.accent};
    stroke-width: 2px;
    stroke-dasharray: 10 4 2 4;
  }
  &[data-cutting] {
    cursor: crosshair;
    touch-action: none;
  }
  & path[data-role='reaction'] {
    stroke: ${vars.success};
    fill: ${vars.success};
  }
  & path[data-role='halo'] {
    stroke: ${vars.accent};
    stroke-width: 13px;
    stroke-linecap: round;
    opacity: 0.35;
  }
  & path[data-role='grid'] {
    stroke: ${vars.gridMajor};
    stroke-width: 1px;
  }
  & path[data-role='grid-fine'] {
    stroke: ${vars.gridMinor};
    stroke-width: 1px;
  }
  & path[data-role='grid-axis'] {
    stroke: ${vars.line};
    stroke-width: 1px;
  }
  & path[data-role='rubber'] {
    stroke: ${vars.accent};
    stroke-width: 1.5px;
    stroke-dasharray: 5 3;
  }
  & path[data-role='snap'] {
    stroke: ${vars.accent};
    stroke-width: 1.5px;
  }
  & path[data-role='marquee'] {
    fill: ${vars.accentWash};
    stroke: ${vars.accent};
    stroke-width: 1px;
    fill-opacity: 0.5;
  }
  & [data-role='glyph'] path {
    vector-effect: non-scaling-stroke;
    stroke-linejoin: round;
  }
  & [data-weight='hair'] {
    stroke-width: ${vars.strokeHair};
  }
  & [data-weight='heavy'] {
    stroke-width: ${vars.strokeHeavy};
  }
  & [data-fill='paper'] {
    fill: ${vars.sheet};
  }
  & path[data-state],
  & [data-role='glyph'][data-state] path {
    stroke: ${vars.accent};
  }
  & path[data-role='load'][data-state] {
    fill: ${vars.accent};
  }
  & path[data-role='rod'][data-state] {
    stroke-width: 4px;
  }
  & path[data-role='rod'][data-state][data-dense] {
    stroke-width: 2px;
  }
  & path[data-role='joint'][data-state='selected'] {
    fill: ${vars.accent};
  }
  & text {
    fill: ${vars.ink};
    font-family: ${vars.fontSans};
    font-size: ${vars.text1};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
    stroke: ${vars.sheet};
    stroke-width: 3px;
    stroke-linejoin: round;
    paint-order: stroke;
    pointer-events: none;
  }
  & text[data-role='dimension'] {
    fill: ${vars.inkMuted};
    font-family: ${vars.fontMono};
  }
  & text[data-role='grid-foot'],
  & text[data-role='grid-side'] {
    fill: ${vars.inkMuted};
    font-family: ${vars.fontMono};
    font-size: 10px;
  }
  & text[data-role='grid-side'] {
    text-anchor: start;
  }
  & text[data-role='name'] {
    fill: ${vars.inkMuted};
  }
  & text[data-role='tension'] {
    fill: ${vars.positiveText};
    font-weight: 600;
  }
  & text[data-role='compression'] {
    fill: ${vars.negativeText};
    font-weight: 600;
  }
  & text[data-role='reaction'] {
    fill: ${vars.success};
    font-weight: 600;
  }
  & text[data-role='coordinate'] {
    fill: ${vars.accent};
    font-family: ${vars.fontMono};
    font-weight: 600;
    stroke-width: 5px;
  }
  &:has([role='listbox']:focus-visible) {
    outline: 2px solid ${vars.focus};
    outline-offset: -3px;
  }
  & [role='listbox'] {
    outline: none;
  }
  & [role='option'] {
    fill: transparent;
    stroke: none;
  }
`;
