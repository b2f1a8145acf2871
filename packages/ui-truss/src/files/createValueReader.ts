import { type CellReading, createCellReader } from './createCellReader.ts';

/** Creates a reader of typed lengths; it returns null for a text that is not a valid length. */
export function createValueReader(reading: CellReading): (text: string) => number | null {
  const read = createCellReader(reading);
  return (text) => {
    const value = read(text);
    return typeof value === 'number' ? value : null;
  };
}
