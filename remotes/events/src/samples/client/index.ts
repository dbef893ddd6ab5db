import type { Consumer, Language } from './consumer';
import { javaClient } from './java';
import { nodeClient } from './node';
import { pythonClient } from './python';

export type { Consumer, Language };

/** The languages for which client code is written, in the order in which they are offered. */
export const languages: readonly Language[] = ['node', 'python', 'java'];

const clients = { node: nodeClient, python: pythonClient, java: javaClient };

/** A program that gets exactly the messages of one publisher. Secrets come from its environment. */
export const clientCode = (language: Language, consumer: Consumer): string => clients[language](consumer);
