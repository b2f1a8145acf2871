import type { CommonCase } from '@eecs/solver-core';
import type { AnyPointLoad } from '@eecs/solver-core/reactions';

/** Finds the load at a JSON pointer such as `/joints/2/loads/0`. */
export function findLoadAt(document: CommonCase, path: string): AnyPointLoad | null {
  let value: unknown = document;
  for (const key of path.split('/').slice(1))
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof value === 'object' && value !== null && 'c' in value ? (value as AnyPointLoad) : null;
}
