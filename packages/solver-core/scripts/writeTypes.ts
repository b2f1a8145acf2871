import { writeFile } from 'node:fs/promises';
import { formattedTypes, TYPES_FILES } from './formattedTypes.ts';

/** Regenerates the types of documents from their schemas. */
for (const types of TYPES_FILES) await writeFile(types.file, await formattedTypes(types));
