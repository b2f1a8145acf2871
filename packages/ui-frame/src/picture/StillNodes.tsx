import { type ReactNode, createElement } from 'react';
import { type DrawnNode, vars } from '@eecs/ui-kit';
import { HINGE } from '../scheme/layoutScheme.ts';
import { SUPPORT_PX } from '../scheme/drawSupports.ts';
import { getNodeLook } from '../scheme/nodeLook.ts';

export interface StillNodesProps {
  readonly nodes: readonly DrawnNode[];
  /** Accessible name; empty if a text next to the picture names it. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
}

/** A static picture of a frame, which shrinks with a narrower container. */
export function StillNodes({ nodes, label, width, height }: StillNodesProps) {
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

/** Renders a node with its look as attributes, so that a page can show the picture without a style sheet. */
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
