import { type Atom, type PrimitiveAtom, atom } from 'jotai/vanilla';
import type { Session } from '../session/createSession.ts';
import type { SessionTypes } from '../session/documentKind.ts';
import type { BoardPreview } from './createBoardAnswer.ts';

/** The types of a session whose answers contain a verdict. */
type JudgedTypes = SessionTypes & {
  readonly solved: { readonly verdict: unknown };
  readonly refused: { readonly verdict?: unknown };
};

type AnswerOf<Types extends SessionTypes> = Types['solved'] | Types['refused'];

type VerdictOf<Types extends JudgedTypes> = NonNullable<AnswerOf<Types>['verdict']>;

/** The preview of the document on a board, and the verdict in it. */
export interface BoardPreviewAtoms<Types extends JudgedTypes> {
  /** The last answer of the live solver with its document: that of the session, or the draft of a gesture. */
  readonly previewAtom: PrimitiveAtom<BoardPreview<Types> | null>;
  /** The last answer about a document that may not be solved here: only its verdict is shown. */
  readonly judgedAtom: PrimitiveAtom<BoardPreview<Types> | null>;
  /** The verdict on the structure on the board; null until it is judged. */
  readonly verdictAtom: Atom<VerdictOf<Types> | null>;
  /** The answer about the document itself, not about a draft; null until there is one. */
  readonly ownAnswerAtom: Atom<AnswerOf<Types> | null>;
}

/** Creates the preview of the document on a board. A package calls it once. */
export function createBoardPreview<Types extends JudgedTypes>({
  documentAtom,
  shownDocumentAtom,
}: Pick<Session<Types>, 'documentAtom' | 'shownDocumentAtom'>): BoardPreviewAtoms<Types> {
  const previewAtom = atom<BoardPreview<Types> | null>(null);
  const judgedAtom = atom<BoardPreview<Types> | null>(null);
  const answerTo = (source: Atom<Types['document']>): Atom<AnswerOf<Types> | null> =>
    atom((get) => {
      const preview = get(previewAtom) ?? get(judgedAtom);
      return preview?.document === get(source) ? preview.answer : null;
    });
  const shownAnswerAtom = answerTo(shownDocumentAtom);
  return {
    previewAtom,
    judgedAtom,
    verdictAtom: atom((get) => get(shownAnswerAtom)?.verdict ?? null),
    ownAnswerAtom: answerTo(documentAtom),
  };
}
