import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { styled } from 'styled-components';
import { IconButton, vars } from '@eecs/ui-kit';
import { useLaterText } from '../messages/laterMessages.ts';
import type { BoardSurface } from './boardSurface.ts';
import { moveChosen } from './moveChosen.ts';

const WAYS = [
  { name: 'left', right: -1, up: 0, Icon: ArrowLeft },
  { name: 'up', right: 0, up: 1, Icon: ArrowUp },
  { name: 'down', right: 0, up: -1, Icon: ArrowDown },
  { name: 'right', right: 1, up: 0, Icon: ArrowRight },
] as const;

/** Buttons that move the selection by a grid line, because a finger is too coarse for that. */
export function NudgePad({ surface }: { readonly surface: BoardSurface }) {
  const t = useLaterText();
  return (
    <Pad role="group" aria-label={t('nudge.label')}>
      {WAYS.map(({ name, right, up, Icon }) => (
        <IconButton
          key={name}
          label={t(`nudge.${name}`)}
          icon={<Icon size={20} aria-hidden="true" />}
          onClick={({ timeStamp }) => moveChosen(surface, { right, up, atMs: timeStamp })}
        />
      ))}
    </Pad>
  );
}

const Pad = styled.div`
  display: inline-flex;
  flex: none;
  border: 1px solid ${vars.line};
  border-radius: ${vars.radius};
`;
