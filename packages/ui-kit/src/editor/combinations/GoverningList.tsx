import { useState } from 'react';
import type { Situation } from '@eecs/solver-core/combinations';
import { styled } from 'styled-components';
import { listCombinations } from '../../editing/combinations/listCombinations.ts';
import { Button } from '../../fields/Button.tsx';
import { vars } from '../../theme/tokens.ts';
import { useEditorText } from '../messages/editorMessages.ts';
import { titleSet } from '../sets/nameSet.ts';
import { Group, Line, Note } from '../tables/layout.ts';
import { CombiningNote } from './CombiningNote.tsx';
import { useCombinationText } from './combinationMessages.ts';
import type { CombinedSituation, Combining, CombiningPort } from './combiningPort.ts';
import { useCombinationWords } from './useCombinationWords.ts';

/** The greatest number of listed combinations of a situation. */
const MOST = 200;

/**
 * The few combinations that govern somewhere, by situation, each of which can be shown by itself; all of them on
 * request.
 */
export function GoverningList({ port }: { readonly port: CombiningPort }) {
  const t = useCombinationText();
  const combining = port.useCombining();
  return (
    <Group>
      <legend>{t('governing.title')}</legend>
      <CombiningNote statusAtom={port.statusAtom} />
      {combining === null ? null : combining.answer.ok ? (
        combining.answer.situations.map((one) => (
          <OfSituation key={one.situation} combining={combining} one={one} port={port} />
        ))
      ) : (
        <Note>{t('governing.none')}</Note>
      )}
    </Group>
  );
}

interface SituationProps {
  readonly combining: Combining<never>;
  readonly one: CombinedSituation;
  readonly port: CombiningPort;
}

function OfSituation({ combining, one, port }: SituationProps) {
  const t = useCombinationText();
  const te = useEditorText();
  const words = useCombinationWords();
  const [shown, show] = port.useShown();
  const [isAll, setAll] = useState(false);
  const { situation, combinations, leftOut } = one;
  const { caseSets } = combining.document;
  const isShown = (index: number): boolean => shown?.situation === situation && shown.combination === index;
  return (
    <details>
      <Summary>
        {t('governing.count', { count: combinations.length, situation: t(`situation.${situation}`) })}
      </Summary>
      {isAll ? (
        <All combining={combining} situation={situation} port={port} />
      ) : (
        <List>
          {combinations.map(({ id, label, leading, terms }, index) => (
            <li key={id}>
              <Button
                variant="quiet"
                aria-pressed={isShown(index)}
                aria-label={isShown(index) ? t('governing.showEnvelope') : t('governing.show', { id })}
                onClick={() => show(isShown(index) ? null : { situation, combination: index })}
              >
                {id}
              </Button>
              <span>
                {label === '' ? t('actions.byHand') : label}: {words.writeTerms(terms, one.sources, caseSets)}
                {leading === null ? null : (
                  <small> · {t('governing.leads', { name: titleSet(leading, caseSets, te) })}</small>
                )}
              </span>
            </li>
          ))}
        </List>
      )}
      {leftOut.length === 0 ? null : (
        <Note>
          {t('governing.leftOut', { names: leftOut.map((set) => titleSet(set, caseSets, te)).join(', ') })}
        </Note>
      )}
      <Line>
        <Button variant="quiet" onClick={() => setAll(!isAll)}>
          {t(isAll ? 'governing.few' : 'governing.all')}
        </Button>
      </Line>
    </details>
  );
}

/** The combinations of a situation, up to a limit. */
function All({
  combining,
  situation,
  port,
}: Omit<SituationProps, 'one'> & { readonly situation: Situation }) {
  const t = useCombinationText();
  const words = useCombinationWords();
  const made = port.combinationsOf(combining, situation);
  if (made === null) return null;
  const { list, isCut } = listCombinations(made, MOST);
  return (
    <>
      <List as="ol">
        {list.map(({ label, terms }, index) => (
          <li key={index}>
            <span>
              {label === '' ? t('actions.byHand') : label}:{' '}
              {words.writeTerms(terms, made.sources, combining.document.caseSets)}
            </span>
          </li>
        ))}
      </List>
      {isCut ? <Note>{t('governing.cut', { count: list.length })}</Note> : null}
    </>
  );
}

const Summary = styled.summary`
  min-height: ${vars.hit};
  line-height: ${vars.hit};
  cursor: pointer;
`;

const List = styled.ul`
  display: grid;
  gap: ${vars.space1};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${vars.space2};
    overflow-wrap: anywhere;
  }
  & small {
    color: ${vars.inkMuted};
  }
`;
