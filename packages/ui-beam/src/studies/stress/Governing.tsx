import { styled } from 'styled-components';
import type { BeamCase, Theory } from '@eecs/solver-core';
import { SelectField, useFormat, useKitAtom, useKitAtomValue, vars } from '@eecs/ui-kit';
import { titleSet, useEditorText, useLiveTexts } from '@eecs/ui-kit/editor';
import { type ShownResult, isComparedAtom, liveFeedAtom, shownSetAtom } from '../../live/beamLive.ts';
import type { Solved } from '../../naming/resultRows.ts';
import { shownRatio, writeCombination } from '@eecs/ui-kit/editing';
import { type BendingUse, findBendingUse } from './findBendingUse.ts';
import { findGoverning } from './findGoverning.ts';
import { stresserAtom, theoryAtom } from './stressAtoms.ts';
import { useStressText } from './stressMessages.ts';
import { THEORIES } from './stressRows.ts';
import { useBendingStrengths } from './useBendingStrengths.ts';

/** The governing point of the beam by the chosen theory: its place, its value, and the utilisation of the strength. */
export function Governing({ result }: { readonly result: ShownResult }) {
  const t = useStressText();
  const tEditor = useEditorText();
  const format = useFormat();
  const stresser = useKitAtomValue(stresserAtom);
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);
  const [theory, choose] = useKitAtom(theoryAtom);
  const strengthOf = useBendingStrengths(hasTimber(result.document), result.document.units.system);

  function write(solved: Solved, isPassing: boolean): readonly string[] {
    const { document, answer } = solved;
    const { system } = document.units;
    const sets = isCompared ? [...answer.sets.keys()] : [shown];
    const point = findGoverning(solved, { stresser, theory, sets, isPassing });
    if (point === null) {
      const bending = findBendingUse(solved, { stresser, sets, isPassing, strengthOf });
      if (bending !== null) return writeBending(bending, document);
      return ['—', '', '', hasTimber(document) ? t('governing.anisotropic') : ''];
    }
    const digits = system === 0 ? 1 : 3;
    const ordinate = (value: number): string =>
      format.quantity(Math.abs(value) < 0.5 * 10 ** -digits ? 0 : value, {
        quantity: 'sectionDimension',
        system,
        digits,
      });
    const stress = (value: number): string => format.quantity(value, { quantity: 'stress', system });
    const place = {
      value: stress(point.value),
      x: format.place(point.x, { system, span: document.L, isFound: true }),
    };
    return [
      `${isCompared ? t('governing.ofSet', { ...place, number: point.set + 1 }) : t('governing.at', place)},`,
      t('governing.ordinate', { y: ordinate(point.y), z: ordinate(point.z) }),
      theory === 'eq5' ? t('governing.ratio', { k: format.brief(point.k, { quantity: 'ratio' }) }) : '',
      point.utilisation === null || point.strength === null
        ? t('governing.noStrength')
        : t('governing.utilisation', {
            share: format.brief(100 * point.utilisation, { quantity: 'percent', digits: 1 }),
            strength: stress(point.strength),
          }),
    ];
  }

  function writeBending(use: BendingUse, { units: { system }, L }: BeamCase): readonly string[] {
    const stress = (value: number): string => format.quantity(value, { quantity: 'stress', system });
    const place = { value: stress(use.value), x: format.place(use.x, { system, span: L, isFound: true }) };
    return [
      `${isCompared ? t('governing.ofSet', { ...place, number: use.set + 1 }) : t('governing.at', place)}.`,
      '',
      '',
      t('governing.bending', {
        share: format.brief(100 * use.utilisation, { quantity: 'percent', digits: 1 }),
        strength: stress(use.strength),
      }),
    ];
  }

  /** Names the case set whose factors the values include. */
  function writeNote({ document: { caseSets } }: Solved): string {
    if (isCompared)
      return t(caseSets.some(({ combined }) => combined) ? 'governing.noteSets' : 'governing.note');
    if (caseSets[shown]?.combined !== true) return t('governing.note');
    const sum = writeCombination(caseSets, shown, {
      name: (index) => titleSet(index, caseSets, tEditor),
      action: (action) => t(`governing.${action}`),
      factor: (factor) => format.brief(factor, { quantity: 'ratio' }),
    });
    return t('governing.noteSet', { set: titleSet(shown, caseSets, tEditor), sum });
  }

  const texts = write(result, false);
  const box = useLiveTexts<HTMLDivElement, Solved>(liveFeedAtom, texts, (solved) => write(solved, true));
  return (
    <Line ref={box}>
      <SelectField<Theory>
        label={t('governing.title')}
        value={theory}
        options={THEORIES.map((value) => ({ value, label: t(`theory.${value}`) }))}
        onChange={choose}
      />
      <p>
        <strong data-live-text="">{texts[0]}</strong> <span data-live-text="">{texts[1]}</span>{' '}
        <span data-live-text="">{texts[2]}</span> <span data-live-text="">{texts[3]}</span>
        <small>{writeNote(result)}</small>
      </p>
    </Line>
  );
}

/** Returns whether E and G of a material are independent of each other, as those of timber are. */
function hasTimber({ materials }: BeamCase): boolean {
  return materials.some((one) => one.E !== undefined && one.G !== undefined && shownRatio(one) === null);
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space1} ${vars.space4};
  padding: ${vars.space2} ${vars.space3};
  border-top: 1px solid ${vars.hairline};

  & > p {
    flex: 1 1 300px;
    margin: 0;
  }
  & small {
    display: block;
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;
