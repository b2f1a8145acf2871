import type { Locale } from '../src/i18n/locale.ts';

const english = {
  label: 'Title',
  value: 'Roof purlin B-2',
  hint: 'Up to 200 characters',
  empty: 'Not filled in',
  placeholder: 'Untitled',
  failed: 'Wrong',
  error: 'Only letters, digits and spaces',
  disabled: 'Disabled',
  readOnly: 'To read',
  on: 'Held down',
  long: 'Purlin of the roof over axes 2 to 3, second floor, with a hinge in the third of the span',
  pin: 'Pin',
  roller: 'Roller',
};

const russian: typeof english = {
  label: 'Название расчётной схемы с пояснением',
  value: 'Прогон покрытия Б-2 над актовым залом, оси 3–7',
  hint: 'Не более двухсот знаков; переносы строк становятся пробелами',
  empty: 'Ещё не заполнено',
  placeholder: 'Без названия',
  failed: 'Заполнено неверно',
  error: 'Допускаются только буквы, цифры, пробелы и знаки препинания',
  disabled: 'Недоступно',
  readOnly: 'Только для чтения',
  on: 'Нажата',
  long: 'Главная балка перекрытия над актовым залом, оси 3–7, вариант с шарнирами в третях пролёта',
  pin: 'Шарнирно-неподвижная опора',
  roller: 'Шарнирно-подвижная опора',
};

/** For stories: texts of fields; the Russian ones are the longest. */
export function getFieldWords(locale: Locale): typeof english {
  return locale === 'ru' ? russian : english;
}
