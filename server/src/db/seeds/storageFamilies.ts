import type { CatalogueClass } from '@eecs/solver-core/catalogue';
import type { Locale } from '../../messages/locale.ts';

/** Names of a group of the shared libraries; the English name identifies it. */
export type Family = Readonly<Record<Locale, string>>;

const STEEL: Family = { 'en-US': 'Steel', ru: 'Сталь', uk: 'Сталь' };
const METALS: Family = {
  'en-US': 'Cast iron and other metals',
  ru: 'Чугун и другие металлы',
  uk: 'Чавун та інші метали',
};
const CONCRETE: Family = {
  'en-US': 'Concrete and masonry',
  ru: 'Бетон и каменная кладка',
  uk: 'Бетон і мурування',
};
const TIMBER: Family = { 'en-US': 'Timber', ru: 'Древесина', uk: 'Деревина' };
const OTHERS: Family = {
  'en-US': 'Glass and composites',
  ru: 'Стекло и композиты',
  uk: 'Скло й композити',
};

/** Finds the group of a drawer of materials by the drawer's English name. */
export function familyOfMaterials(drawer: string): Family {
  if (/steel/i.test(drawer)) return STEEL;
  if (/iron|alumin|copper|titanium|magnesium/i.test(drawer)) return METALS;
  if (/concrete|masonry/i.test(drawer)) return CONCRETE;
  return /timber/i.test(drawer) ? TIMBER : OTHERS;
}

/** Groups of sections, by catalogue class. */
export const SECTION_FAMILIES: Readonly<Partial<Record<CatalogueClass, Family>>> = {
  h: { 'en-US': 'I and H sections', ru: 'Двутавры', uk: 'Двотаври' },
  c: { 'en-US': 'Channels', ru: 'Швеллеры', uk: 'Швелери' },
  l: { 'en-US': 'Angles', ru: 'Уголки', uk: 'Кутники' },
  t: { 'en-US': 'Tees', ru: 'Тавры', uk: 'Таври' },
  rect: { 'en-US': 'Rectangles', ru: 'Прямоугольные сечения', uk: 'Прямокутні перерізи' },
  'rectangular-pipe': {
    'en-US': 'Rectangular pipes',
    ru: 'Прямоугольные трубы',
    uk: 'Прямокутні труби',
  },
  circle: { 'en-US': 'Circles', ru: 'Круглые сечения', uk: 'Круглі перерізи' },
  'round-pipe': { 'en-US': 'Round pipes', ru: 'Круглые трубы', uk: 'Круглі труби' },
};

/**
 * The series that everybody sees in the libraries; the whole catalogue is behind GET /data/sections. Their labels are
 * unique.
 */
export const COMMUNITY_DRAWERS: ReadonlySet<string> = new Set([
  'EN 10365 / IPE',
  'EN 10365 / HE',
  'EN 10365 / UPN',
  'EN 10365 / UPE',
  'EN 10056 / equal legs',
  'EN 10056 / unequal legs',
  'EN 10055 / T',
  'EN 10210 / SHS',
  'EN 10210 / CHS',
  'GOST 26020-83 / Б',
  'GOST 26020-83 / Ш',
  'GOST 26020-83 / К',
  'GOST 8240-97 / У',
  'GOST 8240-97 / П',
  'GOST 8509-93 / equal legs',
  'STO ASChM 20-93 / Б',
  'STO ASChM 20-93 / Ш',
  'STO ASChM 20-93 / К',
  'AISC 16 / W',
  'AISC 16 / C',
  'AISC 16 / HSS square',
  'Sawn timber',
  'Round bar',
]);
