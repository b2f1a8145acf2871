import { writeFile } from 'node:fs/promises';
import { formattedTypes, TYPES_FILES } from './formattedTypes.ts';

/** Writes the generated types of documents anew from their schemas. */
for (const types of TYPES_FILES) await writeFile(types.file, await formattedTypes(types));
