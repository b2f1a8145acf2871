import type { TrussCase } from '@eecs/solver-core/truss';
import type { EditorText } from '../messages/editorMessages.ts';
import { isHeld } from '../scheme/drawAnchors.ts';
import { isSpatial } from '../editing/isSpatial.ts';

/** Describes the drawing in a sentence, for screen readers. */
export function describeCase(document: TrussCase, t: EditorText): string {
  if (document.joints.length === 0) return t('board.empty');
  const inSpace = isSpatial(document);
  const counts = {
    joints: t('count.joints', { count: document.joints.length }),
    rods: t('count.rods', { count: document.links.length }),
    supports: t('count.supports', {
      count: document.joints.filter((joint) => isHeld(joint, inSpace)).length,
    }),
  };
  return inSpace ? t('board.spatial', counts) : t('board.plane', counts);
}
