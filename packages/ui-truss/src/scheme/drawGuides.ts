import type { Guide, TrussCase } from '@eecs/solver-core/truss';
import { type DrawnNode, px } from '@eecs/ui-kit/layout';
import { listDivisions } from '../editing/divisions.ts';
import { type Camera, type Point, project } from '../camera/camera.ts';
import { isFront } from '../camera/orientation.ts';
import { type Emphasis, stateOf } from './scheme.ts';

/** Number of chords that approximate a circle or an ellipse. */
const CHORDS = 72;
/** Half the length of a stroke of a division's cross, px. */
const ARM = 3;

/**
 * Draws the guides, which lie in the xy plane, dash-dotted, with a cross on each division; lines extend over the whole
 * board.
 */
export function drawGuides(
  { guides, divisor }: Pick<TrussCase, 'guides' | 'divisor'>,
  camera: Camera,
  emphasis: Emphasis,
): DrawnNode[] {
  return guides.map((guide, index) => {
    const key = `guide:${index}`;
    return {
      key,
      tag: 'path',
      attributes: { 'data-role': 'guide', ...stateOf(key, emphasis), d: drawGuide(guide, camera, divisor) },
    };
  });
}

/** Writes a guide as path data, its divisions as crosses; each stroke of a cross is shorter than the first dash. */
export function drawGuide(guide: Guide, camera: Camera, divisor: number): string {
  const points = listGuidePoints(guide, camera);
  const curve = points.map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');
  const crosses = listDivisions(guide, divisor).map((spot) => {
    const { x, y } = project(camera, { ...spot, z: 0 });
    return `M${px(x - ARM)} ${px(y)}h${2 * ARM}M${px(x)} ${px(y - ARM)}v${2 * ARM}`;
  });
  return [curve, ...crosses].join('');
}

/** Lists points of a guide on the page, close enough for hit tests. */
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
  const points = listDivisions(guide, CHORDS).map(({ x, y }) => at(x, y));
  return [...points, ...points.slice(0, 1)];
}
