import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';

const CONDITIONS = ['@eecs/source', 'module', 'node', 'development|production'];

/** Imports a module of the site into the process of the build, as a server would run it. */
export async function runAtBuild<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    plugins: [react()],
    logLevel: 'warn',
    environments: { inline: { resolve: { noExternal: [/@eecs/], conditions: CONDITIONS } } },
  });
  return module;
}
