import { SAME_PLACE_M } from '../linalg/tolerance.ts';
import type { ReactionSource } from '../model/beam/document.generated.ts';
import { jointForce } from '../model/truss/jointForce.ts';
import { type AnyPointLoad, type LoadedCase, carriedValue, mapCarriedLoads } from './carriedLoads.ts';
import type { DocumentReactions, SupportReactions } from './listReactions.ts';

/** A document whose reactions others carry: its present title, fingerprint and reactions. */
export interface ReactionDocument extends DocumentReactions {
  readonly title: string;
  readonly hash: string;
}

/**
 * Why a document gives no reactions: it is not there or not the reader's (`missing`), it cannot be solved (`unsolved`),
 * or it carries reactions of the document itself, directly or through others (`circle`).
 */
export type SourceFault = 'missing' | 'unsolved' | 'circle';

/** Why a load keeps its value: as for its document, or the document no longer has the support or the set. */
export interface KeptLoad {
  /** JSON pointer of the load in its document. */
  readonly path: string;
  readonly reason: SourceFault | 'support' | 'set';
}

/** A document after its carried reactions were compared with their sources. */
export interface RefreshedCase<Case> {
  /** The document itself if every load was up to date. */
  readonly document: Case;
  /** JSON pointers of the loads whose values changed. */
  readonly changed: readonly string[];
  /** The loads whose values could not be compared and were kept. */
  readonly kept: readonly KeptLoad[];
}

/**
 * Updates the loads that carry reactions: a load whose source has another fingerprint gets the present reaction. A
 * reaction is found by the support's name and place; a support that moved, by its name. A load whose reaction cannot be found keeps its
 * last value. `sources` has an entry for each task that is known to give reactions or not; loads of other tasks are
 * left alone.
 */
export function refreshCarriedLoads<Case extends LoadedCase>(
  document: Case,
  sources: ReadonlyMap<string | number, ReactionDocument | SourceFault>,
): RefreshedCase<Case> {
  const changed: string[] = [];
  const kept: KeptLoad[] = [];
  const refreshed = mapCarriedLoads(document, ({ path, load }) => {
    const { from } = load;
    const source = sources.get(from.task);
    if (source === undefined) return load;
    if (typeof source === 'string') {
      kept.push({ path, reason: source });
      return load;
    }
    if (source.hash === from.hash) return load;
    const next = readSource(from, source);
    if (typeof next === 'string') {
      kept.push({ path, reason: next });
      return load;
    }
    if (next.value !== from.value) changed.push(path);
    return withSource(load, next, document.units.system);
  });
  return { document: refreshed, changed, kept };
}

/** Gives a load the value of a reaction. Its class and direction stay. */
export function withSource<Load extends AnyPointLoad>(
  load: Load,
  from: ReactionSource,
  system: LoadedCase['units']['system'],
): Load {
  const value = carriedValue(from, system);
  const beta = 'beta' in load ? load.beta : undefined;
  const c = load.className === 'BendingMoment' ? [value, 0, 0] : jointForce(value, load.alpha, beta);
  return { ...load, c, from };
}

/** Reads the present value of a reaction. */
function readSource(from: ReactionSource, source: ReactionDocument): ReactionSource | 'support' | 'set' {
  const support = findSupport(from, source.supports);
  if (support === null) return 'support';
  const at = source.sets.findIndex(({ title }) => title === (from.set ?? ''));
  const values = support.values[at];
  if (values === undefined) return 'set';
  const { title, hash } = source;
  const { reaction, place } = support;
  return { ...from, title, hash, reaction, place, value: values[from.component] };
}

function findSupport(
  { reaction, place }: ReactionSource,
  supports: readonly SupportReactions[],
): SupportReactions | null {
  const named = supports.find((support) => support.reaction === reaction);
  if (place === undefined) return named ?? null;
  const isThere = (support: SupportReactions): boolean =>
    support.place.every((coordinate, k) => Math.abs(coordinate - place[k]!) <= SAME_PLACE_M);
  if (named !== undefined && isThere(named)) return named;
  return supports.find(isThere) ?? named ?? null;
}
