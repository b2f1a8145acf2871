import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Link } from '../../navigation/Link.tsx';
import { styled } from 'styled-components';
import { IconButton, useNotices, vars } from '@eecs/ui-kit';
import type { BranchPlace } from '../../ports/kept/branch.ts';
import { useNavigate } from '../../navigation/NavigationContext.ts';
import type { OpenSlotState } from '../../kinds/askDocument.ts';
import { useServices, useShelf } from '../../ports/kept/services.ts';
import type { Slot } from '../../ports/kept/shelf.ts';
import type { TaskText } from '../words/taskText.ts';
import { distinguishTitles } from './distinguishTitles.ts';

export interface ShelfTabsProps {
  readonly branch: BranchPlace;
  readonly t: TaskText;
  /** The slot that is open. */
  readonly current: string;
  /** Stores a pending edit at once. Must stay the same. */
  readonly keepLast: () => void;
}

/**
 * Shows tabs for the documents of a kind that this browser stores, if there are at least two. One click opens another
 * document, without a question.
 */
export function ShelfTabs({ branch, t, current, keepLast }: ShelfTabsProps) {
  const shelf = branch.pickShelf(useServices());
  const { slots } = useShelf(branch.pickShelf);
  const { notify } = useNotices();
  const navigate = useNavigate();
  const isNew = !slots.some(({ id }) => id === current);
  if (slots.length + (isNew ? 1 : 0) < 2) return null;

  // All new documents have the same title until somebody renames them.
  const titles = distinguishTitles(slots.map(({ title }) => (title === '' ? t('shelf.untitled') : title)));

  function close({ id }: Slot, title: string): void {
    keepLast();
    const undo = shelf.remove(id);
    notify({
      kind: 'info',
      text: t('shelf.closed', { title }),
      action: { label: t('shelf.undo'), run: undo },
    });
    if (id !== current) return;
    const next = shelf.get().slots.find((slot) => slot.id === shelf.get().active);
    const state = next === undefined ? null : ({ openSlot: next.id } satisfies OpenSlotState);
    void navigate(branch.toPath(next?.hash ?? ''), { state });
  }

  return (
    <Strip aria-label={t('shelf.label')}>
      <Tabs>
        {slots.map((slot, at) => (
          <Tab key={slot.id} $isCurrent={slot.id === current}>
            <Link
              to={branch.toPath(slot.hash)}
              state={{ openSlot: slot.id } satisfies OpenSlotState}
              aria-current={slot.id === current ? 'page' : undefined}
              title={titles[at]}
            >
              {titles[at]}
            </Link>
            <IconButton
              label={t('shelf.close', { title: titles[at] ?? '' })}
              icon={<X size={16} aria-hidden />}
              onClick={() => close(slot, titles[at] ?? '')}
            />
          </Tab>
        ))}
        {isNew ? (
          <Tab $isCurrent>
            <span aria-current="page">{t('shelf.new')}</span>
          </Tab>
        ) : null}
      </Tabs>
      <IconButton
        label={t('actions.new')}
        icon={<Plus size={18} aria-hidden />}
        onClick={() => void navigate(branch.toPath(''), { state: branch.askNew })}
      />
    </Strip>
  );
}

const Strip = styled.nav`
  display: flex;
  align-items: stretch;
  border-bottom: 1px solid ${vars.hairline};
  background: ${vars.sheet};
`;

const Tabs = styled.ul`
  display: flex;
  min-width: 0;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
`;

const Tab = styled.li<{ $isCurrent: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  max-width: 240px;
  border-inline-end: 1px solid ${vars.hairline};
  border-bottom: 3px solid ${({ $isCurrent }) => ($isCurrent ? vars.accent : 'transparent')};
  a,
  span[aria-current] {
    overflow: hidden;
    padding: ${vars.space1} 0 ${vars.space1} ${vars.space3};
    color: ${vars.ink};
    line-height: 24px;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [aria-current] {
    font-weight: 600;
  }
  span[aria-current] {
    padding-inline-end: ${vars.space3};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
`;
