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
  branch: Type.String({ description: 'msb, truss; to root also what is in development' }),
  branch_id: Type.Integer(),
  bundle: Type.String({ description: 'free, standard or professional' }),
  bundle_id: Type.Integer({ description: '1 free, 2 standard, 3 professional' }),
  p1: usd('Charged for 1 month'),
  p6: usd('Charged for 6 months'),
  p12: usd('Charged for 12 months'),
  c1: usd('By the month, when 1 is paid'),
  c6: usd('By the month, when 6 are paid'),
  c12: usd('By the month, when 12 are paid'),
};

export const Product = Type.Object(product, { title: 'Product', description: 'A bundle of a branch' });

export type Product = Static<typeof Product>;

/** The products for sale, for a logged-in user. */
export const LabelledProduct = Type.Object(
  {
    ...product,
    label: oneOf(LABELS, {
      title: 'Label',
      description: 'What choosing it would mean; - if it cannot be chosen',
    }),
  },
  { title: 'LabelledProduct', description: 'A bundle of a branch, and what taking it would be' },
);

export type LabelledProduct = Static<typeof LabelledProduct>;

export const ProductsReply = Type.Object(
  { products: Type.Array(Product) },
  { description: 'Branch by branch, the least bundle first' },
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
        id: Type.Integer({ description: 'Of the product it belongs to' }),
        activity_id: Type.Integer(),
        activity: Type.String({ description: 'Its name in en-US' }),
        key: Type.String({ description: 'By which it is asked for, as msb.mohr' }),
      }),
    ),
  },
  { description: 'Features by product, and what each is called in every language' },
);
