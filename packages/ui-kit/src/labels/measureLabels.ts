import { measureTokens } from '../theme/tokens.ts';
import { type LabelFace, setLabelMeasure } from './labelMetrics.ts';

/** The fonts of each face in the widgets of this page; a label gets the room for the widest. */
const fonts: Readonly<Record<LabelFace, Set<string>>> = { sans: new Set(), mono: new Set() };
const widths = new Map<string, number>();
/** The greatest number of cached widths, because a drag produces new texts continually. */
const MOST_WIDTHS = 4000;
let pen: OffscreenCanvasRenderingContext2D | null | undefined;

/**
 * Lays labels out by their widths in the fonts of the page: those of the theme, and those of `element` if the page has
 * changed them. Without a canvas that can measure, the table stays in use.
 */
export function measureLabels(element?: Element): void {
  pen ??= openPen();
  if (pen === null) return;
  add('sans', readFamily(element, '--eecs-font-sans') || measureTokens.fontSans);
  add('mono', readFamily(element, '--eecs-font-mono') || measureTokens.fontMono);
}

function openPen(): OffscreenCanvasRenderingContext2D | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return null;
  setLabelMeasure(measureText);
  // A font that loads late has other widths than its fallback.
  document.fonts.addEventListener('loadingdone', () => widths.clear());
  return context;
}

function readFamily(element: Element | undefined, name: string): string {
  return element === undefined ? '' : getComputedStyle(element).getPropertyValue(name).trim();
}

function add(face: LabelFace, family: string): void {
  // The weight of highlighted labels, which is wider.
  const font = `600 12px ${family}`;
  if (fonts[face].has(font)) return;
  fonts[face].add(font);
  widths.clear();
}

function measureText(text: string, face: LabelFace): number {
  const key = `${face} ${text}`;
  let width = widths.get(key);
  if (width === undefined && pen) {
    width = 0;
    for (const font of fonts[face]) {
      pen.font = font;
      width = Math.max(width, pen.measureText(text).width);
    }
    if (widths.size >= MOST_WIDTHS) widths.clear();
    widths.set(key, width);
  }
  return width ?? 0;
}
