import type { CommonCase } from '@eecs/solver-core';
import {
  type AnyPointLoad,
  type LoadedCase,
  type ReactionComponent,
  type ReactionDocument,
  type ReactionSource,
  withSource,
} from '@eecs/solver-core/reactions';
import { appendCaseSet } from './appendCaseSet.ts';
import { createCaseSet } from './createCaseSet.ts';
import { type PlainEdit, toPlainEdit } from './edit.ts';
import { findLoadAt } from './findLoadAt.ts';
import { replacePath } from './pathEdits.ts';

/** The reaction that a load takes over. */
export interface ReactionChoice {
  readonly task: string | number;
  readonly source: ReactionDocument;
  /** Index in `supports` of the source. */
  readonly support: number;
  readonly component: ReactionComponent;
  /** Index in `sets` of the source; null for a load from each set, which acts in the set with the same title. */
  readonly set: number | null;
}

/** The class and direction of a load that carries a component, degrees. */
const CARRIERS = {
  x: { className: 'AxialLoad', alpha: 0 },
  y: { className: 'ShearLoad', alpha: 90 },
  r: { className: 'BendingMoment', alpha: 0 },
} as const;

/**
 * Makes the load at a path carry a reaction. With a load for each set, the first takes the place of the load, the
 * others follow it; a set of the source that the document lacks is added. A document without case sets gets none: all
 * its loads act together.
 */
export function carryReaction<Document extends CommonCase>(
  document: Document,
  path: string,
  { task, source, support, component, set }: ReactionChoice,
): PlainEdit<Document> {
  const load = findLoadAt(document, path);
  const chosen = source.supports[support];
  if (load === null || chosen === undefined) return toPlainEdit(document);
  const isOfMember = path.startsWith('/members/');
  const base = { ...load, ...CARRIERS[component], ...(isOfMember && { frame: 'global' }) } as AnyPointLoad;
  const sets = set === null ? source.sets.map((_, index) => index) : [set];
  const start = set === null && document.caseSets.length > 0 ? addTitles(document, source.sets) : document;
  const made = sets.map((index, place) => {
    const { title } = source.sets[index]!;
    const at = start.caseSets.findIndex((own) => !own.combined && own.title === title);
    const from: ReactionSource = {
      task,
      title: source.title,
      hash: source.hash,
      reaction: chosen.reaction,
      place: chosen.place,
      component,
      ...(title !== '' && { set: title }),
      value: chosen.values[index]![component],
    };
    const owned: AnyPointLoad = {
      ...base,
      id: place === 0 ? load.id : `${load.id}-${place + 1}`,
      ...(set === null && at >= 0 && { sets: 2 ** at }),
    };
    return withSource(owned, from, (document as unknown as LoadedCase).units.system);
  });
  return toPlainEdit(replacePath(start, path, made));
}

/** Lets the load at a path stand for itself, with its present value. */
export function releaseReaction<Document extends CommonCase>(
  document: Document,
  path: string,
): PlainEdit<Document> {
  const load = findLoadAt(document, path);
  if (load === null) return toPlainEdit(document);
  const { from: _, ...released } = load;
  return toPlainEdit(replacePath(document, path, [released]));
}

function addTitles<Document extends CommonCase>(
  document: Document,
  sets: ReactionDocument['sets'],
): Document {
  return sets.reduce((now, { title }) => {
    const isKnown = title === '' || now.caseSets.some((own) => !own.combined && own.title === title);
    return isKnown ? now : appendCaseSet(now, createCaseSet(now.caseSets, title));
  }, document);
}
