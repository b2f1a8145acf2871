import { isHeld } from '@eecs/solver-core';
import { createId } from '@eecs/solver-core/rules';
import { useText } from '@eecs/ui-kit';
import { createTypedLine } from '@eecs/ui-kit/editor';
import { session } from '../../state/sessionAtoms.ts';
import { listKept } from './applyLine.ts';
import { applyWholeLine, hasBeam } from './applyWholeLine.ts';
import { beginsBeam, readLine } from './readLine.ts';
import { typedMessages } from './typedMessages.ts';
import { useStatementText, useTitle } from './useStatementText.ts';

/** A line for typing a beam. If it begins with a length, it replaces the existing beam. */
export const TypedLine = createTypedLine({
  session,
  useText: () => useText(typedMessages),
  hasStructure: hasBeam,
  beginsNew: (text, { document }) => hasBeam(document) && beginsBeam(text),
  read: (text, { document, locale, isInstead }) => {
    const { units, supports, caseSets, L: length } = document;
    const held = isInstead ? [] : supports.filter((one) => isHeld(one, 'y')).map(({ x }) => x);
    return readLine(text, { system: units.system, length, locale, held, sets: caseSets.length });
  },
  apply: (document, sayings, setting) =>
    applyWholeLine(document, sayings, { ...setting, createId: () => createId(Math.random) }),
  useStatementText,
  useTitle,
  listKept,
  inSet: new Set(['point', 'spread', 'settlement']),
});
