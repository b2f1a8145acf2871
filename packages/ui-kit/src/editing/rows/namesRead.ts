/*
 * Words that headings of several tables may contain, in all languages of the editor, because a table may come from
 * somebody with another language.
 */

/** Headings of a column of names. */
export const NAME = ['name', 'grade', 'имя', 'название', 'марка', 'имʼя', 'ім’я', 'назва'];

/** Headings of a column of angles. */
export const ANGLE = ['angle', 'alpha', 'α', 'угол', 'кут'];
