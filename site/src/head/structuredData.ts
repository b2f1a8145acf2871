/**
 * The lowest monthly price of the server's plans, which a test compares. The build reads this file before packages are
 * installed.
 */
export const LOWEST_PRICE_USD = 22.56;

/** Prices of the bundles of one branch, USD; a test compares them with the server's plans. */
export const OFFERS = [
  { bundle: 'free', name: 'Free', months: 1, price: 0 },
  { bundle: 'standard', name: 'Standard, by the month', months: 1, price: 28.2 },
  { bundle: 'standard', name: 'Standard, for 6 months', months: 6, price: 152.28 },
  { bundle: 'standard', name: 'Standard, for 12 months', months: 12, price: 270.72 },
  { bundle: 'professional', name: 'Professional, by the month', months: 1, price: 47 },
  { bundle: 'professional', name: 'Professional, for 6 months', months: 6, price: 253.8 },
  { bundle: 'professional', name: 'Professional, for 12 months', months: 12, price: 451.2 },
] as const;

const DESCRIPTIONS = {
  'en-US':
    'Online calculator for truss systems and multi-span beams: shear force, bending moment and stress diagrams, deflection and slope curves.',
  ru: 'Онлайн-расчёт ферм и многопролётных балок: эпюры поперечных сил, изгибающих моментов и напряжений, линии прогибов и углов поворота.',
  uk: 'Онлайн-розрахунок ферм і багатопрогонових балок: епюри поперечних сил, згинальних моментів і напружень, лінії прогинів і кутів повороту.',
} as const;

export type DescriptionLocale = keyof typeof DESCRIPTIONS;

/** Returns the description of the product for the page metadata, in the reader's language. */
export function getDescription(locale: DescriptionLocale): string {
  return DESCRIPTIONS[locale];
}

export interface StructuredDataOptions {
  readonly locale: DescriptionLocale;
  /** Canonical address of the page; absent in the static HTML, because it is not known yet. */
  readonly url?: string;
}

/** Creates the schema.org description that every page carries; it contains only data, no markup. */
export function createStructuredData({ locale, url }: StructuredDataOptions): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'EECS',
    description: DESCRIPTIONS[locale],
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Any',
    inLanguage: Object.keys(DESCRIPTIONS),
    ...(url === undefined ? {} : { url }),
    isAccessibleForFree: OFFERS.some(({ price }) => price === 0),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: LOWEST_PRICE_USD.toFixed(2),
      highPrice: Math.max(...PAID.map(perMonth)).toFixed(2),
      offerCount: PAID.length,
      offers: PAID.map(createOffer),
    },
  };
}

type Offer = (typeof OFFERS)[number];

/** The free bundle is not an offer with a price: `isAccessibleForFree` states it. */
const PAID: readonly Offer[] = OFFERS.filter(({ price }) => price > 0);

/** USD a month. The low and the high price are both monthly, so that search engines compare equal units. */
function perMonth({ price, months }: Offer): number {
  return price / months;
}

/** Creates an offer with its monthly price, the amount that is charged at once and the number of months. */
function createOffer(offer: Offer): Record<string, unknown> {
  return {
    '@type': 'Offer',
    name: offer.name,
    priceCurrency: 'USD',
    price: perMonth(offer).toFixed(2),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceCurrency: 'USD',
      price: offer.price.toFixed(2),
      referenceQuantity: { '@type': 'QuantitativeValue', value: offer.months, unitCode: 'MON' },
    },
  };
}
