/** Kinds of structure that have an editor, by the name that the server uses, with the name of their editor. */
export const KIND_NAMES = {
  msb: 'beam',
  truss: 'truss',
  frame: 'frame',
  arch: 'arch',
  pile: 'pile',
} as const;

/** A kind that has an editor, by its name on the server and in addresses. */
export type KindId = keyof typeof KIND_NAMES;

/** The name of an editor, as used for its page and its examples. */
export type KindName = (typeof KIND_NAMES)[KindId];

export const KIND_IDS = Object.keys(KIND_NAMES) as readonly KindId[];

export const EDITOR_NAMES: readonly KindName[] = Object.values(KIND_NAMES);

/** The custom element with the editor of each page: arches, columns and piles are drawn by that of frames. */
export const ELEMENT_NAMES = {
  beam: 'beam',
  truss: 'truss',
  frame: 'frame',
  arch: 'frame',
  pile: 'frame',
} as const satisfies Readonly<Record<KindName, string>>;

/** The name of a custom element, without its prefix. */
export type ElementName = (typeof ELEMENT_NAMES)[KindName];

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
