/** Key of the address for the facility whose jobs the timeline shows; an address that has it opens the timeline. */
export const facilityKey = 'timeline';
