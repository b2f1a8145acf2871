import { useCallback } from 'react';
import { useKitAtomValue } from '@eecs/ui-kit';
import { MotionOutline, SWING_PX, shownModeAtom } from '@eecs/ui-kit/editor';
import { drawMotion } from '../scheme/drawMotion.ts';
import type { FrameProjection } from '../scheme/projection.ts';
import { shownDocumentAtom, verdictAtom } from '../state/sessionAtoms.ts';
import { toolAtom } from '../state/tool.ts';
import { camera } from '../state/view.ts';

/** Animates a mechanism over the drawing. */
export function MechanismMotion({ getProjection }: { readonly getProjection: () => FrameProjection }) {
  const verdict = useKitAtomValue(verdictAtom);
  const document = useKitAtomValue(shownDocumentAtom);
  const { mode, replay } = useKitAtomValue(shownModeAtom);
  // While a frame is being drawn it is unstable anyway.
  const isDrawing = useKitAtomValue(toolAtom) === 'member';
  // The outline follows the view.
  useKitAtomValue(camera.viewAtom);
  const mechanism = isDrawing ? undefined : (verdict?.mechanisms[mode] ?? verdict?.mechanisms[0]);
  const draw = useCallback(
    (swing: number): string =>
      mechanism === undefined
        ? ''
        : drawMotion(document, mechanism, { projection: getProjection(), size: SWING_PX * swing }),
    [document, mechanism, getProjection],
  );
  return mechanism === undefined ? null : <MotionOutline mode={mode} replay={replay} draw={draw} />;
}
