import { describeFailure } from '@eecs/solver-core/texts';
import type { StructureKind } from '../kinds/structures.ts';
import { createReader } from '../solving/texts/reader.ts';
import type { Fields, ToolAnswer } from './describeAnswer.ts';
import { refusal } from './refusals.ts';

type Failures = readonly (Parameters<typeof describeFailure>[0] & { readonly path: string })[];

/** Refuses a document with each of its failures, in its own units: the place in the document and the reason. */
export function refuseDocument(
  head: string,
  failures: Failures,
  { kind, document }: { readonly kind: StructureKind; readonly document: Fields },
): ToolAnswer {
  const reader = createReader(kind, document, 'en-US');
  const errors = failures.map((one) => `- ${one.path || '/'}: ${describeFailure(one, reader)}`);
  return { ...refusal([head, ...errors].join('\n')), data: { failures, errors } };
}
