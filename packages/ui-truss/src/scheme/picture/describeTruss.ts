import type { Text } from '@eecs/ui-kit';
import { isSpatial } from '../../editing/isSpatial.ts';
import type { TrussMessages } from '../../messages/trussMessages.ts';
import { isHeld } from '../drawAnchors.ts';
import type { TrussSketch } from './sketchTruss.ts';

/**
 * Writes the sentence that describes the drawing for screen readers: its kind, its numbers of joints, rods and
 * supports.
 */
export function describeTruss(sketch: TrussSketch, t: Text<TrussMessages>): string {
  const { title, joints, links } = sketch;
  if (joints.length === 0) return t('drawing.empty');
  const inSpace = isSpatial(sketch);
  const supports = joints.filter((joint) => isHeld(joint, inSpace)).length;
  const counts = {
    joints: t('drawing.joints', { count: joints.length }),
    rods: t('drawing.rods', { count: links.length }),
    supports: t('drawing.supports', { count: supports }),
  };
  const sentence = inSpace ? t('drawing.spatial', counts) : t('drawing.plane', counts);
  return title === '' ? sentence : t('drawing.titled', { title, sentence });
}
