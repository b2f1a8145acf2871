import { useCallback } from 'react';
import type { TrussCase, TrussMechanism } from '@eecs/solver-core/truss';
import { useKitAtomValue } from '@eecs/ui-kit';
import { MotionOutline, SWING_PX, px, shownModeAtom } from '@eecs/ui-kit/editor';
import { type Camera, project } from '../camera/camera.ts';
import { shownDocumentAtom, verdictAtom } from '../state/sessionAtoms.ts';
import { isDrawingAtom } from '../state/tool.ts';

/** The animation of a mechanism over the drawing. */
export function MechanismMotion({ getCamera }: { readonly getCamera: () => Camera }) {
  const verdict = useKitAtomValue(verdictAtom);
  const document = useKitAtomValue(shownDocumentAtom);
  const { mode, replay } = useKitAtomValue(shownModeAtom);
  const isDrawing = useKitAtomValue(isDrawingAtom);
  // While a truss is being drawn it is unstable, as its author knows.
  const mechanism = isDrawing ? undefined : verdict?.mechanisms[mode];
  const draw = useCallback(
    (swing: number): string =>
      mechanism === undefined ? '' : drawMoved(document, mechanism, { camera: getCamera(), swing }),
    [document, mechanism, getCamera],
  );
  return mechanism === undefined ? null : <MotionOutline mode={mode} replay={replay} draw={draw} />;
}

function drawMoved(
  { joints, links }: TrussCase,
  mechanism: TrussMechanism,
  { camera, swing }: { readonly camera: Camera; readonly swing: number },
): string {
  const moved = new Map(mechanism.joints.map((motion) => [motion.joint, motion]));
  const size = (SWING_PX / camera.scale) * swing;
  const at = (index: number) => {
    const [joint, motion] = [joints[index], moved.get(index)];
    if (joint === undefined) return null;
    if (motion === undefined) return project(camera, joint);
    return project(camera, {
      x: joint.x + motion.x * size,
      y: joint.y + motion.y * size,
      z: joint.z + motion.z * size,
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
