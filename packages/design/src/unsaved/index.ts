export { hasUnsavedInput, holdUnsavedInput, onUnsavedInput, useUnsavedInput } from './unsavedInput';
