import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from './document.ts';
import { beamCaseSchema } from './schema.ts';

/**
 * Keeps what of a document is well-formed, so that it can be judged beside what is not.
 *
 * A broken entry leaves a hole in its list, which `forEach` and `flatMap` step over: the others keep their
 * indexes. A broken list is empty, any other broken field absent; a broken length is infinite, so that nothing lies
 * beyond it.
 */
export function keepSound(document: BeamCase, failures: readonly Failure[]) {
  const broken = new Set<string>();
  const sound: Record<string, unknown> = { ...document };
  for (const { path } of failures) {
    const [, field = '', index] = path.split('/');
    const list = sound[field];
    if (index !== undefined && Array.isArray(list)) {
      const entries: unknown[] = broken.has(field) ? list : [...(list as readonly unknown[])];
      Reflect.deleteProperty(entries, index);
      sound[field] = entries;
    } else sound[field] = field === 'L' ? Infinity : isList(field) ? [] : undefined;
    broken.add(field);
  }
  const isWhole = (...fields: readonly (keyof BeamCase)[]) => !fields.some((field) => broken.has(field));
  return { document: failures.length > 0 ? (sound as unknown as BeamCase) : document, isWhole };
}

function isList(field: string): boolean {
  const properties: Readonly<Record<string, { readonly type: string }>> = beamCaseSchema.properties;
  return properties[field]?.type === 'array';
}
