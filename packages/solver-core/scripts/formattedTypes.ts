import { format, resolveConfig } from 'prettier';
import { beamCaseSchema } from '../src/model/describedSchema.ts';
import { documentTypes } from './documentTypes.ts';

export const TYPES_FILE = new URL('../src/model/document.generated.ts', import.meta.url);

/** Returns what the file of generated types has to hold, in the format of the repository. */
export async function formattedTypes(): Promise<string> {
  const options = await resolveConfig(TYPES_FILE);
  return await format(documentTypes(beamCaseSchema), { ...options, parser: 'typescript' });
}
