import type { Guide } from '@eecs/solver-core/truss';
import type { DrawnNode } from '@eecs/ui-kit';
import { px } from '@eecs/ui-kit/editor';
import { type Camera, type Point, project } from '../camera/camera.ts';
import { isFront } from '../camera/orientation.ts';
import { type Emphasis, stateOf } from './scheme.ts';

/** How many chords stand for a circle or an ellipse. */
const CHORDS = 72;

/** Draws the guides, which lie in the xy plane, dash-dotted; lines reach over all of the board. */
export function drawGuides(guides: readonly Guide[], camera: Camera, emphasis: Emphasis): DrawnNode[] {
  return guides.map((guide, index) => {
    const key = `guide:${index}`;
    return {
      key,
      tag: 'path',
      attributes: { 'data-role': 'guide', ...stateOf(key, emphasis), d: drawGuide(guide, camera) },
    };
  });
}

/** Writes a guide as path data. */
export function drawGuide(guide: Guide, camera: Camera): string {
  const points = listGuidePoints(guide, camera);
  return points.map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');
}

/** Lists points of a guide on the page, near enough to point at it. */
export function listGuidePoints(guide: Guide, camera: Camera): readonly Point[] {
  const at = (x: number, y: number): Point => project(camera, { x, y, z: 0 });
  if (guide.className === 'line') {
    const angle = (guide.alpha * Math.PI) / 180;
    // Far enough to leave the board on both sides, from its middle in the front view.
    const reach =
      (camera.width + camera.height) / camera.scale + Math.hypot(guide.x0 - camera.u, guide.y0 - camera.v);
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    if (!isFront(camera.orientation)) {
      const size = 0.5;
      return [at(guide.x0 - dx * size, guide.y0 - dy * size), at(guide.x0 + dx * size, guide.y0 + dy * size)];
    }
    return [at(guide.x0 - dx, guide.y0 - dy), at(guide.x0 + dx, guide.y0 + dy)];
  }
  const { a, b, alpha } = guide.className === 'ellipse' ? guide : { a: guide.a, b: guide.a, alpha: 0 };
  const turn = (alpha * Math.PI) / 180;
  return Array.from({ length: CHORDS + 1 }, (_, k) => {
    const t = (k / CHORDS) * 2 * Math.PI;
    const [x, y] = [a * Math.cos(t), b * Math.sin(t)];
    return at(
      guide.x0 + x * Math.cos(turn) - y * Math.sin(turn),
      guide.y0 + x * Math.sin(turn) + y * Math.cos(turn),
    );
  });
}
