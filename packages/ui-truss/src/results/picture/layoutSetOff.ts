import type { TrussCase, TrussSet } from '@eecs/solver-core/truss';
import { chooseLabelPlaces } from '@eecs/ui-kit/editor';
import type { Point } from '../../camera/camera.ts';
import { type LinesNode, drawLines, isDrawn } from '../../scheme/linesNode.ts';
import { indexesAmong } from '../../scheme/scheme.ts';
import { drawValue } from './drawValue.ts';
import type { ForceOptions } from './forceOptions.ts';
import { getLabelFrame } from './labelFrame.ts';
import { listValueWishes } from './listValueWishes.ts';
import { getRodValues } from '../values/rodValues.ts';

/** The most highlighted rods whose values are written. */
const MOST_SET_OFF = 40;

/** Lists what sets rods off over a drawing that has them already: their halos, and the values of a few. */
export function layoutSetOff(
  document: TrussCase,
  set: TrussSet,
  { options, points }: { readonly options: ForceOptions; readonly points: readonly Point[] },
): LinesNode[] {
  const { camera, emphasis, mode } = options;
  const { links } = document;
  const chosen = indexesAmong(emphasis.chosen, 'link');
  const hovered = emphasis.hovered === null ? [] : indexesAmong([emphasis.hovered], 'link');
  const halo = (state: string, indexes: readonly number[]): LinesNode =>
    drawLines({
      key: `halo-${state}`,
      attributes: { 'data-role': 'halo' },
      links,
      points,
      indexes,
      onCanvas: false,
    });
  const all = [...new Set([...chosen, ...hovered])];
  const rods = getRodValues(set, mode);
  const wishes =
    all.length === 0 || all.length > MOST_SET_OFF
      ? []
      : listValueWishes(document, { points, rods, options, only: all });
  const { labels } = chooseLabelPlaces(wishes, { frame: getLabelFrame(camera), obstacles: [] });
  return [
    halo('selected', chosen),
    halo('hovered', hovered),
    ...labels.map((label) => drawValue(label, rods)),
  ].filter(isDrawn);
}
