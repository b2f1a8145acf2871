import type { UnitSystem } from '@eecs/solver-core';
import { type Locale, parseLocale } from '../i18n/locale.ts';
import type { Density, ThemeWish } from '../theme/tokens.ts';
import { EDITOR_PARTS, type EditorPart } from '../host/editorParts.ts';

/**
 * The attributes of a widget's element. `value` is a document as JSON, `exercise` its questions as JSON, `hide` names
 * parts, separated by spaces.
 */
export const WIDGET_ATTRIBUTES = [
  'value',
  'exercise',
  'locale',
  'theme',
  'units',
  'density',
  'digits',
  'readonly',
  'label',
  'hide',
] as const;

/** Reads the look of a widget from its attributes; the widget decides the rest. */
export interface ElementLook {
  readonly locale?: Locale;
  readonly theme?: ThemeWish;
  readonly units?: UnitSystem;
  readonly density?: Density;
  readonly digits?: number;
  readonly readOnly?: boolean;
  readonly 'aria-label'?: string;
  readonly hide?: readonly EditorPart[];
}

const THEMES: readonly string[] = ['light', 'dark', 'system', 'inherit'] satisfies ThemeWish[];
const DENSITIES: readonly string[] = ['comfortable', 'compact'] satisfies Density[];

/** Reads the attributes of an element; one without a known meaning is ignored. */
export function readAttributes(element: Pick<Element, 'getAttribute' | 'hasAttribute'>): ElementLook {
  const read = (name: (typeof WIDGET_ATTRIBUTES)[number]): string | null => element.getAttribute(name);
  const locale = read('locale');
  const theme = read('theme');
  const units = read('units');
  const density = read('density');
  const digits = Number(read('digits') ?? Number.NaN);
  const label = read('label');
  const hidden = read('hide')?.split(/\s+/);
  return {
    ...(locale !== null && { locale: parseLocale(locale) }),
    ...(theme !== null && THEMES.includes(theme) && { theme: theme as ThemeWish }),
    ...(units !== null && { units: units === '1' || units.toLowerCase() === 'us' ? 1 : 0 }),
    ...(density !== null && DENSITIES.includes(density) && { density: density as Density }),
    ...(Number.isInteger(digits) && digits >= 0 && digits <= 9 && { digits }),
    ...(element.hasAttribute('readonly') && { readOnly: read('readonly') !== 'false' }),
    ...(label !== null && { 'aria-label': label }),
    ...(hidden !== undefined && { hide: EDITOR_PARTS.filter((part) => hidden.includes(part)) }),
  };
}

/**
 * Reads the attribute `value`: JSON as the object it encodes; any other text unchanged, so that the widget reports its
 * fault.
 */
export function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
