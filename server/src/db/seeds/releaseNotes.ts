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
        '**First version.** Multi-span beams with clamps, pins, rollers and hinges are solved exactly: N, Q, M and deflection diagrams with their extremes, and reactions.',
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
        '**Beams drawn by hand.** Supports and loads are placed and dragged on the drawing while the diagrams follow. Twelve verified examples to begin with, a starter for new beams, files in and out, links that hold a whole beam, and a result that comes back after a crash.',
      ru: '**Балки рисуются от руки.** Опоры и нагрузки ставятся и передвигаются прямо на чертеже, эпюры меняются вслед. Двенадцать проверенных примеров для начала, заготовки новых балок, сохранение в файл и чтение из него, ссылки со всей балкой внутри; после сбоя возвращаются и балка, и результат.',
      uk: '**Балки малюються від руки.** Опори й навантаження ставляться та пересуваються просто на кресленні, епюри змінюються слідом. Дванадцять перевірених прикладів для початку, заготовки нових балок, збереження у файл і читання з нього, посилання з усією балкою всередині; після збою повертаються і балка, і результат.',
    },
  },
];

/** Inserts the shipped notes that are missing; a note an operator has changed stays as it is. */
export async function seedReleaseNotes(db: Knex): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const { data, ...note } of NOTES) {
      await transaction('release_notes').insert(note).onConflict('id').ignore();
      // A number that an operator's own note has taken keeps that note's texts.
      const isOurs = await transaction<SeedNote>('release_notes').where(note).first('id');
      if (isOurs === undefined) continue;
      const texts = LOCALES.map((locale) => ({ note_id: note.id, locale, data: data[locale] }));
      await transaction('release_note_texts').insert(texts).onConflict(['note_id', 'locale']).ignore();
    }
  });
}
