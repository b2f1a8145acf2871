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
  /** A document in the form that the editor holds. */
  readonly document: object;
  /** A document in the form that a page may pass: fields with defaults may be omitted. */
  readonly input: object;
  /** A result, and a refusal. */
  readonly solved: object;
  readonly refused: object;
  /** A selectable object of a document. */
  readonly item: object;
  /** The view of an editor, as plain data that a link can contain. */
  readonly shown: object;
  /** The host: `solve`, `store`, `notify` and the rest. */
  readonly host: object;
}

/** Props of every editor, including its events. `Kind` is its kind of document. */
export interface EditorProps<Kind extends EditorKind> extends OptionsProps, RoomProps {
  /** The document, held by the page, complete or with defaults omitted; each edit requests a new one by `onChange`. */
  readonly value?: Kind['input'];
  /** The initial document; the editor holds it from then on. @default an empty one */
  readonly defaultValue?: Kind['input'];
  /**
   * A stored result of an earlier visit, shown from the start. It is ignored if it belongs to another document, and
   * dropped, without a call of `onSolve`, if the first preview of the document differs from it.
   */
  readonly defaultSolution?: Kind['solved'];
  /**
   * The initial view, as `getShown` returned it; invalid parts are ignored. Read at mount.
   * @default none
   */
  readonly defaultShown?: unknown;
  /**
   * Called with the whole document after each edit, undo and redo, and after the page opened another document or
   * changed the units; `change` states which of these it was, and the differences by field and id.
   */
  readonly onChange?: (document: Kind['document'], change: DocumentChange) => void;
  /**
   * Called before an edit, undo or redo of the reader is applied: false leaves the document unchanged, and so does a
   * text, which is shown to the reader as the reason. Not called for documents that the page itself opens.
   * @default every edit is applied
   */
  readonly beforeChange?: (document: Kind['document'], change: DocumentChange) => boolean | string;
  /**
   * Called with the result of the live preview after an edit or at the end of a gesture, not during one. It is not a
   * recorded result, for which see `onSolve`.
   */
  readonly onPreview?: (answer: Kind['solved'] | Kind['refused'], document: Kind['document']) => void;
  /** Called with the selection on the board or in a table, in the order of selection, whenever it changes. */
  readonly onSelect?: (items: readonly Kind['item'][]) => void;
  /** Called with each result. */
  readonly onSolve?: (answer: Kind['solved']) => void;
  /** Called when a solve gave no result, and for an invalid document: its `error` names the part at fault. */
  readonly onError?: (fault: EditorFault<Kind['refused']>) => void;
  /** 0 is SI, 1 is US customary: the document is converted when this changes. @default the document's own */
  readonly units?: UnitSystem;
  /** `en-US`, `ru` or `uk`; any other language tag is mapped to one of them. @default 'en-US' */
  readonly locale?: LocaleTag;
  /**
   * `inherit` takes the theme of the page: a class `dark`, `data-theme`, `data-bs-theme` and the like on an ancestor.
   * @default 'system'
   */
  readonly theme?: ThemeWish;
  /** @default 'comfortable' */
  readonly density?: Density;
  /** Digits after the decimal mark of results. @default 3 */
  readonly digits?: number;
  /** Shows, solves and prints, but edits nothing. @default the document's field `readonly` */
  readonly readOnly?: boolean;
  /** The position of the results from 1600 px of width on: under the board, or beside it. @default 'default' */
  readonly layout?: 'default' | 'wide';
  /** Asks before an object of the document is removed. @default false */
  readonly confirmDelete?: boolean;
  /** Called when the reader changes this option in the question itself. */
  readonly onConfirmDelete?: (asks: boolean) => void;
  /**
   * The size limits, by a name of `LIMITS`, for the lists of the document: those of its solver. A document that is
   * already longer can be shown, edited and shortened, but not extended. @default 'full'
   */
  readonly limits?: keyof typeof LIMITS;
  /** Hidden parts of the editor, by name; keys and methods work without them. @default none */
  readonly hide?: readonly EditorPart[];
  /**
   * The host of the editor: `solve` in place of its own solver, `notify` and `confirm` in place of
   * its own notices and questions. @default nothing
   */
  readonly host?: Kind['host'];
  /** Texts preloaded by `loadMessages`, so that the first paint is in the reader's language. */
  readonly preloaded?: readonly LoadedMessages[];
  /** Nonce of the page's content security policy. */
  readonly nonce?: string;
  /** The target of the style sheet: the shadow root that contains the editor. @default the document's head */
  readonly styleTarget?: HTMLElement | ShadowRoot;
  /** Further actions of the host, at the end of the editor's bar. */
  readonly actions?: ReactNode;
  /** Commands of the host that the command search also finds. @default none */
  readonly commands?: readonly AddedCommand[];
  /** The accessible name of the editor, if a page has several. @default what it edits */
  readonly 'aria-label'?: string;
}

/** Methods of any editor that need only its session. */
export interface DocumentHandle<Document, Answer = unknown> {
  /** Returns the current document. */
  readonly getCase: () => Document;
  /** Opens another document: clears the history, the result and its messages. */
  readonly setCase: (document: Document) => void;
  /**
   * Replaces the document on the board as one undo step: an import. The result of the previous document and its
   * messages are cleared.
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
  /** Returns the view of the document, for `defaultShown` of another editor. */
  readonly getShown: () => Promise<Kind['shown']>;
  /** Selects objects of the document, as a click on them does; ignores those it does not have. */
  readonly select: (items: readonly Kind['item'][]) => void;
  /** Draws the board and the results below it as the text of a self-contained SVG file. */
  readonly toSVG: () => Promise<string>;
  /** Paints the same picture as a PNG file, two dots per px. */
  readonly toPNG: () => Promise<Blob>;
  /** Moves the keyboard focus to the editor. */
  readonly focus: () => void;
}
