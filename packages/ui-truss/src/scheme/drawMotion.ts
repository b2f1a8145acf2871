import type { TrussCase, TrussMechanism } from '@eecs/solver-core/truss';
import { px } from '@eecs/ui-kit/layout';
import { type Camera, project } from '../camera/camera.ts';

/** Draws the rods of a moving mechanism with a given largest component of displacement, px. */
export function drawMotion(
  { joints, links }: Pick<TrussCase, 'joints' | 'links'>,
  mechanism: TrussMechanism,
  { camera, size }: { readonly camera: Camera; readonly size: number },
): string {
  const moved = new Map(mechanism.joints.map((motion) => [motion.joint, motion]));
  const scale = size / camera.scale;
  const at = (index: number) => {
    const [joint, motion] = [joints[index], moved.get(index)];
    if (joint === undefined) return null;
    if (motion === undefined) return project(camera, joint);
    return project(camera, {
      x: joint.x + motion.x * scale,
      y: joint.y + motion.y * scale,
      z: joint.z + motion.z * scale,
    });
  };
  return links
    .map(({ i, j }) => {
      if (!moved.has(i) && !moved.has(j)) return '';
      const [a, b] = [at(i), at(j)];
      return a === null || b === null ? '' : `M${px(a.x)} ${px(a.y)}L${px(b.x)} ${px(b.y)}`;
    })
    .join('');
}
