import type { HandlePart, Hit } from '@eecs/ui-kit/editor';
import type { SchemeObject } from '../scheme/layoutScheme.ts';
import { type BoardItem, isSameItem } from '../state/selection.ts';
import { type HitRequest, hitTest } from './hitTest.ts';

/**
 * Finds what is pointed at among the objects of the beam and the guides: a guide is under all else, and is taken where it
 * is free; by finger one that is selected goes first.
 */
export function findHit({
  guides,
  ...request
}: HitRequest & { readonly guides: readonly SchemeObject[] }): Hit<BoardItem, HandlePart> | null {
  const { selected, isCoarse } = request;
  const chosen = isCoarse ? guides.filter(({ item }) => isSameItem(item, selected)) : [];
  return (
    hitTest({ ...request, objects: chosen }) ?? hitTest(request) ?? hitTest({ ...request, objects: guides })
  );
}
