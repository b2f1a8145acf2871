import type { Failure } from '../../failures/failure.ts';
import type { TrussCase } from './trussDocument.ts';
import { trussCaseSchema } from './trussSchema.ts';

/**
 * Keeps the well-formed parts of a truss document, so that they can be checked and drawn although other parts are
 * malformed, as `keepSound` does for a beam.
 *
 * A malformed entry leaves a hole in its list, which `forEach` and `flatMap` skip, so the other entries keep their
 * indexes. If only the loads of a joint or a link are malformed, only they become holes. A malformed list becomes
 * empty, any other malformed field absent.
 */
export function keepSoundTruss(document: TrussCase, failures: readonly Failure[]) {
  const broken = new Set<string>();
  const sound: Record<string, unknown> = { ...document };
  const copied = new Set<string>();
  const listAt = (place: string, list: readonly unknown[]): unknown[] => {
    if (copied.has(place)) return list as unknown[];
    copied.add(place);
    return [...list];
  };
  for (const { path } of failures) {
    const [, field = '', index, part, at] = path.split('/');
    broken.add(field);
    const list = sound[field];
    if (index === undefined || !Array.isArray(list)) {
      sound[field] = isList(field) ? [] : undefined;
      continue;
    }
    const entries = listAt(field, list);
    sound[field] = entries;
    const entry = entries[Number(index)] as { readonly loads?: unknown } | undefined;
    if (part !== 'loads' || at === undefined || !Array.isArray(entry?.loads))
      Reflect.deleteProperty(entries, index);
    else {
      const loads = listAt(`${field}/${index}`, entry.loads);
      Reflect.deleteProperty(loads, at);
      entries[Number(index)] = { ...entry, loads };
    }
  }
  const isWhole = (...fields: readonly (keyof TrussCase)[]) => !fields.some((field) => broken.has(field));
  return { document: failures.length > 0 ? (sound as unknown as TrussCase) : document, isWhole };
}

function isList(field: string): boolean {
  const properties: Readonly<Record<string, { readonly type: string }>> = trussCaseSchema.properties;
  return properties[field]?.type === 'array';
}
