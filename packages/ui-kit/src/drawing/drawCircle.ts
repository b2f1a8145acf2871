import { px } from './mark.ts';

/** Writes a circle as path data; sizes in px. */
export function drawCircle({ x, y }: { readonly x: number; readonly y: number }, radius: number): string {
  const r = px(radius);
  return `M${px(x - radius)} ${px(y)}a${r} ${r} 0 1 0 ${px(2 * radius)} 0a${r} ${r} 0 1 0 ${px(-2 * radius)} 0`;
}
