/**
 * The flexibility of a section under shear forces Qy and Qz, in 1/area: the strain energy of shear is (yy·Qy² +
 * 2·yz·Qy·Qz + zz·Qz²)/(2 G) for each unit of length. The shear areas are 1/yy and 1/zz.
 */
export interface ShearFlexibility {
  readonly yy: number;
  readonly zz: number;
  readonly yz: number;
}
