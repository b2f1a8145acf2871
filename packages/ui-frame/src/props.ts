import type { Ref } from 'react';
import type {
  FrameAnswer,
  FrameCase,
  FrameOptions,
  RefusedFrame,
  SolvedFrame,
} from '@eecs/solver-core/frame';
import type { EditorFault, EditorHandle, EditorProps, ReportingHost } from '@eecs/ui-kit/editor';
import type { FrameItem } from './editing/items.ts';
import type { FrameInput } from './frameInput.ts';
import type { FrameReportOptions } from './report/reportOptions.ts';

export type { AddedCommand } from '@eecs/ui-kit/editor';
export type { FrameItem };

/** Why a solve gave no result. */
export type FrameFault = EditorFault<RefusedFrame>;

/** Options of solving a frame; the solver decides those that are undefined. */
export type FrameAsked = Pick<FrameOptions, 'include'>;

/** The host of a frame editor. */
export type FrameHost = ReportingHost<FrameCase, FrameAnswer, FrameAsked, FrameReportOptions>;

/** The view of an editor on its frame, as plain data that a link can carry. */
export interface FrameShown {
  /** Index of the displayed case set, or all. */
  readonly set?: number | 'all';
  /** The result drawn on the frame: `off`, `N`, `Q`, `M` or `shape`. */
  readonly mode?: string;
}

/** The types used by the props and the handle of a frame editor. */
export interface FrameKindTypes {
  readonly document: FrameCase;
  readonly input: FrameInput;
  readonly solved: SolvedFrame;
  readonly refused: RefusedFrame;
  readonly item: FrameItem;
  readonly shown: FrameShown;
  readonly host: FrameHost;
}

/** Methods of a mounted editor for its host. */
export interface FrameEditorHandle extends EditorHandle<FrameKindTypes> {
  /** Writes joints, members and the extremes of their forces as separated values. */
  readonly toCSV: () => Promise<string>;
  /** Writes the members as a DXF drawing. */
  readonly toDXF: () => Promise<string>;
}

/** Props of the editor, including its events for the page. */
export interface FrameEditorProps extends EditorProps<FrameKindTypes> {
  readonly ref?: Ref<FrameEditorHandle>;
}
