import type { UnitSystem } from '../src/index.ts';
import type { AnyFailure, Writer } from '../src/texts/index.ts';
import { createWriter, describeWithPath } from './createWriter.ts';

/** Lists why a document is refused, a line for each failure, in the units that the document states, otherwise in SI. */
export function listReasons(
  failures: readonly AnyFailure[],
  { kind, document }: { readonly kind: Writer['kind']; readonly document: unknown },
): string[] {
  const writer = createWriter(kind, systemOf(document));
  return failures.map((failure) => `  - ${describeWithPath(failure, writer)}`);
}

function systemOf(document: unknown): UnitSystem {
  const { units } = (document ?? {}) as { readonly units?: { readonly system?: unknown } | null };
  return units?.system === 1 ? 1 : 0;
}
