import type { CommonCase } from '@eecs/solver-core';
import type { AnyPointLoad } from '@eecs/solver-core/reactions';
import { readPath } from './pathEdits.ts';

/** Finds the point load at a JSON pointer such as `/joints/2/loads/0`. */
export function findLoadAt(document: CommonCase, path: string): AnyPointLoad | null {
  const value = readPath(document, path);
  return typeof value === 'object' && value !== null && 'c' in value ? (value as AnyPointLoad) : null;
}
