import '@testing-library/jest-dom';
import './browser';

// Tests without a page need none of it, and there are many.
if (typeof document !== 'undefined') require('./patience');
