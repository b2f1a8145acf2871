import { isUnitOf } from './quantity.ts';
import type { Quantity } from './quantity.ts';
import { UNITS } from './unit.ts';
import type { Unit } from './unit.ts';

/** How people write the parts of units, in English, Russian and Ukrainian; the symbol itself is always read. */
const PART_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  m: ['м'],
  mm: ['мм'],
  cm: ['см'],
  km: ['км'],
  in: ['дюйм'],
  ft: ['фут'],
  N: ['Н'],
  kN: ['кН'],
  MN: ['МН'],
  kgf: ['кгс', 'кГс'],
  // Tonnes of a force are tonnes-force, just as pounds are. `tonf` is the metric one, as in structural programs; the
  // short and the long ton have no spelling here.
  tf: ['тс', 'тС', 't', 'т', 'tonf'],
  lbf: ['lb', 'lbs'],
  kip: ['kips', 'k'],
  kg: ['кг'],
  g: ['г'],
  t: ['т'],
  lb: ['lbs', 'фунт'],
  '°': ['deg', 'град'],
  rad: ['рад'],
  mrad: ['мрад'],
  Pa: ['Па'],
  kPa: ['кПа'],
  MPa: ['МПа'],
  GPa: ['ГПа'],
  bar: ['бар'],
  '°C': ['C', '°С', 'С'],
  '°F': ['F'],
  K: ['К'],
};

/** Words and abbreviations that are whole units and never parts of one. */
const WHOLE_SPELLINGS: Readonly<Partial<Record<Unit, readonly string[]>>> = {
  m: ['metre', 'metres', 'meter', 'meters', 'метр', 'метра', 'метров', 'метри', 'метрів'],
  in: ['"', 'inch', 'inches', 'дюйма', 'дюймов', 'дюйми', 'дюймів'],
  ft: ["'", 'foot', 'feet', 'фута', 'футов', 'фути', 'футів'],
  yd: ['yard', 'yards'],
  lbf: ['pound', 'pounds'],
  'N·m': ['Nm', 'Нм'],
  'kN·m': ['kNm', 'кНм'],
  'MN·m': ['MNm', 'МНм'],
  'N·mm': ['Nmm', 'Нмм'],
  'kN·cm': ['kNcm', 'кНсм'],
  'lbf/ft': ['plf'],
  'lbf/in': ['pli', 'ppi'],
  'kip/ft': ['klf'],
  'kip/in': ['kli'],
  'lb/ft³': ['pcf'],
  'lb/in³': ['pci'],
  lb: ['pound', 'pounds', 'фунта', 'фунтов', 'фунтів'],
  slug: ['slugs'],
  '°': ['degree', 'degrees', 'градус', 'градуса', 'градусов', 'градуси', 'градусів'],
  '1/°C': ['/°C', '/C', '°C⁻1', '/°С', '1/град', '°С⁻1'],
  '1/°F': ['/°F', '/F', '°F⁻1'],
  '1/K': ['/K', 'K⁻1', '/К', 'К⁻1'],
};

/** The meaning of a text as a unit: unknown, another quantity's unit, or one of the wanted quantity. */
export type SpelledUnit =
  { readonly found: 'none' | 'other' } | { readonly found: 'unit'; readonly unit: Unit };

/**
 * Reads the spelling of a unit, first exactly, then ignoring the case of letters (`KN`, `mpa`). A spelling that several
 * units share means the unit of the wanted quantity: `lb` is a force for a force, a mass for a mass.
 */
export function readUnitSpelling(text: string, quantity: Quantity): SpelledUnit {
  const spelling = normalizeSpelling(text);
  const { exact, folded } = getSpellings();
  for (const units of [exact.get(spelling), folded.get(spelling.toLowerCase())]) {
    const unit = units?.find((candidate) => isUnitOf(quantity, candidate));
    if (unit !== undefined) return { found: 'unit', unit };
    if (units !== undefined) return { found: 'other' };
  }
  return { found: 'none' };
}

interface Spellings {
  readonly exact: ReadonlyMap<string, readonly Unit[]>;
  readonly folded: ReadonlyMap<string, readonly Unit[]>;
}

/** Cache of constant tables, built when the first unit is read. */
let spellings: Spellings | null = null;

function getSpellings(): Spellings {
  if (spellings !== null) return spellings;
  const exact = new Map<string, Unit[]>();
  const folded = new Map<string, Unit[]>();
  for (const unit of UNITS) {
    if (unit === '1' || unit === 'ft-in') continue;
    for (const spelling of spellingsOf(unit)) {
      add(exact, spelling, unit);
      if (!hasMegaNewton(spelling)) add(folded, spelling.toLowerCase(), unit);
    }
  }
  spellings = { exact, folded };
  return spellings;
}

/** In lower case a meganewton would be a millinewton. */
function hasMegaNewton(spelling: string): boolean {
  return /^(MN|МН)/.test(spelling);
}

function add(map: Map<string, Unit[]>, spelling: string, unit: Unit): void {
  const units = map.get(spelling) ?? [];
  if (!units.includes(unit)) map.set(spelling, [...units, unit]);
}

function spellingsOf(unit: Unit): readonly string[] {
  const [top = '', ...bottom] = normalizeSpelling(unit).split('/');
  const factors = top.split('·').map(partSpellings);
  const orders = factors.length === 2 ? [factors, [...factors].reverse()] : [factors];
  const tops = orders.flatMap((order) => combine(order, '·'));
  const all = bottom.length === 0 ? tops : combine([tops, ...bottom.map(partSpellings)], '/');
  return [...all, ...(WHOLE_SPELLINGS[unit] ?? []).map(normalizeSpelling)];
}

/** Lists the spellings of one part with its power: `m2` is m2 and м2. */
function partSpellings(part: string): readonly string[] {
  const [, name = part, power = ''] = /^(\D+)(\d)$/.exec(part) ?? [];
  return [name, ...(PART_SPELLINGS[name] ?? [])].map((spelling) => spelling + power);
}

function combine(lists: readonly (readonly string[])[], joint: string): readonly string[] {
  return lists.reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => head + joint + tail)));
}

/** Replaces dots, hyphens and spaces by one dot and powers by plain digits, and drops the point of an abbreviation. */
function normalizeSpelling(text: string): string {
  return text
    .replace(/\.$/, '')
    .replace(/\^-/g, '⁻')
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)))
    .replace(/\^/g, '')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s*[·*-]\s*|\s+/g, '·');
}
