import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { useText, vars } from '@eecs/ui-kit';
import type { KindRow } from '../../kinds/kindRow.ts';
import { siteMessages } from '../../messages/siteMessages.ts';
import { NewLink } from '../../shell/NewLink.tsx';
import { startMessages } from './startMessages.ts';

/** How a new document of a kind is created on this page. */
export interface KindStart {
  readonly titleKey: 'start.beam' | 'start.truss' | 'start.frame' | 'start.arch' | 'start.pile';
  readonly Start: ComponentType;
}

export interface StartCardProps {
  readonly row: Pick<KindRow<string, string>, 'id' | 'page' | 'begins' | 'newKey' | 'asked' | 'titleKey'>;
  /** Absent for a kind that begins only with an empty board. */
  readonly start?: KindStart;
}

/** Creates a new document of a kind. */
export function StartCard({ row, start }: StartCardProps) {
  const t = useText(startMessages);
  const tSite = useText(siteMessages);
  const id = `start-${row.page}`;
  return (
    <Card aria-labelledby={id} $isWide>
      <h2 id={id}>{start === undefined ? tSite(row.titleKey) : t(start.titleKey)}</h2>
      {start === undefined ? <NewLink row={row} /> : <start.Start />}
    </Card>
  );
}

/** A card of the page of new tasks. */
export const Card = styled.section<{ $isWide?: boolean }>`
  padding: ${vars.space4};
  border: 1px solid ${vars.hairline};
  border-top: 3px solid ${({ $isWide = false }) => ($isWide ? vars.ink : vars.line)};
  border-radius: ${vars.radius};
  background: ${vars.sheet};
`;
