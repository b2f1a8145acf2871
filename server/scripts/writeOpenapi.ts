// Writes server/openapi.json from the schemas of the routes; the typed client of the site is made from it.
import { writeFile } from 'node:fs/promises';
import { OPENAPI_FILE, renderOpenapi } from './openapiDocument.ts';

await writeFile(OPENAPI_FILE, await renderOpenapi());
