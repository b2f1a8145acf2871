import type { Quantity } from '@eecs/solver-core';
import {
  LONGEST_STATEMENT,
  type LineProblem,
  type NumberReading,
  createLineProblem,
  isWithinMagnitude,
  isWithinPlaces,
  readQuantity,
  readSize,
} from './statementReaders.ts';
import { readWeight, splitLine, splitPlaced } from './statementText.ts';

/** A statement with the same words in every line: the self weight, or one that was not read. */
type CommonStatement = { readonly kind: 'weight'; readonly isOn: boolean } | LineProblem<'tooLong' | 'cut'>;

/** Reads the statements of a line one by one; `read` reads those of the kind of structure. */
export function readStatements<Statement>(
  text: string,
  read: (statement: string) => Statement,
): (Statement | CommonStatement)[] {
  const { statements, cut } = splitLine(text);
  const found = statements.map((statement): Statement | CommonStatement => {
    if (statement.length > LONGEST_STATEMENT) return createLineProblem('tooLong', statement);
    const weight = readWeight(statement);
    return weight === null ? read(statement) : { kind: 'weight', isOn: weight };
  });
  return cut === '' ? found : [...found, createLineProblem('cut', cut)];
}

/** Reads the coordinates of a joint, `0 3` or `0; 3; 2`: two, or as many as `most`. */
export function readCoordinates(
  said: string,
  most: 2 | 3,
  reading: NumberReading,
): readonly number[] | LineProblem<'extra' | 'place' | 'tooGreat'> {
  const texts = said.split(/\s*;\s*|\s+/);
  if (texts.length > most) return createLineProblem('extra', texts.slice(most).join(' '));
  const known = texts.map((text) => readSize(text, reading)).filter((size) => size !== null);
  if (known.length < Math.max(2, texts.length)) return createLineProblem('place', said);
  return known.every(isWithinPlaces) ? known : createLineProblem('tooGreat', said);
}

/** Reads a value other than zero, within the bounds of a document; `said` is quoted if there is no text of a value. */
export function readValue(
  text: string,
  quantity: Quantity,
  reading: NumberReading,
  said: string,
): number | LineProblem<'number' | 'tooGreat'> {
  const value = readQuantity(text, quantity, reading);
  if (value === null || value === 0) return createLineProblem('number', text || said);
  return isWithinMagnitude(value) ? value : createLineProblem('tooGreat', text);
}

/** Reads a value for supported joints, `10 mm @ 7`: a stiffness, a settlement; `readAt` reads the joints. */
export function readHeld<At>(
  said: string,
  quantity: Quantity,
  reading: NumberReading,
  readAt: (place: string) => At | null,
): { readonly value: number; readonly at: At } | LineProblem<'joints' | 'number' | 'tooGreat' | 'extra'> {
  const placed = splitPlaced(said);
  const at = placed === null ? null : readAt(placed.place);
  if (placed === null || at === null) return createLineProblem('joints', placed?.place || said);
  const value = readValue(placed.value, quantity, reading, said);
  if (typeof value !== 'number') return value;
  return placed.extra === '' ? { value, at } : createLineProblem('extra', placed.extra);
}
