/**
 * True in builds for who writes the sources (`pnpm dev`): an edit is on the screen at once, and the page
 * keeps its state (docs/decisions/0018-edits-under-a-running-page.md). Read when a configuration is
 * evaluated.
 */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development';
