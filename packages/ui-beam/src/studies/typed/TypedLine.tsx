import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { isHeld } from '@eecs/solver-core';
import { createId } from '@eecs/solver-core/rules';
import {
  SegmentedControl,
  TextField,
  useKitAtomValue,
  useLocale,
  useSetKitAtom,
  useText,
} from '@eecs/ui-kit';
import { findSetForNew } from '@eecs/ui-kit/editing';
import { useEditorText } from '@eecs/ui-kit/editor';
import { chosenSetAtom, documentAtom, limitsAtom } from '../../state/sessionAtoms.ts';
import { applyEditAtom } from '../../state/sessionVerbs.ts';
import { applyLine, listKept } from './applyLine.ts';
import { findFull } from './findFull.ts';
import { nameSet } from './nameSet.ts';
import { beginsBeam, readLine } from './readLine.ts';
import type { Saying } from './saying.ts';
import type { Named } from './takeNamed.ts';
import { typedMessages } from './typedMessages.ts';
import { Box, Example, Row, Said } from './typedStyles.ts';
import { isFound, useNamed } from './useNamed.ts';
import { useTell } from './useTell.ts';

/** The treatment of the present beam. */
type Way = 'instead' | 'add';

/** The counts of lists where the line replaces the beam. */
const NOTHING = { loads: [], supports: [] } as const;

/**
 * A line to type a beam into. What it understood stands below before Enter does it, as one step back; with anything in
 * it that is not understood Enter does nothing, and the text stays. While a name is looked for Enter waits for the
 * answer, unless the text changes. A line that begins with a length makes a beam instead of the one that is there, any
 * other adds to it, unless the switch beside the field says otherwise.
 */
export function TypedLine() {
  const t = useText(typedMessages);
  const tCommon = useEditorText();
  const locale = useLocale();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const set = findSetForNew(document.caseSets, useKitAtomValue(chosenSetAtom));
  const [text, setText] = useState('');
  const [entered, setEntered] = useState('');
  const [chosenWay, setChosenWay] = useState<Way | null>(null);
  const { system } = document.units;
  const { L: length, supports, loads, caseSets } = document;
  const hasBeam = supports.length > 0 || loads.length > 0;
  const way = hasBeam ? (chosenWay ?? (beginsBeam(text) ? 'instead' : 'add')) : 'add';
  const isInstead = way === 'instead';
  const sayings = useMemo(() => {
    const held = isInstead ? [] : supports.filter((one) => isHeld(one, 'y')).map(({ x }) => x);
    return readLine(text, { system, length, locale, held, sets: caseSets.length });
  }, [text, system, length, locale, isInstead, supports, caseSets.length]);
  const named = useNamed(
    sayings.flatMap((saying) => (saying.kind === 'named' ? [saying.name] : [])),
    system,
  );
  const tell = useTell(named);
  const full = findFull(isInstead ? NOTHING : document, sayings, useKitAtomValue(limitsAtom));
  const isReady = full === null && sayings.length > 0 && sayings.every((saying) => isUnderstood(saying));
  const isPending = !isReady && sayings.every((saying) => isUnderstood(saying) || isLookedFor(saying));
  const kept =
    isReady && isInstead
      ? listKept(
          document,
          [...named.values()].flatMap((found) => (isFound(found) ? [found.kind] : [])),
        )
      : [];
  const example = t(system === 0 ? 'example.si' : 'example.us');

  function change(next: string): void {
    setText(next);
    setEntered('');
    if (next === '') setChosenWay(null);
  }

  function isLookedFor(saying: Saying): boolean {
    return saying.kind === 'named' && (named.get(saying.name) ?? 'asked') === 'asked';
  }

  function isUnderstood(saying: Saying): boolean {
    return saying.kind === 'named' ? isFound(named.get(saying.name)) : saying.kind !== 'problem';
  }

  function apply(): void {
    const found = new Map([...named].filter((entry): entry is [string, Named] => isFound(entry[1])));
    edit((before) =>
      applyLine(before, sayings, { createId: () => createId(Math.random), named: found, set, isInstead }),
    );
    change('');
  }

  // Does what Enter asked for before the names had come.
  useEffect(() => {
    if (!isReady || entered !== text) return undefined;
    const timer = setTimeout(apply);
    return () => clearTimeout(timer);
  });

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && text !== '') change('');
    else if (event.key === 'Enter' && isReady) apply();
    else if (event.key === 'Enter' && isPending) setEntered(text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Box>
      <Row>
        <TextField
          label={t('label')}
          value={text}
          onChange={change}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          data-draft=""
          onKeyDown={handleKeyDown}
        />
        {sayings.length > 0 && hasBeam ? (
          <SegmentedControl
            label={t('way.label')}
            value={way}
            segments={[
              { value: 'instead', label: t('way.instead'), name: t('way.insteadLong') },
              { value: 'add', label: t('way.add'), name: t('way.addLong') },
            ]}
            onChange={setChosenWay}
          />
        ) : null}
      </Row>
      {text === '' ? (
        <Example variant="quiet" title={t('example.press')} onClick={() => change(example)}>
          {t('example.label', { example })}
        </Example>
      ) : null}
      <div role="status">
        {sayings.length === 0 && !isReady ? null : (
          <Said>
            {sayings.map((saying, at) => (
              <li key={at} data-understood={isUnderstood(saying)}>
                {tell(saying)}
              </li>
            ))}
            {full === null ? null : (
              <li data-understood={false}>{tCommon('note.listFull', { count: full })}</li>
            )}
            {isReady && caseSets.length > 1 && takesShownSet(sayings) && !isInstead ? (
              <li data-enter="">{t('inSet', { set: nameSet(caseSets, set) })}</li>
            ) : null}
            {kept.length > 0 ? <li data-enter="">{t('kept', { names: kept.join(', ') })}</li> : null}
            {isReady ? <li data-enter="">{t(isInstead ? 'enterInstead' : 'enter')}</li> : null}
            {isPending && entered === text ? <li data-enter="">{t('waiting')}</li> : null}
          </Said>
        )}
      </div>
    </Box>
  );
}

/** Statements of what acts in a case set. */
const IN_SET: ReadonlySet<Saying['kind']> = new Set(['point', 'spread', 'settlement']);

/** Whether a load or a settlement stands before any statement that names a case set. */
function takesShownSet(sayings: readonly Saying[]): boolean {
  const first = sayings.find(({ kind }) => kind === 'set' || IN_SET.has(kind));
  return first !== undefined && first.kind !== 'set';
}
