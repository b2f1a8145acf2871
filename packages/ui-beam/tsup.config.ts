import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/publish/keepModules.ts';
import { standalone, standaloneModule } from '../../scripts/publish/standalone.ts';
import { withWorker } from '../../scripts/publish/withWorker.ts';

export default defineConfig(async () => {
  const modules = await keepModules(
    ['src/index.ts', 'src/data.ts', 'src/report/index.ts', 'src/element/index.ts', 'src/headless/index.ts'],
    {
      client: ['src/index.ts', 'src/element/index.ts', 'src/headless/index.ts'],
    },
  );
  // Plotly goes into the chart's own file: installed by itself it would bring a hundred megabytes along.
  const noExternal = [/^plotly\.js/, /^react-plotly\.js/, ...(modules.noExternal ?? [])];
  return [
    ...withWorker(
      { ...modules, noExternal },
      { folder: 'live', worker: 'liveWorker', starter: 'startBeamThread' },
    ),
    standalone('eecs-beam'),
    standaloneModule('eecs-beam'),
  ];
});
