import type { BeamCase, Failure, Fix, Mechanism } from '@eecs/solver-core';
import type { RestraintCount } from '@eecs/solver-core/rules';
import { placeOf } from '../editing/applyFix.ts';
import type { RefusalText } from '../messages/refusalMessages.ts';
import type { BeamText } from '../messages/useBeamText.ts';
import { describePlace } from './describePlace.ts';

/** What a sentence about a failure is made with. */
export interface FailureWriter {
  readonly t: RefusalText;
  /** Names the supports. */
  readonly tBeam: BeamText;
  readonly place: (x: number) => string;
  /** The beam that failed: its supports are called by their names; without it by their rows. */
  readonly document?: Pick<BeamCase, 'supports'>;
}

type FailureKey = Parameters<RefusalText>[0];

/** Writes a failure in the reader's language: what is wrong, with its place and numbers. */
export function describeFailure(
  { code, path, ids, values }: Failure,
  { t, tBeam, place, document }: FailureWriter,
): string {
  const { owner, field, where } = describePlace(path, { t, tBeam, ...(document && { document }) });
  const written: Record<string, string | number> = { owner, field, where, number: toNumber(path, ids) };
  if (path.startsWith('/supports/')) written['name'] = owner;
  for (const [name, value] of Object.entries(values)) {
    const isPlace = typeof value === 'number' && ['x', 'x0', 'x1', 'L', 'start'].includes(name);
    written[name] = isPlace ? place(value) : value;
  }
  // Of what a schema expects, only the name of a type is a word.
  const { expected } = values;
  if (expected !== undefined) written['expected'] = nameType(String(expected), t);
  const key =
    path === '/schema' && code === 'schema.required' ? 'schema_unversioned' : code.replace('.', '_');
  const text = t(`failure.${key}` as FailureKey, written);
  // A newer server may know codes this editor does not.
  return text === `failure.${key}` ? t('failure.unknown', { code, where }) : text;
}

/** What a person calls the object: its row in the table, counted from one. */
function toNumber(path: string, ids: Failure['ids']): number {
  const index = /\/(\d+)/.exec(path)?.[1] ?? ids[0];
  return Number(index) + 1;
}

function nameType(type: string, t: RefusalText): string {
  const key = `expected.${type.includes('|') ? 'stringOrNumber' : type}`;
  const text = t(key as FailureKey);
  return text === key ? type : text;
}

/** Writes how a mechanism moves, part by part. */
export function describeMotion(
  { discs }: Mechanism,
  { t, place }: Pick<FailureWriter, 't' | 'place'>,
): string[] {
  if (discs === undefined || discs.length === 0) return [];
  if (discs.every(({ vy, omega, vx }) => vy === 0 && omega === 0 && vx !== 0)) return [t('refusal.slides')];
  return discs.map(({ x0, x1, omega }) => {
    const ends = { x0: place(x0), x1: place(x1) };
    return omega === 0 ? t('refusal.lifts', ends) : t('refusal.turns', ends);
  });
}

/** Writes how many restraints a beam lacks; nothing where it has enough and is still a mechanism. */
export function describeShortage({ hinges, needed, found }: RestraintCount, t: RefusalText): string[] {
  if (found >= needed) return [];
  if (hinges === 0) return [t('cause.tooFewRestraints', { found })];
  if (hinges === 1) return [t('cause.tooFewForHinge', { needed, found })];
  return [t('cause.tooFewForHinges', { count: hinges, needed, found })];
}

/** Writes why a mechanism can move; that the beam lacks restraints is said of the beam as a whole. */
export function describeCauses(
  { causes }: Mechanism,
  {
    t,
    place,
    document,
  }: Pick<FailureWriter, 't' | 'place'> & { readonly document: Pick<BeamCase, 'supports'> },
): string[] {
  return causes.flatMap(({ code, ids }) => {
    const places = ids
      .map((id) => document.supports[Number(id)]?.x)
      .filter((x) => x !== undefined)
      .map(place)
      .join(', ');
    switch (code) {
      case 'tooFewRestraints':
        return [];
      case 'noHorizontalRestraint':
      case 'tooManyHinges':
      case 'collinearHinges':
      case 'freeToTurn':
        return t(`cause.${code}`, { places });
      default:
        return code satisfies never;
    }
  });
}

/** Writes what an offered edit does, and of a new roller which part of the mechanism it holds. */
export function describeFix(
  fix: Fix,
  {
    t,
    place,
    document,
    discs = [],
  }: Pick<FailureWriter, 't' | 'place'> & { readonly document: Pick<BeamCase, 'supports'> } & Pick<
      Mechanism,
      'discs'
    >,
): string {
  const x = fix.edit.op === 'add' ? fix.edit.value.x : document.supports[placeOf(fix)]?.x;
  const at = { x: x === undefined ? '' : place(x) };
  const held = x === undefined ? undefined : discs.find(({ x0, x1 }) => x0 <= x && x <= x1);
  switch (fix.code) {
    case 'addRoller':
      return held === undefined
        ? t('fix.addRoller', at)
        : t('fix.addRollerFor', { ...at, x0: place(held.x0), x1: place(held.x1) });
    case 'addPin':
    case 'makePin':
    case 'removeHinge':
    case 'removeRelease':
    case 'makeClamp':
      return t(`fix.${fix.code}`, at);
    default:
      return fix satisfies never;
  }
}
