import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { planeSchemeStyle } from '@eecs/ui-kit/editor';

/** Styles a drawing: stroke and fill by role, so that nodes carry no style of their own. */
export const SchemeSvg = styled.svg`
  ${planeSchemeStyle}

  & path[data-role='member'] {
    stroke: ${vars.beamLine};
    stroke-width: 3px;
    stroke-linecap: round;
  }
  & path[data-role='member'][data-faint] {
    stroke: ${vars.line};
    stroke-width: 1.5px;
  }
  & path[data-role='member'][data-slack] {
    stroke-dasharray: 2 7;
  }
  & path[data-role='joint'][data-rigid]:not([data-state='selected']) {
    fill: ${vars.ink};
  }
  & path[data-role='bend'] {
    fill: ${vars.sheet};
    stroke: ${vars.accent};
    stroke-width: 1.5px;
  }
  & path[data-role='load'] {
    stroke-width: 1.5px;
  }
  & [data-state='outside'] {
    opacity: 0.3;
  }
  & path[data-role='area-positive'] {
    stroke: none;
    fill: ${vars.positive};
    fill-opacity: 0.18;
  }
  & path[data-role='area-negative'] {
    stroke: none;
    fill: ${vars.negative};
    fill-opacity: 0.18;
  }
  & path[data-role='curve'] {
    stroke: ${vars.positive};
    stroke-width: 1.75px;
    stroke-linejoin: round;
  }
  & path[data-role='curve'][data-sign='negative'] {
    stroke: ${vars.negative};
  }
  & path[data-role='shape'] {
    stroke: ${vars.shapeLine};
    stroke-width: 2.5px;
    stroke-linecap: round;
  }
  & path[data-role='pressure'] {
    stroke: ${vars.negative};
    stroke-width: 2px;
    stroke-linejoin: round;
  }
  & path:is([data-state='selected'], [data-state='hovered']),
  & [data-role='glyph']:is([data-state='selected'], [data-state='hovered']) path {
    stroke: ${vars.accent};
  }
  & path[data-role='load']:is([data-state='selected'], [data-state='hovered']) {
    fill: ${vars.accent};
  }
  & path[data-role='member']:is([data-state='selected'], [data-state='hovered']) {
    stroke-width: 4.5px;
  }
  & text:is([data-role='name'], [data-role='member-name']) {
    fill: ${vars.inkMuted};
  }
  & text[data-role='member-name'] {
    font-style: italic;
  }
  & text[data-role='positive'] {
    fill: ${vars.positiveText};
    font-weight: 600;
  }
  & text[data-role='negative'] {
    fill: ${vars.negativeText};
    font-weight: 600;
  }
  & text[data-role='coordinate'][text-anchor='start'] {
    text-anchor: start;
  }
  & text[data-role='coordinate'][text-anchor='end'] {
    text-anchor: end;
  }
`;
