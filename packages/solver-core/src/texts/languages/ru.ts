import type { Language } from '../language.ts';

/** The Russian texts. */
export const ru: Language = {
  locale: 'ru',
  texts: {
    // Failures of a document, and corrections made on reading it.
    'schema.notObject': 'Это не документ балки.',
    'truss.schema.notObject': 'Это не документ фермы.',
    'schema.version': 'Документ версии {{actual}}, которая здесь неизвестна.',
    'schema.kind': 'Документ описывает не балку, а {{actual}}.',
    'truss.schema.kind': 'Документ описывает не ферму, а {{actual}}.',
    'schema.required': '{{owner}}: не указано поле «{{field}}».',
    'schema.required.schema': 'Это не файл EECS: в нём не указана версия.',
    'schema.type': '{{where}}: ожидается {{expected}}.',
    'schema.notFinite': '{{where}}: число не конечно.',
    'schema.className': '{{where}}: «{{actual}}» — неизвестное значение.',
    'schema.className.allowed': '{{where}}: «{{actual}}» — неизвестное значение; известны {{allowed}}.',
    'schema.className.nearest':
      '{{where}}: «{{actual}}» — неизвестное значение; возможно, {{nearest}}? Известны {{allowed}}.',
    'schema.arity': '{{where}}: число значений {{actual}}, допустимо от {{minItems}} до {{maxItems}}.',
    'schema.arity.exact': '{{where}}: число значений {{actual}}, а нужно {{minItems}}.',
    'schema.notPositive': '{{where}}: ожидается число больше 0.',
    'schema.notPositive.actual': '{{where}}: стоит {{actual}}, ожидается число больше 0.',
    'schema.range': '{{where}}: стоит {{actual}}, допустимо от {{minimum}} до {{maximum}}.',
    'schema.range.from': '{{where}}: стоит {{actual}}, допустимо не меньше {{minimum}}.',
    'schema.range.to': '{{where}}: стоит {{actual}}, допустимо не больше {{maximum}}.',
    'schema.depth': '{{where}}: вложенность больше {{maximum}} уровней; удалите это поле.',
    'schema.tooMany': '{{where}}: записей {{actual}}; допустимо не более {{maximum}}.',
    'schema.tooLong': '{{where}}: знаков {{actual}}; допустимо не более {{maximum}}.',
    'schema.tooGreat': '{{where}}: стоит {{actual}}, число по модулю не больше {{maximum}}.',
    'schema.release': '{{owner}}: шарнир возможен только над шарнирной или упругой опорой.',
    'schema.notHeld':
      '{{owner}}: осадка и упругость возможны только в направлении, которое опора закрепляет.',
    'truss.schema.notHeld': '{{owner}}: осадка возможна только в направлении, которое закреплено.',
    'length.notPositive': 'Длина балки должна быть > 0.',
    'geometry.loadOutside': '{{owner}} лежит вне балки.',
    'geometry.loadOutside.L': '{{owner}} лежит вне балки (от 0 до {{L}}).',
    'truss.geometry.loadOutside': '{{owner}} лежит вне стержня.',
    'geometry.supportOutside': '{{owner}} стоит вне балки.',
    'geometry.supportOutside.L': '{{owner}} стоит в точке {{x}}, вне балки (от 0 до {{L}}).',
    'geometry.emptyRange': '{{owner}} начинается и кончается в одной точке.',
    'geometry.sectionOrder': '{{owner}} не имеет длины: конец в точке {{x}}, а начало в точке {{start}}.',
    'geometry.index': '{{owner}} ссылается на запись, которой нет.',
    'geometry.index.i':
      '{{owner}} начинается в узле {{index}}, а число узлов — {{count}}; выберите один из них.',
    'geometry.index.j':
      '{{owner}} кончается в узле {{index}}, а число узлов — {{count}}; выберите один из них.',
    'geometry.index.materialIndex':
      '{{owner}} ссылается на материал {{index}}, а число материалов — {{count}}; выберите один из них или никакой (-1).',
    'geometry.index.sectionIndex':
      '{{owner}} ссылается на сечение {{index}}, а число сечений — {{count}}; выберите одно из них или никакое (-1).',
    'geometry.index.crossSectionIndex':
      '{{owner}} ссылается на сечение {{index}}, а число сечений — {{count}}; выберите одно из них или никакое (-1).',
    'geometry.factor':
      '{{owner}}: задан коэффициент для «{{actual}}», это не слагаемое, не weight и не settlement.',
    'geometry.supportsAtOneX': '{{other}} и {{second}} стоят в одной точке: {{x}}.',
    'geometry.noJoints': 'Нет ни одного узла.',
    'geometry.noLinks': 'Нет ни одного стержня.',
    'geometry.linkToItself':
      '{{owner}} начинается и кончается в узле {{i}}: выберите другой конец или удалите стержень.',
    'geometry.doubledLink':
      '{{owner}} соединяет узлы {{i}} и {{j}}, как и стержень {{number}}: удалите один из двух.',
    'geometry.zeroLength':
      '{{owner}} не имеет длины: его узлы {{i}} и {{j}} в одной точке; переместите один из них.',
    'geometry.outOfPlane': '{{owner}}: действие вдоль z, а ферма плоская: все z её узлов равны 0.',
    'materials.modulus': '{{owner}}: нужен модуль упругости E больше 0.',
    'materials.poisson': '{{owner}}: коэффициент Пуассона должен быть больше 0.',
    'materials.poisson.nu': '{{owner}}: коэффициент Пуассона {{nu}}, он должен быть больше 0.',
    'materials.area': '{{owner}}: нужна площадь A больше 0.',
    'materials.inertia': '{{owner}}: нужен момент инерции больше 0.',
    'materials.inertia.Iz': '{{owner}}: момент инерции Iz не может быть меньше 0.',
    'materials.inertia.Iyz': '{{owner}}: произведение Iy и Iz должно быть больше квадрата Iyz.',
    'materials.dimensions': '{{owner}}: размеры не согласуются между собой.',
    'materials.dimensions.demands': '{{where}}: нужно число {{demands}}.',
    'materials.dimensions.value': '{{where}}: стоит {{value}}, нужно число {{demands}}.',
    'materials.overlap':
      '{{owner}}: части {{under}} и {{part}} накладываются друг на друга. Сдвиньте одну из них или оставьте зазор.',
    'materials.incomplete':
      '{{owner}}: не хватает материала или сечения, хотя у других они есть; задайте их всем или никому.',
    'materials.needed':
      '{{owner}}: для пружин, осадок, температуры и сдвига нужны заданные материалы и сечения.',
    'materials.shape': '{{owner}}: такая форма ({{shape}}) пока не рассчитывается.',
    'materials.shearModulus': '{{owner}}: чтобы учесть сдвиг, задайте G или E и коэффициент Пуассона.',
    'materials.shearArea':
      '{{owner}}: учесть сдвиг нельзя, площадь сдвига неизвестна: у заданного числами её нет, а у несваренных частей она зависит от соединений.',
    'materials.expansion':
      '{{owner}}: температура меняется, поэтому материалу нужен коэффициент теплового расширения alpha.',
    'conditions.count': 'Условий недостаточно: у балки слишком мало связей.',
    'truss.conditions.count': 'Условий недостаточно: закреплено слишком мало направлений.',
    'conditions.horizontal': 'Условий недостаточно: ничто не удерживает балку вдоль оси.',
    'singular.mechanism': 'Балка — механизм.',
    'singular.mechanism.x0': 'Балка — механизм: она может двигаться между {{x0}} и {{x1}}.',
    'truss.singular.mechanism': 'Ферма — механизм: она может двигаться.',
    'singular.rounding':
      'С точностью до округления балка — механизм у точки {{x}}: поставьте там опору либо раздвиньте шарниры и опоры.',
    'truss.singular.rounding':
      'С точностью до округления ферма — механизм: раскрепите её стержнем либо сделайте выше или жёстче.',
    'truss.singular.rounding.joint':
      'С точностью до округления ферма — механизм у узла {{joint}}: закрепите этот узел или раскрепите его стержнем либо сделайте ферму здесь выше или жёстче.',
    'range.size': 'Числа этой балки слишком различаются по величине, чтобы решить её точно.',
    'truss.range.size': 'Числа этой фермы слишком различаются по величине, чтобы решить её точно.',
    'range.indeterminate':
      'Ферма статически неопределима (неизвестных {{actual}}, уравнений {{expected}}, ранг {{rank}}): каждому стержню нужны материал и сечение.',
    'range.memory': 'Ферма слишком велика, чтобы решить её здесь.',
    'range.memory.bytes':
      'Ферма слишком велика, чтобы решить её здесь: её уравнения заняли бы {{bytes}} МБ, а допустимо {{limit}} МБ.',
    'loads.none': 'На балку ничего не действует: нет ни нагрузок, ни веса, ни осадок.',
    'truss.loads.none': 'На ферму ничего не действует: нет ни нагрузок, ни веса, ни осадок, ни температуры.',
    'loads.unassigned': '{{owner}} не входит ни в одно загружение.',
    'features.shear': 'Деформации сдвига пока не учитываются.',
    'correction.rangeSwapped': '{{owner}} задана справа налево; концы поменяны местами.',
    'correction.coefficients':
      '{{owner}}: составляющие не соответствовали величине и направлению и вычислены заново.',
    'correction.unknownShape': '{{owner}}: форма «{{actual}}» неизвестна; сечение прочитано по его числам.',
    'correction.endHinge': '{{owner}}: шарнир на конце балки ничего не меняет.',
    'correction.momentOnHinge':
      '{{owner}}: момент, приложенный в шарнире, действует на часть балки справа от него.',
    'correction.sectionStretched': '{{owner}}: конец в точке {{x}} продлён до конца балки.',
    'correction.sectionCut': '{{owner}}: конец в точке {{x}} обрезан по концу балки.',
    'correction.noDensity':
      '{{owner}}: плотность не задана, поэтому собственный вес того, что из него сделано, не учтён.',
    'correction.noMass':
      '{{owner}}: не заданы ни масса, ни материал с сечением, поэтому собственный вес не учтён.',
    'truss.correction.noMass': 'Собственный вес не учитывает стержни без материала или сечения: {{list}}.',
    'truss.correction.noMass.all':
      'Собственный вес не учитывает ни одного стержня: ни у одного нет и материала, и сечения вместе.',
    'correction.unitStiffness':
      'Ни у одного участка балки нет и материала, и сечения, поэтому её жёсткость неизвестна: принято EI = EA = 1, и перемещения в EI или EA раз больше настоящих. Задайте участкам то и другое.',
    'correction.greatModulus': '{{owner}}: E больше, чем бывает у материалов; нужны МПа, в единицах США psi.',
    'correction.greatModulus.actual':
      '{{owner}}: E равен {{actual}}, больше, чем бывает у материалов; нужны МПа, в единицах США psi.',
    'correction.unknownField': '{{owner}}: поле «{{actual}}» неизвестно и пропущено; известны {{allowed}}.',
    'correction.fixedIsPin':
      '{{owner}}: «fixed» здесь шарнирно-неподвижная опора, она не мешает балке поворачиваться. Пишите «pin» для такой опоры и «clamp» для заделки.',
    'correction.checks': '{{owner}}: проверки ответа не сошлись; его последним цифрам нельзя доверять.',
    'correction.direction':
      '{{owner}}: указано направление {{actual}}°, но класс нагрузки задаёт {{alpha}}°, так она и принята; любое направление допускает GenericLoad.',
    'correction.linkBending':
      'Стержни несут нагрузку между узлами, она передана узлам по статике; изгиб самих стержней не рассчитан: {{list}}.',
    'correction.linksOverlap':
      'Стержни лежат на других на части длины, и узлы на тех их не делят: {{list}}. Они работают рядом, и усилия делятся между ними. Если так объединились две фермы, удалите по одному стержню из двух; иначе разделите длинный стержень в узлах на нём.',
    'correction.unusedConstants':
      'У части стержней нет материала или сечения, поэтому характеристики остальных не использованы: усилия найдены из одних уравнений равновесия, без перемещений и напряжений.',
    'correction.largeDisplacement':
      'В загружении {{set}} узел {{joint}} перемещается на {{displacement}} при размере всей фермы {{extent}}: для линейной теории это слишком много, поэтому усилия и перемещения не те, что у настоящей фермы. Возможно, она близка к механизму: сделайте её выше или жёстче либо добавьте раскосы. Далеко перемещаются узлы: {{list}}.',
    'correction.largeDisplacement.turned':
      'В загружении {{set}} узел {{joint}} перемещается на {{displacement}} (размер всей фермы {{extent}}), а в загружении {{turnedSet}} концы стержня {{i}}–{{j}} взаимно смещаются на {{turned}} его длины: для линейной теории это слишком много, поэтому усилия и перемещения не те, что у настоящей фермы. Возможно, она близка к механизму: сделайте её выше или жёстче либо добавьте раскосы. Далеко перемещаются узлы: {{list}}.',
    'correction.eulerLoad':
      'Стержни сжаты сильнее их эйлеровой силы π²EI/L² (оба конца шарнирные, K = 1), кратность для первого {{times}} в загружении {{set}}: {{list}}. Они потеряют устойчивость раньше, чем возникнут эти усилия.',
    'correction.builtUpBuckling':
      'Стержни составлены из частей, соединённых планками, прокладками или решёткой: {{list}}. Их эйлерова сила π²EI/L² взята для частей, изгибающихся как одно целое, и является верхней границей; без соединений она составила бы {{times}} этой величины. Шаг соединений в задаче не задан: проверьте их податливость при сдвиге и устойчивость ветви между ними (СП 16.13330, 7.2; EN 1993-1-1, 6.4).',
    'generator.notPositive': '{{measure}}: стоит {{actual}}, нужно число больше 0.',
    'generator.notWhole': '{{measure}}: стоит {{actual}}, нужно целое число.',
    'generator.tooFew': '{{measure}}: стоит {{actual}}, нужно не меньше {{least}}.',
    'generator.tooMany': '{{measure}}: стоит {{actual}}, допустимо не больше {{most}}.',
    'generator.tooMany.joints': 'Узлов было бы {{joints}}; допустимо не больше {{most}}.',
    'generator.notEven': '{{measure}}: стоит {{actual}}, нужно чётное число.',
    'generator.notDoubling': '{{measure}}: стоит {{actual}}, нужно 4, 8, 16 и так далее.',
    'generator.tooSteep': '{{measure}}: стоит {{actual}}, допустимо не больше {{most}}.',
    'generator.notFinite': '{{measure}}: стоит {{actual}}, нужно число.',
    'generator.anchor': '{{measure}}: стоит {{actual}}, нужны биты закреплённых направлений, от 0 до 7.',
    'generator.constants': '{{measure}}: {{reason}}',
    'generator.nothingLoaded':
      '{{measure}}: стоит {{actual}}, но все узлы, на которые это действовало бы, закреплены: возьмите больше панелей или уберите нагрузку.',
    'generator.oneRow': '{{measure}}: стоит {{actual}}; сетка в один ряд клеток стоит только на своих краях.',
    unknown: '{{where}}: {{code}}',
    // Places in a document.
    'demand.above': 'больше {{limit}}',
    'demand.least': 'не меньше {{limit}}',
    'demand.below': 'меньше {{limit}}',
    'demand.most': 'не больше {{limit}}',
    'type.number': 'число',
    'type.integer': 'целое число',
    'type.string': 'текст',
    'type.boolean': 'да или нет (true или false)',
    'type.object': 'группа значений',
    'type.array': 'список',
    'place.beam': 'Балка',
    'place.truss': 'Ферма',
    'place.supports': 'Опора {{number}}',
    'place.beamSections': 'Участок {{number}}',
    'place.caseSets': 'Загружение {{number}}',
    'place.loads': 'Нагрузка {{number}}',
    'place.loadOf': '{{owner}}, нагрузка {{number}}',
    'place.materials': 'Материал {{number}}',
    'place.sections': 'Сечение {{number}}',
    'place.joints': 'Узел {{number}}',
    'place.links': 'Стержень {{number}}',
    'place.guides': 'Направляющая {{number}}',
    'place.mohr': 'Единичная нагрузка {{number}}',
    'place.stress': 'Точка напряжений {{number}}',
    'place.field': '{{owner}}, поле «{{field}}»',
    'place.key': '{{owner}}, поле {{field}}',
    'place.within': '{{field}} ({{part}})',
    'place.unknown': '{{field}}',
    'field.L': 'длина',
    'field.x': 'координата',
    'field.y': 'ординаты',
    'field.c': 'значение',
    'field.alpha': 'угол',
    'field.id': 'собственный номер',
    'field.className': 'вид',
    'field.kind': 'вид',
    'field.schema': 'версия',
    'field.title': 'название',
    'field.name': 'название',
    'field.label': 'название',
    'field.description': 'описание',
    'field.color': 'цвет',
    'field.sets': 'загружения',
    'field.supports': 'опоры',
    'field.loads': 'нагрузки',
    'field.caseSets': 'загружения',
    'field.materials': 'материалы',
    'field.sections': 'сечения',
    'field.beamSections': 'участки',
    'field.settlement': 'осадка',
    'field.stiffness': 'жёсткость',
    'field.release': 'шарнир над опорой',
    'field.units': 'единицы',
    'field.grid': 'сетка',
    'field.factors': 'коэффициенты',
    'field.joints': 'узлы',
    'field.links': 'стержни',
    'field.guides': 'направляющие',
    'field.anchor': 'закрепление',
    // How a structure moves, what lets it and what would stop it.
    'motion.turns': 'Часть от {{x0}} до {{x1}} поворачивается.',
    'motion.lifts': 'Часть от {{x0}} до {{x1}} перемещается вверх и вниз.',
    'motion.slides': 'Часть от {{x0}} до {{x1}} скользит вдоль балки.',
    'motion.slides.all': 'Балка скользит вдоль оси.',
    'motion.joints_one': 'Узел {{list}} смещается.',
    'motion.joints_few': 'Узлы {{list}} смещаются.',
    'motion.joints_many': 'Узлы {{list}} смещаются.',
    'motion.joints_other': 'Узлы {{list}} смещаются.',
    'motion.more': 'Других независимых перемещений, не описанных здесь: {{number}}.',
    'cause.noHorizontalRestraint': 'Ни одна опора не удерживает балку вдоль оси.',
    'cause.tooFewRestraints': 'Связей меньше, чем нужно балке.',
    'cause.tooManyHinges_one': 'Это допускает шарнир в точке {{places}}.',
    'cause.tooManyHinges_few': 'Это допускают шарниры в точках {{places}}.',
    'cause.tooManyHinges_many': 'Это допускают шарниры в точках {{places}}.',
    'cause.tooManyHinges_other': 'Это допускают шарниры в точках {{places}}.',
    'cause.collinearHinges_one': 'Шарнир в точке {{places}} лежит на одной прямой с опорами и допускает это.',
    'cause.collinearHinges_few':
      'Шарниры в точках {{places}} лежат на одной прямой с опорами и допускают это.',
    'cause.collinearHinges_many':
      'Шарниры в точках {{places}} лежат на одной прямой с опорами и допускают это.',
    'cause.collinearHinges_other':
      'Шарниры в точках {{places}} лежат на одной прямой с опорами и допускают это.',
    'cause.freeToTurn': 'Ничто не мешает повороту.',
    shortage: 'Балке нужно связей: 3; есть: {{found}}.',
    'shortage.hinge': 'Балке нужно связей: {{needed}} — три и ещё одна на шарнир; есть: {{found}}.',
    'shortage.hinges_one':
      'Балке нужно связей: {{needed}} — три и ещё {{count}} на {{count}} шарнир; есть: {{found}}.',
    'shortage.hinges_few':
      'Балке нужно связей: {{needed}} — три и ещё {{count}} на {{count}} шарнира; есть: {{found}}.',
    'shortage.hinges_many':
      'Балке нужно связей: {{needed}} — три и ещё {{count}} на {{count}} шарниров; есть: {{found}}.',
    'shortage.hinges_other':
      'Балке нужно связей: {{needed}} — три и ещё {{count}} на {{count}} шарнира; есть: {{found}}.',
    'truss.cause.tooFewRestraints': 'Ферма движется как целое: закреплено слишком мало направлений.',
    'truss.cause.parallelRestraints': 'Все закрепления параллельны, и ферма скользит поперёк них.',
    'truss.cause.concurrentRestraints':
      'Направления закреплений пересекаются, и ферма поворачивается вокруг места их пересечения.',
    'truss.cause.detachedPart': 'Часть с узлами {{list}} ни с чем не связана так, чтобы это её удержало.',
    'truss.cause.looseJoint': 'В узле {{list}} слишком мало стержней.',
    'truss.cause.collinearLinks': 'Все стержни в узле {{list}} лежат на одной прямой.',
    'truss.cause.coplanarLinks': 'Все стержни в узле {{list}} лежат в одной плоскости.',
    'truss.cause.openPanel': 'В панели между узлами {{list}} нет раскоса, и она перекашивается.',
    'truss.cause.tooFewLinks':
      'Части фермы движутся друг относительно друга: не хватает стержней или закреплений.',
    'truss.cause.linkGeometry': 'Стержней достаточно, но их расположение позволяет узлам смещаться.',
    'doubt.rankAtMost':
      'Ферма слишком велика, чтобы сосчитать все её перемещения: их может быть больше, а ранг не больше {{rank}}.',
    'doubt.unproved':
      'Не доказано ни то, что эти перемещения продолжаются, ни то, что они сразу прекращаются; ферма названа мгновенно изменяемой.',
    'fix.makePin': 'Сделать опору в точке {{x}} неподвижной',
    'fix.makeClamp': 'Сделать опору в точке {{x}} заделкой',
    'fix.addPin': 'Добавить шарнирно-неподвижную опору в точке {{x}}',
    'fix.addRoller': 'Добавить подвижную опору в точке {{x}}',
    'fix.addRoller.x0': 'Добавить подвижную опору в точке {{x}}: она удержит часть от {{x0}} до {{x1}}',
    'fix.removeHinge': 'Удалить шарнир в точке {{x}}',
    'fix.removeRelease': 'Убрать шарнир над опорой в точке {{x}}',
    'truss.fix.addLink': 'Добавить стержень между узлами {{i}} и {{j}}',
    'truss.fix.addAnchor': 'Закрепить узел {{joint}} вдоль {{axes}}',
    cure: 'Как исправить: {{list}}.',
    // Notes on an answer.
    'stress.noConstants': 'Напряжения не вычислены: ни у одного участка балки нет материала и сечения.',
    'stress.noExtent':
      '{{owner}}: напряжения не вычислены, не указано, где крайние волокна (h и ez; на боку b и ey).',
    'stress.noOutline': '{{owner}}: касательные и эквивалентные напряжения не вычислены, форма не задана.',
    'stress.poisson':
      '{{owner}}: эквивалентные напряжения не вычислены, коэффициент Пуассона неизвестен или вне (0; 0,5].',
    'stress.size': 'Эквивалентные напряжения не вычислены: балка для них слишком велика.',
    'stress.outside': '{{owner}} лежит вне балки или вне её материала.',
    'unfactored.ignored': '{{owner}} — не сочетание: его коэффициенты не используются.',
    'unfactored.lifts': '{{owner}}: собственный вес имеет коэффициент {{factor}} и действует здесь вверх.',
    'unfactored.weight': '{{owner}}: собственный вес действует здесь один раз и без коэффициента.',
    'unfactored.settled':
      '{{owner}}: осадки действуют здесь один раз и без коэффициента; номера опор: {{list}}.',
    'truss.unfactored.settled':
      '{{owner}}: осадки действуют здесь один раз и без коэффициента; номера узлов: {{list}}.',
    'truss.unfactored.strained':
      '{{owner}}: температура и неточности длины действуют здесь один раз и без коэффициента; стержни: {{list}}.',
    'unfactored.leftOut':
      '{{owner}} не содержит осадок, которые действуют в одном из сочетаемых загружений: в их sets это загружение не указано; номера опор: {{list}}.',
    'truss.unfactored.leftOut':
      '{{owner}} не содержит осадок, которые действуют в одном из сочетаемых загружений: в их sets это загружение не указано; номера узлов: {{list}}.',
    'truss.unfactored.leftOutLinks':
      '{{owner}} не содержит температуры и неточностей длины, которые действуют в одном из сочетаемых загружений: в их sets это загружение не указано; стержни: {{list}}.',
    'truss.utilisation':
      'Использование – большее из отношений |σ| к прочности материала и сжатия к эйлеровой силе π²EI/L² (оба конца шарнирные: коэффициент расчётной длины K = 1). Нагрузки и прочности взяты без коэффициентов надёжности: это не проверка по нормам.',
    'contradiction.G':
      '{{owner}}: задано G = {{G}}, а из E и ν следует {{expected}}; в расчёте каждая величина взята как задана.',
  },
};
