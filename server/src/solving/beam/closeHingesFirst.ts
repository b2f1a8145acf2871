import { type BeamCase, type Fix, judgeBeam, type Mechanism, type Support } from '@eecs/solver-core';

/**
 * Puts first to close a hinge where fewer motions are left without it: beneath a roller offered instead there may be
 * nothing to stand on. Where closing one stops nothing, what is missing is a support.
 */
export function closeHingesFirst(mechanisms: readonly Mechanism[], document: BeamCase): readonly Mechanism[] {
  // A beam that could not be judged has none, and is not to be judged here.
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

/** Returns the supports without the hinge a fix closes, or null if it does something else. */
function closeHinge(supports: readonly Support[], { code, edit }: Fix): readonly Support[] | null {
  const closed = Number(edit.path.split('/')[2]);
  if (code === 'removeHinge') return supports.filter((_, index) => index !== closed);
  if (code !== 'removeRelease') return null;
  return supports.map((support, index) => (index === closed ? { ...support, release: false } : support));
}
