import type { DeflectionLimit, UnitSystem } from '../model/common/document.ts';
import type { BeamPart } from './beamParts.ts';

const MM_PER_INCH = 25.4;

/** Returns the permitted deflection of a part, m or in; null if the limit does not cover it. */
export function allowedDeflection(
  { x0, x1, isHeld }: BeamPart,
  { span, cantilever, most, units = 0 }: DeflectionLimit,
  system: UnitSystem,
): number | null {
  const overhang = cantilever ?? (span === undefined ? undefined : span / 2);
  const ratio = isHeld[0] && isHeld[1] ? span : overhang;
  const allowed = Math.min(
    ratio === undefined ? Infinity : (x1 - x0) / ratio,
    most === undefined ? Infinity : inLengths(most, units, system),
  );
  return Number.isFinite(allowed) ? allowed : null;
}

function inLengths(most: number, units: UnitSystem, system: UnitSystem): number {
  const mm = units === 0 ? most : most * MM_PER_INCH;
  return system === 0 ? mm / 1000 : mm / MM_PER_INCH;
}
