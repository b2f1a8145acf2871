import type { Ref } from 'react';
import type {
  BeamAnswer,
  BeamCase,
  BeamInput,
  RefusedBeam,
  SolvedBeam,
  StressedOptions,
} from '@eecs/solver-core';
import type { EditorFault, EditorHandle, EditorProps, ReportingHost } from '@eecs/ui-kit/editor';
import type { ThemeName } from '@eecs/ui-kit';
import type { ReportOptions } from './report/reportOptions.ts';
import type { Selection } from './naming/boardItem.ts';
import type { BeamExercise, ExerciseAttempt } from './exercise/exercise.ts';
import type { RefusedExerciseError } from './exercise/refusedExerciseError.ts';

export type { AddedCommand } from '@eecs/ui-kit/editor';

/** A support or a load of a beam, by its index in the list of the document. */
export type BeamItem = Selection;

/**
 * Why a solve gave no result, why the given value is not a beam (`refusedDocument`), or why it is not an exercise
 * (`refusedExercise`).
 */
export type BeamFault =
  EditorFault<RefusedBeam> | { readonly kind: 'refusedExercise'; readonly error: RefusedExerciseError };

/** Options of the solution of a beam; the solver sets the defaults. */
export type BeamAsked = Pick<StressedOptions, 'include' | 'mohr' | 'stress'>;

/** A beam stored by the host. */
export interface KeptBeam {
  readonly id: string;
  readonly title: string;
  /** Null if it is gone, or cannot be read any more. */
  readonly open: () => Promise<BeamCase | null>;
}

/** The host of a beam editor. */
export interface BeamHost extends ReportingHost<BeamCase, BeamAnswer, BeamAsked, ReportOptions> {
  /**
   * The URL of a page that checks the link of a report, which is that URL with a fragment: the page of the site at
   * `/check`, or one with `readClaim` and `checkClaim` of `@eecs/ui-beam/report`. @default a report has no such link
   */
  readonly checkPage?: string;
  /**
   * Lists other stored beams, for comparison with the one on the board.
   * @default only its earlier states and files
   */
  readonly listKept?: () => Promise<readonly KeptBeam[]>;
}

/** The view of an editor, as plain data that a link can contain. */
export interface BeamShown {
  /** Index of the case set, or all of them. */
  readonly set?: number | 'all';
  readonly isEnveloped?: boolean;
  /** The open diagrams, and the one shown on a phone. */
  readonly rows?: readonly string[];
  readonly row?: string;
  readonly isStressShown?: boolean;
  /** The open rooms that explain the results. */
  readonly room?: string;
  /** The visible range, as fractions of the length. */
  readonly view?: readonly [from: number, to: number];
}

/** The types in the props and the handle of a beam editor. */
export interface BeamKind {
  readonly document: BeamCase;
  readonly input: BeamInput;
  readonly solved: SolvedBeam;
  readonly refused: RefusedBeam;
  readonly item: BeamItem;
  readonly shown: BeamShown;
  readonly host: BeamHost;
}

/** Methods of a mounted editor for its host. */
export interface BeamEditorHandle extends EditorHandle<BeamKind> {
  /** Draws the board and the diagrams below it as the text of a self-contained SVG file. */
  readonly toSVG: (options?: PictureOptions) => Promise<string>;
  /** Paints the same picture as a PNG file. */
  readonly toPNG: (options?: PngOptions) => Promise<Blob>;
}

/** Options of a picture of the board. */
export interface PictureOptions {
  /** Width of the picture, px. @default 960 */
  readonly width?: number;
  /**
   * The diagrams below the beam; a diagram that is zero everywhere is omitted.
   * @default the open diagrams on the screen
   */
  readonly rows?: readonly ('N' | 'Q' | 'M' | 'slope' | 'deflection')[];
  /** @default the theme on the screen */
  readonly theme?: ThemeName;
  /** Its background: white, the paper of its theme, or none. @default 'white' in a light theme, otherwise 'paper' */
  readonly background?: 'white' | 'paper' | 'none';
}

/** Options of a PNG picture. */
export interface PngOptions extends PictureOptions {
  /** Dots per px. @default 2 */
  readonly scale?: number;
}

/** Props of the editor and the events that it sends to its page: those of every editor, and those of exercises. */
export interface BeamEditorProps extends EditorProps<BeamKind> {
  /**
   * The live preview of the first document, if the page knows it already, for example for a worked example: shown as a
   * preview until the editor has computed its own. It is ignored if it belongs to another document. Read at mount.
   * @default none
   */
  readonly defaultPreview?: SolvedBeam;
  /**
   * Called when a solve gives no result, or when the value is not a valid document or exercise: `error` names the part
   * at fault.
   */
  readonly onError?: (fault: BeamFault) => void;
  /**
   * Turns the beam into an exercise: the beam cannot be edited, and its results are hidden until the questions are
   * answered. An invalid value is reported in its place and to `onError`. Read at mount.
   * @default none
   */
  readonly exercise?: BeamExercise;
  /** Called with each marked answer to a question of the exercise. */
  readonly onAttempt?: (attempt: ExerciseAttempt) => void;
  readonly ref?: Ref<BeamEditorHandle>;
}
