import { Type, type Static } from '@fastify/type-provider-typebox';
import { LOCALES } from '../messages/locale.ts';
import { LABELS } from '../plans/label.ts';
import { oneOf } from './oneOf.ts';
import { usd } from './units.ts';

/** An optional body without fields. */
export const ProductsBody = Type.Object(
  {
    locale: Type.Optional(
      Type.String({ maxLength: 64, description: 'Not read: texts come in every language' }),
    ),
  },
  { additionalProperties: false },
);

const product = {
  id: Type.Integer(),
  branch: Type.String({ description: 'msb, truss; for root also branches in development' }),
  branch_id: Type.Integer(),
  bundle: Type.String({ description: 'free, standard or professional' }),
  bundle_id: Type.Integer({ description: '1 free, 2 standard, 3 professional' }),
  p1: usd('Charged for 1 month'),
  p6: usd('Charged for 6 months'),
  p12: usd('Charged for 12 months'),
  c1: usd('Price per month when 1 month is paid'),
  c6: usd('Price per month when 6 months are paid'),
  c12: usd('Price per month when 12 months are paid'),
};

export const Product = Type.Object(product, { title: 'Product', description: 'A bundle of a branch' });

export type Product = Static<typeof Product>;

/** The products for sale, for a logged-in user. */
export const LabelledProduct = Type.Object(
  {
    ...product,
    label: oneOf(LABELS, {
      title: 'Label',
      description: 'The kind of purchase it would be; - if it cannot be chosen',
    }),
  },
  { title: 'LabelledProduct', description: 'A bundle of a branch, with the kind of purchase it would be' },
);

export type LabelledProduct = Static<typeof LabelledProduct>;

export const ProductsReply = Type.Object(
  { products: Type.Array(Product) },
  { description: 'Branch by branch, smallest bundle first' },
);

export const FeaturesReply = Type.Object(
  {
    translations: Type.Array(
      Type.Object({
        id: Type.Integer(),
        activity_id: Type.Integer(),
        locale: oneOf(LOCALES),
        translation: Type.String(),
        description: Type.String(),
      }),
    ),
    features: Type.Array(
      Type.Object({
        id: Type.Integer({ description: 'Number of the product to which the feature belongs' }),
        activity_id: Type.Integer(),
        activity: Type.String({ description: 'Its name in en-US' }),
        key: Type.String({ description: 'Key of the feature, such as msb.mohr' }),
      }),
    ),
  },
  { description: 'Features by product, with their names in every language' },
);
