/** Kinds of structure that have an editor, by the name that the server uses, with the name of their editor. */
export const KIND_NAMES = { msb: 'beam', truss: 'truss', frame: 'frame' } as const;

/** A kind that has an editor, by its name on the server and in addresses. */
export type KindId = keyof typeof KIND_NAMES;

/** The name of an editor, as used for its page, its element and its examples. */
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
