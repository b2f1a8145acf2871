import type { Cause, DiscMotion, Fix, Mechanism } from '@eecs/solver-core';
import { translate, type MessageKey } from '../../messages/index.ts';
import { formatPlace } from '../texts/formatPlace.ts';
import type { Reader } from '../texts/reader.ts';

/** Enough to choose from; the whole list is in the verdict. */
const MOST_FIXES = 3;

/**
 * Says how the beam moves, what lets it and what would stop it, one text for each independent motion:
 * `The part from 8 m to 10 m turns. The hinge at 8 m lets it. Cure: add a roller at 9 m or remove the hinge at 8 m.`
 */
export function describeMechanisms(mechanisms: readonly Mechanism[], reader: Reader): string[] {
  return mechanisms.flatMap(({ discs = [], causes, fixes }) => {
    const motions = discs.flatMap((disc) => describeMotion(disc, reader));
    if (motions.length === 0) return [];
    return [
      [
        ...motions,
        ...causes.map((cause) => describeCause(cause, reader)),
        ...describeCure(fixes, reader),
      ].join(' '),
    ];
  });
}

function describeMotion({ x0, x1, vx, vy, omega }: DiscMotion, reader: Reader): string[] {
  const key = nameMotion(vx, vy, omega);
  return key === null
    ? []
    : [translate(reader.locale, key, { x0: formatPlace(x0, reader), x1: formatPlace(x1, reader) })];
}

function nameMotion(vx: number, vy: number, omega: number): MessageKey | null {
  if (omega !== 0) return 'motions.turns';
  if (vy !== 0) return 'motions.lifts';
  return vx === 0 ? null : 'motions.slides';
}

function describeCause({ code, ids }: Cause, reader: Reader): string {
  const places = ids.map((index) => placeOfSupport(index, reader));
  switch (code) {
    case 'tooManyHinges':
    case 'collinearHinges': {
      const key: MessageKey = `causes.${code}${places.length === 1 ? '' : '.many'}`;
      return translate(reader.locale, key, { places: places.join(', ') });
    }
    case 'noHorizontalRestraint':
    case 'tooFewRestraints':
    case 'freeToTurn':
      return translate(reader.locale, `causes.${code}`);
    default:
      return code satisfies never;
  }
}

function describeCure(fixes: readonly Fix[], reader: Reader): string[] {
  if (fixes.length === 0) return [];
  const ways = fixes.slice(0, MOST_FIXES).map((fix) => describeFix(fix, reader));
  const list = new Intl.ListFormat(reader.locale, { type: 'disjunction' }).format(ways);
  return [translate(reader.locale, 'fixes', { list })];
}

function describeFix({ code, edit }: Fix, reader: Reader): string {
  const place =
    edit.op === 'add'
      ? formatPlace(edit.value.x, reader)
      : placeOfSupport(Number(edit.path.split('/')[2]), reader);
  return translate(reader.locale, `fixes.${code}`, { place });
}

function placeOfSupport(index: number, reader: Reader): string {
  return formatPlace(reader.places[index] ?? 0, reader);
}
