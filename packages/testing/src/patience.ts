import { configure } from '@testing-library/dom';

// What is waited for comes when a busy machine gets to it; a test that fails takes longer to say so, no other does.
configure({ asyncUtilTimeout: 10_000 });
