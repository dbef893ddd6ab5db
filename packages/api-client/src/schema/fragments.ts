/** Text that is always there. */
export const text = { type: 'string' } as const;

/** Text, `null` or left out: answers have `null`, requests mix both. */
export const optionalText = { type: ['string', 'null'] } as const;

/** Number, `null` or left out. */
export const optionalNumber = { type: ['number', 'null'] } as const;

/** Whole number, `null` or left out. */
export const optionalInteger = { type: ['integer', 'null'] } as const;

/** `true`, `false`, `null` or left out. */
export const optionalFlag = { type: ['boolean', 'null'] } as const;

/** List of texts that is always there. */
export const texts = { type: 'array', items: text } as const;

/** List of texts, `null` or left out. */
export const optionalTexts = { type: ['array', 'null'], items: text } as const;
