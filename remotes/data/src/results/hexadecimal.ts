/** Whether an EPC is hexadecimal, and so has a page. */
export const isHexadecimal = (epc: string) => /^[0-9a-f]+$/i.test(epc);
