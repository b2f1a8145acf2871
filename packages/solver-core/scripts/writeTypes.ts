import { writeFile } from 'node:fs/promises';
import { formattedTypes, TYPES_FILE } from './formattedTypes.ts';

/** Writes `src/model/document.generated.ts` anew from the schema. */
await writeFile(TYPES_FILE, await formattedTypes());
