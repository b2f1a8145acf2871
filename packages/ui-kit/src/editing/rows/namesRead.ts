/*
 * Words that are read in headings of several tables, in the languages of the editor together: a table may come from
 * somebody who reads another.
 */

/** Headings of a column of names. */
export const NAME = ['name', 'grade', 'имя', 'название', 'марка', 'имʼя', 'ім’я', 'назва'];

/** Headings of a column of angles. */
export const ANGLE = ['angle', 'alpha', 'α', 'угол', 'кут'];
