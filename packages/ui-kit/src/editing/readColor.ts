import { isHexColor, isRgbColor, isRgbaColor } from '@eecs/solver-core/rules';

/**
 * Why a text is not a usable colour: it is not a colour, or it has an opacity, which drawings and files do not store.
 */
export type ColorProblem = 'none' | 'opacity';

/**
 * Reads a colour as `#rgb`, `#rrggbb`, `rgb(r, g, b)` or one of these forms with full opacity, and returns it as
 * `#rrggbb`; null if `checkColor` returns a reason.
 *
 * @example readColor('rgb(0, 114, 178)') // '#0072b2'
 */
export function readColor(text: string): string | null {
  const read = readParts(text);
  return read?.isOpaque ? read.color : null;
}

/** Returns why a text is not a valid colour; null if it is one. */
export function checkColor(text: string): ColorProblem | null {
  const read = readParts(text);
  if (read === null) return 'none';
  return read.isOpaque ? null : 'opacity';
}

function readParts(text: string): { readonly color: string; readonly isOpaque: boolean } | null {
  const written = text.trim().toLowerCase();
  if (isHexColor(written)) return readHex(written.slice(1));
  if (!isRgbColor(written) && !isRgbaColor(written)) return null;
  const [red = '', green = '', blue = '', opacity = '1'] = written.match(/[\d.]+/g) ?? [];
  const channels = [red, green, blue].map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return { color: `#${channels.join('')}`, isOpaque: Number(opacity) === 1 };
}

function readHex(digits: string) {
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return { color: `#${full.slice(0, 6)}`, isOpaque: full.length === 6 || full.endsWith('ff') };
}
