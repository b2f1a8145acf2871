import type { Link, LinkLoad, TrussCase } from '@eecs/solver-core/truss';
import { type LineEnd, createLineEdits } from '@eecs/ui-kit/editing';
import type { Edit, NewId } from './edit.ts';
import { addJoint, findJointAt } from './joints.ts';
import type { Place } from './place.ts';
import { listAlong } from './overlaps.ts';
import { splitLinkAt } from './split.ts';

/** The end of a rod: a joint, a place where a joint will be added, or a point of a rod that is split there. */
export type RodEnd = LineEnd<Place, 'link'>;

const rods = /* @__PURE__ */ createLineEdits<TrussCase, 'links', 'link', Place, 'selfLink' | 'doubledLink'>({
  list: 'links',
  kind: 'link',
  refusals: { self: 'selfLink', doubled: 'doubledLink' },
  joints: { findJointAt, addJoint },
  createLine: ({ section, ...rest }) => ({ ...rest, sectionIndex: section, loads: [] }),
  sectionOf: ({ sectionIndex }) => sectionIndex,
  split: splitLinkAt,
});

/** Checks and changes rods, and finds the end for which a place stands. */
export const { checkLine: checkLink, changeLines: mapLinks, toEnd } = rods;

/** Adds a rod between two joints, with the material and cross-section of the last rod. */
export const addLink: (document: TrussCase, ends: Pick<Link, 'i' | 'j'>, newId: NewId) => Edit = rods.addLine;

/**
 * Adds a rod with the joints needed at its ends, in one step; a refused one adds no joint. A note lists the rods that
 * it overlaps.
 */
export function addRod(
  document: TrussCase,
  ends: { readonly from: RodEnd; readonly to: RodEnd },
  newId: NewId,
): Edit {
  const edit = rods.drawLine(document, ends, newId);
  if (edit.notes.length > 0) return edit;
  const others = listAlong(edit.document, edit.document.links.length - 1);
  if (others.length === 0) return edit;
  const names = others.map((link) => `${link.i + 1}–${link.j + 1}`);
  return {
    document: edit.document,
    notes: [{ code: 'rodsOverlap', count: others.length, values: { names: names.join(', ') } }],
  };
}

/** The fields of many rods that one edit may change; undefined removes a field. */
export interface LinkChange {
  readonly materialIndex?: number;
  readonly sectionIndex?: number;
  readonly dT?: number | undefined;
  readonly dL?: number | undefined;
  readonly sets?: number | undefined;
}

/** Changes some rods: material, cross-section, temperature, misfit. A value of 0 removes the field. */
export function changeLinks(document: TrussCase, indexes: ReadonlySet<number>, change: LinkChange): Edit {
  return mapLinks(document, indexes, (link) => applyChange(link, change));
}

function applyChange(link: Link, change: LinkChange): Link {
  const entries = Object.entries({ ...link, ...change }).filter(
    ([name, value]) => value !== undefined && !((name === 'dT' || name === 'dL') && value === 0),
  );
  const next = Object.fromEntries(entries) as unknown as Link;
  const isSame = (Object.keys(change) as (keyof LinkChange)[]).every((name) => next[name] === link[name]);
  return isSame ? link : next;
}

/** Returns the loaded range on a rod of some length. */
export function rangeOfLoad({ x }: Pick<LinkLoad, 'x'>, length: number): readonly [number, number] {
  return x ?? [0, length];
}
