import { setCaseOption } from '../editing/setCaseOption.ts';
import type { PanelText } from '../messages/panelMessages.ts';
import { rowCountsAtom } from '../state/derivedAtoms.ts';
import { isGridOpenAtom } from '../state/gridShown.ts';
import { INPUT_TABS, type InputTab, openTabAtom } from '../state/inputTabs.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { focusField } from '@eecs/ui-kit/editor';
import type { CommandSources, PlainCommand } from './listCommands.ts';

/** Fields a person looks for by name: the tab each is in and its label there. */
const FIELDS = [
  ['title', 'case', 'case.title'],
  ['description', 'case', 'case.description'],
  ['length', 'case', 'case.length'],
  ['increment', 'case', 'case.increment'],
  ['release', 'supports', 'supports.release'],
  ['stiffness', 'supports', 'supports.stiffness'],
  ['settlement', 'supports', 'supports.settlement'],
  ['loadColor', 'loads', 'loadColor.label'],
  ['sectionMaterial', 'sections', 'sections.material'],
  ['sectionShape', 'sections', 'sections.crossSection'],
  ['rotation', 'sections', 'sections.alpha'],
  ['split', 'sections', 'sections.splitAt'],
  ['modulus', 'materials', 'materials.E'],
  ['density', 'materials', 'materials.rho'],
  ['shape', 'crossSections', 'crossSections.shape'],
  ['setAngle', 'sets', 'sets.angle'],
  ['combined', 'sets', 'sets.combined'],
  ['setColor', 'sets', 'sets.color'],
] as const satisfies readonly (readonly [string, InputTab, Parameters<PanelText>[0]])[];

/** The fields of the popover on the board. */
const GRID_FIELDS = ['gridStep', 'gridMinors'] as const;

/** Lists the tabs of the panel, the fields in them, those of the grid and the options of the case. */
export function listPlaces(sources: CommandSources): PlainCommand[] {
  return [...listTabs(sources), ...listFields(sources), ...listGridFields(sources), ...listOptions(sources)];
}

function listTabs({ store, t, tBeam, frame }: CommandSources): PlainCommand[] {
  return INPUT_TABS.map((tab) => ({
    id: `tab-${tab}`,
    label: t('search.panel', { name: tBeam(`panels.${tab}`) }),
    keys: '',
    reason: null,
    run: () => {
      store.set(openTabAtom, tab);
      frame.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    },
  }));
}

function listFields({ store, t, tBeam, tPanel, frame }: CommandSources): PlainCommand[] {
  const counts = store.get(rowCountsAtom);
  return FIELDS.map(([id, tab, key]) => ({
    id,
    label: t('search.field', { tab: tBeam(`panels.${tab}`), name: tPanel(key) }),
    keys: '',
    reason: tab !== 'case' && counts[tab] === 0 ? t('reason.noRow') : null,
    run: () => {
      store.set(openTabAtom, tab);
      if (frame.current !== null) focusField(frame.current, tPanel(key));
    },
  }));
}

function listGridFields({ store, t, tPanel, frame }: CommandSources): PlainCommand[] {
  return GRID_FIELDS.map((id) => ({
    id,
    label: t('search.field', { tab: tPanel('case.grid'), name: tPanel(`case.${id}`) }),
    keys: '',
    reason: null,
    run: () => {
      store.set(isGridOpenAtom, true);
      if (frame.current !== null) focusField(frame.current, tPanel(`case.${id}`));
    },
  }));
}

function listOptions({ store, t, tBeam, tPanel }: CommandSources): PlainCommand[] {
  const document = store.get(documentAtom);
  const names = { selfWeight: tBeam('loads.selfWeight'), isAccurate: tPanel('case.isAccurate') };
  return (['selfWeight', 'isAccurate'] as const).map((option) => ({
    id: option,
    label: t(document[option] ? 'search.switchOff' : 'search.switchOn', { name: names[option] }),
    keys: '',
    reason: store.get(isReadOnlyAtom) ? t('reason.readOnly') : null,
    run: () => store.set(applyEditAtom, (current) => setCaseOption(current, option, !document[option])),
  }));
}
