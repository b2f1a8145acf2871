import { SAME_REACTION } from '../linalg/tolerance.ts';
import type { BeamCase, PointLoad } from '../model/beam/document.ts';
import type { ReactionSource } from '../model/beam/document.generated.ts';
import type { FrameCase, FrameJointLoad, MemberPointLoad } from '../model/frame/frameDocument.ts';
import type { JointLoad, TrussCase } from '../model/truss/trussDocument.ts';
import { convertQuantity } from '../units/convertQuantity.ts';
import type { UnitSystem } from '../model/common/document.ts';

/** A document of any structure that is solved. */
export type LoadedCase = BeamCase | TrussCase | FrameCase;

/** A point load of any structure. */
export type AnyPointLoad = PointLoad | JointLoad | FrameJointLoad | MemberPointLoad;

/** A load that carries the reaction of another document, with its JSON pointer in its own document. */
export interface CarriedLoad {
  readonly path: string;
  readonly load: AnyPointLoad & { readonly from: ReactionSource };
}

/**
 * Computes the value of a load that carries a reaction, in base units of a unit system: N and N·m, or lbf and lbf·in.
 *
 * @example carriedValue({ value: 12000, component: 'y', ...source }, 0) // -12000
 */
export function carriedValue({ value, component, factor = -1 }: ReactionSource, system: UnitSystem): number {
  return convertQuantity(factor * value, component === 'r' ? 'moment' : 'force', 0, system) + 0;
}

/** Returns the reaction that a load carries; null if its value was changed since, so that it stands for itself. */
export function getReactionSource(load: object, system: UnitSystem): ReactionSource | null {
  if (!isCarried(load)) return null;
  const value = carriedValue(load.from, system);
  return Math.abs(value - load.c[0]) <= SAME_REACTION * Math.abs(value) ? load.from : null;
}

/** Lists the loads of a document that carry reactions of other documents. */
export function listCarriedLoads(document: LoadedCase): readonly CarriedLoad[] {
  const found: CarriedLoad[] = [];
  mapCarriedLoads(document, (carried) => {
    found.push(carried);
    return carried.load;
  });
  return found;
}

/** Replaces the loads of a document that carry reactions; returns the document itself if none changes. */
export function mapCarriedLoads<Case extends LoadedCase>(
  document: Case,
  change: (carried: CarriedLoad) => AnyPointLoad,
): Case {
  const { system } = document.units;
  const changeLoads = <Load extends object>(loads: readonly Load[], path: string): readonly Load[] =>
    mapKept(loads, (load, index) =>
      isCarried(load) && getReactionSource(load, system) !== null
        ? // The changed load has the class of the load that it replaces.
          (change({ path: `${path}/${index}`, load }) as unknown as Load)
        : load,
    );
  const changeEntries = <Entry extends { readonly loads: readonly object[] }>(
    entries: readonly Entry[],
    path: string,
  ): readonly Entry[] =>
    mapKept(entries, (entry, index) => {
      const loads = changeLoads(entry.loads, `${path}/${index}/loads`);
      return loads === entry.loads ? entry : { ...entry, loads };
    });
  // The compiler does not narrow a type parameter by a field of its value.
  const every: LoadedCase = document;
  const changed = changeParts(every, { changeLoads, changeEntries });
  return changed as Case;
}

interface Changing {
  readonly changeLoads: <Load extends object>(loads: readonly Load[], path: string) => readonly Load[];
  readonly changeEntries: <Entry extends { readonly loads: readonly object[] }>(
    entries: readonly Entry[],
    path: string,
  ) => readonly Entry[];
}

function changeParts(document: LoadedCase, { changeLoads, changeEntries }: Changing): LoadedCase {
  switch (document.className) {
    case 'casemsb': {
      const loads = changeLoads(document.loads, '/loads');
      return loads === document.loads ? document : { ...document, loads };
    }
    case 'casetruss': {
      const joints = changeEntries(document.joints, '/joints');
      return joints === document.joints ? document : { ...document, joints };
    }
    case 'caseframe': {
      const joints = changeEntries(document.joints, '/joints');
      const members = changeEntries(document.members, '/members');
      const isSame = joints === document.joints && members === document.members;
      return isSame ? document : { ...document, joints, members };
    }
    default:
      return document satisfies never;
  }
}

/** Maps a list; returns the list itself if no entry changes. */
function mapKept<Entry>(
  entries: readonly Entry[],
  change: (entry: Entry, index: number) => Entry,
): readonly Entry[] {
  let changed: Entry[] | null = null;
  for (const [index, entry] of entries.entries()) {
    const next = change(entry, index);
    if (next === entry) continue;
    changed ??= [...entries];
    changed[index] = next;
  }
  return changed ?? entries;
}

function isCarried(load: object): load is CarriedLoad['load'] {
  return 'from' in load && 'c' in load && isSource(load.from);
}

/**
 * The reader of documents keeps `from` unread, so its form is checked here. The check does not use `reactionSchema` with
 * the reader of schemas: a part of an editor that loads late would share that reader with the page, and bundlers would
 * split the page's script into more pieces, which compress worse.
 */
function isSource(from: unknown): from is ReactionSource {
  if (!isRecord(from)) return false;
  const {
    task,
    reaction,
    component,
    value,
    factor = 0,
    place = [0, 0],
    title = '',
    hash = '',
    set = '',
  } = from;
  return (
    [task, reaction].every((id) => typeof id === 'string' || Number.isFinite(id)) &&
    (component === 'x' || component === 'y' || component === 'r') &&
    [value, factor].every(Number.isFinite) &&
    isPlace(place) &&
    [title, hash, set].every((text) => typeof text === 'string')
  );
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPlace = (place: unknown): boolean =>
  Array.isArray(place) && place.length === 2 && place.every(Number.isFinite);
