import type { FrameMode } from '@eecs/solver-core/stability';
import type { FrameCase } from '@eecs/solver-core/frame';
import type { DrawnNode } from '@eecs/ui-kit/layout';
import { followMember } from './drawShape.ts';
import { layoutScheme } from './layoutScheme.ts';
import { layoutAxes } from './memberAxes.ts';
import type { FrameProjection } from './projection.ts';
import { NO_EMPHASIS, type SchemeTexts, path } from './scheme.ts';

/** The largest displacement in a drawn mode, px. */
const MOST_PX = 30;

/** Draws a mode of a frame over its faint members, without loads. */
export function drawMode(
  document: FrameCase,
  mode: FrameMode,
  { projection, texts }: { readonly projection: FrameProjection; readonly texts: SchemeTexts },
): readonly DrawnNode[] {
  const bare: FrameCase = {
    ...document,
    joints: document.joints.map((joint) => ({ ...joint, loads: [] })),
    members: document.members.map((member) => ({ ...member, loads: [] })),
  };
  const { nodes } = layoutScheme(bare, {
    projection,
    emphasis: NO_EMPHASIS,
    texts,
    set: 'all',
    result: null,
  });
  const axes = layoutAxes(document, projection);
  return [
    ...nodes.map((node) =>
      node.attributes['data-role'] === 'member'
        ? { ...node, attributes: { ...node.attributes, 'data-faint': '' } }
        : node,
    ),
    ...mode.members.flatMap(({ u, deflection }, index) => {
      const own = axes[index];
      if (own === null || own === undefined) return [];
      const moved = followMember(own, { u: { segments: u }, deflection: { segments: deflection } }, MOST_PX);
      return [path(`mode-${index}`, 'shape', moved)];
    }),
  ];
}
