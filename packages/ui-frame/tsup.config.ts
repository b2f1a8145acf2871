import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';
import { standalone, standaloneModule } from '../../scripts/publish/standalone.ts';

/** The entry points whose modules are for the browser. */
const CLIENT = ['src/index.ts', 'src/element/index.ts', 'src/headless/index.ts'];

export default defineConfig(async () => [
  await keepModules([...CLIENT, 'src/data.ts', 'src/report/index.ts'], { client: CLIENT }),
  standalone('eecs-frame'),
  standaloneModule('eecs-frame'),
]);
