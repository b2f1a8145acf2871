import { type ReactNode, createElement, memo, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { type Painter, createPainter } from './createPainter.ts';
import type { DrawnNode } from './drawnNode.ts';

/** The nodes to draw, and the painter that updates them. */
export interface DrawnGroupProps {
  /** The nodes of the first picture; afterwards only the painter draws. */
  readonly first: readonly DrawnNode[];
  readonly innerRef: Ref<Painter>;
}

/** A group of drawn nodes that React creates once, on a server too, and leaves to its painter. */
export const DrawnGroup = memo(
  function DrawnGroup({ first, innerRef }: DrawnGroupProps) {
    const [nodes] = useState(first);
    const group = useRef<SVGGElement>(null);
    const painter = useRef<Painter>(null);
    useImperativeHandle(innerRef, () => {
      if (group.current === null) throw new Error('`DrawnGroup` has no element to paint in');
      // One painter for the life of the element, because a new one would not know what is already written.
      painter.current ??= createPainter(group.current, nodes);
      return painter.current;
    }, [nodes]);
    return <g ref={group}>{nodes.map(renderNode)}</g>;
  },
  () => true,
);

function renderNode({ key, tag, attributes, text, children }: DrawnNode): ReactNode {
  return createElement(tag, { key, ...attributes }, text ?? children?.map(renderNode));
}
