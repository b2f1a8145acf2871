import type { CatalogueLocale } from '../drawerNames.ts';
import type { MaterialGroup } from './materialTable.ts';

type Names = Readonly<Record<CatalogueLocale, string>>;

const GROUPS: Readonly<Record<MaterialGroup, Names>> = {
  steelEn: {
    'en-US': 'Structural steel, EN',
    ru: 'Строительная сталь, EN',
    uk: 'Будівельна сталь, EN',
  },
  steelGost: {
    'en-US': 'Structural steel, GOST',
    ru: 'Строительная сталь, ГОСТ',
    uk: 'Будівельна сталь, ГОСТ',
  },
  steelAstm: {
    'en-US': 'Structural steel, ASTM',
    ru: 'Строительная сталь, ASTM',
    uk: 'Будівельна сталь, ASTM',
  },
  steelIs: { 'en-US': 'Structural steel, IS', ru: 'Строительная сталь, IS', uk: 'Будівельна сталь, IS' },
  steelJis: { 'en-US': 'Structural steel, JIS', ru: 'Строительная сталь, JIS', uk: 'Будівельна сталь, JIS' },
  stainless: { 'en-US': 'Stainless steel', ru: 'Нержавеющая сталь', uk: 'Нержавна сталь' },
  castSteel: { 'en-US': 'Cast steel', ru: 'Стальное литьё', uk: 'Сталеве лиття' },
  reinforcing: { 'en-US': 'Reinforcing steel', ru: 'Арматурная сталь', uk: 'Арматурна сталь' },
  aluminium: { 'en-US': 'Aluminum', ru: 'Алюминиевые сплавы', uk: 'Алюмінієві сплави' },
  greyIron: { 'en-US': 'Gray cast iron', ru: 'Серый чугун', uk: 'Сірий чавун' },
  ductileIron: { 'en-US': 'Ductile cast iron', ru: 'Высокопрочный чугун', uk: 'Високоміцний чавун' },
  copper: { 'en-US': 'Copper and its alloys', ru: 'Медь и её сплавы', uk: 'Мідь та її сплави' },
  titanium: { 'en-US': 'Titanium', ru: 'Титан', uk: 'Титан' },
  magnesium: { 'en-US': 'Magnesium', ru: 'Магний', uk: 'Магній' },
  concreteEn: { 'en-US': 'Concrete, EN', ru: 'Бетон, EN', uk: 'Бетон, EN' },
  concreteSp: { 'en-US': 'Concrete, SP', ru: 'Бетон, СП', uk: 'Бетон, СП' },
  concreteAci: { 'en-US': 'Concrete, ACI', ru: 'Бетон, ACI', uk: 'Бетон, ACI' },
  masonry: { 'en-US': 'Masonry', ru: 'Каменная кладка', uk: 'Мурування' },
  timberEn: { 'en-US': 'Timber, EN 338', ru: 'Древесина, EN 338', uk: 'Деревина, EN 338' },
  glulam: {
    'en-US': 'Glued laminated timber, EN 14080',
    ru: 'Клеёная древесина, EN 14080',
    uk: 'Клеєна деревина, EN 14080',
  },
  timberSp: { 'en-US': 'Timber, SP 64', ru: 'Древесина, СП 64', uk: 'Деревина, СП 64' },
  timberNds: { 'en-US': 'Timber, NDS', ru: 'Древесина, NDS', uk: 'Деревина, NDS' },
  glass: { 'en-US': 'Glass', ru: 'Стекло', uk: 'Скло' },
  composite: { 'en-US': 'Composites', ru: 'Композиты', uk: 'Композити' },
};

