import type { CaseUnits, CommonCase } from '@eecs/solver-core';
import { firstWeightSet, hasSet, listWeightSets, withSet } from '@eecs/solver-core/rules';
import { type PlainEdit, toPlainEdit } from './edit.ts';

/** Turns self weight or the accurate mode on or off. */
export function setCaseOption<Document extends CommonCase>(
  document: Document,
  option: 'selfWeight' | 'isAccurate',
  isOn: boolean,
): PlainEdit<Document> {
  return toPlainEdit(document[option] === isOn ? document : { ...document, [option]: isOn });
}

/**
 * Lets self weight act or not. Turned on in a document that does not state where, it acts in the first set that is not
 * combined, so that the answers of other sets do not hold it.
 */
export function setSelfWeight<Document extends CommonCase>(
  document: Document,
  isOn: boolean,
): PlainEdit<Document> {
  const { selfWeight, weightSets } = document;
  if (selfWeight === isOn) return toPlainEdit(document);
  const isNew = isOn && weightSets === undefined;
  return toPlainEdit({
    ...document,
    selfWeight: isOn,
    ...(isNew && { weightSets: firstWeightSet(document) }),
  });
}

/** Lets self weight act in a case set, found by its index, or takes it out. */
export function toggleWeightSet<Document extends CommonCase>(
  document: Document,
  set: number,
): PlainEdit<Document> {
  const { caseSets, weightSets } = document;
  // Where none is named it acts in all; a combined set then has it by its members, as it has loads.
  const isIn = weightSets === undefined || hasSet(weightSets, set);
  const mask = listWeightSets(document).reduce((sum, index) => withSet(sum, index, true), 0);
  return caseSets[set] === undefined
    ? toPlainEdit(document)
    : toPlainEdit({ ...document, weightSets: withSet(weightSets ?? mask, set, !isIn) });
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
