/** The one door to the form library: its context is what joins a form with its fields, which may come from another build. */
export { Form as FinalForm, useField, useForm, useFormState } from 'react-final-form';
