import { type BeamCase, type Fix, parseCase, type Support } from '@eecs/solver-core';
import { toPlainEdit } from '@eecs/ui-kit/editing';
import type { Edit } from './edit.ts';

/** Applies a fix that a verdict offers for a mechanism; refuses one that no longer fits the document. */
export function applyFix(document: BeamCase, fix: Fix): Edit {
  const parsed = parseCase({ ...document, supports: changeSupports(document.supports, fix) });
  return toPlainEdit(parsed.ok ? parsed.document : document);
}

function changeSupports(supports: readonly Support[], fix: Fix): readonly Support[] {
  if (fix.code === 'addPin' || fix.code === 'addRoller')
    return [...supports, fix.edit.value].sort((a, b) => a.x - b.x);
  const index = placeOf(fix);
  switch (fix.code) {
    case 'removeHinge':
      return supports.filter((_, at) => at !== index);
    case 'removeRelease':
      return supports.map((support, at) => (at === index ? withoutRelease(support) : support));
    case 'makePin':
    case 'makeClamp': {
      const className = fix.edit.value;
      return supports.map((support, at) => (at === index ? { ...support, className } : support));
    }
    default:
      return fix satisfies never;
  }
}

/** Returns the index of the support that a fix changes, NaN if it adds one. */
export function placeOf({ edit }: Fix): number {
  return Number(edit.path.split('/')[2]);
}

function withoutRelease({ release, ...support }: Support): Support {
  return support;
}
