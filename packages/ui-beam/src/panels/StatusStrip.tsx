import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { useKitAtomValue, useKitStore, vars } from '@eecs/ui-kit';
import { Strip } from '@eecs/ui-kit/editor';
import { type PanelText, usePanelText } from '../messages/panelMessages.ts';
import { sectionStatusesAtom } from '../state/sectionStatusesAtom.ts';
import { tables } from '../state/tables.ts';
import { openTabAtom } from '../state/inputTabs.ts';
import type { SectionMark } from '../state/sectionStatuses.ts';

const MARKS = {
  fulfilled: { Icon: Check, color: vars.success },
  accepted: { Icon: TriangleAlert, color: vars.warning },
  failed: { Icon: X, color: vars.error },
  undefined: { Icon: Circle, color: vars.inkMuted },
} as const;

/** What comes first in the one line there is room for. */
const ORDER = ['failed', 'accepted', 'undefined'] as const;

/** The seven marks of a case, and the first thing it lacks in words; a click opens the panel where that is. */
export function StatusStrip() {
  const t = usePanelText();
  const store = useKitStore();
  const statuses = useKitAtomValue(sectionStatusesAtom);
  const open = ({ tab, row }: SectionMark): void => {
    store.set(openTabAtom, tab);
    if (tab !== 'case' && row !== undefined) store.set(tables[tab].currentAtom, row);
  };
  const worst = ORDER.flatMap((status) => statuses.filter((one) => one.status === status))[0];
  return (
    <Strip role="group" aria-label={t('status.label')}>
      {statuses.map((one) => {
        const { Icon, color } = MARKS[one.status];
        const words = describeStatus(one, t);
        return (
          <Mark
            key={one.section}
            type="button"
            aria-label={words}
            title={words}
            style={{ color }}
            onClick={() => open(one)}
          >
            <Icon size={one.status === 'undefined' ? 10 : 16} strokeWidth={2.25} aria-hidden="true" />
          </Mark>
        );
      })}
      {/* What a mark says already; the words are only the larger target. */}
      <Words
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        disabled={worst === undefined}
        onClick={() => worst !== undefined && open(worst)}
      >
        {worst === undefined ? t('status.allFulfilled') : describeStatus(worst, t)}
      </Words>
    </Strip>
  );
}

/** Writes a status: of what it is, and why it is not fulfilled. */
function describeStatus({ section, status, reason, label = '' }: SectionMark, t: PanelText): string {
  const name = t(`status.${section}`);
  return t('status.of', { section: name, status: t(`status.${reason ?? status}`, { label }) });
}

const Mark = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: ${vars.hit};
  padding: 0;
  border: 0;
  border-radius: ${vars.radius};
  background: transparent;
  cursor: pointer;

  &:hover {
    background: ${vars.sunken};
  }
  @media (pointer: coarse) {
    flex: 1 1 44px;
    max-width: 48px;
  }
`;

const Words = styled.button`
  flex: 1;
  min-width: 0;
  padding: 0;
  padding-inline-start: ${vars.space2};
  border: 0;
  background: transparent;
  color: ${vars.inkMuted};
  font: inherit;
  font-size: ${vars.text1};
  line-height: 1.25;
  text-align: start;
  overflow-wrap: anywhere;

  &:enabled {
    cursor: pointer;
  }
  @media (pointer: coarse) {
    flex-basis: 100%;
    padding-block-end: ${vars.space1};
  }
`;
