import '@testing-library/jest-dom';
import './browser';
import './patience';
