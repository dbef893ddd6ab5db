export {
  abandonUnsavedInput,
  hasUnsavedInput,
  holdUnsavedInput,
  isAbandoned,
  onUnsavedInput,
  useUnsavedInput,
} from './unsavedInput';
