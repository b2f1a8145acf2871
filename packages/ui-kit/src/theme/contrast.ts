/**
 * Computes the contrast of two opaque colours by WCAG 2.2, from 1 to 21.
 *
 * @example contrast('#c00000', '#ffffff') // 6.5
 */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Blends a colour with alpha (#rrggbbaa) over an opaque one. */
export function blend(over: string, under: string): string {
  const [r, g, b, a = 255] = channels(over);
  const base = channels(under);
  const alpha = a / 255;
  return `#${[r, g, b]
    .map((channel, i) => Math.round((channel ?? 0) * alpha + (base[i] ?? 0) * (1 - alpha)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(color: string): number[] {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(color))
    throw new Error(`\`contrast\` reads #rrggbb, not ${color}`);
  return (color.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}