/** Names that consist of words; all others are designations. */
const MATERIALS: Readonly<Record<string, Names>> = {
  'A500 Gr.C (rect.)': {
    'en-US': 'A500 Gr.C, rectangular pipes',
    ru: 'A500 Gr.C, прямоугольные трубы',
    uk: 'A500 Gr.C, прямокутні труби',
  },
  'A500 Gr.C (round)': {
    'en-US': 'A500 Gr.C, round pipes',
    ru: 'A500 Gr.C, круглые трубы',
    uk: 'A500 Gr.C, круглі труби',
  },
  '1.4462 duplex': { 'en-US': '1.4462, duplex', ru: '1.4462, дуплексная', uk: '1.4462, дуплексна' },
  'GS-52 / G20Mn5 (cast steel)': {
    'en-US': 'GS-52 / G20Mn5',
    ru: 'GS-52 / G20Mn5',
    uk: 'GS-52 / G20Mn5',
  },
  'reinforcement B500': { 'en-US': 'B500', ru: 'B500', uk: 'B500' },
  'EN AW-6061-T6 (ET)': {
    'en-US': 'EN AW-6061-T6, extruded tube',
    ru: 'EN AW-6061-T6, прессованная труба',
    uk: 'EN AW-6061-T6, пресована труба',
  },
  'EN AW-6063-T6 (EP,ET)': {
    'en-US': 'EN AW-6063-T6, extruded profile, tube',
    ru: 'EN AW-6063-T6, прессованный профиль, труба',
    uk: 'EN AW-6063-T6, пресований профіль, труба',
  },
  'EN AW-6082-T6 (EP, 5<t<=15)': {
    'en-US': 'EN AW-6082-T6, extruded profile, t 5–15 mm',
    ru: 'EN AW-6082-T6, прессованный профиль, t 5–15 мм',
    uk: 'EN AW-6082-T6, пресований профіль, t 5–15 мм',
  },
  'EN AW-5083-H111 (extr.)': {
    'en-US': 'EN AW-5083-H111, extruded',
    ru: 'EN AW-5083-H111, прессованный',
    uk: 'EN AW-5083-H111, пресований',
  },
  AD31T1: { 'en-US': 'AD31T1', ru: 'АД31Т1', uk: 'АД31Т1' },
  'copper Cu-ETP annealed': {
    'en-US': 'Copper Cu-ETP, annealed',
    ru: 'Медь Cu-ETP, отожжённая',
    uk: 'Мідь Cu-ETP, відпалена',
  },
  'brass CuZn37': { 'en-US': 'Brass CuZn37, soft', ru: 'Латунь CuZn37, мягкая', uk: 'Латунь CuZn37, м’яка' },
  'bronze CuSn8': { 'en-US': 'Bronze CuSn8', ru: 'Бронза CuSn8', uk: 'Бронза CuSn8' },
  'titanium Ti-6Al-4V': { 'en-US': 'Ti-6Al-4V', ru: 'Ti-6Al-4V', uk: 'Ti-6Al-4V' },
  'magnesium AZ31B': { 'en-US': 'AZ31B', ru: 'AZ31B', uk: 'AZ31B' },
  '3000 psi normal weight': normalWeight('3000'),
  '4000 psi normal weight': normalWeight('4000'),
  '5000 psi normal weight': normalWeight('5000'),
  '6000 psi normal weight': normalWeight('6000'),
  '8000 psi normal weight': normalWeight('8000'),
  'masonry (clay, fk = 5)': {
    'en-US': 'Clay masonry, fk = 5 MPa',
    ru: 'Кладка из керамического кирпича, fk = 5 МПа',
    uk: 'Мурування з керамічної цегли, fk = 5 МПа',
  },
  'pine, spruce (grade 2)': {
    'en-US': 'Pine, spruce, grade 2',
    ru: 'Сосна, ель, 2-й сорт',
    uk: 'Сосна, ялина, 2-й сорт',
  },
  'float glass': { 'en-US': 'Float glass', ru: 'Флоат-стекло', uk: 'Флоат-скло' },
  'GFRP pultruded (E23)': {
    'en-US': 'Pultruded GFRP, E23',
    ru: 'Пултрузионный стеклопластик, E23',
    uk: 'Пултрузійний склопластик, E23',
  },
};

/** Returns the name of a group in a language. */
export function nameGroup(group: MaterialGroup, locale: CatalogueLocale): string {
  return GROUPS[group][locale];
}

/** Returns the name of a material in a language; a designation is the same in all. */
export function nameMaterial(name: string, locale: CatalogueLocale): string {
  return MATERIALS[name]?.[locale] ?? name;
}

function normalWeight(psi: string): Names {
  return {
    'en-US': `${psi} psi, normal weight`,
    ru: `${psi} psi, тяжёлый`,
    uk: `${psi} psi, важкий`,
  };
}
