import { drawPng } from '@eecs/ui-kit/editor';

/** Paints the text of an SVG file as a PNG file, two dots per px. */
export function paintPng(svg: string): Promise<Blob> {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  return drawPng(parsed.documentElement as unknown as SVGSVGElement, 2);
}
