import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';
import { standalone, standaloneModule } from '../../scripts/publish/standalone.ts';
import { withWorker } from '../../scripts/publish/withWorker.ts';

/** The entry points whose modules are for the browser. */
const CLIENT = ['src/index.ts', 'src/element/index.ts', 'src/headless/index.ts'];

export default defineConfig(async () => [
  ...withWorker(await keepModules([...CLIENT, 'src/data.ts', 'src/report/index.ts'], { client: CLIENT }), {
    folder: 'live',
    worker: 'combineWorker',
    starter: 'startCombineThread',
  }),
  standalone('eecs-frame'),
  standaloneModule('eecs-frame'),
]);
