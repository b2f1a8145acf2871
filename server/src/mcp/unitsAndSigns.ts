/** The units of a document, as Markdown. */
export const UNITS = `# Units of a document and of its results

| quantity | SI (default) | US customary, \`units: {"system": 1}\` |
| --- | --- | --- |
| lengths, places, deflections | m | in |
| dimensions of sections | mm | in |
| areas; second moments of area | cm2; cm4 | in2; in4 |
| E, G, strengths, stresses | MPa | psi |
| forces; distributed loads; moments | N; N/m; N*m | lbf; lbf/in; lbf*in |

Results have the units of the document. The properties that section_properties and search_catalogue return state their units.
`;

/** The signs of loads and results and the kinds of supports, as Markdown. */
export const SIGNS = `# Signs

- The x axis runs along a beam to the right, y upwards. A load downwards is negative; moments and rotations are positive anticlockwise.
- A reaction is the action of the support on the structure: upwards, to the right and anticlockwise are positive.
- N is positive in tension.
- Q is the resultant of the forces on the part to the left, positive upwards.
- M of a beam is positive if it stretches the bottom (sagging). M of a member of a frame is positive if it stretches its side of -y; its x runs from joint i to joint j.
- A deflection is positive upwards.

Supports of beams and frames: className "pin" holds x and y, "roller" holds y, "clamp" is a built-in end; "hinge" of a beam is an internal hinge. Documents of the editor write "fixed" for a PIN, "simple" for a roller, "cantilever" for a clamp.
`;
