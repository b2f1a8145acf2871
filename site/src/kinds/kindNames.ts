/**
 * Kinds of structure that have an editor, with the name that the server uses for their tasks and the name of their
 * editor.
 */
export const KIND_NAMES = { msb: 'beam', truss: 'truss', frame: 'frame' } as const;

/** The kind of a task that has an editor, as the server calls it and as addresses write it. */
export type KindId = keyof typeof KIND_NAMES;

/** The name of an editor, as its page, its element and its examples contain it. */
export type KindName = (typeof KIND_NAMES)[KindId];

export const KIND_IDS = Object.keys(KIND_NAMES) as readonly KindId[];

export const EDITOR_NAMES: readonly KindName[] = Object.values(KIND_NAMES);

/** Returns whether a text names an editor. */
export function isEditorName(text: string | undefined): text is KindName {
  return EDITOR_NAMES.some((name) => name === text);
}

/** Returns whether there is an editor for a kind of task. */
export function hasEditor(kind: string): kind is KindId {
  return Object.hasOwn(KIND_NAMES, kind);
}

/** Finds the kind that an editor of this name edits. */
export function findKindId(name: KindName): KindId {
  const found = KIND_IDS.find((id) => KIND_NAMES[id] === name);
  if (found === undefined) throw new Error(`\`findKindId\` knows no editor ${name}`);
  return found;
}
