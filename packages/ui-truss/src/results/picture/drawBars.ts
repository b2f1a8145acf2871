import { px } from '@eecs/ui-kit/layout';
import { BANDS } from '../../scheme/drawRods.ts';
import type { LinesNode } from '../../scheme/linesNode.ts';
import type { ResultMode } from '../../state/resultMode.ts';
import type { BarWidth } from './barWidth.ts';
import { STEPS, fullScale, opacityOf, stepOf } from '../values/colourScale.ts';
import type { RodValues } from '../values/rodValues.ts';

export interface BarLook {
  readonly draw: (
    key: string,
    indexes: readonly number[],
    attributes: Readonly<Record<string, string>>,
  ) => LinesNode;
  readonly width: BarWidth;
  readonly mode: ResultMode;
  /** The band of depth of each rod; null in a plane. */
  readonly bandOf: ((index: number) => number) | null;
}

/** Rods with the same look. */
interface Bar {
  readonly key: string;
  /** The depth band; null in a plane. */
  readonly band: number | null;
  readonly role: 'zero' | 'tension' | 'compression';
  readonly step: number;
  readonly indexes: number[];
}

/**
 * Draws one path per sign and step, in space for each of three depth bands, so that the number of nodes does not depend
 * on the truss. Forces are shown by width, stresses and utilisations by colour; rods behind are drawn first, and
 * lighter.
 */
export function drawBars(rods: RodValues, { draw, width, mode, bandOf }: BarLook): LinesNode[] {
  const over =
    mode === 'utilisation' ? rods.values.flatMap((value, index) => (Math.abs(value) > 1 ? [index] : [])) : [];
  return [
    draw('over', over, { 'data-role': 'over' }),
    ...sortBars(rods, mode, bandOf).map(({ key, band, role, step, indexes }) => {
      const depth = band === null ? undefined : BANDS[band];
      return draw(`bars-${key}`, indexes, {
        'data-role': role,
        ...(depth !== undefined && { 'data-depth': depth }),
        ...(role !== 'zero' && { style: lookOf(step, mode, width) }),
      });
    }),
  ];
}

/** Groups the rods by look, those behind first. */
function sortBars({ values, zero }: RodValues, mode: ResultMode, bandOf: BarLook['bandOf']): Bar[] {
  const full = fullScale(values, mode);
  // Numeric keys, because writing a text key for each of tens of thousands of rods took longer than drawing them.
  const bars = new Map<number, Bar>();
  values.forEach((value, index) => {
    const isZero = zero.has(index) || value === 0 || full === 0;
    const step = isZero ? 0 : stepOf(value, full);
    const sign = isZero ? 0 : Math.sign(value);
    const band = bandOf?.(index) ?? null;
    const code = (3 * ((band ?? -1) + 1) + sign + 1) * (STEPS + 1) + step;
    const known = bars.get(code);
    if (known !== undefined) known.indexes.push(index);
    else {
      const role = sign === 0 ? 'zero' : sign > 0 ? 'tension' : 'compression';
      bars.set(code, { key: `${band ?? ''} ${role} ${step}`, band, role, step, indexes: [index] });
    }
  });
  return [...bars.values()].sort((a, b) => a.key.localeCompare(b.key));
}

function lookOf(step: number, mode: ResultMode, width: BarWidth): string {
  const stroke = `stroke-width:${px(widthOf(step, mode, width))}px`;
  return mode === 'force' ? stroke : `${stroke};stroke-opacity:${opacityOf(step)}`;
}

function widthOf(step: number, mode: ResultMode, { least, most, coloured }: BarWidth): number {
  return mode === 'force' ? least + ((most - least) * step) / STEPS : coloured;
}

/** Creates the function that returns the drawn width of each rod, px; a rod without a value is a thin line. */
export function createBarWidths(
  { values, zero }: RodValues,
  { mode, width }: Pick<BarLook, 'mode' | 'width'>,
): (rod: number) => number {
  const full = fullScale(values, mode);
  return (rod) => {
    const value = zero.has(rod) ? 0 : (values[rod] ?? 0);
    return value === 0 || full === 0 ? width.least : widthOf(stepOf(value, full), mode, width);
  };
}
