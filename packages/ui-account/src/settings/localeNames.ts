import type { Locale } from '@eecs/ui-kit';

/** Each language by its own name, so that a reader finds it whatever language is displayed. */
export const localeNames = {
  'en-US': 'English',
  ru: 'Русский',
  uk: 'Українська',
} as const satisfies Record<Locale, string>;
