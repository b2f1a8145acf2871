import type { Locale } from '../../messages/locale.ts';
import type { FeatureKey } from '../../plans/features.ts';

/** A feature, with its name and description in each language. */
interface Activity {
  readonly key: FeatureKey;
  readonly texts: Readonly<Record<Locale, readonly [name: string, description: string]>>;
}

/** Numbered from 1 in this order, which must never change: the numbers are in existing databases. */
export const ACTIVITIES: readonly Activity[] = [
  {
    key: 'save.5',
    texts: {
      'en-US': ['5 saved tasks', 'Save up to 5 tasks in your account.'],
      ru: ['5 сохранённых задач', 'До 5 задач в вашей учётной записи.'],
      uk: ['5 збережених задач', 'До 5 задач у вашому обліковому записі.'],
    },
  },
  {
    key: 'save.500',
    texts: {
      'en-US': ['500 saved tasks', 'Save up to 500 tasks in your account.'],
      ru: ['500 сохранённых задач', 'До 500 задач в вашей учётной записи.'],
      uk: ['500 збережених задач', 'До 500 задач у вашому обліковому записі.'],
    },
  },
  {
    key: 'save.all',
    texts: {
      'en-US': ['Saved tasks without a limit', 'Save as many tasks as you like.'],
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
      'en-US': ['Timoshenko beam', 'Deflections including shear deformation.'],
      ru: ['Балка Тимошенко', 'Прогибы с учётом сдвига.'],
      uk: ['Балка Тимошенка', 'Прогини з урахуванням зсуву.'],
    },
  },
  {
    key: 'msb.influence',
    texts: {
      'en-US': [
        'Influence lines',
        'Influence lines of reactions, forces and deflections, and two axles in their worst position.',
      ],
      ru: [
        'Линии влияния',
        'Линии влияния реакций, усилий и прогибов; две оси в самом невыгодном положении.',
      ],
      uk: ['Лінії впливу', 'Лінії впливу реакцій, зусиль і прогинів; дві осі в найневигіднішому положенні.'],
    },
  },
  {
    key: 'msb.report',
    texts: {
      'en-US': ['Beam report', 'A calculation report for printing, as PDF and as a Word file.'],
      ru: ['Отчёт по балке', 'Расчётный отчёт для печати, в формате PDF и Word.'],
      uk: ['Звіт щодо балки', 'Розрахунковий звіт для друку, у форматі PDF та Word.'],
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
      'en-US': ['Spatial trusses', 'Trusses in space, within the size limits.'],
      ru: ['Пространственные фермы', 'Фермы в пространстве, в пределах допустимого размера.'],
      uk: ['Просторові ферми', 'Ферми в просторі, у межах допустимого розміру.'],
    },
  },
  {
    key: 'storage.user',
    texts: {
      'en-US': ['Own libraries', 'Store your own materials and sections.'],
      ru: ['Собственные библиотеки', 'Храните собственные материалы и сечения.'],
      uk: ['Власні бібліотеки', 'Зберігайте власні матеріали й перерізи.'],
    },
  },
  {
    key: 'truss.report',
    texts: {
      'en-US': ['Truss report', 'A calculation report for printing, as PDF and as a Word file.'],
      ru: ['Отчёт по ферме', 'Расчётный отчёт для печати, в формате PDF и Word.'],
      uk: ['Звіт щодо ферми', 'Розрахунковий звіт для друку, у форматі PDF та Word.'],
    },
  },
];
