import type { FrameCase } from '../../model/frame/frameDocument.ts';

/** Writes the path of a case set; the path of the document if it has no case sets. */
export function pathOfSet({ caseSets }: Pick<FrameCase, 'caseSets'>, index: number): string {
  return caseSets.length > 0 ? `/caseSets/${index}` : '';
}
