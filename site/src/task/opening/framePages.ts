import { type FrameCase, type SolvedFrame, frameHash, parseFrame } from '@eecs/solver-core/frame';
import type { LoadedMessages, Locale, Messages } from '@eecs/ui-kit';
import { recoverDocument } from '@eecs/ui-kit/editor';
import {
  type FrameStarterKind,
  createFrameStarter,
  frameLaterMessages,
  isFrameShare,
  listFrameStarters,
  readFrameShare,
} from '@eecs/ui-frame';
import type { FrameRowId } from '../../kinds/createFrameRow.ts';
import { FRAME_BRANCHES } from '../../ports/kept/frameBranch.ts';
import { toFrameKind } from '../../ports/kept/toFrameKind.ts';
import { loadChunk } from '../../ports/page/loadChunk.ts';
import type { OpenBranch } from './useOpenDocument.ts';

interface Example {
  readonly kind: FrameStarterKind;
  readonly hash: string;
  readonly document: FrameCase;
}

/** Creates the functions that open the documents of a kind whose documents are frames. */
function createFramePages(id: FrameRowId): OpenBranch<FrameCase, SolvedFrame> {
  let made: readonly Example[] | null = null;
  let worked: readonly FrameCase[] = [];
  /** Created on first use. */
  const listExamples = (): readonly Example[] => {
    made ??= listFrameStarters(id).map((kind) => {
      const document = createFrameStarter(kind, { system: 0, of: id });
      return { kind, hash: frameHash(document), document };
    });
    return made;
  };
  return {
    ...FRAME_BRANCHES[id],
    listExamples: () => [...listExamples().map(({ document }) => document), ...worked],
    loadExamples: async (locale: Locale) => {
      const { loadFrameExamples } = await loadChunk('frameExamples', () => import('./loadFrameExamples.ts'));
      worked = await loadFrameExamples(id, locale);
      return worked;
    },
    translate: (document, loaded) => {
      const example = listExamples().find((known) => known.document === document);
      return example === undefined ? document : { ...document, title: nameExample(example.kind, loaded) };
    },
    readShare: (fragment, limits) =>
      isFrameShare(fragment)
        ? readFrameShare(fragment, limits).then((read) =>
            read.ok ? { ...read, document: toFrameKind(read.document, id) } : read,
          )
        : null,
    recover: (steps) => recoverDocument(steps, parseFrame),
    isEmpty: ({ joints }) => joints.length === 0,
  };
}

/** Frames, arches, columns and piles, as their pages open them. */
export const FRAME_PAGES_OF: Readonly<Record<FrameRowId, OpenBranch<FrameCase, SolvedFrame>>> = {
  frame: createFramePages('frame'),
  arch: createFramePages('arch'),
  pile: createFramePages('pile'),
};

/** Names an example in the language of the loaded texts. */
function nameExample(kind: FrameStarterKind, loaded: readonly LoadedMessages[]): string {
  const { namespace, source } = frameLaterMessages;
  const messages: Messages = loaded.find((texts) => texts.namespace === namespace)?.messages ?? source;
  const title = messages[`starter.${kind}`];
  return typeof title === 'string' ? title : '';
}
