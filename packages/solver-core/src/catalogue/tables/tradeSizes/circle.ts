import type { SectionTable } from '../../sectionTable.ts';

/**
 * Full circles in common trade sizes, not from a standard. Source: chosen for this catalogue on 2026-11-21; there are
 * no published values to compare with.
 */
export const TRADE_CIRCLE: SectionTable = {
  standard: '',
  sectionClass: 'circle',
  units: 'mm',
  edition: 1,
  series: [
    {
      name: 'Round bar',
      columns: 'Dy',
      rows: `
6;6
8;8
10;10
12;12
14;14
16;16
18;18
20;20
22;22
25;25
28;28
30;30
32;32
36;36
40;40
45;45
50;50
56;56
60;60
63;63
70;70
80;80
90;90
100;100
110;110
120;120
140;140
150;150
160;160
180;180
200;200`,
    },
    {
      name: 'Concrete pile, column',
      columns: 'Dy',
      rows: `
300;300
400;400
500;500
600;600
800;800
1000;1000
1200;1200`,
    },
  ],
};
