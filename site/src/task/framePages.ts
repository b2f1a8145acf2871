import { type FrameCase, type SolvedFrame, frameHash, parseFrame } from '@eecs/solver-core/frame';
import type { LoadedMessages, Messages } from '@eecs/ui-kit';
import { recoverDocument } from '@eecs/ui-kit/editor';
import {
  FRAME_STARTERS,
  type FrameStarterKind,
  createFrameStarter,
  frameLaterMessages,
  isFrameShare,
  readFrameShare,
} from '@eecs/ui-frame';
import { frameBranch } from '../ports/kept/frameBranch.ts';
import type { OpenBranch } from './useOpenDocument.ts';

interface Example {
  readonly kind: FrameStarterKind;
  readonly hash: string;
  readonly document: FrameCase;
}

let made: readonly Example[] | null = null;

/** Created on first use. */
function listExamples(): readonly Example[] {
  made ??= FRAME_STARTERS.map((kind) => {
    const document = createFrameStarter(kind, { system: 0 });
    return { kind, hash: frameHash(document), document };
  });
  return made;
}

/** Plane frames, as their page opens them. */
export const framePages: OpenBranch<FrameCase, SolvedFrame> = {
  ...frameBranch,
  listExamples: () => listExamples().map(({ document }) => document),
  translate: (document, loaded) => {
    const example = listExamples().find((known) => known.document === document);
    return example === undefined ? document : { ...document, title: nameExample(example.kind, loaded) };
  },
  readShare: (fragment, limits) => (isFrameShare(fragment) ? readFrameShare(fragment, limits) : null),
  recover: (steps) => recoverDocument(steps, parseFrame),
  isEmpty: ({ joints }) => joints.length === 0,
};

/** Names an example in the language of the loaded texts. */
function nameExample(kind: FrameStarterKind, loaded: readonly LoadedMessages[]): string {
  const { namespace, source } = frameLaterMessages;
  const messages: Messages = loaded.find((texts) => texts.namespace === namespace)?.messages ?? source;
  const title = messages[`starter.${kind}`];
  return typeof title === 'string' ? title : '';
}
