import { WIDGET_ATTRIBUTES } from '@eecs/ui-kit/element';
import { EDITOR_NAMES, type KindName, findKindId } from '../kinds/kindNames.ts';
import { chooseLocale } from '../preferences/chooseLocale.ts';

/**
 * The attributes by which a page controls the look of a framed editor: all except the document, which is opened
 * separately.
 */
export const LOOK: readonly string[] = WIDGET_ATTRIBUTES.filter((name) => name !== 'value');

/** The editor, attributes and document that the address of a frame requests. */
export interface FrameAddress {
  readonly kind: KindName;
  /** Attributes of the element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** A document packed as in a shared link; null if the frame begins with an empty one. */
  readonly shared: string | null;
}

/**
 * Reads `/embed/msb#locale=uk&theme=dark&c=…`. Everything is in the fragment, which is not sent to servers and so not
 * logged. Without a language it uses the reader's first supported one.
 */
export function readFrameAddress(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  languages: readonly string[],
): FrameAddress {
  const asked = new URLSearchParams(hash.slice(1));
  return {
    kind: toEditorName(pathname.split('/')[2]),
    attributes: {
      locale: chooseLocale(languages),
      ...Object.fromEntries([...asked].filter(([name]) => LOOK.includes(name))),
    },
    shared: asked.get('c'),
  };
}

/** Writes the address of a framed page; the editor decides what is not set. */
export function writeFrameAddress(
  kind: FrameAddress['kind'],
  attributes: Readonly<Record<string, string | undefined>>,
): string {
  const said = Object.entries(attributes).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const fragment = new URLSearchParams(said).toString();
  return `/embed/${findKindId(kind)}${fragment === '' ? '' : `#${fragment}`}`;
}

/** Returns the editor of an address; the beam editor if it names none. */
function toEditorName(kind = ''): KindName {
  return EDITOR_NAMES.find((name) => findKindId(name) === kind) ?? 'beam';
}
