import { checkMeasures } from './checkMeasures.ts';
import { createTruss } from './generatedTruss.ts';
import type { Generated, GeneratorOptions, JointDraft } from './generatedTruss.ts';

/** Dimensions of a space grid, with one number each for x and z. */
export interface SpaceGridOptions extends GeneratorOptions {
  /** Lengths along x and z. */
  readonly spans: readonly [number, number];
  /** Numbers of squares of the upper layer along x and z, each at least 1. */
  readonly panels: readonly [number, number];
  /** Distance of the layers. */
  readonly height: number;
  /**
   * Supported joints of the upper layer: the four corners in every direction, or in addition all other joints of the
   * edge vertically. A single row of squares is unstable on its corners. @default 'edges'
   */
  readonly supports?: 'corners' | 'edges';
}

/**
 * Generates a double-layer grid, square on offset square: an upper layer of squares, a lower layer offset by half a
 * square, and four braces from each joint of the lower layer to the corners of the square above it. The upper layer, on
 * which the load acts, is the x-z plane at y = 0.
 *
 * With m by n squares: (m + 1)·(n + 1) + m·n joints and 8·m·n links. Fails with `generator.*` for each invalid
 * dimension.
 *
 * @example generateSpaceGrid({ spans: [20, 20], panels: [10, 10], height: 1.5 }) // 221 joints, 800 links
 */
export function generateSpaceGrid(options: SpaceGridOptions): Generated {
  const { spans, panels, height, supports = 'edges' } = options;
  const check = checkMeasures();
  for (const axis of [0, 1] as const) {
    check.positive(`/spans/${axis}`, spans[axis]);
    check.whole(`/panels/${axis}`, panels[axis], { least: 1 });
  }
  check.positive('/height', height);
  check.shared(options);
  if (supports === 'corners' && Math.min(...panels) === 1 && Math.max(...panels) > 1)
    check.refuse('generator.oneRow', '/supports', { actual: supports });
  check.joints('/panels', 2 * (panels[0] + 1) * (panels[1] + 1));
  if (check.failures.length > 0) return { ok: false, failures: check.failures };

  const [m, n] = panels;
  const joints: JointDraft[] = [];
  const links: [string, string][] = [];
  const place = (k: number, l: number) => ({ x: (spans[0] * k) / m, z: (spans[1] * l) / n });
  for (let l = 0; l <= n; l++) {
    for (let k = 0; k <= m; k++) {
      const [isSide, isFront] = [k === 0 || k === m, l === 0 || l === n];
      const edge = supports === 'edges' && (isSide || isFront) ? 2 : 0;
      const anchor = isSide && isFront ? 7 : edge;
      joints.push({ id: `t${k}-${l}`, ...place(k, l), y: 0, anchor, isLoaded: true });
      if (k < m) links.push([`t${k}-${l}`, `t${k + 1}-${l}`]);
      if (l < n) links.push([`t${k}-${l}`, `t${k}-${l + 1}`]);
    }
  }
  for (let l = 0; l < n; l++) {
    for (let k = 0; k < m; k++) {
      const id = `b${k}-${l}`;
      joints.push({ id, ...place(k + 0.5, l + 0.5), y: -height });
      if (k + 1 < m) links.push([id, `b${k + 1}-${l}`]);
      if (l + 1 < n) links.push([id, `b${k}-${l + 1}`]);
      for (const corner of [`t${k}-${l}`, `t${k + 1}-${l}`, `t${k}-${l + 1}`, `t${k + 1}-${l + 1}`])
        links.push([id, corner]);
    }
  }
  return createTruss(joints, links, options);
}
