import { styled } from 'styled-components';
import type { StressGap } from '@eecs/solver-core';
import { useKitAtomValue, vars } from '@eecs/ui-kit';
import type { ShownResult } from '../../live/beamLive.ts';
import type { Solved } from '../../naming/resultRows.ts';
import { stresserAtom } from './stressAtoms.ts';
import { useStressText } from './stressMessages.ts';

/** Why some of the stresses are unknown, and the inputs that would determine them. */
export function Gaps({ result }: { readonly result: ShownResult }) {
  const t = useStressText();
  const stresser = useKitAtomValue(stresserAtom);
  const { gaps } = stresser.stress(result, { hasTheories: true, isPassing: false });
  if (gaps.length === 0) return null;
  return (
    <List>
      {gaps.map((gap) => (
        <li key={`${gap.code} ${gap.path}`}>{t(`gap.${wordOf(gap)}`, { name: nameOf(gap, result) })}</li>
      ))}
    </List>
  );
}

/** Returns the key of the text about a gap. */
function wordOf({ code }: StressGap) {
  switch (code) {
    case 'stress.noConstants':
      return 'noConstants';
    case 'stress.noExtent':
      return 'noExtent';
    case 'stress.noOutline':
      return 'noOutline';
    case 'stress.poisson':
      return 'poisson';
    case 'stress.size':
      return 'size';
    case 'stress.outside':
      return 'outside';
    default:
      return code satisfies never;
  }
}

/** Returns the name of the cross-section or material concerned. */
function nameOf({ path }: StressGap, { document }: Solved): string {
  const [, list, index] = path.split('/');
  if (list === 'sections') return document.sections[Number(index)]?.label ?? '';
  if (list === 'materials') return document.materials[Number(index)]?.name ?? '';
  return '';
}

const List = styled.ul`
  margin: 0;
  padding: ${vars.space1} ${vars.space3} ${vars.space2} ${vars.space5};
  color: ${vars.inkMuted};
`;
