import { createStore } from 'jotai/vanilla';
import { type Locale, loadMessages } from '@eecs/ui-kit';
import {
  createHistory,
  editorMessages,
  filterCommands,
  helpMessages,
  type NamedCommand,
  tableMessages,
} from '@eecs/ui-kit/editor';
import { describe, expect, test } from 'vitest';
import { beamExamples } from '../examples/beamExamples.ts';
import enUS from '../messages/en-US.json' with { type: 'json' };
import panel from '../messages/panel.en-US.json' with { type: 'json' };
import { ru } from '../messages/ru.ts';
import tools from '../messages/tools.en-US.json' with { type: 'json' };
import { uk } from '../messages/uk.ts';
import { historyAtom } from '../state/sessionAtoms.ts';
import { listCommands } from './listCommands.ts';
import helpEnUS from './messages/en-US.json' with { type: 'json' };
import helpRu from './messages/ru.json' with { type: 'json' };
import helpUk from './messages/uk.json' with { type: 'json' };

const CATALOGUES = {
  'en-US': { beam: enUS, panel, tools, help: helpEnUS },
  ru: { beam: ru.editor, panel: ru.panel, tools: ru.tools, help: helpRu },
  uk: { beam: uk.editor, panel: uk.panel, tools: uk.tools, help: helpUk },
};

/** The texts that every editor has. */
async function load(locale: Locale) {
  const [table, help, editor] = await Promise.all(
    [tableMessages, helpMessages, editorMessages].map((texts) => loadMessages(texts, locale)),
  );
  return { table: table?.messages ?? {}, help: help?.messages ?? {}, editor: editor?.messages ?? {} };
}

const SHARED = { 'en-US': await load('en-US'), ru: await load('ru'), uk: await load('uk') };

/** Commands that a host adds, with names whose synonyms are known. */
const ADDED = [
  'export',
  'import',
  'share',
  'svg',
  'png',
  'new',
  'unitsSi',
  'unitsUs',
  'settings',
  'examples',
];

/** Typed texts, and the expected command, which must be among the first results. */
const WANTED: Readonly<Record<keyof typeof CATALOGUES, string>> = {
  'en-US': `
    hinge:kind-hinge fixed:kind-cantilever pinned:kind-fixed clamp:kind-cantilever
    encastre:kind-cantilever cantilever:kind-cantilever roller:kind-simple spring:kind-spring
    elastic:kind-spring bearing:support reaction:support export:host-export save:host-export
    download:host-export png:host-png svg:host-svg picture:host-png image:host-png screenshot:host-png
    json:host-export import:host-import upload:host-import share:host-share link:host-share
    url:host-share units:host-unitsSi feet:host-unitsUs kips:host-unitsUs metric:host-unitsSi
    imperial:host-unitsUs SI:host-unitsSi theme:host-settings dark:host-settings language:host-settings
    digits:host-settings grid:gridStep snap:gridStep self:selfWeight weight:selfWeight
    gravity:selfWeight settlement:settlement sinking:settlement section:tab-sections
    profile:tab-crossSections ipe:tab-crossSections catalogue:tab-crossSections material:tab-materials
    steel:tab-materials concrete:tab-materials timber:tab-materials young:modulus elasticity:modulus
    density:density undo:undo redo:redo copy:duplicate delete:remove erase:remove solve:solve
    calculate:solve moment:diagram-M bending:diagram-M shear:diagram-Q deflection:diagram-deflection
    axial:diagram-N slope:diagram-slope stress:diagram-stressTop force:ShearLoad uniform:DistributedLoad
    udl:DistributedLoad triangular:DistributedLoad mass:DistributedMass torque:BendingMoment
    couple:BendingMoment zoom:zoomIn fit:fit shortcuts:help keys:help title:title rename:title
    length:length span:length combination:combined envelope:tab-sets colour:loadColor color:setColor
    factors:combined accurate:isAccurate rounding:isAccurate split:split sound:hear
    examples:host-examples gallery:host-examples new:host-new hinhe:kind-hinge
    deflecton:diagram-deflection materail:tab-materials
  `,
  ru: `
    шарнир:kind-hinge шарнирная:kind-fixed заделка:kind-cantilever защемление:kind-cantilever
    консоль:kind-cantilever жёсткая:kind-cantilever жесткая:kind-cantilever каток:kind-simple
    подвижная:kind-simple пружина:kind-spring упругая:kind-spring опора:support закрепление:support
    экспорт:host-export сохранить:host-export скачать:host-export файл:host-export png:host-png
    svg:host-svg рисунок:host-png картинка:host-png json:host-export импорт:host-import
    загрузить:host-import поделиться:host-share ссылка:host-share отправить:host-share
    единицы:host-unitsSi футы:host-unitsUs дюймы:host-unitsUs метры:host-unitsSi СИ:host-unitsSi
    тема:host-settings тёмная:host-settings язык:host-settings настройки:host-settings сетка:gridStep
    привязка:gridStep вес:selfWeight собственный:selfWeight осадка:settlement просадка:settlement
    участок:tab-sections сечение:tab-crossSections профиль:tab-crossSections двутавр:tab-crossSections
    швеллер:tab-crossSections сортамент:tab-crossSections материал:tab-materials сталь:tab-materials
    бетон:tab-materials дерево:tab-materials упругости:modulus юнга:modulus плотность:density
    отменить:undo назад:undo повторить:redo вернуть:redo копировать:duplicate удалить:remove
    стереть:remove решить:solve рассчитать:solve момент:diagram-M изгибающий:diagram-M
    поперечная:diagram-Q прогиб:diagram-deflection продольная:diagram-N поворот:diagram-slope
    напряжение:diagram-stressTop сила:ShearLoad равномерная:DistributedLoad
    распределённая:DistributedLoad масса:DistributedMass пара:BendingMoment увеличить:zoomIn
    масштаб:zoomIn вписать:fit клавиши:help справка:help название:title переименовать:title длина:length
    пролёт:length сочетание:combined огибающая:tab-sets цвет:setColor округление:isAccurate
    разрезать:split звук:hear примеры:host-examples галерея:host-examples новая:host-new
    шарниром:kind-hinge материалы:tab-materials прогби:diagram-deflection
  `,
  uk: `
    шарнір:kind-hinge шарнірна:kind-fixed защемлення:kind-cantilever консоль:kind-cantilever
    жорстке:kind-cantilever каток:kind-simple рухома:kind-simple пружина:kind-spring пружна:kind-spring
    опора:support закріплення:support експорт:host-export зберегти:host-export завантажити:host-import
    файл:host-export png:host-png svg:host-svg рисунок:host-png зображення:host-png json:host-export
    імпорт:host-import поділитися:host-share посилання:host-share надіслати:host-share
    одиниці:host-unitsSi фути:host-unitsUs дюйми:host-unitsUs метри:host-unitsSi СІ:host-unitsSi
    тема:host-settings темна:host-settings мова:host-settings налаштування:host-settings сітка:gridStep
    прив'язка:gridStep вага:selfWeight власна:selfWeight осідання:settlement просідання:settlement
    ділянка:tab-sections переріз:tab-crossSections профіль:tab-crossSections двотавр:tab-crossSections
    швелер:tab-crossSections сортамент:tab-crossSections матеріал:tab-materials сталь:tab-materials
    бетон:tab-materials деревина:tab-materials пружності:modulus юнга:modulus густина:density
    скасувати:undo назад:undo повторити:redo повернути:redo копіювати:duplicate видалити:remove
    стерти:remove розв’язати:solve розрахувати:solve момент:diagram-M згинальний:diagram-M
    поперечна:diagram-Q прогин:diagram-deflection поздовжня:diagram-N поворот:diagram-slope
    напруження:diagram-stressTop сила:ShearLoad рівномірне:DistributedLoad розподілене:DistributedLoad
    маса:DistributedMass пара:BendingMoment збільшити:zoomIn масштаб:zoomIn вписати:fit клавіші:help
    довідка:help назва:title перейменувати:title довжина:length проліт:length сполучення:combined
    обвідна:tab-sets колір:setColor округлення:isAccurate розрізати:split звук:hear
    приклади:host-examples галерея:host-examples нова:host-new шарніром:kind-hinge
    матеріали:tab-materials
  `,
};

