import { css } from 'styled-components';
import { vars } from '../../theme/tokens.ts';

/**
 * Styles that the drawings of all kinds share: nodes have a role and no style of their own. A kind puts this first in
 * the style of its drawing and adds the roles that only it draws.
 */
export const schemeStyle = css`
  display: block;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;

  &[data-cursor='movable'] {
    cursor: grab;
  }
  & path {
    fill: none;
    stroke-width: ${vars.strokeMedium};
    pointer-events: none;
  }
  & path[data-role='load'] {
    stroke: ${vars.loadLine};
    fill: ${vars.loadLine};
  }
  & path[data-role='mass'] {
    stroke-dasharray: 5 2;
  }
  & path[data-role='dimension'] {
    stroke: ${vars.dimensionLine};
    stroke-width: 0.9;
  }
  & path[data-role='snap'] {
    stroke: ${vars.accent};
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
  & text {
    fill: ${vars.ink};
    font-size: ${vars.text1};
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
  & text[data-role='coordinate'] {
    fill: ${vars.accent};
    font-family: ${vars.fontMono};
    font-weight: 600;
    stroke-width: 5px;
  }
  & [role='listbox'] {
    outline: none;
  }
  & [role='option'] {
    fill: transparent;
    stroke: none;
  }
  && rect[data-role='marquee'] {
    fill: ${vars.accentWash};
    fill-opacity: 0.4;
    stroke: ${vars.accent};
    stroke-width: 1px;
    stroke-dasharray: 4 3;
  }
`;
