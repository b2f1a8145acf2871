import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';

/** The entry point whose modules are for the browser. */
const CLIENT = ['src/index.ts'];

export default defineConfig(async () =>
  keepModules([...CLIENT, 'src/data.ts', 'src/report/index.ts'], { client: CLIENT }),
);
