import type { Failure, RefusedBeam, UnitSystem, Verdict } from '@eecs/solver-core';
import type { Locale } from '../locale.ts';
import { isMessageKey, translate, type MessageKey } from '../messages/index.ts';

/** How many failures are put into words; beyond it they are counted, so that no document keeps the process writing. */
const MOST_TEXTS = 100;

/** Messages clients tell apart by their very words. */
const WORDS = new Set(['singular', 'range']);

export interface Reader {
  readonly locale: Locale;
  /** The system the task's numbers are written in. */
  readonly system: UnitSystem;
}

/** Adds the texts to an answer of the core, which has codes and numbers only. */
export function toRefusal(answer: RefusedBeam, reader: Reader): RefusedBeam & { readonly errors: string[] } {
  const summary = `refusals.${answer.error}`;
  const hasText = !WORDS.has(answer.message) && isMessageKey(summary);
  const motions = answer.verdict === null ? [] : describeMotions(answer.verdict, reader);
  const named = answer.failures.filter(({ code }) => code !== 'singular.mechanism' || motions.length === 0);
  const failures = named.slice(0, MOST_TEXTS).map((failure) => describeFailure(failure, reader.locale));
  const untold = named.length - failures.length;
  const rest = untold === 0 ? [] : [translate(reader.locale, 'refusals.more', { count: untold })];
  return {
    ...answer,
    message: hasText ? translate(reader.locale, summary) : answer.message,
    errors: [...new Set([...failures, ...rest, ...motions])],
  };
}

/** Makes the text of one failure, with the place in front: `Load 3: lies outside the beam`. */
function describeFailure({ code, path, values }: Failure, locale: Locale): string {
  const key = `failures.${code}`;
  const field = path.split('/').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? '';
  const text = isMessageKey(key) ? translate(locale, key, { ...values, field }) : code;
  const place = describePlace(path, locale);
  return place === null ? text : `${place}: ${text}`;
}

/** Names an entry of a list; people count from 1. */
function describePlace(path: string, locale: Locale): string | null {
  const [, list = '', index] = path.split('/');
  const key = `places.${list}`;
  if (index === undefined || !/^\d+$/.test(index) || !isMessageKey(key)) return null;
  return translate(locale, key, { number: Number(index) + 1 });
}

/** Says how each part of the beam that is not held would move. */
function describeMotions({ mechanisms }: Verdict, { locale, system }: Reader): string[] {
  const unit = translate(locale, `units.${system}`);
  return mechanisms.flatMap(({ discs = [] }) =>
    discs.flatMap(({ x0, x1, vx, vy, omega }) => {
      const key = nameMotion(vx, vy, omega);
      return key === null ? [] : [translate(locale, key, { x0, x1, unit })];
    }),
  );
}

function nameMotion(vx: number, vy: number, omega: number): MessageKey | null {
  if (omega !== 0) return 'motions.turns';
  if (vy !== 0) return 'motions.lifts';
  return vx === 0 ? null : 'motions.slides';
}
