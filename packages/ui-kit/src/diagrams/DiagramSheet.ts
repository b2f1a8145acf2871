import { styled } from 'styled-components';
import { vars } from '../theme/tokens.ts';

/** The row a diagram is drawn in. Its marks carry roles instead of colours, so that a painter writes few attributes. */
export const DiagramSheet = styled.div`
  position: relative;

  & > svg:first-child {
    display: block;
    overflow: hidden;
  }
  & > svg path:where(:not([data-line])) {
    fill: none;
    stroke: ${vars.ink};
    stroke-width: ${vars.strokeHair};
    stroke-linejoin: round;
  }
  & [data-role='area'] {
    stroke: none;
  }
  & [data-role='hatch'] {
    stroke-width: 0.5;
  }
  & [data-role='curve'] {
    stroke-width: ${vars.strokeMedium};
  }
  & path[data-sign='positive'] {
    stroke: ${vars.positive};
  }
  & path[data-sign='negative'] {
    stroke: ${vars.negative};
  }
  & [data-role='area'][data-sign='positive'] {
    fill: var(--fade-positive, ${vars.positiveFill});
    stroke: none;
  }
  & [data-role='area'][data-sign='negative'] {
    fill: var(--fade-negative, ${vars.negativeFill});
    stroke: none;
  }
  & [data-role='lead'],
  & [data-role='sign'] {
    stroke: ${vars.inkMuted};
    stroke-width: 0.75;
  }
  & [data-role='dot'] {
    stroke-width: 3.5px;
    stroke-linecap: round;
  }
  & path[data-role='ghost'] {
    stroke: ${vars.notify};
    stroke-dasharray: 5 3;
    stroke-width: 1.25px;
    opacity: 0.75;
  }
  & [data-role='limit'] {
    stroke: ${vars.warning};
    stroke-dasharray: 6 3;
    stroke-width: 1px;
  }
  & path[data-line] {
    fill: none;
    stroke-width: ${vars.strokeMedium};
  }
  /* If a row has several lines, a number has the colour of its line. */
  & text:where(:not([fill])) {
    fill: ${vars.inkMuted};
  }
  & text {
    font-size: ${vars.text1};
  }
  /* The paper-coloured rim keeps a number readable where a curve passes under it. */
  & text[data-kind] {
    font-family: ${vars.fontMono};
    paint-order: stroke;
    stroke: ${vars.sheet};
    stroke-width: 3px;
    stroke-linejoin: round;
  }
  & text[data-sign='positive'] {
    fill: ${vars.positiveText};
  }
  & text[data-sign='negative'] {
    fill: ${vars.negativeText};
  }
  & text[data-kind='max'],
  & text[data-kind='min'] {
    font-weight: 600;
  }
  & text[data-role='symbol'] {
    fill: ${vars.ink};
    font-size: ${vars.text4};
    font-style: italic;
  }
  & tspan {
    font-size: ${vars.text1};
    font-style: normal;
  }
  & text[data-role='hidden'] {
    text-anchor: end;
  }

  &[data-preview] path[data-sign] {
    opacity: 0.6;
  }
  /* Several lines are marked as a preview by thin strokes, which are less prominent. */
  &[data-preview] path[data-line] {
    opacity: 0.85;
  }
  &[data-stale] > svg:first-child {
    opacity: 0.45;
    filter: grayscale(1);
  }
  &[data-stale] > svg:not(:first-child) {
    visibility: hidden;
  }
`;
