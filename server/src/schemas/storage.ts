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
  description: 'One of the two libraries: materials, or cross-sections',
});

export const PartitionParams = Type.Object({ partition: PartitionName }, { additionalProperties: false });

export const StorageParams = Type.Object(
  {
    locale: oneOf(LOCALES, { description: 'The language of the names of groups' }),
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
  description: 'The name of a known group in any language, or any other name',
});
const Item = openObject(
  'A material or a cross-section, as in a load case: E·nu, where nu is stated, and the area above zero. A nu above 0.5 is accepted, and gives no equivalent stresses',
);
const US = 'The same item in US units, if it differs from a conversion';
const ItemUs = Type.Optional(orNull(Item, US));
const owner = Type.Optional(
  orNull(
    Type.Integer(),
    'Used only for root, for whom null means a community row; rows of other callers are their own',
  ),
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
        description: 'Number of the row to change; 0 or below adds a row',
      }),
    ),
    ...NewStorageRow.properties,
    version: Type.Optional(
      Type.Integer({ minimum: 0, maximum: MAX_ID, description: 'The version that was read' }),
    ),
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
    user_id: orNull(Type.Integer(), 'Null for community data'),
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
    features: Type.Array(oneOf(FEATURE_KEYS), {
      description: 'Keys of the features that the plan does not include',
    }),
    requestId: Type.String(),
  },
  { additionalProperties: false, title: 'NotInPlan', description: 'The plan does not include a library' },
);

export const AddStorageReply = Type.Union(
  [
    Type.Object(
      { affected: Type.Literal(1), id: Type.Integer(), row: StorageRow },
      { additionalProperties: false },
    ),
    NotInPlan,
  ],
  { description: 'The stored row, or the refusal of a plan without a library' },
);

export const SaveStorageReply = Type.Union(
  [
    Type.Object(
      { affected: Type.Integer({ minimum: 1 }), rows: Type.Array(StorageRow) },
      { additionalProperties: false },
    ),
    NotInPlan,
  ],
  { description: 'The stored rows, or the refusal of a plan without a library' },
);

export const DeleteStorageReply = Type.Object(
  { affected: Type.Literal(1) },
  { additionalProperties: false, description: 'The row was removed' },
);

/** GET /data/storage/{locale}/{partition} */
export const StorageRows = Type.Object(
  { rows: Type.Array(StorageRow, { maxItems: 2000 }) },
  { additionalProperties: false, description: 'The user’s own rows, then the shared ones' },
);

const Groups = Type.Array(
  Type.Object(
    {
      group: Type.String(),
      subgroup: Type.String(),
      count: Type.Integer({ description: 'Number of rows in the group' }),
    },
    { additionalProperties: false },
  ),
);

/** GET /data/storage/groups */
export const StorageGroups = Type.Object(
  { material: Groups, section: Groups },
  { additionalProperties: false, description: 'Groups of both libraries, with the number of their rows' },
);
