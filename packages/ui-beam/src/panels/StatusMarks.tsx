import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { useKitAtomValue, useKitStore, vars } from '@eecs/ui-kit';
import { type PanelText, usePanelText } from '../messages/panelMessages.ts';
import { openTabAtom } from '../state/inputTabs.ts';
import type { SectionMark } from '../state/sectionStatuses.ts';
import { sectionStatusesAtom } from '../state/sectionStatusesAtom.ts';
import { tables } from '../state/tables.ts';

const MARKS = {
  accepted: { Icon: TriangleAlert, color: vars.warning },
  failed: { Icon: X, color: vars.error },
  undefined: { Icon: Circle, color: vars.inkMuted },
} as const;

/** The mark that comes first in the one line there is room for. */
const ORDER = ['failed', 'accepted', 'undefined'] as const;

/**
 * Shows the missing parts of a case: a mark for each of its sections that is not complete, the first one in words; a
 * click opens the
 * panel where that is. Of what is complete it says so much and no more.
 */
export function StatusMarks() {
  const t = usePanelText();
  const store = useKitStore();
  const statuses = useKitAtomValue(sectionStatusesAtom);
  const open = ({ tab, row }: SectionMark): void => {
    store.set(openTabAtom, tab);
    if (tab !== 'case' && row !== undefined) store.set(tables[tab].currentAtom, row);
  };
  const worst = ORDER.flatMap((status) => statuses.filter((one) => one.status === status))[0];
  if (worst === undefined) {
    return (
      <Line>
        <Check size={14} color={vars.success} strokeWidth={2.25} aria-hidden="true" />
        {t('status.allFulfilled')}
      </Line>
    );
  }
  return (
    <Line role="group" aria-label={t('status.label')}>
      {statuses.map((one) => {
        if (one.status === 'fulfilled') return null;
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
      <Words type="button" tabIndex={-1} aria-hidden="true" onClick={() => open(worst)}>
        {describeStatus(worst, t)}
      </Words>
    </Line>
  );
}

/** Writes a status: of what it is, and why it is not fulfilled. */
function describeStatus({ section, status, reason, label = '' }: SectionMark, t: PanelText): string {
  const name = t(`status.${section}`);
  return t('status.of', { section: name, status: t(`status.${reason ?? status}`, { label }) });
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space1};
  min-width: 0;
`;

const Mark = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${vars.radius};
  background: transparent;
  cursor: pointer;

  &:hover {
    background: ${vars.sunken};
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

const Words = styled.button`
  min-width: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-size: ${vars.text1};
  line-height: 1.25;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
`;
