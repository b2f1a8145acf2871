import type { UnitSystem } from '@eecs/solver-core';
import type { Writer } from '@eecs/solver-core/texts';
import { type SolvedKind, solvedOf } from '../../kinds/structures.ts';
import type { Locale } from '../../messages/locale.ts';
import { formatPlace } from './formatPlace.ts';
import { LANGUAGES } from './languages.ts';

/** The reader of texts: the sender of a task, who finds fields by their keys. */
export interface Reader extends Writer {
  readonly locale: Locale;
  /** The system the task's numbers are written in. */
  readonly system: UnitSystem;
}

/** Reads what texts need from a document that nobody has checked. */
export function createReader(
  kind: SolvedKind,
  { units }: { readonly units?: { readonly system?: unknown } },
  locale: Locale,
): Reader {
  const system = units?.system === 1 ? 1 : 0;
  return {
    language: LANGUAGES[locale],
    kind: solvedOf(kind).word,
    place: (x) => formatPlace(x, { locale, system }),
    fields: 'keys',
    locale,
    system,
  };
}
