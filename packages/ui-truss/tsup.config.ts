import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';
import { standalone } from '../../scripts/publish/standalone.ts';

const DOORS = ['src/index.ts', 'src/element/index.ts', 'src/headless/index.ts'];

export default defineConfig(async () => [
  await keepModules(DOORS, { client: DOORS }),
  standalone('eecs-truss'),
]);
