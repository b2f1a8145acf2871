// `npm run api`: writes the public names of each entry point of the packages, with their declarations, to the folder
// `api` of the package.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTypesOf } from './builds/checkTypesOf.ts';
import { readDoors, writeReport } from './contract/apiReport.ts';
import { listPackageDoors } from './contract/packageDoors.ts';
import { ROOT } from './runNode.ts';

const code = await checkTypesOf();
if (code !== 0) process.exit(code);
const doors = listPackageDoors();
for (const [at, report] of readDoors(doors).entries()) {
  const file = path.join(ROOT, doors[at]?.page ?? '');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, writeReport(report));
}
