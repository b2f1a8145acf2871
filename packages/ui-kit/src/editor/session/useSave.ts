import type { Atom } from 'jotai/vanilla';
import { useKitStore } from '../../kit/useKitAtom.ts';
import { saveBlob } from '../../storage/saveBlob.ts';
import { toFileName } from '../files/toFileName.ts';
import type { EditorDocument } from './documentKind.ts';

/** How a document is saved. */
export interface SaveWays<Document> {
  /** Saves it where the host stores documents. @default a JSON file named by its title */
  readonly save?: ((document: Document) => void) | undefined;
  /** Writes the text of the file. If it rejects, the bare document is written. @default the document alone */
  readonly write?: (document: Document) => Promise<string>;
}

/**
 * Returns the function that saves the current document: through the host if it saves documents, otherwise to a file.
 */
export function useSave<Document extends EditorDocument>(
  documentAtom: Atom<Document>,
  { save, write = writeBare }: SaveWays<Document> = {},
): () => void {
  const store = useKitStore();
  return () => {
    const document = store.get(documentAtom);
    if (save !== undefined) save(document);
    else void saveFile(document, write);
  };
}

async function saveFile<Document extends EditorDocument>(
  document: Document,
  write: (document: Document) => Promise<string>,
): Promise<void> {
  // The part that writes more than the document may fail to load; the document is saved anyway.
  const text = await write(document).catch(() => writeBare(document));
  saveBlob(new Blob([text], { type: 'application/json' }), toFileName(document.title, 'json'));
}

function writeBare(document: unknown): Promise<string> {
  return Promise.resolve(`${JSON.stringify(document, null, 2)}\n`);
}
