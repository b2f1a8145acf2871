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
 * Turns self weight on or off. If it is turned on in a document that does not state its case sets, it acts in the first
 * set that is not combined, so that the results of other sets do not include it.
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

/** Adds self weight to a case set, found by its index, or removes it. */
export function toggleWeightSet<Document extends CommonCase>(
  document: Document,
  set: number,
): PlainEdit<Document> {
  const { caseSets, weightSets } = document;
  // If no set is named, self weight acts in all; a combined set then has it through its members, like loads.
  const isIn = weightSets === undefined || hasSet(weightSets, set);
  const mask = listWeightSets(document).reduce((sum, index) => withSet(sum, index, true), 0);
  return caseSets[set] === undefined
    ? toPlainEdit(document)
    : toPlainEdit({ ...document, weightSets: withSet(weightSets ?? mask, set, !isIn) });
}

/**
 * Chooses the step by which an arrow key changes a value: one of the decimal increments, or one of the fractions of an
 * inch.
 */
export function setIncrement<Document extends CommonCase>(
  document: Document,
  change: Partial<Pick<CaseUnits, 'incrementIndex' | 'stepIndex'>>,
): PlainEdit<Document> {
  const units = { ...document.units, ...change };
  const isSame =
    units.incrementIndex === document.units.incrementIndex && units.stepIndex === document.units.stepIndex;
  return toPlainEdit(isSame ? document : { ...document, units });
}
