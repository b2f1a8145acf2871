/**
 * Imports that each workspace may make from others, of the whole package or of an entry point. solver-core is at the
 * bottom and imports nothing.
 */
export const WORKSPACES: Readonly<
  Record<string, { folder: string; mayImport: readonly string[]; doors?: readonly string[] }>
> = {
  '@eecs/solver-core': { folder: 'packages/solver-core', mayImport: [] },
  // Used only by the tests of all workspaces.
  '@eecs/testing': { folder: 'packages/testing', mayImport: [] },
  '@eecs/ui-kit': { folder: 'packages/ui-kit', mayImport: ['@eecs/solver-core'] },
  '@eecs/ui-beam': { folder: 'packages/ui-beam', mayImport: ['@eecs/ui-kit', '@eecs/solver-core'] },
  '@eecs/ui-truss': { folder: 'packages/ui-truss', mayImport: ['@eecs/ui-kit', '@eecs/solver-core'] },
  '@eecs/ui-frame': { folder: 'packages/ui-frame', mayImport: ['@eecs/ui-kit', '@eecs/solver-core'] },
  '@eecs/ui-account': { folder: 'packages/ui-account', mayImport: ['@eecs/ui-kit', '@eecs/solver-core'] },
  '@eecs/site': {
    folder: 'site',
    mayImport: [
      '@eecs/ui-account',
      '@eecs/ui-beam',
      '@eecs/ui-truss',
      '@eecs/ui-frame',
      '@eecs/ui-kit',
      '@eecs/solver-core',
    ],
  },
  // Reports are a tree and a file, made without a view: the server may import only this entry point of each editor.
  '@eecs/server': {
    folder: 'server',
    mayImport: ['@eecs/solver-core'],
    doors: ['@eecs/ui-beam/report', '@eecs/ui-truss/report', '@eecs/ui-frame/report'],
  },
};
