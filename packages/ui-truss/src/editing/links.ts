import type { Link, LinkLoad, TrussCase } from '@eecs/solver-core/truss';
import { changeAt, toPlainEdit, toRefusedEdit, toPair } from '@eecs/ui-kit/editing';
import type { Edit, NewId, RodRefusal } from './edit.ts';
import { addJoint, findJointAt } from './joints.ts';
import { type Place, isSamePlace } from './place.ts';
import { listAlong } from './overlaps.ts';
import { splitLinkAt } from './split.ts';

/** The end of a rod: a joint, a place where a joint will be added, or a point of a rod that is split there. */
export type RodEnd =
  | { readonly kind: 'joint'; readonly index: number }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'link'; readonly index: number; readonly place: Place };

/** Returns why two joints cannot be connected by a rod, or null. */
export function checkLink({ joints, links }: TrussCase, i: number, j: number): RodRefusal | null {
  if (i === j) return 'selfLink';
  const [a, b] = [joints[i], joints[j]];
  if (a === undefined || b === undefined || isSamePlace(a, b)) return 'zeroLength';
  const pair = toPair(i, j);
  return links.some((link) => toPair(link.i, link.j) === pair) ? 'doubledLink' : null;
}

/** Adds a rod between two joints, with the material and cross-section of the last rod. */
export function addLink(document: TrussCase, { i, j }: Pick<Link, 'i' | 'j'>, newId: NewId): Edit {
  const reason = checkLink(document, i, j);
  if (reason !== null) return toRefusedEdit(document, reason);
  const last = document.links.at(-1);
  const link: Link = {
    id: newId(),
    i,
    j,
    materialIndex: last?.materialIndex ?? (document.materials.length > 0 ? 0 : -1),
    sectionIndex: last?.sectionIndex ?? (document.sections.length > 0 ? 0 : -1),
    loads: [],
  };
  return toPlainEdit({ ...document, links: [...document.links, link] });
}

/**
 * Adds a rod with the joints needed at its ends, in one step; a refused one adds no joint. A note lists the rods that
 * it overlaps.
 */
export function addRod(
  document: TrussCase,
  { from, to }: { readonly from: RodEnd; readonly to: RodEnd },
  newId: NewId,
): Edit {
  const first = resolveEnd(document, from, newId);
  const second = resolveEnd(first.document, to, newId);
  const edit = addLink(second.document, { i: first.joint, j: second.joint }, newId);
  if (edit.notes.length > 0) return { document, notes: edit.notes };
  const others = listAlong(edit.document, edit.document.links.length - 1);
  if (others.length === 0) return edit;
  const names = others.map((link) => `${link.i + 1}–${link.j + 1}`);
  return {
    document: edit.document,
    notes: [{ code: 'rodsOverlap', count: others.length, values: { names: names.join(', ') } }],
  };
}

/** Returns the joint of an end, with the document that contains it. */
function resolveEnd(
  document: TrussCase,
  end: RodEnd,
  newId: NewId,
): { readonly document: TrussCase; readonly joint: number } {
  if (end.kind === 'joint') return { document, joint: end.index };
  const there = findJointAt(document, end.place);
  if (there >= 0) return { document, joint: there };
  const added =
    end.kind === 'link'
      ? splitLinkAt(document, end.index, end.place, newId).document
      : addJoint(document, end.place, newId).document;
  return { document: added, joint: added.joints.length - 1 };
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
  const links = changeAt(document.links, indexes, (link) => applyChange(link, change));
  return toPlainEdit(links === document.links ? document : { ...document, links });
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
