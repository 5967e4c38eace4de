/** The field for the value of a property, which the service computes. */
export const property = { key: 'imovel', component: 'inputRealEstateValue' };
