import { createTruss } from './generatedTruss.ts';
import type { Generated } from './generatedTruss.ts';
import { checkGirder, listBottomJoints, listChord, listPanelPoints } from './girder.ts';
import type { GirderOptions } from './girder.ts';
import { generateUprightGirder } from './uprightGirder.ts';

/** Dimensions of a Warren truss. */
export interface WarrenOptions extends GirderOptions {
  /** Whether there is a vertical at every panel point; `panels` must then be even. @default false */
  readonly hasVerticals?: boolean;
}

/**
 * Generates a Warren truss: diagonals that alternately rise and fall, with or without verticals.
 *
 * With s spans of n panels, without verticals: a joint of the top chord over the middle of each panel, 2·s·n + 1
 * joints, 4·s·n - 1 links; with verticals: 2·s·n joints, 4·s·n - 3 links. Fails with `generator.*` for each invalid
 * dimension.
 *
 * @example generateWarren({ spans: [12], panels: 4, height: 2 }) // 9 joints, 15 links
 */
export function generateWarren({ hasVerticals = false, ...options }: WarrenOptions): Generated {
  if (hasVerticals) return generateUprightGirder(options, (panel) => panel % 2 === 0);
  const failures = checkGirder(options, { least: 1 });
  if (failures.length > 0) return { ok: false, failures };
  const points = listPanelPoints(options);
  const last = points.length - 1;
  const top = points.slice(1).map((x, p) => ({ id: `t${p}`, x: (points[p]! + x) / 2, y: options.height }));
  const diagonals = top.flatMap(({ id }, p): [string, string][] => [
    [`b${p}`, id],
    [id, `b${p + 1}`],
  ]);
  const links = [...listChord('b', 0, last), ...listChord('t', 0, last - 1), ...diagonals];
  return createTruss([...listBottomJoints(options), ...top], links, options);
}
