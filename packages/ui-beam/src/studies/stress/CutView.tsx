import { useState } from 'react';
import { styled } from 'styled-components';
import { titleSet, useEditorText } from '@eecs/ui-kit/editor';
import { openCut } from '@eecs/solver-core/stress';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import { type ShownResult, isComparedAtom, shownSetAtom } from '../../live/beamLive.ts';
import { type ShownKind, CutFields } from './CutFields.tsx';
import { CutFlow } from './CutFlow.tsx';
import { CutStresses } from './CutStresses.tsx';
import { chooseField } from './cutField.ts';
import { Faint } from './cutStyles.ts';
import { findTurn } from './findTurn.ts';
import { findGoverning } from './findGoverning.ts';
import { stresserAtom, theoryAtom } from './stressAtoms.ts';
import { useStressText } from './stressMessages.ts';
import { useCutPlace } from './useCutPlace.ts';
import { useShownSolved } from './useShownSolved.ts';

/**
 * A cross-section of the beam, its stresses in colour and over the height, at the place of the traced diagram or a
 * typed one.
 */
export function CutView({ result }: { readonly result: ShownResult }) {
  const t = useStressText();
  const solved = useShownSolved(result);
  const stresser = useKitAtomValue(stresserAtom);
  const theory = useKitAtomValue(theoryAtom);
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
  // If sets are compared, the governing point above belongs to one of them: the section shows the same set.
  const sets = isCompared ? [...answer.sets.keys()] : [shown];
  const governing = findGoverning(solved, { stresser, theory, sets, isPassing: solved !== result });
  const index = isCompared ? (governing?.set ?? shown) : shown;
  const set = answer.sets[index];
  const x = Math.max(0, Math.min(L, placed ?? governing?.x ?? L / 2));
  const cut = set === undefined ? null : openCut(document, set, { x, side, shapes: stresser.memory.shapes });
  const field = cut && chooseField(cut, kind === 'flow' ? 'shear' : kind, theory);
  if (set === undefined) return null;
  // The numbers of one set are labelled with its name.
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

  const section = document.sections[cut.crossSectionIndex];
  return (
    <Box aria-label={t('cut.title')}>
      {fields}
      {kind === 'flow' && section !== undefined ? (
        <CutFlow
          field={field}
          section={section}
          turn={findTurn(document.beamSections, { x, side })}
          system={system}
          named={named}
        />
      ) : (
        <CutStresses
          field={field}
          name={t(`cut.kind.${kind}`)}
          sectionLabel={section?.label ?? ''}
          system={system}
          named={named}
          read={read}
          onRead={setRead}
        />
      )}
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
