import { useText } from '@eecs/ui-kit';
import { createTypedLine } from '@eecs/ui-kit/editor';
import { newId } from '../state/newId.ts';
import { session } from '../state/sessionAtoms.ts';
import { fitShownAtom } from '../state/view.ts';
import { applyFrameLine, listKept } from './applyFrameLine.ts';
import { beginsFrame, readFrameLine } from './readFrameLine.ts';
import { typedMessages } from './typedMessages.ts';
import { useStatementText, useTitle } from './useStatementText.ts';

/** A line in which a frame can be typed. One that begins with a common frame replaces the present frame. */
export const TypedFrame = createTypedLine({
  session,
  fitAtom: fitShownAtom,
  useText: () => useText(typedMessages),
  hasStructure: ({ joints }) => joints.length > 0,
  beginsNew: (text, { document, locale }) =>
    beginsFrame(readFrameLine(text, { system: document.units.system, locale })),
  read: (text, { document, locale }) => readFrameLine(text, { system: document.units.system, locale }),
  apply: (document, statements, setting) => applyFrameLine(document, statements, { ...setting, newId }),
  useStatementText,
  useTitle,
  listKept,
  inSet: new Set(['force', 'spread', 'settlement']),
});
