import type { FrameCase } from '../../model/frame/frameDocument.ts';

/** Writes the path of a case set; the document itself where it has none. */
export function pathOfSet({ caseSets }: Pick<FrameCase, 'caseSets'>, index: number): string {
  return caseSets.length > 0 ? `/caseSets/${index}` : '';
}
