import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareReports, readDoors, writeReport } from '../contract/apiReport.ts';
import { gatherUsedNames, isInternal, listUnusedNames } from '../contract/doorUsers.ts';
import { listPackageDoors } from '../contract/packageDoors.ts';
import { ROOT } from '../runNode.ts';
import { type Check, tallyOf } from './tally.ts';

/**
 * Compares the public names of each entry point, with their declarations, with the stored report of the package, and
 * lists names of internal entry points that nobody uses. It reads the declarations that the type check writes.
 */
export const apiReports: Check = {
  name: 'public names',
  run: () => {
    const doors = listPackageDoors();
    const reports = readDoors(doors);
    const used = gatherUsedNames();
    const unused = reports
      .filter(({ specifier }) => isInternal(specifier))
      .flatMap((report) =>
        listUnusedNames(report, used.get(report.specifier) ?? new Set()).map(
          (name) => `${report.specifier} exports ${name}, which nobody outside the package uses.`,
        ),
      );
    const changed = doors.flatMap(({ specifier, page }, at) => {
      const report = reports[at];
      const file = path.join(ROOT, page);
      const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (report === undefined || kept === writeReport(report)) return [];
      const { lost, other } = compareReports(kept, report);
      return [
        `${specifier} has other public names than ${page}. If that is meant, run \`npm run api\`.`,
        ...lost.map((line) => `  - ${line}`),
        ...other.map((line) => `  + ${line}`),
      ];
    });
    const notes = [...unused, ...changed];
    for (const note of notes) console.log(note);
    console.log(`  ${notes.length === 0 ? '✓' : '✗'} the names of ${doors.length} doors`);
    return Promise.resolve(tallyOf(doors.length > 0 && notes.length === 0, ...notes.slice(0, 20)));
  },
};
