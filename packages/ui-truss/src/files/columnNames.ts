import type { ColumnNames } from './tableCells.ts';

/*
 * Words in headings, in lower case, in all languages of the editor and of common programs, because a table may come
 * from somebody with another language.
 */

/** Headings of the name of a joint. */
const JOINT = [
  ...['joint', 'node', 'point', 'узел', 'вузол', 'точка', 'knoten'],
  ...['nœud', 'noeud', 'nudo', 'nodo', 'węzeł'],
];
/** Headings of the name of a rod. */
const ROD = ['rod', 'bar', 'member', 'element', 'beam', 'стержень', 'элемент', 'стрижень', 'елемент', 'stab'];

/** Headings of a number. */
const NUMBER = ['no', 'no.', 'nr', 'nr.', 'id', '#', '№', 'number', 'номер', 'name', 'label'];

/** Combines words with others before and after them: `node 1`, `1 node`, `node1`. */
function pair(words: readonly string[], others: readonly string[]): string[] {
  return words.flatMap((word) =>
    others.flatMap((other) => [
      ...[`${word} ${other}`, `${other} ${word}`, `${word}${other}`, `${other}${word}`],
      ...[`${word}-${other}`, `${other}-${word}`],
    ]),
  );
}

function nameAxis(letter: 'x' | 'y' | 'z', further: readonly string[] = []): readonly string[] {
  // The Cyrillic letters that look like the Latin one.
  const letters = letter === 'x' ? ['x', 'х'] : letter === 'y' ? ['y', 'у'] : ['z'];
  const places = [
    'coordinate',
    'coord',
    'coord.',
    'position',
    'pos',
    'global',
    'координата',
    'коорд',
    'коорд.',
    'koordinate',
    'koord',
  ];
  return [...letters, ...pair(places, letters), ...further];
}

/** Lists the names of the ends of rods: by a letter or a number, and by words for start and end. */
function nameEnd(
  signs: readonly string[],
  { alone, words }: { readonly alone: readonly string[]; readonly words: readonly string[] },
): readonly string[] {
  return [...alone, ...words, ...pair([...JOINT, 'end'], signs), ...pair(JOINT, words)];
}

/** Headings of columns of joints and rods. */
export const COLUMN_NAMES = {
  x: nameAxis('x', ['абсцисса', 'абсциса', 'xorr']),
  y: nameAxis('y', ['ордината', 'ордината у']),
  z: nameAxis('z', ['аппликата', 'апліката']),
  anchor: [
    ...['anchor', 'anchors', 'support', 'supports', 'restraint', 'restraints', 'held', 'fixity'],
    ...['опоры', 'опора', 'опори', 'закрепление', 'закрепления', 'закріплення', 'связи', 'вʼязі', 'auflager'],
  ],
  i: nameEnd(['i', '1', 'a'], {
    alone: ['i', 'ni'],
    words: [
      ...[
        'start',
        'from',
        'first',
        'begin',
        'initial',
        'inicial',
        'начало',
        'начала',
        'начальный',
        'первый',
        'от',
      ],
      ...['початок', 'початку', 'початковий', 'перший', 'від', 'anfang', 'anfangs'],
    ],
  }),
  j: nameEnd(['j', '2', 'b'], {
    alone: ['j', 'nj'],
    words: [
      ...['end', 'to', 'last', 'second', 'final', 'конец', 'конца', 'конечный', 'второй', 'до'],
      ...['кінець', 'кінця', 'кінцевий', 'другий', 'ende'],
    ],
  }),
  material: [
    'material',
    'grade',
    'steel grade',
    'материал',
    'марка стали',
    'матеріал',
    'марка сталі',
    'werkstoff',
  ],
  section: [
    ...['section', 'cross-section', 'cross section', 'profile', 'profil', 'querschnitt'],
    ...['сечение', 'профиль', 'переріз', 'профіль'],
  ],
  area: [
    ...['a', 'area', 'cross-section area', 'section area', 'area a', 'fläche', 'querschnittsfläche'],
    ...['площадь', 'площадь сечения', 'площа', 'площа перерізу'],
  ],
  dT: ['dt', 'δt'],
  dL: ['dl', 'δl'],
} as const satisfies ColumnNames<string>;

/** Headings of a column of numbers of joints, of rods or of rows. */
export const NUMBER_NAMES: ReadonlySet<string> = new Set([
  ...[...JOINT, ...ROD, ...NUMBER],
  ...pair([...JOINT, ...ROD], NUMBER),
  ...[
    'номер узла',
    'номер стержня',
    '№ узла',
    '№ стержня',
    'номер вузла',
    'номер стрижня',
    '№ вузла',
    '№ стрижня',
  ],
  ...['номер элемента', '№ элемента', 'номер елемента', '№ елемента'],
]);
