/**
 * Validators of texts in fields. Each returns whether a text is valid; an empty text is not. The forms are those of
 * HTML fields, JSON and CSS: a date is `2026-11-22`, a time `7:05` or `07:05` of a day of 24 hours, a full time has
 * seconds.
 */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;
const FULL_TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/i;
const RGB_COLOR = /^rgb\( *(\d{1,3}) *, *(\d{1,3}) *, *(\d{1,3}) *\)$/i;
const RGBA_COLOR = /^rgba\( *(\d{1,3}) *, *(\d{1,3}) *, *(\d{1,3}) *, *(?:0|1|0?\.\d+|1\.0+) *\)$/i;
/** Parts of a name before the at sign, and labels of a host with a letter in its last one. */
const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?=[^.]*\p{L})[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])$/u;

const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;
const GREATEST_CHANNEL = 255;

/**
 * Returns whether a text is a day of the Gregorian calendar, written as `yyyy-mm-dd`.
 *
 * @example isDate('2024-02-29') // true; of 2023 it is false
 */
export function isDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= countDays(year, month);
}

/** Returns whether a text is a time of a day of 24 hours, in hours and minutes: `7:05`, `23:59`. */
export function isTime(text: string): boolean {
  return TIME.test(text);
}

/** Returns whether a text is a time of a day with seconds: `23:59:59`. */
export function isFullTime(text: string): boolean {
  return FULL_TIME.test(text);
}

/**
 * Returns whether a text has the form of an email address: one at sign, at most 254 characters, 64 of them before it,
 * and a host with a dot. Only a sent mail shows whether the address exists. Quoted names and numeric hosts are not
 * accepted.
 */
export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && text.indexOf('@') <= LONGEST_LOCAL_PART && EMAIL.test(text);
}

/** Returns whether a text is a colour as `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in hexadecimal digits. */
export function isHexColor(text: string): boolean {
  return HEX_COLOR.test(text);
}

/** Returns whether a text is a colour as `rgb(r, g, b)` of whole numbers from 0 to 255. */
export function isRgbColor(text: string): boolean {
  return hasChannels(RGB_COLOR.exec(text));
}

/**
 * Returns whether a text is a colour as `rgba(r, g, b, a)` of whole numbers from 0 to 255 and an opacity from 0 to 1.
 */
export function isRgbaColor(text: string): boolean {
  return hasChannels(RGBA_COLOR.exec(text));
}

function hasChannels(found: RegExpExecArray | null): boolean {
  return found !== null && found.slice(1).every((channel) => Number(channel) <= GREATEST_CHANNEL);
}

function countDays(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
