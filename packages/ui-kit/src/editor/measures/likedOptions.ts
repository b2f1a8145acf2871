import { EDITOR_OPTIONS, type EditorOptions, createOption } from './options.ts';

/** The options one by one, under the names they are kept by. */
export const LIKED_OPTIONS = Object.fromEntries(
  (Object.keys(EDITOR_OPTIONS) as (keyof EditorOptions)[]).map((name) => [name, createOption(name)]),
);
