import type { Locale } from '@eecs/ui-kit';
import type { RowColumn } from '@eecs/ui-kit/editing';

/** What a column is called in each language; the first name of each is the one that is written. */
type Names = Readonly<Record<Locale, readonly [string, ...string[]]>>;

const same = (...names: [string, ...string[]]): Names => ({ 'en-US': names, ru: names, uk: names });

const X: Names = {
  'en-US': ['x', 'x0', 'start', 'place'],
  ru: ['x', 'начало', 'место'],
  uk: ['x', 'початок', 'місце'],
};
const SETS: Names = {
  'en-US': ['sets', 'case sets'],
  ru: ['загружения'],
  uk: ['завантаження', 'загруження'],
};
const ANGLE: Names = { 'en-US': ['angle', 'alpha', 'α'], ru: ['угол'], uk: ['кут'] };

export const LOAD_NAMES = {
  kind: {
    'en-US': ['load', 'kind', 'type'],
    ru: ['нагрузка', 'вид', 'тип'],
    uk: ['навантаження', 'вид', 'тип'],
  },
  x: X,
  x1: { 'en-US': ['x1', 'end'], ru: ['x1', 'конец'], uk: ['x1', 'кінець'] },
  value: {
    'en-US': ['value', 'p', 'f', 'm', 'n', 'q', 'q0'],
    ru: ['значение', 'величина', 'р', 'м'],
    uk: ['значення', 'величина'],
  },
  middle: { 'en-US': ['middle', 'q1'], ru: ['середина'], uk: ['середина'] },
  last: { 'en-US': ['last', 'q2'], ru: ['последнее'], uk: ['останнє'] },
  angle: ANGLE,
  sets: SETS,
} satisfies Readonly<Record<string, Names>>;

export const SUPPORT_NAMES = {
  kind: {
    'en-US': ['support', 'kind', 'type'],
    ru: ['опора', 'вид', 'тип'],
    uk: ['опора', 'вид', 'тип'],
  },
  x: X,
  release: { 'en-US': ['hinge over it'], ru: ['шарнир над ней'], uk: ['шарнір над нею'] },
  kx: same('kx'),
  ky: same('ky'),
  kr: same('kr'),
  dx: same('dx'),
  dy: same('dy'),
  dr: same('dr'),
  sets: SETS,
} satisfies Readonly<Record<string, Names>>;

export const PART_NAMES = {
  end: { 'en-US': ['to', 'end', 'x', 'x1'], ru: ['до', 'конец'], uk: ['до', 'кінець'] },
  material: { 'en-US': ['material'], ru: ['материал'], uk: ['матеріал'] },
  section: {
    'en-US': ['cross-section', 'section'],
    ru: ['сечение', 'поперечное сечение'],
    uk: ['переріз', 'поперечний переріз'],
  },
  angle: ANGLE,
  flip: { 'en-US': ['mirrored', 'flip'], ru: ['зеркально'], uk: ['дзеркально'] },
  mass: { 'en-US': ['mass'], ru: ['масса'], uk: ['маса'] },
} satisfies Readonly<Record<string, Names>>;

/** Lists the columns of a table with all their names. */
export function listColumns<Key extends string>(names: Readonly<Record<Key, Names>>): RowColumn<Key>[] {
  return (Object.keys(names) as Key[]).map((key) => ({
    key,
    names: Object.values<Names[Locale]>(names[key]).flat(),
  }));
}

/** Gives what is written over a column. */
export function headColumn<Key extends string>(
  names: Readonly<Record<Key, Names>>,
  locale: Locale,
): (key: Key) => string {
  return (key) => names[key][locale][0];
}

const YES = new Set(['yes', 'y', 'true', '1', '+', 'x', 'да', 'так']);

/** Says whether a cell says yes. */
export function readYes(text: string): boolean {
  return YES.has(text.toLowerCase());
}

/** What a cell says that is so. */
export const WRITTEN_YES: Readonly<Record<Locale, string>> = { 'en-US': 'yes', ru: 'да', uk: 'так' };
