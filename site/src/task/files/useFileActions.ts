import { type RefObject, useMemo } from 'react';
import { useNotices } from '@eecs/ui-kit';
import { saveBlob, toFileName } from '@eecs/ui-kit/editor';
import type { Action } from '../../shell/ActionsMenu.tsx';
import { type SharePlan, type SharedHandle, useShareLink } from '../address/useShareLink.ts';

/** The part of an editor's handle that the actions of its page use. */
export interface FilesHandle<Document extends { readonly title: string }, Shown> extends SharedHandle<
  Document,
  Shown
> {
  readonly toSVG: () => Promise<string>;
  readonly toPNG: () => Promise<Blob>;
}

/** The parts of a page that its actions need. */
export interface FileActionsOptions<Handle> {
  readonly editor: RefObject<Handle | null>;
  readonly chooseFile: () => void;
  readonly startAnew: () => void;
}

const TYPES = {
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  csv: 'text/csv',
  dxf: 'image/vnd.dxf',
};

/** Saves a file that is made from the document in the editor. */
export type SaveFile<Handle> = (
  kind: keyof typeof TYPES,
  make: (handle: Handle) => string | Promise<string | Blob>,
) => Promise<void>;

/**
 * The facts about a kind of structure that the actions of its page need. The functions must be the same in every
 * render.
 */
export interface FileActionsPlan<
  Document extends { readonly title: string },
  Shown,
  Handle,
> extends SharePlan<Document, Shown> {
  readonly toFile: (document: Document) => string;
  /** Lists the additional actions of the kind. @default none */
  readonly listMore?: (save: SaveFile<Handle>) => readonly Action[];
}

/** Returns the actions of the page of an editor: opening and saving files, a link, pictures, a new document. */
export function useFileActions<
  Document extends { readonly title: string },
  Shown,
  Handle extends FilesHandle<Document, Shown>,
>(
  { editor, chooseFile, startAnew }: FileActionsOptions<Handle>,
  { toFile, listMore, ...link }: FileActionsPlan<Document, Shown, Handle>,
): readonly Action[] {
  const { t } = link;
  const { notify } = useNotices();
  const share = useShareLink(editor, link);

  return useMemo(() => {
    const save: SaveFile<Handle> = async (kind, make) => {
      const handle = editor.current;
      if (handle === null) return;
      try {
        const made = await make(handle);
        const blob = typeof made === 'string' ? new Blob([made], { type: TYPES[kind] }) : made;
        saveBlob(blob, toFileName(handle.getCase().title, kind));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        notify({ kind: 'error', text: t('actions.failed', { reason }) });
      }
    };

    return [
      {
        name: 'export',
        label: t('actions.export'),
        run: () => void save('json', (handle) => toFile(handle.getCase())),
      },
      { name: 'import', label: t('actions.import'), run: chooseFile },
      { name: 'share', label: t('actions.share'), run: () => void share() },
      { name: 'svg', label: t('actions.svg'), run: () => void save('svg', (handle) => handle.toSVG()) },
      { name: 'png', label: t('actions.png'), run: () => void save('png', (handle) => handle.toPNG()) },
      ...(listMore?.(save) ?? []),
      { name: 'new', label: t('actions.new'), run: startAnew },
    ];
  }, [editor, chooseFile, startAnew, share, toFile, listMore, t, notify]);
}
