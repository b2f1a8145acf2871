/*
 * Words that are read in headings of several tables, in the languages of the editor together: a table may come from
 * somebody who reads another.
 */

/** What a column of names is called. */
export const NAME = ['name', 'grade', 'имя', 'название', 'марка', 'имʼя', 'ім’я', 'назва'];

/** What a column of angles is called. */
export const ANGLE = ['angle', 'alpha', 'α', 'угол', 'кут'];
