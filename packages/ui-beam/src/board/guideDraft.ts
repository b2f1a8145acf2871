/** A guide that a gesture moves. */
export interface GuideDraft {
  readonly index: number;
  /** Where it is by now. */
  readonly x: number;
  /** The guides at the time of the move: once they change, or the units do, the draft is void. */
  readonly base: readonly number[];
}

/** Lists the places of the guides with the one that a gesture moves where it is by now. */
export function showGuides(guides: readonly number[], draft: GuideDraft | null): readonly number[] {
  return draft?.base === guides ? moveGuide(guides, draft) : guides;
}

/** Lists the places of the guides with one of them elsewhere. */
export function moveGuide(
  guides: readonly number[],
  { index, x }: Pick<GuideDraft, 'index' | 'x'>,
): readonly number[] {
  return guides.map((other, at) => (at === index ? x : other));
}
