import { type KeyboardEvent, useState } from 'react';
import { createId } from '@eecs/solver-core/rules';
import { styled } from 'styled-components';
import { TextField, useFormat, useKitAtomValue, useLocale, useSetKitAtom, useText, vars } from '@eecs/ui-kit';
import { documentAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { type Named, applyLine } from './applyLine.ts';
import { type Saying, readLine } from './readLine.ts';
import { typedMessages } from './typedMessages.ts';
import { useNamed } from './useNamed.ts';

/**
 * A line to type a beam into. What it understood stands below before Enter does it, as one step back; with anything in it that
 * is not understood Enter does nothing, and the text stays.
 */
export function TypedLine() {
  const t = useText(typedMessages);
  const format = useFormat();
  const locale = useLocale();
  const document = useKitAtomValue(documentAtom);
  const edit = useSetKitAtom(applyEditAtom);
  const [text, setText] = useState('');
  const { system } = document.units;
  const sayings = readLine(text, { system, length: document.L, locale });
  const named = useNamed(
    sayings.flatMap((saying) => (saying.kind === 'named' ? [saying.name] : [])),
    system,
  );
  const isReady = sayings.length > 0 && sayings.every((saying) => isUnderstood(saying));

  function isUnderstood(saying: Saying): boolean {
    return saying.kind === 'named' ? typeof named.get(saying.name) === 'object' : saying.kind !== 'problem';
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && text !== '') setText('');
    else if (event.key === 'Enter' && isReady) {
      const found = new Map(
        [...named].filter((entry): entry is [string, Named] => typeof entry[1] === 'object'),
      );
      edit((before) => applyLine(before, sayings, { createId: () => createId(Math.random), named: found }));
      setText('');
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Box>
      <TextField
        label={t('label')}
        value={text}
        onChange={setText}
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
            {isReady ? <li data-enter="">{t('enter')}</li> : null}
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
        const quantity = saying.verb === 'mass' ? 'linearMass' : 'distributedLoad';
        const [a, b, c] = saying.y;
        const isUniform = a === b && b === c;
        const isLine = b === (a + c) / 2;
        const shown = isUniform ? [a] : isLine ? [a, c] : [a, b, c];
        // Downwards is what a load is said to do.
        const sign = saying.verb === 'mass' ? 1 : -1;
        const values = shown.map((value) => format.brief(sign * value + 0, { quantity, system })).join(' … ');
        return t(`said.${saying.verb}`, { values, start: place(saying.x[0]), end: place(saying.x[1]) });
      }
      case 'named': {
        const found = named.get(saying.name);
        if (found === 'unknown') return t('problem.unknown', { part: saying.name });
        if (found === undefined || found === 'asked') return t('said.asked', { name: saying.name });
        return found.kind === 'section'
          ? t('said.section', { name: found.section.label })
          : t('said.material', { name: found.material.name });
      }
      case 'problem':
        return t(`problem.${saying.code}`, { part: saying.part, length: place(document.L) });
      default:
        return saying satisfies never;
    }
  }
}

const Box = styled.div`
  padding: ${vars.space2} ${vars.space3};
  border: 1px solid ${vars.hairline};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;

const Said = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${vars.text1};

  & > li {
    padding-top: ${vars.space1};
  }
  & > li::before {
    content: '✓ ';
  }
  & > li[data-understood='false'] {
    color: ${vars.error};
  }
  & > li[data-understood='false']::before {
    content: '? ';
  }
  & > li[data-enter] {
    color: ${vars.inkMuted};
  }
  & > li[data-enter]::before {
    content: '';
  }
`;
