import { IMPORT_LIMITS } from '@eecs/solver-core/rules';
import { Type, type Static } from '@fastify/type-provider-typebox';
import { LOCALES } from '../messages/locale.ts';
import { FEATURE_KEYS, MISSING_FEATURES } from '../plans/features.ts';
import { PARTITIONS } from '../words/library.ts';
import { MAX_ID } from '../words/maxId.ts';
import { oneOf } from './oneOf.ts';
import { openObject } from './openObject.ts';
import { orNull } from './orNull.ts';

const PartitionName = oneOf(PARTITIONS, {
  description: 'Of the two libraries: materials, or cross-sections',
});

export const PartitionParams = Type.Object({ partition: PartitionName }, { additionalProperties: false });

export const StorageParams = Type.Object(
  {
    locale: oneOf(LOCALES, { description: 'In which the groups are named' }),
    partition: PartitionName,
  },
  { additionalProperties: false },
);

export const StoredRowParams = Type.Object(
  {
    partition: PartitionName,
    id: Type.String({ pattern: '^[0-9]{1,9}$', description: 'Number of the row' }),
  },
  { additionalProperties: false },
);

const groupName = Type.String({
  minLength: 1,
  maxLength: 80,
  description: 'Of a known group in any language, or a name of one’s own',
});
const Item = openObject(
  'A material or a cross-section, as in a load case: E·nu, where nu is stated, and the area above zero. A nu above 0.5 is accepted, and gives no equivalent stresses',
);
const US = 'The same in US units, where it is not a mere conversion';
const ItemUs = Type.Optional(orNull(Item, US));
const owner = Type.Optional(
  orNull(Type.Integer(), 'Read of root alone, whose null is a community row; other rows are the caller’s'),
);

/** The stored fields of a material or a section. */
export const NewStorageRow = Type.Object(
  { user_id: owner, group: groupName, subgroup: groupName, json_data: Item, json_data_us: ItemUs },
  { additionalProperties: false },
);

export const ChangedStorageRow = Type.Object(
  {
    id: Type.Optional(
      Type.Integer({
        maximum: MAX_ID,
        description: 'Of the row to change; a new one where it is not above 0',
      }),
    ),
    ...NewStorageRow.properties,
    version: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_ID, description: 'That was read' })),
  },
  { additionalProperties: false },
);

export type ChangedStorageRow = Static<typeof ChangedStorageRow>;

/** POST /data/storage/add/{partition} */
export const AddStorageRequest = Type.Object({ row: NewStorageRow }, { additionalProperties: false });

/** POST /data/storage/{locale}/{partition} */
export const SaveStorageRequest = Type.Object(
  {
    data: Type.Union([
      ChangedStorageRow,
      Type.Array(ChangedStorageRow, { minItems: 1, maxItems: IMPORT_LIMITS.perBatch }),
    ]),
  },
  { additionalProperties: false },
);

const StorageRow = Type.Object(
  {
    id: Type.Integer(),
    user_id: orNull(Type.Integer(), 'Null of community data'),
    group: Type.String(),
    subgroup: Type.String(),
    json_data: Item,
    json_data_us: orNull(Item, US),
    version: Type.Integer({ description: 'To be sent with the next change' }),
  },
  { additionalProperties: false, title: 'StorageRow' },
);

const NotInPlan = Type.Object(
  {
    affected: Type.Literal(0),
    errno: Type.Literal(MISSING_FEATURES.errno),
    error: Type.Literal(MISSING_FEATURES.error),
    message: Type.String(),
    features: Type.Array(oneOf(FEATURE_KEYS), { description: 'Keys of what the plan does not have' }),
    requestId: Type.String(),
  },
  { additionalProperties: false, title: 'NotInPlan', description: 'The plan has no library of one’s own' },
);

export const AddStorageReply = Type.Union(
  [
    Type.Object(
      { affected: Type.Literal(1), id: Type.Integer(), row: StorageRow },
      { additionalProperties: false },
    ),
    NotInPlan,
  ],
  { description: 'The row as it was stored, or that the plan has no library' },
);

export const SaveStorageReply = Type.Union(
  [
    Type.Object(
      { affected: Type.Integer({ minimum: 1 }), rows: Type.Array(StorageRow) },
      { additionalProperties: false },
    ),
    NotInPlan,
  ],
  { description: 'The rows as they were stored, or that the plan has no library' },
);

export const DeleteStorageReply = Type.Object(
  { affected: Type.Literal(1) },
  { additionalProperties: false, description: 'The row is gone' },
);

/** GET /data/storage/{locale}/{partition} */
export const StorageRows = Type.Object(
  { rows: Type.Array(StorageRow, { maxItems: 2000 }) },
  { additionalProperties: false, description: 'One’s own rows, then those of everybody' },
);

const Groups = Type.Array(
  Type.Object(
    { group: Type.String(), subgroup: Type.String(), count: Type.Integer({ description: 'Rows in it' }) },
    { additionalProperties: false },
  ),
);

/** GET /data/storage/groups */
export const StorageGroups = Type.Object(
  { material: Groups, section: Groups },
  { additionalProperties: false, description: 'Groups of both libraries, with how many rows each has' },
);
