import { styled } from 'styled-components';
import { createLate, isBreak, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { loadCombinations } from '../late/loadCombinations.ts';
import { isComparedAtom, liveFeedAtom, type ShownResult, shownSetAtom } from '../live/beamLive.ts';
import { useBeamText } from '../messages/useBeamText.ts';
import { shownCombinedAtom } from '../studies/combining/combining.ts';
import { deflectionLimitAtom } from '../state/look.ts';
import type { Solution } from '../state/sessionAtoms.ts';
import { Faint, useLiveTexts } from '@eecs/ui-kit/editor';
import { DeflectionLimit } from './DeflectionLimit.tsx';
import { Greatest, GreatestLine } from './GreatestRoom.tsx';
import { findGoverningSet, findGreatestDeflection } from '../statics/greatestDeflection.ts';

/**
 * The greatest deflection, displayed prominently: its value, its place and its ratio to the span; if all case sets are
 * shown, that of the governing one, with its number; if combinations are shown, their governing value.
 */
export function Deflection({ result }: { readonly result: ShownResult }) {
  const combined = useKitAtomValue(shownCombinedAtom);
  return combined === null ? <OfSets result={result} /> : <CombinedValues shown={combined} />;
}

/** The governing values of all combinations; loaded when they are first shown. */
const CombinedValues = createLate(loadCombinations, 'CombinedValues');

function OfSets({ result }: { readonly result: ShownResult }) {
  const t = useBeamText();
  const format = useFormat();
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);
  const limit = useKitAtomValue(deflectionLimitAtom);

  function write({ document, answer }: Solution): readonly string[] {
    const index = isCompared ? findGoverningSet(answer.sets) : shown;
    const set = answer.sets[index];
    if (set === undefined) return ['', '', ''];
    const { system } = document.units;
    const length = (x: number): string => format.place(x, { system, span: document.L });
    const { x, value, span, isOverhang, own, ratio } = findGreatestDeflection(set.deflection, document);
    const isFound = !isBreak(x, set.deflection);
    const place = format.place(x, { system, span: document.L, isFound });
    const greatest = Math.abs(value);
    const size = format.results({ quantity: 'displacement', system, greatest }).write(value);
    const ownText =
      own === null
        ? ''
        : ` · ${t('results.ownDeflection', {
            value: format
              .results({ quantity: 'displacement', system, greatest: Math.abs(own.value) })
              .write(own.value),
            x: format.place(own.x, { system, span: document.L, isFound: !isBreak(own.x, set.deflection) }),
          })}`;
    const ratioText =
      ratio === null
        ? ''
        : ` = ${t(isOverhang ? 'results.ratioOverhang' : 'results.ratio', {
            n: Math.floor(ratio),
            span: length(span),
          })}`;
    return [
      isCompared
        ? t('results.deflectionOfSet', { value: size, x: place, number: index + 1 })
        : t('results.deflectionAt', { value: size, x: place }),
      ownText + ratioText,
      // Its line is out of view if the beam hardly deflects.
      limit === 0
        ? ''
        : ` · ${t('results.limitAt', {
            n: limit,
            value: format
              .results({ quantity: 'displacement', system, greatest: span / limit })
              .write(span / limit),
          })}`,
    ];
  }

  const isKnown = result.answer.isReal && result.answer.sets[shown] !== undefined;
  const texts = isKnown ? write(result) : [];
  const box = useLiveTexts<HTMLDListElement, Solution>(liveFeedAtom, texts, write);
  if (!result.answer.isReal) return <Note>{t('results.unitStiffness')}</Note>;
  if (!isKnown) return null;
  return (
    <GreatestLine>
      <Faint $isFaint={result.standing !== 'recorded'}>
        <Greatest ref={box} data-greatest="">
          <dt>
            {t('results.greatestDeflection')} <i>v</i>
          </dt>
          <dd>
            <strong data-live-text="">{texts[0]}</strong>
            <span data-live-text="">{texts[1]}</span>
            <span data-live-text="">{texts[2]}</span>
          </dd>
        </Greatest>
      </Faint>
      <DeflectionLimit />
    </GreatestLine>
  );
}

const Note = styled.p`
  margin: 0;
  padding: ${vars.space2} ${vars.space3} ${vars.space1};
  border-top: 1px solid ${vars.hairline};
  color: ${vars.inkMuted};
  font-size: ${vars.text1};
`;
