import { type KeyboardEvent, useEffect, useState } from 'react';
import { createId } from '@eecs/solver-core/rules';
import { TextField, useFormat, useKitAtomValue, useLocale, useSetKitAtom, useText } from '@eecs/ui-kit';
import { documentAtom, limitsAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { useEditorText } from '@eecs/ui-kit/editor';
import { applyLine } from './applyLine.ts';
import { findFull } from './findFull.ts';
import { type Saying, readLine } from './readLine.ts';
import { typedMessages } from './typedMessages.ts';
import type { Named } from './takeNamed.ts';
import { Box, Said } from './typedStyles.ts';
import { isFound, useNamed } from './useNamed.ts';

/**
 * A line to type a beam into. What it understood stands below before Enter does it, as one step back; with anything in
 * it that is not understood Enter does nothing, and the text stays. While a name is looked for Enter waits for the
 * answer, unless the text changes.
 */
export function TypedLine() {
  const t = useText(typedMessages);
  const tCommon = useEditorText();
  const format = useFormat();
  const locale = useLocale();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [text, setText] = useState('');
  const [entered, setEntered] = useState('');
  const { system } = document.units;
  const sayings = readLine(text, { system, length: document.L, locale });
  const named = useNamed(
    sayings.flatMap((saying) => (saying.kind === 'named' ? [saying.name] : [])),
    system,
  );
  const full = findFull(document, sayings, useKitAtomValue(limitsAtom));
  const isReady = full === null && sayings.length > 0 && sayings.every((saying) => isUnderstood(saying));
  const isPending = !isReady && sayings.every((saying) => isUnderstood(saying) || isLookedFor(saying));

  function change(next: string): void {
    setText(next);
    setEntered('');
  }

  function isLookedFor(saying: Saying): boolean {
    return saying.kind === 'named' && (named.get(saying.name) ?? 'asked') === 'asked';
  }

  function isUnderstood(saying: Saying): boolean {
    return saying.kind === 'named' ? isFound(named.get(saying.name)) : saying.kind !== 'problem';
  }

  function apply(): void {
    const found = new Map([...named].filter((entry): entry is [string, Named] => isFound(entry[1])));
    edit((before) => applyLine(before, sayings, { createId: () => createId(Math.random), named: found }));
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
      <TextField
        label={t('label')}
        value={text}
        onChange={change}
        placeholder={t(system === 0 ? 'example.si' : 'example.us')}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onKeyDown={handleKeyDown}
      />
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
            {isReady ? <li data-enter="">{t('enter')}</li> : null}
            {isPending && entered === text ? <li data-enter="">{t('waiting')}</li> : null}
          </Said>
        )}
      </div>
    </Box>
  );

  function tell(saying: Saying): string {
    const place = (x: number): string => format.place(x, { system });
    const size = (value: number, quantity: Parameters<typeof format.brief>[1]['quantity']): string =>
      format.brief(Math.abs(value), { quantity, system });
    switch (saying.kind) {
      case 'length':
        return t('said.length', { length: place(saying.length) });
      case 'support':
        return t(`said.${saying.verb}`, { places: saying.places.map(place).join(', ') });
      case 'spring':
        return t('said.spring', {
          place: place(saying.x),
          stiffness: size(saying.stiffness, 'springTranslation'),
        });
      case 'point':
        return t(`said.${saying.verb}.${saying.value < 0 ? 'minus' : 'plus'}`, {
          value: size(saying.value, saying.verb === 'moment' ? 'moment' : 'force'),
          place: place(saying.x),
        });
      case 'spread': {
        const isMass = saying.verb === 'mass';
        const quantity = isMass ? 'linearMass' : 'distributedLoad';
        const [a, b, c] = saying.y;
        const isUniform = a === b && b === c;
        const isLine = b === (a + c) / 2;
        const shown = isUniform ? [a] : isLine ? [a, c] : [a, b, c];
        const way = saying.y.every((y) => y <= 0)
          ? 'minus'
          : saying.y.every((y) => y >= 0)
            ? 'plus'
            : 'mixed';
        // A load that changes its way is told as the line writes it: plus is downwards.
        const told = (value: number): number =>
          isMass ? value : way === 'mixed' ? -value + 0 : Math.abs(value);
        const values = shown.map((value) => format.brief(told(value), { quantity, system })).join(' … ');
        return t(isMass ? 'said.mass' : `said.spread.${way}`, {
          values,
          start: place(saying.x[0]),
          end: place(saying.x[1]),
        });
      }
      case 'named': {
        const found = named.get(saying.name);
        if (found === undefined || found === 'asked') return t('said.asked', { name: saying.name });
        if (found.kind === 'near')
          return found.names.length === 0
            ? t('problem.unknown', { part: saying.name })
            : t('problem.near', { part: saying.name, names: found.names.join(', ') });
        return found.kind === 'section'
          ? t('said.section', { name: found.section.label })
          : t('said.material', { name: found.material.name });
      }
      case 'problem':
        return t(`problem.${saying.code}`, {
          part: saying.part,
          length: place(saying.length ?? document.L),
          first: saying.readings?.[0] ?? '',
          second: saying.readings?.[1] ?? '',
        });
      default:
        return saying satisfies never;
    }
  }
}
