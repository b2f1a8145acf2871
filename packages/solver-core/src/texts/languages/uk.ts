import type { Language } from '../language.ts';

/** The Ukrainian texts. */
export const uk: Language = {
  locale: 'uk',
  texts: {
    // Failures of a document, and corrections made on reading it.
    'schema.notObject': 'Це не документ балки.',
    'truss.schema.notObject': 'Це не документ ферми.',
    'schema.version': 'Документ версії {{actual}}, яка тут невідома.',
    'schema.kind': 'Документ описує не балку, а {{actual}}.',
    'truss.schema.kind': 'Документ описує не ферму, а {{actual}}.',
    'schema.required': '{{owner}}: не вказано поле «{{field}}».',
    'schema.required.schema': 'Це не файл EECS: у ньому не вказано версію.',
    'schema.type': '{{where}}: очікується {{expected}}.',
    'schema.notFinite': '{{where}}: число не є скінченним.',
    'schema.className': '{{where}}: «{{actual}}» — невідоме значення.',
    'schema.className.allowed': '{{where}}: «{{actual}}» — невідоме значення; відомі {{allowed}}.',
    'schema.className.nearest':
      '{{where}}: «{{actual}}» — невідоме значення; можливо, {{nearest}}? Відомі {{allowed}}.',
    'schema.arity': '{{where}}: кількість значень {{actual}}, допустимо від {{minItems}} до {{maxItems}}.',
    'schema.arity.exact': '{{where}}: кількість значень {{actual}}, а потрібно {{minItems}}.',
    'schema.notPositive': '{{where}}: очікується число, більше за 0.',
    'schema.notPositive.actual': '{{where}}: стоїть {{actual}}, очікується число, більше за 0.',
    'schema.range': '{{where}}: стоїть {{actual}}, допустимо від {{minimum}} до {{maximum}}.',
    'schema.range.from': '{{where}}: стоїть {{actual}}, допустимо не менше ніж {{minimum}}.',
    'schema.range.to': '{{where}}: стоїть {{actual}}, допустимо не більше ніж {{maximum}}.',
    'schema.depth': '{{where}}: вкладено глибше {{maximum}} рівнів; вилучіть це поле.',
    'schema.tooMany': '{{where}}: записів {{actual}}; допустимо не більше ніж {{maximum}}.',
    'schema.tooLong': '{{where}}: знаків {{actual}}; допустимо не більше ніж {{maximum}}.',
    'schema.tooGreat': '{{where}}: стоїть {{actual}}, число за модулем не більше за {{maximum}}.',
    'schema.release': '{{owner}}: шарнір можливий лише над шарнірною або пружною опорою.',
    'schema.notHeld': '{{owner}}: осідання та пружність можливі лише в напрямку, який опора закріплює.',
    'truss.schema.notHeld': '{{owner}}: осідання можливе лише в напрямку, який закріплено.',
    'length.notPositive': 'Довжина балки має бути > 0.',
    'geometry.loadOutside': '{{owner}} лежить поза балкою.',
    'geometry.loadOutside.L': '{{owner}} лежить поза балкою (від 0 до {{L}}).',
    'truss.geometry.loadOutside': '{{owner}} лежить поза стрижнем.',
    'geometry.supportOutside': '{{owner}} стоїть поза балкою.',
    'geometry.supportOutside.L': '{{owner}} стоїть у точці {{x}}, поза балкою (від 0 до {{L}}).',
    'geometry.emptyRange': '{{owner}} починається й закінчується в одній точці.',
    'geometry.sectionOrder': '{{owner}} не має довжини: кінець у точці {{x}}, а початок у точці {{start}}.',
    'geometry.index': '{{owner}} посилається на запис, якого немає.',
    'geometry.index.i':
      '{{owner}} починається у вузлі {{index}}, а кількість вузлів — {{count}}; виберіть один із них.',
    'geometry.index.j':
      '{{owner}} закінчується у вузлі {{index}}, а кількість вузлів — {{count}}; виберіть один із них.',
    'geometry.index.materialIndex':
      '{{owner}} посилається на матеріал {{index}}, а кількість матеріалів — {{count}}; виберіть один із них або жодного (-1).',
    'geometry.index.sectionIndex':
      '{{owner}} посилається на переріз {{index}}, а кількість перерізів — {{count}}; виберіть один із них або жодного (-1).',
    'geometry.index.crossSectionIndex':
      '{{owner}} посилається на переріз {{index}}, а кількість перерізів — {{count}}; виберіть один із них або жодного (-1).',
    'geometry.factor':
      '{{owner}}: задано коефіцієнт для «{{actual}}», а це не складова, не weight і не settlement.',
    'geometry.supportsAtOneX': '{{other}} і {{second}} стоять в одній точці: {{x}}.',
    'geometry.noJoints': 'Немає жодного вузла.',
    'geometry.noLinks': 'Немає жодного стрижня.',
    'geometry.linkToItself':
      '{{owner}} починається й закінчується у вузлі {{i}}: виберіть інший кінець або видаліть стрижень.',
    'geometry.doubledLink':
      '{{owner}} з’єднує вузли {{i}} та {{j}}, як і стрижень {{number}}: видаліть один із двох.',
    'geometry.zeroLength':
      '{{owner}} не має довжини: його вузли {{i}} та {{j}} в одній точці; перемістіть один із них.',
    'geometry.outOfPlane': '{{owner}}: дія вздовж z, а ферма плоска: усі z її вузлів дорівнюють 0.',
    'materials.modulus': '{{owner}}: потрібен модуль пружності E, більший за 0.',
    'materials.poisson': '{{owner}}: коефіцієнт Пуассона має бути більшим за 0.',
    'materials.poisson.nu': '{{owner}}: коефіцієнт Пуассона {{nu}}, він має бути більшим за 0.',
    'materials.area': '{{owner}}: потрібна площа A, більша за 0.',
    'materials.inertia': '{{owner}}: потрібен момент інерції, більший за 0.',
    'materials.inertia.Iz': '{{owner}}: момент інерції Iz не може бути меншим за 0.',
    'materials.inertia.Iyz': '{{owner}}: добуток Iy та Iz має бути більшим за квадрат Iyz.',
    'materials.dimensions': '{{owner}}: розміри не узгоджуються між собою.',
    'materials.dimensions.demands': '{{where}}: потрібне число {{demands}}.',
    'materials.dimensions.value': '{{where}}: стоїть {{value}}, потрібне число {{demands}}.',
    'materials.overlap':
      '{{owner}}: частини {{under}} і {{part}} накладаються одна на одну. Зсуньте одну з них або залиште зазор.',
    'materials.incomplete':
      '{{owner}}: бракує матеріалу або перерізу, хоча інші їх мають; задайте їх усім або нікому.',
    'materials.needed':
      '{{owner}}: для пружин, осідань, температури і зсуву потрібні задані матеріали та перерізи.',
    'materials.shape': '{{owner}}: така форма ({{shape}}) поки що не розраховується.',
    'materials.shearModulus': '{{owner}}: щоб врахувати зсув, задайте G або E і коефіцієнт Пуассона.',
    'materials.shearArea':
      '{{owner}}: врахувати зсув не можна, площа зсуву невідома: заданий числами її не має, а в незварених частин вона залежить від з’єднань.',
    'materials.expansion':
      '{{owner}}: температура змінюється, тому матеріалу потрібен коефіцієнт теплового розширення alpha.',
    'conditions.count': 'Умов недостатньо: балка має замало в’язей.',
    'truss.conditions.count': 'Умов недостатньо: закріплено замало напрямків.',
    'conditions.horizontal': 'Умов недостатньо: ніщо не утримує балку вздовж осі.',
    'singular.mechanism': 'Балка — механізм.',
    'singular.mechanism.x0': 'Балка — механізм: вона може рухатися між {{x0}} та {{x1}}.',
    'truss.singular.mechanism': 'Ферма — механізм: вона може рухатися.',
    'singular.rounding':
      'З точністю до округлення балка — механізм біля точки {{x}}: поставте там опору або розсуньте шарніри й опори.',
    'truss.singular.rounding':
      'З точністю до округлення ферма — механізм: розкріпіть її стрижнем або зробіть вищою чи жорсткішою.',
    'truss.singular.rounding.joint':
      'З точністю до округлення ферма — механізм біля вузла {{joint}}: закріпіть цей вузол чи розкріпіть його стрижнем або зробіть ферму тут вищою чи жорсткішою.',
    'range.size': 'Числа цієї балки надто різняться за величиною, щоб розв’язати її точно.',
    'truss.range.size': 'Числа цієї ферми надто різняться за величиною, щоб розв’язати її точно.',
    'range.indeterminate':
      'Ферма статично невизначена (невідомих {{actual}}, рівнянь {{expected}}, ранг {{rank}}): кожному стрижню потрібні матеріал і переріз.',
    'range.memory': 'Ферма завелика, щоб розв’язати її тут.',
    'range.memory.bytes':
      'Ферма завелика, щоб розв’язати її тут: її рівняння зайняли б {{bytes}} МБ, а допустимо {{limit}} МБ.',
    'loads.none': 'На балку нічого не діє: немає ні навантажень, ні ваги, ні осідань.',
    'truss.loads.none': 'На ферму нічого не діє: немає ні навантажень, ні ваги, ні осідань, ні температури.',
    'loads.unassigned': '{{owner}} не належить до жодного завантаження.',
    'features.shear': 'Деформації зсуву поки що не враховуються.',
    'correction.rangeSwapped': '{{owner}}: задано справа наліво; кінці поміняно місцями.',
    'correction.coefficients':
      '{{owner}}: складові не відповідали величині та напрямку, їх обчислено заново.',
    'correction.unknownShape': '{{owner}}: форма «{{actual}}» невідома; переріз прочитано за його числами.',
    'correction.endHinge': '{{owner}}: шарнір на кінці балки нічого не змінює.',
    'correction.momentOnHinge':
      '{{owner}}: момент, прикладений у шарнірі, діє на частину балки праворуч від нього.',
    'correction.sectionStretched': '{{owner}}: кінець у точці {{x}} подовжено до кінця балки.',
    'correction.sectionCut': '{{owner}}: кінець у точці {{x}} обрізано по кінцю балки.',
    'correction.noDensity':
      '{{owner}}: густину не задано, тому власну вагу того, що з нього зроблено, не враховано.',
    'correction.noMass':
      '{{owner}}: не задано ні маси, ні матеріалу з перерізом, тому власну вагу не враховано.',
    'truss.correction.noMass': 'Власна вага не враховує стрижні без матеріалу або перерізу: {{list}}.',
    'truss.correction.noMass.all':
      'Власна вага не враховує жодного стрижня: жоден не має водночас матеріалу й перерізу.',
    'correction.unitStiffness':
      'Жодна ділянка балки не має водночас матеріалу й перерізу, тому її жорсткість невідома: прийнято EI = EA = 1, і переміщення в EI або EA разів більші за справжні. Задайте ділянкам і те, і друге.',
    'correction.greatModulus':
      '{{owner}}: E більше, ніж буває в матеріалів; потрібні МПа, в одиницях США psi.',
    'correction.greatModulus.actual':
      '{{owner}}: E дорівнює {{actual}}, більше, ніж буває в матеріалів; потрібні МПа, в одиницях США psi.',
    'correction.unknownField': '{{owner}}: поле «{{actual}}» невідоме й пропущене; відомі {{allowed}}.',
    'correction.fixedIsPin':
      '{{owner}}: «fixed» тут шарнірно-нерухома опора, вона не заважає балці повертатися. Пишіть «pin» для такої опори й «clamp» для защемлення.',
    'correction.checks': '{{owner}}: перевірки відповіді не зійшлися; її останнім цифрам не можна довіряти.',
    'correction.direction':
      '{{owner}}: вказано напрямок {{actual}}°, але клас навантаження задає {{alpha}}°, так його й прийнято; будь-який напрямок допускає GenericLoad.',
    'correction.linkBending':
      'Стрижні несуть навантаження між вузлами, воно передане вузлам за статикою; згин самих стрижнів не розраховано: {{list}}.',
    'correction.linksOverlap':
      'Стрижні лежать на інших на частині довжини, і вузли на тих їх не ділять: {{list}}. Вони працюють поруч, і зусилля діляться між ними. Якщо так об’єдналися дві ферми, вилучіть по одному стрижню з двох; інакше поділіть довгий стрижень у вузлах на ньому.',
    'correction.unusedConstants':
      'Частина стрижнів не має матеріалу або перерізу, тому характеристики решти не використано: зусилля знайдено з самих рівнянь рівноваги, без переміщень і напружень.',
    'correction.largeDisplacement':
      'У завантаженні {{set}} вузол {{joint}} переміщується на {{displacement}} за розміру всієї ферми {{extent}}: для лінійної теорії це забагато, тому зусилля й переміщення не ті, що в справжньої ферми. Можливо, вона близька до механізму: зробіть її вищою чи жорсткішою або додайте розкоси. Далеко переміщуються вузли: {{list}}.',
    'correction.largeDisplacement.turned':
      'У завантаженні {{set}} вузол {{joint}} переміщується на {{displacement}} (розмір усієї ферми {{extent}}), а в завантаженні {{turnedSet}} кінці стрижня {{i}}–{{j}} взаємно зміщуються на {{turned}} його довжини: для лінійної теорії це забагато, тому зусилля й переміщення не ті, що в справжньої ферми. Можливо, вона близька до механізму: зробіть її вищою чи жорсткішою або додайте розкоси. Далеко переміщуються вузли: {{list}}.',
    'correction.eulerLoad':
      'Стрижні стиснуті більше за їхню ейлерову силу π²EI/L² (обидва кінці шарнірні, K = 1), кратність для першого {{times}} у завантаженні {{set}}: {{list}}. Вони втратять стійкість раніше, ніж виникнуть ці зусилля.',
    'correction.builtUpBuckling':
      'Стрижні складено з частин, з’єднаних планками, прокладками або ґратками: {{list}}. Їхню ейлерову силу π²EI/L² взято для частин, що згинаються як одне ціле, і вона є верхньою межею; без з’єднань вона становила б {{times}} цієї величини. Кроку з’єднань у задачі немає: перевірте їхню податливість при зсуві та стійкість гілки між ними (ДБН В.2.6-198; EN 1993-1-1, 6.4).',
    'generator.notPositive': '{{measure}}: стоїть {{actual}}, потрібне число, більше за 0.',
    'generator.notWhole': '{{measure}}: стоїть {{actual}}, потрібне ціле число.',
    'generator.tooFew': '{{measure}}: стоїть {{actual}}, потрібно не менше ніж {{least}}.',
    'generator.tooMany': '{{measure}}: стоїть {{actual}}, допустимо не більше ніж {{most}}.',
    'generator.tooMany.joints': 'Вузлів було б {{joints}}; допустимо не більше ніж {{most}}.',
    'generator.notEven': '{{measure}}: стоїть {{actual}}, потрібне парне число.',
    'generator.notDoubling': '{{measure}}: стоїть {{actual}}, потрібно 4, 8, 16 і так далі.',
    'generator.tooSteep': '{{measure}}: стоїть {{actual}}, допустимо не більше ніж {{most}}.',
    'generator.notFinite': '{{measure}}: стоїть {{actual}}, потрібне число.',
    'generator.anchor': '{{measure}}: стоїть {{actual}}, потрібні біти закріплених напрямків, від 0 до 7.',
    'generator.constants': '{{measure}}: {{reason}}',
    'generator.nothingLoaded':
      '{{measure}}: стоїть {{actual}}, але всі вузли, на які це діяло б, закріплено: візьміть більше панелей або приберіть навантаження.',
    'generator.oneRow':
      '{{measure}}: стоїть {{actual}}; сітка в один ряд клітинок стоїть лише на своїх краях.',
    unknown: '{{where}}: {{code}}',
    // Places in a document.
    'demand.above': 'більше за {{limit}}',
    'demand.least': 'не менше за {{limit}}',
    'demand.below': 'менше за {{limit}}',
    'demand.most': 'не більше за {{limit}}',
    'type.number': 'число',
    'type.integer': 'ціле число',
    'type.string': 'текст',
    'type.boolean': 'так чи ні (true чи false)',
    'type.object': 'група значень',
    'type.array': 'список',
    'place.beam': 'Балка',
    'place.truss': 'Ферма',
    'place.supports': 'Опора {{number}}',
    'place.beamSections': 'Ділянка {{number}}',
    'place.caseSets': 'Завантаження {{number}}',
    'place.loads': 'Навантаження {{number}}',
    'place.loadOf': '{{owner}}, навантаження {{number}}',
    'place.materials': 'Матеріал {{number}}',
    'place.sections': 'Переріз {{number}}',
    'place.joints': 'Вузол {{number}}',
    'place.links': 'Стрижень {{number}}',
    'place.guides': 'Напрямна {{number}}',
    'place.mohr': 'Одиничне навантаження {{number}}',
    'place.stress': 'Точка напружень {{number}}',
    'place.field': '{{owner}}, поле «{{field}}»',
    'place.key': '{{owner}}, поле {{field}}',
    'place.within': '{{field}} ({{part}})',
    'place.unknown': '{{field}}',
    'field.L': 'довжина',
    'field.x': 'координата',
    'field.y': 'ординати',
    'field.c': 'значення',
    'field.alpha': 'кут',
    'field.id': 'власний номер',
    'field.className': 'вид',
    'field.kind': 'вид',
    'field.schema': 'версія',
    'field.title': 'назва',
    'field.name': 'назва',
    'field.label': 'назва',
    'field.description': 'опис',
    'field.color': 'колір',
    'field.sets': 'завантаження',
    'field.supports': 'опори',
    'field.loads': 'навантаження',
    'field.caseSets': 'завантаження',
    'field.materials': 'матеріали',
    'field.sections': 'перерізи',
    'field.beamSections': 'ділянки',
    'field.settlement': 'осідання',
    'field.stiffness': 'жорсткість',
    'field.release': 'шарнір над опорою',
    'field.units': 'одиниці',
    'field.grid': 'сітка',
    'field.factors': 'коефіцієнти',
    'field.joints': 'вузли',
    'field.links': 'стрижні',
    'field.guides': 'напрямні',
    'field.anchor': 'закріплення',
    // How a structure moves, what lets it and what would stop it.
    'motion.turns': 'Частина від {{x0}} до {{x1}} повертається.',
    'motion.lifts': 'Частина від {{x0}} до {{x1}} рухається вгору та вниз.',
    'motion.slides': 'Частина від {{x0}} до {{x1}} ковзає вздовж балки.',
    'motion.slides.all': 'Балка ковзає вздовж осі.',
    'motion.joints_one': 'Вузол {{list}} зміщується.',
    'motion.joints_few': 'Вузли {{list}} зміщуються.',
    'motion.joints_many': 'Вузли {{list}} зміщуються.',
    'motion.joints_other': 'Вузли {{list}} зміщуються.',
    'motion.more': 'Інших незалежних переміщень, не описаних тут: {{number}}.',
    'cause.noHorizontalRestraint': 'Жодна опора не утримує балку вздовж осі.',
    'cause.tooFewRestraints': 'В’язей менше, ніж потрібно балці.',
    'cause.tooManyHinges_one': 'Це допускає шарнір у точці {{places}}.',
    'cause.tooManyHinges_few': 'Це допускають шарніри в точках {{places}}.',
    'cause.tooManyHinges_many': 'Це допускають шарніри в точках {{places}}.',
    'cause.tooManyHinges_other': 'Це допускають шарніри в точках {{places}}.',
    'cause.collinearHinges_one': 'Шарнір у точці {{places}} лежить на одній прямій з опорами й допускає це.',
    'cause.collinearHinges_few':
      'Шарніри в точках {{places}} лежать на одній прямій з опорами й допускають це.',
    'cause.collinearHinges_many':
      'Шарніри в точках {{places}} лежать на одній прямій з опорами й допускають це.',
    'cause.collinearHinges_other':
      'Шарніри в точках {{places}} лежать на одній прямій з опорами й допускають це.',
    'cause.freeToTurn': 'Ніщо не перешкоджає повороту.',
    shortage: 'Балці потрібно в’язей: 3; є: {{found}}.',
    'shortage.hinge': 'Балці потрібно в’язей: {{needed}} — три і ще одна на шарнір; є: {{found}}.',
    'shortage.hinges_one':
      'Балці потрібно в’язей: {{needed}} — три і ще {{count}} на {{count}} шарнір; є: {{found}}.',
    'shortage.hinges_few':
      'Балці потрібно в’язей: {{needed}} — три і ще {{count}} на {{count}} шарніри; є: {{found}}.',
    'shortage.hinges_many':
      'Балці потрібно в’язей: {{needed}} — три і ще {{count}} на {{count}} шарнірів; є: {{found}}.',
    'shortage.hinges_other':
      'Балці потрібно в’язей: {{needed}} — три і ще {{count}} на {{count}} шарніра; є: {{found}}.',
    'truss.cause.tooFewRestraints': 'Ферма рухається як ціле: закріплено замало напрямків.',
    'truss.cause.parallelRestraints': 'Усі закріплення паралельні, і ферма ковзає впоперек них.',
    'truss.cause.concurrentRestraints':
      'Напрямки закріплень перетинаються, і ферма повертається навколо місця їх перетину.',
    'truss.cause.detachedPart': 'Частина з вузлами {{list}} ні з чим не зв’язана так, щоб це її втримало.',
    'truss.cause.looseJoint': 'У вузлі {{list}} замало стрижнів.',
    'truss.cause.collinearLinks': 'Усі стрижні у вузлі {{list}} лежать на одній прямій.',
    'truss.cause.coplanarLinks': 'Усі стрижні у вузлі {{list}} лежать в одній площині.',
    'truss.cause.openPanel': 'У панелі між вузлами {{list}} немає розкосу, і вона перекошується.',
    'truss.cause.tooFewLinks': 'Частини ферми рухаються одна відносно одної: бракує стрижнів або закріплень.',
    'truss.cause.linkGeometry': 'Стрижнів достатньо, але їх розташування дозволяє вузлам зміщуватися.',
    'doubt.rankAtMost':
      'Ферма завелика, щоб порахувати всі її переміщення: їх може бути більше, а ранг не більший за {{rank}}.',
    'doubt.unproved':
      'Не доведено ні того, що ці переміщення тривають, ні того, що вони одразу припиняються; ферму названо миттєво змінюваною.',
    'fix.makePin': 'Зробити опору в точці {{x}} нерухомою',
    'fix.makeClamp': 'Зробити опору в точці {{x}} защемленням',
    'fix.addPin': 'Додати шарнірно-нерухому опору в точці {{x}}',
    'fix.addRoller': 'Додати рухому опору в точці {{x}}',
    'fix.addRoller.x0': 'Додати рухому опору в точці {{x}}: вона втримає частину від {{x0}} до {{x1}}',
    'fix.removeHinge': 'Видалити шарнір у точці {{x}}',
    'fix.removeRelease': 'Прибрати шарнір над опорою в точці {{x}}',
    'truss.fix.addLink': 'Додати стрижень між вузлами {{i}} та {{j}}',
    'truss.fix.addAnchor': 'Закріпити вузол {{joint}} уздовж {{axes}}',
    cure: 'Як виправити: {{list}}.',
    // Notes on an answer.
    'stress.noConstants': 'Напруження не обчислено: жодна ділянка балки не має матеріалу й перерізу.',
    'stress.noExtent':
      '{{owner}}: напруження не обчислено, не вказано, де крайні волокна (h та ez; на боці b та ey).',
    'stress.noOutline': '{{owner}}: дотичні та еквівалентні напруження не обчислено, форму не задано.',
    'stress.poisson':
      '{{owner}}: еквівалентні напруження не обчислено, коефіцієнт Пуассона невідомий або поза (0; 0,5].',
    'stress.size': 'Еквівалентні напруження не обчислено: балка для них завелика.',
    'stress.outside': '{{owner}} лежить поза балкою або поза її матеріалом.',
    'unfactored.ignored': '{{owner}} — не сполучення: його коефіцієнти не використовуються.',
    'unfactored.lifts': '{{owner}}: власна вага має коефіцієнт {{factor}} і діє тут угору.',
    'unfactored.weight': '{{owner}}: власна вага діє тут один раз і без коефіцієнта.',
    'unfactored.settled': '{{owner}}: осідання діють тут один раз і без коефіцієнта; номери опор: {{list}}.',
    'truss.unfactored.settled':
      '{{owner}}: осідання діють тут один раз і без коефіцієнта; номери вузлів: {{list}}.',
    'truss.unfactored.strained':
      '{{owner}}: температура й неточності довжини діють тут один раз і без коефіцієнта; стрижні: {{list}}.',
    'unfactored.leftOut':
      '{{owner}} не містить осідань, які діють в одному з сполучуваних завантажень: у їхніх sets це завантаження не вказано; номери опор: {{list}}.',
    'truss.unfactored.leftOut':
      '{{owner}} не містить осідань, які діють в одному з сполучуваних завантажень: у їхніх sets це завантаження не вказано; номери вузлів: {{list}}.',
    'truss.unfactored.leftOutLinks':
      '{{owner}} не містить температури й неточностей довжини, які діють в одному з сполучуваних завантажень: у їхніх sets це завантаження не вказано; стрижні: {{list}}.',
    'truss.utilisation':
      'Використання – більше з відношень |σ| до міцності матеріалу й стиску до ейлерової сили π²EI/L² (обидва кінці шарнірні: коефіцієнт розрахункової довжини K = 1). Навантаження й міцності взято без коефіцієнтів надійності: це не перевірка за нормами.',
    'contradiction.G':
      '{{owner}}: задано G = {{G}}, а з E і ν випливає {{expected}}; у розрахунку кожну величину взято як задано.',
  },
};
