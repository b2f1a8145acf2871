import type { ReactNode } from 'react';
import type { LIMITS, UnitSystem } from '@eecs/solver-core';
import type { DocumentChange } from '../../editing/documentChange.ts';
import type { EditorPart } from '../../host/editorParts.ts';
import type { LoadedMessages } from '../../i18n/catalogue.ts';
import type { LocaleTag } from '../../i18n/locale.ts';
import type { Density, ThemeWish } from '../../theme/tokens.ts';
import type { AddedCommand } from './addedCommand.ts';
import type { RoomProps } from './useRoomProp.ts';
import type { OptionsProps } from './useOptions.ts';
import type { EditorFault } from './useSession.ts';

/** The types of documents, items and answers in the props and the handle of an editor. */
export interface EditorKind {
  /** A document as the editor holds it. */
  readonly document: object;
  /** A document as a page may write it: fields with defaults may be omitted. */
  readonly input: object;
  /** A result, and a refusal. */
  readonly solved: object;
  readonly refused: object;
  /** An object of a document that can be chosen. */
  readonly item: object;
  /** The view of an editor on its document, as plain data that a link can carry. */
  readonly shown: object;
  /** The surroundings: `solve`, `store`, `notify` and the rest. */
  readonly host: object;
}

/** Props of every editor, and the events that it sends to its page. `Kind` is its kind of document. */
export interface EditorProps<Kind extends EditorKind> extends OptionsProps, RoomProps {
  /** The document, held by the page, complete or with defaults omitted; each edit requests a new one by `onChange`. */
  readonly value?: Kind['input'];
  /** The document to begin with, held by the editor from then on. @default an empty one */
  readonly defaultValue?: Kind['input'];
  /**
   * A result kept from an earlier visit, shown from the start. One that does not answer the first document is ignored,
   * and one that the first preview of that document does not find again is dropped, without a call of `onSolve`.
   */
  readonly defaultSolution?: Kind['solved'];
  /**
   * The first view, as `getShown` returned it; parts that are not understood are ignored. Read at mount.
   * @default nothing of its own
   */
  readonly defaultShown?: unknown;
  /**
   * Called with the whole document after each edit, undo and redo, and after the page opened another document or
   * changed the units; `change` states which of these it was, and the differences by field and id.
   */
  readonly onChange?: (document: Kind['document'], change: DocumentChange) => void;
  /**
   * Called before an edit, undo or redo of the reader is applied: false leaves the document unchanged, and so does a
   * text, which is shown to the reader as the reason. It is not called for documents that the page itself opens.
   * @default every edit is applied
   */
  readonly beforeChange?: (document: Kind['document'], change: DocumentChange) => boolean | string;
  /**
   * Called with what the live preview found, whenever the document has come to rest: after an edit, not while something
   * is dragged. It is no recorded result, for which see `onSolve`.
   */
  readonly onPreview?: (answer: Kind['solved'] | Kind['refused'], document: Kind['document']) => void;
  /**
   * Called with what is chosen on the board or in a table, in the order of choosing, whenever that is something else.
   */
  readonly onSelect?: (items: readonly Kind['item'][]) => void;
  /** Called with each result. */
  readonly onSolve?: (answer: Kind['solved']) => void;
  /** Called when a solve brought no result, and of a document that is none: its `error` names the part at fault. */
  readonly onError?: (fault: EditorFault<Kind['refused']>) => void;
  /** 0 is SI, 1 is US customary: the document is converted when this changes. @default the document's own */
  readonly units?: UnitSystem;
  /** `en-US`, `ru` or `uk`; any other language tag is taken to one of them. @default 'en-US' */
  readonly locale?: LocaleTag;
  /**
   * `inherit` is that of the page: a class `dark`, `data-theme`, `data-bs-theme` and the like on what is around it.
   * @default 'system'
   */
  readonly theme?: ThemeWish;
  /** @default 'comfortable' */
  readonly density?: Density;
  /** Digits after the decimal mark of results. @default 3 */
  readonly digits?: number;
  /** Shows, solves and prints, but edits nothing. @default what the document states of itself: `readonly` */
  readonly readOnly?: boolean;
  /** The position of the results from 1600 px of width on: under the board, or beside it. @default 'default' */
  readonly layout?: 'default' | 'wide';
  /** Asks before an object of the document is removed. @default false */
  readonly confirmDelete?: boolean;
  /** Called when the reader changes that in the question itself. */
  readonly onConfirmDelete?: (asks: boolean) => void;
  /**
   * The sizes of `LIMITS` that the lists of the document keep within: those of its solver. A document that is longer
   * already is shown, edited and shortened, not made longer. @default 'full'
   */
  readonly limits?: keyof typeof LIMITS;
  /** Parts of the editor that are hidden, by name; keys and methods work without them. @default all are shown */
  readonly hide?: readonly EditorPart[];
  /**
   * The host of the editor: `solve` in place of its own solver, `notify` and `confirm` in place of
   * its own notices and questions. @default nothing
   */
  readonly host?: Kind['host'];
  /** Texts fetched beforehand by `loadMessages`, so that a first paint is in the reader's language. */
  readonly preloaded?: readonly LoadedMessages[];
  /** Nonce of the page's content security policy. */
  readonly nonce?: string;
  /** Where the style sheet goes: the shadow root the editor is in. @default the document's head */
  readonly styleTarget?: HTMLElement | ShadowRoot;
  /** Further actions of the surroundings, at the end of the editor's bar. */
  readonly actions?: ReactNode;
  /** Commands of the surroundings that the search of commands finds too. @default none */
  readonly commands?: readonly AddedCommand[];
  /** Names the editor to a screen reader, where a page has more than one. @default what it edits */
  readonly 'aria-label'?: string;
}

/** Methods of any editor that its session alone answers. */
export interface DocumentHandle<Document, Answer = unknown> {
  /** Returns the current document. */
  readonly getCase: () => Document;
  /** Opens another document: clears the steps back, the result and its messages. */
  readonly setCase: (document: Document) => void;
  /**
   * Puts another document in the place of the one on the board as one undo step: an import. The result of the former
   * one goes, and its messages.
   */
  readonly replaceCase: (document: Document) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Solves the current document. Resolves to the answer, which may be a refusal with reasons, or to the current result
   * if there is one; to null if the document cannot be sent, if there was no answer (`onError` gives the reason) or if
   * another solve came first.
   */
  readonly solve: () => Promise<Answer | null>;
  /** Opens the report and the browser's print dialog for it. */
  readonly print: () => Promise<void>;
}

/** Methods of a mounted editor for its host. */
export interface EditorHandle<Kind extends EditorKind> extends DocumentHandle<
  Kind['document'],
  Kind['solved'] | Kind['refused']
> {
  /**
   * Adds another document to the one on the board as one undo step, in the units of the board. Objects that would
   * occur twice at one place are merged, and a notice lists merged and rejected objects. Resolves to whether the
   * document changed.
   */
  readonly addCase: (document: Kind['document']) => Promise<boolean>;
  /** Returns the visible state of the document, for `defaultShown` of another editor. */
  readonly getShown: () => Promise<Kind['shown']>;
  /** Chooses things of the document, as a click on them does; those it does not have are passed over. */
  readonly select: (items: readonly Kind['item'][]) => void;
  /** Draws the board and the results under it as the text of a self-contained SVG file. */
  readonly toSVG: () => Promise<string>;
  /** Paints the same as a PNG file, two dots to a px. */
  readonly toPNG: () => Promise<Blob>;
  /** Takes the keyboard's focus to the editor. */
  readonly focus: () => void;
}
