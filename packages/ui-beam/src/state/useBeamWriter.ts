import type { BeamWriter } from '@eecs/solver-core/texts';
import { useFormat, useKitAtomValue, useLanguage } from '@eecs/ui-kit';
import { failureMessages } from '../messages/failureMessages.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { documentAtom } from './sessionAtoms.ts';
import { createBeamWriter } from './createBeamWriter.ts';

/** Returns the writer of failures and mechanisms of the current beam, in the reader's language and units. */
export function useBeamWriter(): BeamWriter {
  const language = useLanguage(failureMessages);
  const tBeam = useBeamText();
  const format = useFormat();
  const document = useKitAtomValue(documentAtom);
  const place = (x: number): string => format.place(x, { system: document.units.system, span: document.L });
  return createBeamWriter({ language, tBeam, place, document });
}
