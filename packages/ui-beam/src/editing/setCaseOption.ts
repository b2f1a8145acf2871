import type { BeamCase, CaseUnits } from '@eecs/solver-core';
import { type Edit, plainEdit } from './edit.ts';

/** Turns self weight or the accurate mode on or off. */
export function setCaseOption(document: BeamCase, option: 'selfWeight' | 'isAccurate', isOn: boolean): Edit {
  return plainEdit(document[option] === isOn ? document : { ...document, [option]: isOn });
}

/** Chooses by how much an arrow key moves a value: one of the decimal increments, or of the fractions of an inch. */
export function setIncrement(
  document: BeamCase,
  change: Partial<Pick<CaseUnits, 'incrementIndex' | 'stepIndex'>>,
): Edit {
  const units = { ...document.units, ...change };
  const isSame =
    units.incrementIndex === document.units.incrementIndex && units.stepIndex === document.units.stepIndex;
  return plainEdit(isSame ? document : { ...document, units });
}
