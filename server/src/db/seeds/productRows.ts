import type { Locale } from '../../messages/locale.ts';

/** The branches of the product; those in development are for root alone. */
export const BRANCHES = [
  { id: 1, branch: 'msb', is_development: false },
  { id: 2, branch: 'truss', is_development: false },
  { id: 3, branch: 'arch', is_development: true },
  { id: 4, branch: 'frame', is_development: true },
  { id: 5, branch: 'pile', is_development: true },
];

export const BUNDLES = [
  { id: 1, bundle: 'free' },
  { id: 2, bundle: 'standard' },
  { id: 3, bundle: 'professional' },
];

/** A feature, named and described in each language. */
interface Activity {
  readonly key: string;
  readonly texts: Readonly<Record<Locale, readonly [name: string, description: string]>>;
}

/** Numbered from 1 in this order, which is never changed: their numbers are in people's databases. */
export const ACTIVITIES: readonly Activity[] = [
  {
    key: 'save.5',
    texts: {
      'en-US': ['5 saved tasks', 'Keep up to 5 tasks in your account.'],
      ru: ['5 сохранённых задач', 'До 5 задач в вашей учётной записи.'],
      uk: ['5 збережених задач', 'До 5 задач у вашому обліковому записі.'],
    },
  },
  {
    key: 'save.500',
    texts: {
      'en-US': ['500 saved tasks', 'Keep up to 500 tasks in your account.'],
      ru: ['500 сохранённых задач', 'До 500 задач в вашей учётной записи.'],
      uk: ['500 збережених задач', 'До 500 задач у вашому обліковому записі.'],
    },
  },
  {
    key: 'save.all',
    texts: {
      'en-US': ['Saved tasks without a limit', 'Keep as many tasks as you like.'],
      ru: ['Задачи без ограничения', 'Сохраняйте сколько угодно задач.'],
      uk: ['Задачі без обмеження', 'Зберігайте скільки завгодно задач.'],
    },
  },
  {
    key: 'export.png',
    texts: {
      'en-US': ['PNG export', 'Save diagrams and drawings as pictures.'],
      ru: ['Экспорт в PNG', 'Эпюры и чертежи сохраняются как изображения.'],
      uk: ['Експорт у PNG', 'Епюри та креслення зберігаються як зображення.'],
    },
  },
  {
    key: 'export.all',
    texts: {
      'en-US': ['Export in every format', 'PNG, SVG, CSV and more.'],
      ru: ['Экспорт во все форматы', 'PNG, SVG, CSV и другие.'],
      uk: ['Експорт у всі формати', 'PNG, SVG, CSV та інші.'],
    },
  },
  {
    key: 'msb.mohr',
    texts: {
      'en-US': ['Mohr’s integral', 'Displacements by the unit-load method, with every term.'],
      ru: ['Интеграл Мора', 'Перемещения методом единичных нагрузок, со всеми слагаемыми.'],
      uk: ['Інтеграл Мора', 'Переміщення методом одиничних навантажень, з усіма доданками.'],
    },
  },
  {
    key: 'msb.shear',
    texts: {
      'en-US': ['Timoshenko beam', 'Deflections with the part of shear.'],
      ru: ['Балка Тимошенко', 'Прогибы с учётом сдвига.'],
      uk: ['Балка Тимошенка', 'Прогини з урахуванням зсуву.'],
    },
  },
  {
    key: 'msb.influence',
    texts: {
      'en-US': ['Influence lines', 'Influence lines and moving loads.'],
      ru: ['Линии влияния', 'Линии влияния и подвижные нагрузки.'],
      uk: ['Лінії впливу', 'Лінії впливу та рухомі навантаження.'],
    },
  },
  {
    key: 'msb.report',
    texts: {
      'en-US': ['Beam report', 'A calculation report to print or keep.'],
      ru: ['Отчёт по балке', 'Расчётный отчёт для печати и архива.'],
      uk: ['Звіт щодо балки', 'Розрахунковий звіт для друку й архіву.'],
    },
  },
  {
    key: 'truss.plane',
    texts: {
      'en-US': ['Plane trusses', 'Forces, reactions and displacements of plane trusses.'],
      ru: ['Плоские фермы', 'Усилия, реакции и перемещения плоских ферм.'],
      uk: ['Плоскі ферми', 'Зусилля, реакції та переміщення плоских ферм.'],
    },
  },
  {
    key: 'truss.spatial',
    texts: {
      'en-US': ['Spatial trusses', 'Trusses in space, up to the limits of size.'],
      ru: ['Пространственные фермы', 'Фермы в пространстве, в пределах допустимого размера.'],
      uk: ['Просторові ферми', 'Ферми в просторі, у межах допустимого розміру.'],
    },
  },
  {
    key: 'storage.user',
    texts: {
      'en-US': ['Own libraries', 'Keep materials and sections of your own.'],
      ru: ['Собственные библиотеки', 'Свои материалы и сечения в библиотеке.'],
      uk: ['Власні бібліотеки', 'Власні матеріали й перерізи в бібліотеці.'],
    },
  },
];

/** Amounts in US cents: charged for 1, 6 and 12 months, and the same by the month. */
const PRICES = {
  1: { p1_cents: 0, p6_cents: 0, p12_cents: 0, c1_cents: 0, c6_cents: 0, c12_cents: 0 },
  2: { p1_cents: 2820, p6_cents: 15_228, p12_cents: 27_072, c1_cents: 2820, c6_cents: 2538, c12_cents: 2256 },
  3: { p1_cents: 4700, p6_cents: 25_380, p12_cents: 45_120, c1_cents: 4700, c6_cents: 4230, c12_cents: 3760 },
} as const;

const BUNDLE_ACTIVITIES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  msb: [
    ['save.5', 'export.png'],
    ['save.500', 'export.all', 'msb.mohr', 'msb.shear'],
    ['save.all', 'msb.influence', 'msb.report', 'storage.user'],
  ],
  truss: [
    ['save.5', 'export.png', 'truss.plane'],
    ['save.500', 'export.all', 'truss.spatial'],
    ['save.all', 'storage.user'],
  ],
};

/** Each branch in each bundle; a bundle holds what the ones below it hold. */
export const PRODUCTS = BRANCHES.flatMap(({ id: branch_id, branch }) =>
  BUNDLES.map(({ id: bundle_id }) => ({
    id: (branch_id - 1) * BUNDLES.length + bundle_id,
    branch_id,
    bundle_id,
    ...PRICES[bundle_id as 1 | 2 | 3],
    activities: (BUNDLE_ACTIVITIES[branch] ?? [['save.5']]).slice(0, bundle_id).flat(),
  })),
);
