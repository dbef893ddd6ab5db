export { startTestConsole, type TestConsoleOptions } from './startTestConsole';
