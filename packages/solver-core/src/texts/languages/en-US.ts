import type { Language } from '../language.ts';

/** The English texts. */
export const enUS = {
  locale: 'en-US',
  texts: {
    // Failures of a document, and corrections made while reading it.
    'schema.notObject': 'This is not a beam document.',
    'truss.schema.notObject': 'This is not a truss document.',
    'schema.version': 'The document has version {{actual}}, which is unknown here.',
    'schema.kind': 'The document describes something other than a beam: {{actual}}.',
    'truss.schema.kind': 'The document describes something other than a truss: {{actual}}.',
    'schema.required': '{{owner}} has no {{field}}.',
    'schema.required.schema': 'This is not an EECS file: it states no version.',
    'schema.type': '{{where}}: {{expected}} is expected.',
    'schema.notFinite': '{{where}}: the number is not finite.',
    'schema.className': '{{where}}: “{{actual}}” is unknown.',
    'schema.className.allowed': '{{where}}: “{{actual}}” is unknown; known are {{allowed}}.',
    'schema.className.nearest':
      '{{where}}: “{{actual}}” is unknown; did you mean {{nearest}}? Known are {{allowed}}.',
    'schema.arity':
      '{{where}}: the number of values is {{actual}}; it has to be from {{minItems}} to {{maxItems}}.',
    'schema.arity.exact': '{{where}}: the number of values is {{actual}}; it has to be {{minItems}}.',
    'schema.notPositive': '{{where}}: a number above 0 is expected.',
    'schema.notPositive.actual': '{{where}} is {{actual}}; it has to be above 0.',
    'schema.range': '{{where}} is {{actual}}; it has to be from {{minimum}} to {{maximum}}.',
    'schema.range.from': '{{where}} is {{actual}}; it has to be at least {{minimum}}.',
    'schema.range.to': '{{where}} is {{actual}}; it has to be at most {{maximum}}.',
    'schema.depth': '{{where}}: nested more than {{maximum}} deep; leave it out.',
    'schema.tooMany': '{{where}}: {{actual}} entries; at most {{maximum}} are allowed.',
    'schema.tooLong': '{{where}}: {{actual}} characters; at most {{maximum}} are allowed.',
    'schema.tooGreat': '{{where}} is {{actual}}; its size may be at most {{maximum}}.',
    'schema.release': '{{owner}}: only a pin, a roller or a spring can have a hinge over it.',
    'schema.notHeld': '{{owner}}: only a direction that it holds can have a settlement or a spring.',
    'truss.schema.notHeld': '{{owner}}: only a direction that its support holds can settle.',
    'length.notPositive': 'The length of the beam should be > 0.',
    'geometry.loadOutside': '{{owner}} lies outside the beam.',
    'geometry.loadOutside.L': '{{owner}} lies outside the beam (0 to {{L}}).',
    'truss.geometry.loadOutside': '{{owner}} lies outside the rod.',
    'geometry.supportOutside': '{{owner}} is outside the beam.',
    'geometry.supportOutside.L': '{{owner}} is at {{x}}, outside the beam (0 to {{L}}).',
    'geometry.emptyRange': '{{owner}} begins and ends at one place.',
    'geometry.sectionOrder':
      '{{owner}} has no length: it ends at {{x}}, which is not beyond its start at {{start}}.',
    'geometry.index': '{{owner}} names an entry that does not exist.',
    'geometry.index.i':
      '{{owner}} begins at joint {{index}}, but the number of joints is {{count}}; let it begin at one of them.',
    'geometry.index.j':
      '{{owner}} ends at joint {{index}}, but the number of joints is {{count}}; let it end at one of them.',
    'geometry.index.materialIndex':
      '{{owner}} names material {{index}}, but the number of materials is {{count}}; choose one of them or none (-1).',
    'geometry.index.sectionIndex':
      '{{owner}} names cross-section {{index}}, but the number of cross-sections is {{count}}; choose one of them or none (-1).',
    'geometry.index.crossSectionIndex':
      '{{owner}} names cross-section {{index}}, but the number of cross-sections is {{count}}; choose one of them or none (-1).',
    'geometry.factor':
      '{{owner}} has a factor for “{{actual}}”, which is neither a set that it combines, nor weight, nor settlement.',
    'geometry.supportsAtOneX': '{{other}} and {{second}} are at the same place: {{x}}.',
    'geometry.noJoints': 'The truss has no joints.',
    'geometry.noLinks': 'The truss has no rods.',
    'geometry.linkToItself':
      '{{owner}} begins and ends at joint {{i}}: let it end at another joint, or remove it.',
    'geometry.doubledLink':
      '{{owner}} joins joints {{i}} and {{j}}, as rod {{number}} does: remove one of the two.',
    'geometry.zeroLength':
      '{{owner}} has no length: its joints {{i}} and {{j}} are at one place; move one of them.',
    'geometry.outOfPlane': '{{owner}} acts along z, but the truss is plane: every z of its joints is 0.',
    'materials.modulus': '{{owner}} needs an elastic modulus E above 0.',
    'materials.poisson': '{{owner}}: Poisson’s ratio has to be above 0.',
    'materials.poisson.nu': '{{owner}}: Poisson’s ratio is {{nu}}; it has to be above 0.',
    'materials.area': '{{owner}} needs an area A above 0.',
    'materials.inertia': '{{owner}} needs a second moment of area above 0.',
    'materials.inertia.Iz': '{{owner}}: the second moment of area Iz cannot be below 0.',
    'materials.inertia.Iyz': '{{owner}}: Iy times Iz has to be above the square of Iyz.',
    'materials.dimensions': '{{owner}}: its dimensions do not fit together.',
    'materials.dimensions.demands': '{{where}} has to be {{demands}}.',
    'materials.dimensions.value': '{{where}} is {{value}}; it has to be {{demands}}.',
    'materials.overlap':
      '{{owner}}: its parts {{under}} and {{part}} overlap. Move one of them, or leave a gap.',
    'materials.incomplete':
      '{{owner}} lacks a material or a cross-section, while others have both: give all of them or none.',
    'materials.needed':
      '{{owner}} needs real materials and cross-sections: springs, settlements, temperature and shear strains depend on the stiffness.',
    'materials.shape': '{{owner}}: its shape ({{shape}}) is not computed yet.',
    'materials.shearModulus': '{{owner}} needs its G, or E and Poisson’s ratio, for shear strains to count.',
    'materials.shearArea':
      '{{owner}} has no shear area, so shear strains cannot be included: a section given by numbers has none, and for parts that are not welded it depends on their connections.',
    'materials.expansion':
      '{{owner}} changes its temperature, so its material needs a thermal expansion alpha.',
    'conditions.count': 'Insufficient conditions: the beam has too few restraints.',
    'truss.conditions.count': 'Insufficient conditions: the supports hold too few directions.',
    'conditions.horizontal': 'Insufficient conditions: nothing holds the beam along its axis.',
    'singular.mechanism': 'The beam is a mechanism.',
    'singular.mechanism.x0': 'The beam is a mechanism: it can move between {{x0}} and {{x1}}.',
    'truss.singular.mechanism': 'The truss is a mechanism: it can move.',
    'singular.rounding':
      'Within rounding the beam is a mechanism near {{x}}: add a support there, or move hinges and supports farther apart.',
    'truss.singular.rounding':
      'Within rounding the truss is a mechanism: brace it by a rod, or make it deeper or stiffer.',
    'truss.singular.rounding.joint':
      'Within rounding the truss is a mechanism near joint {{joint}}: hold that joint or brace it by a rod, or make the truss deeper or stiffer there.',
    'range.size':
      'The values in this beam differ too much in size to be solved exactly. Look for a length, a stiffness or a load that is a million times larger or smaller than the others, often a unit by mistake, such as mm for m.',
    'range.size.times':
      'The part of the beam from {{x0}} to {{x1}} differs in stiffness from the other parts by a factor of {{times}}, too much to solve the beam exactly. Check its length, its section and its material, and their units.',
    'truss.range.size':
      'The values in this truss differ too much in size to be solved exactly. Look for a length, a stiffness or a load that is a million times larger or smaller than the others, often a unit by mistake, such as mm for m.',
    'truss.range.size.times':
      '{{owner}}: its stiffness differs from that of the other rods by a factor of {{times}}, too much to solve the truss exactly. Check its length, its section and its material, and their units.',
    'range.indeterminate':
      'The truss is statically indeterminate ({{actual}} unknowns, {{expected}} equations, rank {{rank}}): every rod needs a material and a cross-section.',
    'range.memory': 'The truss is too large to be solved here.',
    'range.memory.bytes':
      'The truss is too large to be solved here: its equations would take {{bytes}} MB, and {{limit}} MB are allowed.',
    'loads.none': 'Nothing acts on the beam: no load, no weight, no settlement.',
    'truss.loads.none': 'Nothing acts on the truss: no load, no weight, no settlement, no temperature.',
    'frame.schema.notObject': 'This is not a frame document.',
    'frame.schema.kind': 'The document describes something other than a frame: {{actual}}.',
    'frame.schema.notHeld': '{{owner}}: only a direction that its support holds can settle.',
    'frame.geometry.loadOutside': '{{owner}} lies outside the member.',
    'frame.geometry.noJoints': 'The frame has no joints.',
    'geometry.noMembers': 'The frame has no members.',
    'geometry.memberToItself':
      '{{owner}} begins and ends at joint {{i}}: let it end at another joint, or remove it.',
    'geometry.releases':
      '{{owner}} is released so much that it moves even if its joints do not: fix one of its ends in one more direction.',
    'materials.depth':
      '{{owner}} has no depth, so a difference of temperature between its bottom and its top cannot be included: give it a shape.',
    'frame.conditions.count': 'Insufficient conditions: the supports hold too few directions.',
    'frame.singular.mechanism': 'The frame is a mechanism: it can move.',
    'frame.singular.rounding':
      'Within rounding the frame is a mechanism: move hinges and supports farther apart, or remove a hinge.',
    'frame.range.size':
      'The values in this frame differ too much in size to be solved exactly. Look for a length, a stiffness or a load that is a million times larger or smaller than the others, often a unit by mistake, such as mm for m.',
    'frame.range.size.times':
      '{{owner}}: its stiffness differs from that of the other members by a factor of {{times}}, too much to solve the frame exactly. Check its length, its section and its material, and their units.',
    'frame.range.indeterminate':
      'The frame is statically indeterminate ({{actual}} unknowns, {{expected}} equations, rank {{rank}}): every member needs a material and a cross-section.',
    'geometry.rise':
      '{{owner}} rises by {{rise}} over a chord of {{L}}: an arc may rise by half its chord, a parabola by four times its chord. Lower it, or divide it by a joint.',
    'geometry.shift':
      '{{owner}}: the middle of the parabola is shifted by {{shift}}, but it must be less than a quarter of the chord of {{L}}: shift it less, or divide the member by a joint.',
    'geometry.bearsNothing': '{{owner}} may bear neither tension nor compression: let it bear one of them.',
    'range.buckling':
      '{{owner}}: the loads exceed the critical loads: the frame buckles at {{factor}} of the loads, so there is no second-order solution. Make the frame stiffer, brace it, or reduce the loads.',
    'range.buckling.critical':
      '{{owner}}: the loads are close to the critical loads, at which the frame buckles, so there is no second-order solution. Make the frame stiffer, brace it, or reduce the loads.',
    'range.secondOrder':
      '{{owner}}: the axial forces of the second-order analysis do not converge, because the frame is close to buckling. Make the frame stiffer or reduce the loads.',
    'range.oneWay':
      '{{owner}}: the analysis does not converge, because members that bear only tension or only compression keep becoming slack and active again: let one of them bear both.',
    'range.slack':
      '{{owner}}: without the slack members {{list}} the frame is a mechanism: brace it in the other direction, or let one of them bear both tension and compression.',
    'range.slack.one':
      '{{owner}}: without the slack member {{list}} the frame is a mechanism: brace it in the other direction, or let this member bear both tension and compression.',
    'range.inextensible':
      'Inextensible members {{list}} lie between joints whose distance is fixed already, so their axial forces are unknown: let these members change their length.',
    'frame.range.memory': 'The frame is too large to be solved here.',
    'frame.loads.none': 'Nothing acts on the frame: no load, no weight, no settlement, no temperature.',
    'loads.momentOnHinge':
      '{{owner}}: a moment acts on a joint at which every member is hinged: apply it at the end of a member, or remove one of the hinges.',
    'features.curvedSecondOrder':
      '{{owner}} is curved, and the second-order analysis supports straight members only: switch it off, or replace the curve by straight members.',
    'features.curvedBedding':
      '{{owner}} is curved, and a frame with elastic beds can have straight members only: remove the beds, or replace the curve by straight members.',
    'features.curvedOneWay':
      '{{owner}} is curved, and a curved member bears both tension and compression: let it bear both, or make it straight.',
    'features.curvedStability':
      '{{owner}} is curved, and buckling and vibration are computed for straight members only: replace the curve by straight members.',
    'loads.unassigned': '{{owner}} belongs to no case set.',
    'features.shear': 'Shear strains are not computed yet.',
    'combinations.noSets':
      'The loads are not in case sets, so nothing can be combined: add case sets and set the action of each.',
    'combinations.noRule':
      'No rule of combinations is chosen: choose one, or give a combined set a situation.',
    'combinations.noAction':
      '{{owner}} does not state the action of its loads: choose one (permanent, imposed, snow, wind and so on), or a situation if the set is a combination made by hand.',
    'combinations.combinedAction':
      '{{owner}} is a combination of other sets and not an action itself: remove its action.',
    'combinations.noCategory':
      '{{owner}} is an imposed load without a category: state how the area is used (A dwellings, B offices, C meetings, D shops, E stores, F and G traffic, H roofs).',
    'combinations.noPsi':
      '{{owner}}: the rule gives no ψ for actions of kind {{kind}}: give the action its own ψ0, ψ1 and ψ2.',
    'combinations.otherKind':
      '{{where}}: actions of kind {{kind}} do not have it, only those of kind {{kinds}}. Remove it, or choose another kind.',
    'combinations.pattern': '{{owner}}: an action of kind {{kind}} acts on all spans: remove its pattern.',
    'truss.combinations.pattern':
      '{{owner}}: a truss has no spans that could stay unloaded: remove the pattern, and add a case set for each part that may be unloaded.',
    'frame.combinations.pattern':
      '{{owner}}: a frame has no spans that could stay unloaded: remove the pattern, and add a case set for each part that may be unloaded.',
    'combinations.patternPermanent':
      '{{owner}} has a pattern, but self weight or a settlement acts in it, which no pattern can leave out: let that act in another set.',
    'combinations.weight':
      'Self weight acts in every case set, and none of them is permanent (G): give one of them this action, or name the sets of self weight.',
    'combinations.settlement':
      '{{owner}} settles in every case set, and none of them is for settlements (Gset): give one of them this action, or name the sets of the settlement.',
    'combinations.imposed':
      '{{owner}} changes its temperature or its length in every case set: give one set the action T for temperature or Gset for length, or name the sets of the change.',
    'combinations.situation':
      '{{where}}: the rule has no expressions for “{{actual}}”; it has them for {{allowed}}.',
    'combinations.noExpression':
      '{{owner}}: the rule has no factor for actions of kind {{kind}} in the chosen situations: add a situation that has one, or combine this set by hand.',
    'combinations.change':
      'Changed factor {{number}} refers to nothing in the rule: name an action, a situation and an expression that the rule has, and a factor.',
    'combinations.secondOrder':
      'In the second order the results of case sets cannot be added, so no rule can combine them: remove the rule and make each combination by hand, as a combined set with a situation, or switch to the first order.',
    'combinations.oneWay':
      '{{owner}} bears one way only, so the results of case sets cannot be added and no rule can combine them: remove the rule and make each combination by hand, as a combined set with a situation, or let the member bear both ways.',
    'combinations.tooLarge':
      'There are {{count}} case sets and parts of them on spans, more than can be combined here ({{most}}): combine fewer sets, or let fewer of them have a pattern.',
    'combinations.noLimit': 'Deflection limit {{number}} has no value: give L/n or a length.',
    'correction.rangeSwapped': '{{owner}} was given from right to left and was reversed.',
    'correction.coefficients':
      '{{owner}}: its components did not agree with its value and direction and were recomputed.',
    'correction.unknownShape':
      '{{owner}}: the shape “{{actual}}” is unknown; the section is read by its numbers.',
    'correction.endHinge': '{{owner}}: a hinge at an end of the beam does nothing.',
    'correction.momentOnHinge': '{{owner}}: a moment right on a hinge acts on the part to the right of it.',
    'correction.sectionStretched': '{{owner}} ended at {{x}} and was extended to the end of the beam.',
    'correction.sectionCut': '{{owner}} ended at {{x}} and was cut at the end of the beam.',
    'correction.noDensity': '{{owner}} has no density, so self weight leaves out what is made of it.',
    'correction.noMass':
      '{{owner}} has neither a mass nor a material and a cross-section, so self weight leaves it out.',
    'truss.correction.noMass':
      'Self weight leaves out rods that have no material or no cross-section: {{list}}.',
    'truss.correction.noMass.all':
      'Self weight leaves out all rods: none has both a material and a cross-section.',
    'correction.unitStiffness':
      'No part of the beam has both a material and a cross-section, so its stiffness is unknown: EI = EA = 1 is used, and displacements are EI or EA times the true ones. Give the beam sections both.',
    'correction.greatModulus':
      '{{owner}}: E is greater than that of any material; it is expected in MPa, with US units in psi.',
    'correction.greatModulus.actual':
      '{{owner}}: E is {{actual}}, more than any material has; it is expected in MPa, with US units in psi.',
    'correction.unknownField':
      '{{owner}} has the unknown field “{{actual}}”, which was ignored; known are {{allowed}}.',
    'correction.fixedIsPin':
      '{{owner}} is called “fixed”, which is a pin here: it holds both directions and lets the beam turn. Write “pin” for a pin and “clamp” for a fixed end.',
    'correction.checks': '{{owner}}: the checks of the answer did not pass; do not trust its last digits.',
    'correction.direction':
      '{{owner}} states the direction {{actual}}°, but its class fixes it to {{alpha}}°, which is used; a GenericLoad takes any direction.',
    'correction.linkBending':
      'Rods carry loads between their joints. Statics distributes these loads to the joints; the bending of the rods is not computed: {{list}}.',
    'correction.linksOverlap':
      'Rods overlap others along a part of their length, without a joint that splits those: {{list}}. They act in parallel and share the force. If two trusses were merged, remove one rod of each pair; otherwise split the longer rod at the joints on it.',
    'correction.unusedConstants':
      'Some rods lack a material or a cross-section, so the constants of the others are not used: forces follow from equilibrium alone, without displacements and stresses.',
    'correction.largeDisplacement':
      'In case set {{set}} joint {{joint}} moves by {{displacement}}, and the whole truss measures {{extent}}: that is too much for linear theory, so forces and displacements are not those of the real truss. It may be nearly a mechanism: make it deeper or stiffer, or brace it. Joints that move far: {{list}}.',
    'correction.largeDisplacement.turned':
      'In case set {{set}} joint {{joint}} moves by {{displacement}} (the whole truss measures {{extent}}), and the ends of rod {{i}}–{{j}} by {{turned}} times its length against each other (case set {{turnedSet}}): that is too much for linear theory, so forces and displacements are not those of the real truss. It may be nearly a mechanism: make it deeper or stiffer, or brace it. Joints that move far: {{list}}.',
    'correction.eulerLoad':
      'Rods are compressed beyond their Euler load π²EI/L² (both ends hinged, K = 1), the first of them {{times}} times in case set {{set}}: {{list}}. They buckle before these forces are reached.',
    'correction.builtUpBuckling':
      'Rods are built up of parts that battens, packs or lacing hold together: {{list}}. Their Euler load π²EI/L² is that of parts that bend as one, an upper bound; without any connection it would be {{times}} times that. The task does not contain the spacing of the connections: check their shear flexibility and the buckling of one part between them (EN 1993-1-1, 6.4; SP 16.13330, 7.2).',
    'generator.notPositive': '{{measure}} is {{actual}}; it has to be above 0.',
    'generator.notWhole': '{{measure}} is {{actual}}; it has to be a whole number.',
    'generator.tooFew': '{{measure}} is {{actual}}; it has to be at least {{least}}.',
    'generator.tooMany': '{{measure}} is {{actual}}; it may be at most {{most}}.',
    'generator.tooMany.joints': 'There would be {{joints}} joints; there may be at most {{most}}.',
    'generator.notEven': '{{measure}} is {{actual}}; it has to be even.',
    'generator.notDoubling': '{{measure}} is {{actual}}; it has to be 4, 8, 16 and so on.',
    'generator.tooSteep': '{{measure}} is {{actual}}; it may be at most {{most}}.',
    'generator.notFinite': '{{measure}} is {{actual}}; it has to be a number.',
    'generator.anchor': '{{measure}} is {{actual}}; it has to be bits of held directions, 0 to 7.',
    'generator.constants': '{{measure}}: {{reason}}',
    'generator.nothingLoaded':
      '{{measure}} is {{actual}}, but every joint it would act on is held: take more panels, or no load.',
    'generator.oneRow':
      '{{measure}} is {{actual}}; a grid of one row of squares can stand only on its edges.',
    unknown: '{{where}}: {{code}}',
    // Places in a document.
    'demand.above': 'above {{limit}}',
    'demand.least': 'at least {{limit}}',
    'demand.below': 'below {{limit}}',
    'demand.most': 'at most {{limit}}',
    'type.number': 'a number',
    'type.integer': 'a whole number',
    'type.string': 'a text',
    'type.boolean': 'yes or no (true or false)',
    'type.object': 'a group of values',
    'type.array': 'a list',
    'place.beam': 'The beam',
    'place.truss': 'The truss',
    'place.frame': 'The frame',
    'place.supports': 'Support {{number}}',
    'place.beamSections': 'Section {{number}} of the beam',
    'place.caseSets': 'Case set {{number}}',
    'place.loads': 'Load {{number}}',
    'place.loadOf': '{{owner}}, load {{number}}',
    'place.materials': 'Material {{number}}',
    'place.sections': 'Cross-section {{number}}',
    'place.joints': 'Joint {{number}}',
    'place.links': 'Rod {{number}}',
    'place.members': 'Member {{number}}',
    'place.guides': 'Guide {{number}}',
    'place.mohr': 'Unit load {{number}}',
    'place.stress': 'Stress point {{number}}',
    'place.field': '{{owner}}, {{field}}',
    'place.key': '{{owner}}, field {{field}}',
    'place.within': '{{field}} ({{part}})',
    'place.unknown': '“{{field}}”',
    'field.L': 'length',
    'field.x': 'place',
    'field.y': 'ordinates',
    'field.c': 'value',
    'field.alpha': 'angle',
    'field.id': 'number of its own',
    'field.className': 'kind',
    'field.kind': 'kind',
    'field.schema': 'version',
    'field.title': 'title',
    'field.name': 'name',
    'field.label': 'name',
    'field.description': 'description',
    'field.color': 'colour',
    'field.sets': 'case sets',
    'field.supports': 'supports',
    'field.loads': 'loads',
    'field.caseSets': 'case sets',
    'field.materials': 'materials',
    'field.sections': 'cross-sections',
    'field.beamSections': 'sections',
    'field.settlement': 'settlement',
    'field.stiffness': 'stiffness',
    'field.release': 'hinge over it',
    'field.units': 'units',
    'field.grid': 'grid',
    'field.action': 'action',
    'field.situation': 'situation',
    'field.combinations': 'combinations',
    'field.limits': 'limits',
    'field.factors': 'factors',
    'field.joints': 'joints',
    'field.links': 'rods',
    'field.guides': 'guides',
    'field.anchor': 'anchor',
    // Motions, causes and fixes of a mechanism.
    'motion.turns': 'The part from {{x0}} to {{x1}} turns.',
    'motion.lifts': 'The part from {{x0}} to {{x1}} moves up and down.',
    'motion.slides': 'The part from {{x0}} to {{x1}} slides along the beam.',
    'motion.slides.all': 'The beam slides along its axis.',
    'motion.joints_one': 'Joint {{list}} moves.',
    'motion.joints_other': 'Joints {{list}} move.',
    'motion.more': 'Further independent motions not listed here: {{number}}.',
    'cause.noHorizontalRestraint': 'No support holds the beam along its axis.',
    'cause.tooFewRestraints': 'There are fewer restraints than the beam needs.',
    'cause.tooManyHinges_one': 'The hinge at {{places}} allows this.',
    'cause.tooManyHinges_other': 'The hinges at {{places}} allow this.',
    'cause.collinearHinges_one':
      'The hinge at {{places}} lies in one line with the supports and allows this.',
    'cause.collinearHinges_other':
      'The hinges at {{places}} lie in one line with the supports and allow this.',
    'cause.freeToTurn': 'Nothing keeps it from turning.',
    shortage: 'The beam needs 3 restraints; it has {{found}}.',
    'shortage.hinge':
      'The beam needs {{needed}} restraints: three, plus one for the hinge; it has {{found}}.',
    'shortage.hinges_one':
      'The beam needs {{needed}} restraints: three, plus {{count}} for {{count}} hinge; it has {{found}}.',
    'shortage.hinges_other':
      'The beam needs {{needed}} restraints: three, plus {{count}} for {{count}} hinges; it has {{found}}.',
    'truss.cause.tooFewRestraints': 'The truss moves as a whole: its supports hold too few directions.',
    'truss.cause.parallelRestraints':
      'All supports hold in parallel directions, so the truss slides perpendicular to them.',
    'truss.cause.concurrentRestraints':
      'The lines of action of the supports meet in one place, so the truss turns about it.',
    'truss.cause.detachedPart': 'The part with joints {{list}} is not connected to anything that holds it.',
    'truss.cause.looseJoint': 'Joint {{list}} has too few rods.',
    'truss.cause.collinearLinks': 'All rods at joint {{list}} lie on one line.',
    'truss.cause.coplanarLinks': 'All rods at joint {{list}} lie in one plane.',
    'truss.cause.openPanel': 'The panel between joints {{list}} has no diagonal and shears.',
    'truss.cause.tooFewLinks': 'Parts of the truss move against each other: rods or supports are missing.',
    'truss.cause.linkGeometry': 'There are enough rods, but their arrangement lets the joints move.',
    'frame.cause.tooFewRestraints': 'The frame moves as a whole: its supports hold too few directions.',
    'frame.cause.parallelRestraints':
      'All supports hold in parallel directions, so the frame slides perpendicular to them.',
    'frame.cause.concurrentRestraints':
      'The lines of action of the supports meet in one place, so the frame turns about it.',
    'frame.cause.detachedPart': 'The part with joints {{list}} is not connected to anything that holds it.',
    'frame.cause.collinearHinges': 'The hinges at joints {{list}} lie on one line.',
    'frame.cause.tooManyHinges': 'The hinges at joints {{list}} let parts of the frame move.',
    'frame.cause.hingeGeometry':
      'There are enough members and supports, but their arrangement lets the frame move.',
    'doubt.rankAtMost':
      'The truss is too large for all of its motions to be counted: there may be more, and its rank is at most {{rank}}.',
    'doubt.unproved':
      'It was not proved whether these motions continue or stop at once; the truss is reported as an infinitesimal mechanism.',
    'fix.makePin': 'Make the support at {{x}} a pin',
    'fix.makeClamp': 'Make the support at {{x}} a clamp',
    'fix.addPin': 'Add a pin at {{x}}',
    'fix.addRoller': 'Add a roller at {{x}}',
    'fix.addRoller.x0': 'Add a roller at {{x}}: it holds the part from {{x0}} to {{x1}}',
    'fix.removeHinge': 'Remove the hinge at {{x}}',
    'fix.removeRelease': 'Remove the hinge over the support at {{x}}',
    'truss.fix.addLink': 'Add a rod between joints {{i}} and {{j}}',
    'truss.fix.addAnchor': 'Hold joint {{joint}} along {{axes}}',
    'frame.fix.giveRoller': 'Give joint {{joint}} a roller',
    'frame.fix.givePin': 'Give joint {{joint}} a pin',
    'frame.fix.giveClamp': 'Give joint {{joint}} a clamp',
    'frame.fix.closeHinge': 'Remove the hinge of member {{member}} at joint {{joint}}',
    cure: 'Fix: {{list}}.',
    // Notes on results.
    'stress.noConstants':
      'Stresses are not computed: no part of the beam has a material and a cross-section.',
    'stress.noExtent':
      '{{owner}}: stresses are not computed, because it does not define its outermost fibres (h and ez; on its side b and ey).',
    'stress.noOutline': '{{owner}}: shear and equivalent stresses are not computed, because it has no shape.',
    'stress.poisson':
      '{{owner}}: equivalent stresses are not computed, because its Poisson’s ratio is unknown or not within (0, 0.5].',
    'stress.size': 'Equivalent stresses are not computed: the beam is too large for them.',
    'stress.outside': '{{owner}} lies outside the beam or its material.',
    'unfactored.ignored': '{{owner}} is not combined: its factors are not used.',
    'unfactored.lifts': '{{owner}}: self weight has the factor {{factor}} and acts upwards here.',
    'unfactored.weight': '{{owner}}: self weight acts here once and without a factor.',
    'unfactored.settled': '{{owner}}: settlements act here once and without a factor: supports {{list}}.',
    'truss.unfactored.settled': '{{owner}}: settlements act here once and without a factor: joints {{list}}.',
    'truss.unfactored.strained':
      '{{owner}}: temperature and misfit act here once and without a factor: rods {{list}}.',
    'unfactored.leftOut':
      '{{owner}} does not include settlements that act in a set it combines, because their sets do not name this one: supports {{list}}.',
    'truss.unfactored.leftOut':
      '{{owner}} does not include settlements that act in a set it combines, because their sets do not name this one: joints {{list}}.',
    'truss.unfactored.leftOutLinks':
      '{{owner}} does not include temperature and misfit that act in a set it combines, because their sets do not name this one: rods {{list}}.',
    'frame.unfactored.strained':
      '{{owner}}: temperature and misfit act here once and without a factor: members {{list}}.',
    'frame.unfactored.leftOutMembers':
      '{{owner}} does not include temperature and misfit that act in a set it combines, because their sets do not name this one: members {{list}}.',
    'truss.utilisation':
      'Utilisation is the greater of |σ| over the strength of the material and of compression over the Euler load π²EI/L² (both ends hinged: effective length factor K = 1). Loads and strengths are taken without safety factors: it is not a design code check.',
    'contradiction.G': '{{owner}}: G is {{G}}, while E and ν give {{expected}}; both are used as given.',
    // Checks by design codes that are not made: reasons for single parts and for the whole structure.
    'unjudged.material': 'no material is given',
    'unjudged.modulus': 'E and ν are not given',
    'unjudged.strength': 'the tensile strength, used as the yield strength, is not given',
    'unjudged.grade': 'the yield strength is higher than any in the standard',
    'unjudged.notSteel': 'E is not that of steel',
    'unjudged.section': 'no cross-section is given',
    'unjudged.shape': 'only doubly symmetric I sections and pipes are checked, by AISC 360 also channels',
    'unjudged.turned':
      'it is rotated: only bending about y is checked; AISC 360 also covers I sections about z',
    'unjudged.slender':
      'parts of the cross-section buckle before they yield (class 4, a web that buckles by shear), or chapter F of AISC 360 has no rule for it',
    'unjudged.lengths':
      'a span is compressed, and its effective length factor in the plane, or out of it where an end is free, is not given',
    'unjudged.restraints':
      'lateral-torsional buckling, compression: it is not stated where the beam is restrained laterally',
    'unjudged.freeEnd':
      'lateral-torsional buckling: by AISC 360 a bent stretch beyond the last restraint is not checked; restrain its end too',
    'unjudged.changing':
      'lateral-torsional buckling: between two restraints the cross-section changes or is not checked',
    'unjudged.places':
      'lateral-torsional buckling: the restrained points are missing, or some lie beyond the beam',
    'unjudged.extent':
      'lateral-torsional buckling: there are too many stretches under too many combinations; choose fewer situations',
    'unjudged.lengthFactors': 'compressed, and the effective length factors about y and z are not given',
    'truss.unjudged.shape': 'the standard gives no buckling curve for the shape',
    'truss.unjudged.slender': 'parts of the cross-section buckle before they yield (class 4, slender)',
    'unchecked.none':
      'The document names no standard to check it by: set {{field}}, to “{{standard}}” for instance.',
    'unchecked.noStrength':
      'The rule of the document gives no strength combinations: add a situation, such as {{situation}}.',
  },
} as const satisfies Language;
