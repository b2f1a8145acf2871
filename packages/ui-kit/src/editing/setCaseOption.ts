import type { CaseUnits, CommonCase } from '@eecs/solver-core';
import { type PlainEdit, toPlainEdit } from './edit.ts';

/** Turns self weight or the accurate mode on or off. */
export function setCaseOption<Document extends CommonCase>(
  document: Document,
  option: 'selfWeight' | 'isAccurate',
  isOn: boolean,
): PlainEdit<Document> {
  return toPlainEdit(document[option] === isOn ? document : { ...document, [option]: isOn });
}

/** Chooses by how much an arrow key moves a value: one of the decimal increments, or of the fractions of an inch. */
export function setIncrement<Document extends CommonCase>(
  document: Document,
  change: Partial<Pick<CaseUnits, 'incrementIndex' | 'stepIndex'>>,
): PlainEdit<Document> {
  const units = { ...document.units, ...change };
  const isSame =
    units.incrementIndex === document.units.incrementIndex && units.stepIndex === document.units.stepIndex;
  return toPlainEdit(isSame ? document : { ...document, units });
}
