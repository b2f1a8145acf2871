import { parseTruss, type SolvedTruss, type TrussCase, trussHash } from '@eecs/solver-core/truss';
import type { LoadedMessages, Messages } from '@eecs/ui-kit';
import { recoverDocument } from '@eecs/ui-kit/editor';
import {
  createTrussExample,
  isTrussShare,
  readTrussShare,
  TRUSS_EXAMPLES,
  trussLaterMessages,
  type TrussExampleName,
} from '@eecs/ui-truss';
import { trussBranch } from '../../ports/kept/trussBranch.ts';
import type { OpenBranch } from './useOpenDocument.ts';

interface Example {
  readonly name: TrussExampleName;
  readonly hash: string;
  readonly document: TrussCase;
}

let made: readonly Example[] | null = null;

/** Created on first use: a reader who opens their own truss needs none of them. */
function listExamples(): readonly Example[] {
  made ??= TRUSS_EXAMPLES.map((name) => {
    const document = createTrussExample(name);
    return { name, hash: trussHash(document), document };
  });
  return made;
}

/** Trusses, as their page opens them. */
export const trussPages: OpenBranch<TrussCase, SolvedTruss> = {
  ...trussBranch,
  listExamples: () => listExamples().map(({ document }) => document),
  translate: (document, loaded) => {
    const example = listExamples().find((known) => known.document === document);
    return example === undefined ? document : { ...document, title: nameExample(example.name, loaded) };
  },
  readShare: (fragment, limits) => (isTrussShare(fragment) ? readTrussShare(fragment, limits) : null),
  recover: (steps) => recoverDocument(steps, parseTruss),
  isEmpty: ({ joints }) => joints.length === 0,
};

/** Names an example in the language of the loaded texts. */
function nameExample(name: TrussExampleName, loaded: readonly LoadedMessages[]): string {
  const { namespace, source } = trussLaterMessages;
  const messages: Messages = loaded.find((texts) => texts.namespace === namespace)?.messages ?? source;
  const title = messages[`starter.${name}`] ?? messages[`example.${name}`];
  return typeof title === 'string' ? title : '';
}
