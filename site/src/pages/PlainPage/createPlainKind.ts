import { type ComponentType, type RefAttributes, createElement } from 'react';
import { type Catalogue, type Host, kitMessages } from '@eecs/ui-kit';
import {
  type PlainHandle,
  type PlainTypes,
  type Session,
  editorMessages,
  recoverDocument,
} from '@eecs/ui-kit/editor';
import { useEditorHost } from '../../features/useEditorHost.ts';
import type { KindRow } from '../../kinds/kindRow.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import type { Branch, BranchDocument, DocumentSize } from '../../ports/kept/branch.ts';
import { toPlace } from '../../ports/kept/toPlace.ts';
import { type PreviewPlan, createPreviewPage } from '../PreviewPage/createPreviewPage.tsx';
import { type TaskEditorProps, createTaskPage } from '../../task/page/createTaskPage.tsx';
import type { OpenBranch } from '../../task/opening/openBranch.ts';
import type { TaskText } from '../../task/words/taskText.ts';
import { usePlainFiles } from './usePlainFiles.ts';

/** The types of a kind whose documents the site can store. */
export type PlainSessionTypes = PlainTypes & { readonly document: BranchDocument };

type DocumentOf<Types extends PlainSessionTypes> = Types['document'];
type PlainHost<Types extends PlainSessionTypes> = Host<DocumentOf<Types>, Types['solved']>;

/** The facts about a kind with a plain editor that the site needs. */
export interface PlainKindPlan<Types extends PlainSessionTypes, Id extends string> extends Pick<
  KindRow<Id, Id>,
  'titleKey' | 'newKey' | 'Icon'
> {
  readonly id: Id;
  readonly session: Session<Types>;
  readonly Editor: ComponentType<
    TaskEditorProps<DocumentOf<Types>, Types['solved'], PlainHost<Types>> & RefAttributes<PlainHandle<Types>>
  >;
  readonly solve: (document: DocumentOf<Types>) => Types['solved'];
  readonly sizeOf: (document: DocumentOf<Types>) => DocumentSize;
  readonly useText: () => TaskText;
  /** The texts of its page. */
  readonly texts: readonly Catalogue[];
}

/**
 * Creates the row of a kind that is edited by a plain editor and solved in the page. Its documents are stored in the
 * browser, addressed by their hash, opened from files and saved as tasks.
 */
export function createPlainKind<Types extends PlainSessionTypes, Id extends string>({
  id,
  titleKey,
  newKey,
  Icon,
  session,
  Editor,
  solve,
  sizeOf,
  useText,
  texts,
}: PlainKindPlan<Types, Id>) {
  type Document = DocumentOf<Types>;
  type Solution = Types['solved'];
  const { kind } = session;
  const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}` as Capitalize<Id>;
  const names = { id, prefix: `eecs.${id}`, stepsKey: session.stepsKey, asked: `open${name}` };
  const parse = (value: unknown): Document | null => {
    const parsed = kind.parse(value);
    return parsed.ok ? parsed.document : null;
  };
  const branch: Branch<Document, Solution, Id> = {
    ...toPlace(names, parse),
    hash: kind.hash,
    isSolutionOf: (value, document): value is Solution =>
      (value as Partial<Solution> | null)?.hash === kind.hash(document),
    sizeOf,
    thin: (solution) => solution,
  };
  const pages = {
    ...branch,
    listExamples: () => [],
    translate: (document: Document) => document,
    readShare: () => null,
    recover: (steps: unknown) => recoverDocument(steps, kind.parse),
    isEmpty: (document: Document) => sizeOf(document).count === 0,
  };
  const calls = {
    solve: (_: unknown, document: Document) => Promise.resolve(solve(document)),
  };
  // The services have a shelf for each row, but the types know only the rows of the site's own table.
  const own = { id, titleKey } as unknown as Pick<KindRow, 'id' | 'titleKey'>;
  const ownPages = pages as unknown as OpenBranch<Document, Solution>;
  const catalogues = [editorMessages, kitMessages, siteMessages, ...texts];
  const usePlainHost = (kept: Pick<PlainHost<Types>, 'store' | 'save' | 'reactions'> = {}) =>
    useEditorHost({ id: own.id, calls }, kept) as PlainHost<Types>;
  const Page = createTaskPage<Document, Solution, PlainHandle<Types>, PlainHost<Types>>({
    row: own,
    pages: ownPages,
    useText,
    useFailureLines: () => listNothing,
    catalogues,
    accept: '.json,application/json',
    Editor,
    useHost: usePlainHost,
    useExtras: (files) => usePlainFiles(files, { t: useText(), parse }),
  });
  const PreviewPage = createPreviewPage<Document, Solution, PlainHost<Types>>({
    branch: ownPages,
    Editor: Editor as unknown as PreviewPlan<Document, Solution, PlainHost<Types>>['Editor'],
    useHost: usePlainHost,
    catalogues,
  });
  const row: KindRow<Id, Id> = {
    ...names,
    page: id,
    preview: `preview${name}`,
    titleKey,
    newKey,
    begins: 'board',
    Icon,
    calls,
    withBranch: async (take) => take(branch),
    loadPage: () => Promise.resolve({ Page, texts }),
    loadPreview: () => Promise.resolve({ Page: PreviewPage, texts }),
    loadThumbnail: () => Promise.resolve({ default: () => createElement(Icon) }),
    loadTryOut: () => Promise.resolve({ default: () => null }),
  };
  return { row, branch, Page };
}

/** The parser of a plain kind reports no failures. */
const listNothing = (): readonly string[] => [];
