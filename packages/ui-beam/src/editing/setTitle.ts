import { type BeamCase, LIMITS } from '@eecs/solver-core';
import { cleanText } from './cleanText.ts';
import { type Edit, plainEdit } from './edit.ts';

/** Sets the title: cut to the longest one a server keeps, without what it cannot store. */
export function setTitle(document: BeamCase, title: string): Edit {
  const cut = cleanText(title, LIMITS.full.title);
  return plainEdit(cut === document.title ? document : { ...document, title: cut });
}

/** Sets the description, of as many lines as wanted. */
export function setDescription(document: BeamCase, description: string): Edit {
  const cut = cleanText(description, LIMITS.full.description, { lines: true });
  return plainEdit(cut === document.description ? document : { ...document, description: cut });
}
