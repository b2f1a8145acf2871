import { type BeamCase, type Fix, judgeBeam, roundNoise } from '@eecs/solver-core';
import { applyFix } from '../editing/applyFix.ts';

/**
 * Rounds the place of a roller that a fix adds to a grid line, preferably a main one, because people place supports at
 * 2 m, not at 2.188 m. It stays strictly between the same supports, hinges and ends, and must prevent as many motions;
 * otherwise the fix is returned unchanged. A roller at an end of the beam stays there.
 */
export function roundFix(fix: Fix, document: BeamCase): Fix {
  if (fix.code !== 'addRoller') return fix;
  const { value } = fix.edit;
  const { x } = value;
  if (x <= 0 || x >= document.L) return fix;
  const { step, minors } = document.grid;
  const places = [0, ...document.supports.map((support) => support.x), document.L];
  const left = Math.max(...places.filter((place) => place < x));
  const right = Math.min(...places.filter((place) => place > x));
  const motions = countMotionsAfter(document, fix);
  for (const spacing of [step, step / minors]) {
    if (!(spacing > 0)) continue;
    const rounded = roundNoise(Math.round(x / spacing) * spacing);
    if (!(rounded > left && rounded < right)) continue;
    const moved: Fix = { ...fix, edit: { ...fix.edit, value: { ...value, x: rounded } } };
    if (countMotionsAfter(document, moved) <= motions) return moved;
  }
  return fix;
}

function countMotionsAfter(document: BeamCase, fix: Fix): number {
  return judgeBeam(applyFix(document, fix).document).mechanisms.length;
}
