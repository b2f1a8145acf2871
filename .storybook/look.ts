import type { UnitSystem } from '@eecs/solver-core';
import {
  CONVENTIONS,
  type Conventions,
  type Density,
  type Locale,
  parseLocale,
  type ThemeWish,
} from '@eecs/ui-kit';

/** The toolbar item that leaves the choice to each story. */
export const OF_STORY = 'story';

export type ConventionName = 'tension' | 'up' | 'tensionV' | 'upV' | 'unsigned';

/** Choices of the toolbar for sign conventions that differ between schools. */
export const CONVENTION_CHOICES: Readonly<Record<ConventionName, Conventions>> = {
  tension: CONVENTIONS,
  up: { ...CONVENTIONS, isMomentUp: true },
  tensionV: { ...CONVENTIONS, shear: 'V' },
  upV: { ...CONVENTIONS, isMomentUp: true, shear: 'V' },
  unsigned: { ...CONVENTIONS, hasSigns: false },
};

const THEMES: readonly ThemeWish[] = ['light', 'dark', 'system', 'inherit'];

/** How a story looks: as set by a toolbar, otherwise by the story, otherwise the default. */
export interface Look {
  readonly theme: ThemeWish;
  readonly locale: Locale;
  /** Absent without a choice, because a document has its own units. */
  readonly units?: UnitSystem;
  readonly density: Density;
  readonly conventions: Conventions;
}

/** Chosen values by toolbar; `parameters.look` of a story has the same form. */
type Words = Readonly<Record<string, unknown>>;

/**
 * Reads the look of a story. A toolbar takes precedence over the story's `parameters.look`, and that over its args.
 *
 * @example readLook({ globals: { theme: 'dark' }, own: { locale: 'ru' }, args: {} }) // dark, Russian
 */
export function readLook({
  globals,
  own,
  args,
}: {
  readonly globals: Words;
  readonly own: Words;
  readonly args: Words;
}): Look {
  const find = (name: string): unknown =>
    [globals[name], own[name], args[name]].find((word) => word !== undefined && word !== OF_STORY);
  const units = find('units');
  const convention = find('convention');
  return {
    theme: THEMES.find((name) => name === find('theme')) ?? 'light',
    locale: parseLocale(find('locale')),
    ...(units === undefined ? {} : { units: units === 'us' || units === 1 ? 1 : 0 }),
    density: find('density') === 'compact' ? 'compact' : 'comfortable',
    conventions: isConvention(convention) ? CONVENTION_CHOICES[convention] : CONVENTIONS,
  };
}

function isConvention(word: unknown): word is ConventionName {
  return typeof word === 'string' && Object.hasOwn(CONVENTION_CHOICES, word);
}
