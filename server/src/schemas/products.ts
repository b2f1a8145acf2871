import { Type } from '@fastify/type-provider-typebox';

/** Calls that ask for nothing in particular. */
export const ProductsBody = Type.Object(
  { locale: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false },
);

const usd = (description: string) => Type.Number({ description: `${description}, USD` });

const product = {
  id: Type.Integer(),
  branch: Type.String(),
  branch_id: Type.Integer(),
  bundle: Type.String(),
  bundle_id: Type.Integer({ description: '1 free, 2 standard, 3 professional' }),
  p1: usd('Charged for 1 month'),
  p6: usd('Charged for 6 months'),
  p12: usd('Charged for 12 months'),
  c1: usd('By the month, when 1 is paid'),
  c6: usd('By the month, when 6 are paid'),
  c12: usd('By the month, when 12 are paid'),
};

export const Product = Type.Object(product, { description: 'A bundle of a branch' });

/** What is sold, to one who is logged in. */
export const LabelledProduct = Type.Object({
  ...product,
  label: Type.String({
    description: 'What taking it would be: subscribe, renew, switch, or - for not at all',
  }),
});

export const ProductsReply = Type.Object({ products: Type.Array(Product) });

export const FeaturesReply = Type.Object({
  translations: Type.Array(
    Type.Object({
      id: Type.Integer(),
      activity_id: Type.Integer(),
      locale: Type.String({ description: 'en-US, ru or uk' }),
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
});
