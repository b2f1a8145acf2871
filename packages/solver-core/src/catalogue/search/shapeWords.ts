import type { SectionClass } from '../../model/common/document.ts';
import { CATALOGUE_CLASSES, CLASS_DESCRIPTIONS, type CatalogueClass } from '../sectionClasses.ts';

/** Words that people use to search for a class of sections, in three languages; they are never shown. */
export const SHAPE_WORDS: Readonly<Record<CatalogueClass, string>> = {
  h: 'beam i-beam h-beam ibeam двутавр балка двотавр',
  l: 'angle уголок угол кутник кутик',
  c: 'channel швеллер швелер',
  t: 'tee тавр',
  z: 'zee зет',
  'lipped-c':
    'lipped channel cee stud purlin cold-formed c-profile гнутый швеллер прогон стойка профиль гнутий швелер прогін стояк',
  'lipped-z': 'lipped zee zed purlin cold-formed z-profile гнутый прогон профиль гнутий прогін',
  rect: 'rectangle bar flat plate timber lumber wood glulam square прямоугольник полоса брус доска древесина лист квадрат прямокутник штаба брусок дошка деревина',
  'rectangular-pipe': 'hollow tube box shs rhs hss pipe труба профильная квадратная профільна коробка',
  circle: 'round bar rod circle круг пруток круглый коло кругляк прут',
  'round-pipe': 'pipe tube chs hollow труба круглая кругла',
};

/** Returns the words that people use to search for sections of a shape; empty for a section without a shape. */
export function getShapeWords(className: SectionClass): string {
  const found = CATALOGUE_CLASSES.find((name) => CLASS_DESCRIPTIONS[name].className === className);
  return found === undefined ? '' : SHAPE_WORDS[found];
}