const FIRST = 7;

function listIn(locale: keyof typeof CATALOGUES): readonly NamedCommand[] {
  const { beam, panel: tables, tools: own, help } = CATALOGUES[locale];
  const store = createStore();
  store.set(historyAtom, createHistory(beamExamples.hingedSpans));
  return listCommands({
    store,
    t: (key, values) => write(help, key, values),
    tBeam: (key, values) => write(beam, key, values),
    tPanel: (key, values) => write(tables, key, values),
    tTable: (key, values) => write(SHARED[locale].table, key, values),
    tHelp: (key, values) => write(SHARED[locale].help, key, values),
    tEditor: (key, values) => write(SHARED[locale].editor, key, values),
    tTool: (key, values) => write(own, key, values),
    frame: { current: null },
    describeHindrance: ({ code }) => code,
    removeSelected: () => Promise.resolve(),
    added: ADDED.map((name) => ({ name, label: '', run: () => undefined })),
  });
}

function write(catalogue: object, key: string, values: object = {}): string {
  const found = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], catalogue);
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    String(found),
  );
}

describe.each(Object.keys(CATALOGUES) as (keyof typeof CATALOGUES)[])('the search in %s', (locale) => {
  const pairs = WANTED[locale]
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]);
  const commands = listIn(locale);

  test('finds what is meant by the words people have for it', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(60);
    const missed = pairs.flatMap(([word, id]) => {
      const first = filterCommands(commands, word)
        .slice(0, FIRST)
        .map((command) => command.id);
      return first.includes(id) ? [] : [`${word}: ${id} is not among ${first.join(', ')}`];
    });
    expect(missed).toEqual([]);
  });

  test('knows other words of every command, and every word of the list belongs to one', () => {
    expect(commands.filter(({ words }) => words.trim() === '').map(({ id }) => id)).toEqual([]);
    const known = new Set(commands.map(({ id }) => id));
    // If there are several sets, each has a command.
    const stray = Object.keys(CATALOGUES[locale].help.words).filter((id) => !known.has(id));
    expect(stray).toEqual(['set', 'allSets'].filter((id) => !known.has(id)));
  });

  test('finds nothing by what is no word', () => {
    expect(filterCommands(commands, 'qqxxzz')).toEqual([]);
    expect(filterCommands(commands, '')).toHaveLength(commands.length);
  });
});
