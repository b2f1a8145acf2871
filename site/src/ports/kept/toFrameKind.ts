import type { FrameCase, FrameKind } from '@eecs/solver-core/frame';

/** Makes a frame a document of the kind on whose page it is opened; the same document if it is of that kind. */
export function toFrameKind(document: FrameCase, kind: FrameKind): FrameCase {
  return document.kind === kind ? document : { ...document, kind, branch: kind };
}
