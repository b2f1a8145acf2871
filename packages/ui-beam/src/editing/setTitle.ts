import { type BeamCase, LIMITS } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';

/** Sets the title, cut to the longest one a server keeps. */
export function setTitle(document: BeamCase, title: string): Edit {
  const cut = title.slice(0, LIMITS.full.title);
  return plainEdit(cut === document.title ? document : { ...document, title: cut });
}
