import ChevronRight from 'lucide-react/icons/chevron-right';
import type { CrossSection, Material } from '@eecs/solver-core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { vars } from '../../theme/tokens.ts';
import { useRovingFocus } from '../tables/useRovingFocus.ts';
import { useLibraryText } from './libraryMessages.ts';
import type { LibraryPlace, LibraryView } from './useLibraryView.ts';
import type { LibraryShelf } from './useShelves.ts';

interface Branch {
  readonly place: LibraryPlace;
  readonly name: string;
  readonly level: 1 | 2;
}

/** Shelves and their drawers: arrow keys go up and down, right opens a shelf, left closes it. */
export function LibraryTree<Item extends Material | CrossSection>({
  all,
  view,
}: {
  readonly all: readonly LibraryShelf<Item>[];
  readonly view: LibraryView<Item>;
}) {
  const t = useLibraryText();
  const list = useRef<HTMLUListElement>(null);
  const { place, goTo, shelves, query } = view;
  const [opened, setOpened] = useState(place.shelf);
  const branches = listBranches(all, view, opened);
  const here = branches.findIndex(
    (branch) => branch.place.shelf === place.shelf && branch.place.drawer === place.drawer,
  );
  const current = Math.max(here, 0);
  const focus = useRovingFocus(list, {
    count: branches.length,
    axis: 'y',
    findEntry: (box, at) => box.querySelectorAll<HTMLElement>('[role="treeitem"]')[at] ?? null,
    choose: (at) => {
      const next = branches[at];
      if (next !== undefined) choose(next);
    },
  });

  function choose({ place: next }: Branch): void {
    setOpened(next.shelf);
    goTo(next);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (focus.handleKey(event, current)) return;
    const branch = branches[current];
    if (branch === undefined) return;
    const { shelf, drawer } = branch.place;
    if (event.key === 'ArrowRight' && drawer === null) {
      setOpened(shelf);
      shelves.open([shelf]);
    } else if (event.key === 'ArrowLeft') {
      if (drawer === null) setOpened('');
      else focus.go(branches.findIndex((other) => other.level === 1 && other.place.shelf === shelf));
    } else return;
    event.preventDefault();
  }

  return (
    <Tree ref={list} role="tree" aria-label={t('tree')} onKeyDown={handleKeyDown}>
      {branches.map((branch, at) => (
        <li
          key={`${branch.place.shelf} ${branch.place.drawer ?? ''}`}
          role="treeitem"
          aria-level={branch.level}
          aria-selected={query === '' && at === here}
          aria-expanded={branch.level === 1 ? branch.place.shelf === opened : undefined}
          tabIndex={at === current ? 0 : -1}
          onClick={() => choose(branch)}
        >
          {branch.level === 1 ? <ChevronRight size={14} aria-hidden="true" /> : null}
          <span>{branch.name}</span>
        </li>
      ))}
    </Tree>
  );
}

/** Lists the visible branches of the tree: every shelf, and the drawers of the open one. */
function listBranches<Item extends Material | CrossSection>(
  all: readonly LibraryShelf<Item>[],
  { shelves }: LibraryView<Item>,
  opened: string,
): readonly Branch[] {
  return all.flatMap(({ id, name }): Branch[] => {
    const state = shelves.states.get(id);
    const drawers = id === opened && state?.kind === 'ready' ? state.drawers : [];
    return [
      { place: { shelf: id, drawer: null }, name, level: 1 },
      ...drawers
        .filter((drawer) => drawer !== '')
        .map((drawer): Branch => ({ place: { shelf: id, drawer }, name: drawer, level: 2 })),
    ];
  });
}

const Tree = styled.ul`
  margin: 0;
  padding: 0 0 ${vars.space2};
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${vars.space1};
    min-height: ${vars.hit};
    padding: 0 ${vars.space2};
    cursor: pointer;
  }
  & > li[aria-level='2'] {
    padding-inline-start: 26px;
    font-size: ${vars.text1};
  }
  & > li:hover {
    background: ${vars.sunken};
  }
  & > li[aria-selected='true'] {
    background: ${vars.accentWash};
    box-shadow: inset 3px 0 0 ${vars.accent};
  }
  & > li:focus-visible {
    outline: 2px solid ${vars.focus};
    outline-offset: -2px;
  }
  & svg {
    flex: none;
    transition: rotate 120ms;
  }
  & > li[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  @media (prefers-reduced-motion: reduce) {
    & svg {
      transition: none;
    }
  }
`;
