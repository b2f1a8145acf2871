import { type ReactNode, createElement, useMemo } from 'react';
import type { FrameCase } from '@eecs/solver-core/frame';
import { type DrawnNode, useFormat, vars } from '@eecs/ui-kit';
import { HINGE, layoutScheme } from '../scheme/layoutScheme.ts';
import { SUPPORT_PX } from '../scheme/drawSupports.ts';
import { getExtent } from '../editing/extent.ts';
import { getNodeLook } from '../scheme/nodeLook.ts';
import { projectFrame } from '../scheme/projection.ts';
import { NO_EMPHASIS } from '../scheme/scheme.ts';
import { createSchemeTexts } from '../scheme/schemeTexts.ts';

/** A frame and the size of its drawing. */
export interface FramePictureProps {
  readonly document: FrameCase;
  /** Name for a screen reader; empty where a text beside the picture names it. */
  readonly label: string;
  /** Width of the drawing, px; it shrinks with a narrower container. @default 320 */
  readonly width?: number;
  /** Width over height. @default 1.6 */
  readonly aspectRatio?: number;
  /** Whether values and numbers stand on it. @default false */
  readonly hasValues?: boolean;
}

/** Draws a frame inside a `WidgetRoot` as a still picture. */
export function FramePicture({
  document,
  label,
  width = 320,
  aspectRatio = 1.6,
  hasValues = false,
}: FramePictureProps) {
  const format = useFormat();
  const height = Math.round(width / aspectRatio);
  const nodes = useMemo(() => {
    const extent = getExtent(document.joints) ?? { x0: 0, x1: 1, y0: 0, y1: 1 };
    const { nodes: drawn } = layoutScheme(document, {
      projection: projectFrame(extent, { width, height }),
      emphasis: NO_EMPHASIS,
      texts: createSchemeTexts(format, document.units.system),
      set: 0,
      result: null,
    });
    return hasValues ? drawn : drawn.filter(({ tag }) => tag !== 'text');
  }, [document, width, height, format, hasValues]);
  return (
    <svg
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    >
      {nodes.map((node) => renderNode(node))}
    </svg>
  );
}

/** Renders a node with its look as attributes of its own: a page may show the picture without any style sheet. */
function renderNode(node: DrawnNode, glyphPx?: number): ReactNode {
  const { key, tag, attributes, text, children } = node;
  const look = tag === 'g' ? {} : getNodeLook(node, vars, { glyphPx, memberPx: 2.5 });
  const size = key.endsWith('-hinge') || key.endsWith('-spring') ? HINGE.size : SUPPORT_PX;
  const style = Object.fromEntries(
    Object.entries(look).map(([name, value]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
  return createElement(
    tag,
    { key, ...attributes, style },
    text ?? children?.map((child) => renderNode(child, size)),
  );
}
