import { useState } from 'react';
import { styled } from 'styled-components';
import { computeWallFlow } from '@eecs/solver-core';
import { titleSet, useEditorText } from '@eecs/ui-kit/editor';
import { openCut } from '@eecs/solver-core/stress';
import { QuantityField, useFormat, useKitAtomValue, vars } from '@eecs/ui-kit';
import { type ShownResult, isComparedAtom, shownSetAtom } from '../../live/beamLive.ts';
import { useRowSymbol } from '../../naming/useRowSymbol.ts';
import { type ShownKind, CutFields } from './CutFields.tsx';
import { CutPicture } from './CutPicture.tsx';
import { CutProfile } from './CutProfile.tsx';
import { CutReading } from './CutReading.tsx';
import { FlowView } from './FlowView.tsx';
import { chooseField, worseEnd } from './cutField.ts';
import { scaleCut } from './cutLayout.ts';
import { findGoverning } from './findGoverning.ts';
import { stresserAtom, theoryAtom } from './stressAtoms.ts';
import { useStressText } from './stressMessages.ts';
import { useCutPlace } from './useCutPlace.ts';
import { useShownSolved } from './useShownSolved.ts';

/**
 * A cross-section of the beam, its stresses in colour and over the height; cut where
 * a diagram is traced, or where it is typed.
 */
export function CutView({ result }: { readonly result: ShownResult }) {
  const t = useStressText();
  const format = useFormat();
  const solved = useShownSolved(result);
  const stresser = useKitAtomValue(stresserAtom);
  const theory = useKitAtomValue(theoryAtom);
  const symbolOf = useRowSymbol();
  const tEditor = useEditorText();
  const shown = useKitAtomValue(shownSetAtom);
  const isCompared = useKitAtomValue(isComparedAtom);
  const [placed, cutAt] = useCutPlace();
  const [side, setSide] = useState<'left' | 'right'>('right');
  const [kind, setKind] = useState<ShownKind>('normal');
  const [read, setRead] = useState<number | null>(null);
  const { document, answer } = solved;
  const { L, units } = document;
  const { system } = units;
  // Where sets are compared, the point that governs above is that of one of them: the cut is of the same.
  const sets = isCompared ? [...answer.sets.keys()] : [shown];
  const governing = findGoverning(solved, { stresser, theory, sets, isPassing: solved !== result });
  const index = isCompared ? (governing?.set ?? shown) : shown;
  const set = answer.sets[index];
  const x = Math.max(0, Math.min(L, placed ?? governing?.x ?? L / 2));
  const cut = set === undefined ? null : openCut(document, set, { x, side, shapes: stresser.memory.shapes });
  const field = cut && chooseField(cut, kind === 'flow' ? 'shear' : kind, theory);
  if (set === undefined) return null;
  const write = (value: number): string =>
    format.quantity(value, { quantity: 'stress', system, digits: 1, withUnit: false });
  const name = t(`cut.kind.${kind}`);

  // The numbers of one set are told as that set's.
  const named = document.caseSets.length < 2 ? null : `${titleSet(index, document.caseSets, tEditor)}: `;

  const fields = (
    <CutFields
      x={x}
      length={L}
      system={system}
      side={side}
      kind={kind}
      theory={theory}
      cutAt={cutAt}
      setSide={setSide}
      setKind={setKind}
    />
  );
  if (cut === null || field === null) {
    return (
      <Box aria-label={t('cut.title')}>
        {fields}
        <Faint>{t('cut.none')}</Faint>
      </Box>
    );
  }

  const to = scaleCut(field);
  const section = document.sections[cut.crossSectionIndex];
  if (kind === 'flow' && section !== undefined) {
    const part = document.beamSections.find((one) => (side === 'left' ? x <= one.x : x < one.x));
    const { alpha = 0, flip = false } = part ?? document.beamSections.at(-1) ?? {};
    const flow = computeWallFlow(section, { system, alphaDeg: alpha, isFlipped: flip });
    return (
      <Box aria-label={t('cut.title')}>
        {fields}
        <p>
          {named}
          <i>Q</i> = {format.quantity(cut.Q, { quantity: 'force', system })}
        </p>
        {flow.kind === 'none' ? (
          <Faint>{t(`flow.${flow.why}`)}</Faint>
        ) : (
          <Pictures>
            <FlowView field={field} to={to} flow={flow} section={section} system={system} />
          </Pictures>
        )}
      </Box>
    );
  }
  const { bottom, top } = cut.bounds;
  const worst = cut.levels.reduce((most, level) => {
    const value = (one: typeof level): number => Math.abs(field.valueOf(worseEnd(one, field.valueOf)));
    return value(level) > value(most) ? level : most;
  }, cut.levels[0]!);
  const z = Math.max(bottom, Math.min(top, read ?? worst.z));
  const nearest = cut.levels.reduce(
    (best, level) => (Math.abs(level.z - z) < Math.abs(best.z - z) ? level : best),
    worst,
  );
  const level = read === null ? worst.side : z >= top ? 'below' : 'above';
  const y = worseEnd(nearest, field.valueOf).y;
  const force = (value: number, quantity: 'force' | 'moment'): string =>
    format.quantity(value, { quantity, system });
  return (
    <Box aria-label={t('cut.title')}>
      {fields}
      <p>
        {named}
        <i>N</i> = {force(cut.N, 'force')}, <i>{symbolOf('Q')}</i> = {force(cut.Q, 'force')}, <i>M</i> ={' '}
        {force(cut.M, 'moment')}
      </p>
      <Pictures>
        <CutPicture
          field={field}
          to={to}
          z={z}
          onRead={setRead}
          label={t('cut.picture', { name, section: document.sections[cut.crossSectionIndex]?.label ?? '' })}
        />
        <CutProfile
          field={field}
          to={to}
          z={z}
          write={write}
          label={t('cut.profile', { name, unit: format.unit('stress', system) })}
        />
        <Side>
          <QuantityField
            label={
              <>
                {t('cut.height')} <i>z</i>
              </>
            }
            name={`${t('cut.height')} z`}
            quantity="sectionDimension"
            system={system}
            value={z}
            digits={3}
            increment={system === 0 ? 5 : 0.25}
            min={bottom}
            max={top}
            onCommit={setRead}
          />
          <small>{t('cut.note')}</small>
        </Side>
      </Pictures>
      <Numbers>
        <CutReading cut={cut} z={z} y={y} level={level} system={system} />
      </Numbers>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};
  padding: ${vars.space2} ${vars.space3} ${vars.space3};
  border-top: 1px solid ${vars.hairline};

  & p {
    margin: 0;
  }
`;

const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space2} ${vars.space4};
  overflow-x: auto;
`;

const Numbers = styled.div`
  overflow-x: auto;
`;

const Side = styled.div`
  flex: 1 1 160px;
  max-width: 280px;

  & small {
    display: block;
    margin-top: ${vars.space2};
    color: ${vars.inkMuted};
    font-size: ${vars.text1};
  }
`;

const Faint = styled.p`
  color: ${vars.inkMuted};
`;
