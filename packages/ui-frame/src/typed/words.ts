import { COMMON_WORDS, createWordFinder } from '@eecs/ui-kit/editor';

/** The kinds of statements of a typed frame. */
export type FrameVerb =
  | 'force'
  | 'horizontal'
  | 'moment'
  | 'spread'
  | 'wind'
  | 'snow'
  | 'mass'
  | 'joint'
  | 'member'
  | 'pin'
  | 'roller'
  | 'clamp'
  | 'spring'
  | 'hinge'
  | 'settlement'
  | 'set';

/** The common frames that a line can begin with. */
export type TypedShape = 'portal' | 'grid' | 'gable' | 'monopitch' | 'braced' | 'vierendeel';

/** Groups of members that have a word. */
export type MemberGroup = 'beams' | 'columns' | 'left' | 'right' | 'roof' | 'all';

/** Groups of joints that have a word: the supported ones, the highest ones, the tops of the outer columns. */
export type JointGroup = 'feet' | 'ridge' | 'knees';

/** Finds the verb for a word; undefined if no language has the word. */
export const findFrameVerb = createWordFinder<FrameVerb>({
  ...COMMON_WORDS,
  horizontal: ['h', 'horizontal', 'горизонтальная', 'горизонтальна'],
  spread: ['q', 'load', 'нагрузка', 'навантаження'],
  wind: ['w', 'wind', 'ветер', 'вітер'],
  snow: ['snow', 'снег', 'сніг'],
  joint: ['j', 'joint', 'node', 'узел', 'вузол'],
  member: ['member', 'members', 'bar', 'стержень', 'стержни', 'стрижень', 'стрижні'],
  hinge: ['hinge', 'hinges', 'шарнир', 'шарниры', 'шарнір', 'шарніри'],
});

/** Finds the common frame that a word names. */
export const findShape = createWordFinder<TypedShape>({
  portal: ['portal', 'портал'],
  grid: ['frame', 'storeys', 'stories', 'рама', 'этажи', 'поверхи'],
  gable: ['gable', 'двускатная', 'двосхила'],
  monopitch: ['monopitch', 'односкатная', 'односхила'],
  braced: ['braced', 'связевая', 'звязкова'],
  vierendeel: ['vierendeel', 'виренделя', 'віренделя'],
});

/** Finds the members that a word names. */
export const findMemberGroup = createWordFinder<MemberGroup>({
  beams: ['beam', 'beams', 'балка', 'балки', 'ригель', 'ригели', 'ригелі'],
  columns: ['column', 'columns', 'колонна', 'колонны', 'стойка', 'стойки', 'колона', 'колони', 'стояки'],
  left: ['left', 'слева', 'левая', 'левые', 'ліворуч', 'ліва', 'ліві'],
  right: ['right', 'справа', 'правая', 'правые', 'праворуч', 'права', 'праві'],
  roof: ['roof', 'rafter', 'rafters', 'кровля', 'покрытие', 'дах', 'покриття'],
  all: ['all', 'все', 'всі', 'усі'],
});

/** Finds the joints that a word names. */
export const findJointGroup = createWordFinder<JointGroup>({
  feet: ['foot', 'feet', 'base', 'опоры', 'опори', 'низ'],
  ridge: ['ridge', 'apex', 'конёк', 'конек', 'коник', 'гребінь'],
  knees: ['knee', 'knees', 'eaves', 'карниз', 'карнизы', 'карнизи'],
});
