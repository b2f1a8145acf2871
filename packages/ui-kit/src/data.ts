// The entry point `@eecs/ui-kit/data`: standard sections and materials, and modules that are loaded on demand, also for
// servers and programs. Nothing here renders or needs React.

// Modules that come late
export { type ModuleFetch, createFetch } from './late/createFetch.ts';

// Standard sections and materials
export type { Library, LibraryDrawer } from './host/library.ts';
export { catalogueLibrary } from './editor/library/catalogueLibrary.ts';
export { type FoundStandards, limitFound, type NamedConstants } from './editor/library/foundStandards.ts';
export {
  findStandardMaterials,
  findStandardSections,
  type Standards,
  type StandardsAsked,
} from './editor/library/findStandards.ts';
