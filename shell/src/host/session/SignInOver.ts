// Of its own module only, so that the form comes with the chunk of the login page and not with the console's start.
export { SignInOver } from '@console/remote/sign-in';
