import type { Ref } from 'react';
import type {
  RefusedTruss,
  SolvedTruss,
  TrussAnswer,
  TrussCase,
  TrussOptions,
} from '@eecs/solver-core/truss';
import type { TrussInput } from './headless/trussInput.ts';
import type { TrussItem } from './editing/items.ts';
import type { TrussReportOptions } from './report/reportOptions.ts';
import type { EditorFault, EditorHandle, EditorProps, ReportingHost } from '@eecs/ui-kit/editor';

export type { AddedCommand } from '@eecs/ui-kit/editor';
export type { TrussItem };

/** Why a solve gave no result. */
export type TrussFault = EditorFault<RefusedTruss>;

/** Options of the solution of a truss; the solver sets the defaults. */
export type TrussAsked = Pick<TrussOptions, 'include' | 'mohr'>;

/** The host of a truss editor. */
export type TrussHost = ReportingHost<TrussCase, TrussAnswer, TrussAsked, TrussReportOptions>;

/** The view of an editor, as plain data that a link can contain. */
export interface TrussShown {
  /** Index of the case set, or all of them. */
  readonly set?: number | 'all';
  /** The result drawn on the truss: `off`, `force`, `stress`, `utilisation` or `shape`. */
  readonly mode?: string;
  /** The open panel under the board. @default none */
  readonly room?: string;
  /** The direction from which the truss is seen, degrees. */
  readonly orientation?: { readonly azimuth: number; readonly elevation: number };
  /** The middle of the visible area, in the units of `system`, and the scale in px per unit. */
  readonly window?: {
    readonly u: number;
    readonly v: number;
    readonly scale: number;
    readonly system: number;
  };
}

/** The types in the props and the handle of a truss editor. */
export interface TrussKind {
  readonly document: TrussCase;
  readonly input: TrussInput;
  readonly solved: SolvedTruss;
  readonly refused: RefusedTruss;
  readonly item: TrussItem;
  readonly shown: TrussShown;
  readonly host: TrussHost;
}

/** Methods of a mounted editor for its host: those of every editor, and files of joints and rods. */
export interface TrussEditorHandle extends EditorHandle<TrussKind> {
  /** Writes joints, rods and loads, with the forces of the shown answer, as CSV. */
  readonly toCSV: () => Promise<string>;
  /** Writes the same as a workbook with a sheet for each. */
  readonly toXLSX: () => Promise<Blob>;
  /** Writes the rods as lines of a DXF drawing, each on the layer of its cross-section. */
  readonly toDXF: () => Promise<string>;
}

/** Props of the editor, including its events. */
export interface TrussEditorProps extends EditorProps<TrussKind> {
  readonly ref?: Ref<TrussEditorHandle>;
}
