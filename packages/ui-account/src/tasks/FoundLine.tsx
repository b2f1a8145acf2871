import { styled } from 'styled-components';
import { Button, useText, vars } from '@eecs/ui-kit';
import type { TaskWish } from './arrangeTasks.ts';
import { savedTaskMessages } from './taskMessages.ts';

export interface FoundLineProps {
  readonly wish: TaskWish;
  /** Total number of tasks; null until they have loaded. */
  readonly total: number | null;
  /** Number of tasks that match the filter. */
  readonly found: number;
  /** Clears the search and the kind. */
  readonly onClear: () => void;
}

/** Shows how many tasks were found, or that there are none and how to show all again. */
export function FoundLine({ wish, total, found, onClear }: FoundLineProps) {
  const t = useText(savedTaskMessages);
  return (
    <Line role="status">
      {total === 0 ? t('tasks.none') : null}
      {found > 0 ? t('tasks.found', { count: found }) : null}
      {total !== null && total > 0 && found === 0 ? (
        <>
          <span>
            {t(nameNothing(wish), { search: wish.search.trim(), kind: t(`tasks.kind.${wish.kind}`) })}
          </span>
          <Button onClick={onClear}>{t('tasks.clearSearch')}</Button>
        </>
      ) : null}
    </Line>
  );
}

/** Returns the key of the message for a search without results. */
function nameNothing({ search, kind }: TaskWish) {
  if (kind === 'all') return 'tasks.noneCalled';
  return search.trim() === '' ? 'tasks.noneOfKind' : 'tasks.noneOfKindCalled';
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space2} ${vars.space4};
  margin: 0;
  overflow-wrap: anywhere;
  color: ${vars.inkMuted};
`;
