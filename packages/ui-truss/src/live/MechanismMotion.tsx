import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { TrussCase, TrussMechanism } from '@eecs/solver-core/truss';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { px } from '@eecs/ui-kit/editor';
import { type Camera, project } from '../camera/camera.ts';
import { shownDocumentAtom, verdictAtom } from '../state/sessionAtoms.ts';
import { shownModeAtom } from '../state/shownMode.ts';
import { isDrawingAtom } from '../state/tool.ts';

/** How far the joint that moves most goes, px. */
const SWING_PX = 26;
const PERIOD_MS = 1200;
/** Stops within five seconds, as moving things should that nobody started. */
const LASTS_MS = 4800;

/**
 * A mechanism moving over the drawing: a few swings, then the moved truss stays as an outline. Where the reader wants
 * no motion there is only the outline.
 */
export function MechanismMotion({ getCamera }: { readonly getCamera: () => Camera }) {
  const verdict = useKitAtomValue(verdictAtom);
  const document = useKitAtomValue(shownDocumentAtom);
  const { mode, replay } = useKitAtomValue(shownModeAtom);
  const isDrawing = useKitAtomValue(isDrawingAtom);
  // Half a truss moves, as whoever draws it knows.
  const mechanism = isDrawing ? undefined : verdict?.mechanisms[mode];
  const path = useRef<SVGPathElement>(null);
  const [camera, setCamera] = useState<Camera | null>(null);

  // Paints after the drawing has its place, frame by frame.
  useEffect(() => {
    if (mechanism === undefined) return undefined;
    const isStill =
      typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    let frame = 0;
    let start = 0;
    const paint = (now: number): void => {
      start ||= now;
      const passed = now - start;
      const isOver = isStill || passed > LASTS_MS;
      const swing = isOver ? 1 : Math.sin((passed / PERIOD_MS) * 2 * Math.PI);
      path.current?.setAttribute('d', drawMoved(document, mechanism, { camera: getCamera(), swing }));
      if (!isOver) frame = requestAnimationFrame(paint);
      else setCamera(getCamera());
    };
    frame = requestAnimationFrame(paint);
    return () => cancelAnimationFrame(frame);
  }, [document, mechanism, replay, getCamera]);

  if (mechanism === undefined) return null;
  return <Outline ref={path} data-mechanism={mode} data-rest={camera === null ? undefined : ''} />;
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

const Outline = styled.path`
  && {
    stroke: ${vars.accent};
    stroke-width: 2.5px;
    stroke-dasharray: 7 4;
  }
`;
