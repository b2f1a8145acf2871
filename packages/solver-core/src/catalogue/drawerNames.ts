/** Languages in which the catalogue writes names. */
export type CatalogueLocale = 'en-US' | 'ru' | 'uk';

/** Names of series that consist of words; the others are the same in every language. */
const SERIES: Readonly<Record<string, Readonly<Record<CatalogueLocale, string>>>> = {
  'equal legs': { 'en-US': 'equal legs', ru: 'равнополочные', uk: 'рівнополичні' },
  'unequal legs': { 'en-US': 'unequal legs', ru: 'неравнополочные', uk: 'нерівнополичні' },
  'bent, Rm <= 460': {
    'en-US': 'bent, Rm ≤ 460 MPa',
    ru: 'гнутые, σв ≤ 460 МПа',
    uk: 'гнуті, σв ≤ 460 МПа',
  },
  'bent, Rm > 460': {
    'en-US': 'bent, Rm > 460 MPa',
    ru: 'гнутые, σв > 460 МПа',
    uk: 'гнуті, σв > 460 МПа',
  },
  square: { 'en-US': 'square', ru: 'квадратные', uk: 'квадратні' },
  rectangular: { 'en-US': 'rectangular', ru: 'прямоугольные', uk: 'прямокутні' },
  'HSS rectangular': { 'en-US': 'HSS rectangular', ru: 'HSS прямоугольные', uk: 'HSS прямокутні' },
  'HSS square': { 'en-US': 'HSS square', ru: 'HSS квадратные', uk: 'HSS квадратні' },
  'HSS round': { 'en-US': 'HSS round', ru: 'HSS круглые', uk: 'HSS круглі' },
  Pipe: { 'en-US': 'Pipe', ru: 'Pipe (трубы)', uk: 'Pipe (труби)' },
  'Sawn timber': { 'en-US': 'Sawn timber', ru: 'Пиломатериалы', uk: 'Пиломатеріали' },
  'Planed timber': { 'en-US': 'Planed timber', ru: 'Строганые пиломатериалы', uk: 'Стругані пиломатеріали' },
  'Glued laminated timber': {
    'en-US': 'Glued laminated timber',
    ru: 'Клеёная древесина',
    uk: 'Клеєна деревина',
  },
  'Dressed lumber': {
    'en-US': 'Dressed lumber',
    ru: 'Строганые пиломатериалы',
    uk: 'Стругані пиломатеріали',
  },
  'Nominal C, r = 1.5 t': {
    'en-US': 'Nominal C, r = 1.5 t',
    ru: 'Номинальные C, r = 1,5 t',
    uk: 'Номінальні C, r = 1,5 t',
  },
  'Nominal Z, r = 1.5 t': {
    'en-US': 'Nominal Z, r = 1.5 t',
    ru: 'Номинальные Z, r = 1,5 t',
    uk: 'Номінальні Z, r = 1,5 t',
  },
  'Flat bar': { 'en-US': 'Flat bar', ru: 'Полоса', uk: 'Штаба' },
  'Square bar': { 'en-US': 'Square bar', ru: 'Квадрат', uk: 'Квадрат' },
  'Round bar': { 'en-US': 'Round bar', ru: 'Круг', uk: 'Круг' },
  'Concrete pile, column': {
    'en-US': 'Concrete pile, column',
    ru: 'Железобетонная свая, колонна',
    uk: 'Залізобетонна паля, колона',
  },
};

/** Returns the name of the drawer of a series: its standard and the series. */
export function nameDrawer(standard: string, series: string, locale: CatalogueLocale): string {
  const parts = [nameStandard(standard, locale), SERIES[series]?.[locale] ?? series];
  return parts.filter((part) => part !== '').join(' / ');
}

/**
 * Returns the name of a standard; standards of the former Soviet Union are written in Cyrillic in Russian and
 * Ukrainian.
 */
function nameStandard(standard: string, locale: CatalogueLocale): string {
  if (locale === 'en-US') return standard;
  return standard.replace(/^GOST /, 'ГОСТ ').replace(/^STO ASChM /, 'СТО АСЧМ ');
}
