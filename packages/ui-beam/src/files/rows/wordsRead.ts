/*
 * Words recognized in tables, in all languages of the editor, because a table may come from somebody with another
 * language. They are not displayed. The headings of columns are among the texts of the panel; a test checks that they
 * are recognized too.
 */

type Names = Readonly<Record<string, readonly string[]>>;

const X = [
  ...['x', 'x0', 'start', 'place', 'position', 'location', 'distance', 'coordinate', 'from', 'х'],
  ...['начало', 'место', 'положение', 'расстояние', 'координата', 'координата x', 'абсцисса', 'от'],
  ...['початок', 'місце', 'положення', 'відстань', 'абсциса', 'від'],
  ...['позиция', 'позиция x', 'позиція', 'позиція x'],
];
const SETS = [
  ...['sets', 'set', 'case sets', 'case set', 'load case', 'case'],
  ...['загружения', 'загружение', 'завантаження', 'загруження'],
];
const ANGLE = ['angle', 'alpha', 'α', 'угол', 'кут'];

/** Headings of columns of loads when reading. */
export const LOAD_NAMES = {
  kind: [
    ...[
      'load',
      'kind',
      'type',
      'load type',
      'load kind',
      'нагрузка',
      'вид',
      'тип',
      'вид нагрузки',
      'тип нагрузки',
    ],
    ...['навантаження', 'вид навантаження', 'тип навантаження'],
  ],
  x: X,
  x1: ['x1', 'end', 'to', 'конец', 'до', 'кінець'],
  value: [
    'value',
    'p',
    'f',
    'm',
    'n',
    'q',
    'q0',
    'значение',
    'величина',
    'р',
    'м',
    'значення',
    ...['magnitude', 'intensity', 'force', 'moment', 'сила', 'момент', 'интенсивность', 'інтенсивність'],
  ],
  middle: ['middle', 'q1', 'середина'],
  last: ['last', 'q2', 'последнее', 'останнє'],
  angle: ANGLE,
  sets: SETS,
} satisfies Names;

/** Headings of the column with the units of values in a table of loads, as tables of results have one. */
export const UNIT_NAMES = ['unit', 'units', 'единица', 'единицы', 'одиниця', 'одиниці'];

/** Headings of columns of supports when reading. */
export const SUPPORT_NAMES = {
  kind: [
    ...['support', 'kind', 'type', 'support type', 'опора', 'вид', 'тип', 'вид опоры', 'тип опоры'],
    ...['вид опори', 'тип опори'],
  ],
  x: X,
  release: ['hinge over it', 'шарнир над ней', 'шарнір над нею'],
  kx: ['kx'],
  ky: ['ky'],
  kr: ['kr'],
  dx: ['dx'],
  dy: ['dy'],
  dr: ['dr'],
  sets: SETS,
} satisfies Names;

/** Headings of columns of beam sections when reading. */
export const PART_NAMES = {
  end: ['to', 'end', 'x', 'x1', 'до', 'конец', 'кінець'],
  length: [
    ...['span', 'span length', 'length', 'пролёт', 'пролет', 'длина пролёта', 'длина пролета', 'длина'],
    ...['прогін', 'проліт', 'прольот', 'довжина прогону', 'довжина прольоту', 'довжина'],
  ],
  material: ['material', 'grade', 'steel', 'материал', 'марка', 'сталь', 'матеріал'],
  section: [
    ...['cross-section', 'cross section', 'section', 'profile', 'сечение', 'поперечное сечение', 'профиль'],
    ...['переріз', 'поперечний переріз', 'профіль'],
  ],
  angle: ANGLE,
  flip: ['mirrored', 'flip', 'зеркально', 'дзеркально'],
  mass: ['mass', 'масса', 'маса'],
} satisfies Names;
