import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';

export default defineConfig(async () => keepModules(['src/index.ts'], { client: ['src/index.ts'] }));
