import type { Knex } from 'knex';
import { LOCALES, type Locale } from '../../messages/locale.ts';

interface SeedNote {
  readonly id: number;
  readonly event_date: string;
  readonly icon: string;
  readonly data: Readonly<Record<Locale, string>>;
}

/** The notes shipped with this version. */
const NOTES: readonly SeedNote[] = [
  {
    id: 1,
    event_date: '2026-11-20',
    icon: 'rocket',
    data: {
      'en-US':
        '**First version.** Multi-span beams with fixed supports, pins, rollers and internal hinges are solved exactly: N, Q, M and deflection diagrams with their extremes, and reactions.',
      ru: '**Первая версия.** Точный расчёт многопролётных балок с заделками, шарнирными опорами и внутренними шарнирами: эпюры N, Q, M и прогибов с экстремумами, опорные реакции.',
      uk: '**Перша версія.** Точний розрахунок багатопрогонових балок із защемленнями, шарнірними опорами та внутрішніми шарнірами: епюри N, Q, M і прогинів з екстремумами, опорні реакції.',
    },
  },
  {
    id: 2,
    event_date: '2026-11-21',
    icon: 'pencil',
    data: {
      'en-US':
        '**Drawing beams.** Supports and loads are placed and dragged in the drawing, and the diagrams follow. There are twelve verified examples, starters for new beams, files, and links that contain a whole beam; after a crash the beam and its result are restored.',
      ru: '**Рисование балок.** Опоры и нагрузки ставятся и передвигаются прямо на чертеже, эпюры сразу меняются. Есть двенадцать проверенных примеров, заготовки новых балок, сохранение в файл и открытие из файла, ссылки, содержащие всю балку; после сбоя балка и результат восстанавливаются.',
      uk: '**Малювання балок.** Опори й навантаження ставляться та пересуваються просто на кресленні, епюри одразу змінюються. Є дванадцять перевірених прикладів, заготовки нових балок, збереження у файл і відкриття з файлу, посилання, що містять усю балку; після збою балка й результат відновлюються.',
    },
  },
  {
    id: 3,
    event_date: '2026-11-22',
    icon: 'account-multiple',
    data: {
      'en-US':
        '**Accounts, libraries, plans and trusses.** Tasks are saved in an account and opened on any device, materials and cross-sections are stored in your own library, and plans add further features. Plane and spatial trusses are solved, too: axial forces in the rods, reactions and displacements of the joints.',
      ru: '**Учётные записи, библиотеки, тарифы и фермы.** Задачи сохраняются в учётной записи и открываются на любом устройстве, материалы и сечения — в собственной библиотеке, а тарифы дают больше возможностей. Рассчитываются и фермы, плоские и пространственные: усилия в стержнях, опорные реакции и перемещения узлов.',
      uk: '**Облікові записи, бібліотеки, тарифи та ферми.** Задачі зберігаються в обліковому записі й відкриваються на будь-якому пристрої, матеріали та перерізи — у власній бібліотеці, а тарифи дають більше можливостей. Розраховуються й ферми, плоскі та просторові: зусилля в стержнях, опорні реакції та переміщення вузлів.',
    },
  },
  {
    id: 4,
    event_date: '2026-11-28',
    icon: 'wrench',
    data: {
      'en-US':
        '**Truss editor and reports.** Trusses are drawn in the plane and in space, and forces and deformed shape follow while you drag; tables, DXF drawings and Excel workbooks can be imported and exported. For beams there are stresses by five strength theories, influence lines, a hand calculation and a printable report. Shear areas of cross-sections are computed from the shear flow in all walls.',
      ru: '**Редактор ферм и отчёты.** Фермы рисуются на плоскости и в пространстве, усилия и деформированная форма сразу меняются; таблицы, чертежи DXF и книги Excel читаются и записываются. Для балок есть напряжения по пяти теориям прочности, линии влияния, ручной расчёт и отчёт для печати. Площади сдвига сечений вычисляются по потоку касательных сил во всех стенках.',
      uk: '**Редактор ферм і звіти.** Ферми малюються на площині та в просторі, зусилля й деформована форма одразу змінюються; таблиці, креслення DXF і книги Excel читаються та записуються. Для балок є напруження за п’ятьма теоріями міцності, лінії впливу, ручний розрахунок і звіт для друку. Площі зсуву перерізів обчислюються за потоком дотичних сил у всіх стінках.',
    },
  },
  {
    id: 5,
    event_date: '2026-11-29',
    icon: 'wrench',
    data: {
      'en-US':
        '**Plane frames, combinations, and the lightest section.** Frames are drawn or created from a starter and solved exactly: axial and shear forces, bending moments, reactions and displacements; an unstable frame shows how it moves. Case sets of beams are combined by EN 1990 or ASCE/SEI 7, beams are analysed under moving loads, and “Section sizing” finds the lightest section of a series.',
      ru: '**Плоские рамы, сочетания и самое лёгкое сечение.** Рамы рисуются или создаются из заготовки и рассчитываются точно: продольные и поперечные силы, изгибающие моменты, реакции и перемещения; изменяемая рама показывает, как она движется. Загружения балок сочетаются по EN 1990 или ASCE/SEI 7, балки рассчитываются на подвижные нагрузки, а «Подбор» находит самое лёгкое сечение сортамента.',
      uk: '**Плоскі рами, сполучення і найлегший переріз.** Рами малюються або створюються із заготовки й розраховуються точно: поздовжні та поперечні сили, згинальні моменти, реакції та переміщення; змінювана рама показує, як вона рухається. Завантаження балок сполучаються за EN 1990 або ASCE/SEI 7, балки розраховуються на рухомі навантаження, а «Добір» знаходить найлегший переріз сортаменту.',
    },
  },
];

/** Inserts the shipped notes that are missing; a note an operator has changed stays as it is. */
export async function seedReleaseNotes(db: Knex): Promise<void> {
  if (await isWhole(db)) return;
  await db.transaction(async (transaction) => {
    for (const { data, ...note } of NOTES) {
      await transaction('release_notes').insert(note).onConflict('id').ignore();
      // If an operator's own note has taken a number, that note keeps its texts.
      const isOurs = await transaction<SeedNote>('release_notes').where(note).first('id');
      if (isOurs === undefined) continue;
      const texts = LOCALES.map((locale) => ({ note_id: note.id, locale, data: data[locale] }));
      await transaction('release_note_texts').insert(texts).onConflict(['note_id', 'locale']).ignore();
    }
  });
}

/** Returns whether no note is missing, as at nearly every start. */
async function isWhole(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from release_notes join release_note_texts on note_id = id
     where id = any(?) and locale = any(?)`,
    [NOTES.map(({ id }) => id), [...LOCALES]],
  );
  return rows[0]?.count === NOTES.length * LOCALES.length;
}
