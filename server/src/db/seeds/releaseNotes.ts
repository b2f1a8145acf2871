import type { Knex } from 'knex';
import { LOCALES, type Locale } from '../../locale.ts';

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
];

/** Inserts the shipped notes that are missing; a note an operator has changed stays as it is. */
export async function seedReleaseNotes(db: Knex): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const { data, ...note } of NOTES) {
      await transaction('release_notes').insert(note).onConflict('id').ignore();
      const texts = LOCALES.map((locale) => ({ note_id: note.id, locale, data: data[locale] }));
      await transaction('release_note_texts').insert(texts).onConflict(['note_id', 'locale']).ignore();
    }
  });
}
