import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { DrawnGroup, type Painter, vars } from '@eecs/ui-kit';
import { listNodes, schemeStyle } from '@eecs/ui-kit/editor';
import type { Scheme } from './layoutScheme.ts';

export interface BeamDrawingProps {
  /** Rendered once; later changes are drawn by the painters. */
  readonly scheme: Scheme;
  /** The accessible name of the drawing, and a sentence that describes its content. */
  readonly title: string;
  readonly description: string;
  readonly roleDescription: string;
  readonly innerRef: Ref<SVGSVGElement>;
  readonly drawing: Ref<Painter>;
  readonly overlay: Ref<Painter>;
  /** Between the drawing and the overlay: the selectable objects. */
  readonly children: ReactNode;
}

const NOTHING = { selected: [], hovered: [], outside: new Set<string>() };

/** A laid out beam as SVG, in pixels. */
export function BeamDrawing({
  scheme,
  title,
  description,
  roleDescription,
  innerRef,
  drawing,
  overlay,
  children,
}: BeamDrawingProps) {
  const id = useId();
  return (
    <Sheet
      ref={innerRef}
      viewBox={`0 0 ${scheme.width} ${scheme.height}`}
      width={scheme.width}
      height={scheme.height}
      role="graphics-document"
      aria-roledescription={roleDescription}
      aria-label={title}
      aria-describedby={`${id}-description`}
      data-board=""
    >
      <desc id={`${id}-description`}>{description}</desc>
      <DrawnGroup first={listNodes(scheme, NOTHING)} innerRef={drawing} />
      {children}
      <g data-overlay="">
        <DrawnGroup first={[]} innerRef={overlay} />
      </g>
    </Sheet>
  );
}

const Sheet = styled.svg`
  ${schemeStyle}
  /*
   * The board handles horizontal moves; a finger still scrolls the page vertically, unless it is on a selected object.
   */
  touch-action: pan-y;

  &[data-cursor='fixed'] {
    cursor: text;
  }
  & path {
    stroke: ${vars.loadLine};
  }
  & path[data-role='axis'] {
    stroke: ${vars.inkMuted};
    stroke-width: 0.75;
    stroke-dasharray: 14 3 2 3;
  }
  & path[data-role='beam'] {
    stroke: ${vars.beamLine};
    stroke-width: ${vars.strokeBeam};
  }
  & path[data-role='envelope'],
  & path[data-role='mass'] {
    fill: ${vars.sunken};
    stroke-width: 1px;
  }
  & path[data-role='section'] {
    fill: currentColor;
    stroke: ${vars.beamLine};
    stroke-width: 0.75;
  }
  & path[data-role='settlement'] {
    fill: ${vars.inkMuted};
    stroke: ${vars.inkMuted};
  }
  & path[data-role='collision'] {
    stroke: ${vars.warning};
    stroke-width: 2px;
  }
  /* Mixing ink into the colour of the document keeps the line visible in both themes. */
  & path[data-role='load'][color],
  & path[data-role='envelope'][color],
  & path[data-role='mass'][color] {
    stroke: color-mix(in srgb, currentColor 72%, ${vars.ink});
  }
  & path[data-role='load'][color] {
    fill: color-mix(in srgb, currentColor 72%, ${vars.ink});
  }
  & [data-role='glyph'] path {
    stroke: ${vars.ink};
  }
  & [data-dashed] path {
    stroke: ${vars.inkMuted};
    stroke-dasharray: 3 2;
  }
  & text[data-role='name'] {
    font-weight: 600;
  }

  & path[data-role][data-state]:not([data-state='outside']),
  & [data-role='glyph'][data-state]:not([data-state='outside']) path {
    stroke: ${vars.accent};
  }
  & path[data-role='load'][data-state]:not([data-state='outside']) {
    fill: ${vars.accent};
  }
  & path[data-state='selected'] {
    stroke-width: 2px;
  }
  /* Only the lines, because a faded number would be unreadable. Half of the ink still has 3 : 1 in both themes. */
  & path[data-state='outside'],
  & [data-role='glyph'][data-state='outside'] path {
    opacity: 0.5;
  }
  & text[data-state='outside'] {
    fill: ${vars.inkMuted};
    font-style: italic;
  }
  & text[data-state]:not([data-state='outside']) {
    fill: ${vars.accent};
  }
  & text[data-state='selected'] {
    font-weight: 600;
  }
  & [data-state='ghost'] {
    opacity: 0.75;
  }

  & [data-overlay] rect,
  & [data-overlay] circle {
    fill: ${vars.sheet};
    stroke: ${vars.accent};
    stroke-width: 1.5px;
  }
  & [data-overlay] rect[data-role]:not([data-role='marquee']) {
    fill: transparent;
    stroke: none;
    touch-action: none;
  }
  & rect[data-role='grip'] {
    display: none;
  }
  @media (pointer: coarse) {
    & rect[data-role='grip'] {
      display: inline;
    }
  }
  &:has([role='listbox']:focus-visible:not([aria-activedescendant])) {
    outline: 2px solid ${vars.focus};
    outline-offset: -3px;
  }
  &[data-keys] [role='listbox']:focus ~ [data-overlay] rect[data-role='halo'] {
    /* Visible only during keyboard navigation on the board. */
    stroke: ${vars.focus};
    stroke-width: 2px;
  }
  & [data-handle='start'],
  & [data-handle='end'] {
    cursor: ew-resize;
  }
  & circle[data-handle] {
    cursor: ns-resize;
  }
  & path[data-role='line'] {
    stroke: ${vars.inkMuted};
    stroke-width: 1px;
    stroke-dasharray: 8 3 2 3;
  }
  & path[data-role='snap'] {
    stroke-width: 1px;
    stroke-dasharray: 4 3;
  }
  & path[data-role='snap']:not([data-snap='grid'], [data-snap='nothing']) {
    stroke-dasharray: none;
  }
`;
