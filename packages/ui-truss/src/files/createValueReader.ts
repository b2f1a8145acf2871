import { type CellReading, createCellReader } from './createCellReader.ts';

/** Creates what reads a typed length; null of what is none, or none that a document takes. */
export function createValueReader(reading: CellReading): (text: string) => number | null {
  const read = createCellReader(reading);
  return (text) => {
    const value = read(text);
    return typeof value === 'number' ? value : null;
  };
}
