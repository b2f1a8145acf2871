import type { Failure } from '../../failures.ts';
import type { TrussCase } from './trussDocument.ts';
import { trussCaseSchema } from './trussSchema.ts';

/**
 * Keeps what of a truss document is well-formed, so that it can be judged beside what is not: as `keepSound` does for a beam.
 *
 * A broken entry leaves a hole in its list, which `forEach` and `flatMap` step over: the others keep their indexes.
 * A broken list is empty, any other broken field absent.
 */
export function keepSoundTruss(document: TrussCase, failures: readonly Failure[]) {
  const broken = new Set<string>();
  const sound: Record<string, unknown> = { ...document };
  for (const { path } of failures) {
    const [, field = '', index] = path.split('/');
    const list = sound[field];
    if (index !== undefined && Array.isArray(list)) {
      const entries: unknown[] = broken.has(field) ? list : [...(list as readonly unknown[])];
      Reflect.deleteProperty(entries, index);
      sound[field] = entries;
    } else sound[field] = isList(field) ? [] : undefined;
    broken.add(field);
  }
  const isWhole = (...fields: readonly (keyof TrussCase)[]) => !fields.some((field) => broken.has(field));
  return { document: failures.length > 0 ? (sound as unknown as TrussCase) : document, isWhole };
}

function isList(field: string): boolean {
  const properties: Readonly<Record<string, { readonly type: string }>> = trussCaseSchema.properties;
  return properties[field]?.type === 'array';
}
