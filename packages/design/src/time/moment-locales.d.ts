/** Adds a language to moment when it is imported. */
declare module 'moment/locale/*';
