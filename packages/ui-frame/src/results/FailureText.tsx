import { describeFailure } from '@eecs/solver-core/texts';
import type { FrameFailure } from '@eecs/solver-core/frame';
import { useFrameWriter } from './useFrameWriter.ts';

/** Describes a failure of the frame on the board in a sentence. */
export function FailureText({ failure }: { readonly failure: FrameFailure }) {
  return describeFailure(failure, useFrameWriter());
}
