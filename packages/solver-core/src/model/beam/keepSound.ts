import type { Failure } from '../../failures/failure.ts';
import type { BeamCase } from './document.ts';
import { beamCaseSchema } from './schema.ts';

/**
 * Keeps the well-formed parts of a document, so that they can be checked although other parts are malformed.
 *
 * A malformed entry leaves a hole in its list, which `forEach` and `flatMap` skip, so the other entries keep their
 * indexes. A malformed list becomes empty, any other malformed field absent; a malformed length becomes infinite, so
 * that nothing lies beyond it.
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
