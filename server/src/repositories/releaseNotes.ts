import type { Knex } from 'knex';
import type { Locale } from '../messages/locale.ts';

export interface ReleaseNote {
  readonly id: number;
  readonly event_date: string;
  readonly icon: string;
  readonly data: string;
}

export interface ReleaseNoteQuery {
  /** Id of a note; 0 for all. */
  readonly id: number;
  readonly locale: Locale;
}

const MAX_NOTES = 200;

/** Reads release notes in a language, newest first; a note that is not translated comes in en-US. */
export async function listReleaseNotes(db: Knex, { id, locale }: ReleaseNoteQuery): Promise<ReleaseNote[]> {
  const query = db('release_notes as note')
    .leftJoin('release_note_texts as own', (join) => {
      join.on('own.note_id', 'note.id').andOnVal('own.locale', locale);
    })
    .leftJoin('release_note_texts as english', (join) => {
      join.on('english.note_id', 'note.id').andOnVal('english.locale', 'en-US');
    })
    .select<ReleaseNote[]>(
      'note.id',
      'note.icon',
      db.raw(`to_char(note.event_date, 'YYYY-MM-DD') as event_date`),
      db.raw(`coalesce(own.data, english.data, '') as data`),
    )
    .orderBy([
      { column: 'note.event_date', order: 'desc' },
      { column: 'note.id', order: 'desc' },
    ])
    .limit(MAX_NOTES);
  return id === 0 ? query : query.where('note.id', id);
}
