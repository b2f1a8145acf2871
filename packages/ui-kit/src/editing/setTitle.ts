import { type CommonCase, LIMITS } from '@eecs/solver-core';
import { cleanText } from '@eecs/solver-core/texts';
import { type PlainEdit, toPlainEdit } from './edit.ts';

/** Sets the title: cut to the longest that a server stores, without characters that it cannot store. */
export function setTitle<Document extends CommonCase>(
  document: Document,
  title: string,
): PlainEdit<Document> {
  const cut = cleanText(title, LIMITS.full.title);
  return toPlainEdit(cut === document.title ? document : { ...document, title: cut });
}

/** Sets the description, of any number of lines. */
export function setDescription<Document extends CommonCase>(
  document: Document,
  description: string,
): PlainEdit<Document> {
  const cut = cleanText(description, LIMITS.full.description, { lines: true });
  return toPlainEdit(cut === document.description ? document : { ...document, description: cut });
}

/** Clears title and description of a document whose structure is replaced, because they describe the old one. */
export function forgetTitle<Document extends CommonCase>(document: Document): Document {
  return document.title === '' && document.description === ''
    ? document
    : { ...document, title: '', description: '' };
}
