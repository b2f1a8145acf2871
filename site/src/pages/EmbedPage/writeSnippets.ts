import type { Locale } from '@eecs/ui-kit';
import type { EditorPart } from '@eecs/ui-kit/editor';
import { ELEMENT_NAMES } from '../../kinds/kindNames.ts';
import { writeFrameAddress, type FrameAddress } from '../../embed/readFrameAddress.ts';

/** The choices made on the page; the editor decides those that are undefined. */
export interface EmbedChoice {
  readonly kind: FrameAddress['kind'];
  readonly locale: Locale;
  readonly theme: string;
  readonly units: 'si' | 'us';
  readonly isReadOnly: boolean;
  /** Hidden parts. */
  readonly hide: readonly EditorPart[];
  /** px */
  readonly height: number;
}

/**
 * Writes the code that embeds an editor: as a frame of the site at `origin`, and as the custom element, whose single
 * file the site serves, too.
 */
export function writeSnippets(
  choice: EmbedChoice,
  { origin, title }: { readonly origin: string; readonly title: string },
) {
  const { kind, locale, theme, units, isReadOnly, hide, height } = choice;
  const look = {
    locale,
    theme,
    units,
    ...(isReadOnly && { readonly: 'true' }),
    ...(hide.length > 0 && { hide: hide.join(' ') }),
  };
  const address = writeFrameAddress(kind, look);
  const tag = `eecs-${ELEMENT_NAMES[kind]}`;
  const attributes = Object.entries(look).map(([name, value]) => ` ${name}="${value}"`);
  return {
    address,
    frame: `<iframe src="${escape(origin + address)}" title="${escape(title)}" width="100%" height="${height}" style="border: 0"></iframe>`,
    element: `<script src="${escape(origin)}/element/${tag}.js"></script>\n<${tag}${attributes.join('')}></${tag}>`,
  };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
