import { describeSchema } from './describeSchema.ts';
import { SHARED_TEXTS } from './describedSchema.ts';
import { identity, lists, no, precision, ratio, setMask, sheet, version } from './schema.ts';
import type { Schema } from './schemaReader.ts';

const bareCase = {
  type: 'object',
  required: ['schema'],
  properties: {
    schema: version,
    branch: { type: 'string', default: '' },
    ...identity,
    ...precision,
    selfWeight: no,
    weightSets: setMask,
    ratio,
    ...sheet,
    ...lists,
  },
} as const;

/**
 * JSON Schema of the fields that documents of all structures share. The common types are generated from it (`npm run
 * types`), and nothing else reads it, so it is in a file of its own that no page loads.
 */
export const commonCaseSchema: Schema = /* @__PURE__ */ describeSchema(bareCase, '', {
  ...SHARED_TEXTS,
  '': {
    title: 'CommonCase',
    description:
      'The fields that documents of all structures share: a rule that reads no more than this serves each of them.',
  },
});
