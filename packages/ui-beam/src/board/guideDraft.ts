/** A guide during its drag. */
export interface GuideDraft {
  readonly index: number;
  /** Its current place. */
  readonly x: number;
  /** The guides at the start of the drag: once they or the units change, the draft is void. */
  readonly base: readonly number[];
}

/** Lists the places of the guides, with the dragged one at its current place. */
export function showGuides(guides: readonly number[], draft: GuideDraft | null): readonly number[] {
  return draft?.base === guides ? moveGuide(guides, draft) : guides;
}

/** Lists the places of the guides with one of them moved. */
export function moveGuide(
  guides: readonly number[],
  { index, x }: Pick<GuideDraft, 'index' | 'x'>,
): readonly number[] {
  return guides.map((other, at) => (at === index ? x : other));
}
