import { documentLogin } from './host/session/document/documentLogin';

/** Runs the console. Its code came with this script. */
const run = () => void import(/* webpackMode: "eager" */ './main');

// Scripts that are there run in one go, with no frame between them: who sees the login page can use it meanwhile.
if (documentLogin() && !document.hidden) requestAnimationFrame(() => setTimeout(run));
else run();
