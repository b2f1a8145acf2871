import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, useKitAtom, useKitAtomValue, useSetKitAtom, useText, vars } from '@eecs/ui-kit';
import { openReportAtom, useShownParts } from '@eecs/ui-kit/editor';
import { shownResultAtom } from '../../live/beamLive.ts';
import { useBeamText } from '../../messages/useBeamText.ts';
import { explorersMessages } from './explorersMessages.ts';
import { EXPLORERS, EXPLORER_NAMES } from './explorerTable.tsx';
import { openExplorerAtom } from './openExplorer.ts';

/**
 * The buttons that open what explains a result, and the one that is open: they follow the beam on the board, solved or
 * a preview. One that throws or does not come leaves the editor alone and can be tried again. While the beam on the
 * board has no result, what is told of an earlier one is faint, says so, and is neither copied nor printed. Children
 * stand at the end of the buttons.
 */
export function Explorers({ children }: { readonly children?: ReactNode }) {
  const t = useText(explorersMessages);
  const tBeam = useBeamText();
  const isEarlier = useKitAtomValue(shownResultAtom)?.standing === 'stale';
  const id = useId();
  const [open, setOpen] = useKitAtom(openExplorerAtom);
  const openReport = useSetKitAtom(openReportAtom);
  const slot = useRef<HTMLDivElement>(null);
  const hasFiles = useShownParts()('files');
  const View = open === null ? null : EXPLORERS[open];
  return (
    <Slot ref={slot}>
      <Buttons data-explorers="" role="group" aria-label={t('title')}>
        {hasFiles ? (
          <Button aria-haspopup="dialog" onClick={() => openReport('seen')}>
            {t('report')}
          </Button>
        ) : null}
        {EXPLORER_NAMES.filter((name) => hasFiles || name !== 'export').map((name) => (
          <Button
            key={name}
            aria-expanded={open === name}
            aria-controls={open === name ? id : undefined}
            onClick={() => {
              setOpen(open === name ? null : name);
              if (open !== name)
                requestAnimationFrame(() => slot.current?.scrollIntoView({ block: 'start' }));
            }}
          >
            {t(name)}
          </Button>
        ))}
        {children}
      </Buttons>
      {View === null || open === null ? null : (
        <div id={id} role="region" aria-label={t(open)}>
          {isEarlier ? (
            <p role="status">
              <strong>{tBeam('results.stale')}</strong> {tBeam('results.staleNote')}
            </p>
          ) : null}
          <Room
            data-explorer={open}
            data-earlier={isEarlier}
            // React 18 knows no `inert`.
            ref={(room) => {
              if (room !== null) room.inert = isEarlier;
            }}
          >
            <View key={open} />
          </Room>
        </div>
      )}
    </Slot>
  );
}

/** The ring of the focus with its gap. */
const RING_PX = 4;
/** Width of the edge beyond which the buttons go on. */
const FADE_PX = 32;

const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space2};
  padding: 0 ${vars.space3} ${vars.space3};
  /* A page may have a header that stays. */
  scroll-margin-top: 72px;
`;

/**
 * All of them in sight where there is room for two lines. On a phone one line, which is scrolled: what goes on beyond
 * its edge fades into it; the report, which most want, comes first.
 */
const Buttons = styled.div`
  display: flex;
  gap: ${vars.space2};
  /* What is scrolled is cut off at its edge, the ring of the focus too. */
  margin: -${RING_PX}px;
  padding: ${RING_PX}px;
  overflow-x: auto;
  scrollbar-width: none;

  & > button {
    flex: none;
  }
  &::after {
    content: '';
    position: sticky;
    right: -${RING_PX}px;
    flex: none;
    align-self: stretch;
    width: ${FADE_PX}px;
    margin-left: -${FADE_PX / 2}px;
    background: linear-gradient(to right, transparent, ${vars.sheet});
    pointer-events: none;
  }

  @container (min-width: 640px) {
    flex-wrap: wrap;

    &::after {
      content: none;
    }
  }

  & > button[aria-expanded='true'] {
    border-color: ${vars.accent};
    background: ${vars.accentWash};
  }
`;

const Room = styled.div`
  /* What was asked for has its room before it is there. */
  min-height: 320px;

  &[data-earlier='true'] {
    opacity: 0.45;
  }
`;
