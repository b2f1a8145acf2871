import type { UnitSystem } from '@eecs/solver-core';
import type { Writer } from '@eecs/solver-core/texts';
import { type StructureKind, structureOf } from '../../kinds/structures.ts';
import type { Locale } from '../../messages/locale.ts';
import { formatPlace } from './formatPlace.ts';
import { LANGUAGES } from './languages.ts';

/** The reader of texts: the sender of a task, who finds fields by their keys. */
export interface Reader extends Writer {
  readonly locale: Locale;
  /** The unit system of the task's numbers. */
  readonly system: UnitSystem;
}

/** Creates a reader from those data of an unchecked document that texts need. */
export function createReader(
  kind: StructureKind,
  { units }: { readonly units?: { readonly system?: unknown } },
  locale: Locale,
): Reader {
  const system = units?.system === 1 ? 1 : 0;
  return {
    language: LANGUAGES[locale],
    kind: structureOf(kind).word,
    place: (x) => formatPlace(x, { locale, system }),
    fields: 'keys',
    locale,
    system,
  };
}
