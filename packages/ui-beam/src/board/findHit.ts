import { type HandlePart, type Hit, getLabelBox, hitTest } from '@eecs/ui-kit/editor';
import type { Scheme, SchemeObject } from '../scheme/layoutScheme.ts';
import { type BoardItem, isSameItem, toItemKey } from '../state/selection.ts';

export interface BeamHitRequest {
  readonly objects: readonly SchemeObject[];
  readonly labels?: Scheme['labels'];
  readonly guides: readonly SchemeObject[];
  readonly x: number;
  readonly y: number;
  readonly selected: readonly BoardItem[];
  readonly isCoarse: boolean;
}

/**
 * Finds the object at a point among the objects of the beam, their values and names, and the guides: a guide is below
 * everything else; for a finger, selected objects take precedence.
 */
export function findHit({
  guides,
  labels = [],
  ...given
}: BeamHitRequest): Hit<BoardItem, HandlePart> | null {
  const request = { ...given, isSame: isSameItem };
  const { selected, isCoarse, objects } = request;
  const isChosen = ({ item }: SchemeObject): boolean => selected.some((other) => isSameItem(item, other));
  const chosen = isCoarse ? guides.filter(isChosen) : [];
  return (
    hitTest({ ...request, objects: chosen }) ??
    hitTest({ ...request, labels: toLabelObjects(labels, objects) }) ??
    hitTest({ ...request, objects: guides })
  );
}

/** The value of a load and the letter of a support select their object. */
function toLabelObjects(labels: Scheme['labels'], objects: readonly SchemeObject[]): SchemeObject[] {
  const items = new Map(objects.map(({ item }) => [toItemKey(item), item]));
  return labels.flatMap((label) => {
    const [key] = /^(?:load|support)-\d+/.exec(label.key) ?? [];
    const item = key === undefined ? undefined : items.get(key);
    return item === undefined ? [] : [{ item, boxes: [getLabelBox(label)], handles: [] }];
  });
}
