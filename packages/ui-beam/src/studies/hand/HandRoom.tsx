import { useMemo, useRef } from 'react';
import { solveBeam, timoshenko, toUnit } from '@eecs/solver-core';
import { calculateByHand, writeLatex, writeMarkdown, writePlain } from '@eecs/solver-core/hand';
import { styled } from 'styled-components';
import {
  Alert,
  Button,
  createLate,
  useConventions,
  useKitAtomValue,
  useNotices,
  useText,
  useUnitOf,
  vars,
} from '@eecs/ui-kit';
import { isCombining } from '@eecs/ui-kit/editing';
import { SetName, useBroughtIntoSight } from '@eecs/ui-kit/editor';
import { type ShownResult, shownResultAtom } from '../../live/beamLive.ts';
import { roomSetAtom } from '../../live/roomSet.ts';
import { nameSupports } from '../../naming/nameSupports.ts';
import { loadCombinations } from '../../late/loadCombinations.ts';
import { originAtom } from '../../state/origin.ts';
import { HandLine } from './HandLine.tsx';
import { findHandLine } from './findHandLine.ts';
import { handMessages } from './handMessages.ts';
import { chooseHandUnits } from './handWords.ts';
import { printSheet } from './printSheet.ts';
import { saveCalculation } from './saveCalculation.ts';
import { useHandWords } from './useHandWords.ts';
import { withLetters } from './withLetters.ts';

const WRITERS = { text: writePlain, latex: writeLatex, markdown: writeMarkdown } as const;
/** Loaded with the code of combinations, because few beams have them. */
const HandProofs = createLate(loadCombinations, 'HandProofs', { isQuiet: true });

const FORMS = ['text', 'latex', 'markdown'] as const;

/**
 * The hand calculation of the shown beam, each line compared with the solver; it can be copied in three forms and
 * printed. It is updated when a gesture ends, because it takes longer than a frame.
 */
export function HandRoom() {
  const t = useText(handMessages);
  const result = useKitAtomValue(shownResultAtom);
  return result === null ? <p>{t('nothing')}</p> : <Calculation result={result} />;
}

function Calculation({ result }: { readonly result: ShownResult }) {
  const t = useText(handMessages);
  const notices = useNotices();
  const set = useKitAtomValue(roomSetAtom);
  const sheet = useRef<HTMLDivElement>(null);
  const { document } = result;
  const { shear } = useConventions();
  const unitOf = useUnitOf();
  const units = useMemo(() => chooseHandUnits(document.units.system, unitOf), [document, unitOf]);
  const words = useHandWords(units);
  const hand = useMemo(() => {
    const answer = solveBeam(document, { include: ['tree'], mohr: [], shear: timoshenko });
    if (answer.level === 'error') return null;
    const names = nameSupports(document.supports).map(({ mark }) => mark);
    const index = Math.min(set, answer.sets.length - 1);
    const written = calculateByHand(document, { answer, set: index, names, units });
    return written === null ? null : withLetters(written, { shear, numero: t('line.numero') });
  }, [document, set, shear, units, t]);
  const origin = useKitAtomValue(originAtom);
  const asked = useMemo(() => {
    const letter = origin?.row;
    if (hand === null || (letter !== 'N' && letter !== 'Q' && letter !== 'M')) return null;
    const { system } = document.units;
    const inUnits = (value: number, quantity: 'length' | 'force'): number =>
      toUnit(value, { quantity, system, unit: units[quantity] });
    const x = inUnits(origin?.x ?? 0, 'length');
    const force = inUnits(origin?.value ?? 0, 'force');
    const value = letter === 'M' ? inUnits(force, 'length') : force;
    return findHandLine(hand.blocks, { letter, x, value });
  }, [hand, origin, document, units]);
  useBroughtIntoSight(sheet, asked);
  if (hand === null) return <p>{t('nothing')}</p>;

  async function copy(form: (typeof FORMS)[number]): Promise<void> {
    if (hand === null) return;
    try {
      await navigator.clipboard.writeText(WRITERS[form](hand, words));
      notices.notify({ kind: 'success', text: t('copied') });
    } catch {
      // Fails in a page without the permission, or without https.
      notices.notify({ kind: 'error', text: t('copyFailed') });
    }
  }

  const { blocks, checked, disagreeing, isWhole } = hand;
  const title = document.title === '' ? t('title') : document.title;

  function exportFile(): void {
    if (!saveCalculation(document, set, title)) notices.notify({ kind: 'error', text: t('broken') });
  }

  return (
    <Frame role="group" aria-label={t('title')}>
      <Bar>
        {FORMS.map((form) => (
          <Button key={form} onClick={() => void copy(form)}>
            {t(`copy.${form}`)}
          </Button>
        ))}
        <Button onClick={() => sheet.current !== null && printSheet(sheet.current, title)}>
          {t('print')}
        </Button>
        {isWhole ? (
          <Button title={t('exportHint')} onClick={exportFile}>
            {t('export')}
          </Button>
        ) : null}
      </Bar>
      {disagreeing === 0 ? (
        <p>{t('agrees', { count: checked })}</p>
      ) : (
        <Alert kind="warning">{t('disagrees', { count: disagreeing })}</Alert>
      )}
      {isWhole ? null : <Alert kind="warning">{t('broken')}</Alert>}
      <Sheet ref={sheet} data-hand="">
        <SetName caseSets={document.caseSets} at={set} />
        {blocks.map((block, at) => (
          <HandLine key={at} block={block} words={words} isAsked={at === asked} />
        ))}
        {isCombining(document) ? <HandProofs /> : null}
      </Sheet>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};

  & p {
    margin: 0;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2};
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space1};
  max-width: 76ch;
  line-height: 1.6;

  & > [data-asked] {
    background: ${vars.accentWash};
    box-shadow: -4px 0 0 ${vars.accent};
  }
  & > h3 {
    margin: ${vars.space3} 0 0;
    font-size: ${vars.text3};
  }
`;
