import { type ReactNode, useState } from 'react';
import type { CrossSection, UnitSystem } from '@eecs/solver-core';
import { styled } from 'styled-components';
import { Button } from '../../fields/Button.tsx';
import { FieldGroup } from '../../fields/FieldGroup.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { useText } from '../../kit/useText.ts';
import { vars } from '../../theme/tokens.ts';
import { toSection } from '../library/takeItems.ts';
import { sizingMessages } from './sizingMessages.ts';
import { OF_DOCUMENT, useCandidates } from './useCandidates.ts';
import type { SearchProgress } from './useSearch.ts';

const ALL = '*';

export interface SeriesSearchProps {
  /** The sections of the document. */
  readonly sections: readonly CrossSection[];
  readonly system: UnitSystem;
  /** The shape that is chosen at first. */
  readonly firstShelf: string;
  /** Null unless a search is under way. */
  readonly progress: SearchProgress | null;
  /** States how the last search ended; empty if there was none. */
  readonly ended: string;
  readonly onSearch: (sections: readonly CrossSection[]) => void;
  readonly onStop: () => void;
  /** Further fields beside the series. */
  readonly fields?: ReactNode;
  /** The results, below. */
  readonly children?: ReactNode;
}

/** Chooses the series of sections to search, and starts and stops the search. */
export function SeriesSearch({
  sections,
  system,
  firstShelf,
  progress,
  ended,
  onSearch,
  onStop,
  fields,
  children,
}: SeriesSearchProps) {
  const t = useText(sizingMessages);
  const [shelf, setShelf] = useState(firstShelf);
  const [drawer, setDrawer] = useState<string | null>(null);
  const { shelves, drawers, state } = useCandidates(shelf);
  const named = drawer ?? chooseDrawer(drawers, system);
  const listCandidates = (): readonly CrossSection[] =>
    shelf === OF_DOCUMENT
      ? sections
      : drawers
          .filter(({ name }) => named === ALL || name === named)
          .flatMap(({ items }) => items.map((item) => toSection(item, system)));
  const told = state !== 'ready' ? t(state) : progress === null ? ended : '';
  return (
    <FieldGroup>
      <legend>{t('series')}</legend>
      <Line data-series="">
        <SelectField
          label={t('shelf')}
          value={shelf}
          options={[
            { value: OF_DOCUMENT, label: t('ofDocument') },
            ...shelves.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(next) => {
            setShelf(next);
            setDrawer(null);
          }}
        />
        {shelf === OF_DOCUMENT || drawers.length === 0 ? null : (
          <SelectField
            label={t('drawer')}
            value={named}
            options={[
              ...drawers.map(({ name }) => ({ value: name, label: name })),
              { value: ALL, label: t('allDrawers') },
            ]}
            onChange={setDrawer}
          />
        )}
        {progress === null ? (
          <Button variant="primary" disabled={state !== 'ready'} onClick={() => onSearch(listCandidates())}>
            {t('search')}
          </Button>
        ) : (
          <Button onClick={onStop}>{t('stop')}</Button>
        )}
      </Line>
      {fields}
      {/* Not announced: it changes many times a second. */}
      {progress === null ? null : <p>{t('progress', { ...progress })}</p>}
      <p role="status">{told}</p>
      {children}
    </FieldGroup>
  );
}

/** Returns the most likely series: in US units those of AISC. */
function chooseDrawer(drawers: readonly { readonly name: string }[], system: UnitSystem): string {
  const american = system === 1 ? drawers.find(({ name }) => /^(AISC|NDS)/.test(name)) : undefined;
  return (american ?? drawers[0])?.name ?? ALL;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${vars.space2};
`;
