import type { Knex } from 'knex';
import type { OneByOne } from '../flow/oneByOne.ts';
import type { DocumentHasher } from './documentHasher.ts';
import type { ListRoom } from './listRoom.ts';

/** The services that saved tasks use. */
export interface TasksContext {
  readonly db: Knex;
  /** UTC, ms. */
  readonly clock: () => number;
  readonly documentHasher: DocumentHasher;
  readonly listRoom: ListRoom;
  /** Makes the saves of one user wait for each other before they use the database. */
  readonly saves: OneByOne;
  /** Whether the size limits of documents apply. */
  readonly hasLimits: boolean;
  /** Whether plans decide how much a user may store. */
  readonly hasGating: boolean;
}
