import { useText } from '@eecs/ui-kit';
import { createTypedLine } from '@eecs/ui-kit/editor';
import { newId } from '../state/newId.ts';
import { session } from '../state/sessionAtoms.ts';
import { fitAtom } from '../state/viewCommands.ts';
import { applyTrussLine, listKept } from './applyTrussLine.ts';
import { beginsTruss, readTrussLine } from './readTrussLine.ts';
import { typedMessages } from './typedMessages.ts';
import { useStatementText, useTitle } from './useStatementText.ts';

/** A line for typing a truss. If it begins with a common truss, it replaces the existing one. */
export const TypedTruss = createTypedLine({
  session,
  fitAtom,
  useText: () => useText(typedMessages),
  hasStructure: ({ joints }) => joints.length > 0,
  beginsNew: (text, { document, locale }) =>
    beginsTruss(readTrussLine(text, { system: document.units.system, locale })),
  read: (text, { document, locale }) => readTrussLine(text, { system: document.units.system, locale }),
  apply: (document, statements, setting) =>
    applyTrussLine(document, statements, { ...setting, newId, getTime: Date.now }),
  useStatementText,
  useTitle,
  listKept,
  inSet: new Set(['force', 'settlement']),
});
