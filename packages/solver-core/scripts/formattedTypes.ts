import { format, resolveConfig } from 'prettier';
import { beamCaseSchema } from '../src/model/describedSchema.ts';
import { trussCaseSchema } from '../src/model/truss/describedTrussSchema.ts';
import { documentTypes } from './documentTypes.ts';

/** Files of generated types with what each has to hold before it is formatted. */
export const TYPES_FILES: readonly { readonly file: URL; readonly write: () => string }[] = [
  {
    file: new URL('../src/model/document.generated.ts', import.meta.url),
    write: () => documentTypes(beamCaseSchema),
  },
  {
    file: new URL('../src/model/truss/trussDocument.generated.ts', import.meta.url),
    write: () => documentTypes(trussCaseSchema, { schema: beamCaseSchema, file: '../document.generated.ts' }),
  },
];

/** Returns what a file of generated types has to hold, in the format of the repository. */
export async function formattedTypes({ file, write }: (typeof TYPES_FILES)[number]): Promise<string> {
  const options = await resolveConfig(file);
  return await format(write(), { ...options, parser: 'typescript' });
}
