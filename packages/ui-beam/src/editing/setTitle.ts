import { type BeamCase, LIMITS } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';

/** What no database stores: control characters and halves of a character. */
const UNSTORABLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Sets the title: cut to the longest one a server keeps, without what it cannot store. */
export function setTitle(document: BeamCase, title: string): Edit {
  const cut = title.slice(0, LIMITS.full.title).replace(UNSTORABLE, '');
  return plainEdit(cut === document.title ? document : { ...document, title: cut });
}
