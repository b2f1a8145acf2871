import { css } from 'styled-components';
import { vars } from '../../theme/tokens.ts';
import { schemeStyle } from './schemeStyle.ts';

/** Styles that drawings of plane and space structures share, in addition to `schemeStyle`. */
export const planeSchemeStyle = css`
  ${schemeStyle}
  position: relative;
  width: 100%;
  overflow: hidden;
  touch-action: none;

  &[data-scroll] {
    touch-action: pan-y;
  }
  &[data-cursor='fixed'] {
    cursor: pointer;
  }
  &[data-tool]:not([data-tool='select']) {
    cursor: crosshair;
  }
  /* A press on such a value shows where it comes from. */
  &[data-tool='select'] text[data-explains] {
    pointer-events: auto;
    cursor: pointer;

    &:hover {
      text-decoration: underline;
    }
  }
  & path {
    stroke: ${vars.ink};
  }
  & path[data-role='joint'] {
    fill: ${vars.sheet};
    stroke-width: 1.5px;
  }
  & path[data-role='mass'] {
    stroke: ${vars.inkMuted};
  }
  & path[data-role='reaction'] {
    stroke: ${vars.success};
    fill: ${vars.success};
  }
  & path[data-role='leader'] {
    stroke: ${vars.inkMuted};
    stroke-width: 0.75px;
  }
  & path[data-role='grid'] {
    stroke: ${vars.gridMajor};
    stroke-width: 1px;
  }
  & path[data-role='grid-fine'] {
    stroke: ${vars.gridMinor};
    stroke-width: 1px;
  }
  & path[data-role='rubber'] {
    stroke: ${vars.accent};
    stroke-width: 1.5px;
    stroke-dasharray: 5 3;
  }
  & path[data-role='snap'] {
    stroke-width: 1.5px;
  }
  & path[data-role='joint'][data-state='selected'] {
    fill: ${vars.accent};
  }
  & text {
    font-family: ${vars.fontSans};
    font-variant-numeric: tabular-nums;
  }
  & text:is([data-role='grid-foot'], [data-role='grid-side']) {
    fill: ${vars.inkMuted};
    font-family: ${vars.fontMono};
    font-size: 10px;
  }
  & text[data-role='grid-side'] {
    text-anchor: start;
  }
  & text[data-role='shift'] {
    font-weight: 600;
  }
  & text[data-role='reaction'] {
    fill: ${vars.success};
    font-weight: 600;
  }
  &:has([role='listbox']:focus-visible) {
    outline: 2px solid ${vars.focus};
    outline-offset: -3px;
  }
`;
