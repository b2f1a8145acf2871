/** The languages of the product. */
export { LOCALES, type Locale } from '@eecs/solver-core/texts';
