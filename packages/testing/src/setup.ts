// Tests without a page need none of it, and there are many.
if (typeof document !== 'undefined') require('./page');
