/** True for a hexadecimal EPC, which has a page. */
export const isHexadecimal = (epc: string) => /^[0-9a-f]+$/i.test(epc);
