/*
 * Words that are read in tables, in the languages of the editor together: a table may come from somebody who reads
 * another. None of them is shown; what stands over columns is among the texts of the panel, and a test holds that it is
 * read too.
 */

type Names = Readonly<Record<string, readonly string[]>>;

const X = ['x', 'x0', 'start', 'place', 'начало', 'место', 'початок', 'місце'];
const SETS = ['sets', 'case sets', 'загружения', 'завантаження', 'загруження'];
const ANGLE = ['angle', 'alpha', 'α', 'угол', 'кут'];

/** Headings of columns of loads for reading. */
export const LOAD_NAMES = {
  kind: ['load', 'kind', 'type', 'нагрузка', 'вид', 'тип', 'навантаження'],
  x: X,
  x1: ['x1', 'end', 'конец', 'кінець'],
  value: ['value', 'p', 'f', 'm', 'n', 'q', 'q0', 'значение', 'величина', 'р', 'м', 'значення'],
  middle: ['middle', 'q1', 'середина'],
  last: ['last', 'q2', 'последнее', 'останнє'],
  angle: ANGLE,
  sets: SETS,
} satisfies Names;

/** For a table of loads: the column with the unit of the values beside it, as tables of results have one. */
export const UNIT_NAMES = ['unit', 'units', 'единица', 'единицы', 'одиниця', 'одиниці'];

/** Headings of columns of supports for reading. */
export const SUPPORT_NAMES = {
  kind: ['support', 'kind', 'type', 'опора', 'вид', 'тип'],
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

/** Headings of columns of the sections of a beam for reading. */
export const PART_NAMES = {
  end: ['to', 'end', 'x', 'x1', 'до', 'конец', 'кінець'],
  material: ['material', 'материал', 'матеріал'],
  section: ['cross-section', 'section', 'сечение', 'поперечное сечение', 'переріз', 'поперечний переріз'],
  angle: ANGLE,
  flip: ['mirrored', 'flip', 'зеркально', 'дзеркально'],
  mass: ['mass', 'масса', 'маса'],
} satisfies Names;
