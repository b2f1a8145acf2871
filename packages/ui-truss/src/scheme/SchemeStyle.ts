import { styled } from 'styled-components';
import { vars } from '@eecs/ui-kit';
import { planeSchemeStyle } from '@eecs/ui-kit/editor';

/** The styles of a drawing: the stroke and fill of each role, so that nodes have no styles of their own. */
export const SchemeSvg = styled.svg`
  ${planeSchemeStyle}

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
  & path[data-role='load'] {
    fill-rule: nonzero;
  }
  & path[data-role='guide'] {
    stroke: ${vars.inkMuted};
    stroke-width: 1px;
    stroke-dasharray: 12 3 2 3;
  }
  & path[data-role='shape'] {
    stroke: ${vars.shapeLine};
    stroke-width: 1.5px;
    stroke-dasharray: 6 3;
  }
  & path[data-role='shape'][data-dense] {
    stroke-width: 1px;
    stroke-dasharray: none;
  }
  & path[data-role='shape'][data-alone] {
    stroke-width: 2.5px;
    stroke-dasharray: none;
    stroke-linecap: round;
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
  & path[data-role='halo'] {
    stroke: ${vars.accent};
    stroke-width: 13px;
    stroke-linecap: round;
    opacity: 0.35;
  }
  & path[data-role='grid-axis'] {
    stroke: ${vars.line};
    stroke-width: 1px;
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
`;
