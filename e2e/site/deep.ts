/** True in `npm run test:deep`, which repeats what the usual run only samples. */
export const deep = process.env.TEST_DEEP === '1';
