import type { BeamCase } from '@eecs/solver-core';
import type { BeamWriter, Language } from '@eecs/solver-core/texts';
import type { BeamText } from '../messages/useBeamText.ts';
import { nameSupports } from '../naming/nameSupports.ts';

/** The options of the writer of a beam's failures and mechanisms. */
export interface BeamWriterOptions {
  readonly language: Language;
  /** Names the supports. */
  readonly tBeam: BeamText;
  readonly place: (x: number) => string;
  /** The beam: its supports are named as on the drawing; without it by their rows. */
  readonly document?: Pick<BeamCase, 'supports'>;
}

/** Creates a writer of texts about a beam with the drawing's names of supports. */
export function createBeamWriter({ language, tBeam, place, document }: BeamWriterOptions): BeamWriter {
  const supports = document?.supports ?? [];
  return {
    language,
    kind: 'beam',
    place,
    supports,
    nameSupport: (index) => {
      const { noun, mark } = nameSupports(supports)[index] ?? { noun: 'support', mark: String(index + 1) };
      return tBeam(`supportName.${noun}`, { mark });
    },
  };
}
