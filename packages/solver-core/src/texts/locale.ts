/** The languages of the product. */
export const LOCALES = ['en-US', 'ru', 'uk'] as const;

/** A language of the product. */
export type Locale = (typeof LOCALES)[number];
