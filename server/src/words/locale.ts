/** The languages of the product. */
export const LOCALES = ['en-US', 'ru', 'uk'] as const;
export type Locale = (typeof LOCALES)[number];
