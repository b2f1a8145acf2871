import { format, resolveConfig } from 'prettier';
import { beamCaseSchema } from '../src/model/beam/describedSchema.ts';
import { commonCaseSchema } from '../src/model/common/commonCaseSchema.ts';
import { withCombinations } from '../src/model/common/describedCombinations.ts';
import { frameCaseSchema } from '../src/model/frame/describedFrameSchema.ts';
import { trussCaseSchema } from '../src/model/truss/describedTrussSchema.ts';
import { documentTypes } from './documentTypes.ts';

const COMMON = { schema: withCombinations(commonCaseSchema), file: '../common/document.generated.ts' };

/** Files of generated types, and functions that write their content before it is formatted. */
export const TYPES_FILES: readonly { readonly file: URL; readonly write: () => string }[] = [
  {
    file: new URL('../src/model/common/document.generated.ts', import.meta.url),
    write: () => documentTypes(COMMON.schema),
  },
  {
    file: new URL('../src/model/beam/document.generated.ts', import.meta.url),
    write: () => documentTypes(withCombinations(beamCaseSchema), COMMON),
  },
  {
    file: new URL('../src/model/truss/trussDocument.generated.ts', import.meta.url),
    write: () => documentTypes(withCombinations(trussCaseSchema), COMMON),
  },
  {
    file: new URL('../src/model/frame/frameDocument.generated.ts', import.meta.url),
    write: () => documentTypes(withCombinations(frameCaseSchema), COMMON),
  },
];

/** Returns the content of a file of generated types, formatted as in the repository. */
export async function formattedTypes({ file, write }: (typeof TYPES_FILES)[number]): Promise<string> {
  const options = await resolveConfig(file);
  return await format(write(), { ...options, parser: 'typescript' });
}
