/** Where the console begins: the list of reader definitions [NAV-01]. A module of its own for the boot script, which holds nothing it does not need. */
export const homeAddress = '/readers/definitions';
