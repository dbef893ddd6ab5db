import type { Page } from '@playwright/test';
import { holdAnswers } from '../browser/holdAnswers';

/** The code of the console; what the document shows before has scripts of its own. */
export const codeOfConsole = /\/assets\/(main|libraries)\.[^/]*\.js/;

/** Keeps the code of the console on its way until it is let through. */
export const holdCode = (page: Page): Promise<() => void> => holdAnswers(page, codeOfConsole);
