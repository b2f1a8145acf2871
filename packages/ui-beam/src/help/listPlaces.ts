import { DEFAULTS } from '@eecs/solver-core';
import type { PanelText } from '../messages/panelMessages.ts';
import { rowCountsAtom } from '../state/tables.ts';
import { isGridOpenAtom } from '../state/look.ts';
import { INPUT_TABS, type InputTab, openTabAtom } from '../state/inputTabs.ts';
import { documentAtom, isReadOnlyAtom } from '../state/sessionAtoms.ts';
import { applyEditAtom } from '../state/sessionVerbs.ts';
import { type PlainCommand, type TableText, focusField } from '@eecs/ui-kit/editor';
import { setCaseOption, setSelfWeight } from '@eecs/ui-kit/editing';
import type { CommandSources } from './listCommands.ts';

/** A field that can be searched by name, and its tab. */
interface NamedField {
  readonly id: string;
  readonly tab: InputTab;
  /** Writes its label. */
  readonly write: (texts: Pick<CommandSources, 'tPanel' | 'tTable'>) => string;
}

const own = (id: string, tab: InputTab, key: Parameters<PanelText>[0]): NamedField => ({
  id,
  tab,
  write: ({ tPanel }) => tPanel(key),
});

/** A field that every editor has. */
const common = (id: string, tab: InputTab, key: Parameters<TableText>[0]): NamedField => ({
  id,
  tab,
  write: ({ tTable }) => tTable(key),
});

const FIELDS: readonly NamedField[] = [
  common('title', 'case', 'case.title'),
  common('description', 'case', 'case.description'),
  own('length', 'case', 'case.length'),
  common('increment', 'case', 'case.increment'),
  own('release', 'supports', 'supports.release'),
  own('stiffness', 'supports', 'supports.stiffness'),
  own('settlement', 'supports', 'supports.settlement'),
  own('loadColor', 'loads', 'loadColor.label'),
  own('sectionMaterial', 'sections', 'sections.material'),
  own('sectionShape', 'sections', 'sections.crossSection'),
  own('rotation', 'sections', 'sections.alpha'),
  own('split', 'sections', 'sections.splitAt'),
  common('modulus', 'materials', 'materials.E'),
  common('density', 'materials', 'materials.rho'),
  common('shape', 'crossSections', 'crossSections.shape'),
  common('setAngle', 'sets', 'sets.angle'),
  common('combined', 'sets', 'sets.combined'),
  common('setColor', 'sets', 'sets.color'),
];

/** The fields of the popover on the board. */
const GRID_FIELDS = ['gridStep', 'gridMinors'] as const;

/** Lists the tabs of the panel, the fields in them, those of the grid and the options of the case. */
export function listPlaces(sources: CommandSources): PlainCommand[] {
  return [...listTabs(sources), ...listFields(sources), ...listGridFields(sources), ...listOptions(sources)];
}

function listTabs({ store, tBeam, frame, tHelp }: CommandSources): PlainCommand[] {
  return INPUT_TABS.map((tab) => ({
    id: `tab-${tab}`,
    label: tHelp('search.panel', { name: tBeam(`panels.${tab}`) }),
    keys: '',
    reason: null,
    run: () => {
      store.set(openTabAtom, tab);
      frame.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    },
  }));
}

function listFields(sources: CommandSources): PlainCommand[] {
  const { store, tBeam, frame, tHelp } = sources;
  const counts = store.get(rowCountsAtom);
  return FIELDS.map(({ id, tab, write }) => ({
    id,
    label: tHelp('search.field', { tab: tBeam(`panels.${tab}`), name: write(sources) }),
    keys: '',
    reason: (counts as Partial<Record<InputTab, number>>)[tab] === 0 ? tHelp('reason.noRow') : null,
    run: () => {
      store.set(openTabAtom, tab);
      if (frame.current !== null) focusField(frame.current, write(sources));
    },
  }));
}

function listGridFields({ store, tPanel, frame, tHelp }: CommandSources): PlainCommand[] {
  return GRID_FIELDS.map((id) => ({
    id,
    label: tHelp('search.field', { tab: tPanel('case.grid'), name: tPanel(`case.${id}`) }),
    keys: '',
    reason: null,
    run: () => {
      store.set(isGridOpenAtom, true);
      if (frame.current !== null) focusField(frame.current, tPanel(`case.${id}`));
    },
  }));
}

function listOptions({ store, t, tPanel, tTable, tHelp }: CommandSources): PlainCommand[] {
  const document = store.get(documentAtom);
  const names = {
    selfWeight: tPanel('loads.selfWeightActs'),
    isAccurate: tTable('case.isAccurate', { digits: DEFAULTS.accurateDigits }),
  };
  return (['selfWeight', 'isAccurate'] as const).map((option) => ({
    id: option,
    label: tHelp(document[option] ? 'search.switchOff' : 'search.switchOn', { name: names[option] }),
    keys: '',
    reason: store.get(isReadOnlyAtom) ? t('reason.readOnly') : null,
    run: () =>
      store.set(applyEditAtom, (current) =>
        option === 'selfWeight'
          ? setSelfWeight(current, !document.selfWeight)
          : setCaseOption(current, option, !document[option]),
      ),
  }));
}
