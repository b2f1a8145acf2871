import { useMemo } from 'react';
import { isHeld } from '@eecs/solver-core';
import { createId } from '@eecs/solver-core/rules';
import { useKitAtomValue, useLocale, useSetKitAtom, useText } from '@eecs/ui-kit';
import { findSetForNew } from '@eecs/ui-kit/editing';
import {
  type Asked,
  type Named,
  TypedField,
  numberSet,
  pickFound,
  useEditorText,
  useGhost,
  useNamed,
  useTypedLine,
} from '@eecs/ui-kit/editor';
import { chosenSetAtom, documentAtom, limitsAtom, session } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { applyLine, listKept } from './applyLine.ts';
import { findFull } from './findFull.ts';
import { beginsBeam, readLine } from './readLine.ts';
import type { Saying } from './saying.ts';
import { typedMessages } from './typedMessages.ts';
import { useStatementText } from './useStatementText.ts';

/** The counts of lists where the line replaces the beam. */
const NOTHING = { loads: [], supports: [] } as const;

/**
 * A line to type a beam into. The statements that it understood are listed below. Enter applies them as one undo
 * step; if any statement is not understood, Enter does nothing and the text stays. While a name is looked for Enter
 * waits for the answer, unless the text changes. A line that begins with a length makes a beam instead of the one
 * that is there, any other adds to it, unless the switch beside the field is set otherwise.
 */
export function TypedLine() {
  const t = useText(typedMessages);
  const tCommon = useEditorText();
  const locale = useLocale();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const set = findSetForNew(document.caseSets, useKitAtomValue(chosenSetAtom));
  const line = useTypedLine();
  const { text } = line;
  const { system } = document.units;
  const { L: length, supports, loads, caseSets } = document;
  const hasBeam = supports.length > 0 || loads.length > 0;
  const usual = hasBeam && beginsBeam(text) ? 'instead' : 'add';
  const way = line.getWay({ hasStructure: hasBeam, usual });
  const isInstead = way === 'instead';
  const sayings = useMemo(() => {
    const held = isInstead ? [] : supports.filter((one) => isHeld(one, 'y')).map(({ x }) => x);
    return readLine(text, { system, length, locale, held, sets: caseSets.length });
  }, [text, system, length, locale, isInstead, supports, caseSets.length]);
  const named = useNamed(
    sayings.flatMap((saying) => (saying.kind === 'named' ? [saying.name] : [])),
    system,
  );
  const found = useMemo(() => pickFound(named), [named]);
  const describe = useStatementText(named);
  const full = findFull(isInstead ? NOTHING : document, sayings, useKitAtomValue(limitsAtom));
  const isReady =
    full === null && sayings.length > 0 && sayings.every((saying) => isUnderstood(saying, found));
  const isPending =
    !isReady && sayings.every((saying) => isUnderstood(saying, found) || isLookedFor(saying, named));
  const kept =
    isReady && isInstead
      ? listKept(
          document,
          [...found.values()].map(({ kind }) => kind),
        )
      : [];
  const drawn = useMemo(
    () =>
      isReady
        ? applyLine(document, sayings, {
            createId: () => createId(Math.random),
            named: found,
            set,
            isInstead,
          })
        : null,
    [isReady, document, sayings, found, set, isInstead],
  );
  const noteFocus = useGhost(session, drawn);

  function apply(): void {
    if (drawn === null) return;
    edit(() => drawn);
    line.change('');
  }

  const rows = sayings.map((saying) => ({
    text: describe(saying),
    isUnderstood: isUnderstood(saying, found),
  }));
  return (
    <TypedField
      label={t('label')}
      line={line}
      example={t(system === 0 ? 'example.si' : 'example.us')}
      choice={
        sayings.length > 0 && hasBeam
          ? { way, label: t('way.label'), instead: t('way.insteadLong'), add: t('way.addLong') }
          : null
      }
      kept={kept}
      rows={
        full === null
          ? rows
          : [...rows, { text: tCommon('note.listFull', { count: full }), isUnderstood: false }]
      }
      notes={[
        ...(isReady && caseSets.length > 1 && takesShownSet(sayings) && !isInstead
          ? [t('inSet', { set: numberSet(caseSets, set) })]
          : []),
        ...(isReady ? [t(isInstead ? 'enterInstead' : 'enter')] : []),
      ]}
      isReady={isReady}
      isPending={isPending}
      onApply={apply}
      onFocusChange={noteFocus}
    />
  );
}

/** Returns whether the catalogue was asked for a name and has not answered yet. */
function isLookedFor(saying: Saying, named: ReadonlyMap<string, Asked>): boolean {
  return saying.kind === 'named' && (named.get(saying.name) ?? 'asked') === 'asked';
}

function isUnderstood(saying: Saying, found: ReadonlyMap<string, Named>): boolean {
  return saying.kind === 'named' ? found.has(saying.name) : saying.kind !== 'problem';
}

/** Statements of what acts in a case set. */
const IN_SET: ReadonlySet<Saying['kind']> = new Set(['point', 'spread', 'settlement']);

/** Whether a load or a settlement stands before any statement that names a case set. */
function takesShownSet(sayings: readonly Saying[]): boolean {
  const first = sayings.find(({ kind }) => kind === 'set' || IN_SET.has(kind));
  return first !== undefined && first.kind !== 'set';
}
