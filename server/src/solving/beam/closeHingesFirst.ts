import { type BeamCase, type Fix, judgeBeam, type Mechanism, type Support } from '@eecs/solver-core';

/**
 * Prefers closing a hinge if that leaves fewer motions, because a roller offered instead might have nothing below it to
 * rest on. If closing a hinge prevents no motion, a support is missing.
 */
export function closeHingesFirst(mechanisms: readonly Mechanism[], document: BeamCase): readonly Mechanism[] {
  // Without mechanisms there is nothing to judge.
  if (mechanisms.length === 0) return [];
  const motions = judgeBeam(document).mechanisms.length;
  return mechanisms.map((mechanism) => {
    const closing = mechanism.fixes.find((fix) => {
      const supports = closeHinge(document.supports, fix);
      return supports !== null && judgeBeam({ ...document, supports }).mechanisms.length < motions;
    });
    if (closing === undefined) return mechanism;
    return { ...mechanism, fixes: [closing, ...mechanism.fixes.filter((fix) => fix !== closing)] };
  });
}

/** Returns the supports without the hinge that a fix closes, or null if the fix does something else. */
function closeHinge(supports: readonly Support[], { code, edit }: Fix): readonly Support[] | null {
  const closed = Number(edit.path.split('/')[2]);
  if (code === 'removeHinge') return supports.filter((_, index) => index !== closed);
  if (code !== 'removeRelease') return null;
  return supports.map((support, index) => (index === closed ? { ...support, release: false } : support));
}
