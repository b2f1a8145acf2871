import { createTruss } from './generatedTruss.ts';
import type { Generated } from './generatedTruss.ts';
import { checkGirder, listBottomJoints, listChord, listPanelPoints } from './girder.ts';
import type { GirderOptions } from './girder.ts';

/** Returns whether the diagonal of a panel rises from left to right; `panel` counts from 0 within its span. */
export type DiagonalRule = (panel: number, panels: number) => boolean;

/**
 * Generates a girder with a vertical at every panel point except the ends, one diagonal in each panel and inclined end
 * posts.
 *
 * With s spans of n panels: 2·s·n joints and 4·s·n - 3 links; statically determinate, except that each bearing between
 * two spans adds one degree.
 */
export function generateUprightGirder(options: GirderOptions, rises: DiagonalRule): Generated {
  const failures = checkGirder(options, { least: 2, isEven: true });
  if (failures.length > 0) return { ok: false, failures };
  const points = listPanelPoints(options);
  const last = points.length - 1;
  const top = points.slice(1, -1).map((x, p) => ({ id: `t${p + 1}`, x, y: options.height }));
  const verticals = top.map(({ id }, p): [string, string] => [`b${p + 1}`, id]);
  const diagonals = points.slice(1).map((_, p): [string, string] => {
    const isRising = p === 0 || (p !== last - 1 && rises(p % options.panels, options.panels));
    return isRising ? [`b${p}`, `t${p + 1}`] : [`t${p}`, `b${p + 1}`];
  });
  const links = [...listChord('b', 0, last), ...listChord('t', 1, last - 1), ...verticals, ...diagonals];
  return createTruss([...listBottomJoints(options), ...top], links, options);
}
